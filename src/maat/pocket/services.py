"""The services of a device: its cabinet, its thinking worker, nobody who counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from maat.pocket.thinker import Thinker, WorkerBots
from maat.server.bodies import Replay
from maat.server.interfaces import Limiter, Metrics
from maat.server.services import RunningEngine, Services, Stage
from maat.server.settings import Settings
from maat.server.store.interface import Store

P = ParamSpec("P")
T = TypeVar("T")

SECONDS: Final = 1.9  # a bot has for an answer: searches take seven tenths of it
EVER: Final = 1_000_000  # days: whoever comes back to a device after years is still its owner
REVIEW: Final = 250  # iterations for a decision of a review: minutes for a game, on a phone too


@dataclass(frozen=True)
class PlainEngine(RunningEngine):
    """The sources as they are; nothing is compiled here."""

    stage: Stage = "plain"
    share: float = 0.0
    key: str = ""


async def at_once(work: Callable[P, T], /, *args: P.args, **values: P.kwargs) -> T:
    """There is nobody else to do it."""
    return work(*args, **values)


def make(store: Store, thinker: Thinker, one_file: Callable[[Replay], Awaitable[str]]) -> Services:
    """Tables as a server has them, for the one person here."""
    metrics = Metrics()  # nobody counts
    settings = Settings(
        database="",
        thinkers=1,
        think=SECONDS,
        review=REVIEW,
        limits=False,
        idle=EVER,
        lifetime=EVER,
    )
    return Services(
        settings,
        store=store,
        bots=WorkerBots(thinker, SECONDS, metrics.bot_failed),
        metrics=metrics,
        limiter=Limiter(),  # nobody asks too much of a device of their own
        engine=PlainEngine(),
        aside=at_once,
        one_file=one_file,
    )
