"""Opening tables, and who sits there: invitations, seats, bots, the next game."""

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
from maat.server.protocol import Update
from maat.server.seats import empty_seat
from maat.server.store.rows import (
    BOT,
    GATHERING,
    HUMAN,
    OPEN,
    RECORD,
    TABLE,
    GameRow,
    Guest,
    SeatRow,
    now,
)
from maat.server.table import Table
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
    return await _open(call, game, seats, game.settle(body.options), clock, dealer)


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
            rows.append(_mine(seat, guest, each.name))
        else:
            rows.append(SeatRow(seat))
    if wish.shuffle:
        secrets.SystemRandom().shuffle(rows)
    return told_seats([_placed(row, seat) for seat, row in enumerate(rows)])


def told_seats(rows: list[SeatRow]) -> list[SeatRow]:
    """The same with names that nobody takes for each other."""
    taken: list[str] = []
    for row in rows:
        taken.append(told_apart(row.name, taken))
    return [replace(row, name=name) for row, name in zip(rows, taken, strict=True)]


def _mine(seat: int, guest: Guest, name: str) -> SeatRow:
    return SeatRow(seat, HUMAN, guest.id, "", tidy(name) or guest.name, now())


def _placed(row: SeatRow, seat: int) -> SeatRow:
    """The row on its seat; a bot is called after both."""
    name = f"{row.bot} {seat + 1}" if row.kind == BOT else row.name
    return replace(row, seat=seat, name=name, seen=now())


async def _open(
    call: Call,
    game: AnyGame,
    seats: list[SeatRow],
    options: dict[str, str],
    clock: tuple[int, int],
    dealer: str,
) -> bodies.Opened:
    seed = "" if dealer == notation.PEOPLE else new_seed()
    row = GameRow(
        id=new_id(),
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


@routes.post("/api/tables/{id}/seats")
async def sit(call: Call, body: bodies.TakeSeat) -> Update:
    """Sit down."""
    table = await call.table()
    call.services.invitations.check(table.row, body.invite)
    if call.guest is None or not table.row.seats_of(call.guest.id):
        empty_seat(table.row, body.seat)  # before a guest is made for it
    guest = await call.welcome(body.name)
    name = tidy(body.name) or guest.name
    seat = await table.do(table.sit(guest.id, name, body.seat))
    return call.update(table, seat)


@routes.post("/api/tables/{id}/seats/{seat}/bot")
async def hand_over(call: Call, body: bodies.HandOver) -> Update:
    """Give a seat to a bot, or take it back."""
    table = await call.table()
    if body.bot:
        call.games.check_bot(table.row.game, body.bot)
    seat = _seat(call.path("seat"))
    await table.do(table.hand_over(call.known().id, seat, body.bot))
    return call.update(table)


def _seat(text: str) -> int:
    """A seat of the address; what is no number is no seat."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Refusal("no-such-seat", 404)
    return int(text)


@routes.post("/api/tables/{id}/rematch", limit="20/minute")
async def rematch(call: Call, _: bodies.Nothing) -> bodies.Opened:
    """Once more.

    The same people play, the next of them first.
    """
    table = await call.seated()
    if not table.is_over or table.row.kind == RECORD:
        raise Refusal("not-over")
    return await table.do(_rematch(call, table))


async def _rematch(call: Call, table: Table) -> bodies.Opened:
    old = table.row
    if old.rematch:
        return opened(call, (await call.registry.table(old.rematch)).row)
    order = old.seats[1:] + old.seats[:1]
    seats = [_placed(each, seat) for seat, each in enumerate(order)]
    game = await owned(call, old.game, old.changes)
    made = await _open(call, game, seats, old.options, old.clock, old.dealer)
    await table.keep(replace(old, rematch=made.id))
    return made
