"""What was told and what was answered in a game, each with the seats that may know it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from maat.core.game import Game
from maat.core.state import EVERYONE, Ask, Listener, State

S = TypeVar("S", bound=State)

UNDO: Final = -3  # in a history, in the place of a seat: so many answers were taken back
ONLY: Final = -4  # in a journal, in the place of an event: there was one answer, and it was given
AFTER: Final = (1 << 32) - 1  # of the time of an event: after how many answers
HIDDEN: Final = -1  # in a record shown to a seat, in the place of an answer it may not see

Answer = tuple[int, int, int]  # step, seat, action; HIDDEN for an action that was not seen
Fact = tuple[int, int, int, tuple[int, ...]]  # an event, its audience, its seat, its numbers

# Tables keep hundreds of them for hours, and they repeat: each is kept once for all. When there are
# too many, sharing begins anew; who holds one goes on holding it.
MOST_SHARED: Final = 1 << 16
SHARED: Final[dict[Any, Any]] = {}


def shared(thing: object) -> Any:
    """The one of its equals that all hold.

    It is a tuple of numbers, but no type may say so: compiled code would take it apart and make
    another of its numbers for whoever holds it.
    """
    if len(SHARED) >= MOST_SHARED:
        SHARED.clear()
    return SHARED.setdefault(thing, thing)


@dataclass
class LoggedEvent:
    """An event as it was told: after how many answers, to whom, about whom, with what numbers.

    In a journal, `event` may be UNDO: answers of that seat were taken back, the numbers are how
    many, how many draws were among them, and after which version the match goes on; or ONLY: the
    seat had no choice, the number is its answer.
    """

    after: int
    event: int
    audience: int
    seat: int
    data: tuple[int, ...]
    version: int = 0  # the length of the history then

    def is_heard_by(self, seat: int) -> bool:
        """Whether a seat, or NOBODY for a spectator, may know."""
        return may_see(self.audience, seat)


def may_see(audience: i64, seat: i64) -> bool:
    """Whether a set of seats holds this one; a spectator sees only what everyone does."""
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))


class Log(Listener):
    """The listener of a match: all that happened, each after how many answers."""

    def __init__(self) -> None:
        self._facts: list[Fact] = []  # with what was taken back and the undos: only grows
        # Of each: version << 32 | after how many answers. Version 7 after 5 is 0x_7_0000_0005.
        self._times: array[int] = array("q")
        self._standing: array[int] = array("i")  # which of them were not taken back
        self.after = 0
        self.version = 0

    def hear(self, event: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        fact: Fact = event, audience, seat, (a, b, c)
        self._standing.append(len(self._facts))
        self._note(fact)

    def _note(self, fact: Fact) -> None:
        self._facts.append(shared(fact))
        self._times.append(self.version << 32 | self.after)

    def take_back(self, seat: int, count: int, draws: int, kept: int) -> None:
        """Forget what the last answers led to; the journal tells which version is gone back to."""
        self.after -= count
        self.version += 1
        while self._standing and self._times[self._standing[-1]] & AFTER > self.after:
            self._standing.pop()
        self._note((UNDO, EVERYONE, seat, (count, draws, kept)))

    def only(self, seat: int, action: int) -> None:
        """Let a seat know that it had no choice."""
        self._note((ONLY, 1 << seat, seat, (action,)))

    def clear(self) -> None:
        """As if nothing had happened."""
        self._facts.clear()
        del self._times[:], self._standing[:]

    def copy(self) -> Log:
        """One that goes on by itself."""
        other = Log()
        other._facts = self._facts[:]
        other._times = self._times[:]
        other._standing = self._standing[:]
        other.after = self.after
        other.version = self.version
        return other

    # Reading.

    def __len__(self) -> int:
        """How many events stand."""
        return len(self._standing)

    @property
    def events(self) -> list[LoggedEvent]:
        """All that was not taken back."""
        return [self._logged(at) for at in self._standing]

    @property
    def journal(self) -> list[LoggedEvent]:
        """All that was ever told, with what was taken back and the undos."""
        return self.since(-1)

    def since(self, version: int) -> list[LoggedEvent]:
        """What the journal tells after a version."""
        first = len(self._facts)
        while first and self._times[first - 1] >> 32 > version:
            first -= 1
        return [self._logged(at) for at in range(first, len(self._facts))]

    def _logged(self, at: int) -> LoggedEvent:
        event, audience, seat, numbers = self._facts[at]
        time = self._times[at]
        return LoggedEvent(time & AFTER, event, audience, seat, numbers, time >> 32)

    def whispered(self) -> bool:
        """Whether the last answer told somebody a secret."""
        for at in reversed(self._standing):
            if self._times[at] & AFTER != self.after:
                return False
            if self._facts[at][1] != EVERYONE:
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
        answer: Answer = ask.step, ask.seat, action
        self._answers.append(shared(answer))
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
