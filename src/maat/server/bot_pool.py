"""Bots think in processes of their own: one that crashes or dreams does not stop the table."""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import resource_tracker
from typing import Any

from pebble import ProcessPool

from maat.pool import sweep_rarely
from maat.review import coach, reviewer
from maat.review.coach import Advice
from maat.review.reviewer import Work
from maat.review.swings import Opinion
from maat.server import operator_bots
from maat.server.fair_queue import FairQueue
from maat.server.interfaces import Bots, Question
from maat.server.minds import any_answer, think

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
REVIEW = "review"  # whose turn it is when a decision is judged
REVIEW_TIME = 6  # times the time of an answer: a decision under review is searched four times


def prepare(added: str = "") -> None:
    """Processes of bots give way to the table, go when it goes, and know those that were added."""
    os.nice(10)
    sweep_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        with suppress(OSError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    operator_bots.let_in(added)


def rested() -> None:
    """What a process does to be there."""


def begin(pool: Any) -> None:
    """Start the processes of a pool deaf to an interrupt, which the table hears for them."""
    if sys.platform == "win32":
        pool.schedule(rested)
        return
    resource_tracker.ensure_running()  # whoever starts it hears interrupts again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        pool.schedule(rested)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _end(pool: Any) -> None:
    """Stop a pool and whatever of it still lives."""
    pool.stop()
    pool.join()


def _retire(pool: Any) -> None:
    """Let a pool finish what it has begun."""
    pool.close()
    pool.join()


class BotPool(Bots):
    """A supervised pool; each answer has its time."""

    def __init__(
        self, workers: int, seconds: float, failed: Callable[[], None], added: str = ""
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.failed = failed
        self.added = added  # bots of the operator's, as the setting names them
        self.pool: Any = None
        self.running: Any = None  # the same, once its processes have been started
        self.start = "forkserver"  # the first processes share what this one has loaded
        self.turns = FairQueue(workers)

    def _pool(self) -> Any:
        if self.pool is not None and not self.pool.active:
            threading.Thread(target=_end, args=(self.pool,), daemon=True).start()
            self.pool = None
        if self.pool is None:
            context: Any = multiprocessing.get_context(self.start)
            if self.start == "forkserver":
                context.set_forkserver_preload([__name__])
            added = (self.added,)
            self.pool = ProcessPool(
                self.workers, initializer=prepare, initargs=added, context=context
            )
        return self.pool

    async def ready(self) -> Any:
        """The pool once its processes are there: that takes a while, in which tables are served."""
        while (pool := self._pool()) is not self.running:
            await asyncio.to_thread(begin, pool)
            self.running = pool
        return pool

    def renew(self) -> None:
        """Think in new processes from now on, which load the fastest engine there is."""
        old, self.pool = self.pool, None
        self.start = "spawn"
        if old is not None:
            threading.Thread(target=_retire, args=(old,), daemon=True).start()

    async def choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        """An answer and the bot that gave it."""
        timed = replace(question, seconds=self.seconds)
        return await any_answer(timed, legal, self._think, self.failed)

    async def _think(self, question: Question) -> int:
        async with self.turns.of(question.owner, question.has_time):
            future = (await self.ready()).schedule(think, args=(question,), timeout=self.seconds)
            answer: int = await asyncio.wrap_future(future)
        return answer

    async def judge(self, work: Work) -> list[Opinion]:
        """What the reviewer thinks of a decision; bots of running games come first."""
        limit = REVIEW_TIME * self.seconds
        async with self.turns.of(REVIEW, has_time=True):
            future = (await self.ready()).schedule(reviewer.judge, args=(work,), timeout=limit)
            found: list[Opinion] = await asyncio.wrap_future(future)
        return found

    async def advise(self, work: Work, owner: str) -> Advice:
        """What a coach says of a decision; bots people play with come first."""
        async with self.turns.of(owner, has_time=True):
            future = (await self.ready()).schedule(coach.advise, args=(work,), timeout=self.seconds)
            found: Advice = await asyncio.wrap_future(future)
        return found

    def close(self) -> None:
        """Stop all thinking at once."""
        if self.pool is not None:
            _end(self.pool)
            self.pool = None
