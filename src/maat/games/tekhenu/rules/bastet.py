"""Bastet: a festival (TK-69 to TK-73)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Task
from maat.games.tekhenu import tasks, words
from maat.games.tekhenu.cards import blessings
from maat.games.tekhenu.god import God
from maat.games.tekhenu.rules import bill, layout, payment, tokens, waiver
from maat.games.tekhenu.state import TekhenuState


def price(state: TekhenuState) -> i64:
    """Papyrus for the festival (TK-69)."""
    return state.box.bastet_papyrus * bill.PAPYRUS


class Bastet(God):
    """A festival."""

    def may(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> bool:
        """Whether the festival can be paid; Happiness may be at its limit (AMB-26)."""
        player = state.players[seat]
        if flags & layout.FREE or player.blessings & blessings.FOOD:
            return True
        return payment.may_pay(player, price(state))

    def why_not(self, state: TekhenuState, seat: i64, value: i64, flags: i64) -> i64:
        """The rule against a festival."""
        return 0 if self.may(state, seat, value, flags) else 69

    def begin(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        """Pay, then celebrate."""
        state.push(tasks.FESTIVAL, seat, layout.VALUE.of(datum))
        if not datum & layout.FREE:
            waiver.settle(state, seat, price(state) | bill.FOOD_BLESSING)


class Festival(Task[TekhenuState]):
    """Happiness advances by the value; low values bring Scribes as well (TK-69 to TK-71)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        state.push(tasks.SCRIBES, seat, datum)
        tokens.raise_happiness(state, seat, datum)


class Scribes(Task[TekhenuState]):
    """Scribes of the festival (TK-71)."""

    def run(self, state: TekhenuState, seat: i64, datum: i64) -> None:
        tokens.gain(state, seat, words.SCRIBE, state.box.bastet_scribes[datum - 1])
