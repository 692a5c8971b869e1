"""What was told and what was answered in a game, each with the seats that may know it."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from maat.core.game import Game
from maat.core.state import EVERYONE, Ask, Listener, State

S = TypeVar("S", bound=State)

UNDO: Final = -3  # in a history, in the place of a seat: so many answers were taken back
ONLY: Final = -4  # in a journal, in the place of an event: there was one answer, and it was given
HIDDEN: Final = -1  # in a record shown to a seat, in the place of an answer it may not see

NUMBERS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}  # of events, each kept once for all

Answer = tuple[int, int, int]  # step, seat, action; HIDDEN for an action that was not seen


class LoggedEvent:
    """An event as it was told: after how many answers, to whom, about whom, with what numbers.

    In a journal, `event` may be UNDO: answers of that seat were taken back, the numbers are how
    many, how many draws were among them, and after which version the match goes on; or ONLY: the
    seat had no choice, the number is its answer.
    """

    __slots__ = ("after", "audience", "data", "event", "seat", "version")  # there are hundreds

    def __init__(
        self,
        after: int,
        event: int,
        audience: int,
        seat: int,
        data: tuple[int, ...],
        version: int = 0,
    ) -> None:
        self.after = after
        self.version = version  # the length of the history then
        self.event = event
        self.audience = audience
        self.seat = seat
        self.data = data

    def is_heard_by(self, seat: int) -> bool:
        """Whether a seat, or NOBODY for a spectator, may know."""
        return may_see(self.audience, seat)


def may_see(audience: int, seat: int) -> bool:
    """Whether a set of seats holds this one; a spectator sees only what everyone does."""
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))


class Log(Listener):
    """The listener of a match: all that happened, each after how many answers."""

    def __init__(self) -> None:
        self.events: list[LoggedEvent] = []
        self.journal: list[LoggedEvent] = []  # with what was taken back and the undos: only grows
        self.after = 0
        self.version = 0

    def hear(self, event: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        numbers: tuple[int, ...] = (a, b, c)
        same = NUMBERS.setdefault(numbers, numbers)
        told = LoggedEvent(self.after, event, audience, seat, same, self.version)
        self.events.append(told)
        self.journal.append(told)

    def take_back(self, seat: int, count: int, draws: int, kept: int) -> None:
        """Forget what the last answers led to; the journal tells which version is gone back to."""
        self.after -= count
        self.version += 1
        self.events = [told for told in self.events if told.after <= self.after]
        undone = LoggedEvent(self.after, UNDO, EVERYONE, seat, (count, draws, kept), self.version)
        self.journal.append(undone)

    def only(self, seat: int, action: int) -> None:
        """Let a seat know that it had no choice."""
        self.journal.append(LoggedEvent(self.after, ONLY, 1 << seat, seat, (action,), self.version))

    def copy(self) -> Log:
        """One that goes on by itself."""
        other = Log()
        other.events = self.events[:]
        other.journal = self.journal[:]
        other.after = self.after
        other.version = self.version
        return other

    def whispered(self) -> bool:
        """Whether the last answer told somebody a secret."""
        for told in reversed(self.events):
            if told.after != self.after:
                return False
            if told.audience != EVERYONE:
                return True
        return False


class Answers:
    """The answers of a game so far, each with the seats that may know it."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []
        self._audiences: list[int] = []

    def __len__(self) -> int:
        return len(self._answers)

    def note(self, game: Game[S], state: S, ask: Ask, action: i64) -> None:
        """Write down an answer that is about to be given; who gives it knows it."""
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

    def first(self, count: int) -> Answers:
        """So many of them, to go on by themselves."""
        other = Answers()
        other._answers = self._answers[:count]
        other._audiences = self._audiences[:count]
        return other
