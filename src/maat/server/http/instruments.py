"""What operators ask for, outside of the API."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from maat.server import bodies
from maat.server.hosted import HostedServices
from maat.server.protocol import ENCODER
from maat.version import __version__


class Instruments:
    """How the server is, for those who watch over it."""

    def __init__(self, services: HostedServices) -> None:
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
