"""What an operator does to a store, also while a server uses it; every act is written down."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import apsw

from maat.server.store.backend import is_address, postgres
from maat.server.store.columns import PARTS
from maat.server.store.database import connect
from maat.server.store.guest_queries import forgetting
from maat.server.store.guests import ABSENT, ALLOW, BAN, BANS, numbered, still_banned
from maat.server.store.migrations import MIGRATIONS, NewerStore, version_of
from maat.server.store.rows import HUMAN, OPEN, now

DAY = 86_400_000  # milliseconds


@dataclass(frozen=True)
class KnownGuest:
    """Somebody, with how many sessions and seats they have."""

    id: int
    name: str
    created: int
    sessions: int
    seats: int


@dataclass(frozen=True)
class KnownTable:
    """A table, and when something was last done there."""

    id: str
    game: str
    phase: str
    version: int
    since: int


class Operator:
    """Acts whole or not at all; a server that has a table in memory notices and reads it again."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection  # to SQLite, or one that is used like that

    def close(self) -> None:
        """Let go."""
        self.connection.close()

    def tables(self) -> list[KnownTable]:
        """All tables, the latest first."""
        query = "SELECT id, game, phase, version, since FROM game ORDER BY since DESC"
        return [KnownTable(*row) for row in self._rows(query)]

    def guests(self) -> list[KnownGuest]:
        """All guests, the latest first."""
        query = (
            "SELECT id, name, created, (SELECT count(*) FROM token WHERE guest = guest.id), "
            "(SELECT count(*) FROM seat WHERE guest = guest.id) FROM guest ORDER BY id DESC"
        )
        return [KnownGuest(*row) for row in self._rows(query)]

    def acts(self) -> list[tuple[int, str, str]]:
        """What was done, the latest first."""
        return [
            (row[0], row[1], row[2]) for row in self._rows("SELECT * FROM audit ORDER BY at DESC")
        ]

    def _rows(self, query: str, *values: Any) -> list[Any]:
        return list(self.connection.execute(query, values).fetchall())

    def _note(self, act: str, what: str) -> None:
        self.connection.execute(
            "INSERT INTO audit(at, act, what) VALUES(?,?,?)", (now(), act, what)
        )

    def logout(self, guest: int) -> bool:
        """End every session and link of a guest; whether there is such a one."""
        with self.connection:
            found = self._is_known(guest)
            self.connection.execute("DELETE FROM token WHERE guest = ?", (guest,))
            self._note("logout", str(guest))
        return found

    def rename(self, guest: int, name: str) -> bool:
        """Call a guest something else, here and at every table."""
        with self.connection:
            found = self._is_known(guest)
            self._touch(guest)
            for part, key in (("guest", "id"), ("seat", "guest")):
                self.connection.execute(
                    f"UPDATE {part} SET name = ? WHERE {key} = ?", (name, guest)
                )
            self._note("rename", str(guest))
        return found

    def forget(self, guest: int) -> bool:
        """Nothing tells any more who this was."""
        run = self.connection.execute
        with self.connection:
            found = self._is_known(guest)
            self._touch(guest)
            seats = "(game, seat) IN (SELECT game, seat FROM seat WHERE guest = ?)"
            run(f"DELETE FROM chat WHERE {seats}", (guest,))
            run(
                "DELETE FROM ending WHERE game IN (SELECT game FROM seat WHERE guest = ?)", (guest,)
            )
            for query, values in forgetting(guest):
                run(numbered(query), values)
            self._note("forget", str(guest))
        return found

    def delete(self, table: str) -> bool:
        """A table and all that belongs to it are gone."""
        with self.connection:
            found = bool(self._rows("SELECT 1 FROM game WHERE id = ?", table))
            for part in PARTS:
                self.connection.execute(f"DELETE FROM {part} WHERE game = ?", (table,))
            self.connection.execute("DELETE FROM game WHERE id = ?", (table,))
            self._note("delete", table)
        return found

    def prune(self, days: int) -> bool:
        """Tables nobody has touched for so many days are gone, and guests nothing leads back to."""
        before = now() - days * DAY
        old = self._rows("SELECT id FROM game WHERE since < ?", before)
        with self.connection:
            for part in PARTS:
                self.connection.executemany(f"DELETE FROM {part} WHERE game = ?", old)
            self.connection.executemany("DELETE FROM game WHERE id = ?", old)
            self.connection.execute(f"DELETE FROM guest WHERE created < ? AND {ABSENT}", (before,))
            guests = self.connection.changes()
            self._note("prune", f"{days} days: {len(old)} tables, {guests} guests")
        return True

    def close_table(self, table: str) -> bool:
        """Nobody sits there any more and nobody can sit down; what was played stays."""
        with self.connection:
            found = bool(self._rows("SELECT 1 FROM game WHERE id = ?", table))
            self.connection.execute("UPDATE seat SET guest = NULL WHERE game = ?", (table,))
            self.connection.execute(
                "UPDATE game SET host = NULL, request = '', invite = invite + 1, "
                "revision = revision + 1 WHERE id = ?",
                (table,),
            )
            self._note("close", table)
        return found

    def ban(self, network: str) -> bool:
        """Nobody asks from there any more; servers read it in the log of what was done."""
        with self.connection:
            self._note(BAN, network)
        return True

    def allow(self, network: str) -> bool:
        """Whoever asks from there is welcome again; whether they were banned."""
        with self.connection:
            found = network in still_banned(self._rows(BANS))
            self._note(ALLOW, network)
        return found

    def free(self, table: str, seat: int) -> bool:
        """Nobody sits there any more: somebody with an invitation can."""
        with self.connection:
            self.connection.execute(
                "UPDATE seat SET kind = ?, guest = NULL, name = '', bot = '', status = '' "
                "WHERE game = ? AND seat = ? AND kind = ? "
                "AND game IN (SELECT id FROM game WHERE phase = 'gathering')",
                (OPEN, table, seat, HUMAN),
            )
            found = bool(self.connection.changes())
            query = "UPDATE game SET revision = revision + 1 WHERE id = ?"
            self.connection.execute(query, (table,))
            self._note("free", f"{table} {seat}")
        return found

    def _is_known(self, guest: int) -> bool:
        return bool(self._rows("SELECT 1 FROM guest WHERE id = ?", guest))

    def _touch(self, guest: int) -> None:
        """Let servers know that their tables with this guest are not what is kept any more."""
        self.connection.execute(
            "UPDATE game SET revision = revision + 1 WHERE host = ?1 "
            "OR id IN (SELECT game FROM seat WHERE guest = ?1)",
            (guest,),
        )


def open_operator(database: str) -> Operator:
    """An operator at a store that is there."""
    if is_address(database):
        line = postgres("shelf").OperatorLine(database)
        is_old = line.version() < len(postgres("schema").MIGRATIONS)
    elif not Path(database).is_file():
        raise apsw.CantOpenError(database)
    else:
        line = connect(Path(database))
        is_old = version_of(line) < len(MIGRATIONS)
    if is_old:
        raise NewerStore("a server of this version has to open it first")
    return Operator(line)
