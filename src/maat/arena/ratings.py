"""Skill from places: openskill's Plackett-Luce model, whatever the order of the games.

openskill learns from one game after another, so what it says depends on their order. Here the
order is our own and always the same: the games of each kind (who sat where and what place each
took) are spread evenly over the whole, each at a random spot within its own stretch. That is done
several times, and the ratings are the mean. A bot is as strong in the last game as in the first,
so openskill's drift between games (`tau`) is off. Ratings that come about like this lie where the
most likely ones do if all games are weighed at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from maat.arena.intervals import Z

ENOUGH = 10_000  # games to learn from, those of all orders taken together
FEWEST, MOST = 4, 20  # orders

Kind = tuple[tuple[str, ...], tuple[int, ...]]  # who sat where, and the places


@dataclass(frozen=True)
class Rating:
    """How good a player seems, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The lower 95 % limit."""
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        """The upper 95 % limit."""
        return self.mu + Z * self.sigma


START = Rating(PlackettLuce().mu, PlackettLuce().sigma)
Rated = dict[str, Rating]
Games = Iterable[tuple[tuple[str, ...], list[int]]]


def ratings(games: Games) -> Rated:
    """From games in any order: who played, and the places; every player starts at 25 ± 16.3."""
    kinds = Counter((sides, tuple(places)) for sides, places in games)
    orders = max(FEWEST, min(MOST, ENOUGH // max(1, kinds.total())))
    found = [learned(spread(kinds, Random(order))) for order in range(orders)]
    return {name: mean([each[name] for each in found]) for name in sorted(found[0])}


def unrated(games: Games) -> Rated:
    """Every player as at the start, where nobody asks how good they are."""
    return {name: START for sides, _ in games for name in sides}


def mean(found: list[Rating]) -> Rating:
    """One rating from those of several orders."""
    return Rating(fmean(each.mu for each in found), fmean(each.sigma for each in found))


def spread(kinds: Counter[Kind], dice: Random) -> list[Kind]:
    """All games in an order in which each stretch has of every kind about as many."""
    spots = [
        ((at + dice.random()) / count, kind)
        for kind, count in sorted(kinds.items())
        for at in range(count)
    ]
    return [kind for _, kind in sorted(spots)]


def learned(games: Iterable[Kind]) -> Rated:
    """What openskill says after games in this order."""
    model = PlackettLuce(tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    for sides, places in games:
        for name in sides:
            known.setdefault(name, model.rating())
        teams = [[fresh(model, known[name])] for name in sides]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for name in dict.fromkeys(sides):
            own = [team[0] for side, team in zip(sides, rated, strict=True) if side == name]
            known[name].mu = fmean(each.mu for each in own)
            known[name].sigma = fmean(each.sigma for each in own)
    return {name: Rating(each.mu, each.sigma) for name, each in known.items()}


def fresh(model: PlackettLuce, known: PlackettLuceRating) -> PlackettLuceRating:
    """A rating of its own for one seat; a bot on several seats learns the mean of all."""
    return model.rating(mu=known.mu, sigma=known.sigma)


def ahead(lead: float) -> float:
    """How often a lead in rating puts a player ahead of another at a table for two."""
    return 1 / (1 + exp(-lead / (sqrt(2) * PlackettLuce().beta)))
