"""Every entry carries a hash of itself and the one before: what was changed on disk is noticed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

from maat.server.store.rows import EntryRow


def first(id: str) -> bytes:
    """What the first entry of a table is chained to."""
    return hashlib.sha256(id.encode()).digest()


def link(before: bytes, entry: EntryRow) -> bytes:
    """The hash of an entry after another."""
    told = json.dumps([entry.line, entry.spent, entry.at, entry.move, entry.made])
    return hashlib.sha256(before + told.encode()).digest()


def chained(before: bytes, entries: list[EntryRow]) -> list[EntryRow]:
    """The same entries, each with its hash."""
    found: list[EntryRow] = []
    for each in entries:
        before = link(before, each)
        found.append(replace(each, chain=before))
    return found


def sound(id: str, entries: list[EntryRow], version: int) -> int:
    """How many entries from the first on are as they were written, at most the table's version."""
    before = first(id)
    for at, each in enumerate(entries[:version]):
        before = link(before, each)
        if each.chain != before:
            return at
    return min(len(entries), version)
