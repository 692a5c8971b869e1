"""What travels for those who play with the real pieces."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from maat.server.protocol import Key, MoveId, SheetLine, Tie, Word
from maat.server.seating import MOST_SEATS
from maat.server.values import ComponentChanges

MOST_LINES = 90  # of a score pad
Counted = Annotated[int, Meta(ge=0, le=1000)]
EnteredOnPad = Annotated[
    dict[Key, Annotated[list[Counted], Meta(max_length=40)]], Meta(max_length=MOST_LINES)
]


class PadWish(Struct, forbid_unknown_fields=True):
    """A score pad for so many, alone against the automa; with the values of somebody's box."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    changes: ComponentChanges = {}


class PadEntries(Struct, forbid_unknown_fields=True):
    """What is entered on a score pad, up to a Scoring: by line how many, or which cards.

    Alone, the second side is the automa."""

    sides: Annotated[list[EnteredOnPad], Meta(min_length=1, max_length=MOST_SEATS)]
    table: EnteredOnPad = {}
    phase: Annotated[int, Meta(ge=1, le=9)] = 1
    options: dict[Key, Word] = {}
    changes: ComponentChanges = {}
    alone: bool = False


class OpeningWish(Struct, forbid_unknown_fields=True):
    """A table to be laid out; the same seed draws the same."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seed: MoveId
    options: dict[Key, Word] = {}
    changes: ComponentChanges = {}


class PadScores(Struct):
    """What the rules make of it."""

    sheets: list[list[SheetLine]]
    scores: list[int]
    places: list[int]
    ties: list[Tie]
