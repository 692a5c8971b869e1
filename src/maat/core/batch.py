"""Many games of one title, all answered in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import i64

from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.numbers import Numbers
from maat.core.position import Position
from maat.core.state import State

S = TypeVar("S", bound=State)


class Ending:
    """How one game of a batch ended: its place in the batch, places and points of the sides."""

    def __init__(self, at: int, ranking: list[int], scores: list[int]) -> None:
        self.at = at
        self.ranking = ranking
        self.scores = scores


class Batch(Generic[S]):
    """Games side by side, always at a question to a seat: a game that ends begins anew.

    Every game has a dealer of its own, so what happens in one does not depend on the others.
    """

    def __init__(
        self, game: Game[S], size: int, seats: int, options: dict[str, str] | None, seed: str
    ) -> None:
        self.game = game
        self.size: i64 = size
        self.seats = seats
        self.endings: list[Ending] = []  # of the last step
        self.opening: S = game.new(seats, options)
        self.dice = QuickDealer(f"{seed} dice")
        self.dealers = [QuickDealer(f"{seed} {at}") for at in range(size)]
        self.positions = [Position(game, game.copy(self.opening)) for _ in range(size)]
        self.options: list[list[int]] = [[] for _ in range(size)]
        for at in range(size):
            self._go_on(at)

    def step(self, actions: list[int]) -> None:
        """Answer the open question of every game; chance answers, and ended games begin anew."""
        self._check(actions)
        self.endings = []
        for at in range(self.size):
            self.positions[at].apply(actions[at])
            self._go_on(at)

    def random_actions(self) -> list[int]:
        """One legal answer for every game, each equally likely."""
        chosen: list[int] = []
        dice = self.dice
        for at in range(self.size):
            options = self.options[at]
            chosen.append(options[dice.below(len(options))])
        return chosen

    def random_steps(self, count: i64) -> None:
        """So many random answers in every game; the endings of all of them are kept."""
        endings: list[Ending] = []
        for _ in range(count):
            self.step(self.random_actions())
            endings += self.endings
        self.endings = endings

    def asked(self) -> list[int]:
        """Whose answer every game waits for."""
        return [position.seat for position in self.positions]

    def masks(self) -> bytearray:
        """Row by row, a 1 for every legal action and a 0 for every other."""
        width: i64 = len(self.game.actions)
        rows = bytearray(self.size * width)
        start: i64 = 0
        for at in range(self.size):
            for action in self.options[at]:
                rows[start + action] = 1
            start += width
        return rows

    def features(self, write: Callable[[Numbers, S, i64], None], redacts: bool = True) -> bytes:
        """Row by row what the seat asked knows, as numbers; made from what it may see."""
        rows = Numbers()
        for position in self.positions:
            state = position.state
            seat = state.asked().seat
            write(rows, self.game.redact(state, seat) if redacts else state, seat)
        return rows.row()

    def replace(self, at: i64, state: S) -> None:
        """Go on from another position in one of the games; the batch keeps a copy."""
        self.positions[at].state = self.game.copy(state)
        self._go_on(at)

    def _check(self, actions: list[int]) -> None:
        """Refuse all answers if one of them is not legal: nothing has happened then."""
        if len(actions) != self.size:
            raise ValueError("a batch needs one answer for each game")
        for at in range(self.size):
            if actions[at] not in self.options[at]:
                self.positions[at].check(actions[at])

    def _go_on(self, at: i64) -> None:
        """Let chance answer until a seat is asked, in this game or the next one."""
        position, dealer = self.positions[at], self.dealers[at]
        position.deal(dealer)
        while position.over:
            self.endings.append(Ending(at, position.ranking, position.scores))
            position.state = self.game.copy(self.opening)
            position.deal(dealer)
        self.options[at] = position.legal_actions()
