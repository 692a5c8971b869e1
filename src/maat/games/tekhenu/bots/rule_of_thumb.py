"""A yardstick for Tekhenu nobody tuned: it follows one published sentence and nothing else.

A review ("Reseña Tekhenu parte 2", trikimailugetxo.com, 17 February 2021, under "El camino a la
victoria") says that the more actions and resources go into the section of one god the faster its
points grow, and that doing many things at once is dangerous. So this bot stays with one god, drawn
by lot: it takes the highest die there with which that god can act, else the highest one that
produces; all else is the first answer there is, but that it pays the Bread it owes.
"""

from __future__ import annotations

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.core.dealer import QuickDealer
from maat.games.tekhenu import actions, steps, words
from maat.games.tekhenu.rules import action
from maat.games.tekhenu.state import TekhenuState


class RuleOfThumbBot(Bot[TekhenuState]):
    """Stays with one god."""

    def __init__(self, seed: str) -> None:
        self.god: i64 = QuickDealer(seed).below(len(words.GODS))

    def choose(self, glance: Glance[TekhenuState]) -> i64:
        step = glance.ask.step
        if step == steps.TURN:
            return self.die(glance)
        if step == steps.PREPARE:
            return self.use(glance.options)
        return glance.options[-1] if step == steps.FEED else glance.options[0]

    def die(self, glance: Glance[TekhenuState]) -> i64:
        """The highest die for the god, else to produce with."""
        state, seat = glance.state, glance.ask.seat
        best: i64 = glance.options[0]
        most: i64 = -1
        for option in glance.options:
            if actions.TAKE <= option < actions.PERFORM:
                worth = self.worth(state, seat, option - actions.TAKE)
                if worth > most:
                    best, most = option, worth
        return best

    def worth(self, state: TekhenuState, seat: i64, code: i64) -> i64:
        """How much a die around the wheel is worth."""
        god, color, value = code // 30, code // 6 % 5, code % 6 + 1
        if god == self.god and action.is_possible(state, seat, god, 1 << value, 0):
            return 10 + value
        return 0 if color == words.GRAY else value

    def use(self, options: list[int]) -> i64:
        """The god's action, else what the die produces."""
        if actions.PERFORM + self.god in options:
            return actions.PERFORM + self.god
        for option in options:
            if 0 <= option - actions.PRODUCE < len(words.RESOURCES):
                return option
        return options[0]
