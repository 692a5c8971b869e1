"""Guests in the SQLite file: how what is kept of them is read, written and forgotten there."""

from __future__ import annotations

from typing import Any, Final

import apsw

from maat.server.store.columns import PARTS
from maat.server.store.database import Database
from maat.server.store.guest_queries import INSERT_TOKEN, GuestQueries, Statement
from maat.server.store.rows import HUMAN, Guest, now

# Guests who can come back by nothing and sit nowhere.
ABSENT: Final = (
    "id NOT IN (SELECT guest FROM token) "
    f"AND id NOT IN (SELECT guest FROM seat WHERE kind = '{HUMAN}' AND guest IS NOT NULL) "
    "AND id NOT IN (SELECT host FROM game WHERE host IS NOT NULL)"
)
BAN, ALLOW = "ban", "allow"  # acts of operators
BANS: Final = f"SELECT what, act FROM audit WHERE act IN ('{BAN}', '{ALLOW}') ORDER BY at, rowid"


def still_banned(acts: list[tuple[str, str]]) -> list[str]:
    """Networks that are banned after all this: the last word on each counts."""
    return [network for network, act in dict(acts).items() if act == BAN]


def numbered(query: str) -> str:
    """A query with its values named as SQLite names them."""
    return query.replace("$", "?")


class Guests(Database, GuestQueries):
    """What a store keeps about people."""

    async def found(self, query: str, *values: Any) -> list[Any]:
        return self._all(numbered(query), *values)

    async def done(self, *statements: Statement, again: bool = False) -> None:
        def job(connection: apsw.Connection) -> None:
            for query, values in statements:
                connection.execute(numbered(query), values)

        await self._write(job)

    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        def job(connection: apsw.Connection) -> int:
            at = now()
            connection.execute("INSERT INTO guest(name, created) VALUES(?, ?)", (name, at))
            made = connection.last_insert_rowid()
            values = token, made, kind, at, at, label, 0
            connection.execute(numbered(INSERT_TOKEN), values)
            return made

        return Guest(await self._write(job), name)

    # What has grown old.

    async def forget_absent(self, older: int) -> int:
        """Guests who can come back by nothing, sit nowhere and came before that time are forgotten;
        how many they were."""
        query = f"DELETE FROM guest WHERE created < ? AND {ABSENT}"

        def job(connection: apsw.Connection) -> int:
            connection.execute(query, (older,))
            return connection.changes()

        return await self._write(job)

    async def banned(self) -> list[str]:
        """Networks from which nobody may ask."""
        return still_banned(self._all(BANS))

    async def drop_games(self, older: int) -> int:
        """Tables nobody has touched since that time are deleted; how many they were."""

        def job(connection: apsw.Connection) -> int:
            found = connection.execute("SELECT id FROM game WHERE since < ?", (older,)).fetchall()
            for part in PARTS:
                connection.executemany(f"DELETE FROM {part} WHERE game = ?", found)
            connection.executemany("DELETE FROM game WHERE id = ?", found)
            return len(found)

        return await self._write(job)
