"""The tables of the store, version by version; a store is brought up to date when it is opened."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

import apsw

from maat.server.store import chain
from maat.server.store.columns import ended_text
from maat.server.store.rows import EntryRow

MIGRATIONS: Final = [
    """
    CREATE TABLE setting(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE guest(
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL);
    CREATE TABLE token(
        hash BLOB PRIMARY KEY, guest INTEGER NOT NULL REFERENCES guest, kind TEXT NOT NULL,
        created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX token_guest ON token(guest);
    CREATE TABLE game(
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL,
        components TEXT NOT NULL, options TEXT NOT NULL, clock TEXT NOT NULL,
        dealer TEXT NOT NULL, commitment TEXT NOT NULL, host INTEGER REFERENCES guest,
        invite INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL,
        phase TEXT NOT NULL, version INTEGER NOT NULL, asked INTEGER, since INTEGER NOT NULL,
        rematch TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
    CREATE TABLE secret(
        game TEXT PRIMARY KEY REFERENCES game, seed TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE seat(
        game TEXT NOT NULL REFERENCES game, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        guest INTEGER REFERENCES guest, bot TEXT NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY(game, seat)) WITHOUT ROWID;
    CREATE INDEX seat_guest ON seat(guest);
    CREATE TABLE entry(
        game TEXT NOT NULL REFERENCES game, seq INTEGER NOT NULL, line TEXT NOT NULL,
        move TEXT, made INTEGER, spent INTEGER NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY(game, seq)) WITHOUT ROWID;
    CREATE UNIQUE INDEX entry_move ON entry(game, move) WHERE move IS NOT NULL;
    CREATE TABLE chat(
        game TEXT NOT NULL REFERENCES game, n INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
        phrase TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY(game, n)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE game ADD COLUMN request TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE review(
        game TEXT PRIMARY KEY REFERENCES game, at INTEGER NOT NULL, told TEXT NOT NULL)
        WITHOUT ROWID;
    CREATE TABLE opinion(
        game TEXT NOT NULL REFERENCES game, n INTEGER NOT NULL, told TEXT NOT NULL,
        PRIMARY KEY(game, n)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE game ADD COLUMN changes TEXT NOT NULL DEFAULT '{}';
    CREATE TABLE ending(
        game TEXT PRIMARY KEY REFERENCES game, told BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE seat ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE entry ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
    ALTER TABLE token ADD COLUMN born INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE token ADD COLUMN label TEXT NOT NULL DEFAULT '';
    ALTER TABLE token ADD COLUMN linked INTEGER NOT NULL DEFAULT 0;
    UPDATE token SET born = created;
    """,
    """
    CREATE TABLE audit(at INTEGER NOT NULL, act TEXT NOT NULL, what TEXT NOT NULL);
    """,
    """
    ALTER TABLE game ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN due INTEGER;
    ALTER TABLE game ADD COLUMN driver TEXT NOT NULL DEFAULT '';
    CREATE INDEX game_due ON game(due) WHERE due IS NOT NULL;
    UPDATE game SET said = coalesce((SELECT max(n) FROM chat WHERE chat.game = game.id), 0);
    UPDATE game SET due = since WHERE phase = 'playing' AND kind = 'table' AND clock != '[0, 0]';
    """,
    """
    ALTER TABLE seat ADD COLUMN coach TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE seat ADD COLUMN status TEXT NOT NULL DEFAULT '';
    ALTER TABLE seat ADD COLUMN color INTEGER;
    ALTER TABLE game ADD COLUMN result TEXT NOT NULL DEFAULT '';
    """,
]
CHAINED: Final = 5  # the version since which entries are chained
RESULTS: Final = 9  # the version since which a table has its result


class NewerStore(Exception):
    """The store was written by a later version of the program."""


class ForeignStore(Exception):
    """The file is a database of something else."""


def version_of(connection: apsw.Connection) -> int:
    """The version of a store; a file of something else or of a later version is refused."""
    found = int(connection.pragma("user_version"))
    tables = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_schema")]
    if tables and (found == 0 or "entry" not in tables):
        raise ForeignStore
    if found > len(MIGRATIONS):
        raise NewerStore(f"store version {found}, this program knows {len(MIGRATIONS)}")
    return found


def migrate(connection: apsw.Connection) -> None:
    """Bring a store up to date, each step whole or not at all."""
    found = version_of(connection)
    for version in range(found, len(MIGRATIONS)):
        with connection:
            connection.execute(MIGRATIONS[version])
            if version + 1 == CHAINED:
                _chain(connection)
            if version + 1 == RESULTS:
                _tell_results(connection)
            connection.pragma("user_version", version + 1)


def _tell_results(connection: apsw.Connection) -> None:
    """Give finished games of an older store the results their endings tell."""
    endings: list[Any] = connection.execute("SELECT told, game FROM ending").fetchall()
    told = [(ended_text(bytes(told)), id) for told, id in endings]
    connection.executemany("UPDATE game SET result = ? WHERE id = ?", told).fetchall()


def _chain(connection: apsw.Connection) -> None:
    """Give the entries of an older store the hashes they would have."""
    query = "SELECT game, seq, line, spent, at, move, made FROM entry ORDER BY game, seq"
    for id, rows in groupby(connection.execute(query).fetchall(), lambda row: str(row[0])):
        listed: list[Any] = list(rows)
        entries = chain.chained(chain.first(id), [EntryRow(*row[2:]) for row in listed])
        connection.executemany(
            "UPDATE entry SET chain = ? WHERE game = ? AND seq = ?",
            [(each.chain, id, row[1]) for row, each in zip(listed, entries, strict=True)],
        )
