"""A WebSocket as the line of a socket."""

from __future__ import annotations

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from maat.server.interfaces import Channel, Gone


class WebSocketChannel(Channel):
    """What a table says and hears, carried by Starlette."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket

    async def receive(self) -> str | bytes | None:
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            return None
        data: str | bytes = received.get("text") or received.get("bytes") or ""
        return data

    async def send(self, text: str) -> None:
        try:
            await self.websocket.send({"type": "websocket.send", "text": text})
        except WebSocketDisconnect:
            raise Gone from None

    async def close(self, code: int) -> None:
        await self.websocket.close(code)

    @property
    def is_closed(self) -> bool:
        return self.websocket.application_state is WebSocketState.DISCONNECTED
