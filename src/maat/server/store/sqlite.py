"""The store in one SQLite file: write-ahead log, synchronous, one writer with group commit."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import apsw

from maat.server.store import chain, columns
from maat.server.store.guests import Guests
from maat.server.store.interface import AHEAD, Conflict, ServerStore
from maat.server.store.rows import ChatRow, EntryRow, GameRow, SeatRow, now

INSERT_GAME = f"INSERT INTO game({columns.GAME}) VALUES({', '.join('?' * 24)})"
INSERT_ENTRY = f"INSERT INTO entry({columns.ENTRY}) VALUES(?,?,?,?,?,?,?,?)"
INSERT_SEAT = (
    f"INSERT INTO seat({columns.SEAT}) VALUES(?,?,?,?,?,?,?,?,?,?) "
    "ON CONFLICT DO UPDATE SET kind = excluded.kind, guest = excluded.guest, bot = excluded.bot, "
    "name = excluded.name, coach = excluded.coach, status = excluded.status, "
    "color = excluded.color, "
    "seen = CASE WHEN guest IS excluded.guest THEN max(seen, excluded.seen) ELSE excluded.seen END"
)
EXPECTED = "revision = revision + 1 WHERE id = ? AND version = ? AND revision = ?"
NOTE_SEEN = """
    WITH noted AS (
        SELECT value ->> 0 AS game, value ->> 1 AS guest, value ->> 2 AS at FROM json_each(?))
    UPDATE seat SET seen = max(seen, noted.at) FROM noted
    WHERE seat.game = noted.game AND seat.guest = noted.guest
