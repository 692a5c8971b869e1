"""A bot that searches: a budget, a tree kept from question to question, a verdict."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.bots.bot import Bot, Glance, SeenAnswers
from maat.bots.evaluator import Evaluator
from maat.bots.node import Node
from maat.bots.tree import Tree
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import State

S = TypeVar("S", bound=State)

BATCH: Final = 16  # iterations between looks at the clock
NEW: Final = 4  # at least a quarter of the budget is spent on the question that is asked
NO_END: Final = 1 << 40


class Candidate:
    """What a search found out about one answer."""

    def __init__(self, node: Node) -> None:
        self.action = int(node.action)
        self.visits = int(node.visits)
        self.mean = node.mean()  # for the asked seat, 0..1
        self.error = node.doubt()  # the standard error of the mean
        self.points = node.points / float(node.promises) / 10.0 if node.promises else 0.0


class Verdict:
    """What a search thinks of a question."""

    def __init__(self, best: int, moves: list[Candidate], values: list[float]) -> None:
        self.best = best
        self.moves = moves  # the most visited first
        self.values = values  # what every side may expect, 0..1


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot[S], Generic[S]):
    """Answers with what it looked at most; a budget of iterations, of time, or of both."""

    def __init__(
        self,
        evaluator: Callable[[Game[S]], Evaluator[S]],
        seed: str,
        iterations: int = 200,
        milliseconds: float = 0.0,
    ) -> None:
        self.evaluator = evaluator  # makes an evaluator for the game that is played
        self.dice = QuickDealer(seed)
        self.iterations = iterations  # 0 for as many as the time allows
        self.milliseconds = milliseconds  # 0 for as long as the iterations take
        self.clock: Callable[[], float] = time.perf_counter  # in seconds
        self.kept: Tree[S] | None = None
        self.heard: SeenAnswers | None = None  # of the game the tree is for
        self.known = 0  # answers of it that the tree has followed

    def tree(self, game: Game[S]) -> Tree[S]:
        """The tree for a game, made when its first question comes."""
        kept = self.kept
        if kept is None or kept.game is not game:
            kept = Tree(game, self.evaluator(game), self.dice)
            self.kept = kept
        return kept

    def choose(self, glance: Glance[S]) -> i64:
        options = glance.options
        if len(options) == 1:
            return options[0]
        started = self.clock()
        tree = self.prepare(glance, options, False)
        self.run(tree, self.missing(tree), None, True, started)
        return tree.children()[0].action

    def think(self, glance: Glance[S], stop: Callable[[], bool] | None = None) -> Verdict:
        """All it found out; `stop` is asked now and then whether to answer at once."""
        options = glance.options
        started = self.clock()
        tree = self.prepare(glance, options, True)
        self.run(tree, BATCH if len(options) == 1 else self.iterations, stop, False, started)
        values = [each / float(tree.count) for each in tree.sums]
        moves = [Candidate(node) for node in tree.children()]
        return Verdict(moves[0].action, moves, values)

    def missing(self, tree: Tree[S]) -> int:
        """The iterations a question still needs: earlier ones that came by here count, too."""
        return max(self.iterations // NEW, self.iterations - int(tree.root.visits))

    def prepare(self, glance: Glance[S], options: list[int], counts_points: bool) -> Tree[S]:
        """Look at the question that is asked now, with what is known from the ones before."""
        tree = self.tree(glance.game)
        if not self.follow(tree, glance):
            tree.forget()
        tree.counts_points = counts_points
        tree.look(glance.state, glance.ask, options)
        probes = tree.evaluator.probes
        if probes and len(options) > 1 and 2 * probes * len(options) <= self.iterations:
            tree.probe(probes)
        return tree

    def follow(self, tree: Tree[S], glance: Glance[S]) -> bool:
        """Go down the tree along the answers given since; whether it knows them all."""
        heard, before, known = glance.heard, self.heard, self.known
        self.heard = heard
        self.known = len(heard) if heard is not None else 0
        if heard is None or not heard.goes_on(before):
            return False
        return tree.follow(heard.since(known))

    def run(
        self,
        tree: Tree[S],
        iterations: i64,
        stop: Callable[[], bool] | None,
        hasty: bool,
        started: float,
    ) -> None:
        """Iterate while the budget lasts, at least one batch."""
        deadline: float = 0.0
        if self.milliseconds > 0.0:
            deadline = started + self.milliseconds / 1000.0
        left: i64 = iterations
        if left == 0:
            left = NO_END if stop is not None or deadline > 0.0 else BATCH
        while left > 0:
            tree.iterations(BATCH if left > BATCH else left)
            left -= BATCH
            if deadline > 0.0 and self.clock() >= deadline:
                return
            if stop is not None and stop():
                return
            if hasty and tree.is_decided(left):
                return
