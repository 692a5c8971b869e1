"""What only a device does: everything it keeps as one file, and such a file read again."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec

from maat.core import notation
from maat.core.errors import MaatError
from maat.server.errors import Refusal
from maat.server.games import LoadedGames
from maat.server.http.calls import Call, File
from maat.server.http.routes import Routes
from maat.server.store.rows import EntryRow, GameRow, SeatRow

FORMAT = 1
MOST = 2000  # games of one file

routes = Routes()


class KeptGame(msgspec.Struct):
    """A table with all that makes it go on elsewhere."""

    row: GameRow
    seed: str
    entries: list[EntryRow]


class Everything(msgspec.Struct):
    """All games of a device."""

    maat: int
    mine: int  # the number its owner has in the rows
    games: Annotated[list[KeptGame], msgspec.Meta(max_length=MOST)]


class Taken(msgspec.Struct):
    """How many games of a file are here now, and how many were before."""

    games: int
    known: int


@routes.get("/api/device", media="application/json")
async def keep_all(call: Call) -> File:
    """Everything this device keeps, as one file."""
    games = [await _kept(call, id) for id in await call.store.game_ids()]
    told = Everything(FORMAT, call.known().id, [each for each in games if each is not None])
    return File(msgspec.json.encode(told), "application/json", "maat.json")


async def _kept(call: Call, id: str) -> KeptGame | None:
    row = await call.store.game(id)
    if row is None:
        return None
    return KeptGame(row, await call.store.seed(id), await call.store.entries(id))


@routes.post("/api/device")
async def take_all(call: Call, body: Everything) -> Taken:
    """Take in what another device kept; a game that is further here stays as it is."""
    if body.maat != FORMAT:
        raise Refusal("other-device-file", 400)
    for each in body.games:
        _check(call.games, each)
    taken = [each for each in body.games if await _is_news(call, each)]
    for each in taken:
        call.registry.awake.pop(each.row.id, None)
        await _take(call, each, body.mine)
    return Taken(len(taken), len(body.games) - len(taken))


def _check(games: LoadedGames, kept: KeptGame) -> None:
    """Whether a game can be played here as it is told: whoever wrote the file may be anybody."""
    if kept.row.version != len(kept.entries) or "/" in kept.row.id:
        raise Refusal("other-device-file", 400)
    try:
        match = games.match(kept.row)
        for number, entry in enumerate(kept.entries, start=1):
            match.enter(notation.entry(match.game, number, entry.line))
    except MaatError:
        raise Refusal("other-device-file", 400) from None


async def _is_news(call: Call, kept: KeptGame) -> bool:
    here = await call.store.game(kept.row.id)
    return here is None or here.version < kept.row.version


async def _take(call: Call, kept: KeptGame, owner: int) -> None:
    """Keep a game; the seats of whoever wrote the file are mine here."""
    mine = call.known().id
    seats = [_owned(seat, owner, mine) for seat in kept.row.seats]
    row = replace(kept.row, seats=seats, host=mine if kept.row.host == owner else kept.row.host)
    await call.store.add_game(row, kept.seed, kept.entries)


def _owned(seat: SeatRow, owner: int, mine: int) -> SeatRow:
    return replace(seat, guest=mine) if seat.guest == owner else seat
