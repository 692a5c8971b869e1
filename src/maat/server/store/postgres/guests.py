"""Guests in PostgreSQL: how what is kept of them is read, written and forgotten there."""

from __future__ import annotations

from typing import Any

from maat.server.store.columns import PARTS
from maat.server.store.guests import BANS, still_banned
from maat.server.store.people import INSERT_TOKEN, SqlPeople, Statement
from maat.server.store.postgres.lines import Lines
from maat.server.store.rows import HUMAN, Guest, now


class PostgresGuests(SqlPeople):
    """What a store keeps about people."""

    lines: Lines

    async def found(self, query: str, *values: Any) -> list[Any]:
        return await self.lines.read(query, *values)

    async def done(self, *statements: Statement, again: bool = False) -> None:
        async def work(line: Any) -> None:
            async with line.transaction():
                for query, values in statements:
                    await line.execute(query, *values)

        await self.lines.use(work, again=again)

    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        at = now()

        async def work(line: Any) -> int:
            async with line.transaction():
                query = "INSERT INTO guest(name, created) VALUES($1, $2) RETURNING id"
                made = int(await line.fetchval(query, name, at))
                await line.execute(INSERT_TOKEN, token, made, kind, at, at, label, 0)
            return made

        return Guest(await self.lines.use(work, again=False), name)

    # What has grown old.

    async def forget_absent(self, older: int) -> int:
        rows = await self.lines.write(
            "DELETE FROM guest WHERE created < $1 "
            "AND NOT EXISTS (SELECT FROM token WHERE token.guest = guest.id) "
            "AND NOT EXISTS (SELECT FROM seat WHERE seat.guest = guest.id AND kind = $2) "
            "AND NOT EXISTS (SELECT FROM game WHERE game.host = guest.id) RETURNING id",
            *(older, HUMAN),
        )
        return len(rows)

    async def banned(self) -> list[str]:
        rows = await self.lines.read(BANS.replace("rowid", "ctid"))  # in the order of writing
        return still_banned([(row["what"], row["act"]) for row in rows])

    async def drop_games(self, older: int) -> int:
        async def work(line: Any) -> int:
            async with line.transaction():
                query = "SELECT id FROM game WHERE since < $1 ORDER BY id FOR UPDATE"
                found = [row["id"] for row in await line.fetch(query, older)]
                for part in PARTS:
                    await line.execute(f"DELETE FROM {part} WHERE game = ANY($1)", found)
                await line.execute("DELETE FROM game WHERE id = ANY($1)", found)
            return len(found)

        return await self.lines.use(work, again=True)
