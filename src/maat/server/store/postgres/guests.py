"""Guests in PostgreSQL: how what is kept of them is read, written and forgotten there."""

from __future__ import annotations

from typing import Any

from maat.server.store.columns import PARTS
from maat.server.store.guest_queries import INSERT_TOKEN, GuestQueries, Statement
from maat.server.store.guests import BANS, still_banned
from maat.server.store.postgres.connection_pool import ConnectionPool
from maat.server.store.rows import HUMAN, Guest, now


class PostgresGuests(GuestQueries):
    """What a store keeps about people."""

    pool: ConnectionPool

    async def found(self, query: str, *values: Any) -> list[Any]:
        return await self.pool.read(query, *values)

    async def done(self, *statements: Statement, again: bool = False) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for query, values in statements:
                    await connection.execute(query, *values)

        await self.pool.use(work, again=again)

    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        at = now()

        async def work(connection: Any) -> int:
            async with connection.transaction():
                query = "INSERT INTO guest(name, created) VALUES($1, $2) RETURNING id"
                made = int(await connection.fetchval(query, name, at))
                await connection.execute(INSERT_TOKEN, token, made, kind, at, at, label, 0)
            return made

        return Guest(await self.pool.use(work, again=False), name)

    # What has grown old.

    async def forget_absent(self, older: int) -> int:
        rows = await self.pool.write(
            "DELETE FROM guest WHERE created < $1 "
            "AND NOT EXISTS (SELECT FROM token WHERE token.guest = guest.id) "
            "AND NOT EXISTS (SELECT FROM seat WHERE seat.guest = guest.id AND kind = $2) "
            "AND NOT EXISTS (SELECT FROM game WHERE game.host = guest.id) RETURNING id",
            *(older, HUMAN),
        )
        return len(rows)

    async def banned(self) -> list[str]:
        rows = await self.pool.read(BANS.replace("rowid", "ctid"))  # in the order of writing
        return still_banned([(row["what"], row["act"]) for row in rows])

    async def drop_games(self, older: int) -> int:
        async def work(connection: Any) -> int:
            async with connection.transaction():
                query = "SELECT id FROM game WHERE since < $1 ORDER BY id FOR UPDATE"
                found = [row["id"] for row in await connection.fetch(query, older)]
                for part in PARTS:
                    await connection.execute(f"DELETE FROM {part} WHERE game = ANY($1)", found)
                await connection.execute("DELETE FROM game WHERE id = ANY($1)", found)
            return len(found)

        return await self.pool.use(work, again=True)
