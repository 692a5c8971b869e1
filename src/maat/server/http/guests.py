"""Who I am here: names, private links, my tables."""

from __future__ import annotations

import logging

from maat.server import bodies, update
from maat.server.errors import Refusal
from maat.server.http.calls import Call
from maat.server.http.routes import Routes
from maat.server.names import tidy
from maat.server.seating import Contact
from maat.server.store.interface import Devices
from maat.server.store.rows import Guest
from maat.server.tokens import BEARER, CONTACT, COOKIE, LINK, digest, new_token

LOG = logging.getLogger("maat.guests")
MOST_LISTED = 100

routes = Routes()


@routes.get("/api/me")
async def me(call: Call) -> bodies.Me:
    """Who I am, my tables."""
    if call.guest is None:
        return bodies.Me("", False, [])
    await call.stay()
    rows = await call.store.games_of(call.guest.id, MOST_LISTED)
    return bodies.Me(call.guest.name, True, [update.table_row(row, call.guest.id) for row in rows])


@routes.post("/api/me", limit="30/minute", by_address=True)
async def set_me(call: Call, body: bodies.Person) -> bodies.Badge:
    """Make or rename a guest."""
    if body.bearer:
        token = new_token()
        name = tidy(body.name)
        await call.store.add_guest(name, digest(token), BEARER, call.asked.label)
        return bodies.Badge(name, token)
    return bodies.Badge((await call.welcome(body.name)).name)


@routes.post("/api/me/link")
async def make_link(call: Call, _: bodies.Nothing) -> bodies.Link:
    """A private link.

    An earlier one stops working, and what it has opened is closed.
    """
    secret = new_token()
    guest = call.known().id
    await call.store.add_token(guest, digest(secret), LINK, only=True)
    if isinstance(call.store, Devices):
        await call.store.drop_sessions(guest, but=digest(call.asked.token), linked=True)
    return bodies.Link(f"{call.url}/#k={secret}")


@routes.post("/api/me/contact")
async def make_contact(call: Call, _: bodies.Nothing) -> Contact:
    """What lets others ask me to their tables.

    It stays the same, until it is dropped from my devices.
    """
    guest = call.known().id
    contact = call.services.invitations.contact(guest)
    await call.store.add_token(guest, digest(contact), CONTACT, only=True)
    return Contact(contact)


@routes.post("/api/me/open", limit="20/hour", by_address=True)
async def open_link(call: Call, body: bodies.OpenLink) -> bodies.Badge:
    """Open a private link.

    From then on this device is the guest who made it.
    """
    guest = await call.store.guest(digest(body.secret), (LINK,))
    if guest is None:
        raise Refusal("bad-link", 403)
    if not body.replace and await _has_other_seats(call, guest):
        raise Refusal("other-guest", name=guest.name)
    token = new_token()
    label = call.asked.label
    await call.store.add_token(guest.id, digest(token), COOKIE, False, label, linked=True)
    call.cookie = token
    LOG.info("guest %s came in by a private link", guest.id)
    return bodies.Badge(guest.name)


async def _has_other_seats(call: Call, guest: Guest) -> bool:
    """Whether this device would lose its way to the tables of another guest."""
    here = call.guest
    if here is None or here.id == guest.id:
        return False
    return bool(await call.store.games_of(here.id, 1))
