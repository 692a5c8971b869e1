"""Letting the network in, from the page: who may, and doing it."""

from __future__ import annotations

from maat.server import bodies, pictures
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.network import Door

routes = Routes()


def door_of(call: Call) -> Door | None:
    """The door, for somebody at this computer alone."""
    return call.services.door if call.asked.is_here else None


@routes.get("/api/network")
async def show_network(call: Call) -> bodies.Network:
    """Who reaches this."""
    return _told(door_of(call))


@routes.post("/api/network", limit="30/minute")
async def change(call: Call, body: bodies.Reach) -> bodies.Network:
    """Open to my network, or close again."""
    door = door_of(call)
    if door is None:
        raise Refusal("not-here", 403)
    call.known()
    await (door.open() if body.open else door.close())
    return _told(door)


def _told(door: Door | None) -> bodies.Network:
    url = "" if door is None else door.url
    return bodies.Network(door is not None, url, pictures.address(url) if url else "")
