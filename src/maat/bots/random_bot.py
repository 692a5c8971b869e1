"""A bot that hardly looks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.core.dealer import QuickDealer


class RandomBot(Bot[Any]):
    """Every legal answer is equally likely."""

    def __init__(self, seed: str) -> None:
        self.dice = QuickDealer(seed)

    def choose(self, glance: Glance[Any]) -> i64:
        options = glance.options
        return options[self.dice.below(len(options))]
