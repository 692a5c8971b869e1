"""The bots of Senet: what Maat's own bots are to think of a position, and how long."""

from __future__ import annotations

from typing import Final

from maat.bots.bot_set import BotSet
from maat.bots.evaluator import Evaluator
from maat.bots.greedy import GreedyBot
from maat.core.game import Game

from senet import advice
from senet.state import SenetState

LEAD: Final = 20.0  # tenths of a point ahead are won three times in four, about


class GreedySenet(GreedyBot[SenetState]):
    """Wants to be far ahead on the track."""

    def value(self, state: SenetState, seat: int) -> int:
        own, other = state.players[seat], state.players[1 - seat]
        return advice.value(own, state.box) - advice.value(other, state.box)


class SenetEvaluator(Evaluator[SenetState]):
    """Judges by the advice."""

    def __init__(self, game: Game[SenetState]) -> None:
        super().__init__(game)
        self.scale = LEAD

    def value(self, state: SenetState, seat: int) -> int:
        return advice.value(state.players[seat], state.box)


BOTS: Final = BotSet(
    greedy=GreedySenet,
    evaluator=SenetEvaluator,
    iterations={"peek": 100, "search": 1000},
)
