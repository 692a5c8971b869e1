"""Opening tables, and the links that invite to them."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import cast

from maat.bots import roster
from maat.catalog import AnyGame
from maat.core import notation
from maat.core.seal import commitment, new_seed
from maat.server import bodies, pictures
from maat.server.errors import Refusal
from maat.server.http.calls import Call, File
from maat.server.http.routes import Routes
from maat.server.http.values import owned
from maat.server.names import tidy, told_apart
from maat.server.seats import placed
from maat.server.store.rows import (
    BOT,
    GATHERING,
    HUMAN,
    OPEN,
    TABLE,
    WAITING,
    GameRow,
    Guest,
    SeatRow,
    now,
)
from maat.server.tokens import new_id
from maat.server.update import TableKind

routes = Routes()


@routes.post("/api/tables", status=201, limit="20/minute;500/day")
async def open_table(call: Call, body: bodies.NewTable) -> bodies.Opened:
    """Open a table, where there is room for one."""
    check_room(call)
    game = await owned(call, body.game, body.changes)
    game.new(len(body.seats), body.options)
    for each in body.seats:
        if each.bot:
            call.games.check_bot(body.game, each.bot)
    guest = await call.welcome(body.name)
    seats = _new_seats(call, body, guest)
    clock = (0, 0) if body.clock is None else (body.clock.move, body.clock.total)
    dealer = notation.PEOPLE if body.dealer == "people" else notation.SEALED
    return await lay(call, game, seats, game.settle(body.options), clock, dealer, new_id())


def check_room(call: Call) -> None:
    """Refuse one more table that is played where there is no room for it."""
    if len(call.registry.awake) >= call.settings.most_tables:
        raise Refusal("server-full", 503)


def _new_seats(call: Call, wish: bodies.NewTable, guest: Guest) -> list[SeatRow]:
    rows: list[SeatRow] = []
    for seat, each in enumerate(wish.seats):
        if each.kind == "bot":
            bot = call.games.check_bot(wish.game, each.bot or roster.usual(wish.game))
            rows.append(SeatRow(seat, BOT, None, bot))
        elif each.kind == "me":
            status = "" if wish.ready else WAITING
            name = tidy(each.name) or guest.name
            rows.append(SeatRow(seat, HUMAN, guest.id, "", name, now(), status=status))
        else:
            rows.append(SeatRow(seat))
    if wish.shuffle:
        secrets.SystemRandom().shuffle(rows)
    return told_seats([placed(row, seat) for seat, row in enumerate(rows)])


def told_seats(rows: list[SeatRow]) -> list[SeatRow]:
    """The same with names that nobody takes for each other."""
    taken: list[str] = []
    for row in rows:
        taken.append(told_apart(row.name, taken))
    return [replace(row, name=name) for row, name in zip(rows, taken, strict=True)]


async def lay(
    call: Call,
    game: AnyGame,
    seats: list[SeatRow],
    options: dict[str, str],
    clock: tuple[int, int],
    dealer: str,
    id: str,
) -> bodies.Opened:
    """A new table of whoever asks, which begins at once if it can."""
    seed = "" if dealer == notation.PEOPLE else new_seed()
    row = GameRow(
        id=id,
        kind=TABLE,
        game=game.key,
        rules=game.version,
        components=game.components,
        changes=dict(game.changes),
        options=options,
        clock=clock,
        dealer=dealer,
        commitment=commitment(seed) if seed else "",
        host=call.known().id,
        created=now(),
        since=now(),
        phase=GATHERING,
        seats=seats,
    )
    await call.store.add_game(row, seed, [])
    table = await call.registry.table(row.id)
    await table.do(table.start())
    return opened(call, row)


def opened(call: Call, row: GameRow) -> bodies.Opened:
    """Where a table is, and how to invite others."""
    call.location = f"/api/tables/{row.id}"
    invited = any(each.kind == OPEN for each in row.seats)
    url = call.services.invitations.url(row, call.url) if invited else ""
    return bodies.Opened(row.id, f"{call.own_url}/t/{row.id}", url, cast("TableKind", row.kind))


@routes.get("/api/tables/{id}/invite")
async def invite(call: Call) -> bodies.Link:
    """The invitation."""
    table = await call.seated()
    return bodies.Link(call.services.invitations.url(table.row, call.url))


@routes.get("/api/tables/{id}/invite.svg", media="image/svg+xml")
async def invite_picture(call: Call) -> File:
    """The invitation as a picture."""
    table = await call.seated()
    link = call.services.invitations.url(table.row, call.url)
    return File(pictures.drawing(link), "image/svg+xml")


@routes.post("/api/tables/{id}/invite")
async def renew_invite(call: Call, _: bodies.Nothing) -> bodies.Link:
    """A new invitation.

    The old one stops working.
    """
    table = await call.table()
    if call.known().id != table.row.host:
        raise Refusal("not-host", 403)
    await table.do(table.renew())
    return bodies.Link(call.services.invitations.url(table.row, call.url))
