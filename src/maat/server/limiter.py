"""How often somebody may ask: counted by address, guest or socket."""

from __future__ import annotations

import time
from functools import cache

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from maat.server.errors import Refusal
from maat.server.interfaces import Limiter

limit_of = cache(parse)


class MovingLimiter(Limiter):
    """Counts in moving windows, in memory."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.storage = MemoryStorage()
        self.limiter = MovingWindowRateLimiter(self.storage)

    def check(self, limits: str, *who: str) -> None:
        if not self.on or not limits:
            return
        for limit in limits.split(";"):
            item = limit_of(limit)
            if not self.limiter.hit(item, *who):
                raise Refusal("too-fast", 429, seconds=item.get_expiry())

    def forget(self) -> None:
        """Let go of those that have asked for nothing lately: the library never does."""
        at = time.time()
        for key, events in list(self.storage.events.items()):
            if not events or events[0].expiry <= at:  # the newest first
                self.storage.clear(key)
