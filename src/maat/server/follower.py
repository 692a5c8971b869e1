"""The follower: tables that are awake here keep step with what other workers do to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from maat.server import sessions
from maat.server.cluster import Cluster, KeptStanding
from maat.server.errors import Refusal
from maat.server.registry import Registry
from maat.server.sockets import Sockets
from maat.server.store.news import News
from maat.server.store.rows import now
from maat.server.table import Table

LOG = logging.getLogger("maat.follower")

CLAIM = 0.5  # seconds between looks at what nobody acts for,
POLL = 2  # and after so many of them at all tables: whatever was not heard is seen


class Follower:
    """Looks when it hears something, and now and then without."""

    def __init__(self, registry: Registry, sockets: Sockets, cluster: Cluster) -> None:
        self.registry = registry
        self.sockets = sockets
        self.cluster = cluster
        self.heard: set[str] = set()
        self.looking: asyncio.Task[None] | None = None
        self.asking: set[asyncio.Task[None]] = set()
        ears = cluster.ears
        ears.tables, ears.news, ears.guests = self._hear, self._hear_news, self._hear_of
        ears.deaf, ears.died = self._look_at_all, self._mourn
        if cluster.is_shared:
            registry.refresh = self.look

    # Tables.

    def _hear(self, ids: set[str]) -> None:
        """Look at these tables, at once for all that were heard of meanwhile."""
        known = ids & self.registry.awake.keys()
        self.heard |= set(filter(self.registry.is_used_here, known))  # others are seen when asked
        if self.heard and self.looking is None:
            self.looking = asyncio.create_task(self._look_on())

    def _hear_news(self, told: list[News]) -> None:
        """Go on by what was appended elsewhere to tables that are used here."""
        for each in told:
            table = self.registry.awake.get(each.id)
            if table is not None and self.registry.is_used_here(each.id):
                self._begin(self._catch_up(table, each))

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def _catch_up(self, table: Table, heard: News | None = None) -> bool:
        """Whether a table is again as it is kept."""
        try:
            await table.do(table.catch_up(heard))
        except Refusal:
            self.sockets.fan_out(table)  # whoever looks has it woken anew, or hears it is gone
            return False
        return True

    async def _look_on(self) -> None:
        try:
            while self.heard:
                ids, self.heard = list(self.heard), set()
                await self.look(*ids)
        except Refusal:
            LOG.warning("what others did cannot be read")
        finally:
            self.looking = None

    def _look_at_all(self) -> None:
        self._hear(set(self.registry.awake))

    async def look(self, *ids: str) -> None:
        """See that tables which are awake here are as they are kept."""
        seen = await self.cluster.look(list(ids))
        tables = [self.registry.awake[id] for id in ids if id in self.registry.awake]
        await asyncio.gather(*(self._follow(each, seen.get(each.row.id)) for each in tables))

    async def _follow(self, table: Table, seen: KeptStanding | None) -> None:
        row = table.row
        if seen is None or (seen.version, seen.revision) != (row.version, row.revision):
            is_kept = await self._catch_up(table)
            if seen is None or not is_kept:
                return
        if seen.said > row.said:
            self.sockets.tell_chat(row.id, row.said)
        if table.present.look_elsewhere(seen.guests):
            self.sockets.fan_out(table)

    # People.

    def _hear_of(self, guests: set[int]) -> None:
        """Sessions of these guests have ended elsewhere."""
        for guest in guests:
            self._begin(sessions.check(self.sockets, guest))

    def _mourn(self) -> None:
        """Whoever was at a worker that is gone had no chance to come since."""
        self.registry.started = now()

    # For as long as the server runs.

    async def run(self) -> None:
        """Act for tables nobody acts for, and see what was not heard."""
        count = 0
        while self.cluster.is_shared:
            await asyncio.sleep(CLAIM)
            count += 1
            try:
                await self.registry.claim()
                if count % POLL == 0:
                    self._look_at_all()
            except Refusal:
                LOG.warning("the store cannot say who waits")
            except Exception:
                LOG.exception("others cannot be followed")
