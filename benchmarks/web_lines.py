"""Sockets of a benchmark: thousands of them cost the measuring process little, so that what is
measured is the server."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from maat.client import new_id

if TYPE_CHECKING:
    from web_server import Tally

AT_ONCE = 200  # connections that are being opened
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
FINAL, MASKED = 0x80, 0x80
SHORT, MIDDLE, LONG = 125, 126, 127  # how lengths are written
NO_MASK = b"\0\0\0\0"  # masked with it, everything stays as it is


class Answer(Struct):
    """One that may be given."""

    action: int | str


class Scene(Struct, frozen=True):
    """Of a scene, whether it tells only what changed."""

    base: int | None = None


class Heard(Struct):
    """What somebody has to read of a message in order to play."""

    type: str
    version: int = 0
    phase: str = ""
    answers: list[Answer] = []
    scene: Scene = Scene()


DECODER = msgspec.json.Decoder(Heard)


class Line(asyncio.Protocol):
    """A WebSocket that takes and sends whole messages of text."""

    def __init__(self, address: str, token: str, heard: Callable[[bytes], None]) -> None:
        self.address = urlsplit(address)
        self.token = token
        self.heard = heard
        self.rest = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [
            f"GET {self.address.path} HTTP/1.1",
            f"Host: {self.address.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Authorization: Bearer {self.token}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("no socket was opened"))

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open.done() and not self._is_accepted():
            return
        while (frame := self._frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                self.heard(content)
            elif kind == PING:
                self._write(PONG, content)
            elif kind == CLOSE:
                self.transport.close()

    def _is_accepted(self) -> bool:
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.open.set_exception(ConnectionError(head.decode()))
            self.transport.close()
            return False
        self.rest = rest
        self.open.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame that has come as a whole."""
        rest = self.rest
        if len(rest) < 2:
            return None
        size, start = rest[1], 2
        if size > SHORT:
            start += 2 if size == MIDDLE else 8
            size = int.from_bytes(rest[2:start], "big")
        if len(rest) < start + size:
            return None
        kind, content = rest[0] & 0x0F, bytes(rest[start : start + size])
        del rest[: start + size]
        return kind, content

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        told = (
            bytes([MASKED | size])
            if size <= SHORT
            else bytes([MASKED | MIDDLE, *size.to_bytes(2, "big")])
        )
        self.transport.write(bytes([FINAL | kind]) + told + NO_MASK + content)


class Looker:
    """Somebody who looks at a table, and answers when asked, after about so many seconds, until the
    game is over or so many entries long."""

    def __init__(
        self, seat: tuple[str, str], tally: Tally, every: float, most: int = 10_000
    ) -> None:
        self.table, self.token = seat
        self.tally = tally
        self.every = every
        self.most = most
        self.dice = random.Random(self.token)
        self.sent = self.due = 0.0
        self.has_come = self.has_left = False
        self.thought = -1  # about which version last
        self.last: Heard | None = None

    async def come(self, url: str) -> None:
        """Open a socket and say hello."""
        address = f"{url}/ws/{self.table}"
        host, _, port = urlsplit(url).netloc.rpartition(":")
        line = Line(address, self.token, self._hear)
        await asyncio.get_running_loop().create_connection(lambda: line, host, int(port))
        await line.open
        self.line = line
        line.say(b'{"type":"hello","changes":true}')

    def _hear(self, text: bytes) -> None:
        told = DECODER.decode(text)
        if told.type == "done":
            self.tally.waits.append(time.perf_counter() - self.sent)
        elif told.type == "update":
            self.tally.hear(len(text), told.scene.base is not None)
            self.last = told
            if not self.has_come:
                self.has_come = True
                self.tally.greet(self)
            elif self.tally.began:
                self.think()

    def think(self) -> None:
        """Answer after a while, if asked."""
        told = self.last
        if told is None or self.has_left:
            return
        if told.phase == "over" or told.version >= self.most:
            self.has_left = True
            self.tally.leave()
        elif told.answers and told.version > self.thought:
            self.thought = told.version
            wait = self.every * self.dice.uniform(0.5, 1.5)
            self.due = time.perf_counter() + wait
            asyncio.get_running_loop().call_later(wait, self._answer, told)

    def _answer(self, told: Heard) -> None:
        action = self.dice.choice(told.answers).action
        act = {"type": "act", "action": action, "version": told.version, "id": new_id()}
        text = msgspec.json.encode(act)
        self.sent = time.perf_counter()
        self.tally.late.append(self.sent - self.due)
        self.line.say(text)
