"""What operators ask for, outside of the API."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from maat.server import bodies
from maat.server.errors import Refusal
from maat.server.http.identity import bearer_of, is_here
from maat.server.protocol import ENCODER
from maat.server.server_services import ServerServices
from maat.server.store.interface import Unwell
from maat.version import __version__


class Instruments:
    """How the server is, for those who watch over it."""

    def __init__(self, services: ServerServices) -> None:
        self.services = services

    def routes(self) -> list[Route]:
        """Where it is asked for."""
        return [
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def health(self, _: Request) -> Response:
        """Whether the server lives, and how it is."""
        return self._told(200)

    async def ready(self, _: Request) -> Response:
        """Whether what is sent now is kept: the disk is tried."""
        try:
            await self.services.store.check()
        except Unwell:
            return self._told(503)
        return self._told(200)

    def _told(self, status: int) -> Response:
        services = self.services
        awake, ailment = len(services.registry.awake), services.store.ailment()
        count = services.sockets.count()
        told = bodies.Health("unwell" if ailment else "ok", __version__, awake, count, ailment)
        return Response(ENCODER.encode(told), status, media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        """Counts for Prometheus, for whoever has the token or sits at a computer of their own."""
        token, settings = self.services.settings.metrics_token, self.services.settings
        knows = bool(token) and hmac.compare_digest(bearer_of(request).encode(), token.encode())
        if not knows and (token or not settings.alone or not is_here(request)):
            raise Refusal("not-found", 404)
        text = self.services.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4")
