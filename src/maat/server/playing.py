"""At the table, over HTTP: looking, sitting down, answering, taking back, talking."""

from __future__ import annotations

import io

import segno
from starlette.responses import Response

from maat.core import notation
from maat.server import beats, bodies
from maat.server.calls import Call
from maat.server.protocol import Consent, Say
from maat.server.refusal import Refusal
from maat.server.tables import Table


async def show(call: Call) -> bytes:
    """The table as I may see it."""
    return _beat(call, call.table, call.number("seat"), call.number("since") or 0)


def _beat(call: Call, table: Table, seat: int | None = None, since: int = 0) -> bytes:
    guest = None if call.guest is None else call.guest.id
    return beats.beat_json(table, guest, seat, since)


async def invite(call: Call) -> bodies.Link:
    """The link to pass on."""
    return bodies.Link(call.house.invite_url(call.seated().row, call.url))


async def invite_picture(call: Call) -> Response:
    """The same, to be photographed."""
    code = segno.make(call.house.invite_url(call.seated().row, call.url), error="m")
    out = io.BytesIO()
    code.save(out, kind="svg", scale=4, border=3, xmldecl=False, light="white")
    return Response(out.getvalue(), media_type="image/svg+xml")


async def renew_invite(call: Call) -> bodies.Link:
    """Another link; the old one stops working."""
    table = call.table
    if call.known().id != table.row.host:
        raise Refusal("not-host", 403)
    await table.do(table.renew())
    return bodies.Link(call.house.invite_url(table.row, call.url))


async def sit(call: Call) -> bytes:
    """Take an empty seat."""
    wish = call.body_of(bodies.TakeSeat)
    table = call.table
    call.house.check_invite(table.row, wish.invite)
    if call.guest is None or not table.seats_of(call.guest.id):
        table.empty_seat(wish.seat)  # before a guest is made for it
    guest = await call.welcome(wish.name)
    name = notation.clean(wish.name) or guest.name
    seat = await table.do(table.sit(guest.id, name, wish.seat))
    return _beat(call, table, seat)


def _seat(text: str) -> int:
    """A seat of the address; what is no number is no seat."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Refusal("no-such-seat", 404)
    return int(text)


async def hand_over(call: Call) -> bytes:
    """Give a seat to a bot or take it back."""
    bot = call.body_of(bodies.HandOver).bot
    table = call.table
    if bot:
        call.house.check_bot(table.row.game, bot)
    seat = _seat(call.request.path_params["seat"])
    await table.do(table.hand_over(call.known().id, seat, bot))
    return _beat(call, table)


async def move(call: Call) -> bodies.Accepted:
    """Answer the open question."""
    said = call.body_of(bodies.Move)
    table = call.table
    guest = call.known().id
    made = await table.do(table.act(guest, said.action, said.version, said.id, said.seat))
    call.house.counts.moves.inc()
    return bodies.Accepted(made)


async def undo(call: Call) -> bodies.Accepted:
    """Take back."""
    said = call.body_of(bodies.TakeBack)
    table = call.table
    made, asked = await table.do(table.undo(call.known().id, said.version, said.id, said.seat))
    return bodies.Accepted(made, asked)


async def consent(call: Call) -> bodies.Accepted:
    """Say yes or no to an undo."""
    said = call.body_of(Consent)
    table = call.table
    return bodies.Accepted(await table.do(table.consent(call.known().id, said)))


async def say(call: Call) -> bodies.Accepted:
    """Say something at the table."""
    await call.hub.say(call.table, call.known(), call.body_of(Say))
    return bodies.Accepted(call.table.version)
