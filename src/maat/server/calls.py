"""One request to the API: who asks, what the body says, what the reply carries."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from maat.core import notation
from maat.core.errors import IllegalAction, MaatError, NotFound
from maat.server.bodies import Fault
from maat.server.door import Door
from maat.server.engine import EngineBuild
from maat.server.guard import Limiter
from maat.server.house import House
from maat.server.hub import Hub
from maat.server.pages import Pages
from maat.server.protocol import ENCODER
from maat.server.refusal import Refusal
from maat.server.reviews import Reviews
from maat.server.settings import Settings
from maat.server.store import Guest, Store, digest, new_token, now
from maat.server.tables import Table

B = TypeVar("B")

COOKIE = "cookie"
BEARER = "bearer"
LINK = "link"
DAYS = 180  # a cookie lives
FRESH = 30  # days after which it starts anew


@dataclass(frozen=True)
class Operation:
    """One thing the API does; routes and the OpenAPI document are made from these."""

    method: str
    path: str
    summary: str
    run: Callable[[Call], Awaitable[Any]]
    body: Any = None
    reply: Any = None  # a type, or the media type of something else
    status: int = 200
    limit: str = "20/second"
    query: tuple[str, ...] = ()


class Services:
    """What the operations work with."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        house: House,
        hub: Hub,
        pages: Pages,
        limiter: Limiter,
        door: Door | None,
    ) -> None:
        self.settings = settings
        self.door = door
        self.pages = pages
        self.store = store
        self.house = house
        self.hub = hub
        self.reviews = Reviews(house)
        self.limiter = limiter
        self.engine = EngineBuild()
        self.engine.changed.append(self._use)

    def _use(self, engine: EngineBuild) -> None:
        """Let bots think with the fast engine once it is there."""
        if engine.stage == "compiled":
            self.house.thinkers.renew()


class Call:
    """A request on its way through an operation."""

    def __init__(self, services: Services, request: Request, body: Any) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.house = services.house
        self.hub = services.hub
        self.request = request
        self.body = body
        self.cookie: str | None = None  # a new one for the reply; empty takes it away
        self.location = ""
        self.guest = guest_of(services, request)

    def body_of(self, kind: type[B]) -> B:
        """The body, which has been decoded as this."""
        assert isinstance(self.body, kind)
        return self.body

    @property
    def url(self) -> str:
        """How others reach this server: as the world was told, or else as this request did."""
        if self.settings.everywhere:
            return self.own_url
        door = self.services.door
        return (door.url if door is not None else "") or self.settings.public_url

    @property
    def own_url(self) -> str:
        """How this request reached the server; the guard knows the name it used."""
        host = self.request.headers.get("host", "")
        return self.settings.public_url if self.settings.url else f"http://{host}"

    @property
    def id(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["id"])

    @property
    def table(self) -> Table:
        """The table in the path."""
        return self.house.table(self.id)

    def number(self, name: str) -> int | None:
        """A number in the query."""
        text = self.request.query_params.get(name, "")
        if not text:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 7:
            raise Refusal("unreadable", 400, detail=name)
        return int(text)

    def known(self) -> Guest:
        """The guest, who must be one."""
        if self.guest is None:
            raise Refusal("no-guest", 401)
        return self.guest

    def seated(self) -> Table:
        """The table, at which the guest must sit or be the host."""
        table = self.table
        guest = self.known().id
        if guest != table.row.host and not table.seats_of(guest):
            raise Refusal("not-seated", 403)
        return table

    async def welcome(self, name: str = "") -> Guest:
        """The guest, made if need be, with their latest name."""
        said = notation.clean(name)
        if self.guest is None:
            token = new_token()
            self.guest = await self.store.add_guest(said, digest(token), COOKIE)
            self.cookie = token
        elif said and said != self.guest.name:
            await self.store.rename(self.guest.id, said)
            self.guest = Guest(self.guest.id, said)
        return self.guest

    async def stay(self) -> None:
        """Whoever comes again stays known: a cookie that has grown old starts anew."""
        token = self.request.cookies.get(cookie_name(self.settings), "")
        if token and await self.store.renew_token(digest(token), days_ago(FRESH)):
            self.cookie = token


def days_ago(days: int) -> int:
    """A moment in the past, as the store counts."""
    return now() - days * 86_400_000


def cookie_name(settings: Settings) -> str:
    """Over TLS the name itself forbids other hosts and paths to set it."""
    return "__Host-maat" if settings.secure else "maat"


def guest_of(services: Services, request: Any) -> Guest | None:
    """Whose cookie or bearer token comes with a request or a socket."""
    token = token_of(services.settings, request)
    kind = BEARER if bearer_of(request) else COOKIE
    return services.store.guest(digest(token), (kind,)) if token else None


def token_of(settings: Settings, request: Any) -> str:
    """The bearer token of a request, else its cookie."""
    return bearer_of(request) or request.cookies.get(cookie_name(settings), "")


def bearer_of(request: Any) -> str:
    """The bearer token of a request, if it has one."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else ""


def address_of(settings: Settings, request: Any) -> str:
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


def status_of(fault: MaatError) -> int:
    """The HTTP status of a fault."""
    if isinstance(fault, Refusal):
        return fault.status
    if isinstance(fault, IllegalAction):
        return 409
    return 404 if isinstance(fault, NotFound) else 400


class Endpoint:
    """Runs an operation for Starlette."""

    def __init__(self, services: Services, operation: Operation) -> None:
        self.services = services
        self.operation = operation
        self.decoder = msgspec.json.Decoder(operation.body) if operation.body else None

    async def __call__(self, request: Request) -> Response:
        """Decode, run, encode."""
        operation = self.operation
        services = self.services
        try:
            asker = address_of(services.settings, request)
            services.limiter.check(operation.limit, operation.path, asker)
            call = Call(services, request, await self._body(request))
            return self._reply(call, await operation.run(call))
        except MaatError as fault:
            services.house.counts.refused.labels(fault.key).inc()
            return self._refusal(request, fault)

    async def _body(self, request: Request) -> Any:
        if self.decoder is None:
            return None
        try:
            return self.decoder.decode(await request.body())
        except (msgspec.DecodeError, ValueError) as fault:
            raise Refusal("unreadable", 400, detail=str(fault)[:200]) from None

    def _reply(self, call: Call, result: Any) -> Response:
        if isinstance(result, Response):
            return result
        written = result if isinstance(result, bytes) else ENCODER.encode(result)
        response = Response(written, self.operation.status, media_type="application/json")
        if call.location:
            response.headers["Location"] = call.location
        if call.cookie is not None:
            self._set_cookie(response, call.cookie)
        return response

    def _set_cookie(self, response: Response, token: str) -> None:
        settings = self.services.settings
        response.set_cookie(
            cookie_name(settings),
            token,
            max_age=DAYS * 86400 if token else 0,
            path="/",
            secure=settings.secure,
            httponly=True,
            samesite="lax",
        )

    def _refusal(self, request: Request, fault: MaatError) -> Response:
        told = Fault(fault.key, dict(fault.values))
        id = request.path_params.get("id")
        table = self.services.house.awake.get(id) if id else None
        told.version = None if table is None else table.version
        status = status_of(fault)
        response = Response(ENCODER.encode(told), status, media_type="application/json")
        if status == 429:
            response.headers["Retry-After"] = str(fault.values["seconds"])
        return response
