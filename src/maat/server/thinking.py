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
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pebble import ProcessPool
from prometheus_client import Counter

from maat import catalog
from maat.bots import roster
from maat.bots.bot import Glance
from maat.bots.search import SearchBot
from maat.review import judging
from maat.review.judging import Work
from maat.review.swings import Opinion

LOG = logging.getLogger("maat.bots")
SIMPLEST = "random"
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
PATIENCE = 0.05  # seconds until a review looks again whether a process is free
IN_TIME = 0.7  # part of the time of an answer a search may take
REVIEW_TIME = 6  # times the time of an answer: a decision under review is searched three times


@dataclass(frozen=True)
class Question:
    """A position by its record, and the bot that is asked."""

    game: str
    seats: int
    options: dict[str, str]
    record: list[tuple[int, int]]
    bot: str
    seed: str
    seconds: float = 0.0  # after which the answer is no use; 0 for as long as it takes


@cache
def rules(key: str) -> catalog.AnyGame:
    """A game, loaded once in each process."""
    return catalog.load(key)


def think(question: Question) -> int:
    """What the bot answers; it sees its seat's view and nothing else."""
    game = rules(question.game)
    state = game.new(question.seats, question.options)
    for _, action in question.record:
        game.apply(state, action)
    return int(thinker(question).choose(Glance(game, state, state.asked())))


def thinker(question: Question) -> roster.AnyBot:
    """The bot that is asked; one that searches answers with the best so far before it is late."""
    bot = roster.find(question.game, question.bot)(question.seed)
    if isinstance(bot, SearchBot):
        bot.milliseconds = 1000.0 * IN_TIME * question.seconds
    return bot


def prepare() -> None:
    """Thinkers give way to the table, and go when it goes."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        with suppress(OSError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


class Thinkers:
    """A supervised pool; each answer has its time."""

    def __init__(self, workers: int, seconds: float, failures: Counter) -> None:
        self.workers = workers
        self.seconds = seconds
        self.failures = failures
        self.pool: Any = None
        self.asked = 0  # bots of running games that think or wait for a process

    def _pool(self) -> Any:
        if self.pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([__name__])
            self.pool = ProcessPool(self.workers, initializer=prepare, context=context)
        return self.pool

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
                self.failures.inc()
                LOG.warning("bot %s failed at %s: %s", bot, question.game, type(fault).__name__)
                continue
            if answer in legal:
                return answer, bot
            self.failures.inc()
            LOG.warning("bot %s answered %s against the rules of %s", bot, answer, question.game)
        return secrets.choice(legal), SIMPLEST

    async def judge(self, work: Work) -> list[Opinion]:
        """What the reviewer thinks of a decision; bots of running games come first."""
        while self.asked >= self.workers:
            await asyncio.sleep(PATIENCE)
        limit = REVIEW_TIME * self.seconds
        future = self._pool().schedule(judging.judge, args=(work,), timeout=limit)
        found: list[Opinion] = await asyncio.wrap_future(future)
        return found

    def close(self) -> None:
        """Stop all thinking at once."""
        if self.pool is not None:
            self.pool.stop()
            self.pool.join()
            self.pool = None
