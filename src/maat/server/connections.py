"""Connections are counted, and one that is too slow or too many is let go."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from time import monotonic
from typing import Any, Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from maat.server.errors import Refusal
from maat.server.handoff import Handoff
from maat.server.http.identity import network
from maat.server.security import fault_json

LOG = logging.getLogger("maat.connections")

HEAD_TIME: Final = 10.0  # seconds until the head of a request is there
BODY_TIME: Final = 60.0  # seconds until all of it is
HEAD_BYTES: Final = 32_768
BREATH: Final = 0.01  # seconds until another worker is asked again to take a socket
MOST_TRIES: Final = 100  # then it is served here
CONTROLS: Final = 50  # pings, pongs and fragments of one socket in
PERIOD: Final = 10.0  # seconds
MOST_FILES: Final = 65_536  # file descriptors that are asked for
RESERVE: Final = 256  # of them that are for files, processes, and for saying no
HEALTH: Final = "/healthz"
LINE: Final = "maat.line"  # where the application finds the connection of a socket


def raise_file_limit() -> int:
    """Let this process have as many open files as it may; how many that are."""
    if sys.platform == "win32":
        return MOST_FILES  # sockets are no files there
    import resource  # noqa: PLC0415 - Windows does not have it

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return soft


class Connections:
    """How many connections there are, in all and from each address."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.turned_away = 0
        self._told = 0.0

    def come(self, address: str) -> bool:
        """One more; whether there is room for it."""
        self.count += 1
        self.by_address[address] += 1
        if self.count <= self.most and self.by_address[address] <= self.each:
            return True
        self.turned_away += 1
        if monotonic() > self._told + PERIOD:
            self._told = monotonic()
            numbers = self.count, self.by_address[address], address, self.turned_away
            LOG.warning("connections: %s, of them %s from %s; turned away so far: %s", *numbers)
        return False

    def go(self, address: str) -> None:
        """One less."""
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    @property
    def is_brimful(self) -> bool:
        """Whether there is not even room to say no."""
        return self.count > self.most + RESERVE // 2


class TurnedAway:
    """What a connection hears for which there is no room; only how the server is is still told."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == HEALTH:
            await self.app(scope, receive, send)
            return
        told = fault_json(Refusal("too-many-lines", 503))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(told)).encode()),
            (b"retry-after", str(int(PERIOD)).encode()),
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        await send({"type": "http.response.body", "body": told})


class HttpConnection(HttpToolsProtocol):
    """A connection that asks; it has to come to the point."""

    def __init__(
        self, counted: Connections, handoff: Handoff | None, *args: Any, **wishes: Any
    ) -> None:
        super().__init__(*args, **wishes)
        self.counted = counted
        self.handoff = handoff
        self.address = ""
        self.is_turned_away = False
        self.tries = 0  # to hand it on
        self.head = 0  # bytes of a head that is not complete
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Count a new connection; one for which there is no room hears that and little else."""
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else ""
        if not self.counted.come(self.address):
            self.is_turned_away = True
            self.app: Any = TurnedAway(self.app)
        if self.counted.is_brimful:
            transport.abort()
        self._hurry(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hurry(0)
        self.counted.go(self.address)
        super().connection_lost(exc)
        self.cycle: Any = None  # the last answer, which leads back here

    def _hurry(self, seconds: float) -> None:
        """Let go of a connection that is not ready by then; 0 gives it time."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.transport.abort) if seconds else None

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("Too long a head.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._hurry(HEAD_TIME)

    def on_headers_complete(self) -> None:
        self._hurry(BODY_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self._hurry(0)
        super().on_message_complete()

    def _should_upgrade_to_ws(self) -> bool:
        return not self.is_turned_away and super()._should_upgrade_to_ws()

    def _unsupported_upgrade_warning(self) -> None:
        if not self.is_turned_away:
            super()._unsupported_upgrade_warning()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, here or at the worker that the table's name stands for."""
        try:
            if self._is_passed_on():
                self.transport.abort()  # it is open there
                return
        except BlockingIOError:
            self.tries += 1
            self.loop.call_later(BREATH, self._upgrade_again)
            return
        self._hurry(0)
        self.counted.go(self.address)  # its place is the socket's now
        super().handle_websocket_upgrade()
        self.parser: Any = None  # which leads back here, so that neither would be let go of

    def _upgrade_again(self) -> None:
        if not self.transport.is_closing():
            self.handle_websocket_upgrade()

    def _is_passed_on(self) -> bool:
        if self.handoff is None or self.tries > MOST_TRIES:
            return False
        lines = [b"GET " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        line = self.transport.get_extra_info("socket")
        path = self.url.partition(b"?")[0]
        return self.handoff.pass_on(path, line, b"\r\n".join([*lines, b"", b""]))


def _nothing() -> None:
    """Nobody waits for room."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that stays; what costs nothing to send is counted, too.

    Messages go out from here and not by way of the application, which would need a task for each.
    """

    def __init__(self, counted: Connections, *args: Any, **wishes: Any) -> None:
        super().__init__(*args, **wishes)
        self.counted = counted
        self.address = ""
        self.controls = 0
        self.since = 0.0
        self.has_room: Callable[[], None] = _nothing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][LINE] = self

    @property
    def is_closed(self) -> bool:
        """Whether nothing can be said any more."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def forget_handshake(self) -> None:
        """Keep nothing of how the connection began: it may last for hours."""
        cast("list[Any]", self.scope["headers"]).clear()
        del self.scope["state"][LINE]
        del self.request, self.response

    def say(self, text: bytes) -> None:
        """Send a message; it waits in the buffer of the line if it has to."""
        if not self.is_closed:
            self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))

    def hang_up(self, code: int) -> None:
        """Close the line, whatever waits in it."""
        if not self.is_closed:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.has_room()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else ""
        self.counted.come(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.go(self.address)
        super().connection_lost(exc)
        self.has_room = _nothing  # the rest leads back here, so that nothing would be let go of
        self.conn.parser.close()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        """Close the line of whoever floods it."""
        at = self.loop.time()
        if at > self.since + PERIOD:
            self.since, self.controls = at, 0
        self.controls += 1
        if self.controls > CONTROLS and not self.transport.is_closing():
            self.conn.send_close(1008)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
