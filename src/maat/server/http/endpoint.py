"""An operation as Starlette runs it: count, decode, run, encode."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from maat.core.errors import IllegalAction, MaatError, NotFound
from maat.server.bodies import Fault
from maat.server.errors import Refusal
from maat.server.http.calls import Call, File
from maat.server.http.identity import address_of, asked_of, cookie_name, guest_of
from maat.server.http.routes import Operation
from maat.server.protocol import ENCODER
from maat.server.services import Services
from maat.server.tokens import DAYS


def status_of(fault: MaatError) -> int:
    """The HTTP status of a fault."""
    if isinstance(fault, Refusal):
        return fault.status
    if isinstance(fault, IllegalAction):
        return 409
    return 404 if isinstance(fault, NotFound) else 400


class Endpoint:
    """Runs an operation for Starlette."""

    def __init__(self, services: Services, operation: Operation) -> None:
        self.services = services
        self.operation = operation
        self.decoder = msgspec.json.Decoder(operation.body) if operation.body else None

    async def __call__(self, request: Request) -> Response:
        """Decode, run, encode."""
        operation = self.operation
        services = self.services
        try:
            asker = address_of(services.settings, request)
            services.limiter.check(operation.limit, operation.path, asker)
            bodies = await self._bodies(request)
            guest = await guest_of(services.store, services.settings, request)
            call = Call(services, asked_of(services.settings, request), guest)
            return self._reply(call, await operation.run(call, *bodies))
        except MaatError as fault:
            services.metrics.refused(fault.key)
            return self._refusal(request, fault)

    async def _bodies(self, request: Request) -> list[Any]:
        """The body, if the handler takes one."""
        if self.decoder is None:
            return []
        try:
            return [self.decoder.decode(await request.body())]
        except (msgspec.DecodeError, ValueError) as fault:
            raise Refusal("unreadable", 400, detail=str(fault)[:200]) from None

    def _reply(self, call: Call, result: Any) -> Response:
        if isinstance(result, File):
            named = f'attachment; filename="{result.name}"'
            headers = {"Content-Disposition": named} if result.name else {}
            return Response(result.body, media_type=result.media, headers=headers)
        status = self.operation.status
        response = Response(ENCODER.encode(result), status, media_type="application/json")
        if call.location:
            response.headers["Location"] = call.location
        if call.cookie is not None:
            self._set_cookie(response, call.cookie)
        return response

    def _set_cookie(self, response: Response, token: str) -> None:
        settings = self.services.settings
        response.set_cookie(
            cookie_name(settings),
            token,
            max_age=DAYS * 86400 if token else 0,
            path="/",
            secure=settings.secure,
            httponly=True,
            samesite="lax",
        )

    def _refusal(self, request: Request, fault: MaatError) -> Response:
        told = Fault(fault.key, dict(fault.values))
        id = request.path_params.get("id")
        table = self.services.registry.awake.get(id) if id else None
        told.version = None if table is None else table.version
        status = status_of(fault)
        response = Response(ENCODER.encode(told), status, media_type="application/json")
        if status == 429:
            response.headers["Retry-After"] = str(fault.values["seconds"])
        return response
