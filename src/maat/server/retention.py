"""What has grown old is let go of, as the settings say; a wrong clock deletes nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from maat.server.errors import Refusal
from maat.server.settings import Settings
from maat.server.store.interface import Devices
from maat.server.store.rows import now

LOG = logging.getLogger("maat.retention")

HOUR = 3600.0
DAY = 24 * HOUR
AHEAD = 60 * DAY  # so long nothing may have been written before the clock is doubted
LATE = 180  # days after a session was of no use any more until it is deleted


class Retention:
    """Deletes rarely and late; first of all it looks whether the time can be right."""

    def __init__(
        self,
        store: Devices,
        settings: Settings,
        wall: Callable[[], int] = now,
        time: Callable[[], float] = monotonic,
    ) -> None:
        self.store = store
        self.settings = settings
        self.wall = wall  # in milliseconds
        self.time = time  # in seconds
        self.after = 0.0  # when something may be deleted
        self._drift = 0.0

    async def run(self) -> None:
        """For as long as the server runs."""
        await self.begin()
        while True:
            try:
                await self.round()
            except Refusal:
                LOG.warning("what has grown old could not be deleted")
            await asyncio.sleep(HOUR)

    async def begin(self) -> None:
        """Doubt a clock that is far from what was last written."""
        newest = await self.store.newest()
        gap = (self.wall() - newest) / 1000
        self._drift = self.wall() / 1000 - self.time()
        if newest and not -HOUR <= gap <= AHEAD:
            LOG.warning("the clock is %d s from the last thing written: nothing is deleted", gap)
            self.after = self.time() + DAY

    def _is_trusted(self) -> bool:
        """Whether the clock has gone as fast as it should, and long enough."""
        drift = self.wall() / 1000 - self.time()
        if abs(drift - self._drift) > HOUR:
            LOG.warning("the clock was set by %d s: nothing is deleted", drift - self._drift)
            self.after, self._drift = self.time() + DAY, drift
        return self.time() >= self.after

    async def round(self) -> None:
        """Let go of sessions, guests and tables that have been of no use for long."""
        if not self._is_trusted():
            return
        settings, store = self.settings, self.store
        await store.drop_old_tokens(self._before(settings.idle + LATE))
        guests = await store.forget_absent(self._before(settings.idle + LATE))
        games = 0
        if settings.keep_games:
            games = await store.drop_games(self._before(settings.keep_games))
        if guests or games:
            LOG.info("deleted: %s guests nobody is any more, %s old tables", guests, games)

    def _before(self, days: int) -> int:
        return self.wall() - int(days * DAY * 1000)
