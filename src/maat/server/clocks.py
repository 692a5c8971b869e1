"""Thinking time: for each answer, for the whole game, or both."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from time import monotonic
from typing import Annotated

from msgspec import Meta, Struct

MERCY = 30_000  # milliseconds that are left to everybody after a break of the server


class ClockSettings(Struct, forbid_unknown_fields=True):
    """Seconds for each answer, for the whole game, or both; 0 is no limit."""

    move: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    total: Annotated[int, Meta(ge=0, le=1_209_600)] = 0


class Clock(Struct):
    """What is left, in milliseconds, when this was sent."""

    move: int
    total: int
    left: list[int]
    running: int | None = None
    deadline: int | None = None


class Clocks:
    """What each seat has used; the time of one question counts once it is answered."""

    def __init__(
        self, settings: tuple[int, int], seats: int, time: Callable[[], float] = monotonic
    ) -> None:
        self.move, self.total = settings
        self._time = time  # in seconds
        self.spent = [0] * seats
        self.running: int | None = None
        self._since = 0.0
        self._took = [0] * seats  # what the last answer of each seat took, with what was taken back
        self._late = 0  # what the running seat has lost of this turn by taking back

    @property
    def on(self) -> bool:
        """Whether there is any limit."""
        return bool(self.move or self.total)

    def turn(self, thinker: int | None, asked: int | None, spent: int, undone: bool) -> None:
        """The time a question took is its thinker's, also if it ended by taking back."""
        if thinker is not None:
            self.spent[thinker] += spent
        if undone and asked is not None:
            self._took[asked] += spent if asked == thinker else 0
            self._late = self._took[asked]
        elif thinker is not None:
            self._took[thinker] = self._late + spent
        if asked != thinker and not undone:
            self._late = 0
        self.running = asked if self.on else None
        self._since = self._time()

    def go_on(self, used: int, mercy: bool = True) -> None:
        """The question has been open for so long; after a break its time is not up at once."""
        deadline = self.deadline()
        if deadline is not None:
            self._since -= max(0, min(used, deadline - MERCY if mercy else deadline)) / 1000

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.running = None

    def copy(self) -> Clocks:
        """The same clocks, to be turned by themselves."""
        other = copy(self)
        other.spent, other._took = self.spent[:], self._took[:]
        return other

    def used(self) -> int:
        """Milliseconds the running seat has thought about this question."""
        return 0 if self.running is None else int((self._time() - self._since) * 1000)

    def deadline(self) -> int | None:
        """Milliseconds until the running seat's time is up."""
        if self.running is None:
            return None
        limits = []
        if self.move:
            limits.append(self.move * 1000 - self._late)
        if self.total:
            limits.append(self.total * 1000 - self.spent[self.running])
        return max(0, min(limits) - self.used())

    def shown(self) -> Clock | None:
        """The clock as clients see it."""
        if not self.on:
            return None
        left = [max(0, self.total * 1000 - spent) for spent in self.spent] if self.total else []
        if left and self.running is not None:
            left[self.running] = max(0, left[self.running] - self.used())
        return Clock(self.move, self.total, left, self.running, self.deadline())
