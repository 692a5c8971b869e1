"""Two answers to one question, what a review says of each, and what came of them.

The favorite of the reviewing bot and another answer are searched as in a review; then the game is
played on after each of them, some times with other luck, by small searches at all seats. So what is
said can be compared with what came of it (`maat.review.calibration`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from maat import catalog
from maat.bots import matches, roster
from maat.bots.bot import Bot, Glance
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.position import Position
from maat.review import decisions, reviewer
from maat.review.decisions import DecisionPoint, FinishedMatch

PLACES: Final = 6  # decisions looked at in one game
PLAYS: Final = 2  # how often it is played on after an answer, twice at least
ITERATIONS: Final = 60  # an answer, of the searches that play on: the level `peek` of Ra
PLAYERS: Final = ("greedy", "peek", "greedy", "peek", "random")  # who plays the games looked at


class Trial(Struct, frozen=True):
    """One answer: the results a review expects of it for all sides, and those that came out."""

    results: list[float]
    error: float  # of the result of the seat that decides
    ending: list[float]  # the part of the victory of every side, on average


class Sample(Struct, frozen=True):
    """One decision: the favorite of the reviewing bot and another answer."""

    number: int  # of the game
    seats: int
    seat: int  # that decides
    progress: float  # how much of the game was over, from 0 to 1
    favorite: Trial
    other: Trial
    plays: int  # how often it was played on after each of them


def samples(key: str, level: int, seats: int, number: int) -> Iterator[Sample]:
    """Some decisions of one game."""
    finished = decisions.read(game_of(key, seats, number))
    if not finished.decisions:
        return
    every = max(1, len(finished.decisions) // PLACES)
    match = Match(finished.game, seats, finished.options, rules=finished.rules)
    for point in finished.decisions[number % every :: every]:
        match.follow(finished.record[: point.at])
        yield sample(finished, match, point, level, number)


def game_of(key: str, seats: int, number: int) -> Match[Any]:
    """A whole game between bots of very different strength."""
    dice = QuickDealer(f"looks {seats} {number}")
    match: Match[Any] = Match(catalog.load(key), seats, {}, dice)
    names = [PLAYERS[int(dice.below(len(PLAYERS)))] for _ in range(seats)]
    matches.play_match(
        match, [player(key, name, f"{number}.{at}") for at, name in enumerate(names)]
    )
    return match


def player(key: str, name: str, seed: str) -> Bot[Any]:
    """Somebody who plays; one that searches does so little."""
    bot = roster.find(key, name)(seed)
    if isinstance(bot, SearchBot):
        bot.iterations = ITERATIONS
    return bot


def sample(
    finished: FinishedMatch, match: Match[Any], point: DecisionPoint, level: int, number: int
) -> Sample:
    """One decision; the other answer is the one that was given, or one by lot."""
    key, at = finished.game.key, point.at
    seed = f"{finished.seats}.{number}.{at}"
    bot = reviewer.bot_of_level(key, level, seed)
    bot.iterations, bot.milliseconds = reviewer.usual(key, level), 0.0
    glance = Glance(finished.game, match.state, match.state.asked())
    favorite, other = bot.think(glance).best, finished.record[at][1]
    if other == favorite:
        rest = [option for option in glance.options if option != favorite]
        other = rest[int(QuickDealer(seed).below(len(rest)))]
    first, second = (trial(bot, glance, match, answer, seed) for answer in (favorite, other))
    progress = at / len(finished.record)
    return Sample(number, finished.seats, point.seat, progress, first, second, PLAYS)


def trial(
    bot: SearchBot[Any], glance: Glance[Any], match: Match[Any], answer: int, seed: str
) -> Trial:
    """What is said of one answer, and what comes of it."""
    seen = reviewer.outlook(bot, glance, answer)
    endings = [ending(match, answer, f"{seed} {play}") for play in range(PLAYS)]
    mean = [sum(side) / PLAYS for side in zip(*endings, strict=True)]
    return Trial([round(each, 5) for each in seen.results], round(seen.error, 5), mean)


def ending(match: Match[Any], answer: int, seed: str) -> list[float]:
    """How the game ends after an answer, played on by small searches: parts of the victory."""
    game = match.game
    after = Position(game, game.copy(match.state))
    after.apply(answer)
    bots = [player(game.key, "peek", f"{seed}.{seat}") for seat in range(match.seats)]
    matches.play_out(game, after.state, bots, QuickDealer(seed))
    return decisions.shares(after.ranking)
