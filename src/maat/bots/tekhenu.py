"""Bots for Tekhenu."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.bots.greedy import GreedyBot
from maat.bots.judge import Judge
from maat.core.state import CHANCE, Ask
from maat.games.tekhenu import advice, steps
from maat.games.tekhenu.state import TekhenuState

TRIES: Final = 12  # a turn has many small questions


class GreedyTekhenu(GreedyBot[TekhenuState]):
    """Wants points, a standing that will score, and something to spend."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.tries = TRIES

    def value(self, state: TekhenuState, seat: i64) -> i64:
        return advice.value(state, seat)

    def goes_on(self, ask: Ask, seat: i64) -> bool:
        """The next own turn is another one, also where nobody else is asked between."""
        return ask.seat in (seat, CHANCE) and ask.step != steps.TURN


class TekhenuJudge(Judge[TekhenuState]):
    """Judges by the advice, between turns."""

    def value(self, state: TekhenuState, seat: i64) -> i64:
        return advice.value(state, seat)

    def rests(self, state: TekhenuState, ask: Ask) -> bool:
        return ask.step in (steps.TURN, steps.DRAFT)
