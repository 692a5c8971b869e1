"""The nobles area (rulebook p. 5)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import rows
from maat.core.game import Step
from maat.core.state import Ask
from maat.core.vectors import vec
from maat.games.pharaon import actions, pieces, steps
from maat.games.pharaon.rules import cards, payment, price
from maat.games.pharaon.state import PharaonState, Player


def is_stocked(state: PharaonState) -> bool:
    """A noble lies face up or in the deck."""
    return state.noble_deck != 0 or rows.has_any(state.noble_row)


def prices(state: PharaonState, player: Player) -> vec[i64]:
    """Five different resources, or any five with the Judge (PH-80, PH-223)."""
    if player.has(pieces.JUDGE):
        return state.box.judge_price
    return state.box.noble_price


def is_open(state: PharaonState, player: Player, have: i64, jokers: i64, access: i64) -> bool:
    """A noble can be gained and paid (PH-80)."""
    if not is_stocked(state):
        return False
    return price.payable(state, player, have, jokers, prices(state, player), 0, access)


def enter(state: PharaonState, seat: i64) -> None:
    """The cost leaves no choice."""
    payment.buy(state, seat, prices(state, state.players[seat]), 0, 0)


def perform(state: PharaonState, seat: i64) -> None:
    """Take a noble from the row or the deck (PH-81)."""
    choices = rows.filled(state.noble_row)
    if state.noble_deck:
        choices += 1
    if choices > 1:
        state.ask(steps.HIRE, seat)
    elif choices:
        hire(state, seat, noble_answers(state)[0])


def noble_answers(state: PharaonState) -> list[int]:
    """The nobles face up, and the deck."""
    answers: list[int] = []
    for noble in state.noble_row:
        if noble != pieces.EMPTY:
            answers.append(actions.HIRE + noble)
    if state.noble_deck:
        answers.append(actions.DRAW_NOBLE)
    return answers


def hire(state: PharaonState, seat: i64, action: i64) -> None:
    """Take the noble named, or the one on top of the deck."""
    if action == actions.DRAW_NOBLE:
        cards.draw_noble(state, seat)
    else:
        cards.take_noble(state, seat, rows.place_of(state.noble_row, action - actions.HIRE))


class Hire(Step[PharaonState]):
    """One of the nobles face up, or the top card unseen (PH-81)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return noble_answers(state)

    def rule(self) -> i64:
        return 81

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        if action == actions.DRAW_NOBLE:
            return 0 if state.noble_deck else 82
        noble = action - actions.HIRE
        return 0 if noble > 0 and noble in state.noble_row else 81

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        hire(state, ask.seat, action)
