"""The store in one SQLite file: write-ahead log, synchronous, one writer with group commit."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import apsw

from maat.server.store import chain
from maat.server.store.guests import Guests
from maat.server.store.interface import Conflict, Store
from maat.server.store.rows import (
    PLAYING,
    RECORD,
    ChatRow,
    EntryRow,
    GameRow,
    Request,
    SeatRow,
    now,
)

GAME = (
    "id, kind, game, rules, components, options, clock, dealer, commitment, host, invite, "
    "created, phase, version, asked, since, rematch, request, changes, revision"
)
INSERT_GAME = f"INSERT INTO game({GAME}) VALUES({', '.join('?' * 20)})"
INSERT_ENTRY = (
    "INSERT INTO entry(game, seq, line, move, made, spent, at, chain) VALUES(?,?,?,?,?,?,?,?)"
)
INSERT_SEAT = (
    "INSERT INTO seat(game, seat, kind, guest, bot, name, seen) VALUES(?,?,?,?,?,?,?) "
    "ON CONFLICT DO UPDATE SET kind = excluded.kind, guest = excluded.guest, bot = excluded.bot, "
    "name = excluded.name, "
    "seen = CASE WHEN guest IS excluded.guest THEN max(seen, excluded.seen) ELSE excluded.seen END"
)
LAST = "SELECT chain FROM entry WHERE game = ? AND seq = ?"
EXPECTED = "revision = revision + 1 WHERE id = ? AND revision = ?"


class SqliteStore(Guests, Store):
    """Tables, talk and reviews; guests and the file itself are below."""

    # Tables.

    async def add_game(self, row: GameRow, seed: str, entries: list[EntryRow]) -> None:
        game, seats = _game_values(row), _seat_values(row)

        def job(connection: apsw.Connection) -> None:
            connection.execute(INSERT_GAME, game)
            connection.execute("INSERT INTO secret VALUES(?, ?)", (row.id, seed))
            connection.executemany(INSERT_SEAT, seats)
            _write_entries(connection, row.id, 0, entries)

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
        rows = self._all(f"SELECT {GAME} FROM game {where}", *values)
        return [replace(_game(row), seats=self._seats(str(row[0]))) for row in rows]

    async def game_ids(self) -> list[str]:
        return [row[0] for row in self._all("SELECT id FROM game ORDER BY created, id")]

    def _seats(self, id: str) -> list[SeatRow]:
        query = "SELECT seat, kind, guest, bot, name, seen FROM seat WHERE game = ? ORDER BY seat"
        return [SeatRow(*row) for row in self._all(query, id)]

    async def clocked(self) -> list[str]:
        query = "SELECT id FROM game WHERE phase = ? AND kind != ? AND clock != ?"
        values = (PLAYING, RECORD, json.dumps((0, 0)))
        return [str(id) for (id,) in self._all(query, *values)]

    async def seed(self, id: str) -> str:
        return str(self._value("SELECT seed FROM secret WHERE game = ?", id) or "")

    async def entries(self, id: str) -> list[EntryRow]:
        query = "SELECT line, spent, at, move, made, chain FROM entry WHERE game = ? ORDER BY seq"
        return [EntryRow(*row) for row in self._all(query, id)]

    async def made(self, id: str, move: str) -> int | None:
        found: int | None = self._value(
            "SELECT made FROM entry WHERE game = ? AND move = ?", id, move
        )
        return found

    async def append(self, row: GameRow, entries: list[EntryRow]) -> GameRow:
        start = row.version
        kept = replace(row, version=start + len(entries), revision=row.revision + 1)
        waiting = _request_text(row.request)
        about = kept.version, row.phase, row.asked, row.since, waiting

        def job(connection: apsw.Connection) -> None:
            connection.execute(
                "UPDATE game SET version = ?, phase = ?, asked = ?, since = ?, request = ?, "
                f"{EXPECTED} AND version = ?",
                (*about, row.id, row.revision, start),
            )
            if connection.changes() != 1:
                raise Conflict(row.id)
            _write_entries(connection, row.id, start, entries)

        await self._write(job)
        return kept

    async def save(self, row: GameRow) -> GameRow:
        waiting = _request_text(row.request)
        about = row.kind, row.invite, row.rematch, row.phase, waiting, row.rules
        options = json.dumps(row.options)
        seats = _seat_values(row)

        def job(connection: apsw.Connection) -> None:
            connection.execute(
                "UPDATE game SET kind = ?, invite = ?, rematch = ?, phase = ?, request = ?, "
                f"rules = ?, options = ?, {EXPECTED}",
                (*about, options, row.id, row.revision),
            )
            if connection.changes() != 1:
                raise Conflict(row.id)
            connection.executemany(INSERT_SEAT, seats)

        await self._write(job)
        return replace(row, revision=row.revision + 1)

    async def note_seen(self, id: str, seen: dict[int, int]) -> None:
        noted = [(at, id, guest) for guest, at in seen.items()]
        query = "UPDATE seat SET seen = max(seen, ?) WHERE game = ? AND guest = ?"
        await self._write(lambda connection: connection.executemany(query, noted).fetchall())

    # Talk.

    async def say(self, id: str, said: ChatRow) -> None:
        await self._run(
            "INSERT INTO chat(game, n, seat, name, phrase, text, at) VALUES(?,?,?,?,?,?,?)",
            *(id, said.n, said.seat, said.name, said.phrase, said.text, said.at),
        )

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


def _game_values(row: GameRow) -> tuple[Any, ...]:
    return (
        *(row.id, row.kind, row.game, row.rules, row.components),
        *(json.dumps(row.options), json.dumps(row.clock), row.dealer, row.commitment, row.host),
        *(row.invite, row.created, row.phase, row.version, row.asked, row.since, row.rematch),
        *(_request_text(row.request), json.dumps(row.changes), row.revision),
    )


def _game(row: tuple[Any, ...]) -> GameRow:
    fields: dict[str, Any] = dict(zip(GAME.split(", "), row, strict=True))
    move, total = json.loads(fields["clock"])
    fields |= {"options": json.loads(fields["options"]), "clock": (move, total)}
    fields["changes"] = json.loads(fields["changes"])
    return GameRow(**{**fields, "request": _request(fields["request"])})


def _request_text(waiting: Request | None) -> str:
    if waiting is None:
        return ""
    sets = [sorted(waiting.needed), sorted(waiting.agreed)]
    return json.dumps([waiting.seat, waiting.count, waiting.move, *sets, waiting.rules])


def _request(text: str) -> Request | None:
    if not text:
        return None
    seat, count, move, needed, agreed, *rules = json.loads(text)
    return Request(seat, count, move, frozenset(needed), frozenset(agreed), *rules)


def _seat_values(row: GameRow) -> list[tuple[Any, ...]]:
    return [
        (row.id, each.seat, each.kind, each.guest, each.bot, each.name, each.seen)
        for each in row.seats
    ]


def _write_entries(
    connection: apsw.Connection, id: str, start: int, entries: list[EntryRow]
) -> None:
    last = connection.execute(LAST, (id, start)).fetchone()
    before = chain.first(id) if last is None else last[0]
    for seq, each in enumerate(chain.chained(before, entries), start=start + 1):
        values = (id, seq, each.line, each.move, each.made, each.spent, each.at, each.chain)
        connection.execute(INSERT_ENTRY, values)
