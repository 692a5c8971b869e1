"""What some games came to: places, points and their sources, pairs, ratings, time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from statistics import fmean, pstdev
from typing import Any

from maat.arena import intervals
from maat.arena.plan import AUTOMA, Plan
from maat.arena.ratings import Games, Rated, Rating, ratings
from maat.arena.worker import Result


@dataclass
class Standing:
    """One bot, or the automa, over all its seats in all games."""

    name: str
    seats: int  # how often it sat at a table
    wins: float  # shared wins count in parts
    points: float
    spread: float
    rating: Rating
    decisions: float  # in a game, for one seat
    mean_ms: float  # milliseconds for an answer
    max_ms: float
    sources: dict[str, float]


@dataclass
class Pair:
    """How often one is placed ahead of another; a shared place is half."""

    name: str
    other: str
    games: int
    deals: int
    rate: float
    low: float
    high: float
    worth: float


@dataclass
class Summary:
    """Everything that can be said about the games of a plan."""

    games: int
    deals: int
    sides: int  # at a table, the automa's among them
    players: list[Standing] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)

    def pair(self, name: str, other: str) -> Pair | None:
        """The pair in the order asked for."""
        for pair in self.pairs:
            if (pair.name, pair.other) == (name, other):
                return pair
            if (pair.name, pair.other) == (other, name):
                turned = (1 - pair.rate, 1 - pair.high, 1 - pair.low)
                return Pair(name, other, pair.games, pair.deals, *turned, pair.worth)
        return None

    def as_data(self) -> dict[str, Any]:
        """For programs."""
        made = asdict(self)
        for player, found in zip(made["players"], self.players, strict=True):
            player["rating"] |= {"low": found.rating.low, "high": found.rating.high}
        rounded: dict[str, Any] = _rounded(made)
        return rounded


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list) else value


def summary(
    plan: Plan, results: dict[int, Result], rate: Callable[[Games], Rated] = ratings
) -> Summary:
    """From the deals that have been played in all their seatings."""
    whole = whole_deals(plan, results)
    sides = plan.seats if plan.seats > 1 else 2
    made = Summary(len(whole), len(whole) // len(plan.seatings), sides)
    rated = rate(outcomes(plan, whole))
    made.players = [player(plan, whole, name, rated[name]) for name in rated]
    made.players.sort(key=lambda player: -player.rating.mu)
    names = [each.name for each in made.players if each.name != AUTOMA]
    names += [AUTOMA] if AUTOMA in rated else []
    found = (pair(plan, whole, *two) for two in combinations(names, 2))
    made.pairs = [each for each in found if each.games]
    return made


def whole_deals(plan: Plan, results: dict[int, Result]) -> dict[int, Result]:
    """Without the deals of which some seating is missing: those would favor a seat."""
    size = len(plan.seatings)
    counts: dict[int, int] = {}
    for number in results:
        counts[number // size] = counts.get(number // size, 0) + 1
    return {at: results[at] for at in sorted(results) if counts[at // size] == size}


def outcomes(plan: Plan, results: dict[int, Result]) -> list[tuple[tuple[str, ...], list[int]]]:
    """Who played each game, and the places."""
    return [(sides_of(plan, at, result), result.places) for at, result in results.items()]


def sides_of(plan: Plan, number: int, result: Result) -> tuple[str, ...]:
    """Who plays each side."""
    seating = plan.seating(number)
    return seating + (AUTOMA,) * (len(result.places) - len(seating))


def player(plan: Plan, results: dict[int, Result], name: str, rating: Rating) -> Standing:
    """The figures of one player."""
    own = [
        (result, side)
        for number, result in results.items()
        for side, who in enumerate(sides_of(plan, number, result))
        if who == name
    ]
    scores = [result.scores[side] for result, side in own]
    asked = [(result, side) for result, side in own if side < len(result.decisions)]
    decisions = sum(result.decisions[side] for result, side in asked)
    spent = sum(result.spent[side] for result, side in asked)
    longest = max((result.longest[side] for result, side in asked), default=0)
    return Standing(
        name=name,
        seats=len(own),
        wins=fmean(win(result, side) for result, side in own),
        points=fmean(scores),
        spread=pstdev(scores),
        rating=rating,
        decisions=decisions / len(own),
        mean_ms=spent / max(1, decisions) / 1e6,
        max_ms=longest / 1e6,
        sources=mean_sources([result.sources[side] for result, side in own]),
    )


def win(result: Result, side: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1 / result.places.count(1) if result.places[side] == 1 else 0.0


def mean_sources(sheets: list[dict[str, int]]) -> dict[str, float]:
    """Mean points by source, the largest first."""
    labels = sorted({label for sheet in sheets for label in sheet})
    means = {label: sum(sheet.get(label, 0) for sheet in sheets) / len(sheets) for label in labels}
    return dict(sorted(means.items(), key=lambda item: -item[1]))


def pair(plan: Plan, results: dict[int, Result], name: str, other: str) -> Pair:
    """One number for each deal, and the interval these give."""
    deals: dict[int, list[float]] = {}
    games = 0
    for number, result in results.items():
        met = list(meetings(sides_of(plan, number, result), result.places, name, other))
        if met:
            deals.setdefault(plan.deal(number), []).append(fmean(met))
            games += 1
    found = intervals.by_deal([fmean(each) for each in deals.values()], games)
    return Pair(name, other, games, len(deals), found.rate, found.low, found.high, found.worth)


def meetings(sides: tuple[str, ...], places: list[int], name: str, other: str) -> Iterator[float]:
    """1, ½ or 0 for every seat of one against every seat of the other."""
    for side, place in zip(sides, places, strict=True):
        for rival, behind in zip(sides, places, strict=True):
            if (side, rival) == (name, other):
                yield 1.0 if place < behind else 0.5 if place == behind else 0.0
