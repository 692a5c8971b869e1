"""The store in PostgreSQL: the version and the revision of a row are the only lock."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from maat.server.store import chain, columns
from maat.server.store.interface import AHEAD, Conflict, ServerStore, Unwell
from maat.server.store.news import News, news
from maat.server.store.postgres import schema
from maat.server.store.postgres.appends import Appends, append_values
from maat.server.store.postgres.connection_pool import ConnectionPool, reach
from maat.server.store.postgres.guests import PostgresGuests
from maat.server.store.rows import ChatRow, EntryRow, GameRow, SeatRow, now

INSERT_GAME = f"INSERT INTO game({columns.GAME}) VALUES({', '.join(f'${n}' for n in range(1, 25))})"
INSERT_ENTRY = f"INSERT INTO entry({columns.ENTRY}) VALUES($1,$2,$3,$4,$5,$6,$7,$8)"
INSERT_SEAT = f"INSERT INTO seat({columns.SEAT}) VALUES($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)"
SAVE = f"""
    WITH ok AS (
        UPDATE game SET revision = revision + 1, invite = $4, rematch = $5, phase = $6,
            request = $7, rules = $8, options = $9, due = $10, driver = $11, kind = $22,
            host = $23
        WHERE id = $1 AND version = $2 AND revision = $3 RETURNING id),
    put AS (
        INSERT INTO seat({columns.SEAT}) SELECT s.* FROM ok, unnest(
            $12::text[], $13::int[], $14::text[], $15::bigint[], $16::text[], $17::text[],
            $18::bigint[], $19::text[], $20::text[], $21::int[]) s
        ON CONFLICT (game, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest,
            bot = excluded.bot, name = excluded.name, coach = excluded.coach,
            status = excluded.status, color = excluded.color,
            seen = CASE WHEN seat.guest IS NOT DISTINCT FROM excluded.guest
                THEN greatest(seat.seen, excluded.seen) ELSE excluded.seen END)
    SELECT id FROM ok
"""
SEATS = f"""
    (SELECT json_agg(json_build_array({columns.SEAT}) ORDER BY seat)
        FROM seat WHERE seat.game = game.id)
"""
NEWS = f"""
    SELECT (SELECT json_agg(
            json_build_array(line, spent, at, move, made, encode(chain, 'hex')) ORDER BY seq)
        FROM entry WHERE game = $1 AND seq > $2), {SEATS}, {columns.WHOLE}
    FROM game WHERE id = $1
"""
NOTE_SEEN = """
    WITH noted AS (
        SELECT game, seat, at FROM seat
        JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) n(game, guest, at) USING (game, guest)
        ORDER BY game, seat FOR UPDATE OF seat)
    UPDATE seat SET seen = greatest(seen, at) FROM noted
    WHERE seat.game = noted.game AND seat.seat = noted.seat
"""
SAY = """
    WITH said AS (UPDATE game SET said = said + 1 WHERE id = $1 RETURNING said)
    INSERT INTO chat(game, n, seat, name, phrase, text, at)
    SELECT $1, said, $2, $3, $4, $5, $6 FROM said RETURNING n
"""
CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
CLAIM = f"""
    UPDATE game SET due = greatest(due, {CLOCK}), driver = $1 WHERE id IN (
        SELECT id FROM game WHERE due <= {CLOCK} + $3
        AND (driver NOT IN (SELECT id FROM living) OR due < {CLOCK} - $2)
        ORDER BY due LIMIT 50 FOR UPDATE SKIP LOCKED)
    RETURNING id
