"""Bots for Tekhenu that play by the advice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.bots.evaluator import Evaluator
from maat.bots.greedy import GreedyBot
from maat.core.game import Game
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.tekhenu import advice, steps
from maat.games.tekhenu.state import TekhenuState

HIDDEN: Final = 40  # tenths of a point, a Decree nobody else has seen
TRIES: Final = 12  # a turn has many small questions


class GreedyTekhenu(GreedyBot[TekhenuState]):
    """Wants points, a standing that will score, and something to spend."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.tries = TRIES

    def value(self, state: TekhenuState, seat: i64) -> i64:
        return advice.value(state, seat)

    def goes_on(self, ask: Ask, seat: i64) -> bool:
        """The next own turn is another one, also where nobody else is asked between."""
        return ask.seat in (seat, CHANCE) and ask.step != steps.TURN


class TekhenuEvaluator(Evaluator[TekhenuState]):
    """Judges by the advice, between turns."""

    def __init__(self, game: Game[TekhenuState]) -> None:
        super().__init__(game)
        self.foresight = 12
        self.probes = 6

    def value(self, state: TekhenuState, seat: i64) -> i64:
        return advice.value(state, seat)

    def worth(self, state: TekhenuState) -> vec[float]:
        """Decrees of others were only imagined: they count for all the same, not for what they are.

        What they are would tell nothing about the answers compared, and drown what does.
        """
        worth = super().worth(state)
        for seat in range(state.seats):
            if seat != self.viewer:
                player = state.players[seat]
                worth[seat] += float(HIDDEN * player.decree_count)
                worth[seat] -= float(advice.laws(state, player, seat))
        return worth

    def rests(self, state: TekhenuState, ask: Ask) -> bool:
        return ask.step in (steps.TURN, steps.DRAFT)
