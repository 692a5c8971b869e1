"""What a strong bot thinks of some decisions of a game: the part that takes time.

The bot searches among all answers, then looks at its own favorite and at the answer that was
given alone, with the same budget each: so both are known equally well. That budget is shared by
trees with dice of their own: iterations of one tree hang together and would seem surer than they
are. A last budget goes to
answers drawn by lot, which tell how much hung on the decision. The bot is given the view of the
seat that decides and nothing else, and dice of its own for every decision, so that a decision is
judged the same in whatever order and process.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Any, Final

from maat import catalog
from maat.bots import roster
from maat.bots.bot import Glance
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.core.errors import NotFound
from maat.core.match import Match
from maat.review import chances
from maat.review.promises import Promises, edges
from maat.review.report import Edge
from maat.review.swings import Opinion

LEVEL: Final = 4
LEAST: Final = 16  # iterations below which nothing can be said
TREES: Final = 6  # that know nothing of each other: how far they differ says how sure they are
LOTS: Final = 6  # answers drawn by lot at most
GLANCES: Final = 4  # of so many positions a search comes to one is looked at by categories


@dataclass(frozen=True)
class Work:
    """Some decisions of a game, and the bot that is to judge them."""

    game: str
    changes: dict[str, Any]  # component values that are not ours
    seats: int
    options: dict[str, str]
    rules: int
    record: list[tuple[int, int]]
    length: int  # of the whole record
    places: list[int]  # how many answers were given before each of the decisions
    level: int
    iterations: int
    seed: str
    seconds: float = 0.0  # a coach may take, 0 for as long as the iterations need


@dataclass(frozen=True)
class Glimpse:
    """What one tree says of an answer: results of all sides, and the seat's points."""

    results: list[float]
    points: float


@dataclass(frozen=True)
class Outlook:
    """Where an answer leads: results of all sides, the seat's error, its points and their error."""

    results: list[float]
    error: float
    points: float
    points_error: float


@cache
def reviewers(game: str) -> dict[int, str]:
    """The levels that can explain themselves."""
    names = roster.levels(game)
    makers = {number: roster.find(game, name) for number, name in enumerate(names, start=1)}
    return {
        number: names[number - 1]
        for number, make in makers.items()
        if isinstance(make("1"), SearchBot)
    }


def name(game: str, level: int) -> str:
    """What a reviewer is called; one that cannot explain itself is refused."""
    found = reviewers(game)
    if level not in found:
        raise NotFound("no-reviewer", level=level, known=", ".join(map(str, found)))
    return found[level]


def bot_of_level(game: str, level: int, seed: str) -> SearchBot[Any]:
    """A bot that can explain itself, by its level."""
    made = roster.find(game, name(game, level))(seed)
    assert isinstance(made, SearchBot)
    return made


def usual(game: str, level: int) -> int:
    """How many iterations a decision gets: the level's, more in quick games, fewer in slow ones."""
    return int(bot_of_level(game, level, "").iterations * roster.brought(game).review)


@cache
def rules(key: str) -> catalog.AnyGame:
    """A game with our own values, loaded once in each process."""
    return catalog.load(key)


def judge(work: Work) -> list[Opinion]:
    """What the bot thinks of these decisions, in order."""
    return [
        opinion(glance, work.record[at][1], work, at)
        for at, glance in zip(work.places, glances(work), strict=True)
    ]


def glances(work: Work) -> Iterator[Glance[Any]]:
    """The questions as their seats saw them, one after the other."""
    own = work.changes
    game = catalog.load_with(work.game, work.rules, own) if own else rules(work.game)
    match = Match(game, work.seats, work.options, rules=work.rules)
    for at in work.places:
        match.follow(work.record[:at])
        yield Glance(game, match.state, match.state.asked())


