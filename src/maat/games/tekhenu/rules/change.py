"""Changing the die in hand: Scribes, B09 to B12 (TK-34, AMB-29, AMB-30)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import actions, events, pips, rulebook, rulings, steps, tasks, words
from maat.games.tekhenu.cards import blessings, technologies
from maat.games.tekhenu.rules import action, bill, payment, usage
from maat.games.tekhenu.state import TekhenuState


def add_values(state: TekhenuState, seat: i64, answers: list[int]) -> None:
    """The values Scribes can make of the die, two pips for each (TK-34)."""
    if state.altered & usage.SCRIBED:
        return
    reach = 2 * technologies.scribes_at_hand(state.players[seat])
    if not reach:
        return
    values = pips.around(state.die_value, reach if reach < 6 else 6)
    for value in range(1, 7):
        if values >> value & 1 and value != state.die_value and is_worth(state, seat, value):
            answers.append(actions.VALUE + value)


def scribes_for(state: TekhenuState, value: i64) -> i64:
    """One Scribe for every two pips begun (TK-34)."""
    away = value - state.die_value
    return (away + 1) // 2 if away > 0 else (1 - away) // 2


def is_worth(state: TekhenuState, seat: i64, value: i64) -> bool:
    """A gray die must be able to act with the value and what is left after paying (AMB-55)."""
    if state.rules < rulings.ONE_POOL:
        return is_useful(state, seat, value)
    if state.anubis or state.die_color != words.GRAY:
        return True
    player = state.players[seat]
    spent = scribes_for(state, value)
    player.scribes -= spent
    altered = state.altered | usage.SCRIBED
    worth = usage.has_use(state, seat, state.die_god, 1 << value, altered)
    player.scribes += spent
    return worth


def is_useful(state: TekhenuState, seat: i64, value: i64) -> bool:
    """A gray die must be able to perform its god action (TK-30, TK-32)."""
    if state.anubis or state.die_color != words.GRAY:
        return True
    return may_serve(state, seat, 1 << value, state.altered)


def may_serve(state: TekhenuState, seat: i64, values: i64, altered: i64) -> bool:
    """Whether a gray die in hand can act with one of some values (AMB-56)."""
    if state.rules >= rulings.USABLE_GRAY:
        return usage.has_use(state, seat, state.die_god, values, altered)
    values = technologies.god_values(state.players[seat], values)
    return action.is_possible(state, seat, state.die_god, values, 0)


def has_useful_face(state: TekhenuState, seat: i64) -> bool:
    """Whether turning the die leaves anything to do with it."""
    if state.die_color != words.GRAY or state.anubis:
        return True
    if state.rules >= rulings.USABLE_GRAY:
        cards = blessings.TURN_DIE
        return usage.has_use_after(state, seat, state.die_god, pips.ALL, state.altered, cards)
    return may_serve(state, seat, pips.ALL, state.altered)


def change_value(state: TekhenuState, seat: i64, value: i64) -> None:
    """Spend Scribes (TK-34)."""
    spent = scribes_for(state, value)
    state.die_value = value
    state.altered |= usage.SCRIBED
    state.tell(events.DIE_CHANGED, seat, state.die_color, value)
    state.ask(steps.PREPARE, seat)
    payment.charge(state, seat, spent * bill.SCRIBE)


class Face(Step[TekhenuState]):
    """To which face the die is turned (B09, B10, AMB-01)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        for value in range(1, 7):
            if is_useful(state, ask.seat, value):
                answers.append(actions.VALUE + value)
        return answers

    def rule(self) -> i64:
        return rulebook.blessing(9)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.die_face = answer - actions.VALUE
        state.die_value = state.die_face
        state.tell(events.DIE_CHANGED, ask.seat, state.die_color, state.die_face)
        state.ask(steps.PREPARE, ask.seat)


class Color(Step[TekhenuState]):
    """As which other color the die counts (B11, B12, AMB-29)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        answers: list[int] = []
        for color in range(5):
            if color != state.die_color and may_become(state, ask.seat, color):
                answers.append(actions.RECOLOR + color)
        return answers

    def rule(self) -> i64:
        return rulebook.blessing(11)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.die_color = answer - actions.RECOLOR
        state.altered |= usage.RECOLORED
        state.ask(steps.NUDGE, ask.seat)


def may_become(state: TekhenuState, seat: i64, color: i64) -> bool:
    """A new color must leave the die usable."""
    if state.anubis:
        return True
    if state.purity(color, state.die_god) == words.FORBIDDEN:
        return technologies.may_take_forbidden(state.players[seat])
    if color != words.GRAY:
        return True
    altered = state.altered | usage.RECOLORED
    return may_serve(state, seat, pips.around(state.die_value, 1), altered)


class Nudge(Step[TekhenuState]):
    """One pip more, one less or none (B11, B12)."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        values = pips.around(state.die_value, 1)
        answers: list[int] = []
        for value in range(1, 7):
            if values >> value & 1 and is_useful(state, ask.seat, value):
                answers.append(actions.VALUE + value)
        return answers

    def rule(self) -> i64:
        return rulebook.blessing(11)

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        state.die_value = answer - actions.VALUE
        state.tell(events.DIE_CHANGED, ask.seat, state.die_color, state.die_value)
        state.push(tasks.PURITY, ask.seat)
