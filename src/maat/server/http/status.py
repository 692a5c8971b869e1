"""What runs here and how it is, for players, operators and programs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from maat.server import bodies
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.protocol import ENCODER
from maat.server.services import Services
from maat.version import __version__

routes = Routes()


@routes.get("/api/about")
async def about(call: Call) -> bodies.About:
    """What runs here.

    The page shows how far the fast engine is.
    """
    engine = call.services.engine
    return bodies.About(
        __version__, bodies.Engine(engine.stage, round(engine.share, 3), engine.key)
    )


class Instruments:
    """What operators ask for, outside of the API."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def health(self, _: Request) -> Response:
        """Whether all is well."""
        awake = len(self.services.registry.awake)
        told = bodies.Health("ok", __version__, awake, self.services.sockets.count())
        return Response(ENCODER.encode(told), media_type="application/json")

    async def metrics(self, _: Request) -> Response:
        """Counts for Prometheus."""
        text = self.services.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4")
