"""The store in one SQLite file: write-ahead log, synchronous, one writer with group commit."""

from __future__ import annotations

import fcntl
import json
import os
import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import apsw

from maat.server.store.interface import Conflict, Store
from maat.server.store.migrations import MIGRATIONS, migrate, version_of
from maat.server.store.rows import (
    PLAYING,
    TABLE,
    ChatRow,
    EntryRow,
    GameRow,
    Guest,
    Request,
    SeatRow,
    now,
)
from maat.server.store.writer import Writer

T = TypeVar("T")

GAME = (
    "id, kind, game, rules, components, options, clock, dealer, commitment, host, invite, "
    "created, phase, version, asked, since, rematch, request, changes"
)
INSERT_GAME = f"INSERT INTO game({GAME}) VALUES({', '.join('?' * 19)})"
INSERT_ENTRY = "INSERT INTO entry(game, seq, line, move, made, spent, at) VALUES(?,?,?,?,?,?,?)"
INSERT_SEAT = "INSERT OR REPLACE INTO seat(game, seat, kind, guest, bot, name) VALUES(?,?,?,?,?,?)"


class Busy(Exception):
    """Another server uses the file."""


def connect(path: Path, writes: bool = True) -> apsw.Connection:
    """A connection that waits until what it commits is on disk."""
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(5000)
    version_of(connection)  # what is not ours is not touched
    if not writes:
        return connection
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "FULL")
    connection.pragma("foreign_keys", "ON")
    return connection


def take_lock(path: Path) -> int:
    """Only one server writes to a file; the lock goes when the process does."""
    handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Busy(str(path)) from None
    return handle


def copied(connection: apsw.Connection) -> apsw.Connection:
    """A store as a copy in memory, brought up to date; the file stays as it is."""
    copy = apsw.Connection(":memory:")
    with copy.backup("main", connection, "main") as steps:
        steps.step()
    connection.close()
    migrate(copy)
    return copy


