"""What a coach says of one decision: the reviewer's answer, and what speaks for it by category.

Before an answer, its favorite is compared with answers drawn by lot; after it, with the answer that
was given. As in a review the bot sees what the seat sees, and what it promises itself of an answer
is summed up by the labels of the score sheet wherever its searches lead.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from msgspec import Struct

from maat.bots.bot import Glance
from maat.bots.search import SearchBot, Verdict
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE
from maat.review import chances
from maat.review.chances import Scale
from maat.review.promises import Promises, edges
from maat.review.report import Edge
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


class Advice(Struct, frozen=True):
    """The coach's answer, compared with the one given, or with others before one is."""

    preferred: int
    close: int | None  # another that is about as good
    lost: float  # of the chance to win by the answer given
    error: float
    points: float  # expected points the preferred answer is ahead by
    points_error: float
    edges: list[Edge]  # by category, of its own seat, what speaks for it first

    @property
    def is_remarkable(self) -> bool:
        """Whether much was given away."""
        return self.gives_away(MUCH, MANY)

    def gives_away(self, much: float, many: float) -> bool:
        """Whether so much of the chance to win was given away, or so many points."""
        if self.lost <= 0 or self.lost < SURE * self.error:
            return False
        return self.lost >= much or self.points >= max(many, SURE * self.points_error)


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
    scale = chances.scale(work.game, work.seats)
    return comparison(bot, glance, verdict.best, played, scale, progress(work, glance))


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
    seat = int(glance.ask.seat)
    others = Promises(glance, [seat])
    bot.tree(glance.game).witness = others
    share = max(1, bot.iterations // max(1, len(rest)))
    points = [glimpse(bot, glance, answer, share).points for answer in rest] or [seen.points]
    close = next(
        (each.action for each in verdict.moves[1:2] if each.mean >= best.mean - CLOSE), None
    )
    ahead = seen.points - sum(points) / len(points)
    found = edges(promises, others, seat) if rest else []
    return Advice(best.action, close, 0.0, 0.0, ahead, seen.points_error, found)


def comparison(
    bot: SearchBot[Any],
    glance: Glance[Any],
    favorite: int,
    played: int,
    scale: Scale,
    moment: float,
) -> Advice:
    """The favorite beside the answer that was given; the coach's own dice are all its doubt."""
    seat = int(glance.ask.seat)
    given, less = watched(bot, glance, played)
    other, more = watched(bot, glance, favorite)
    best, after = (scale.chances(each.results, moment)[seat] for each in (other, given))
    error = hypot(
        scale.dice_error(best, other.results[seat], other.error, moment),
        scale.dice_error(after, given.results[seat], given.error, moment),
    )
    return Advice(
        preferred=favorite,
        close=None,
        lost=max(0.0, best - after),
        error=error,
        points=other.points - given.points,
        points_error=hypot(other.points_error, given.points_error),
        edges=edges(more, less, seat),
    )


def watched(bot: SearchBot[Any], glance: Glance[Any], answer: int) -> tuple[Outlook, Promises]:
    """Where an answer leads, and what it promises by category."""
    promises = Promises(glance, [int(glance.ask.seat)])
    bot.tree(glance.game).witness = promises
    return outlook(bot, glance, answer), promises


def progress(work: Work, glance: Glance[Any]) -> float:
    """How much is over of a game that goes on, as long as a quick one would."""
    game, seat, dice = glance.game, int(glance.ask.seat), QuickDealer(f"{work.seed}.length")
    left = int(game.playout(game.imagine(glance.state, seat, dice), dice))
    before = sum(seat != CHANCE for seat, _ in work.record)
    return before / (before + left)