"""
AT_ONCE = 2.0  # seconds in which a server that is well writes something


class PostgresStore(PostgresGuests, ServerStore):
    """Tables, talk and reviews; what is written is told to the other workers after the commit."""

    def __init__(
        self, url: str, key: bytes, timed: Callable[[float], None] = lambda _: None
    ) -> None:
        self.url = url
        self.worker = secrets.token_hex(8)
        self.pool = ConnectionPool(url)
        self.appends = Appends(self.pool, timed)
        self.written: Callable[[str | News], None] = lambda _: None  # who hears what has changed
        self._key = key

    # Tables.

    async def add_game(self, row: GameRow, seed: str, entries: list[EntryRow]) -> None:
        lines = columns.entry_values(row.id, 0, chain.chained(chain.first(row.id), entries))

        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(INSERT_GAME, *columns.game_values(row))
                await connection.execute("INSERT INTO secret VALUES($1, $2)", row.id, seed)
                await connection.executemany(INSERT_SEAT, columns.seat_values(row))
                await connection.executemany(INSERT_ENTRY, lines)

        await self.pool.use(work, again=False)

    async def game(self, id: str) -> GameRow | None:
        found = await self._games("WHERE id = $1", id)
        return found[0] if found else None

    async def games_of(self, guest: int, most: int) -> list[GameRow]:
        return await self._games(
            "WHERE id IN (SELECT game FROM seat WHERE guest = $1) OR host = $1 "
            "ORDER BY since DESC LIMIT $2",
            *(guest, most),
        )

    async def _games(self, where: str, *values: Any) -> list[GameRow]:
        """Tables with their seats, as they are at one moment."""
        rows = await self.pool.read(f"SELECT {SEATS}, {columns.WHOLE} FROM game {where}", *values)
        return [_game(told, row) for told, *row in rows]

    async def news(self, id: str, after: int) -> tuple[GameRow | None, list[EntryRow]]:
        rows = await self.pool.read(NEWS, id, after)
        for lines, told, *row in rows:
            entries = [
                EntryRow(line, spent, at, move, made, bytes.fromhex(link))
                for line, spent, at, move, made, link in json.loads(lines or "[]")
            ]
            return _game(told, row), entries
        return None, []

    async def game_ids(self) -> list[str]:
        rows = await self.pool.read("SELECT id FROM game ORDER BY created, id")
        return [str(row["id"]) for row in rows]

    async def claim(self, patience: int) -> list[str]:
        rows = await self.pool.write(CLAIM, self.worker, patience, AHEAD)
        return [str(row["id"]) for row in rows]

    async def put_off(self, id: str, due: int | None) -> None:
        await self.pool.write("UPDATE game SET due = $2 WHERE id = $1", id, due)

    async def seed(self, id: str) -> str:
        return str(await self.pool.value("SELECT seed FROM secret WHERE game = $1", id) or "")

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        query = (
            "SELECT line, spent, at, move, made, chain FROM entry "
            "WHERE game = $1 AND seq > $2 ORDER BY seq"
        )
        return [EntryRow(*row) for row in await self.pool.read(query, id, after)]

    async def made(self, id: str, move: str) -> int | None:
        query = "SELECT made FROM entry WHERE game = $1 AND move = $2"
        found: int | None = await self.pool.value(query, id, move)
        return found

    async def append(self, row: GameRow, entries: list[EntryRow]) -> GameRow:
        kept, lines = columns.appended(row, entries, self.worker)
        if not await self.appends.append(append_values(row, kept, lines)):
            raise Conflict(row.id)
        self.written(news(row, kept, lines))
        return kept

    async def save(self, row: GameRow) -> GameRow:
        kept = columns.driven(row, self.worker)
        about = row.invite, row.rematch, row.phase, columns.request_text(row.request), row.rules
        seats = [list(column) for column in zip(*columns.seat_values(row), strict=True)]
        rows = await self.pool.write(
            SAVE,
            *(row.id, row.version, row.revision, *about, json.dumps(row.options)),
            *(row.due, kept.driver, *(seats or [[]] * 10), row.kind, row.host),
        )
        if not rows:
            raise Conflict(row.id)
        self.written(row.id)
        return kept

    async def note_seen(self, seen: dict[str, dict[int, int]]) -> None:
        noted = [(id, guest, at) for id, guests in seen.items() for guest, at in guests.items()]
        await self.pool.write(NOTE_SEEN, *map(list, zip(*noted, strict=True)))

    # Talk.

    async def say(self, id: str, said: ChatRow) -> ChatRow:
        about = said.seat, said.name, said.phrase, said.text, said.at
        rows = await self.pool.write(SAY, id, *about)
        if not rows:
            raise Conflict(id)
        self.written(id)
        return replace(said, n=rows[0]["n"])

    async def chat(self, id: str, after: int) -> list[ChatRow]:
        query = (
            "SELECT n, seat, name, phrase, text, at FROM chat WHERE game = $1 AND n > $2 ORDER BY n"
        )
        return [ChatRow(*row) for row in await self.pool.read(query, id, after)]

    # Reviews.

    async def review(self, id: str) -> str | None:
        found: str | None = await self.pool.value("SELECT told FROM review WHERE game = $1", id)
        return found

    async def opinions(self, id: str) -> dict[int, str]:
        rows = await self.pool.read("SELECT n, told FROM opinion WHERE game = $1", id)
        return {row["n"]: row["told"] for row in rows}

    async def keep_opinion(self, id: str, n: int, told: str) -> None:
        await self.pool.write(
            "INSERT INTO opinion VALUES($1,$2,$3) ON CONFLICT (game, n) DO UPDATE SET told = $3",
            *(id, n, told),
        )

    async def keep_review(self, id: str, told: str) -> None:
        await self.pool.write(
            "WITH done AS (DELETE FROM opinion WHERE game = $1 AND $3 != '') "
            "INSERT INTO review VALUES($1,$2,$3) "
            "ON CONFLICT (game) DO UPDATE SET at = $2, told = $3",
            *(id, now(), told),
        )

    # Endings.

    async def ending(self, id: str) -> bytes | None:
        found: bytes | None = await self.pool.value("SELECT told FROM ending WHERE game = $1", id)
        return found

    async def keep_ending(self, id: str, told: bytes) -> None:
        await self.pool.write(
            "INSERT INTO ending VALUES($1,$2) ON CONFLICT (game) DO UPDATE SET told = $2", id, told
        )

    # The rest.

    def key(self) -> bytes:
        return self._key

    async def check(self) -> None:
        query = (
            "INSERT INTO setting VALUES('checked', '') "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        try:
            await asyncio.wait_for(self.pool.write(query), AT_ONCE)
        except (Conflict, TimeoutError):
            raise Unwell(self.pool.ailment) from None

    def ailment(self) -> str:
        return self.pool.ailment

    def announce(self, url: str) -> None:
        """Nobody looks for the servers of a database in it."""

    async def leave(self) -> None:
        await self.appends.close()
        await self.pool.close()

    def close(self) -> None:
        """Whoever has a loop lets go of the lines with `leave`; all that was written is kept."""


def _game(told: str | None, row: list[Any]) -> GameRow:
    """A row with its seats, which are told in JSON."""
    seats = [SeatRow(*each) for _, *each in json.loads(told or "[]")]
    return replace(columns.game_of(tuple(row)), seats=seats)


def open_postgres(url: str, timed: Callable[[float], None] = lambda _: None) -> PostgresStore:
    """The store of a database, brought up to date; nothing may run in this thread meanwhile."""
    return PostgresStore(url, asyncio.run(_prepared(url)), timed)


async def _prepared(url: str) -> bytes:
    """The server's own secret, in a database that is up to date."""
    connection = await reach(url)
    try:
        await schema.migrate(connection)
        return bytes(
            await connection.fetchval(
                "INSERT INTO setting VALUES('key', $1) "
                "ON CONFLICT (name) DO UPDATE SET value = setting.value RETURNING value",
                secrets.token_bytes(32),
            )
        )
    finally:
        await connection.close()
