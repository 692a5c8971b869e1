"""The services of a server: its file, its processes, its counts; the one place that knows them."""

from __future__ import annotations

import asyncio

from maat.server import operator_bots
from maat.server.assets import Assets
from maat.server.bodies import Replay
from maat.server.bot_pool import BotPool
from maat.server.engine import EngineBuild
from maat.server.limiter import Bans, MovingLimiter
from maat.server.metrics import PrometheusMetrics
from maat.server.network import Door
from maat.server.services import Services
from maat.server.settings import Settings
from maat.server.socket_counts import SocketCounts
from maat.server.store.backend import cluster_of, open_store
from maat.server.store.interface import ServerStore


class ServerServices(Services):
    """Tables in this process, bots in others."""

    store: ServerStore
    metrics: PrometheusMetrics
    bots: BotPool
    engine: EngineBuild

    def __init__(self, settings: Settings, door: Door | None = None) -> None:
        operator_bots.let_in(settings.bots)
        metrics = PrometheusMetrics()
        store = open_store(settings.database, metrics.committed)
        cluster = cluster_of(store)
        self.assets = Assets()
        super().__init__(
            settings,
            store=store,
            bots=BotPool(settings.thinkers, settings.think, metrics.bot_failed, settings.bots),
            metrics=metrics,
            limiter=MovingLimiter(settings.limits, settings.limit_times, settings.club, cluster),
            engine=EngineBuild(),
            aside=asyncio.to_thread,
            one_file=self._one_file,
            door=door,
            cluster=cluster,
        )
        self.games.all()  # before anybody waits for one
        self.socket_counts = SocketCounts(settings.each)
        self.bans = Bans()
        self.engine.changed.append(self._use)

    async def _one_file(self, replay: Replay) -> str:
        return await self.aside(self.assets.one_file, replay)

    def _use(self, engine: EngineBuild) -> None:
        """Let bots think with the fast engine once it is there."""
        if engine.stage == "compiled":
            self.bots.renew()

    async def close(self) -> None:
        await super().close()
        await self.aside(self.bots.close)
        await self.store.leave()
