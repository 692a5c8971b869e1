"""Bots for Pharaon."""

from __future__ import annotations

from mypy_extensions import i64

from maat.bots.greedy import GreedyBot
from maat.games.pharaon import advice
from maat.games.pharaon.state import PharaonState


class GreedyPharaon(GreedyBot[PharaonState]):
    """Wants prestige now and something to spend later."""

    def value(self, state: PharaonState, seat: i64) -> i64:
        return advice.value(state, seat)
