"""Games played to learn from: every question, what was looked at most, and how it all ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from maat import catalog
from maat.bots import roster
from maat.bots.bot import Bot, Glance
from maat.bots.bot_set import EvaluatorMaker
from maat.bots.evaluator import Evaluator
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.match import Match
from maat.learn import evaluator as learned
from maat.learn.net import TEN

Array: TypeAlias = npt.NDArray[Any]

ROW: Final = np.dtype("<f4")  # what a row of numbers about a position is made of
ASTRAY: Final = 8  # of a hundred answers are random, so that other positions are seen too
LOOSE: Final = 25  # of a hundred answers of a search are as likely as it looked at them


@dataclass
class Lessons:
    """Positions with what came of them, as lists until they are packed."""

    belongs: list[int] = field(default_factory=list)  # the number of the game each is from
    numbers: list[bytes] = field(default_factory=list)
    results: list[list[float]] = field(default_factory=list)  # by side, from the viewer on
    leads: list[list[float]] = field(default_factory=list)
    hopes: list[list[float]] = field(default_factory=list)  # what a search expected, or nothing
    options: list[list[int]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)  # of the visits, or of the choice

    def packed(self, most: int) -> dict[str, Array]:
        """As arrays: sides that are not there are NaN, options one after the other."""
        return {
            "belongs": np.array(self.belongs, np.int32),
            "numbers": np.array([np.frombuffer(row, ROW) for row in self.numbers], np.float16),
            "results": _filled(self.results, most),
            "leads": _filled(self.leads, most),
            "hopes": _filled(self.hopes, most),
            "lengths": np.array([len(each) for each in self.options], np.int32),
            "options": np.array([one for each in self.options for one in each], np.int32),
            "shares": np.array([one for each in self.shares for one in each], np.float32),
        }


def _filled(rows: list[list[float]], most: int) -> Array:
    """Rows of different lengths as one array, filled up with NaN."""
    found = np.full((len(rows), most), np.nan, np.float32)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return found


@dataclass(frozen=True)
class RoundPlan:
    """How the games of a round are played; the same plan gives the same games."""

    game: str
    seats: tuple[int, ...]  # in turn, game after game
    seed: str
    round: int
    iterations: int  # of the search; 0 for greedy bots
    weights: Path | None = None  # what the search judges with; the advice if there are none

    def evaluator(self) -> EvaluatorMaker:
        """What makes the evaluator."""
        if self.weights is None:
            return roster.evaluator(self.game)
        return learned.Maker(self.weights)


def most_sides(game: Game[Any]) -> int:
    """Sides there can be: the seats, and an automa beside one."""
    return max(2, *game.seat_counts)


def play(plan: RoundPlan, first: int, end: int) -> dict[str, Array]:
    """The lessons of the games from first to end - 1 of a plan."""
    game = catalog.load(plan.game)
    evaluator = plan.evaluator()
    scale = roster.evaluator(plan.game)(game)
    lessons = Lessons()
    for number in range(first, end):
        _play_one(game, plan, evaluator, scale, number, lessons)
    return {**lessons.packed(most_sides(game)), "games": np.array(end - first)}


def _play_one(
    game: Game[Any],
    plan: RoundPlan,
    evaluator: EvaluatorMaker,
    scale: Evaluator[Any],
    number: int,
    lessons: Lessons,
) -> None:
    """One game, its questions added to the lessons."""
    seed = f"{plan.seed}/{plan.round}/{number}"
    dice = QuickDealer(f"{seed}/dice")
    match = Match(game, plan.seats[number % len(plan.seats)], dealer=dice, silent=True)
    player = Recorder(game, plan, evaluator, seed, dice, lessons)
    viewers: list[int] = []
    while not match.over:
        if match.has_choice():
            viewers.append(match.seat)
        match.play(player.answer(match.state))
    ending = scale.results(match.state)
    scores = match.scores
    leads = [_lead(scores, side) for side in range(len(scores))]
    for viewer in viewers:
        lessons.belongs.append(number)
        lessons.results.append(ending[viewer:] + ending[:viewer])
        lessons.leads.append(leads[viewer:] + leads[:viewer])


def _lead(scores: list[int], side: int) -> float:
    """By how much a side is above the best of the others, in tens of points."""
    others = [score for other, score in enumerate(scores) if other != side]
    return (scores[side] - max(others, default=0)) / TEN


class Recorder:
    """Answers for all seats, and takes note of every real choice."""

    def __init__(
        self,
        game: Game[Any],
        plan: RoundPlan,
        evaluator: EvaluatorMaker,
        seed: str,
        dice: QuickDealer,
        lessons: Lessons,
    ) -> None:
        self.game = game
        self.dice = dice
        self.lessons = lessons
        self.look = learned.looking(plan.game)
        self.search: SearchBot[Any] | None = None
        self.greedy: Bot[Any] | None = None
        if plan.iterations:
            self.search = SearchBot(evaluator, seed, plan.iterations)
        else:
            self.greedy = roster.brought(plan.game).greedy(seed)

    def answer(self, state: Any) -> int:
        """One answer, often the best, sometimes another."""
        glance = Glance(self.game, state, state.asked())
        options = glance.options
        if len(options) == 1:
            return options[0]
        self.lessons.numbers.append(self.look(glance.state, glance.ask.seat))
        self.lessons.options.append(options)
        if self.search is not None:
            return self._searched(self.search, glance, options)
        assert self.greedy is not None
        best = int(self.greedy.choose(glance))
        self.lessons.hopes.append([])
        self.lessons.shares.append([float(option == best) for option in options])
        return options[self.dice.below(len(options))] if self._chance(ASTRAY) else best

    def _searched(self, search: SearchBot[Any], glance: Glance[Any], options: list[int]) -> int:
        tree = search.prepare(glance, options, False)
        search.run(tree, search.iterations, None, False, 0.0)
        seat = int(glance.ask.seat)
        hopes = [total / float(tree.count) for total in tree.sums]
        self.lessons.hopes.append(hopes[seat:] + hopes[:seat])
        nodes = tree.children()
        visits = {int(node.action): int(node.visits) for node in nodes}
        counts = [visits.get(option, 0) for option in options]
        total = sum(counts)
        self.lessons.shares.append([count / total for count in counts])
        if self._chance(ASTRAY):
            return options[self.dice.below(len(options))]
        if self._chance(LOOSE):
            return int(self.dice.pick(options, counts))
        return int(nodes[0].action)

    def _chance(self, percent: int) -> bool:
        return self.dice.below(100) < percent
