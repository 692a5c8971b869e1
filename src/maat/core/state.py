"""A position: what lies on the table, which questions are open and what follows them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from maat.core.errors import IllegalAction
from maat.core.vectors import vec

CHANCE: Final = -1  # the seat that draws from bags, turns cards and rolls dice
NOBODY: Final = -2  # the seat to act once the game is over
EVERYONE: Final = -1  # as a set of seats: all bits set

END: Final = -1 << 30  # on the agenda, in the place of a step: the game is over


@final
@mypyc_attr(free_list_len=1)  # one comes as another goes, after every answer
@dataclass(init=False)
class Ask:
    """A question or a task and what is below it; never changed, so copies of a state share it."""

    step: i64  # below 0 it is not asked but done: ~step is a task
    seat: i64
    datum: i64
    below: Ask | None

    def __init__(self, step: i64, seat: i64, datum: i64, below: Ask | None) -> None:
        self.step = step
        self.seat = seat
        self.datum = datum
        self.below = below


_END: Final = Ask(END, NOBODY, 0, None)
_STEPS: Final = 64
_SEATS: Final = 14
# No question ever changes, so the plainest are made only once. They stand at step * 16 + seat,
# seats counted from NOBODY on: step 3 asked of seat 1 at 3 * 16 + 3.
_BARE: Final = vec[Ask](
    [Ask(number >> 4, (number & 15) + NOBODY, 0, None) for number in range(_STEPS << 4)]
)
_BARE_TASKS: Final = vec[Ask](
    [Ask(~(number >> 4), (number & 15) + NOBODY, 0, None) for number in range(_STEPS << 4)]
)
_PLACES: Final = 2048
# A game asks the same again and again: those made last are kept, each at a place that follows from
# its numbers, and taken again.
_KEPT: Final = vec[Ask]([_END] * _PLACES)


def _on_top(step: i64, seat: i64, datum: i64, below: Ask | None) -> Ask:
    """A question or a task above others: the one kept, or a new one in its place."""
    place: i64 = step * 16 + seat + datum * 167
    if below is not None:
        place += below.step * 80 + below.seat * 5
    place &= _PLACES - 1
    kept = _KEPT[place]
    if kept.step == step and kept.seat == seat and kept.datum == datum and kept.below is below:
        return kept
    made = Ask(step, seat, datum, below)
    _KEPT[place] = made
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens; simulations have none, so events cost them nothing."""

    def hear(self, event: i64, audience: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Take note of an event that the seats in the bit set `audience` may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class State:
    """Base of every game's position: plain data, no rules, no history, no text."""

    seats: i64
    rules: i64 = field(compare=False)  # the version it is played under, from first to last
    agenda: Ask | None  # a stack: what came last is first; None when the game is over
    listener: Listener | None = field(compare=False, repr=False)

    def __init__(self, seats: i64, rules: i64, agenda: Ask | None) -> None:
        self.seats = seats
        self.rules = rules
        self.agenda = agenda
        self.listener = None

    @final
    def ask(self, step: i64, seat: i64, datum: i64 = 0) -> None:
        """Put a question on top of the agenda."""
        below = self.agenda
        if below is None and datum == 0 and step < _STEPS and seat < _SEATS:
            self.agenda = _BARE[(step << 4) + seat + 2]
        else:
            self.agenda = _on_top(step, seat, datum, below)

    @final
    def push(self, task: i64, seat: i64 = NOBODY, datum: i64 = 0) -> None:
        """Put a task on top of the agenda: it is run before anything below it is asked."""
        below = self.agenda
        if below is None and datum == 0 and task < _STEPS and seat < _SEATS:
            self.agenda = _BARE_TASKS[(task << 4) + seat + 2]
        else:
            self.agenda = _on_top(~task, seat, datum, below)

    @final
    def end(self) -> None:
        """End the game: what waits on the agenda is dropped."""
        self.agenda = _END

    @final
    def asked(self) -> Ask:
        """The question on top; the game must not be over."""
        ask = self.agenda
        if ask is None:
            raise IllegalAction("game-over")
        return ask

    @final
    def tell(self, event: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Let everybody know."""
        listener = self.listener
        if listener is not None:
            listener.hear(event, EVERYONE, seat, a, b, c)

    @final
    def whisper(self, event: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Let only this seat know."""
        listener = self.listener
        if listener is not None:
            listener.hear(event, 1 << seat, seat, a, b, c)

    @property
    def seat(self) -> i64:
        """Who has to answer now."""
        ask = self.agenda
        return NOBODY if ask is None else ask.seat

    @property
    def over(self) -> bool:
        """No question is open any more."""
        return self.agenda is None