"""
OVERDUE = (
    "SELECT id FROM game WHERE due <= ?1 + ?4 AND (driver != ?2 OR due < ?1 - ?3) "
    "ORDER BY due LIMIT 50"
)


class SqliteStore(Guests, ServerStore):
    """Tables, talk and reviews; guests and the file itself are below."""

    # Tables.

    async def add_game(self, row: GameRow, seed: str, entries: list[EntryRow]) -> None:
        game, seats = columns.game_values(row), columns.seat_values(row)
        lines = columns.entry_values(row.id, 0, chain.chained(chain.first(row.id), entries))

        def job(connection: apsw.Connection) -> None:
            try:
                connection.execute(INSERT_GAME, game)
            except apsw.ConstraintError:
                raise Conflict(row.id) from None
            connection.execute("INSERT INTO secret VALUES(?, ?)", (row.id, seed))
            connection.executemany(INSERT_SEAT, seats)
            connection.executemany(INSERT_ENTRY, lines)

        await self._write(job)

    async def game(self, id: str) -> GameRow | None:
        found = self._games("WHERE id = ?", id)
        return found[0] if found else None

    async def games_of(self, guest: int, most: int) -> list[GameRow]:
        return self._games(
            "WHERE id IN (SELECT game FROM seat WHERE guest = ?1) OR host = ?1 "
            "ORDER BY since DESC LIMIT ?2",
            guest,
            most,
        )

    def _games(self, where: str, *values: Any) -> list[GameRow]:
        rows = self._all(f"SELECT {columns.WHOLE} FROM game {where}", *values)
        return [replace(columns.game_of(row), seats=self._seats(str(row[0]))) for row in rows]

    async def game_ids(self) -> list[str]:
        return [row[0] for row in self._all("SELECT id FROM game ORDER BY created, id")]

    def _seats(self, id: str) -> list[SeatRow]:
        query = f"SELECT {columns.SEAT} FROM seat WHERE game = ? ORDER BY seat"
        return [SeatRow(*row) for _, *row in self._all(query, id)]

    async def claim(self, patience: int) -> list[str]:
        at = now()
        found = [str(id) for (id,) in self._all(OVERDUE, at, self.worker, patience, AHEAD)]
        if found:
            query = "UPDATE game SET due = max(due, ?), driver = ? WHERE id = ?"
            mine = [(at, self.worker, id) for id in found]
            await self._write(lambda connection: connection.executemany(query, mine).fetchall())
        return found

    async def put_off(self, id: str, due: int | None) -> None:
        await self._run("UPDATE game SET due = ? WHERE id = ?", due, id)

    async def seed(self, id: str) -> str:
        return str(self._value("SELECT seed FROM secret WHERE game = ?", id) or "")

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        query = (
            "SELECT line, spent, at, move, made, chain FROM entry "
            "WHERE game = ? AND seq > ? ORDER BY seq"
        )
        return [EntryRow(*row) for row in self._all(query, id, after)]

    async def made(self, id: str, move: str) -> int | None:
        found: int | None = self._value(
            "SELECT made FROM entry WHERE game = ? AND move = ?", id, move
        )
        return found

    async def append(self, row: GameRow, entries: list[EntryRow]) -> GameRow:
        kept, lines = columns.appended(row, entries, self.worker)
        about = kept.version, row.phase, row.asked, row.since, columns.request_text(row.request)
        values = (*about, row.due, kept.driver, columns.result_text(row))
        expected = row.id, row.version, row.revision

        def job(connection: apsw.Connection) -> None:
            connection.execute(
                "UPDATE game SET version = ?, phase = ?, asked = ?, since = ?, request = ?, "
                f"due = ?, driver = ?, result = ?, {EXPECTED}",
                (*values, *expected),
            )
            if connection.changes() != 1:
                raise Conflict(row.id)
            try:
                connection.executemany(
                    INSERT_ENTRY, columns.entry_values(row.id, row.version, lines)
                )
            except apsw.ConstraintError:
                raise Conflict(row.id) from None

        await self._write(job)
        return kept

    async def save(self, row: GameRow) -> GameRow:
        kept, seats = columns.driven(row, self.worker), columns.seat_values(row)
        about = row.kind, row.invite, row.rematch, row.phase, columns.request_text(row.request)
        values = (*about, row.rules, json.dumps(row.options), row.due, kept.driver, row.host)

        def job(connection: apsw.Connection) -> None:
            connection.execute(
                "UPDATE game SET kind = ?, invite = ?, rematch = ?, phase = ?, request = ?, "
                f"rules = ?, options = ?, due = ?, driver = ?, host = ?, {EXPECTED}",
                (*values, row.id, row.version, row.revision),
            )
            if connection.changes() != 1:
                raise Conflict(row.id)
            connection.executemany(INSERT_SEAT, seats)

        await self._write(job)
        return kept

    async def note_seen(self, seen: dict[str, dict[int, int]]) -> None:
        noted = [[id, guest, at] for id, guests in seen.items() for guest, at in guests.items()]
        await self._run(NOTE_SEEN, json.dumps(noted))

    # Talk.

    async def say(self, id: str, said: ChatRow) -> ChatRow:
        def job(connection: apsw.Connection) -> ChatRow:
            query = "UPDATE game SET said = said + 1 WHERE id = ? RETURNING said"
            n = int(connection.execute(query, (id,)).get)
            connection.execute(
                "INSERT INTO chat(game, n, seat, name, phrase, text, at) VALUES(?,?,?,?,?,?,?)",
                (id, n, said.seat, said.name, said.phrase, said.text, said.at),
            )
            return replace(said, n=n)

        return await self._write(job)

    async def chat(self, id: str, after: int) -> list[ChatRow]:
        query = (
            "SELECT n, seat, name, phrase, text, at FROM chat WHERE game = ? AND n > ? ORDER BY n"
        )
        return [ChatRow(*row) for row in self._all(query, id, after)]

    # Reviews.

    async def review(self, id: str) -> str | None:
        found: str | None = self._value("SELECT told FROM review WHERE game = ?", id)
        return found

    async def opinions(self, id: str) -> dict[int, str]:
        return dict(self._all("SELECT n, told FROM opinion WHERE game = ?", id))

    async def keep_opinion(self, id: str, n: int, told: str) -> None:
        await self._run("INSERT OR REPLACE INTO opinion VALUES(?,?,?)", id, n, told)

    async def keep_review(self, id: str, told: str) -> None:
        def job(connection: apsw.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO review VALUES(?,?,?)", (id, now(), told))
            if told:
                connection.execute("DELETE FROM opinion WHERE game = ?", (id,))

        await self._write(job)

    # Endings.

    async def ending(self, id: str) -> bytes | None:
        found: bytes | None = self._value("SELECT told FROM ending WHERE game = ?", id)
        return found

    async def keep_ending(self, id: str, told: bytes) -> None:
        await self._run("INSERT OR REPLACE INTO ending VALUES(?,?)", id, told)
