"""What a game brings for its bots: the set it declares as `BOTS` in its package `bots`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from maat.bots.bot import Bot
from maat.bots.evaluator import Evaluator
from maat.bots.greedy import GreedyScores
from maat.core.game import Game

AnyBot = Bot[Any]
Maker = Callable[[str], AnyBot]
EvaluatorMaker = Callable[[Game[Any]], Evaluator[Any]]


@dataclass(frozen=True, kw_only=True)
class BotSet:
    """The bots of one game; what it does not say is as in any game, judged by its scores."""

    greedy: Maker = GreedyScores
    evaluator: EvaluatorMaker = Evaluator
    iterations: dict[str, int] = field(default_factory=dict)  # of the levels that search
    besides: dict[str, Maker] = field(default_factory=dict)  # bots that are no levels
    arena: dict[str, Maker] = field(default_factory=dict)  # bots that sit down nowhere else
    yardstick: str = ""  # which of these the ladder measures the levels from the third on against
    crowd: int = 0  # decisions played on before a network judges, where more than two play
    review: float = 1.0  # the part of a level's iterations that a decision under review gets
