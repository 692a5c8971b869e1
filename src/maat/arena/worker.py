"""Plays games of a plan; runs in whatever process or machine it is called in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter

import msgspec

from maat import catalog, pool
from maat.arena import contestants
from maat.arena.fingerprint import fingerprint
from maat.arena.plan import Plan, rules_of
from maat.bots.bot_set import AnyBot
from maat.bots.stopwatch import play_watched
from maat.core.dealer import QuickDealer


class Result(msgspec.Struct, frozen=True):
    """What came of one game: places, points and their sources for each side, time per seat."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    decisions: list[int]
    spent: list[int]  # nanoseconds the bot of a seat thought
    longest: list[int]  # of one answer
    seconds: float  # the whole game on the clock


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, handed out together."""

    row: int
    plan: Plan
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class PlayedChunk:
    """Work with its results, and the fingerprint of what played it."""

    work: Chunk
    results: list[Result]
    code: str


@cache
def maker(key: str, name: str) -> Callable[[str], AnyBot]:
    """A bot, looked up once in each process."""
    return contestants.find(key, name)


def play_work(work: Chunk) -> PlayedChunk:
    """Play the games one after the other."""
    pool.sweep_rarely()
    results = [play_game(work.plan, number) for number in work.numbers]
    return PlayedChunk(work, results, fingerprint(work.plan.game, work.plan.bots))


def play_game(plan: Plan, number: int) -> Result:
    """One game of a plan."""
    started = perf_counter()
    game = rules_of(plan)
    state = game.new(plan.seats, plan.options, plan.rules)
    pairs = zip(plan.seating(number), plan.bot_seeds(number), strict=True)
    bots = [maker(plan.game, name)(seed) for name, seed in pairs]
    dealer = QuickDealer(plan.deal_seed(number))
    contestants.show(bots, dealer)
    watch = play_watched(game, state, bots, dealer)
    scores = game.scores(state)
    sources = [points_by_source(game, state, side) for side in range(len(scores))]
    return Result(
        game.ranking(state),
        scores,
        sources,
        watch.decisions,
        watch.spent,
        watch.longest,
        perf_counter() - started,
    )


def points_by_source(game: catalog.AnyGame, state: object, side: int) -> dict[str, int]:
    """The points of a side by the labels of its score sheet."""
    points: dict[str, int] = {}
    for line in game.breakdown(state, side):
        points[line.label] = points.get(line.label, 0) + line.points
    return points
