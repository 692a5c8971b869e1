"""What a bot is: somebody who looks at a seat's view and answers."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.core.game import Game
from maat.core.match import HIDDEN, may_see
from maat.core.state import Ask, State

S = TypeVar("S", bound=State)


Answer = tuple[int, int, int]  # step, seat, action; HIDDEN for an action that was not seen


class History:
    """The answers of a game so far; who keeps one lets bots go on with earlier thoughts."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []
        self._audiences: list[int] = []  # for each answer the seats that may see it, as bits

    def __len__(self) -> int:
        return len(self._answers)

    def note(self, game: Game[S], state: S, ask: Ask, action: i64) -> None:
        """Write down an answer that is about to be given."""
        audience = game.steps[ask.step].seen_by(state, ask) | (
            1 << ask.seat if ask.seat >= 0 else 0
        )
        self._answers.append((ask.step, ask.seat, action))
        self._audiences.append(audience)

    def seen_by(self, seat: i64, start: int = 0) -> list[Answer]:
        """The answers from the start-th on as a seat may know them."""
        found: list[Answer] = []
        for at in range(start, len(self._answers)):
            step, who, action = self._answers[at]
            found.append((step, who, action if may_see(self._audiences[at], seat) else HIDDEN))
        return found


class Heard:
    """The answers of a game so far as one seat may know them."""

    def __init__(self, history: History, seat: i64) -> None:
        self._history = history
        self._seat = seat

    def __len__(self) -> int:
        return len(self._history)

    def since(self, start: int) -> list[Answer]:
        """The answers from the start-th on."""
        return self._history.seen_by(self._seat, start)

    def goes_on(self, before: Heard | None) -> bool:
        """Whether this is the same seat of the same game as before."""
        return (
            before is not None and before._history is self._history and before._seat == self._seat
        )


class Glance(Generic[S]):
    """One question as its seat sees it; the position is redacted when a bot asks for it."""

    def __init__(self, game: Game[S], state: S, ask: Ask, history: History | None = None) -> None:
        self.game = game
        self.ask = ask
        self._state = state
        self._history = history

    @property
    def options(self) -> list[int]:
        """The legal answers."""
        return self.game.steps[self.ask.step].options(self._state, self.ask)

    @property
    def heard(self) -> Heard | None:
        """The answers so far as the seat may know them, if somebody wrote them down."""
        return None if self._history is None else Heard(self._history, self.ask.seat)

    @property
    def state(self) -> S:
        """What the seat may see of the position, its own to change."""
        return self.game.redact(self._state, self.ask.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """Answers for one seat in one game."""

    def choose(self, glance: Glance[S]) -> i64:
        """One of the glance's options."""
        raise TypeError("a bot says what it chooses")
