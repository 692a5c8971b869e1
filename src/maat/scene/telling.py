"""How a log is told turn by turn: what opens a turn, what was paid and gained in it, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from maat.scene.scene import Icon

Opens = Literal["", "turn", "chapter"]
Role = Literal["", "head", "paid", "gained", "points"]


class Telling(NamedTuple):
    """How the lines of one event are told.

    Names of drawings and places hold the event's fields in braces, and `{seat}`; a field of a
    vocabulary stands there as its word: `track-{color}-{position}`. A spot is a place, or with a
    bar a piece in it: `track|tile-{tile}`.
    """

    role: Role = ""
    opens: Opens = ""
    icons: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    amount: str = ""  # the field that says how many of the drawings, or how many points
    sign: int = 1
    sound: str = ""  # one of draw, auction, gavel, dice, wheel; others follow from the role
    scored: str | None = None  # the field with the part of the score sheets scored, "" for none

    def number(self, fields: Mapping[str, int | str]) -> int:
        """How many of the drawings, or how many points."""
        return self.sign * int(fields[self.amount]) if self.amount else 1

    def drawn(self, fields: Mapping[str, int | str]) -> list[Icon]:
        """The drawings of a line."""
        return [Icon(each.format_map(fields), self.number(fields)) for each in self.icons]

    def lying(self, fields: Mapping[str, int | str]) -> list[str]:
        """Where a line happened."""
        return [each.format_map(fields) for each in self.spots]


class Tellings(NamedTuple):
    """How the log of a game is told: its events by name, the drawings of words that have no
    drawing of their own name, by vocabulary, those of the lines of a score sheet."""

    events: Mapping[str, Telling] = {}
    drawings: Mapping[str, Sequence[str]] = {}
    scores: Mapping[str, str] = {}
    reasons: Mapping[str, int] = {}  # the rules of an automa's reasons


# What a line is in its turn. Chapters and heads are said in words, the rest in pictures; that a
# turn began is said only while nothing else is.

TURN: Final = Telling(opens="turn")  # all that follows, up to the next one, is of this turn


def chapter(scored: str | None = None) -> Telling:
    """A part of the game begins, or ends in points; the field says which part of the sheets."""
    return Telling("head", "chapter", scored=scored)


def head(*icons: str, at: tuple[str, ...] = (), sound: str = "") -> Telling:
    """What was done."""
    return Telling("head", "", icons, at, sound=sound)


def paid(*icons: str, count: str = "", at: tuple[str, ...] = ()) -> Telling:
    """What went away for it."""
    return Telling("paid", "", icons, at, count)


def gained(*icons: str, count: str = "", at: tuple[str, ...] = ()) -> Telling:
    """What came of it."""
    return Telling("gained", "", icons, at, count)


def points(count: str, sign: int = 1) -> Telling:
    """Points won, or lost."""
    return Telling("points", "", (), (), count, sign)
