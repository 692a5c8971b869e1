"""The price of a god action: paid, or waived by a Blessing (TK-38, B13 to B16)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import actions, steps
from maat.games.tekhenu.cards import blessings
from maat.games.tekhenu.rules import bill, payment
from maat.games.tekhenu.state import TekhenuState


def settle(state: TekhenuState, seat: i64, price: i64) -> None:
    """Pay the price of an action, or play a Blessing instead (B13 to B16)."""
    player = state.players[seat]
    if not price & bill.TOKENS:
        return
    if player.blessings & blessings.waiving(price):
        state.ask(steps.PRICE, seat, price)
    else:
        payment.charge(state, seat, price & bill.TOKENS)


class Price(Step[TekhenuState]):
    """Pay the price or play a Blessing instead (B13 to B16)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        player = state.players[ask.seat]
        answers: list[int] = []
        if payment.may_pay(player, ask.datum & bill.TOKENS):
            answers.append(actions.PAY_PRICE)
        blessings.add_first(player, answers, blessings.waiving(ask.datum))
        return answers

    def rule(self) -> i64:
        return 38

    def reason(self, state: TekhenuState, ask: Ask, action: i64) -> i64:
        return blessings.why_not(state.players[ask.seat], action, 38)

    def resolve(self, state: TekhenuState, ask: Ask, action: i64) -> None:
        if action == actions.PAY_PRICE:
            payment.charge(state, ask.seat, ask.datum & bill.TOKENS)
        else:
            blessings.play(state, ask.seat, action - actions.PLAY + 1)
