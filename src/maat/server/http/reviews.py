"""Reviews of finished games."""

from __future__ import annotations

from maat.server import bodies
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.table import Table

routes = Routes()


@routes.get("/api/tables/{id}/review", limit="120/minute")
async def review(call: Call) -> bodies.ReviewState:
    """The review, or how far it is."""
    return await call.services.reviews.state(await _over(call))


@routes.post("/api/tables/{id}/review", status=202, limit="10/minute;60/hour")
async def start_review(call: Call, _: bodies.Nothing) -> bodies.ReviewState:
    """Review the game.

    It is made once; asking again does no harm.
    """
    return await call.services.reviews.start(await _over(call), call.owner)


async def _over(call: Call) -> Table:
    table = await call.table()
    if not table.is_over:
        raise Refusal("not-over")
    return table
