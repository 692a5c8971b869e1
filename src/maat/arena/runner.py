"""Hands out the games that are missing and keeps what comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import monotonic

from maat.arena.executor import Executor
from maat.arena.plan import Plan
from maat.arena.store import ResultStore
from maat.arena.worker import Chunk, PlayedChunk

SECONDS = 1.0  # what a piece of work should take
MOST = 200  # games in a piece of work
AHEAD = 2  # pieces handed out for each that can go on


@dataclass(frozen=True)
class Leg:
    """Some way to go: the games of a plan up to a number."""

    row: int
    plan: Plan
    games: int


class Pace:
    """How long a game of each plan takes, from those that have been played."""

    def __init__(self) -> None:
        self.games: dict[int, int] = {}
        self.seconds: dict[int, float] = {}

    def note(self, row: int, games: int, seconds: float) -> None:
        """Some games took so long in all."""
        self.games[row] = self.games.get(row, 0) + games
        self.seconds[row] = self.seconds.get(row, 0.0) + seconds

    def of(self, row: int) -> float | None:
        """Seconds for a game, None before the first."""
        return self.seconds[row] / self.games[row] if self.games.get(row) else None

    def portion(self, row: int) -> int:
        """How many games make a handy piece of work."""
        pace = self.of(row)
        return 1 if pace is None else max(1, min(MOST, int(SECONDS / max(pace, 1e-6))))


def missing(legs: Iterable[Leg], store: ResultStore, pace: Pace) -> Iterator[Chunk]:
    """Everything that is left, leg by leg, in pieces of a handy size."""
    given: dict[int, set[int]] = {}
    for leg in legs:
        taken = given.setdefault(leg.row, store.numbers(leg.row))
        left = [number for number in range(leg.games) if number not in taken]
        taken.update(left)
        at = 0
        while at < len(left):
            piece = tuple(left[at : at + pace.portion(leg.row)])
            at += len(piece)
            yield Chunk(leg.row, leg.plan, piece)


def run(
    legs: Iterable[Leg],
    store: ResultStore,
    executor: Executor,
    told: Callable[[PlayedChunk], None],
    pace: Pace | None = None,
    until: float | None = None,
) -> None:
    """Play what is missing; every piece is committed before it is told of."""
    pace = pace or Pace()
    work = missing(legs, store, pace)
    open_pieces = 0
    more = True
    while True:
        while more and open_pieces < executor.width * AHEAD:
            more = (until is None or monotonic() < until) and hand_out_next(work, executor)
            open_pieces += more
        if not open_pieces:
            return
        for done in executor.wait():
            open_pieces -= 1
            store.keep(done)
            seconds = sum(result.seconds for result in done.results)
            pace.note(done.work.row, len(done.results), seconds)
            told(done)


def hand_out_next(work: Iterator[Chunk], executor: Executor) -> bool:
    """Whether there was another piece to hand out."""
    piece = next(work, None)
    if piece is not None:
        executor.hand_out(piece)
    return piece is not None
