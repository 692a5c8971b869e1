"""The bots of Ra and their budgets."""

from __future__ import annotations

from typing import Final

from maat.bots.bot_set import BotSet
from maat.games.ra.bots import seers
from maat.games.ra.bots.advised import DrawyBot, GreedyRa, RaEvaluator
from maat.games.ra.bots.rule_of_thumb import RuleOfThumbBot

BOTS: Final = BotSet(
    greedy=GreedyRa,
    evaluator=RaEvaluator,
    iterations={"peek": 60, "search": 1200, "learned": 2400},
    crowd=8,
    besides={"drawy": DrawyBot, "rule-of-thumb": RuleOfThumbBot},
    arena={"cheating-seer": seers.cheating_seer, "ten-guesses": seers.ten_guesses},
    yardstick="rule-of-thumb",
    review=1.25,
)
