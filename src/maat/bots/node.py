"""A node of a search's tree: an answer to a question, and how it turned out."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

SURE: Final = 3  # visits before a child can stand for its parent


@final
class Node:
    """An answer to a question; below it the answers to the questions that followed.

    The same answers can lead to different questions in different imagined worlds, so a node
    says which question it answers, and its children may answer several.
    """

    step: i64
    seat: i64
    action: i64
    prior: float  # how likely the evaluator thought it the best
    visits: i64
    chances: i64  # visits to the node above at which this answer was allowed
    total: float  # sum of results for the seat that answered
    squares: float
    worth: float  # the mean, drawn towards the best child while the same seat goes on
    points: float  # sum of what was promised to the seat, in tenths; kept below the root only
    promises: i64  # how many visits that were
    first: Node | None  # its children, linked through `next`
    next: Node | None

    def __init__(self, step: i64, seat: i64, action: i64, prior: float) -> None:
        self.step = step
        self.seat = seat
        self.action = action
        self.prior = prior
        self.visits = 0
        self.chances = 0
        self.total = 0.0
        self.squares = 0.0
        self.worth = 0.5
        self.points = 0.0
        self.promises = 0
        self.first = None
        self.next = None

    def child(self, step: i64, seat: i64, action: i64) -> Node | None:
        """The child that gives this answer to this question."""
        node = self.first
        while node is not None:
            if node.action == action and node.step == step and node.seat == seat:
                return node
            node = node.next
        return None

    def grow(self, step: i64, seat: i64, action: i64, prior: float) -> Node:
        """A new child."""
        node = Node(step, seat, action, prior)
        node.next = self.first
        self.first = node
        return node

    def branch(self, step: i64, seat: i64, action: i64) -> Node:
        """The child that gives this answer, made if it is not there yet."""
        child = self.child(step, seat, action)
        return self.grow(step, seat, action, 1.0) if child is None else child

    def learn(self, result: float, greed: float) -> None:
        """Take note of one more result."""
        self.visits += 1
        self.total += result
        self.squares += result * result
        mean = self.total / float(self.visits)
        best = self.best_child()
        self.worth = mean if best is None else mean + greed * (best.worth - mean)

    def best_child(self) -> Node | None:
        """The child of the same seat that is worth most, of those that were tried more often."""
        best: Node | None = None
        child = self.first
        while child is not None:
            if (
                child.seat == self.seat
                and child.visits >= SURE
                and (best is None or child.worth > best.worth)
            ):
                best = child
            child = child.next
        return best

    def mean(self) -> float:
        """The average result; a half where nothing is known."""
        return self.total / float(self.visits) if self.visits else 0.5

    def doubt(self) -> float:
        """The standard error of the mean; 1 where nothing is known."""
        if self.visits < 2:
            return 1.0
        visits = float(self.visits)
        mean = self.total / visits
        variance = self.squares / visits - mean * mean
        return math.sqrt(variance / (visits - 1.0)) if variance > 0.0 else 0.0
