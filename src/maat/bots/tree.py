"""Information-set Monte-Carlo tree search, once for all games.

Every iteration imagines a full position that the seat could be in, walks down the tree along
answers allowed there, lets chance answer by the engine's own weights, plays on a little and has
an evaluator look at where it led. Results are kept for the seat that answered (max^n).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from maat.bots.evaluator import NOT_JUDGED, Evaluator
from maat.bots.habits import Habits
from maat.bots.node import Node
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.log import HIDDEN, Answer, may_see
from maat.core.state import CHANCE, Ask, State
from maat.core.vectors import vec

S = TypeVar("S", bound=State)

WIDTH: Final = 4  # answers tried at once where there are many; more with the root of the visits
LONGEST: Final = 40  # decisions played on to get where a position can be judged
FIRST_SPREAD: Final = 0.2  # how far results lie apart before anything is known
SMALLEST: Final = 0.001
LEAST: Final = 0.000001  # its square
ENOUGH: Final = 8  # results to know better
HABIT: Final = 1.0  # how much an answer that did well elsewhere is thought of, 0 for not at all
GREED: Final = 0.3  # how far an answer is judged by the best that can follow in the same turn
SHARPNESS: Final = 1.0  # how much better the best endings make an answer look


class Tree(Generic[S]):
    """A tree that grows below one seat's view of a position."""

    def __init__(self, game: Game[S], evaluator: Evaluator[S], dice: QuickDealer) -> None:
        self.game = game
        self.steps = game.steps
        self.evaluator = evaluator
        self.dice = dice
        self.explore: float = evaluator.explore
        self.reluctance: float = evaluator.reluctance
        self.width: i64 = WIDTH
        self.shortest: i64 = evaluator.foresight
        self.longest: i64 = evaluator.foresight + LONGEST
        self.habit: float = HABIT
        self.noise: float = evaluator.noise
        self.greed: float = GREED
        self.sharpness: float = SHARPNESS
        self.patience: float = evaluator.patience
        self.counts_points = True
        self.witness: Callable[[S], None] | None = None  # sees where every iteration led
        self.actions: i64 = len(game.actions)
        self.veil: i64 = len(game.actions)  # stands for an answer the seat does not see
        self.marks: vec[i64] = vec[i64]([0] * (len(game.actions) + 1))
        self.habits = Habits(max(game.seat_counts), len(game.actions))
        self.stamp: i64 = 0
        self.seat: i64 = 0
        self.step: i64 = 0
        self.said: list[int] = []  # what was answered in this iteration, by seat and action
        self.forget()

    def forget(self) -> None:
        """Start a new tree."""
        self.root = Node(0, CHANCE, 0, 1.0)
        self.habits.forget()
        self.root_options: list[int] = []
        self.seen: S | None = None
        self.only: S | None = None  # the one world there is, where nothing is hidden
        self.count: i64 = 0
        self.sums = vec[float]()  # of results, by side
        self.squares = vec[float]()
        self.spreads = vec[float]()

    def look(self, seen: S, ask: Ask, options: list[int]) -> None:
        """Think about this view from now on; the tree below the root is kept."""
        seat = ask.seat
        self.seen = seen
        self.seat = seat
        self.step = ask.step
        self.evaluator.viewer = seat
        self.shortest = self.evaluator.ahead(seen.seats)
        self.longest = self.shortest + LONGEST
        self.only = None
        self.root_options = options
        self.count = 0
        self.sums = vec[float]()
        before = self.dice.c
        world = self.game.imagine(seen, seat, self.dice)
        if self.dice.c == before:
            self.only = world

    def probe(self, tries: i64) -> None:
        """Finish the turn a few ways after each answer; the best endings say what to try first."""
        tops: list[float] = []
        total: float = 0.0
        squares: float = 0.0
        for action in self.root_options:
            top = self.best_ending(action, tries)
            tops.append(top)
            total += top
            squares += top * top
        count = float(len(tops))
        variance = squares / count - (total / count) * (total / count)
        slope = self.sharpness / (math.sqrt(variance) if variance > LEAST else SMALLEST)
        weights = [math.exp(slope * (top - total / count)) for top in tops]
        whole: float = 0.0
        for weight in weights:
            whole += weight
        for place in range(len(weights)):
            action = self.root_options[place]
            child = self.root.child(self.step, self.seat, action)
            if child is None:
                child = self.root.grow(self.step, self.seat, action, 0.0)
            child.prior = weights[place] / whole

    def best_ending(self, action: i64, tries: i64) -> float:
        """The best result for the own seat when the turn is finished quickly after an answer."""
        top: float = 0.0
        for _ in range(tries):
            state = self.world()
            self.game.apply(state, action)
            self.play_on(state)
            results = self.evaluator.values(state)
            self.remember([], results)
            top = max(top, results[self.seat])
        return top

    def follow(self, answers: list[Answer]) -> bool:
        """Go down along answers that were given, seen or not; whether the tree knows them."""
        for step, seat, action in answers:
            unseen = action == HIDDEN
            if not self.advance(step, CHANCE if unseen else seat, self.veil if unseen else action):
                return False
        self.habits.fade()
        return True

    def advance(self, step: i64, seat: i64, action: i64) -> bool:
        """Go down to an answer; whether the tree knows it."""
        child = self.root.child(step, seat, action)
        if child is None:
            return False
        child.next = None
        self.root = child
        return True

    def world(self) -> S:
        """A position the seat could be in."""
        only = self.only
        if only is not None:
            return self.game.copy(only)
        seen = self.seen
        assert seen is not None
        return self.game.imagine(seen, self.seat, self.dice)

    def iterations(self, count: i64) -> None:
        """So many iterations."""
        for _ in range(count):
            self.iterate()

    def iterate(self) -> None:
        """Walk down, play on, evaluate, remember."""
        state = self.world()
        node = self.root
        path = [node]
        new = False
        ask = state.agenda
        while ask is not None and not new:
            seen = self.sees(state, ask)
            if ask.seat == CHANCE:
                node = self.happen(state, ask, node, seen)
            else:
                options = self.options(state, ask, node)
                child = self.pick(state, ask, node, options)
                new = child.visits == 0 and len(options) > 1
                self.game.apply(state, child.action)
                if not seen:
                    path.append(child)
                    child = node.branch(ask.step, CHANCE, self.veil)
                node = child
            path.append(node)
            ask = state.agenda
        self.play_on(state)
        self.learn(path, state)

    def options(self, state: S, ask: Ask, node: Node) -> list[int]:
        """What may be answered in this world; at the root what may be answered in truth."""
        return self.root_options if node is self.root else self.steps[ask.step].options(state, ask)

    def sees(self, state: S, ask: Ask) -> bool:
        """Whether the seat will know the answer; below one it does not know there is one branch."""
        own = ask.seat == self.seat
        return own or may_see(self.steps[ask.step].seen_by(state, ask), self.seat)

    def happen(self, state: S, ask: Ask, node: Node, seen: bool) -> Node:
        """Let chance answer; what the seat sees of it is a branch of its own."""
        outcome = self.drawn(state, ask)
        self.game.apply(state, outcome)
        return node.branch(ask.step, CHANCE, outcome if seen else self.veil)

    def drawn(self, state: S, ask: Ask) -> i64:
        """What chance answers, as likely as it is."""
        return self.steps[ask.step].sample(state, ask, self.dice)

    def pick(self, state: S, ask: Ask, node: Node, options: list[int]) -> Node:
        """The child to follow among those allowed in this world."""
        self.stamp += 1
        for action in options:
            self.marks[action] = self.stamp
        visits, allowed, tried, total = self.survey(node, ask)
        if allowed < len(options):
            self.grow(state, ask, node, options)
        if len(options) == 1:
            child = node.child(ask.step, ask.seat, options[0])
            assert child is not None
            return child
        average = total / float(visits) if visits else 0.5
        return self.best(ask, node, average, float(tried - self.width) < math.sqrt(float(visits)))

    def survey(self, node: Node, ask: Ask) -> tuple[i64, i64, i64, float]:
        """Visits to allowed children, how many there are, how many were tried, their results."""
        visits: i64 = 0
        allowed: i64 = 0
        tried: i64 = 0
        total: float = 0.0
        child = node.first
        while child is not None:
            if self.is_allowed(child, ask):
                allowed += 1
                if child.visits:
                    tried += 1
                    visits += child.visits
                    total += child.total
            child = child.next
        return visits, allowed, tried, total

    def is_allowed(self, child: Node, ask: Ask) -> bool:
        """Whether a child answers this question with one of the options marked last."""
        return (
            child.step == ask.step
            and child.seat == ask.seat
            and self.marks[child.action] == self.stamp
        )

    def grow(self, state: S, ask: Ask, node: Node, options: list[int]) -> None:
        """Add the options that are not there yet, as the evaluator or experience orders them."""
        priors = self.priors(state, ask, options)
        for place in range(len(options)):
            if node.child(ask.step, ask.seat, options[place]) is None:
                blur = 0.95 + float(self.dice.below(101)) / 1000.0  # no order among equals
                node.grow(ask.step, ask.seat, options[place], priors[place] * blur)

    def priors(self, state: S, ask: Ask, options: list[int]) -> list[float]:
        """How likely each option is the best; they sum to 1."""
        if len(options) > 1:
            priors = self.evaluator.priors(state, ask, options)
            if priors is not None:
                return priors
        if self.habit > 0.0:
            return self.habits.priors(ask.seat, options, self.habit / self.spread(ask.seat))
        return [1.0 / float(len(options))] * len(options)

    def best(self, ask: Ask, node: Node, average: float, may_try: bool) -> Node:
        """PUCT over the allowed children: result so far, and a bonus for what is rarely tried."""
        best: Node | None = None
        most: float = -1000.0
        spread = self.spread(ask.seat)
        hope = average - self.reluctance * spread
        child = node.first
        while child is not None:
            if self.is_allowed(child, ask):
                child.chances += 1
                if child.visits or may_try:
                    score = child.worth if child.visits else hope
                    urge = child.prior * math.sqrt(float(child.chances)) / float(1 + child.visits)
                    score += self.explore * spread * urge
                    if score > most:
                        most = score
                        best = child
            child = child.next
        assert best is not None
        return best

    def play_on(self, state: S) -> None:
        """Answer quickly until a position can be judged."""
        decisions: i64 = 0
        ask = state.agenda
        while ask is not None and decisions < self.longest:
            step = self.steps[ask.step]
            if ask.seat == CHANCE:
                self.game.apply(state, self.drawn(state, ask))
            else:
                if decisions >= self.shortest and self.evaluator.rests(state, ask):
                    return
                options = step.options(state, ask)
                answer: i64 = options[0]
                if len(options) > 1:
                    answer = self.quick(state, ask, options)
                self.game.apply(state, answer)
                decisions += 1
            ask = state.agenda

    def quick(self, state: S, ask: Ask, options: list[int]) -> i64:
        """A quick answer: what the evaluator would say, or what did well in other iterations."""
        if self.habit <= 0.0 or self.evaluator.has_policy:
            return self.evaluator.rollout_choice(state, ask, options, self.dice)
        answer = self.habits.choose(
            ask.seat, options, self.noise * self.spread(ask.seat), self.dice
        )
        self.said.append(ask.seat * self.actions + answer)
        return answer

    def learn(self, path: list[Node], state: S) -> None:
        """Every node on the path learns the result of the seat that answered."""
        evaluator = self.evaluator
        evaluator.promised = NOT_JUDGED
        results = evaluator.values(state)
        own = results[self.seat]
        for place in range(len(path) - 1, -1, -1):
            node = path[place]
            node.learn(results[node.seat] if node.seat >= 0 else own, self.greed)
        if self.habit > 0.0:
            self.remember(path, results)
        if self.counts_points and len(path) > 1:
            if evaluator.promised == NOT_JUDGED:  # ended, or judged in another way
                evaluator.promised = float(evaluator.value(state, self.seat))
            path[1].points += evaluator.promised
            path[1].promises += 1
        if self.witness is not None:
            self.witness(state)
        self.measure(results)

    def remember(self, path: list[Node], results: list[float]) -> None:
        """Answers become habits by how they turned out, wherever they were given."""
        for node in path:
            if node.seat >= 0:
                self.habits.learn(node.seat * self.actions + node.action, results[node.seat])
        for said in self.said:
            self.habits.learn(said, results[said // self.actions])
        self.said.clear()

    def measure(self, results: list[float]) -> None:
        """How far results lie apart; small differences deserve small bonuses."""
        if not len(self.sums):
            sides = len(results)
            self.sums = vec[float]([0.0] * sides)
            self.squares = vec[float]([0.0] * sides)
            if not len(self.spreads):
                self.spreads = vec[float]([FIRST_SPREAD] * sides)
        self.count += 1
        count = float(self.count)
        for side in range(len(results)):
            result = results[side]
            total = self.sums[side] + result
            squares = self.squares[side] + result * result
            self.sums[side] = total
            self.squares[side] = squares
            if self.count >= ENOUGH:
                self.spread_out(side, squares / count - (total / count) * (total / count))

    def spread_out(self, side: i64, variance: float) -> None:
        """Results lie closer together once the best is known; that is believed only slowly."""
        before = self.spreads[side] * self.patience
        now = math.sqrt(variance) if variance > LEAST else SMALLEST
        self.spreads[side] = now if now > before or self.count == ENOUGH else before

    def spread(self, seat: i64) -> float:
        """How far the results of a seat lie apart."""
        return self.spreads[seat] if len(self.spreads) else FIRST_SPREAD

    def children(self) -> list[Node]:
        """The answers at the root, the most visited first, then the better ones."""
        found: list[Node] = []
        for action in self.root_options:
            child = self.root.child(self.step, self.seat, action)
            if child is not None:
                found.append(child)
        found.sort(key=lambda node: (-node.visits, -node.mean()))
        return found

    def is_decided(self, left: i64) -> bool:
        """Whether the answer visited most stays it if the next gets half of what is left."""
        most: i64 = 0
        second: i64 = 0
        child = self.root.first
        while child is not None:
            if child.visits > most:
                most, second = child.visits, most
            elif child.visits > second:
                second = child.visits
            child = child.next
        return 2 * (most - second) > left
