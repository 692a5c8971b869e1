"""All that is known of a guest: told to them, and forgotten if they wish."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import structs

from maat.core.notation import SOMEBODY
from maat.server import bodies, replays
from maat.server.errors import Refusal
from maat.server.services import Services
from maat.server.store.interface import Devices
from maat.server.store.rows import GameRow, Guest
from maat.server.update import table_row

Kind = Literal["cookie", "bearer", "link", "contact"]

ALL = 100_000  # tables of one guest


async def known(services: Services, store: Devices, guest: Guest) -> bodies.KnownOfMe:
    """Everything this server keeps about somebody."""
    rows = await services.store.games_of(guest.id, ALL)
    return bodies.KnownOfMe(
        name=guest.name,
        since=await store.since(guest.id),
        devices=await devices(store, guest, ""),
        tables=[table_row(row, guest.id) for row in rows],
        said=[
            bodies.SaidByMe(game, row.at, row.phrase, row.text)
            for game, row in await store.talk_of(guest.id)
        ],
    )


async def devices(store: Devices, guest: Guest, here: str) -> list[bodies.Device]:
    """Where somebody is known; `here` is the session that asks."""
    return [
        bodies.Device(
            each.id, cast("Kind", each.kind), each.label, each.born, each.used, each.id == here
        )
        for each in await store.sessions(guest.id)
    ]


async def forget(services: Services, store: Devices, guest: Guest) -> None:
    """Nobody can tell any more who this was; games of others go on without them."""
    await store.drop_talk(guest.id)
    for row in await services.store.games_of(guest.id, ALL):
        await _leave(services, row, guest.id)
    await store.forget(guest.id)


async def _leave(services: Services, row: GameRow, guest: int) -> None:
    """Take the name off a table, also one that is awake, and off how its game ended."""
    told = await services.store.ending(row.id)
    if told is not None:
        ending = replays.read_ending(told)
        for seat in row.seats_of(guest):
            ending.seats[seat] = structs.replace(ending.seats[seat], name=SOMEBODY)
        await services.store.keep_ending(row.id, replays.pack_ending(ending))
    try:
        table = await services.registry.table(row.id)
    except Refusal:
        return  # what cannot be woken is no danger: the store forgets the rest
    await table.do(table.forget(guest))
