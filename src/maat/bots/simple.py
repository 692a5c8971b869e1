"""Bots that hardly look."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.core.dealer import QuickDealer
from maat.games.ra import actions


class RandomBot(Bot[Any]):
    """Every legal answer is equally likely."""

    def __init__(self, seed: str) -> None:
        self.dice = QuickDealer(seed)

    def choose(self, glance: Glance[Any]) -> i64:
        options = glance.options
        return options[self.dice.below(len(options))]


class DrawyBot(RandomBot):
    """In Ra: draws in three turns of four, passes in three auctions of five, else at random."""

    def choose(self, glance: Glance[Any]) -> i64:
        options = glance.options
        if actions.DRAW in options and self.dice.below(100) < 75:
            return actions.DRAW
        if actions.PASS in options and self.dice.below(100) < 60:
            return actions.PASS
        return options[self.dice.below(len(options))]
