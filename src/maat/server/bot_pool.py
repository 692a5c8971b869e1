"""Bots think in processes of their own: one that crashes or dreams does not stop the table."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

from pebble import ProcessPool

from maat import catalog
from maat.bots import roster
from maat.bots.bot import glance
from maat.core.match import Match
from maat.pool import sweep_rarely
from maat.review import reviewer
from maat.review.reviewer import Work
from maat.review.swings import Opinion
from maat.server.interfaces import SIMPLEST, Bots, Question

LOG = logging.getLogger("maat.bots")
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
MOST_MINDS = 4  # bots a process keeps in mind; their trees take memory
PATIENCE = 0.05  # seconds until a review looks again whether a process is free
IN_TIME = 0.7  # part of the time of an answer a search may take
REVIEW_TIME = 6  # times the time of an answer: a decision under review is searched four times


@cache
def rules(key: str) -> catalog.AnyGame:
    """A game, loaded once in each process."""
    return catalog.load(key)


class Mind:
    """A bot at a table, with the match as far as it knows it and what it has thought so far."""

    def __init__(self, question: Question) -> None:
        game = rules(question.game)
        table = question.seats, question.options
        self.match = Match(game, *table, rules=question.rules, silent=True)
        self.bot = roster.find(question.game, question.bot)(question.seed)

    def knows(self, question: Question) -> bool:
        """Whether the question goes on from what it has thought about, under the same rules."""
        return self.match.rules == question.rules and self.match.leads_to(question.record)

    def answer(self, question: Question) -> int:
        """What it answers; one that searches says the best so far before it is late."""
        self.match.follow(question.record)
        roster.hurry(self.bot, question.bot, IN_TIME * question.seconds)
        return int(self.bot.choose(glance(self.match)))


MINDS: OrderedDict[tuple[str, int, str], Mind] = OrderedDict()  # of this process, by seat and bot


def think(question: Question) -> int:
    """What the bot answers; it sees its seat's view and nothing else."""
    name = question.table, question.seat, question.bot
    mind = MINDS.pop(name, None)
    if mind is None or not mind.knows(question):
        mind = Mind(question)
    answer = mind.answer(question)
    MINDS[name] = mind
    if len(MINDS) > MOST_MINDS:
        MINDS.popitem(last=False)
    return answer


def prepare() -> None:
    """Processes of bots give way to the table, and go when it goes."""
    os.nice(10)
    sweep_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        with suppress(OSError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


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

    def __init__(self, workers: int, seconds: float, failed: Callable[[], None]) -> None:
        self.workers = workers
        self.seconds = seconds
        self.failed = failed
        self.pool: Any = None
        self.start = "forkserver"  # the first processes share what this one has loaded
        self.asked = 0  # bots of running games that think or wait for a process

    def _pool(self) -> Any:
        if self.pool is not None and not self.pool.active:
            threading.Thread(target=_end, args=(self.pool,), daemon=True).start()
            self.pool = None
        if self.pool is None:
            context: Any = multiprocessing.get_context(self.start)
            if self.start == "forkserver":
                context.set_forkserver_preload([__name__])
            self.pool = ProcessPool(self.workers, initializer=prepare, context=context)
        return self.pool

    def renew(self) -> None:
        """Think in new processes from now on, which load the fastest engine there is."""
        old, self.pool = self.pool, None
        self.start = "spawn"
        if old is not None:
            threading.Thread(target=_retire, args=(old,), daemon=True).start()

    async def choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        """An answer and the bot that gave it: the one asked, a simpler one, or plain luck."""
        self.asked += 1
        try:
            return await self._choose(question, legal)
        finally:
            self.asked -= 1

    async def _choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        for bot in dict.fromkeys((question.bot, SIMPLEST)):
            asked = replace(question, bot=bot, seconds=self.seconds)
            try:
                future = self._pool().schedule(think, args=(asked,), timeout=self.seconds)
                answer = await asyncio.wrap_future(future)
            except Exception as fault:  # whatever a bot does wrong, the table goes on
                self.failed()
                LOG.warning("bot %s failed at %s: %s", bot, question.game, type(fault).__name__)
                continue
            if answer in legal:
                return answer, bot
            self.failed()
            LOG.warning("bot %s answered %s against the rules of %s", bot, answer, question.game)
        return secrets.choice(legal), SIMPLEST

    async def judge(self, work: Work) -> list[Opinion]:
        """What the reviewer thinks of a decision; bots of running games come first."""
        while self.asked >= self.workers:
            await asyncio.sleep(PATIENCE)
        limit = REVIEW_TIME * self.seconds
        future = self._pool().schedule(reviewer.judge, args=(work,), timeout=limit)
        found: list[Opinion] = await asyncio.wrap_future(future)
        return found

    def close(self) -> None:
        """Stop all thinking at once."""
        if self.pool is not None:
            _end(self.pool)
            self.pool = None
