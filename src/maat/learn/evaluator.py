"""An evaluator that has learned: the network for positions and answers, the advice for the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from maat import catalog
from maat.bots import roster
from maat.bots.evaluator import Evaluator
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import Ask, State
from maat.learn import weights
from maat.learn.net import Eye, Net

Looking: TypeAlias = Callable[[Any, int], bytes]

WEIGHTS: Final = "weights.npz"  # in the folder of a game, and beside it a note of how it was made


class LearnedEvaluator(Evaluator[State]):
    """Judges what it sees with the eyes of the seat that is asked."""

    def __init__(self, game: Game[State], net: Net) -> None:
        super().__init__(game)
        self.eyes = [Eye(net) for _ in range(max(game.seat_counts))]  # what each seat saw last
        self.look = looking(game.key)
        self.advice = roster.evaluator(game.key)(game)
        self._search_like(self.advice)
        self.solo_sides: i64 = 0  # not known before a game of one seat is judged
        self.uses_priors = bool(net.about.get("policy"))  # not learned from greedy bots
        self.blend = float(net.about.get("blend", 0.0))  # how much the advice has to say
        self.patient = bool(net.about.get("patient"))  # judges only where the advice would

    def _search_like(self, advice: Evaluator[State]) -> None:
        """Results and the ways of a search are those the advice has settled on."""
        self.scale = advice.scale
        self.mix = advice.mix
        self.explore = advice.explore
        self.reluctance = advice.reluctance
        self.patience = advice.patience
        self.noise = advice.noise
        self.foresight = advice.foresight
        self.crowd = roster.brought(self.game.key).crowd
        self.probes = advice.probes
        self.has_policy = advice.has_policy

    def value(self, state: State, seat: i64) -> i64:
        """The lead to be expected, in tenths of a point."""
        if state.over:
            return self._final_lead(state, seat)
        viewer = self._viewer(state, state.asked())
        eye = self._eye(state, viewer)
        return round(10.0 * eye.lead((seat - viewer) % self._sides(state)))

    def _final_lead(self, state: State, seat: i64) -> i64:
        scores = self.game.scores(state)
        others = [score for side, score in enumerate(scores) if side != seat]
        return 10 * (scores[seat] - max(others, default=0))

    def values(self, state: State) -> list[float]:
        if state.over:
            return self.results(state)
        viewer = self._viewer(state, state.asked())
        eye = self._eye(state, viewer)
        sides = self._sides(state)
        found = [eye.value((side - viewer) % sides) for side in range(sides)]
        return self._blended(state, found) if self.blend else found

    def _blended(self, state: State, learned: list[float]) -> list[float]:
        """Something of what was learned and of the advice."""
        share = self.blend
        self.advice.viewer = self.viewer
        advised = self.advice.values(state)
        return [
            (1.0 - share) * learned[side] + share * advised[side] for side in range(len(learned))
        ]

    def rests(self, state: State, ask: Ask) -> bool:
        return not self.patient or self.advice.rests(state, ask)

    def _sides(self, state: State) -> i64:
        """The seats, and an automa beside one."""
        if state.seats > 1:
            return state.seats
        if not self.solo_sides:
            self.solo_sides = len(self.game.scores(state))
        return self.solo_sides

    def _eye(self, state: State, viewer: i64) -> Eye:
        """The position as a seat sees it."""
        eye = self.eyes[viewer]
        eye.look(self.look(state, viewer))
        return eye

    def _viewer(self, state: State, ask: Ask) -> i64:
        return ask.seat if 0 <= ask.seat < state.seats else 0

    def priors(self, state: State, ask: Ask, options: list[int]) -> list[float] | None:
        if not self.uses_priors:
            return None
        return self._eye(state, ask.seat).priors(options)

    def rollout_choice(self, state: State, ask: Ask, options: list[int], dice: QuickDealer) -> i64:
        return self.advice.rollout_choice(state, ask, options, dice)


def looking(game: str) -> Looking:
    """The function that turns a position of a game into numbers."""
    look: Looking = catalog.module(game, "features").features
    return look


def names(game: str) -> list[str]:
    """What these numbers are called; empty for a game that has none."""
    module = catalog.module(game, "features")
    found: list[str] = [] if module is None else module.NAMES
    return found


def load(game: Game[Any], path: Path) -> Net:
    """A network from a file, for this game."""
    return weights.read(path, names(game.key), game.actions.names)


@cache
def evaluator_for(game: str) -> Callable[[Game[Any]], Evaluator[Any]] | None:
    """What makes an evaluator with the network that came with a game; None if none came."""
    shipped = catalog.file(game, WEIGHTS)
    return None if shipped is None else Maker(shipped)


class Maker:
    """Makes evaluators with one network, read from its file when the first of them is made."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.nets: dict[str, Net] = {}

    def __call__(self, game: Game[Any]) -> Evaluator[Any]:
        if game.key not in self.nets:
            self.nets[game.key] = load(game, self.path)
        return LearnedEvaluator(game, self.nets[game.key])
