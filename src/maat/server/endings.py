"""The last position of every finished game is kept, to be read whatever becomes of its rules."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from maat.server import replays, update
from maat.server.registry import Registry
from maat.server.store.interface import Store
from maat.server.table import Table


class Endings:
    """Writes down how games end, as soon as they do or are looked at again."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self.store = store
        self.tasks: set[asyncio.Task[None]] = set()
        registry.on_wake.append(self.note)
        registry.on_change.append(self.note)

    def note(self, table: Table) -> None:
        """See to it that the ending of a table is kept, if it has one."""
        if table.is_over:
            task = asyncio.create_task(self._keep(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _keep(self, table: Table) -> None:
        row = table.row
        if await self.store.ending(row.id) is None:
            seats = [replace(each, online=False) for each in update.seats(table)]
            about = seats, row.dealer, row.commitment, table.seed
            source = replays.ReplaySource(row.id, table.match, table.messages, *about)
            await self.store.keep_ending(row.id, replays.pack_ending(replays.ending(source)))

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self.tasks)
