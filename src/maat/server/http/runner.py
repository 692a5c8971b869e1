"""An operation as any adapter runs it: count, decode, run, encode."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from maat.core.errors import IllegalAction, MaatError, NotFound
from maat.server.bodies import Fault
from maat.server.errors import Refusal
from maat.server.http.calls import Call, File, Inquiry
from maat.server.http.routes import Operation
from maat.server.protocol import ENCODER
from maat.server.services import Services
from maat.server.store.rows import Guest
from maat.server.tokens import COOKIE, days_ago, digest

JSON = "application/json"
NOTED = ("bad-link", "bad-invite", "too-fast", "not-here", "not-seated", "not-host", "no-guest")


@dataclass(frozen=True)
class Answered:
    """What an operation says to whoever asked, as plain data."""

    status: int
    body: bytes
    media: str = JSON
    name: str = ""  # of a file that is to be kept
    cookie: str | None = None  # a new one; empty takes it away
    location: str = ""
    wait: int = 0  # seconds until more may be asked


def status_of(fault: MaatError) -> int:
    """The HTTP status of a fault."""
    if isinstance(fault, Refusal):
        return fault.status
    if isinstance(fault, IllegalAction):
        return 409
    return 404 if isinstance(fault, NotFound) else 400


async def guest_of(services: Services, asked: Inquiry) -> Guest | None:
    """Who asks, by a session that is neither too old nor too long unused."""
    settings = services.settings
    used = days_ago(settings.idle) if asked.kind == COOKIE else 0
    token, born = digest(asked.token), days_ago(settings.lifetime)
    return await services.store.guest(token, (asked.kind,), used, born) if asked.token else None


class Runner:
    """Runs one operation; faults of input are answers, too."""

    def __init__(self, services: Services, operation: Operation) -> None:
        self.services = services
        self.operation = operation
        self.decoder = msgspec.json.Decoder(operation.body) if operation.body else None

    async def run(self, asked: Inquiry, body: Callable[[], Awaitable[bytes]]) -> Answered:
        """What comes of it; the body is read once it is known that somebody may ask."""
        services, operation = self.services, self.operation
        try:
            guest = await guest_of(services, asked)
            counted = None if guest is None or operation.by_address else guest.id
            await services.limiter.ask(operation.limit, operation.path, asked.address, counted)
            bodies = await self._bodies(body)
            call = Call(services, asked, guest)
            return self._reply(call, await operation.run(call, *bodies))
        except MaatError as fault:
            services.metrics.refused(fault.key)
            if fault.key in NOTED:
                services.refusals.note(fault.key, asked.address)
            return self._refusal(asked, fault)

    async def _bodies(self, body: Callable[[], Awaitable[bytes]]) -> list[Any]:
        """The body, if the handler takes one."""
        if self.decoder is None:
            return []
        try:
            return [self.decoder.decode(await body())]
        except (msgspec.DecodeError, ValueError) as fault:
            raise Refusal("unreadable", 400, detail=str(fault)[:200]) from None

    def _reply(self, call: Call, result: Any) -> Answered:
        if isinstance(result, File):
            return Answered(200, result.body, result.media, result.name)
        written = ENCODER.encode(result)
        return Answered(self.operation.status, written, cookie=call.cookie, location=call.location)

    def _refusal(self, asked: Inquiry, fault: MaatError) -> Answered:
        told = Fault(fault.key, dict(fault.values))
        table = self.services.registry.awake.get(asked.path.get("id", ""))
        told.version = None if table is None else table.version
        status = status_of(fault)
        wait = int(fault.values["seconds"]) if status == 429 else 0
        return Answered(status, ENCODER.encode(told), wait=wait)
