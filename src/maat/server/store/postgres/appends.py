"""Appends that wait together are made durable by one commit, on a connection of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, perf_counter
from typing import Any

import asyncpg

from maat.server.store.columns import request_text, result_text
from maat.server.store.interface import Unwell
from maat.server.store.postgres.connection_pool import (
    LOST,
    PATIENCE,
    PAUSE,
    ConnectionPool,
    Unsure,
    let_go,
)
from maat.server.store.rows import EntryRow, GameRow

MOST_AT_ONCE = 256
APPEND = """
    WITH ok AS (
        UPDATE game SET version = $4, revision = revision + 1, asked = $5, phase = $6, since = $7,
            request = $8, due = $9, driver = $10, result = $17
        WHERE id = $1 AND version = $2 AND revision = $3 RETURNING id),
    put AS (
        INSERT INTO entry(game, seq, line, move, made, spent, at, chain)
        SELECT ok.id, $2 + e.n, e.line, e.move, e.made, e.spent, e.at, e.chain FROM ok,
            unnest($11::text[], $12::text[], $13::int[], $14::bigint[], $15::bigint[], $16::bytea[])
            WITH ORDINALITY e(line, move, made, spent, at, chain, n))
    SELECT id FROM ok
"""


def append_values(row: GameRow, kept: GameRow, lines: list[EntryRow]) -> tuple[Any, ...]:
    """What APPEND is told: the row as it was read and as it is to be, and the new entries."""
    return (
        *(row.id, row.version, row.revision, kept.version, kept.asked, kept.phase, kept.since),
        *(request_text(kept.request), kept.due, kept.driver),
        *([each.line for each in lines], [each.move for each in lines]),
        *([each.made for each in lines], [each.spent for each in lines]),
        *([each.at for each in lines], [each.chain for each in lines], result_text(kept)),
    )


@dataclass(eq=False)
class WaitingAppend:
    """An append, and whoever waits for it."""

    values: tuple[Any, ...]
    done: asyncio.Future[bool]

    @property
    def id(self) -> str:
        """The table it is for."""
        return str(self.values[0])

    def fail(self, fault: BaseException) -> None:
        """It was not kept, or nobody knows."""
        if not self.done.done():
            self.done.set_exception(fault)

    def settle(self, kept: bool) -> None:
        """It was kept, or another was."""
        if not self.done.done():
            self.done.set_result(kept)


class Appends:
    """One writer for each worker; its groups are sorted, so that none waits for another in turn."""

    def __init__(self, pool: ConnectionPool, timed: Callable[[float], None]) -> None:
        self.pool = pool
        self.timed = timed
        self.waiting: list[WaitingAppend] = []
        self.task: asyncio.Task[None] | None = None
        self.connection: Any = None

    async def append(self, values: tuple[Any, ...]) -> bool:
        """Whether it was kept; not if somebody else has written there first."""
        mine = WaitingAppend(values, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        return await asyncio.shield(mine.done)

    async def _run(self) -> None:
        while self.waiting:
            group = self._group()
            start = perf_counter()
            try:
                await self._commit(group)
            except BaseException as fault:
                for each in group:
                    each.fail(fault)
                if not isinstance(fault, Exception):
                    raise
            self.timed(perf_counter() - start)
        self.task = None

    def _group(self) -> list[WaitingAppend]:
        """Those that wait, one of each table, in the order of their tables."""
        found: dict[str, WaitingAppend] = {}
        for each in self.waiting:
            if len(found) < MOST_AT_ONCE:
                found.setdefault(each.id, each)
        self.waiting = [each for each in self.waiting if found.get(each.id) is not each]
        return [found[id] for id in sorted(found)]

    async def _commit(self, group: list[WaitingAppend]) -> None:
        connection = await self._open()
        try:
            rows = await connection.fetchmany(APPEND, [each.values for each in group])
        except LOST as fault:
            let_go(connection)
            raise Unsure(type(fault).__name__) from fault
        except asyncpg.PostgresError as fault:
            await self._one_by_one(group, fault)
            return
        kept = {str(row["id"]) for row in rows}
        for each in group:
            each.settle(each.id in kept)

    async def _one_by_one(self, group: list[WaitingAppend], fault: BaseException) -> None:
        """None of a group was kept, because of one of them."""
        if len(group) == 1:
            group[0].fail(self.pool.judged(fault))
            return
        for each in group:
            await self._commit([each])

    async def _open(self) -> Any:
        """The connection; as long as nothing was sent, it can wait for a server that comes back."""
        until = monotonic() + PATIENCE
        while self.connection is None or self.connection.is_closed():
            try:
                self.connection = await self.pool.connect()
                self.pool.ailment = ""
            except LOST as fault:
                self.pool.ailment = type(fault).__name__
                if monotonic() > until:
                    raise Unwell(self.pool.ailment) from fault
                await asyncio.sleep(PAUSE)
        return self.connection

    async def close(self) -> None:
        """Finish what waits, and let go."""
        if self.task is not None:
            await self.task
        if self.connection is not None:
            with suppress(*LOST):
                await self.connection.close()
            self.connection = None
