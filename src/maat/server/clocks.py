"""Thinking time: for each answer, for the whole game, or both."""

from __future__ import annotations

import time

from maat.server.protocol import Clock


class Clocks:
    """What each seat has used; the time of one question counts once it is answered."""

    def __init__(self, settings: tuple[int, int], seats: int) -> None:
        self.move, self.total = settings
        self.spent = [0] * seats
        self.running: int | None = None
        self._since = 0.0

    @property
    def on(self) -> bool:
        """Whether there is any limit."""
        return bool(self.move or self.total)

    def start(self, seat: int | None) -> None:
        """A seat is asked now, or nobody."""
        self.running = seat if self.on else None
        self._since = time.monotonic()

    def used(self) -> int:
        """Milliseconds the running seat has thought about this question."""
        return 0 if self.running is None else int((time.monotonic() - self._since) * 1000)

    def charge(self, seat: int, spent: int) -> None:
        """A seat has answered."""
        if 0 <= seat < len(self.spent):
            self.spent[seat] += spent

    def deadline(self) -> int | None:
        """Milliseconds until the running seat's time is up."""
        if self.running is None:
            return None
        limits = []
        if self.move:
            limits.append(self.move * 1000)
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
