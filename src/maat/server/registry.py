"""The registry: finds tables by their ids, wakes them from the store, lets them sleep."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from maat.server.errors import Refusal
from maat.server.games import LoadedGames
from maat.server.interfaces import Aside, Metrics
from maat.server.logs import complain
from maat.server.presence import Presence
from maat.server.recovery import play_again
from maat.server.referee import Referee
from maat.server.settings import Settings
from maat.server.store import chain
from maat.server.store.interface import Store
from maat.server.store.rows import EntryRow, GameRow, now
from maat.server.table import Table

LOG = logging.getLogger("maat.registry")

Listener = Callable[[Table], None]

SLOW = 5.0  # seconds more than a bot may think, after which a worker has forgotten its table
REST = 60.0  # seconds in which nobody does anything at a table, until it keeps no drawing
AT_ONCE = 2  # tables that are woken: each takes a little of the time of all others


async def _as_it_is(_: str) -> None:
    """Nobody else writes."""


class Registry:
    """All tables that are awake, and who wants to know of them."""

    def __init__(
        self, store: Store, games: LoadedGames, settings: Settings, metrics: Metrics, aside: Aside
    ) -> None:
        self.store = store
        self.games = games
        self.settings = settings
        self.time: Callable[[], float] = time.monotonic  # of the clocks and for who has just gone
        self.started = now()
        self.metrics = metrics
        self.aside = aside
        self.awake: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.on_wake: list[Listener] = []
        self.on_change: list[Listener] = []
        self.watchers: list[Callable[[str], bool]] = []  # who says that somebody looks at a table
        self.keepers: list[Callable[[str], bool]] = []  # who says that a table must not sleep
        self.refresh: Callable[[str], Awaitable[None]] = _as_it_is  # what others may have changed
        self.take: Listener = self._changed  # how one acts for a table
        self.hopeless: set[str] = set()  # tables that could not be woken, each told once

    async def table(self, id: str) -> Table:
        """A table, woken if it sleeps; whoever asks meanwhile waits for the same one."""
        table = self.awake.get(id)
        if table is None or (table.is_broken and not table.is_busy):
            if id not in self.waking:
                self.waking[id] = asyncio.create_task(self._wake(id))
                self.waking[id].add_done_callback(lambda _: self.waking.pop(id))
            table = await asyncio.shield(self.waking[id])
        idle = self._is_idle(id)
        self.touch(id)
        if idle and self.is_current(table):
            self._changed(table)  # whatever waited for somebody to come goes on
        return table

    async def current(self, id: str) -> Table:
        """A table as it is kept now, whoever wrote there last."""
        if id in self.awake:
            await self.refresh(id)
        return await self.table(id)

    def touch(self, id: str) -> None:
        """A table is used now."""
        self.used[id] = time.monotonic()

    def _is_idle(self, id: str) -> bool:
        return self.used.get(id, 0.0) < time.monotonic() - self.settings.asleep

    def is_wanted(self, table: Table) -> bool:
        """Whether bots are to go on: somebody plays there, or has looked at it lately."""
        id = table.row.id
        return table.row.has_people or not self._is_idle(id) or self._is_watched(table)

    def _is_watched(self, table: Table) -> bool:
        return table.present.anybody or any(each(table.row.id) for each in self.watchers)

    def is_used_here(self, id: str) -> bool:
        """Whether somebody looks at a table from here, or this worker acts for it."""
        return any(each(id) for each in (*self.watchers, *self.keepers))

    def is_current(self, table: Table) -> bool:
        """Whether this table is the one that is awake, not one that was before it."""
        return self.awake.get(table.row.id) is table

    async def _wake(self, id: str) -> Table:
        row = await self.store.game(id)
        if row is None:
            raise Refusal("no-such-table", 404)
        entries = (await self.store.entries(id))[: row.version]  # more may have come meanwhile
        good = chain.sound(id, entries, row.version)
        if good < row.version:
            LOG.error("the table %s is damaged: of %s entries %s are good", id, row.version, good)
            raise Refusal("table-damaged", 500, good=good)
        table = await self._table(row, entries, await self.store.seed(id))
        table.reconstructed = self.games.reconstructed[row.game] > 0
        table.changed = self._changed
        table.aside = self.aside
        before = self.awake.get(id)
        table.present = self._presence(row) if before is None else before.present
        self.awake[id] = table
        self.metrics.tables_awake(len(self.awake))
        for listener in self.on_wake:
            listener(table)
        return table

    async def _table(self, row: GameRow, entries: list[EntryRow], seed: str) -> Table:
        messages = self.games.messages(row.game)
        async with self.gate:
            own = bool(row.changes)  # a game with values of its own is made anew
            match = await self.aside(self.games.match, row) if own else self.games.match(row)
            was_away = row.since < self.started
            clocks = await play_again(match, row, entries, self.time, mercy=was_away)
        kind = Referee if row.by_hand else Table
        table = kind(row, match, messages, self.store, seed, clocks)
        table.remember(entries)
        return table

    async def salvaged(self, id: str) -> Table:
        """What is left of a damaged table, as far as its entries are good, to be looked at."""
        row = await self.store.game(id)
        if row is None:
            raise Refusal("no-such-table", 404)
        entries = await self.store.entries(id)
        good = entries[: chain.sound(id, entries, row.version)]
        return await self._table(row, good, "")

    def _presence(self, row: GameRow) -> Presence:
        """Who was here last, and when; nobody had a chance to come before this server ran."""
        present = Presence(self.settings.grace, self.time)
        for seat in row.seats:
            if seat.guest is not None:
                present.remember(seat.guest, (now() - max(seat.seen, self.started)) / 1000)
        return present

    async def keep_seen(self) -> None:
        """Let the store know who was here last, for when a table wakes again."""
        at = now()
        ages = {table: table.present.unkept() for table in self.awake.values()}
        seen = {
            table.row.id: {guest: at - int(age * 1000) for guest, age in found.items()}
            for table, found in ages.items()
            if found
        }
        try:
            if seen:
                await self.store.note_seen(seen)
        except Refusal:
            for table, found in ages.items():
                table.present.not_kept(found)
            raise

    def _changed(self, table: Table) -> None:
        for listener in self.on_change:
            listener(table)

    def sweep(self) -> None:
        """Let tables sleep that nobody looks at."""
        for id, table in list(self.awake.items()):
            idle = self._is_idle(id) and not table.is_busy and not self._is_watched(table)
            if idle and not any(each(id) for each in self.keepers):
                del self.awake[id]
                self.used.pop(id, None)
            elif self.used.get(id, 0.0) < time.monotonic() - REST:
                table.rest()
        self.metrics.tables_awake(len(self.awake))

    async def claim(self) -> None:
        """Act for the tables for which somebody has to and nobody does, whether or not anybody
        looks: at the start those of the server that ran before."""
        patience = int((self.settings.think + SLOW) * 1000)
        for id in await self.store.claim(patience):
            try:
                table = await self.table(id)
                await table.do(table.take_over())
                self.take(table)
            except Exception as fault:
                if id not in self.hopeless:
                    complain(LOG, fault, f"the table {id} cannot be woken")
                self.hopeless.add(id)
            await asyncio.sleep(0)  # others have something to do, too

    async def keep_sweeping(self, also: Callable[[], None]) -> None:
        """For as long as the server runs; `also` sweeps what others have left."""
        while True:
            try:
                await self.claim()
                await asyncio.sleep(min(10.0, self.settings.asleep))
                await self.keep_seen()
            except Refusal:
                LOG.warning("the store cannot say who waits, nor keep who was here last")
            self.sweep()
            also()

    async def close(self) -> None:
        """Wait for whatever is being done at a table, and keep who was here last."""
        for table in self.awake.values():
            async with table.lock:
                pass
        with suppress(Refusal):
            await self.keep_seen()
