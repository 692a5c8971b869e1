"""Searches for which luck is settled: players of the arena alone, to measure the levels against.

A seer knows what chance is going to answer, which is cheating: the arena hands it the dealer. A
guesser is fair: it supposes several courses that luck may take, one after the other, looks ahead in
each as a seer would, and answers with what looked best in all of them together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.bots.bot import Glance
from maat.bots.evaluator import Evaluator
from maat.bots.search import SearchBot
from maat.bots.tree import Tree
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import Ask, State

S = TypeVar("S", bound=State)

GUESSES: Final = 10
GRAIN: Final = 1 << 30


class FatedTree(Tree[S]):
    """A tree in which chance always answers the same, from the position that is asked on."""

    def __init__(self, game: Game[S], evaluator: Evaluator[S], dice: QuickDealer) -> None:
        self.fate = QuickDealer("")  # draws what will be drawn
        self.luck = QuickDealer("")  # the same, as far as an iteration has come
        super().__init__(game, evaluator, dice)

    def world(self) -> S:
        self.luck.mimic(self.fate)
        return super().world()

    def drawn(self, state: S, ask: Ask) -> i64:
        return self.steps[ask.step].sample(state, ask, self.luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class FatedBot(SearchBot[S], Generic[S]):
    """Searches in such a tree."""

    def tree(self, game: Game[S]) -> Tree[S]:
        return self.fated(game)

    def fated(self, game: Game[S]) -> FatedTree[S]:
        """The tree for a game, made when its first question comes."""
        kept = self.kept
        if isinstance(kept, FatedTree) and kept.game is game:
            return kept
        made = FatedTree(game, self.evaluator(game), self.dice)
        self.kept = made
        return made


@mypyc_attr(allow_interpreted_subclasses=True)
class SeerBot(FatedBot[S], Generic[S]):
    """Knows what chance will answer, once it has seen the dealer. It cheats."""

    def __init__(
        self, evaluator: Callable[[Game[S]], Evaluator[S]], seed: str, iterations: int
    ) -> None:
        super().__init__(evaluator, seed, iterations)
        self.dealer: QuickDealer | None = None

    def choose(self, glance: Glance[S]) -> i64:
        dealer = self.dealer
        if dealer is None:
            raise TypeError("a seer plays only where it is shown the dealer")
        self.fated(glance.game).fate.mimic(dealer)
        return super().choose(glance)


@mypyc_attr(allow_interpreted_subclasses=True)
class GuesserBot(FatedBot[S], Generic[S]):
    """Shares its budget among several guesses of what chance will answer."""

    def choose(self, glance: Glance[S]) -> i64:
        options = glance.options
        if len(options) == 1:
            return options[0]
        visits = dict.fromkeys(options, 0)
        tree = self.fated(glance.game)
        for _ in range(GUESSES):
            tree.forget()
            tree.fate = QuickDealer(f"{self.dice.below(GRAIN)}")
            self.prepare(glance, options, False)
            tree.iterations(self.iterations // GUESSES)
            for child in tree.children():
                visits[int(child.action)] += int(child.visits)
        return max(options, key=lambda option: visits[option])
