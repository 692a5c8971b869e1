"""Who sits at a table: sitting down, choosing a seat, leaving, resigning, playing again."""

from __future__ import annotations

from contextlib import suppress

from maat.server import bodies
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.http.tables import lay, opened
from maat.server.http.values import owned
from maat.server.names import tidy
from maat.server.protocol import Update
from maat.server.seating import Contact, PlayAgain, Settle
from maat.server.seats import empty_seat, seated_again
from maat.server.store.interface import Conflict
from maat.server.store.rows import PLAYING, RECORD
from maat.server.table import Table
from maat.server.tokens import CONTACT, digest

routes = Routes()


def _seat(call: Call) -> int:
    """The seat of the address; what is no number is no seat."""
    text = call.path("seat")
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Refusal("no-such-seat", 404)
    return int(text)


@routes.post("/api/tables/{id}/seats")
async def sit(call: Call, body: bodies.TakeSeat) -> Update:
    """Sit down."""
    table = await call.table()
    call.services.invitations.check(table.row, body.invite)
    if call.guest is None or not table.row.seats_of(call.guest.id):
        empty_seat(table.row, body.seat)  # before a guest is made for it
    guest = await call.welcome(body.name)
    name = tidy(body.name) or guest.name
    seat = await table.do(table.sit(guest.id, name, body.seat, body.ready))
    return call.update(table, seat)


@routes.post("/api/tables/{id}/seats/{seat}")
async def settle(call: Call, body: Settle) -> Update:
    """Choose before the game: a seat, a color, ready."""
    table = await call.table()
    await table.do(table.settle(call.known().id, _seat(call), body))
    return call.update(table)


@routes.post("/api/tables/{id}/seats/{seat}/bot")
async def hand_over(call: Call, body: bodies.HandOver) -> Update:
    """Give a seat to a bot, or take it back."""
    table = await call.table()
    if body.bot:
        call.games.check_bot(table.row.game, body.bot)
    await table.do(table.hand_over(call.known().id, _seat(call), body.bot))
    return call.update(table)


@routes.post("/api/tables/{id}/seats/{seat}/guest", limit="30/minute")
async def ask_guest(call: Call, body: Contact) -> Update:
    """Ask somebody to an empty seat, as the host.

    They find the table among theirs, and say that they are ready or leave.
    """
    table = await call.table()
    asked = await call.store.guest(digest(body.contact), (CONTACT,))
    if asked is None:
        raise Refusal("no-such-contact", 404)
    await table.do(table.ask_guest(call.known().id, _seat(call), asked))
    return call.update(table)


@routes.post("/api/tables/{id}/seats/{seat}/free")
async def free(call: Call, _: bodies.Nothing) -> Update:
    """Leave, or as the host free a seat.

    In a game that runs, somebody else's only once they have been gone for a while.
    """
    table, guest, seat = await call.table(), call.known().id, _seat(call)
    await table.do(table.free(guest, seat))
    if table.row.phase == PLAYING:
        await _tell(call, table, "free")  # whoever sits down there sees what it hides
    return call.update(table)


@routes.post("/api/tables/{id}/seats/{seat}/resign")
async def resign(call: Call, _: bodies.Nothing) -> Update:
    """Resign.

    A bot plays on for good, and the result says so.
    """
    table, guest, seat = await call.table(), call.known().id, _seat(call)
    if await table.do(table.resign(guest, seat)):
        await _tell(call, table, "resign")
    return call.update(table)


async def _tell(call: Call, table: Table, phrase: str) -> None:
    """Let the others read what somebody who sits there has done with a seat."""
    guest = call.known().id
    mine = table.row.seats_of(guest)
    if mine and table.row.others(guest):
        said = await table.do(table.say(guest, table.row.seats[mine[0]].name, phrase, ""))
        call.sockets.tell_chat(table.row.id, said.n - 1)


@routes.post("/api/tables/{id}/rematch", limit="20/minute")
async def rematch(call: Call, body: PlayAgain) -> bodies.Opened:
    """Once more, or not.

    Whoever asks first opens a table for the same people, the next of them first; it waits for all
    of them, and this one tells them of it.
    """
    table = await call.seated()
    if not table.is_over or table.row.kind == RECORD:
        raise Refusal("not-over")
    if not body.again and not table.row.rematch:
        raise Refusal("not-found", 404)
    after = await _next(call, table)
    await table.do(table.follow_with(after.row.id))
    await after.do(after.answer_again(call.known().id, body.again))
    return opened(call, after.row)


async def _next(call: Call, table: Table) -> Table:
    """The table that follows, opened by the first who asks: all who do know it by the same id."""
    old, guest = table.row, call.known().id
    id = old.rematch or call.services.invitations.next_id(old)
    if await call.store.game(id) is None:
        game = await owned(call, old.game, old.changes)
        seats = seated_again(old, guest)
        with suppress(Conflict):  # somebody else was faster
            await lay(call, game, seats, old.options, old.clock, old.dealer, id)
    return await call.registry.current(id)
