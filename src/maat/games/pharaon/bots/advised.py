"""Bots for Pharaon that play by the advice."""

from __future__ import annotations

from mypy_extensions import i64

from maat.bots.evaluator import Evaluator
from maat.bots.greedy import GreedyBot
from maat.core.game import Game
from maat.core.state import Ask
from maat.games.pharaon import advice, steps
from maat.games.pharaon.state import PharaonState


class GreedyPharaon(GreedyBot[PharaonState]):
    """Wants prestige now and something to spend later."""

    def value(self, state: PharaonState, seat: i64) -> i64:
        return advice.value(state, seat)


class PharaonEvaluator(Evaluator[PharaonState]):
    """Judges by the advice, between turns."""

    def __init__(self, game: Game[PharaonState]) -> None:
        super().__init__(game)
        self.noise = 0.3
        self.foresight = 10
        self.probes = 3

    def value(self, state: PharaonState, seat: i64) -> i64:
        return advice.value(state, seat)

    def rests(self, state: PharaonState, ask: Ask) -> bool:
        return ask.step in (steps.TURN, steps.KEEP)
