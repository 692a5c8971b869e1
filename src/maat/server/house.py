"""The house: wakes tables from the store, lets them sleep, lets bots and clocks answer."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from maat import catalog
from maat.bots import roster
from maat.core import components
from maat.server.bot_pool import SIMPLEST, BotPool, Question
from maat.server.course import Course, begin
from maat.server.errors import Refusal
from maat.server.messages import Wording
from maat.server.metrics import Metrics
from maat.server.presence import Presence
from maat.server.settings import Settings
from maat.server.store.interface import Store
from maat.server.store.rows import GameRow
from maat.server.table import Table

LOG = logging.getLogger("maat.house")

RETRY = 2.0  # seconds until a table that could not write is tried again


class House:
    """All tables that are awake."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.counts = metrics
        self.thinkers = BotPool(settings.workers, settings.think, metrics.failures)
        self.awake: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.wordings: dict[str, Wording] = {}
        self.reconstructed: dict[str, int] = {}
        self.listeners: list[Callable[[Table], None]] = []
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.starting: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self._load_games()

    # Games.

    def _load_games(self) -> None:
        """A game that cannot be loaded is left out and does not stop the others."""
        for key in catalog.games():
            try:
                self.wordings[key] = Wording(catalog.load(key))
                values = catalog.read_values(key)
                facts = components.facts(values) if values else []
            except Exception:
                LOG.exception("the game %s cannot be loaded", key)
                self.wordings.pop(key, None)
                continue
            self.reconstructed[key] = sum(1 for fact in facts if fact.tag == "reconstructed")

    def wording(self, key: str) -> Wording:
        """A game on offer."""
        if key not in self.wordings:
            raise Refusal("unknown-game", 404, game=key, known=", ".join(self.wordings))
        return self.wordings[key]

    # Tables.

    def table(self, id: str) -> Table:
        """A table, woken if it sleeps."""
        table = self.awake.get(id)
        if table is None or (table.is_broken and not table.is_busy):
            table = self._wake(id)
        self.used[id] = time.monotonic()
        return table

    def _wake(self, id: str) -> Table:
        row = self.store.game(id)
        if row is None:
            raise Refusal("no-such-table", 404)
        table = Table(row, self.course(row), self.store)
        table.reconstructed = self.reconstructed[row.game] > 0
        table.play_again(self.store.entries(id))
        table.changed = self.changed
        before = self.awake.get(id)
        table.present = Presence(self.settings.grace) if before is None else before.present
        self.awake[id] = table
        self.counts.tables.set(len(self.awake))
        self.drive(table)
        if table.is_complete:
            self._start(table)  # the server ended between the last seat and the first draw
        return table

    def _start(self, table: Table) -> None:
        """Begin a game that everybody waits for."""
        task = asyncio.create_task(table.do(table.start()))
        self.starting.add(task)
        task.add_done_callback(partial(self._started, table))

    def _started(self, table: Table, task: asyncio.Task[None]) -> None:
        self.starting.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a game cannot begin", exc_info=task.exception())
            self.counts.faults.inc()
            table.is_broken = True
            if not self.is_closing:
                self._retry(table.row.id)

    def course(self, row: GameRow) -> Course:
        """The opening position of a table."""
        return begin(self.wording(row.game), row)

    def changed(self, table: Table) -> None:
        """Something new at a table: tell those who look, let the next one think."""
        for listener in self.listeners:
            listener(table)
        self.drive(table)

    def sweep(self) -> None:
        """Let tables sleep that nobody looks at."""
        limit = time.monotonic() - self.settings.asleep
        needed = self.drivers.keys() | self.timers.keys()
        for id, table in list(self.awake.items()):
            idle = self.used.get(id, 0) < limit and not table.is_busy
            if idle and not table.present.anybody and id not in needed:
                del self.awake[id]
                self.used.pop(id, None)
        self.counts.tables.set(len(self.awake))

    async def wake_clocks(self) -> None:
        """Watch the clocks that run, whether or not somebody looks."""
        for id in self.store.clocked():
            try:
                self.table(id)
            except Exception:
                LOG.exception("the table %s cannot be woken", id)
            await asyncio.sleep(0)  # others have something to do, too

    async def keep_sweeping(self, also: Callable[[], None]) -> None:
        """For as long as the server runs; `also` sweeps what others have left."""
        await self.wake_clocks()
        while True:
            await asyncio.sleep(min(10.0, self.settings.asleep))
            self.sweep()
            also()

    # Bots and clocks.

    def drive(self, table: Table) -> None:
        """Let a bot answer if one is asked, and watch the clock."""
        id = table.row.id
        if self.is_closing or self.awake.get(id) is not table:
            return
        if id not in self.drivers and self._next_bot(table):
            task = asyncio.create_task(self._drive(table))
            self.drivers[id] = task
        loop = asyncio.get_running_loop()
        loop.call_soon(self._set_timer, table)

    def _go_on(self, id: str) -> None:
        """Let the next one think; a table that could not write is woken anew, after a while."""
        del self.drivers[id]
        table = self.awake.get(id)
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
        """Wake a broken table; if even that cannot be done, later."""
        self.timers.pop(id, None)
        try:
            is_broken = self.table(id).is_broken
        except Exception:
            LOG.exception("the table %s cannot be woken", id)
            self.counts.faults.inc()
            is_broken = True
        if is_broken:
            self._retry(id)

    def _next_bot(self, table: Table) -> str:
        return "" if table.asked is None else table.bot_at(table.asked)

    async def _drive(self, table: Table) -> None:
        try:
            while bot := self._next_bot(table):
                self.used[table.row.id] = time.monotonic()
                await self._think(table, bot)
                await asyncio.sleep(self.settings.pause)
        except Exception:
            LOG.exception("a bot cannot go on")
            self.counts.faults.inc()
            table.is_broken = True
        finally:
            self._go_on(table.row.id)

    async def _think(self, table: Table, bot: str) -> None:
        seat, version = table.asked, table.version
        if seat is None:
            return
        match = table.course.match
        seed = secrets.token_hex(16)
        question = Question(
            table.row.id,
            seat,
            match.game.key,
            match.seats,
            match.options,
            list(match.record),
            bot,
            seed,
        )
        holder = table.row.seats[seat].bot
        answer, used = await self.thinkers.choose(question, match.game.legal_actions(match.state))
        if used != bot and table.row.seats[seat].bot == holder:
            table.failed[seat] = used
        if await table.do(table.answer_for(seat, holder, answer, version)):
            self.counts.bots.inc()

    def _set_timer(self, table: Table) -> None:
        id = table.row.id
        if self.awake.get(id) is not table or table.is_broken:
            return
        if id in self.timers:
            self.timers.pop(id).cancel()
        deadline = table.clocks.deadline()
        if deadline is not None and not self._next_bot(table):
            loop = asyncio.get_running_loop()
            self.timers[id] = loop.call_later(deadline / 1000 + 0.05, self._time_is_up, table)

    def _time_is_up(self, table: Table) -> None:
        self.timers.pop(table.row.id, None)
        if self.awake.get(table.row.id) is not table:
            return
        if table.clocks.deadline() == 0 and table.row.id not in self.drivers:
            self.drivers[table.row.id] = asyncio.create_task(self._answer_late(table))
        else:
            self._set_timer(table)

    async def _answer_late(self, table: Table) -> None:
        """A bot answers the question whose time is up; the seat stays its player's."""
        try:
            await self._think(table, SIMPLEST)
        except Exception:
            LOG.exception("nobody can answer for the one whose time is up")
            self.counts.faults.inc()
            table.is_broken = True
        finally:
            self._go_on(table.row.id)

    def check_bot(self, game: str, bot: str) -> str:
        """The name of a bot of this game."""
        roster.find(game, bot)
        return bot

    # Invitations.

    def invite(self, row: GameRow) -> str:
        """The secret that grants an empty seat at a table; a new number makes a new one."""
        message = f"invite/{row.id}/{row.invite}".encode()
        secret = hmac.digest(self.store.key(), message, hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(secret).decode()

    def check_invite(self, row: GameRow, secret: str) -> None:
        """Refuse any other secret."""
        if not hmac.compare_digest(self.invite(row), secret):
            raise Refusal("bad-invite", 403)

    def invite_url(self, row: GameRow, url: str) -> str:
        """The link to pass on; the secret stands in the fragment."""
        return f"{url}/t/{row.id}#i={self.invite(row)}"

    # The end.

    async def close(self) -> None:
        """Stop bots and clocks; what was acknowledged is on disk already."""
        self.is_closing = True
        for timer in self.timers.values():
            timer.cancel()
        tasks = list(self.drivers.values())
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        for table in self.awake.values():
            async with table.lock:
                pass
        await asyncio.to_thread(self.thinkers.close)
