"""The driver: lets bots answer when they are asked, for whoever's time is up or has no choice."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from maat.server.interfaces import SIMPLEST, Bots, Metrics, Question
from maat.server.logs import complain
from maat.server.registry import Registry
from maat.server.table import Table

Work = Callable[[], Awaitable[None]]

LOG = logging.getLogger("maat.driver")

BREATH = 0.05  # seconds between the answers of bots at most
RETRY = 2.0  # seconds until a table that could not write is tried again
DISCRETION = 3.0  # seconds an answer takes that is no choice, where choosing would be a secret


class Driver:
    """At most one task and one timer for each table that is awake."""

    def __init__(self, registry: Registry, bots: Bots, pause: float, metrics: Metrics) -> None:
        self.registry = registry
        self.bots = bots
        self.pause = min(pause, BREATH)  # pages show answers one by one, bots think meanwhile
        self.metrics = metrics
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.starting: set[asyncio.Task[None]] = set()
        self.waking: set[asyncio.Task[None]] = set()
        self.is_closing = False
        registry.on_wake.append(self.take)
        registry.take = self.take
        registry.on_change.append(self.drive)
        registry.keepers.append(self._is_needed)

    def drive(self, table: Table) -> None:
        """Let a bot answer if one is asked, and watch the clock."""
        id = table.row.id
        if self.is_closing or not self.registry.is_current(table):
            return
        waits = _my_bot(table) or not table.has_choice
        if waits and id not in self.tasks and self.registry.is_wanted(table):
            self._begin(table, partial(self._answer_on, table))
        loop = asyncio.get_running_loop()
        loop.call_soon(self._set_timer, table)

    def _is_needed(self, id: str) -> bool:
        """Whether a table must stay awake for a bot or a clock."""
        return id in self.tasks or id in self.timers

    # Bots.

    def _begin(self, table: Table, work: Work) -> None:
        self.tasks[table.row.id] = asyncio.create_task(self._guarded(table, work))

    async def _guarded(self, table: Table, work: Work) -> None:
        """Whatever a bot cannot do breaks its table, which is woken anew, and no other."""
        try:
            await work()
        except Exception as fault:
            complain(LOG, fault, "a bot cannot go on")
            self.metrics.fault()
            table.is_broken = True
        finally:
            self._go_on(table.row.id)

    async def _answer_on(self, table: Table) -> None:
        while self.registry.is_wanted(table):
            if bot := _my_bot(table):
                await self._think(table, bot)
                await asyncio.sleep(self.pause)
            elif not table.has_choice:
                version = table.version
                await asyncio.sleep(self.hesitation(table))
                await table.do(table.answer_only(version))
            else:
                return

    def hesitation(self, table: Table) -> float:
        """How long the table waits with an answer that is no choice: others can follow what
        happens, and cannot tell that it was none where that would be a secret."""
        state = table.match.state
        ask = state.asked()
        is_discreet = table.match.game.steps[ask.step].is_discreet(state, ask)
        return DISCRETION if is_discreet else self.pause

    async def _think(self, table: Table, bot: str) -> None:
        seat, version = table.asked, table.version
        if seat is None:
            return
        match = table.match
        question = Question(
            table=table.row.id,
            seat=seat,
            game=match.game.key,
            seats=match.seats,
            options=match.options,
            rules=match.rules,
            changes=dict(match.game.changes),
            record=list(match.record),
            bot=bot,
            seed=secrets.token_hex(16),
            owner=str(table.row.host),
            has_time=not table.present.anybody,
        )
        holder = table.row.seats[seat].bot
        answer, used = await self.bots.choose(question, match.legal_actions())
        if used != bot and table.row.seats[seat].bot == holder:
            table.failed[seat] = used
        if await table.do(table.answer_for(seat, holder, answer, version)):
            self.metrics.bot_answered()

    # Deadlines.

    def _set_timer(self, table: Table) -> None:
        id = table.row.id
        if not self.registry.is_current(table) or table.is_broken:
            return
        if id in self.timers:
            self.timers.pop(id).cancel()
        deadline = table.clocks.deadline()
        if deadline is not None and not _next_bot(table):
            loop = asyncio.get_running_loop()
            self.timers[id] = loop.call_later(deadline / 1000 + 0.05, self._time_is_up, table)

    def _time_is_up(self, table: Table) -> None:
        """A bot answers the question whose time is up; the seat stays its player's."""
        self.timers.pop(table.row.id, None)
        if not self.registry.is_current(table):
            return
        if not table.is_mine:
            return  # whoever it is that lets time run out; the table is claimed if they do not
        if table.clocks.deadline() == 0 and table.row.id not in self.tasks:
            self._begin(table, partial(self._think, table, SIMPLEST))
        else:
            self._set_timer(table)

    # Tables that wake, and tables that could not write.

    def take(self, table: Table) -> None:
        """Act for a table that has just woken, or that nobody acts for any more."""
        self.drive(table)
        if table.row.is_complete:  # the server ended between the last seat and the first draw
            task = asyncio.create_task(table.do(table.start()))
            self.starting.add(task)
            task.add_done_callback(partial(self._started, table))

    def _started(self, table: Table, task: asyncio.Task[None]) -> None:
        self.starting.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            complain(LOG, fault, "a game cannot begin")
            self.metrics.fault()
            table.is_broken = True
            if not self.is_closing:
                self._retry(table.row.id)

    def _go_on(self, id: str) -> None:
        """Let the next one think; a table that could not write is woken anew, after a while."""
        del self.tasks[id]
        table = self.registry.awake.get(id)
        if table is None or self.is_closing:
            return
        if table.is_broken:
            self._retry(id)
        else:
            self.drive(table)

    def _retry(self, id: str) -> None:
        loop = asyncio.get_running_loop()
        self.timers[id] = loop.call_later(RETRY, self._again, id)

    def _again(self, id: str) -> None:
        self.timers.pop(id, None)
        task = asyncio.create_task(self._wake(id))
        self.waking.add(task)
        task.add_done_callback(self.waking.discard)

    async def _wake(self, id: str) -> None:
        """Wake a broken table; if even that cannot be done, later."""
        try:
            is_broken = (await self.registry.table(id)).is_broken
        except Exception as fault:
            complain(LOG, fault, f"the table {id} cannot be woken")
            self.metrics.fault()
            is_broken = True
        if is_broken and not self.is_closing:
            self._retry(id)

    async def close(self) -> None:
        """Stop bots and clocks; what was acknowledged is on disk already."""
        self.is_closing = True
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.tasks.values(), *self.waking]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


def _next_bot(table: Table) -> str:
    """The bot that has to answer now, empty if none has."""
    return "" if table.asked is None else table.bot_at(table.asked)


def _my_bot(table: Table) -> str:
    """The same, if nobody else lets it think."""
    return _next_bot(table) if table.is_mine else ""
