"""The bots of Pharaon and their budgets."""

from __future__ import annotations

from typing import Final

from maat.bots.bot_set import BotSet
from maat.games.pharaon.bots.advised import GreedyPharaon, PharaonEvaluator

BOTS: Final = BotSet(
    greedy=GreedyPharaon,
    evaluator=PharaonEvaluator,
    iterations={"peek": 350, "search": 2500, "learned": 8000},
    review=0.5,
    sharpness=(0.5, 2.75),
)
