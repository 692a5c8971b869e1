"""Results in one SQLite file, committed piece by piece: a run can be killed at any time."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import apsw
import msgspec

from maat.arena.fingerprint import fingerprint
from maat.arena.plan import Plan, checked
from maat.arena.worker import PlayedChunk, Result
from maat.core.errors import NotFound

LAYOUT = """
CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS plan(
    id INTEGER PRIMARY KEY, settings TEXT NOT NULL, code TEXT NOT NULL, UNIQUE(settings, code)
);
CREATE TABLE IF NOT EXISTS game(
    plan INTEGER NOT NULL REFERENCES plan(id), number INTEGER NOT NULL,
    result BLOB NOT NULL, PRIMARY KEY(plan, number)
) WITHOUT ROWID;
"""
TABLES = {"meta", "plan", "game"}
FORMAT = "maat arena 2"  # another layout, or other games for the numbers of a plan: another format
LADDER = "ladder"


def settings_of(plan: Plan) -> str:
    """What is asked for, as one line; neither how many games nor what plays them is part of it."""
    game = checked(plan)
    rules = game.known_version(plan.rules)
    options = game.settle(plan.options, rules)
    return json.dumps(
        {
            "game": plan.game,
            "rules": rules,
            "seats": plan.seats,
            "bots": plan.bots,
            "seed": plan.seed,
            "options": {
                each.key: options[each.key]
                for each in game.options
                if each.since <= rules and (not each.box or options[each.key] != each.values[0])
            },  # without what only tables beside a real box agree on
            **({"components": game.changes} if game.changes else {}),
        },
        sort_keys=True,
    )


def difference(held: str, wanted: str) -> str:
    """What a file holds that is not what is wanted, in the words of a command."""
    others = words(wanted)
    return " ".join(word for word in words(held) if word not in others)


def words(purpose: str) -> list[str]:
    """Settings as they are typed."""
    if purpose == LADDER:
        return ["maat ladder"]
    kept = json.loads(purpose)
    typed = [f"maat arena {kept['game']}", f"rules={kept['rules']}"]
    typed += [f"--bots {','.join(kept['bots'])}", f"--seats {kept['seats']}"]
    typed += [f"--seed {kept['seed']}"]
    typed += [f"{path}={json.dumps(value)}" for path, value in kept.get("components", {}).items()]
    return typed + [f"-o {key}={value}" for key, value in kept["options"].items()]


def folder() -> Path:
    """Where results are kept if nobody says where."""
    home = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(home) if home else Path.home() / ".cache") / "maat" / "arena"


def usual_place(plan: Plan) -> Path:
    """The file of a plan in that folder: the same command finds it again."""
    name = hashlib.sha256(settings_of(plan).encode()).hexdigest()[:12]
    return folder() / f"{plan.game}-{plan.seats}p-{name}.sqlite"


class ResultStore:
    """One file; for one plan, or for all of a ladder."""

    def __init__(self, path: Path, purpose: str) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = apsw.Connection(str(path))
            self.connection.set_busy_timeout(5000)
            self._refuse_others(purpose)
            self._lay_out(purpose)
        except (OSError, apsw.CantOpenError, apsw.ReadOnlyError):
            raise NotFound("store-unusable", file=str(path)) from None
        except (apsw.NotADBError, apsw.SQLError):
            raise NotFound("store-foreign", file=str(path)) from None

    def _refuse_others(self, purpose: str) -> None:
        """A file that serves something else is not touched."""
        order = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        found = {str(row[0]) for row in self.connection.execute(order)}
        if not found:
            return
        if not found >= TABLES:
            raise NotFound("store-foreign", file=str(self.path))
        kept = dict(self.connection.execute("SELECT name, value FROM meta"))
        if kept.get("format") != FORMAT:
            raise NotFound("store-version", file=str(self.path))
        if kept.get("purpose") != purpose:
            held = difference(str(kept["purpose"]), purpose)
            raise NotFound("store-other", file=str(self.path), held=held)

    def _lay_out(self, purpose: str) -> None:
        """A new file gets its tables, one that is there stays as it is."""
        self.connection.pragma("journal_mode", "wal")
        self.connection.pragma("synchronous", "NORMAL")
        with self.connection:
            self.connection.execute(LAYOUT)
            for name, value in (("format", FORMAT), ("purpose", purpose)):
                order = "INSERT OR IGNORE INTO meta(name, value) VALUES(?, ?)"
                self.connection.execute(order, (name, value))

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def row(self, plan: Plan) -> int:
        """The number of a plan in this file, for what plays it today: games never mix."""
        key = (settings_of(plan), fingerprint(plan.game, plan.bots))
        with self.connection:
            self.connection.execute("INSERT OR IGNORE INTO plan(settings, code) VALUES(?, ?)", key)
        order = "SELECT id FROM plan WHERE settings = ? AND code = ?"
        found: Iterable[Any] = self.connection.execute(order, key)
        return next(int(number) for (number,) in found)

    def code(self, row: int) -> str:
        """The fingerprint of what plays a plan."""
        found: Iterable[Any] = self.connection.execute("SELECT code FROM plan WHERE id = ?", (row,))
        return next(str(code) for (code,) in found)

    def numbers(self, row: int) -> set[int]:
        """The games of a plan that have been played."""
        found: Iterable[Any] = self.connection.execute(
            "SELECT number FROM game WHERE plan = ?", (row,)
        )
        return {number for (number,) in found}

    def results(self, row: int, games: int | None = None) -> dict[int, Result]:
        """What came of the games of a plan, in the order of their numbers."""
        order = "SELECT number, result FROM game WHERE plan = ? AND number < ? ORDER BY number"
        decoder = msgspec.json.Decoder(Result)
        limit = games if games is not None else 1 << 60
        found: Iterable[Any] = self.connection.execute(order, (row, limit))
        return {int(number): decoder.decode(result) for number, result in found}

    def keep(self, done: PlayedChunk) -> None:
        """Commit the results of one piece of work; another machine may have other bots."""
        if done.code != self.code(done.work.row):
            raise NotFound("other-code", found=done.code)
        encode = msgspec.json.Encoder().encode
        rows = [
            (done.work.row, number, encode(result))
            for number, result in zip(done.work.numbers, done.results, strict=True)
        ]
        with self.connection:
            order = "INSERT OR REPLACE INTO game(plan, number, result) VALUES(?, ?, ?)"
            self.connection.executemany(order, rows)
