"""The cluster: all workers that serve the tables of one store; what they need of each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from maat.server.store.news import News


@dataclass(frozen=True)
class KeptStanding:
    """How a table stands in the store, and who looks at it by way of other workers."""

    version: int
    revision: int
    said: int
    guests: frozenset[int] = frozenset()


@dataclass(frozen=True)
class JobState:
    """How far something is that takes long, and whether it is this worker's."""

    is_mine: bool = True
    state: str = "waiting"
    done: int = 0
    total: int = 0


@dataclass
class Ears:
    """Who wants to hear what other workers did."""

    tables: Callable[[set[str]], None] = field(default=lambda _: None)  # which to look at
    news: Callable[[list[News]], None] = field(default=lambda _: None)  # what they have appended
    guests: Callable[[set[int]], None] = field(default=lambda _: None)
    deaf: Callable[[], None] = field(default=lambda: None)  # something may have gone unheard
    died: Callable[[], None] = field(default=lambda: None)  # one of them is there no more


class Cluster:
    """A worker by itself: there is nobody to tell, and everything is its own."""

    is_shared = False

    def __init__(self) -> None:
        self.ears = Ears()

    async def run(self) -> None:
        """For as long as the server runs: live, and hear of the others."""

    async def look(self, ids: list[str]) -> dict[str, KeptStanding]:
        """How these tables stand, those that are there."""
        return {}

    def came(self, id: str, guest: int) -> None:
        """A guest looks at a table from here."""

    def went(self, id: str, guest: int) -> None:
        """A guest does not look at it from here any more."""

    def dropped(self, guest: int) -> None:
        """Sessions of a guest have ended."""

    async def job(self, id: str) -> JobState:
        """Take something up that nobody does; else how far it is."""
        return JobState()

    async def note_job(self, id: str, told: JobState) -> None:
        """How far a job of this worker is."""

    async def end_job(self, id: str) -> None:
        """It is done, or nobody will do it."""

    async def hit(self, key: str, seconds: int) -> float:
        """Count one; how many they were in so many seconds, by all other workers, too."""
        return 0.0

    async def close(self) -> None:
        """Be missed by nobody."""
