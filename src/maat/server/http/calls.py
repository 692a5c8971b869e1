"""One request to the API: who asks, at which table, what the reply carries besides its body.

Plain data in, plain data out: what carries it is the business of an adapter, such as `endpoint.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from maat.server import update
from maat.server.errors import Refusal
from maat.server.names import tidy
from maat.server.protocol import Update
from maat.server.services import Services
from maat.server.store.rows import Guest
from maat.server.table import Table
from maat.server.tokens import COOKIE, FRESH, days_ago, digest, new_token


@dataclass(frozen=True)
class Inquiry:
    """A request as plain data."""

    path: Mapping[str, str] = field(default_factory=dict)  # what its parts in braces stand for
    query: Mapping[str, str] = field(default_factory=dict)
    token: str = ""  # of whoever asks, if they have one
    kind: str = COOKIE  # of the token
    url: str = ""  # how it reached the server
    label: str = ""  # what browser and system it comes from
    address: str = ""  # of whoever asks, as it is counted
    is_here: bool = False  # whether somebody at this very computer asks


@dataclass(frozen=True)
class File:
    """A reply that is no JSON; one with a name is to be kept."""

    body: bytes
    media: str
    name: str = ""


class Call:
    """A request on its way through an operation."""

    def __init__(self, services: Services, asked: Inquiry, guest: Guest | None) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.games = services.games
        self.registry = services.registry
        self.sockets = services.sockets
        self.asked = asked
        self.cookie: str | None = None  # a new one for the reply; empty takes it away
        self.location = ""
        self.guest = guest

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
        return self.asked.url

    @property
    def guest_id(self) -> int | None:
        """The number of the guest, if it is one."""
        return None if self.guest is None else self.guest.id

    @property
    def owner(self) -> str:
        """In whose turn heavy work is done: a guest's, or that of an address."""
        return self.asked.address if self.guest is None else str(self.guest.id)

    async def table(self) -> Table:
        """The table in the path."""
        return await self.registry.current(self.path("id"))

    def update(self, table: Table, seat: int | None = None, since: int = 0) -> Update:
        """A table as whoever asks may see it."""
        return update.Showing(table).update(
            self.guest_id, table.view_for(self.guest_id, seat), since
        )

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.asked.path[name])

    def number(self, name: str) -> int | None:
        """A number in the query."""
        text = self.asked.query.get(name, "")
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

    async def seated(self) -> Table:
        """The table, at which the guest must sit or be the host."""
        table = await self.table()
        guest = self.known().id
        if guest != table.row.host and not table.row.seats_of(guest):
            raise Refusal("not-seated", 403)
        return table

    async def welcome(self, name: str = "") -> Guest:
        """The guest, made if need be, with their latest name."""
        said = tidy(name)
        if self.guest is None:
            token = new_token()
            self.guest = await self.store.add_guest(said, digest(token), COOKIE, self.asked.label)
            self.cookie = token
        elif said and said != self.guest.name:
            await self.store.rename(self.guest.id, said)
            self.guest = Guest(self.guest.id, said)
        return self.guest

    async def stay(self) -> None:
        """Whoever comes again stays known: a cookie that has grown old starts anew."""
        token = self.asked.token if self.asked.kind == COOKIE else ""
        if token and await self.store.renew_token(digest(token), days_ago(FRESH)):
            self.cookie = token
