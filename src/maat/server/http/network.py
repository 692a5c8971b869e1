"""Letting the network in, from the page: who may, and doing it."""

from __future__ import annotations

import segno

from maat.server import bodies
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.network import Door
from maat.server.security import host_of
from maat.server.settings import LOOPBACK

routes = Routes()

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def door_of(call: Call) -> Door | None:
    """The door, for somebody at this computer alone.

    Both ends of the connection are this computer and so is the name it was called by, and nobody
    has passed the request on. The guard has seen to it that no foreign page asks.
    """
    request = call.request
    ends = (request.scope.get("server"), request.scope.get("client"))
    here = all(end is not None and end[0] in LOOPBACK for end in ends)
    passed_on = any(name in request.headers for name in FORWARDED)
    named = host_of(request.headers) in LOOPBACK
    return call.services.door if here and named and not passed_on else None


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
    code = segno.make(url, error="m").svg_data_uri(scale=4, border=3, light="white") if url else ""
    return bodies.Network(door is not None, url, code)
