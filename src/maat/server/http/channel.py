"""A WebSocket as the line of a socket."""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket

from maat.server.connections import LINE, SocketConnection
from maat.server.interfaces import Channel


class WebSocketChannel(Channel):
    """What a table says and hears: in by Starlette, out by the connection itself."""

    def __init__(self, websocket: WebSocket) -> None:
        self.take = websocket.receive
        self.line: SocketConnection = websocket.scope["state"][LINE]

    async def receive(self) -> str | bytes | None:
        await self.line.writable.wait()  # whoever takes nothing is not heard
        received = await self.take()
        if received["type"] == "websocket.disconnect":
            return None
        data: str | bytes = received.get("text") or received.get("bytes") or ""
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