def opinion(glance: Glance[Any], played: int, work: Work, at: int) -> Opinion:
    """What the bot thinks of one decision."""
    bot = bot_of_level(work.game, work.level, f"{work.seed}.{at}")
    bot.iterations = work.iterations
    bot.milliseconds = 0.0
    favorite = bot.think(glance).best
    other, given, why = compared(bot, glance, favorite, played, work.seats)
    seat = int(glance.ask.seat)
    hoped = other.results[seat]
    known = {favorite: hoped, played: given.results[seat]}
    by_lot = mean_by_lot(bot, glance, known, QuickDealer(f"{work.seed}.{at}.lots"))
    shortfall = hoped - given.results[seat]
    if favorite != played and given.results[seat] >= other.results[seat]:
        favorite, other, why = played, given, []  # looked at closely, that given is no worse
    scale, progress = chances.scale(work.game, work.seats), at / work.length
    best, after = (scale.chances(each.results, progress) for each in (other, given))
    best_error, played_error = (
        scale.error(chance[seat], each.results[seat], each.error, progress)
        for chance, each in ((best, other), (after, given))
    )
    return Opinion(
        step=glance.game.step_names[glance.ask.step],
        options=len(glance.options),
        preferred=favorite,
        best=best,
        best_error=best_error,
        played=after,
        played_error=played_error,
        apart=scale.apart((best[seat], best_error), (after[seat], played_error)),
        points=other.points - given.points,
        points_error=hypot(other.points_error, given.points_error),
        stake=hoped - by_lot,
        shortfall=shortfall,
        edges=why,
    )


def compared(
    bot: SearchBot[Any], glance: Glance[Any], favorite: int, played: int, seats: int
) -> tuple[Outlook, Outlook, list[Edge]]:
    """The bot's favorite, the answer given, and what speaks for the one against the other."""
    if favorite == played:
        given = outlook(bot, glance, played)
        return given, given, []
    tree = bot.tree(glance.game)
    less, more = (Promises(glance, list(range(seats)), GLANCES) for _ in range(2))
    tree.witness = less
    given = outlook(bot, glance, played)
    tree.witness = more
    other = outlook(bot, glance, favorite)
    tree.witness = None
    return other, given, edges(more, less, int(glance.ask.seat))


def outlook(bot: SearchBot[Any], glance: Glance[Any], answer: int) -> Outlook:
    """One answer alone, as some trees that share the budget see it."""
    size = max(2, bot.iterations // TREES)
    seen = [glimpse(bot, glance, answer, size) for _ in range(TREES)]
    sides = zip(*(each.results for each in seen), strict=True)
    own = [each.results[int(glance.ask.seat)] for each in seen]
    points = [each.points for each in seen]
    return Outlook(
        [fmean(side) for side in sides], standard_error(own), fmean(points), standard_error(points)
    )


def standard_error(values: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values))


def mean_by_lot(
    bot: SearchBot[Any], glance: Glance[Any], known: dict[int, float], dice: QuickDealer
) -> float:
    """What the seat may expect of answers drawn by lot, which share one budget."""
    answers = drawn(glance.options, dice)
    share = max(1, bot.iterations // len(answers))
    results = [
        known[answer]
        if answer in known
        else glimpse(bot, glance, answer, share).results[int(glance.ask.seat)]
        for answer in answers
    ]
    return sum(results) / len(results)


def drawn(options: list[int], dice: QuickDealer) -> list[int]:
    """Some of these answers, each equally likely; all of them if they are few."""
    left = list(options)
    return [left.pop(int(dice.below(len(left)))) for _ in range(min(LOTS, len(left)))]


def glimpse(bot: SearchBot[Any], glance: Glance[Any], answer: int, iterations: int) -> Glimpse:
    """What a new tree says of one answer."""
    search = bot.prepare(glance, [answer], True)
    search.iterations(iterations)
    results = [each / float(search.count) for each in search.sums]
    node = search.children()[0]
    return Glimpse(results, node.points / float(max(1, node.promises)) / 10)
