"""Bots for Tekhenu."""

from __future__ import annotations

from mypy_extensions import i64

from maat.bots.greedy import GreedyBot
from maat.games.tekhenu import advice
from maat.games.tekhenu.state import TekhenuState


class GreedyTekhenu(GreedyBot[TekhenuState]):
    """Wants points, a standing that will score, and something to spend."""

    def value(self, state: TekhenuState, seat: i64) -> i64:
        return advice.value(state, seat)
