"""The answers of a game so far, read from its record: bots go on with earlier thoughts by it."""

from __future__ import annotations

from typing import Generic, TypeVar

from maat.bots.bot import Glance, History
from maat.core.game import Game
from maat.core.state import State

S = TypeVar("S", bound=State)

Record = list[tuple[int, int]]  # who answered, and what


class Past(Generic[S]):
    """Follows a record answer by answer, with the position it has led to."""

    def __init__(self, game: Game[S], seats: int, options: dict[str, str], rules: int) -> None:
        self.game = game
        self.state = game.new(seats, options, rules)
        self.history = History()
        self.record: Record = []

    def leads_to(self, record: Record) -> bool:
        """Whether a record goes on from here; after an undo it does not."""
        return record[: len(self.record)] == self.record

    def follow(self, record: Record) -> None:
        """Take note of the answers that were given since."""
        for entry in record[len(self.record) :]:
            self.history.note(self.game, self.state, self.state.asked(), entry[1])
            self.game.apply(self.state, entry[1])
            self.record.append(entry)

    def glance(self) -> Glance[S]:
        """The open question as its seat sees it."""
        return Glance(self.game, self.state, self.state.asked(), self.history)
