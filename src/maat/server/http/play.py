"""At the table: looking, answering, taking back, talking."""

from __future__ import annotations

from maat.server import bodies
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.protocol import Consent, Correct, Draws, HandDraw, Say, Update
from maat.server.referee import Referee, by_hand

routes = Routes()


@routes.get("/api/tables/{id}", query=("seat", "since"))
async def show(call: Call) -> Update:
    """The table as I may see it."""
    return call.update(await call.table(), call.number("seat"), call.number("since") or 0)


@routes.post("/api/tables/{id}/moves")
async def move(call: Call, body: bodies.Move) -> bodies.Accepted:
    """Answer."""
    table = await call.table()
    guest = call.known().id
    made = await table.do(table.act(guest, body.action, body.version, body.id, body.seat))
    call.services.metrics.answered()
    return bodies.Accepted(made)


async def _referee(call: Call) -> Referee:
    """The table, where people draw."""
    return by_hand(await call.table())


@routes.get("/api/tables/{id}/draws", limit="60/minute")
async def draws(call: Call) -> Draws:
    """What was drawn, and could have been.

    Where the box lies on a real table, to correct it.
    """
    return (await _referee(call)).past(call.known().id)


@routes.post("/api/tables/{id}/draws")
async def draw(call: Call, body: HandDraw) -> bodies.Accepted:
    """Say what was drawn, or let the table draw."""
    table, guest = await _referee(call), call.known().id
    made = await table.do(table.draw(guest, body))
    return bodies.Accepted(made)


@routes.post("/api/tables/{id}/corrections", limit="60/minute")
async def correct(call: Call, body: Correct) -> bodies.Corrected:
    """Correct a draw.

    What came after it is played again as far as it fits.
    """
    table, guest = await _referee(call), call.known().id
    made, lost = await table.do(table.correct(guest, body))
    return bodies.Corrected(made, lost)


@routes.post("/api/tables/{id}/undo")
async def undo(call: Call, body: bodies.TakeBack) -> bodies.Accepted:
    """Take back."""
    table = await call.table()
    made, asked = await table.do(table.undo(call.known().id, body.version, body.id, body.seat))
    return bodies.Accepted(made, asked)


@routes.post("/api/tables/{id}/consent")
async def consent(call: Call, body: Consent) -> bodies.Accepted:
    """Consent to an undo or to newer rules."""
    table = await call.table()
    return bodies.Accepted(await table.do(table.consent(call.known().id, body)))


@routes.post("/api/tables/{id}/rules", limit="20/minute")
async def renew_rules(call: Call, body: bodies.NewRules) -> bodies.Accepted:
    """Play on under the newest rules.

    The host asks for it; the game must have gone the same way under them, and all others agree.
    """
    table = await call.table()
    made, asked = await table.do(table.renew_rules(call.known().id, body.version))
    return bodies.Accepted(made, asked)


@routes.post("/api/tables/{id}/chat", limit="30/minute")
async def say(call: Call, body: Say) -> bodies.Accepted:
    """Say something."""
    table = await call.table()
    await call.sockets.say(table, call.known(), body)
    return bodies.Accepted(table.version)
