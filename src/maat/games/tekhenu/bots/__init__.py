"""The bots of Tekhenu and their budgets."""

from __future__ import annotations

from typing import Final

from maat.bots.bot_set import BotSet
from maat.games.tekhenu.bots.advised import GreedyTekhenu, TekhenuEvaluator
from maat.games.tekhenu.bots.rule_of_thumb import RuleOfThumbBot

BOTS: Final = BotSet(
    greedy=GreedyTekhenu,
    evaluator=TekhenuEvaluator,
    iterations={"peek": 400, "search": 2000, "learned": 5000},
    besides={"rule-of-thumb": RuleOfThumbBot},
    review=0.5,
)
