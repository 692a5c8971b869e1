"""A judge that has learned: the network for positions and answers, the advice for the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeAlias

from maat import catalog
from maat.bots import roster
from maat.bots.judge import Judge
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import Ask
from maat.learn import net as nets
from maat.learn.net import Net

Looking: TypeAlias = Callable[[Any, int], list[float]]

WEIGHTS: Final = "maat.learn.weights"


class LearnedJudge(Judge[Any]):
    """Judges what it sees with the eyes of the seat that is asked."""

    def __init__(self, game: Game[Any], net: Net) -> None:
        super().__init__(game)
        self.net = net
        self.look = looking(game.key)
        self.advice = roster.JUDGES.get(game.key, Judge)(game)
        self._search_like(self.advice)
        self.solo_sides = 0  # not known before a game of one seat is judged
        self.uses_priors = bool(net.about.get("policy"))  # not learned from greedy bots
        self.blend = float(net.about.get("blend", 0.0))  # how much the advice has to say
        self.patient = bool(net.about.get("patient"))  # judges only where the advice would

    def _search_like(self, advice: Judge[Any]) -> None:
        """Results and the ways of a search are those the advice has settled on."""
        self.scale = advice.scale
        self.mix = advice.mix
        self.explore = advice.explore
        self.reluctance = advice.reluctance
        self.patience = advice.patience
        self.noise = advice.noise
        self.foresight = advice.foresight
        self.probes = advice.probes
        self.has_policy = advice.has_policy

    def value(self, state: Any, seat: int) -> int:
        """The lead to be expected, in tenths of a point."""
        if state.over:
            return self._final_lead(state, seat)
        viewer = self._viewer(state, state.asked())
        sides = self._sides(state)
        return round(10 * self.net.leads(self.look(state, viewer))[(seat - viewer) % sides])

    def _final_lead(self, state: Any, seat: int) -> int:
        scores = self.game.scores(state)
        others = [score for side, score in enumerate(scores) if side != seat]
        return 10 * (scores[seat] - max(others, default=0))

    def values(self, state: Any) -> list[float]:
        if state.over:
            return self.results(state)
        viewer = self._viewer(state, state.asked())
        found = self.net.values(self.look(state, viewer))
        sides = self._sides(state)
        turned = found[sides - viewer : sides] + found[: sides - viewer]
        return self._blended(state, turned) if self.blend else turned

    def _blended(self, state: Any, learned: list[float]) -> list[float]:
        """Something of what was learned and of the advice."""
        share = self.blend
        self.advice.viewer = self.viewer
        advised = self.advice.values(state)
        return [
            (1.0 - share) * one + share * other for one, other in zip(learned, advised, strict=True)
        ]

    def rests(self, state: Any, ask: Ask) -> bool:
        return not self.patient or self.advice.rests(state, ask)

    def _sides(self, state: Any) -> int:
        """The seats, and an automa beside one."""
        if state.seats > 1:
            return int(state.seats)
        if not self.solo_sides:
            self.solo_sides = len(self.game.scores(state))
        return self.solo_sides

    def _viewer(self, state: Any, ask: Ask) -> int:
        return ask.seat if 0 <= ask.seat < state.seats else 0

    def priors(self, state: Any, ask: Ask, options: list[int]) -> list[float] | None:
        if not self.uses_priors:
            return None
        return self.net.priors(self.look(state, ask.seat), options)

    def rollout_choice(self, state: Any, ask: Ask, options: list[int], dice: QuickDealer) -> int:
        return self.advice.rollout_choice(state, ask, options, dice)


def looking(game: str) -> Looking:
    """The function that turns a position of a game into numbers."""
    look: Looking = _features(game).features
    return look


def names(game: str) -> list[str]:
    """What these numbers are called; empty for a game that has none."""
    found: list[str] = _features(game).NAMES if find_spec(_module(game)) else []
    return found


def _features(game: str) -> Any:
    return import_module(_module(game))


def _module(game: str) -> str:
    return f"{catalog.package(game)}.features"


def load(game: Game[Any], path: Path) -> Net:
    """A network from a file, for this game."""
    return nets.read(path, names(game.key), game.actions.names)


@cache
def judge_for(game: str) -> Callable[[Game[Any]], Judge[Any]] | None:
    """What makes a judge with the network that came with a game; None if none came."""
    shipped = resources.files(WEIGHTS) / f"{game}.npz"
    if not shipped.is_file():
        return None
    return judge_from(Path(str(shipped)))


def judge_from(path: Path) -> Callable[[Game[Any]], Judge[Any]]:
    """What makes a judge with the network in a file, read when it is needed."""

    @cache
    def net(key: str, actions: tuple[str, ...]) -> Net:
        return nets.read(path, names(key), list(actions))

    def make(game: Game[Any]) -> Judge[Any]:
        return LearnedJudge(game, net(game.key, tuple(game.actions.names)))

    return make
