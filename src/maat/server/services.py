"""What lives as long as the tables do, put together from what whoever runs them brings along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from maat.server.bodies import Replay
from maat.server.cluster import Cluster
from maat.server.coach import Adviser, Coach
from maat.server.driver import Driver
from maat.server.endings import Endings
from maat.server.fair_queue import FairQueue
from maat.server.follower import Follower
from maat.server.games import LoadedGames
from maat.server.interfaces import Aside, Bots, Limiter, Metrics
from maat.server.invitations import Invitations
from maat.server.logs import Refusals
from maat.server.network import Door
from maat.server.registry import Registry
from maat.server.reviews import Reviewer, Reviews
from maat.server.settings import Settings
from maat.server.sockets import Sockets
from maat.server.store.interface import Store

HEAVY = 2  # pieces of work that takes long, at a time

Stage = Literal["plain", "building", "compiled", "failed"]


class Thinkers(Bots, Reviewer, Adviser, Protocol):
    """Whoever answers for bots, looks at decisions and coaches."""


class RunningEngine(Protocol):
    """Which engine runs, and how far a faster one is."""

    @property
    def stage(self) -> Stage:
        """What becomes of it."""

    @property
    def share(self) -> float:
        """How much of it is there."""

    @property
    def key(self) -> str:
        """Why there is none."""


class Services:
    """What handlers and sockets work with, on a server or elsewhere."""

    def __init__(
        self,
        settings: Settings,
        *,
        store: Store,
        bots: Thinkers,
        metrics: Metrics,
        limiter: Limiter,
        engine: RunningEngine,
        aside: Aside,
        one_file: Callable[[Replay], Awaitable[str]],
        door: Door | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.limiter = limiter
        self.engine = engine
        self.aside = aside
        self.one_file = one_file  # a replay as a page of its own
        self.door = door
        self.invitations = Invitations(store.key())
        self.games = LoadedGames()
        self.registry = Registry(store, self.games, settings, metrics, aside)
        self.cluster = cluster or Cluster()
        self.coach = Coach(bots, settings.review, limiter, metrics)
        self.sockets = Sockets(self.registry, self.coach, limiter, metrics, self.cluster)
        self.follower = Follower(self.registry, self.sockets, self.cluster)
        self.driver = Driver(self.registry, bots, settings.pause, metrics)
        self.reviews = Reviews(store, bots, settings.review, metrics, aside, self.cluster)
        self.endings = Endings(store, self.registry)
        self.refusals = Refusals()
        self.turns = FairQueue(HEAVY)  # for what takes long: replays, proofs, imports

    async def close(self) -> None:
        """Let go of everything, whoever needs the others first."""
        await self.sockets.close()
        self.coach.close()
        await self.reviews.close()
        await self.driver.close()
        await self.registry.close()
        await self.endings.close()
        await self.cluster.close()
