"""A fair queue: places for heavy work go round those who ask, whoever asks most."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SHARE = 4  # of so many turns, one is for those who have time, if any of them waits

Queue = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """So many places; who has time leaves one of several to those who have not."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.busy = 0
        self.slow = 0  # places taken by those who have time
        self.given = 0  # turns given while somebody who has time waited
        self.waiting: tuple[Queue, Queue] = (OrderedDict(), OrderedDict())

    @asynccontextmanager
    async def of(self, owner: str, has_time: bool = False) -> AsyncIterator[None]:
        """A place for somebody, in turn with all others who wait."""
        await self._enter(owner, has_time)
        try:
            yield
        finally:
            self._leave(has_time)

    def count(self, owner: str) -> int:
        """How many of somebody wait."""
        return sum(len(queue.get(owner, ())) for queue in self.waiting)

    async def _enter(self, owner: str, has_time: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.waiting[has_time].setdefault(owner, deque()).append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(has_time)  # it was given just now
            raise

    def _leave(self, has_time: bool) -> None:
        self.busy -= 1
        self.slow -= has_time
        self._give()

    def _give(self) -> None:
        """Let the next ones in, as long as there is a place for them."""
        while self.busy < self.places and (next := self._next()) is not None:
            has_time, turn = next
            self.busy += 1
            self.slow += has_time
            turn.set_result(None)

    def _next(self) -> tuple[bool, asyncio.Future[None]] | None:
        may = self.slow < max(1, self.places - 1)
        order = (True, False) if self.given >= SHARE - 1 else (False, True)
        for has_time in order:
            turn = None if has_time and not may else _first(self.waiting[has_time])
            if turn is not None:
                self.given = self.given + 1 if not has_time and self.waiting[True] else 0
                return has_time, turn
        return None


def _first(queue: Queue) -> asyncio.Future[None] | None:
    """The next of whoever has waited longest for a turn; they go to the end of the line."""
    while queue:
        owner, turns = queue.popitem(last=False)
        turn = turns.popleft()
        if turns:
            queue[owner] = turns
        if not turn.done():
            return turn
    return None
