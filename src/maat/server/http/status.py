"""What runs here and how it is, for players, operators and programs."""

from __future__ import annotations

from maat.server import bodies, site
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.version import __version__

routes = Routes()


@routes.get("/api/about")
async def about(call: Call) -> bodies.About:
    """What runs here.

    The page shows how far the fast engine is.
    """
    engine = call.services.engine
    told = bodies.Engine(engine.stage, round(engine.share, 3), engine.key)
    return bodies.About(__version__, told, site.address(call.settings))
