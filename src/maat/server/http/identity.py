"""Who asks: by cookie, by bearer token, by address."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

from maat.server.settings import Settings
from maat.server.store.interface import Store
from maat.server.store.rows import Guest, now
from maat.server.tokens import digest

COOKIE = "cookie"
BEARER = "bearer"
LINK = "link"
DAYS = 180  # a cookie lives
FRESH = 30  # days after which it starts anew


def days_ago(days: int) -> int:
    """A moment in the past, as the store counts."""
    return now() - days * 86_400_000


def cookie_name(settings: Settings) -> str:
    """Over TLS the name itself forbids other hosts and paths to set it."""
    return "__Host-maat" if settings.secure else "maat"


async def guest_of(store: Store, settings: Settings, request: HTTPConnection) -> Guest | None:
    """Whose cookie or bearer token comes with a request or a socket."""
    token = token_of(settings, request)
    kind = BEARER if bearer_of(request) else COOKIE
    return await store.guest(digest(token), (kind,)) if token else None


def token_of(settings: Settings, request: HTTPConnection) -> str:
    """The bearer token of a request, else its cookie."""
    return bearer_of(request) or request.cookies.get(cookie_name(settings), "")


def bearer_of(request: HTTPConnection) -> str:
    """The bearer token of a request, if it has one."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else ""


def address_of(settings: Settings, request: HTTPConnection) -> str:
    """Who asks: the address our own outermost proxy saw."""
    if settings.proxies:
        hops = request.headers.get("x-forwarded-for", "").split(",")
        return network(hops[-min(settings.proxies, len(hops))].strip())
    return network(request.client.host) if request.client else ""


def network(address: str) -> str:
    """What is counted together: an address, or the network a household has in IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))
