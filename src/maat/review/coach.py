"""What a coach says of one decision: the reviewer's answer, and what speaks for it by category.

Before an answer, its favorite is compared with answers drawn by lot; after it, with the answer that
was given. As in a review the bot sees what the seat sees, and what it promises itself of an answer
is summed up by the labels of the score sheet wherever its searches lead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import hypot
from typing import Any, Final

from msgspec import Struct

from maat import catalog
from maat.bots.bot import Glance
from maat.bots.search import SearchBot, Verdict
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE
from maat.review import chances
from maat.review.reviewer import (
    LEAST,
    Outlook,
    Work,
    bot_of_level,
    drawn,
    glances,
    glimpse,
    outlook,
)

MUCH: Final = 0.08  # of the chance to win: a coach says something if so much is given away,
MANY: Final = 5.0  # or so many points,
SURE: Final = 2.0  # and that is so many standard errors
CLOSE: Final = 0.01  # results that are about the same
TELLING: Final = 0.8  # points of a category that are worth a word
FEW: Final = 3  # categories that are named for an answer, and against it

Categories = Callable[[Any, int], list[tuple[str, int]]]


class Edge(Struct, frozen=True):
    """What an answer is ahead by in one category of points."""

    label: str
    points: float


class Advice(Struct, frozen=True):
    """The coach's answer, compared with the one given, or with others before one is."""

    preferred: int
    close: int | None  # another that is about as good
    lost: float  # of the chance to win by the answer given
    error: float
    points: float  # expected points the preferred answer is ahead by
    points_error: float
    edges: list[Edge]  # by category, what speaks for it first

    @property
    def is_remarkable(self) -> bool:
        """Whether much was given away."""
        return self.gives_away(MUCH, MANY)

    def gives_away(self, much: float, many: float) -> bool:
        """Whether so much of the chance to win was given away, or so many points."""
        if self.lost <= 0 or self.lost < SURE * self.error:
            return False
        return self.lost >= much or self.points >= max(many, SURE * self.points_error)


class Promises:
    """What a seat is promised, by category, wherever a search leads."""

    def __init__(self, glance: Glance[Any]) -> None:
        self.seat = int(glance.ask.seat)
        self.categories = categories(glance.game)
        self.sums: Counter[str] = Counter()
        self.count = 0

    def __call__(self, state: Any) -> None:
        self.count += 1
        for label, tenths in self.categories(state, self.seat):
            self.sums[label] += tenths

    def mean(self, label: str) -> float:
        """In points."""
        return self.sums[label] / max(1, self.count) / 10


def categories(game: catalog.AnyGame) -> Categories:
    """What a position promises by category: as the game's advice says, or the points so far."""
    found: Categories | None = None
    if game.key in catalog.games():
        found = getattr(catalog.module(game.key, "advice"), "categories", None)
    return found or (
        lambda state, seat: [(line.label, 10 * line.points) for line in game.breakdown(state, seat)]
    )


def advise(work: Work) -> Advice:
    """What a coach says of the one decision of this work, which may not be made yet."""
    [glance] = glances(work)
    return advice(glance, work)


def advice(glance: Glance[Any], work: Work) -> Advice:
    """The same of a question as its seat sees it."""
    [at] = work.places
    bot = bot_of_level(work.game, work.level, f"{work.seed}.{at}")
    verdict = thought(bot, glance, work)
    if len(work.record) == at:
        return hint(bot, glance, verdict, f"{work.seed}.{at}")
    played = work.record[at][1]
    if played == verdict.best:
        return Advice(played, None, 0.0, 0.0, 0.0, 0.0, [])
    return comparison(bot, glance, verdict.best, played, sharpness(work, glance))


def thought(bot: SearchBot[Any], glance: Glance[Any], work: Work) -> Verdict:
    """A search among all answers, in half of the time; what follows has the other half."""
    bot.iterations = work.iterations
    bot.milliseconds = 500 * work.seconds
    verdict = bot.think(glance)
    if work.seconds:
        made = sum(each.visits for each in verdict.moves)
        bot.iterations = max(LEAST, min(work.iterations, made // 2))
    return verdict


def hint(bot: SearchBot[Any], glance: Glance[Any], verdict: Verdict, seed: str) -> Advice:
    """The favorite beside other answers."""
    best = verdict.moves[0]
    rest = drawn([each for each in glance.options if each != best.action], QuickDealer(seed))
    seen, promises = watched(bot, glance, best.action)
    others = Promises(glance)
    bot.tree(glance.game).witness = others
    share = max(1, bot.iterations // max(1, len(rest)))
    points = [glimpse(bot, glance, answer, share).points for answer in rest] or [seen.points]
    close = next(
        (each.action for each in verdict.moves[1:2] if each.mean >= best.mean - CLOSE), None
    )
    ahead = seen.points - sum(points) / len(points)
    found = edges(promises, others) if rest else []
    return Advice(best.action, close, 0.0, 0.0, ahead, seen.points_error, found)


def comparison(
    bot: SearchBot[Any], glance: Glance[Any], favorite: int, played: int, sharp: float
) -> Advice:
    """The favorite beside the answer that was given."""
    seat = int(glance.ask.seat)
    given, less = watched(bot, glance, played)
    other, more = watched(bot, glance, favorite)
    best, after = (chances.chances(each.results, sharp)[seat] for each in (other, given))
    error = hypot(
        chances.error(best, other.results[seat], other.error, sharp),
        chances.error(after, given.results[seat], given.error, sharp),
    )
    return Advice(
        preferred=favorite,
        close=None,
        lost=max(0.0, best - after),
        error=error,
        points=other.points - given.points,
        points_error=hypot(other.points_error, given.points_error),
        edges=edges(more, less),
    )


def watched(bot: SearchBot[Any], glance: Glance[Any], answer: int) -> tuple[Outlook, Promises]:
    """Where an answer leads, and what it promises by category."""
    promises = Promises(glance)
    bot.tree(glance.game).witness = promises
    return outlook(bot, glance, answer), promises


def edges(more: Promises, less: Promises) -> list[Edge]:
    """The categories in which one is ahead of the other, or behind, by a word's worth."""
    found = [
        Edge(label, round(more.mean(label) - less.mean(label), 1))
        for label in sorted({*more.sums, *less.sums})
    ]
    found.sort(key=lambda each: -each.points)
    ahead = [each for each in found if each.points >= TELLING]
    behind = [each for each in found if each.points <= -TELLING]
    return ahead[:FEW] + behind[-FEW:]


def sharpness(work: Work, glance: Glance[Any]) -> float:
    """How sharp results are at this moment of a game that goes on, as a quick one would."""
    game, seat, dice = glance.game, int(glance.ask.seat), QuickDealer(f"{work.seed}.length")
    left = int(game.playout(game.imagine(glance.state, seat, dice), dice))
    before = sum(seat != CHANCE for seat, _ in work.record)
    return chances.sharpness(work.game, before / (before + left))
