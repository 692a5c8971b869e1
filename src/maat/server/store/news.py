"""What a worker has appended to a table, as the others hear it: they need not read it then."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import Struct

from maat.server.store import chain
from maat.server.store.columns import request_of, request_text
from maat.server.store.rows import EntryRow, GameRow

Line = tuple[str, int, int, str | None, int | None, bytes]  # an entry by its fields


class News(Struct, array_like=True, frozen=True, eq=False):
    """The row a worker has seen, what the append made of it, and the entries."""

    id: str
    version: int  # before
    revision: int  # the same
    asked: int | None
    phase: str
    since: int
    request: str
    due: int | None
    driver: str
    result: list[list[int]]
    lines: list[Line]

    @property
    def made(self) -> tuple[int, int]:
        """The version and the revision this led to."""
        return self.version + len(self.lines), self.revision + 1

    @property
    def entries(self) -> list[EntryRow]:
        """What was appended."""
        return [EntryRow(*each) for each in self.lines]

    def follows(self, row: GameRow) -> bool:
        """Whether this comes next after a row: its hashes prove it."""
        known = row.version, row.revision
        told, before = self.entries, row.chain or chain.first(row.id)
        return known == (self.version, self.revision) and chain.chained(before, told) == told

    def after(self, row: GameRow) -> GameRow:
        """The row as the append has left it; seats are none of its business."""
        version, revision = self.made
        return replace(
            row,
            version=version,
            revision=revision,
            asked=self.asked,
            phase=self.phase,
            since=self.since,
            request=request_of(self.request),
            due=self.due,
            driver=self.driver,
            result=self.result,
            chain=self.lines[-1][-1] if self.lines else row.chain,
        )


def news(before: GameRow, kept: GameRow, entries: list[EntryRow]) -> News:
    """What an append has made of a row."""
    return News(
        *(kept.id, before.version, before.revision, kept.asked, kept.phase, kept.since),
        *(request_text(kept.request), kept.due, kept.driver, kept.result),
        [(each.line, each.spent, each.at, each.move, each.made, each.chain) for each in entries],
    )


ENCODER = msgspec.json.Encoder()
WORDS = msgspec.json.Decoder(list[str | News])  # who says it, and then what
