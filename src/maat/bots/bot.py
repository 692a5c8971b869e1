"""What a bot is: somebody who looks at a seat's view and answers."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.core.game import Game
from maat.core.log import Answer, Answers
from maat.core.position import Position
from maat.core.state import Ask, State

S = TypeVar("S", bound=State)


class SeenAnswers:
    """The answers of a game so far as one seat may know them."""

    def __init__(self, answers: Answers, seat: i64) -> None:
        self._answers = answers
        self._seat = seat

    def __len__(self) -> int:
        return len(self._answers)

    def since(self, start: int) -> list[Answer]:
        """The answers from the start-th on."""
        return self._answers.seen_by(self._seat, start)

    def goes_on(self, before: SeenAnswers | None) -> bool:
        """Whether this is the same seat of the same game as before."""
        return (
            before is not None and before._answers is self._answers and before._seat == self._seat
        )


class Glance(Generic[S]):
    """One question as its seat sees it; the position is redacted when a bot asks for it."""

    def __init__(self, game: Game[S], state: S, ask: Ask, answers: Answers | None = None) -> None:
        self.game = game
        self.ask = ask
        self._state = state
        self._answers = answers

    @property
    def options(self) -> list[int]:
        """The legal answers."""
        return self.game.steps[self.ask.step].options(self._state, self.ask)

    @property
    def heard(self) -> SeenAnswers | None:
        """The answers so far as the seat may know them, if somebody wrote them down."""
        return None if self._answers is None else SeenAnswers(self._answers, self.ask.seat)

    @property
    def state(self) -> S:
        """What the seat may see of the position, its own to change."""
        return self.game.redact(self._state, self.ask.seat)


def glance(position: Position[S]) -> Glance[S]:
    """The open question as its seat sees it, with what that seat has heard."""
    return Glance(position.game, position.state, position.state.asked(), position.heard())


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """Answers for one seat in one game."""

    def choose(self, glance: Glance[S]) -> i64:
        """One of the glance's options."""
        raise TypeError("a bot says what it chooses")
