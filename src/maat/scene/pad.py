"""A score pad: what is counted on a real table, line by line, so that the rules can count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field

from maat.core.errors import MaatError
from maat.core.state import NOBODY
from maat.scene.scene import Piece

TABLE: Final = -1  # where a side could stand: what is entered once for all

Entered = dict[str, list[int]]  # by line: how many, or which of its cards


class BadEntry(MaatError):
    """Something on a pad that no table can hold, with its side and its line."""


class PadLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that is counted: how many there are, or which of some cards."""

    key: str
    piece: Piece  # what it is called and how it looks
    most: int  # the highest count, or how many cards one side can have
    cards: list[Piece] = field(default_factory=list)  # to choose from; none where it is a count
    labels: list[str] = field(default_factory=list)  # lines of the score sheet that come of it
    phase: int = 0  # the Scoring it belongs to, 0 for all
    shared: bool = False  # of the table, not of a side
    ordered: bool = False  # the cards are named one after the other
    carried: bool = False  # begins with what it was the Scoring before
    common: bool = False  # sides may have the same cards
    columns: int = 0  # how many of the cards stand beside each other, as on the board
    pool: int = 0  # how many all sides can have together, 0 for no limit
    group: str = ""  # lines that take from the same pool
    whose: str = ""  # `player` or `automa` where the other one has no such line
    itself: bool = False  # a line of the score sheet is what was counted, and is called so


class Pad(Struct, frozen=True, gc=False):
    """The pad of a game for so many seats."""

    lines: list[PadLine]
    phases: int  # Scorings that are entered one after the other
    options: list[str]  # those of the game's options that points depend on


class Entries:
    """What was entered, in a form that fits the lines."""

    def __init__(
        self,
        lines: Sequence[PadLine],
        shared: Entered,
        sides: Sequence[Entered],
        automa: int = NOBODY,
    ) -> None:
        self.automa = automa  # the side that is one
        self.lines = {line.key: line for line in lines}
        self.shared = shared
        self.sides = sides
        for side in range(TABLE, len(sides)):
            for key, values in self._of(side).items():
                self._check_form(side, key, values)
        self._check_pools()

    def _of(self, side: int) -> Entered:
        return self.shared if side == TABLE else self.sides[side]

    def count(self, side: int, key: str) -> int:
        """How many a side has."""
        return next(iter(self._of(side).get(key, ())), 0)

    def chosen(self, side: int, key: str) -> list[int]:
        """Which of the cards of a line a side has."""
        return self._of(side).get(key, [])

    def bits(self, side: int, key: str, first: int = 0) -> int:
        """The same as bits; the first card is this one."""
        return sum(1 << (card + first) for card in self.chosen(side, key))

    def _check_form(self, side: int, key: str, values: list[int]) -> None:
        """A line that is there, and numbers it can have."""
        line = self.lines.get(key)
        kind = "automa" if side == self.automa else "player"
        known = line is not None and (line.shared or line.whose in ("", kind))
        if line is None or not known or line.shared != (side == TABLE):
            raise BadEntry("pad-unknown-line", line=key)
        if not line.cards:
            good = len(values) <= 1 and all(0 <= value <= line.most for value in values)
        else:
            known = all(0 <= value < len(line.cards) for value in values)
            good = known and len(values) == len(set(values)) <= line.most
        if not good:
            raise BadEntry("pad-out-of-range", line=key, side=side, most=line.most)

    def _check_pools(self) -> None:
        """No more of anything than the box has, and no card in two hands."""
        taken: Counter[str] = Counter()
        holders: dict[tuple[str, int], int] = {}
        for side, entered in enumerate(self.sides):
            for key, values in entered.items():
                line = self.lines[key]
                if line.cards and not line.common:
                    self._check_holders(holders, side, line, values)
                elif line.pool and values:
                    group = line.group or key
                    taken[group] += values[0]
                    if taken[group] > line.pool:
                        found = taken[group]
                        raise BadEntry(
                            "pad-too-many", line=key, side=side, most=line.pool, found=found
                        )

    def _check_holders(
        self, holders: dict[tuple[str, int], int], side: int, line: PadLine, values: list[int]
    ) -> None:
        for card in values:
            other = holders.setdefault((line.group or line.key, card), side)
            if other != side:
                raise BadEntry("pad-taken", line=line.key, side=side, card=card, other=other)
