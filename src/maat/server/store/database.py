"""One SQLite file: its lock, its connections, what is wrong with it; its tables are elsewhere."""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import apsw

from maat.server.store.interface import Unwell
from maat.server.store.migrations import MIGRATIONS, migrate, version_of
from maat.server.store.writer import Writer

T = TypeVar("T")


class Busy(Exception):
    """Another server uses the file."""


class Linked(Exception):
    """The file has several names; each would have a log of its own."""


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
    connection.pragma("secure_delete", "ON")  # who is forgotten is not left in free pages
    return connection


def take_lock(path: Path) -> int:
    """Only one server writes to a file; the lock goes when the process does."""
    name = f"{path.resolve()}.lock"
    handle = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Busy(str(path)) from None
    return handle


def made_private(path: Path) -> None:
    """A file of our own with one name, there before SQLite opens it; its logs are as private."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    if path.stat().st_nlink > 1:
        raise Linked(str(path))
    os.chmod(path, 0o600)


def readable(path: Path) -> apsw.Connection:
    """A store to be read, where it lies or, in a place nobody can write to, as a copy."""
    if os.access(path.resolve().parent, os.W_OK):
        return connect(path, writes=False)
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            if Path(f"{path}{suffix}").is_file():
                shutil.copyfile(f"{path}{suffix}", f"{folder}/maat.db{suffix}")
        return copied(connect(Path(folder) / "maat.db", writes=False))


def copied(connection: apsw.Connection) -> apsw.Connection:
    """A store as a copy in memory, brought up to date; the file stays as it is."""
    copy = apsw.Connection(":memory:")
    with copy.backup("main", connection, "main") as steps:
        steps.step()
    connection.close()
    migrate(copy)
    return copy


def announced(path: Path) -> str:
    """Where the server that uses a file is found, empty if none does."""
    note = Path(f"{path.resolve()}.lock")
    if not note.is_file():
        return ""
    try:
        os.close(take_lock(path))
    except Busy:
        return note.read_text("utf-8")
    return ""


class Database:
    """Everything in one file; reads are quick and direct, nobody waits for them."""

    def __init__(
        self, path: Path, timed: Callable[[float], None] = lambda _: None, writes: bool = True
    ) -> None:
        self.path = path.resolve()
        self.worker = secrets.token_hex(8)
        self.lock = -1
        self.writer: Writer | None = None
        self._key = b""
        if writes:
            self._open(timed)
            return
        self.reading = readable(self.path)
        if version_of(self.reading) < len(MIGRATIONS):
            self.reading = copied(self.reading)

    def _open(self, timed: Callable[[float], None]) -> None:
        """Take the file for this server alone and bring it up to date."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.lock = take_lock(self.path)
        try:
            made_private(self.path)
            self.reading = connect(self.path)
            migrate(self.reading)
            self._key = self._server_key()
            self.writer = Writer(connect(self.path), timed, self._stands)
        except BaseException:
            self._let_go()
            raise
        self.file = _identity(self.path), _identity(Path(f"{self.path}.lock"))

    def _stands(self) -> bool:
        """Whether the file and its lock are still those that were opened, and not deleted."""
        here = _identity(self.path), _identity(Path(f"{self.path}.lock"))
        return self.file == here

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

    def key(self) -> bytes:
        """The server's own secret."""
        return self._key

    # Reading and writing.

    def _all(self, query: str, *values: Any) -> list[Any]:
        try:
            return self.reading.execute(query, values).fetchall()
        except (apsw.CorruptError, apsw.NotADBError, apsw.IOError) as fault:
            raise Unwell(type(fault).__name__) from fault

    def _value(self, query: str, *values: Any) -> Any:
        rows = self._all(query, *values)
        return rows[0][0] if rows else None

    async def _write(self, job: Callable[[apsw.Connection], T]) -> T:
        if self.writer is None:
            raise Busy("opened for reading")
        return await self.writer.write(job)

    async def _run(self, statement: str, *values: Any) -> None:
        await self._write(lambda connection: connection.execute(statement, values).fetchall())

    async def check(self) -> None:
        """Refuse if what is written now would not be kept."""
        await self._run("INSERT OR REPLACE INTO setting(name, value) VALUES('checked', '')")

    def ailment(self) -> str:
        """What kept the last write from disk, empty if nothing did."""
        return "" if self.writer is None else self.writer.ailment

    # The whole file.

    def backup(self, path: str) -> None:
        """A consistent copy of everything, while the server runs."""
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
        try:
            self.reading.execute("VACUUM INTO ?", (path,))
        except BaseException:
            os.unlink(path)
            raise

    def faults(self) -> list[str]:
        """What SQLite finds wrong with its own pages and indexes."""
        told = [str(row[0]) for row in self.reading.execute("PRAGMA integrity_check")]
        return [] if told == ["ok"] else told

    def close(self) -> None:
        """Finish all writes and let go."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None
        self.reading.close()
        self._let_go()


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file a name stands for."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
