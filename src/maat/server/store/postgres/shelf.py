"""A PostgreSQL database as it is moved from or to, and as an operator acts on it."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any

from maat.server.store.database import Busy
from maat.server.store.postgres import schema
from maat.server.store.postgres.connection_pool import reach
from maat.server.store.shelf import BATCH, StoreShelf

NEXT_GUEST = (
    "SELECT setval(pg_get_serial_sequence('guest', 'id'), greatest((SELECT max(id) FROM guest), 1))"
)


class PostgresShelf(StoreShelf):
    """A database in which no worker lives."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.transaction = connection.transaction()

    async def columns(self, table: str) -> list[str]:
        query = (
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name = $1"
        )
        return sorted(str(row[0]) for row in await self.connection.fetch(query, table))

    async def rows(self, query: str) -> AsyncIterator[list[tuple[Any, ...]]]:
        cursor = await self.connection.cursor(query)
        while batch := await cursor.fetch(BATCH):
            yield [tuple(row) for row in batch]

    async def put(self, table: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
        await self.connection.copy_records_to_table(table, columns=columns, records=rows)

    async def run(self, statement: str) -> None:
        await self.connection.execute(statement)

    async def end(self, kept: bool) -> None:
        if kept:
            await self.connection.execute(NEXT_GUEST)
            await self.transaction.commit()
        else:
            await self.transaction.rollback()
        await self.connection.close()


async def open_shelf(url: str) -> PostgresShelf:
    """A database brought up to date; refused while a worker uses it."""
    connection = await reach(url)
    await schema.migrate(connection)
    if await connection.fetchval("SELECT count(*) FROM living"):
        await connection.close()
        raise Busy(url)
    shelf = PostgresShelf(connection)
    await shelf.transaction.start()
    return shelf


class FoundRows:
    """What a statement found."""

    def __init__(self, rows: list[tuple[Any, ...]]) -> None:
        self.rows = rows

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All of it."""
        return self.rows


class OperatorLine:
    """A connection used as one to SQLite is: for an operator, who waits for every answer."""

    def __init__(self, url: str) -> None:
        self.runner = asyncio.Runner()
        self.connection: Any = self.runner.run(reach(url))
        self.changed = 0
        self.transactions: list[Any] = []

    def version(self) -> int:
        """Of the store that is there."""
        return self.runner.run(schema.version_of(self.connection))

    def execute(self, query: str, values: Sequence[Any] = ()) -> FoundRows:
        """Run one statement; places for values are written as SQLite does."""
        return self.runner.run(self._execute(query, values))

    async def _execute(self, query: str, values: Sequence[Any]) -> FoundRows:
        numbers = itertools.count(1)
        asked = re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(numbers)}", query)
        asked = asked.replace("rowid", "ctid")  # in the order of writing
        statement = await self.connection.prepare(asked)
        rows = [tuple(row) for row in await statement.fetch(*values)]
        told = str(statement.get_statusmsg()).rpartition(" ")[2]
        self.changed = int(told) if told.isdigit() else 0
        return FoundRows(rows)

    def executemany(self, query: str, many: list[tuple[Any, ...]]) -> None:
        """Run one statement with each of these values."""
        for values in many:
            self.execute(query, values)

    def changes(self) -> int:
        """How many rows the last statement has changed."""
        return self.changed

    def __enter__(self) -> OperatorLine:
        self.transactions.append(self.connection.transaction())
        self.runner.run(self.transactions[-1].start())
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        transaction = self.transactions.pop()
        self.runner.run(transaction.commit() if kind is None else transaction.rollback())

    def close(self) -> None:
        """Let go."""
        self.runner.run(self.connection.close())
        self.runner.close()
