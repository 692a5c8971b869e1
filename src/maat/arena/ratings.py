"""Skill from places: openskill's Plackett-Luce model, fed in the order of the games' numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from maat.arena.intervals import Z


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


def ratings(games: Iterable[tuple[tuple[str, ...], list[int]]]) -> dict[str, Rating]:
    """From games in their order: who played, and the places; every player starts at 25 ± 8.33."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for sides, places in games:
        for name in sides:
            known.setdefault(name, model.rating(name=name))
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
