"""Reviews of finished games: made once, in the bots' processes, and kept with the game."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from maat.review import decisions, runner
from maat.review.decisions import FinishedMatch
from maat.review.report import EDITION, Review
from maat.review.reviewer import Work
from maat.review.runner import ReviewSettings
from maat.review.swings import Opinion
from maat.server.bodies import ReviewState
from maat.server.cluster import Cluster, JobState
from maat.server.errors import Refusal
from maat.server.fair_queue import FairQueue
from maat.server.interfaces import Aside, Metrics
from maat.server.protocol import Answer
from maat.server.store.interface import Store
from maat.server.table import Table

LOG = logging.getLogger("maat.reviews")
MOST = 20  # reviews that are made or wait,
MOST_EACH = 4  # and of one guest those that wait


@dataclass
class Making:
    """A review on its way."""

    state: Literal["waiting", "running", "failed"] = "waiting"
    done: int = 0
    total: int = 0


class Reviewer(Protocol):
    """Whoever looks at decisions, several at once."""

    workers: int

    async def judge(self, work: Work) -> list[Opinion]:
        """What is to be thought of them."""


class Thought(msgspec.Struct, frozen=True):
    """An opinion as it is kept: one of another edition, bot, budget or seed does not fit."""

    edition: int
    level: int
    iterations: int
    seed: str
    opinion: Opinion

    def fits(self, work: Work) -> bool:
        """Whether this is what the work would find out."""
        wished = (EDITION, work.level, work.iterations, work.seed)
        return (self.edition, self.level, self.iterations, self.seed) == wished


class Reviews:
    """All reviews that are being made; one at a time, the others wait."""

    def __init__(
        self,
        store: Store,
        bots: Reviewer,
        iterations: int,
        metrics: Metrics,
        aside: Aside,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.cluster = cluster or Cluster()
        self.bots = bots
        self.metrics = metrics
        self.aside = aside
        self.settings = ReviewSettings(iterations=iterations)
        self.making: dict[str, Making] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns = FairQueue(1)

    async def state(self, table: Table) -> ReviewState:
        """How far a table's review is; one that was cut short by a restart goes on."""
        id = table.row.id
        told = await self.store.review(id)
        kept = _read(told)
        if kept is not None:
            return self._done(table, kept)
        if told == "" and id not in self.making:
            job = await self.cluster.job(f"review/{id}")
            if not job.is_mine:
                return ReviewState(_state(job.state), job.done, job.total)
            if id not in self.making:
                self._begin(table)
        made = self.making.get(id)
        return ReviewState("none") if made is None else ReviewState(**vars(made))

    async def start(self, table: Table, owner: str = "") -> ReviewState:
        """See to it that a table's review is made; nobody has too many of them."""
        id = table.row.id
        if _read(await self.store.review(id)) is None and id not in self.tasks:
            if len(self.tasks) >= MOST or self.turns.count(owner) >= MOST_EACH:
                raise Refusal("review-busy", 503)
            if (await self.cluster.job(f"review/{id}")).is_mine and id not in self.tasks:
                self._begin(table, owner)
            await self.store.keep_review(id, "")
        return await self.state(table)

    def _begin(self, table: Table, owner: str = "") -> None:
        id = table.row.id
        self.making[id] = Making()
        self.tasks[id] = asyncio.create_task(self._make(table, self.making[id], owner))

    def _done(self, table: Table, review: Review) -> ReviewState:
        total = len(review.decisions)
        return ReviewState("done", total, total, review, self._answers(table, review))

    def _answers(self, table: Table, review: Review) -> list[Answer]:
        named = {code for each in review.decisions for code in (each.played, each.preferred)}
        named |= {code for each in review.decisions for code in each.draws}
        words = table.messages.answers
        return [words[code] for code in sorted(named)]

    # Making one.

    async def _make(self, table: Table, made: Making, owner: str) -> None:
        id = table.row.id
        try:
            async with self.turns.of(owner):
                await self._review(table, made)
            del self.making[id]
        except Exception:
            LOG.exception("a review cannot go on")
            self.metrics.fault()
            made.state = "failed"
        finally:
            del self.tasks[id]
        await self.cluster.end_job(f"review/{id}")

    async def _review(self, table: Table, made: Making) -> None:
        id = table.row.id
        finished = await self.aside(decisions.read, table.match)
        every = self._works(finished)
        known = await self._known(id, every)
        made.state, made.done, made.total = "running", len(known), len(finished.decisions)
        works = [work for work in every if work.places[0] not in known]
        together = max(1, self.bots.workers - 1)
        gate = asyncio.Semaphore(together)
        async with asyncio.TaskGroup() as group:
            for work in works:
                await gate.acquire()
                job = group.create_task(self._look(id, work, known, made))
                job.add_done_callback(lambda _: gate.release())
        opinions = [known[point.at] for point in finished.decisions]
        review = runner.together(finished, self.settings, opinions)
        await self.store.keep_review(id, msgspec.json.encode(review).decode())

    async def _known(self, id: str, works: list[Work]) -> dict[int, Opinion]:
        """The decisions judged so far; what was written otherwise is judged again."""
        wished = {work.places[0]: work for work in works}
        known: dict[int, Opinion] = {}
        for n, told in (await self.store.opinions(id)).items():
            with suppress(msgspec.DecodeError, msgspec.ValidationError):
                thought = msgspec.json.decode(told, type=Thought)
                if n in wished and thought.fits(wished[n]):
                    known[n] = thought.opinion
        return known

    def _works(self, finished: FinishedMatch) -> list[Work]:
        """One decision each, so that bots of running games never wait long."""
        return runner.parts(finished, self.settings, 1)

    async def _look(self, id: str, work: Work, known: dict[int, Opinion], made: Making) -> None:
        [opinion] = await self.bots.judge(work)
        thought = Thought(EDITION, work.level, work.iterations, work.seed, opinion)
        await self.store.keep_opinion(id, work.places[0], msgspec.json.encode(thought).decode())
        known[work.places[0]] = opinion
        made.done += 1
        await self.cluster.note_job(f"review/{id}", JobState(True, **vars(made)))

    async def close(self) -> None:
        """Stop; what was found out is kept."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


def _state(told: str) -> Literal["waiting", "running", "failed"]:
    """How far another worker is."""
    return "running" if told == "running" else "waiting"


def _read(told: str | None) -> Review | None:
    """The review that was made; one of another edition is made again."""
    with suppress(msgspec.DecodeError, msgspec.ValidationError):
        kept = msgspec.json.decode(told or "", type=Review)
        return kept if kept.edition == EDITION else None
    return None
