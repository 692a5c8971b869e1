"""What a search promises, by category of points: why it finds one answer better than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from maat import catalog
from maat.bots.bot import Glance
from maat.review.report import Edge

TELLING: Final = 0.8  # points of a category that are worth a word,
OTHERS: Final = 1.6  # of somebody else: what others hide is imagined
FEW: Final = 3  # categories that are named for an answer, and against it

Categories = Callable[[Any, int], list[tuple[str, int]]]


class Promises:
    """What seats are promised, by category, wherever a search leads; in every so manieth place."""

    def __init__(self, glance: Glance[Any], seats: list[int], every: int = 1) -> None:
        self.seats = seats
        self.every = every
        self.categories = categories(glance.game)
        self.sums: Counter[tuple[int, str]] = Counter()
        self.led = 0
        self.count = 0

    def __call__(self, state: Any) -> None:
        self.led += 1
        if self.led % self.every:
            return
        self.count += 1
        for seat in self.seats:
            for label, tenths in self.categories(state, seat):
                self.sums[seat, label] += tenths

    def mean(self, seat: int, label: str) -> float:
        """In points."""
        return self.sums[seat, label] / max(1, self.count) / 10


def categories(game: catalog.AnyGame) -> Categories:
    """What a position promises by category: as the game's advice says, or the points so far."""
    found: Categories | None = None
    if game.key in catalog.games():
        found = getattr(catalog.module(game.key, "advice"), "categories", None)
    return found or (
        lambda state, seat: [(line.label, 10 * line.points) for line in game.breakdown(state, seat)]
    )


def edges(more: Promises, less: Promises, own: int) -> list[Edge]:
    """In which categories who gets more by the one than by the other, by a word's worth.

    What speaks for the one comes first: more for its own seat, less for another.
    """
    found = [
        Edge(seat, label, round(more.mean(seat, label) - less.mean(seat, label), 1))
        for seat, label in sorted({*more.sums, *less.sums})
    ]
    telling = [each for each in found if abs(each.points) >= (TELLING, OTHERS)[each.seat != own]]
    telling.sort(key=lambda each: -favor(each, own))
    ahead = [each for each in telling if favor(each, own) > 0]
    behind = [each for each in telling if favor(each, own) < 0]
    return ahead[:FEW] + behind[-FEW:]


def favor(reason: Edge, own: int) -> float:
    """How much a reason speaks for the answer."""
    return reason.points if reason.seat == own else -reason.points
