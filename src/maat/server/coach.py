"""The coach: whispers to the seats that want it, where every person at the table agrees."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final, Protocol

from maat import messages
from maat.core.errors import MaatError
from maat.core.match import Match
from maat.core.state import NOBODY
from maat.review import reviewer
from maat.review.coach import Advice
from maat.review.reviewer import LEAST, LEVEL, Work
from maat.server.coach_bodies import CoachEdge, Hint, Remark
from maat.server.errors import Refusal
from maat.server.interfaces import Limiter, Metrics
from maat.server.messages import Messages
from maat.server.protocol import Act, Refused
from maat.server.table import Table

LOG = logging.getLogger("maat.coach")

MOST: Final = 200  # hints that are kept in mind
HINTS: Final = "30/minute"  # of one guest
SECONDS: Final = 2.0  # for one piece of advice, about

Asked = tuple[str, int, int]  # table, seat and version of a question


class Adviser(Protocol):
    """Whoever thinks about one decision, after the bots people play with."""

    async def advise(self, work: Work, owner: str) -> Advice:
        """What a coach says of it."""


class Coach:
    """Asks for advice, and says it to nobody but the seat it is for."""

    def __init__(
        self, advisers: Adviser, iterations: int, limiter: Limiter, metrics: Metrics
    ) -> None:
        self.advisers = advisers
        self.iterations = iterations
        self.limiter = limiter
        self.metrics = metrics
        self.hints: OrderedDict[Asked, asyncio.Task[Advice]] = OrderedDict()

    async def hint(self, table: Table, guest: int | None, wish: int | None) -> Hint | Refused:
        """What to answer at a guest's seat, or why nothing is said."""
        seat, version = table.view_seat(guest, wish), table.version
        try:
            self.limiter.check(HINTS, "hint", str(guest))
            advice = await self._advice(table, seat)
        except MaatError as fault:
            return Refused(fault.key, version, "", dict(fault.values))
        except Exception:
            self._fail()
            return Refused("no-hint", version)
        edges = _edges(table.messages, advice)
        points = round(advice.points, 1)
        return Hint(version, seat, advice.preferred, advice.close, points, edges)

    async def _advice(self, table: Table, seat: int) -> Advice:
        """What is thought of the open question; a seat that asks again gets the same."""
        match = table.match
        if seat == NOBODY or not table.row.is_coached(seat):
            raise Refusal("no-coach", 403)
        if table.asked != seat or not match.has_choice():
            raise Refusal("not-asked")
        asked = table.row.id, seat, match.version
        if asked not in self.hints:
            thinking = self.advisers.advise(self._work(match, []), str(table.row.host))
            self.hints[asked] = asyncio.ensure_future(thinking)
            if len(self.hints) > MOST:
                self.hints.popitem(last=False)
        try:
            return await asyncio.shield(self.hints[asked])
        except Exception:
            self.hints.pop(asked, None)  # the next who asks may have more luck
            raise

    async def remark(self, table: Table, match: Match[Any], message: Act) -> Remark | None:
        """What is to be said of an answer to the open question of a match, if much is lost."""
        seat, played = match.asked, table.messages.code(message.action)
        if seat is None or not table.row.is_coached(seat):
            return None
        if match.version != message.version or not match.has_choice():
            return None
        if self._was_advised((table.row.id, seat, match.version), played):
            return None
        work = self._work(match, [(seat, played)])
        try:
            told = await self.advisers.advise(work, str(table.row.host))
        except Exception:
            self._fail()
            return None
        if not told.is_remarkable or not table.row.is_coached(seat):
            return None
        edges = _edges(table.messages, told)
        lost, points = round(told.lost, 3), round(told.points, 1)
        return Remark(match.version, seat, played, told.preferred, lost, points, edges)

    def _fail(self) -> None:
        LOG.exception("the coach cannot say anything")
        self.metrics.bot_failed()

    def _was_advised(self, asked: Asked, played: int) -> bool:
        """Whether the coach itself has said so."""
        hint = self.hints.get(asked)
        if hint is None or not hint.done() or hint.exception() is not None:
            return False
        return played in (hint.result().preferred, hint.result().close)

    def _work(self, match: Match[Any], answer: list[tuple[int, int]]) -> Work:
        """The open question of a match, and the answer to it if it is known."""
        game, record = match.game, [*match.record, *answer]
        iterations = self.iterations or reviewer.usual(game.key, LEVEL)
        return Work(
            game.key,
            dict(game.changes),
            match.seats,
            dict(match.options),
            match.rules,
            record,
            len(record),
            [len(match.record)],
            LEVEL,
            max(LEAST, iterations),
            seed="coach",
            seconds=SECONDS,
        )

    def close(self) -> None:
        """Stop thinking."""
        for task in self.hints.values():
            task.cancel()


def _edges(words: Messages, told: Advice) -> list[CoachEdge]:
    icons = words.tellings.scores
    return [
        CoachEdge(messages.score(each.label), each.points, icons.get(each.label, ""))
        for each in told.edges
    ]
