"""An operation as Starlette carries it: a request read as plain data, the answer as a response."""

from __future__ import annotations

import asyncio
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from maat.server.http.identity import asked_of, cookie_name
from maat.server.http.routes import Operation
from maat.server.http.runner import Answered, Runner
from maat.server.server_services import ServerServices

PENANCE = 1.0  # seconds until whoever asks too often hears so: a flood leaves time to others


class Endpoint:
    """Runs an operation for Starlette."""

    def __init__(self, services: ServerServices, operation: Operation) -> None:
        self.settings = services.settings
        self.bans = services.bans
        self.runner = Runner(services, operation)

    async def __call__(self, request: Request) -> Response:
        """Ask, and carry the answer back."""
        asked = asked_of(self.settings, request)
        self.bans.check(asked.address)
        told = await self.runner.run(asked, request.body)
        if told.status == HTTPStatus.TOO_MANY_REQUESTS:
            await asyncio.sleep(PENANCE)
        media = f"{told.media}; charset=utf-8" if told.media.endswith("+xml") else told.media
        response = Response(told.body, told.status, _headers(told), media)
        if told.cookie is not None:
            self._set_cookie(response, told.cookie)
        return response

    def _set_cookie(self, response: Response, token: str) -> None:
        response.set_cookie(
            cookie_name(self.settings),
            token,
            max_age=self.settings.idle * 86400 if token else 0,
            path="/",
            secure=self.settings.secure,
            httponly=True,
            samesite="lax",
        )


def _headers(told: Answered) -> dict[str, str]:
    found: dict[str, str] = {}
    if told.name:
        found["Content-Disposition"] = f'attachment; filename="{told.name}"'
    if told.location:
        found["Location"] = told.location
    if told.wait:
        found["Retry-After"] = str(told.wait)
    return found
