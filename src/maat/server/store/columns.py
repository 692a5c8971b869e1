"""Rows as the columns of a database, the same in SQLite and in PostgreSQL."""

from __future__ import annotations

import json
import zlib
from dataclasses import astuple, replace
from typing import Any

from maat.server.store import chain
from maat.server.store.rows import EntryRow, GameRow, Request

GAME = (
    "id, kind, game, rules, components, options, clock, dealer, commitment, host, invite, "
    "created, phase, version, asked, since, rematch, request, changes, revision, said, due, "
    "driver, result"
)
LAST = "(SELECT chain FROM entry WHERE entry.game = game.id AND entry.seq = game.version)"
WHOLE = f"{GAME}, {LAST} AS chain"
ENTRY = "game, seq, line, move, made, spent, at, chain"
SEAT = "game, seat, kind, guest, bot, name, seen, coach, status, color"
ID_BYTES = 8  # of the hash of a token: its name in a list of devices
TOKEN = "hash, guest, kind, created, born, label, linked"

PARTS = ("secret", "seat", "entry", "chat", "review", "opinion", "ending")  # of a table


def game_values(row: GameRow) -> tuple[Any, ...]:
    """The columns GAME of a row."""
    return (
        *(row.id, row.kind, row.game, row.rules, row.components),
        *(json.dumps(row.options), json.dumps(row.clock), row.dealer, row.commitment, row.host),
        *(row.invite, row.created, row.phase, row.version, row.asked, row.since, row.rematch),
        *(request_text(row.request), json.dumps(row.changes), row.revision),
        *(row.said, row.due, row.driver, result_text(row)),
    )


def game_of(columns: tuple[Any, ...]) -> GameRow:
    """A row by its columns WHOLE, without its seats."""
    fields: dict[str, Any] = dict(zip([*GAME.split(", "), "chain"], columns, strict=True))
    move, total = json.loads(fields["clock"])
    fields |= {"options": json.loads(fields["options"]), "clock": (move, total)}
    fields |= {"changes": json.loads(fields["changes"]), "chain": fields["chain"] or b""}
    fields |= {"result": json.loads(fields["result"] or "[]")}
    return GameRow(**{**fields, "request": request_of(fields["request"])})


def result_text(row: GameRow) -> str:
    """How a game ended, as it is kept."""
    return json.dumps(row.result) if row.result else ""


def ended_text(told: bytes) -> str:
    """The result by an ending, for games that ended before results were kept beside them."""
    ending = json.loads(zlib.decompress(told))
    return json.dumps([ending["frames"][-1]["scores"], ending["places"]])


def request_text(waiting: Request | None) -> str:
    """What waits for consent, as it is kept."""
    if waiting is None:
        return ""
    sets = [sorted(waiting.needed), sorted(waiting.agreed)]
    return json.dumps([waiting.seat, waiting.count, waiting.move, *sets, waiting.rules])


def request_of(text: str) -> Request | None:
    """What waits for consent, by how it is kept."""
    if not text:
        return None
    seat, count, move, needed, agreed, *rules = json.loads(text)
    return Request(seat, count, move, frozenset(needed), frozenset(agreed), *rules)


def seat_values(row: GameRow) -> list[tuple[Any, ...]]:
    """The columns SEAT of all seats of a table."""
    return [(row.id, *astuple(each)) for each in row.seats]


def entry_values(id: str, start: int, entries: list[EntryRow]) -> list[tuple[Any, ...]]:
    """The columns ENTRY of what comes after so many entries."""
    return [
        (id, seq, each.line, each.move, each.made, each.spent, each.at, each.chain)
        for seq, each in enumerate(entries, start=start + 1)
    ]


def device_name(token: bytes) -> str:
    """What a device is called in a list, by its token; nobody comes in with it."""
    return token[:ID_BYTES].hex()


def appended(row: GameRow, entries: list[EntryRow], worker: str) -> tuple[GameRow, list[EntryRow]]:
    """A row after these entries, driven by this worker, and the entries with their hashes."""
    lines = chain.chained(row.chain or chain.first(row.id), entries)
    last = lines[-1].chain if lines else row.chain
    return driven(row, worker, version=row.version + len(lines), chain=last), lines


def driven(row: GameRow, worker: str, **changed: Any) -> GameRow:
    """A row once it is written: whoever wrote it acts for it, if somebody has to."""
    driver = "" if row.due is None else worker
    return replace(row, revision=row.revision + 1, driver=driver, **changed)