class SqliteStore(Store):
    """Everything in one file; reads are quick and direct, nobody waits for them."""

    def __init__(
        self, path: Path, timed: Callable[[float], None] = lambda _: None, writes: bool = True
    ) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lock = take_lock(path) if writes else -1
        try:
            self.reading = connect(path, writes)
            if writes:
                migrate(self.reading)
                os.chmod(path, 0o600)
            elif version_of(self.reading) < len(MIGRATIONS):
                self.reading = copied(self.reading)
        except BaseException:
            self._let_go()
            raise
        self.writer = Writer(connect(path), timed) if writes else None
        self._key = self._server_key() if writes else b""

    def announce(self, url: str) -> None:
        """Leave a note where the server that uses this file is found."""
        os.ftruncate(self.lock, 0)
        os.pwrite(self.lock, url.encode(), 0)

    def _let_go(self) -> None:
        if self.lock >= 0:
            os.close(self.lock)
        self.lock = -1

    def _server_key(self) -> bytes:
        self.reading.execute(
            "INSERT OR IGNORE INTO setting(name, value) VALUES('key', ?)",
            (secrets.token_bytes(32),),
        )
        return bytes(self._value("SELECT value FROM setting WHERE name = 'key'"))

    def _value(self, query: str, *values: Any) -> Any:
        row = self.reading.execute(query, values).fetchone()
        return None if row is None else row[0]

    # Guests.

    async def guest(self, token: bytes, kinds: tuple[str, ...]) -> Guest | None:
        row = self.reading.execute(
            "SELECT guest.id, guest.name, token.kind FROM token "
            "JOIN guest ON guest.id = token.guest WHERE token.hash = ?",
            (token,),
        ).fetchone()
        return Guest(row[0], row[1]) if row is not None and row[2] in kinds else None

    async def add_guest(self, name: str, token: bytes, kind: str) -> Guest:
        def job(connection: apsw.Connection) -> int:
            connection.execute("INSERT INTO guest(name, created) VALUES(?, ?)", (name, now()))
            made = connection.last_insert_rowid()
            connection.execute("INSERT INTO token VALUES(?,?,?,?)", (token, made, kind, now()))
            return made

        return Guest(await self._write(job), name)

    async def rename(self, guest: int, name: str) -> None:
        await self._run("UPDATE guest SET name = ? WHERE id = ?", name, guest)

    async def add_token(self, guest: int, token: bytes, kind: str, only: bool) -> None:
        def job(connection: apsw.Connection) -> None:
            if only:
                connection.execute("DELETE FROM token WHERE guest = ? AND kind = ?", (guest, kind))
            connection.execute("INSERT INTO token VALUES(?,?,?,?)", (token, guest, kind, now()))

        await self._write(job)

    async def renew_token(self, token: bytes, older: int) -> bool:
        query = "SELECT 1 FROM token WHERE hash = ? AND created < ?"
        if self._value(query, token, older) is None:
            return False
        await self._run("UPDATE token SET created = ? WHERE hash = ?", now(), token)
        return True

    async def drop_token(self, token: bytes) -> None:
        await self._run("DELETE FROM token WHERE hash = ?", token)

    async def drop_tokens(self, kind: str, older: int) -> None:
        await self._run("DELETE FROM token WHERE kind = ? AND created < ?", kind, older)

    async def _write(self, job: Callable[[apsw.Connection], T]) -> T:
        if self.writer is None:
            raise Busy("opened for reading")
        return await self.writer.write(job)

    async def _run(self, statement: str, *values: Any) -> None:
        await self._write(lambda connection: connection.execute(statement, values).fetchall())

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
        rows = self.reading.execute(f"SELECT {GAME} FROM game {where}", values).fetchall()
        return [replace(_game(row), seats=self._seats(str(row[0]))) for row in rows]

    async def game_ids(self) -> list[str]:
        return [row[0] for row in self.reading.execute("SELECT id FROM game ORDER BY created, id")]

    def _seats(self, id: str) -> list[SeatRow]:
        query = "SELECT seat, kind, guest, bot, name FROM seat WHERE game = ? ORDER BY seat"
        return [SeatRow(*row) for row in self.reading.execute(query, (id,))]

    async def clocked(self) -> list[str]:
        query = "SELECT id FROM game WHERE phase = ? AND kind = ? AND clock != ?"
        values = (PLAYING, TABLE, json.dumps((0, 0)))
        return [str(id) for (id,) in self.reading.execute(query, values)]

    async def seed(self, id: str) -> str:
        return str(self._value("SELECT seed FROM secret WHERE game = ?", id) or "")

    async def entries(self, id: str) -> list[EntryRow]:
        query = "SELECT line, spent, at, move, made FROM entry WHERE game = ? ORDER BY seq"
        return [EntryRow(*row) for row in self.reading.execute(query, (id,))]

    async def made(self, id: str, move: str) -> int | None:
        found: int | None = self._value(
            "SELECT made FROM entry WHERE game = ? AND move = ?", id, move
        )
        return found

    async def append(self, row: GameRow, entries: list[EntryRow]) -> None:
        start = row.version
        end = start + len(entries)
        waiting = _request_text(row.request)
        values = (end, row.phase, row.asked, row.since, waiting, row.id, start)

        def job(connection: apsw.Connection) -> None:
            connection.execute(
                "UPDATE game SET version = ?, phase = ?, asked = ?, since = ?, request = ? "
                "WHERE id = ? AND version = ?",
                values,
            )
            if connection.changes() != 1:
                raise Conflict(row.id)
            _write_entries(connection, row.id, start, entries)

        await self._write(job)

    async def save(self, row: GameRow) -> None:
        waiting = _request_text(row.request)
        about = row.invite, row.rematch, row.phase, waiting
        values = (*about, row.rules, json.dumps(row.options), row.id)
        seats = _seat_values(row)

        def job(connection: apsw.Connection) -> None:
            connection.execute(
                "UPDATE game SET invite = ?, rematch = ?, phase = ?, request = ?, rules = ?, "
                "options = ? WHERE id = ?",
                values,
            )
            connection.executemany(INSERT_SEAT, seats)

        await self._write(job)

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
        return [ChatRow(*row) for row in self.reading.execute(query, (id, after))]

    # Reviews.

    async def review(self, id: str) -> str | None:
        found: str | None = self._value("SELECT told FROM review WHERE game = ?", id)
        return found

    async def opinions(self, id: str) -> dict[int, str]:
        return dict(self.reading.execute("SELECT n, told FROM opinion WHERE game = ?", (id,)))

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

    # The rest.

    def key(self) -> bytes:
        return self._key

    def backup(self, path: str) -> None:
        """A consistent copy of everything, while the server runs."""
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
        try:
            self.reading.execute("VACUUM INTO ?", (path,))
        except BaseException:
            os.unlink(path)
            raise

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None
        self.reading.close()
        self._let_go()


def announced(path: Path) -> str:
    """Where the server that uses a file is found, empty if none does."""
    note = Path(f"{path}.lock")
    if not note.is_file():
        return ""
    try:
        os.close(take_lock(path))
    except Busy:
        return note.read_text("utf-8")
    return ""


def _game_values(row: GameRow) -> tuple[Any, ...]:
    return (
        *(row.id, row.kind, row.game, row.rules, row.components),
        *(json.dumps(row.options), json.dumps(row.clock), row.dealer, row.commitment, row.host),
        *(row.invite, row.created, row.phase, row.version, row.asked, row.since, row.rematch),
        *(_request_text(row.request), json.dumps(row.changes)),
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
    return [(row.id, each.seat, each.kind, each.guest, each.bot, each.name) for each in row.seats]


def _write_entries(
    connection: apsw.Connection, id: str, start: int, entries: list[EntryRow]
) -> None:
    for seq, each in enumerate(entries, start=start + 1):
        values = (id, seq, each.line, each.move, each.made, each.spent, each.at)
        connection.execute(INSERT_ENTRY, values)
