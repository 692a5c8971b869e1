"""A WebSocket as the line of a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket

from maat.server.connections import LINE, SocketConnection
from maat.server.interfaces import Channel


class WebSocketChannel(Channel):
    """What a table says and hears, by the connection itself; Starlette has opened it."""

    def __init__(self, websocket: WebSocket) -> None:
        self.line: SocketConnection = websocket.scope["state"][LINE]
        self.line.forget_handshake()

    async def receive(self) -> str | bytes | None:
        await self.line.writable.wait()  # whoever takes nothing is not heard
        received = await self.line.receive()
        if received["type"] == "websocket.disconnect":
            return None
        message: dict[str, Any] = dict(received)
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        return data

    def send(self, message: bytes) -> None:
        self.line.say(message)

    def close(self, code: int) -> None:
        self.line.hang_up(code)

    @property
    def is_full(self) -> bool:
        return not self.line.writable.is_set()

    @property
    def is_closed(self) -> bool:
        return self.line.is_closed

    @property
    def has_room(self) -> Callable[[], None]:
        return self.line.has_room

    @has_room.setter
    def has_room(self, called: Callable[[], None]) -> None:
        self.line.has_room = called
