"""The desk: requests and sockets as a page sends them, in plain texts.

It is to a worker what Starlette is to a server: an adapter before the same operations.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl, unquote

from maat.core.errors import MaatError
from maat.pocket import device
from maat.pocket.cabinet import Cabinet
from maat.server.bodies import Fault
from maat.server.http import api
from maat.server.http.calls import Inquiry
from maat.server.http.runner import Answered, Runner
from maat.server.interfaces import Channel
from maat.server.protocol import ENCODER
from maat.server.services import Services
from maat.server.sockets import NO_TABLE, Socket
from maat.server.tokens import COOKIE, digest, new_token

LOG = logging.getLogger("maat.desk")

GOOD_BYE = 1000
ME = "me"  # under which the cabinet keeps whose device this is


@dataclass(frozen=True)
class Way:
    """An address and what runs there."""

    method: str
    pattern: re.Pattern[str]
    runner: Runner


class Mailbox(Channel):
    """A socket of the page: texts in and out."""

    def __init__(self, say: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.say = say
        self.closed = closed
        self.has_room = lambda: None
        self.received: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False

    async def receive(self) -> str | None:
        return await self.received.get()

    def send(self, message: bytes) -> None:
        if not self._is_closed:
            self.say(message.decode())

    def close(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.received.put_nowait(None)
            self.closed(code)

    @property
    def is_full(self) -> bool:
        return False  # the page takes everything at once

    @property
    def is_closed(self) -> bool:
        return self._is_closed


class Desk:
    """Answers a page for whoever this device belongs to."""

    def __init__(self, services: Services, cabinet: Cabinet, token: str) -> None:
        self.services = services
        self.cabinet = cabinet
        self.token = token
        operations = [*api.OPERATIONS, *device.routes.operations]
        self.ways = [
            Way(each.method, _pattern(each.path), Runner(services, each)) for each in operations
        ]
        self.open: dict[int, Mailbox] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, target: str, body: str) -> Answered:
        """What an operation says; there is nobody to ask for a cookie, so it is kept here."""
        path, _, query = target.partition("?")
        for way in self.ways:
            found = way.pattern.fullmatch(path) if way.method == method else None
            if found is not None:
                parts = {name: unquote(part) for name, part in found.groupdict().items()}
                asked = Inquiry(parts, dict(parse_qsl(query)), self.token)
                return await self._answer(way.runner, asked, body)
        return Answered(404, ENCODER.encode(Fault("not-found")))

    async def _answer(self, runner: Runner, asked: Inquiry, body: str) -> Answered:
        """What comes of it; whatever goes wrong, as where nothing can be kept, the page is told."""
        try:
            return await self._keep(await runner.run(asked, _later(body.encode())))
        except Exception:
            LOG.exception("a request could not be answered")
            return Answered(500, ENCODER.encode(Fault("server-fault")))

    async def _keep(self, told: Answered) -> Answered:
        if told.cookie:
            self.token = told.cookie
            await self.cabinet.write({ME: told.cookie})
        return told

    def connect(
        self, number: int, id: str, say: Callable[[str], None], closed: Callable[[int], None]
    ) -> None:
        """The page looks at a table."""
        mailbox = self.open[number] = Mailbox(say, closed)
        task = asyncio.ensure_future(self._serve(number, id, mailbox))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, number: int, id: str, mailbox: Mailbox) -> None:
        try:
            await self.services.registry.table(id)
            guest = await self.services.store.guest(digest(self.token), (COOKIE,))
            await Socket(self.services.sockets, mailbox, id, guest).serve()
        except MaatError:
            mailbox.close(NO_TABLE)
        finally:
            mailbox.close(GOOD_BYE)
            del self.open[number]

    def hear(self, number: int, text: str | None) -> None:
        """The page says something on a socket, or hangs up."""
        if number in self.open:
            self.open[number].received.put_nowait(text)


def _pattern(path: str) -> re.Pattern[str]:
    """The addresses a path with parts in braces stands for."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path.replace(".", r"\.")))


def _later(body: bytes) -> Callable[[], Awaitable[bytes]]:
    async def read() -> bytes:
        return body

    return read


async def owner(services: Services, cabinet: Cabinet) -> str:
    """The token of whom this device belongs to; a new guest where nobody was before."""
    token = await cabinet.read(ME)
    if token is None:
        token = new_token()
        await services.store.add_guest("", digest(token), COOKIE)
        await cabinet.write({ME: token})
    return token


async def open_desk(services: Services, cabinet: Cabinet) -> Desk:
    """A desk at which the tables of this device go on."""
    return Desk(services, cabinet, await owner(services, cabinet))
