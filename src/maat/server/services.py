"""What lives as long as the server, put together: the one place that knows all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from maat.server.assets import Assets
from maat.server.bot_pool import BotPool
from maat.server.driver import Driver
from maat.server.endings import Endings
from maat.server.engine import EngineBuild
from maat.server.games import LoadedGames
from maat.server.invitations import Invitations
from maat.server.limiter import Limiter
from maat.server.metrics import PrometheusMetrics
from maat.server.network import Door
from maat.server.registry import Registry
from maat.server.reviews import Reviews
from maat.server.settings import Settings
from maat.server.sockets import Sockets
from maat.server.store.sqlite import SqliteStore


class Services:
    """What handlers and sockets work with."""

    def __init__(self, settings: Settings, door: Door | None = None) -> None:
        self.settings = settings
        self.door = door
        self.metrics = PrometheusMetrics()
        self.assets = Assets()
        self.store = SqliteStore(Path(settings.database), self.metrics.committed)
        self.invitations = Invitations(self.store.key())
        self.games = LoadedGames()
        self.limiter = Limiter(settings.limits)
        self.bots = BotPool(settings.workers, settings.think, self.metrics.bot_failed)
        self.registry = Registry(self.store, self.games, settings, self.metrics)
        self.sockets = Sockets(self.registry, self.limiter, self.metrics)
        self.driver = Driver(self.registry, self.bots, settings.pause, self.metrics)
        self.reviews = Reviews(self.store, self.bots, settings.review, self.metrics)
        self.endings = Endings(self.store, self.registry)
        self.engine = EngineBuild()
        self.engine.changed.append(self._use)

    def _use(self, engine: EngineBuild) -> None:
        """Let bots think with the fast engine once it is there."""
        if engine.stage == "compiled":
            self.bots.renew()

    async def close(self) -> None:
        """Let go of everything, whoever needs the others first."""
        await self.sockets.close()
        await self.reviews.close()
        await self.driver.close()
        await self.registry.close()
        await self.endings.close()
        await asyncio.to_thread(self.bots.close)
        self.store.close()
