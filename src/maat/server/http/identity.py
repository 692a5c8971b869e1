"""Who asks: by cookie, by bearer token, by address."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

from maat.server.http.calls import Inquiry
from maat.server.security import host_of
from maat.server.settings import LOOPBACK, Settings
from maat.server.tokens import BEARER, COOKIE


def cookie_name(settings: Settings) -> str:
    """Over TLS the name itself forbids other hosts and paths to set it."""
    return "__Host-maat" if settings.secure else "maat"


BROWSERS = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox")),
    *(("Chrome", "Chrome"), ("CriOS", "Chrome"), ("Safari", "Safari"), ("Python", "Python")),
)
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def asked_of(settings: Settings, request: HTTPConnection) -> Inquiry:
    """A request as plain data."""
    host = request.headers.get("host", "")
    return Inquiry(
        path=request.path_params,
        query=request.query_params,
        token=token_of(settings, request),
        kind=BEARER if bearer_of(request) else COOKIE,
        url=settings.public_url if settings.url else f"http://{host}",
        label=device(request.headers.get("user-agent", "")),
        address=address_of(settings, request),
        is_here=is_here(request),
    )


def device(agent: str) -> str:
    """A browser and a system by their names; no more of what they say is kept."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(each for each in (browser, system) if each)


def is_here(request: HTTPConnection) -> bool:
    """Whether somebody at this computer asks.

    Both ends of the connection are this computer and so is the name it was called by, and nobody
    has passed the request on. The guard has seen to it that no foreign page asks.
    """
    ends = (request.scope.get("server"), request.scope.get("client"))
    here = all(end is not None and end[0] in LOOPBACK for end in ends)
    passed_on = any(name in request.headers for name in FORWARDED)
    return here and host_of(request.headers) in LOOPBACK and not passed_on


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
