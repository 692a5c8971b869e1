"""How often somebody may ask: counted by address, guest or socket."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache
from ipaddress import ip_interface, ip_network
from typing import Any

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from maat.server.cluster import Cluster
from maat.server.errors import Refusal
from maat.server.interfaces import Limiter
from maat.server.store.interface import Devices

LOG = logging.getLogger("maat.limiter")

EVERY = 2.0  # seconds between two looks at what was banned
TOGETHER = 10  # as often as one guest all guests of an address may ask


@cache
def limit_of(limit: str, times: int) -> RateLimitItem:
    """A limit as it is written, so many times."""
    usual = parse(limit)
    return type(usual)(usual.amount * times, usual.multiples)


def networks(names: str) -> list[Any]:
    """Addresses and networks, separated by commas."""
    return [ip_network(each.strip()) for each in names.split(",") if each.strip()]


def lies_in(address: str, among: list[Any]) -> bool:
    """Whether an address, or all of a household's network, is in one of these networks."""
    if not among:
        return False
    at = ip_interface(address).network
    return any(at.version == each.version and at.subnet_of(each) for each in among)


class Bans:
    """Networks an operator has banned, read again and again: `maat admin` asks no server."""

    def __init__(self) -> None:
        self.networks: list[Any] = []

    def check(self, address: str) -> None:
        """Refuse whoever asks from there."""
        if lies_in(address, self.networks):
            raise Refusal("banned", 403)

    async def keep_reading(self, store: Devices) -> None:
        """For as long as the server runs."""
        while True:
            try:
                self.networks = networks(",".join(await store.banned()))
            except Refusal:
                LOG.warning("who is banned cannot be read")
            await asyncio.sleep(EVERY)


class MovingLimiter(Limiter):
    """Counts in moving windows, in memory; with other workers, also what they all have counted."""

    def __init__(
        self, on: bool, times: int = 1, club: str = "", cluster: Cluster | None = None
    ) -> None:
        self.on = on
        self.times = times  # as often as usual
        self.club = networks(club)
        self.cluster = cluster or Cluster()
        self.storage = MemoryStorage()
        self.limiter = MovingWindowRateLimiter(self.storage)

    def check(self, limits: str, *who: str) -> None:
        self._count(limits, 1, *who)

    async def count(self, limits: str, *who: str) -> None:
        await self._count_all(limits, 1, *who)

    async def ask(self, limits: str, what: str, address: str, guest: int | None) -> None:
        for times, who in self._shares(address, guest):
            await self._count_all(limits, times, what, who)

    def share(self, limits: str, what: str, address: str, guest: int | None) -> None:
        for times, who in self._shares(address, guest):
            self._count(limits, times, what, who)

    def _shares(self, address: str, guest: int | None) -> list[tuple[int, str]]:
        """Who is counted, and how many times the usual they may ask: a guest, who takes nothing
        from the others of an address by asking too often, and all of them together."""
        known = [] if guest is None else [(self.times, f"guest {guest}")]
        times = self.times if guest is None else self.times * TOGETHER
        return known if lies_in(address, self.club) else [*known, (times, address)]

    def _count(self, limits: str, times: int, *who: str) -> None:
        for limit in limits.split(";") if self.on and limits else ():
            item = limit_of(limit, times)
            if not self.limiter.hit(item, *who):
                raise Refusal("too-fast", 429, seconds=item.get_expiry())

    async def _count_all(self, limits: str, times: int, *who: str) -> None:
        """The same, and what other workers have let in."""
        self._count(limits, times, *who)
        is_counted = self.on and limits and self.cluster.is_shared
        for limit in limits.split(";") if is_counted else ():
            item = limit_of(limit, times)
            if await self.cluster.hit("/".join((limit, *who)), item.get_expiry()) > item.amount:
                raise Refusal("too-fast", 429, seconds=item.get_expiry())

    def forget(self) -> None:
        """Let go of those that have asked for nothing lately: the library never does."""
        at = time.time()
        for key, events in list(self.storage.events.items()):
            if not events or events[0].expiry <= at:  # the newest first
                self.storage.clear(key)
