"""What lies on the table in Senet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from maat.core.state import Ask, State

from senet.actions import HOME, SQUARES
from senet.components import Components

UNKNOWN: Final = 0  # the square of an amulet not laid yet, or not for this seat to see
ANYWHERE: Final = (1 << SQUARES + 1) - (1 << HOME)  # the home stretch as bits


@dataclass
class Player:
    """One side; sets of squares are bits, square 9 is bit 9."""

    waiting: int
    pieces: int = 0  # the squares with a piece
    off: int = 0
    amulet: int = UNKNOWN
    spent: bool = False  # the amulet has been turned up
    possible: int = ANYWHERE  # where everybody knows the amulet may still lie

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.waiting, self.pieces, self.off, self.amulet, self.spent, self.possible)


@dataclass(init=False)
class SenetState(State):
    """The two sides; all else is in the agenda."""

    box: Components = field(compare=False, repr=False)
    players: list[Player]

    def __init__(
        self, seats: int, rules: int, agenda: Ask | None, box: Components, players: list[Player]
    ) -> None:
        super().__init__(seats, rules, agenda)
        self.box = box
        self.players = players

    def copy(self) -> SenetState:
        """An independent copy, without listener."""
        players = [player.copy() for player in self.players]
        return SenetState(self.seats, self.rules, self.agenda, self.box, players)
