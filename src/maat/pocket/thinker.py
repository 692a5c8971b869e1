"""Bots think in a worker of their own: questions and opinions travel as texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

from maat.bots import roster
from maat.review import coach, reviewer
from maat.review.coach import Advice
from maat.review.reviewer import Work
from maat.review.swings import Opinion
from maat.server.fair_queue import FairQueue
from maat.server.interfaces import Bots, Question
from maat.server.minds import any_answer, think

AT_ONCE: Final = 0.4  # seconds a bot has where it thinks beside the tables, which wait for it
TOLD: Final = 0.01  # seconds in which the page is told what has just been answered
DRAWN: Final = 0.1  # seconds in which it draws that, before a search takes a core from it


class Thinker(Protocol):
    """The thinking worker as a script offers it."""

    def wake(self) -> bool:
        """Whether it can be asked without waiting for it to start; from now on it starts."""

    async def think(self, wanted: str, told: str) -> Any:
        """What it says to a text."""


class WorkerBots(Bots):
    """Asks the thinking worker; until that has started, bots answer at once and here, and those
    that do not look ahead always: a second interpreter takes much memory."""

    workers = 1

    def __init__(self, thinker: Thinker, seconds: float, failed: Callable[[], None]) -> None:
        self.thinker = thinker
        self.seconds = seconds
        self.failed = failed
        self.turns = FairQueue(1)

    async def choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        timed = replace(question, seconds=self.seconds)
        return await any_answer(timed, legal, self._think, self.failed)

    async def _think(self, question: Question) -> int:
        async with self.turns.of(question.owner, question.has_time):
            searches = roster.searches(question.game, question.bot)
            await asyncio.sleep(DRAWN if searches else TOLD)
            if not searches or not self.thinker.wake():
                return think(replace(question, seconds=AT_ONCE))
            return int(await self._ask("think", question))

    async def judge(self, work: Work) -> list[Opinion]:
        """What the reviewer thinks of a decision."""
        async with self.turns.of("", has_time=True):
            told = await self._ask("judge", work)
        return msgspec.json.decode(told, type=list[Opinion])

    async def advise(self, work: Work, owner: str) -> Advice:
        """What a coach says of a decision; bots come first."""
        timed = replace(work, seconds=min(work.seconds, self.seconds / 2))
        async with self.turns.of(owner, has_time=True):
            told = await self._ask("advise", timed)
        return msgspec.json.decode(told, type=Advice)

    async def _ask(self, wanted: str, told: Question | Work) -> str:
        return str(await self.thinker.think(wanted, msgspec.json.encode(told).decode()))


def answer(wanted: str, told: str) -> str:
    """What the thinking worker says to a text of `WorkerBots`."""
    if wanted == "think":
        return str(think(msgspec.json.decode(told, type=Question)))
    work = msgspec.json.decode(told, type=Work)
    if wanted == "advise":
        return msgspec.json.encode(coach.advise(work)).decode()
    return msgspec.json.encode(reviewer.judge(work)).decode()
