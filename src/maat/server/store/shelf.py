"""All that one store keeps, in another: whole and checked by its hashes, or not at all."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from maat.core.errors import NotFound
from maat.server.store import chain
from maat.server.store.database import connect
from maat.server.store.rows import EntryRow
from maat.server.store.sqlite import SqliteStore

TABLES: Final = (  # none before what it refers to
    *("setting", "guest", "token", "game", "secret", "seat", "entry", "chat"),
    *("review", "opinion", "ending", "audit"),
)
BATCH: Final = 1000
LINES: Final = "line, spent, at, move, made, chain"


class StoreShelf(ABC):
    """A store to be moved from or to, row by row; no server uses it meanwhile."""

    @abstractmethod
    async def columns(self, table: str) -> list[str]:
        """What the columns of a table are called, in one order everywhere."""

    @abstractmethod
    def rows(self, query: str) -> AsyncIterator[list[tuple[Any, ...]]]:
        """What a question finds, some at a time."""

    @abstractmethod
    async def put(self, table: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
        """Some more rows."""

    @abstractmethod
    async def run(self, statement: str) -> None:
        """Something that has no values."""

    @abstractmethod
    async def end(self, kept: bool) -> None:
        """All of it is kept, or nothing; let go."""


class SqliteShelf(StoreShelf):
    """A file, which this process alone uses."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path)
        self.line = connect(path)
        self.line.execute("BEGIN IMMEDIATE")

    async def columns(self, table: str) -> list[str]:
        return sorted(str(row[1]) for row in self.line.execute(f"PRAGMA table_info({table})"))

    async def rows(self, query: str) -> AsyncIterator[list[tuple[Any, ...]]]:
        cursor = self.line.execute(query)
        while batch := list(itertools.islice(cursor, BATCH)):
            yield batch

    async def put(self, table: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
        places = ", ".join("?" * len(columns))
        query = f"INSERT INTO {table}({', '.join(columns)}) VALUES({places})"
        self.line.executemany(query, rows).fetchall()

    async def run(self, statement: str) -> None:
        self.line.execute(statement)

    async def end(self, kept: bool) -> None:
        self.line.execute("COMMIT" if kept else "ROLLBACK")
        self.line.close()
        self.store.close()


async def move(source: StoreShelf, target: StoreShelf, name: str) -> int:
    """Move everything; how many tables that were. The target must be empty."""
    for table in ("guest", "game"):
        async for _ in target.rows(f"SELECT 1 FROM {table} LIMIT 1"):
            raise NotFound("store-not-empty", file=name)
    await target.run("DELETE FROM setting")
    for table in TABLES:
        columns = await target.columns(table)
        where = "WHERE name = 'key'" if table == "setting" else ""
        async for rows in source.rows(f"SELECT {', '.join(columns)} FROM {table} {where}"):
            await target.put(table, columns, rows)
    return await _checked(source, target)


async def _checked(source: StoreShelf, target: StoreShelf) -> int:
    """How many tables there are, once each is found to be as good as it was."""
    count = 0
    async for rows in source.rows("SELECT id, version FROM game ORDER BY id"):
        for id, version in rows:
            count += 1
            if await _history(source, id, version) != await _history(target, id, version):
                raise NotFound("move-damaged", table=id)
    return count


async def _history(shelf: StoreShelf, id: str, version: int) -> tuple[int, int, bytes]:
    """How many entries a table has, how many are good, and the hash of the last one."""
    entries: list[EntryRow] = []
    async for rows in shelf.rows(f"SELECT {LINES} FROM entry WHERE game = '{id}' ORDER BY seq"):
        entries += [EntryRow(*row) for row in rows]
    last = entries[-1].chain if entries else b""
    return len(entries), chain.sound(id, entries, version), last
