"""Who looks at a table, and who has only just gone."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from time import monotonic


class Presence:
    """Guests by their sockets, and when each was here last."""

    def __init__(self, grace: float, time: Callable[[], float] = monotonic) -> None:
        self._time = time  # in seconds
        self.grace = grace  # seconds until somebody who has gone counts as gone
        self._sockets: Counter[int] = Counter()
        self._seen: dict[int, float] = {}
        self._elsewhere: frozenset[int] = frozenset()  # who look by way of other workers
        self._unkept: set[int] = set()  # whose last time the store does not know

    def come(self, guest: int) -> bool:
        """One more socket of a guest; whether it is their first."""
        self._sockets[guest] += 1
        return self._sockets[guest] == 1

    def go(self, guest: int) -> bool:
        """One socket less; whether it was their last."""
        self.note(guest)
        self._sockets[guest] -= 1
        if self._sockets[guest] > 0:
            return False
        del self._sockets[guest]
        return True

    def note(self, guest: int) -> None:
        """A guest is here, or was until now."""
        self._seen[guest] = self._time()
        self._unkept.add(guest)

    def remember(self, guest: int, age: float) -> None:
        """A guest was here so many seconds ago."""
        self._seen[guest] = self._time() - max(0.0, age)

    def unkept(self) -> dict[int, float]:
        """How many seconds ago guests were here whom the store knows otherwise; told once."""
        noted = {guest: self._time() - self._seen[guest] for guest in self._unkept}
        self._unkept.clear()
        return noted

    def not_kept(self, guests: Iterable[int]) -> None:
        """They were told, but the store could not take it; they are told again."""
        self._unkept.update(guests)

    def is_here(self, guest: int | None) -> bool:
        """Whether a guest looks."""
        return guest is not None and (self._sockets[guest] > 0 or guest in self._elsewhere)

    def look_elsewhere(self, guests: frozenset[int]) -> bool:
        """These look by way of other workers; whether that is news."""
        before, self._elsewhere = self._elsewhere, guests
        for guest in before - guests:
            self._seen[guest] = self._time()
        return before != guests

    @property
    def anybody(self) -> bool:
        """Whether somebody looks who has a name here."""
        return self._sockets.total() > 0 or bool(self._elsewhere)

    def grace_left(self, guest: int | None) -> int:
        """Whole seconds until somebody who has gone counts as gone."""
        seen = None if guest is None else self._seen.get(guest)
        return 0 if seen is None else max(0, math.ceil(seen + self.grace - self._time()))
