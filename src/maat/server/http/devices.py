"""Where I am known and what is known of me: devices, logging out, taking it along, forgetting."""

from __future__ import annotations

import logging

from maat.server import bodies, guest_data, sessions
from maat.server.errors import Refusal
from maat.server.http.calls import Call, File
from maat.server.http.routes import Routes
from maat.server.protocol import ENCODER
from maat.server.store.interface import Devices
from maat.server.tokens import digest

LOG = logging.getLogger("maat.guests")

routes = Routes()


def _store(call: Call) -> Devices:
    """The store of a server that many share; where I am alone there is nothing to log out of."""
    if not isinstance(call.store, Devices):
        raise Refusal("not-found", 404)
    return call.store


@routes.get("/api/me/devices")
async def devices(call: Call) -> bodies.MyDevices:
    """Where I am known."""
    here = await _store(call).session(digest(call.asked.token))
    return bodies.MyDevices(await guest_data.devices(_store(call), call.known(), here))


@routes.post("/api/me/devices/{device}/leave", limit="30/minute")
async def leave_device(call: Call, _: bodies.Nothing) -> bodies.MyDevices:
    """Log out there."""
    guest = call.known().id
    if not await _store(call).drop_session(guest, call.path("device")):
        raise Refusal("no-such-device", 404)
    await sessions.drop(call.sockets, guest, but=digest(call.asked.token))
    return await devices(call)


@routes.post("/api/me/leave")
async def leave(call: Call, body: bodies.LogOut) -> bodies.Badge:
    """Forget this device.

    Or all of them: private links and programs end, too.
    """
    token = digest(call.asked.token)
    if body.everywhere:
        await _store(call).drop_sessions(call.known().id, but=b"", linked=False)
    elif call.asked.token:
        await call.store.drop_token(token)
    if call.guest is not None:
        LOG.info("guest %s left %s", call.guest.id, "everywhere" if body.everywhere else "a device")
        await sessions.drop(call.sockets, call.guest.id, only=None if body.everywhere else token)
    call.cookie = ""
    return bodies.Badge("")


@routes.get("/api/me/export", media="application/json", limit="10/minute")
async def export(call: Call) -> File:
    """All that is known of me."""
    found = await guest_data.known(call.services, _store(call), call.known())
    return File(ENCODER.encode(found), "application/json", "maat.json")


@routes.post("/api/me/forget", limit="10/hour")
async def forget(call: Call, body: bodies.Forget) -> bodies.Badge:
    """Forget me.

    For ever: names, talk and every way back; games of others stay, without the name.
    """
    if not body.sure:
        raise Refusal("not-sure", 400)
    guest = call.known()
    await guest_data.forget(call.services, _store(call), guest)
    LOG.info("guest %s was forgotten", guest.id)
    await sessions.drop(call.sockets, guest.id)
    call.cookie = ""
    return bodies.Badge("")
