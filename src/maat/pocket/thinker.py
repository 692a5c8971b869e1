"""Bots think in a worker of their own: questions and opinions travel as texts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec

from maat.review import coach, reviewer
from maat.review.coach import Advice
from maat.review.reviewer import Work
from maat.review.swings import Opinion
from maat.server.fair_queue import FairQueue
from maat.server.interfaces import Bots, Question
from maat.server.minds import any_answer, think

Ask = Callable[[str, str], Awaitable[Any]]  # what is wanted, and the text that tells it


class WorkerBots(Bots):
    """Asks the thinking worker, which the page's worker starts when it is asked first."""

    workers = 1

    def __init__(self, ask: Ask, seconds: float, failed: Callable[[], None]) -> None:
        self.ask = ask
        self.seconds = seconds
        self.failed = failed
        self.turns = FairQueue(1)

    async def choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        timed = replace(question, seconds=self.seconds)
        return await any_answer(timed, legal, self._think, self.failed)

    async def _think(self, question: Question) -> int:
        async with self.turns.of(question.owner, question.has_time):
            return int(str(await self.ask("think", msgspec.json.encode(question).decode())))

    async def judge(self, work: Work) -> list[Opinion]:
        """What the reviewer thinks of a decision."""
        async with self.turns.of("", has_time=True):
            told = str(await self.ask("judge", msgspec.json.encode(work).decode()))
        return msgspec.json.decode(told, type=list[Opinion])

    async def advise(self, work: Work, owner: str) -> Advice:
        """What a coach says of a decision; bots come first."""
        timed = replace(work, seconds=min(work.seconds, self.seconds / 2))
        async with self.turns.of(owner, has_time=True):
            told = str(await self.ask("advise", msgspec.json.encode(timed).decode()))
        return msgspec.json.decode(told, type=Advice)


def answer(wanted: str, told: str) -> str:
    """What the thinking worker says to a text of `WorkerBots`."""
    if wanted == "think":
        return str(think(msgspec.json.decode(told, type=Question)))
    work = msgspec.json.decode(told, type=Work)
    if wanted == "advise":
        return msgspec.json.encode(coach.advise(work)).decode()
    return msgspec.json.encode(reviewer.judge(work)).decode()
