"""Connections to one PostgreSQL database: opened when needed, and again once they broke."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from maat.core.errors import NotFound
from maat.server.store.interface import Conflict, Unwell

T = TypeVar("T")

LOST = (  # one that broke in the middle of a question does not even know what state it is in
    *(asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError),
    *(asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.InternalClientError),
    *(OSError, TimeoutError),
)
MOST = 4  # connections that read and write at once, besides those of appends and of the cluster
# A worker whose computer falls silent in the middle of a write holds its rows no longer than this.
SOON = {
    "idle_in_transaction_session_timeout": "2s",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "4s",
}
PATIENCE = 10.0  # seconds a question waits for a server that comes back
PAUSE = 0.1


async def reach(url: str) -> Any:
    """A connection to a database; a fault that says in a line why there is none."""
    try:
        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=60)
    except (*LOST, asyncpg.PostgresError, ValueError) as fault:
        told = " ".join(str(fault).split()) or type(fault).__name__
        raise NotFound("no-database", reason=told) from None


def let_go(connection: Any) -> None:
    """Leave a connection that broke: what it held, also its locks, must not outlive it."""
    with suppress(asyncpg.InterfaceError):  # its pool has let go of it before
        if connection is not None and not connection.is_closed():
            connection.terminate()


async def _as_it_is(_: Any) -> None:
    """It goes to the next who needs one without a question of its own: nothing stays set."""


class Unsure(Conflict):
    """It broke while something was written: it may be kept, what is there has to be read."""


class ConnectionPool:
    """All connections of one worker but those that have an owner."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ailment = ""  # what kept the last question from its answer
        self._pool: Any = None
        self._opening = asyncio.Lock()

    async def connect(self) -> Any:
        """One more connection, its owner's own."""
        return await asyncpg.connect(
            self.url, timeout=PATIENCE, command_timeout=60, server_settings=SOON
        )

    async def shared(self) -> Any:
        """The connections that are shared."""
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url,
                    min_size=0,
                    max_size=MOST,
                    reset=_as_it_is,
                    timeout=PATIENCE,
                    command_timeout=60,
                    server_settings=SOON,
                )
        return self._pool

    async def use(self, work: Callable[[Any], Awaitable[T]], again: bool) -> T:
        """Work on one; `again` if it may be done twice: then it waits for a lost server."""
        until = monotonic() + PATIENCE
        while True:
            sent = False
            try:
                async with (await self.shared()).acquire() as connection:
                    sent = True
                    done = await _tried(work, connection)
                self.ailment = ""
                return done
            except LOST as fault:
                self.ailment = type(fault).__name__
                if sent and not again:
                    raise Unsure(self.ailment) from fault
                if monotonic() > until:
                    raise Unwell(self.ailment) from fault
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as fault:
                raise self.judged(fault) from fault

    def judged(self, fault: BaseException) -> BaseException:
        """What is wrong if a database does not do as it is told: a full disk, a replica."""
        if isinstance(fault, asyncpg.UniqueViolationError):
            return Conflict(str(fault))
        self.ailment = type(fault).__name__
        return Unwell(self.ailment)

    async def read(self, query: str, *values: Any) -> list[Any]:
        """The rows a question finds."""
        return list(await self.use(lambda connection: connection.fetch(query, *values), again=True))

    async def value(self, query: str, *values: Any) -> Any:
        """The first value of the first row, None if there is none."""
        return await self.use(lambda connection: connection.fetchval(query, *values), again=True)

    async def write(self, query: str, *values: Any) -> list[Any]:
        """Write; it returns when that can no longer be lost."""
        return list(
            await self.use(lambda connection: connection.fetch(query, *values), again=False)
        )

    async def close(self) -> None:
        """Let go of all of them."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), 5.0)
            except LOST:
                pool.terminate()


async def _tried(work: Callable[[Any], Awaitable[T]], connection: Any) -> T:
    """What comes of work on a connection; nobody gets one again that broke."""
    try:
        return await work(connection)
    except LOST:
        let_go(connection)
        raise
