"""The bots of Pharaon and their budgets."""

from __future__ import annotations

from typing import Final

from maat.bots.bot_set import BotSet
from maat.games.pharaon.bots.advised import GreedyPharaon, PharaonEvaluator
from maat.games.pharaon.bots.rule_of_thumb import RuleOfThumbBot

BOTS: Final = BotSet(
    greedy=GreedyPharaon,
    evaluator=PharaonEvaluator,
    iterations={"peek": 350, "search": 2500, "learned": 8000},
    besides={"rule-of-thumb": RuleOfThumbBot},
    review=0.5,
)
