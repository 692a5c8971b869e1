"""Producing with a Tainted die before its god action, for a Scribe (T19, AMB-03, AMB-32)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.tekhenu import actions, fields, rulings, steps, tasks, words
from maat.games.tekhenu.cards import technologies
from maat.games.tekhenu.rules import action, bill, layout, payment, production, tokens
from maat.games.tekhenu.state import TekhenuState


def may_perform(state: TekhenuState, seat: i64, god: i64, values: i64) -> bool:
    """Whether the god action is possible, if need be with what is made first (TK-32)."""
    if action.is_possible(state, seat, god, values, 0):
        return True
    if not technologies.may_tithe(state, seat):
        return False
    if state.rules >= rulings.ONE_POOL:
        return values_before(state, seat, god, values) != 0
    player = state.players[seat]
    paid = words.SCRIBE if player.scribes else words.GOLD
    made = production.most_kept(state, seat, state.die_color, state.die_value)
    tokens.add(player, paid, -1)
    tokens.add(player, state.die_color, made)
    possible = action.is_possible(state, seat, god, values, 0)
    tokens.add(player, state.die_color, -made)
    tokens.add(player, paid, 1)
    return possible


def values_before(state: TekhenuState, seat: i64, god: i64, values: i64) -> i64:
    """The values of a production that leave the god action possible, as bits (T13, AMB-55)."""
    player = state.players[seat]
    found: i64 = 0
    player.scribes -= 1
    made = technologies.production_values(player, state.die_value)
    for value in range(1, 7):
        if made >> value & 1 and pays_for(state, seat, god, values, value):
            found |= 1 << value
    player.scribes += 1
    return found


def pays_for(state: TekhenuState, seat: i64, god: i64, values: i64, value: i64) -> bool:
    """Whether the god action is possible after a production with a value."""
    player = state.players[seat]
    color = state.die_color
    made = tokens.available(state, color, value)
    kept = min(made, tokens.production(player, color))
    surplus = fields.SURPLUS.packed(color, made - kept)
    tokens.add(player, color, kept)
    player.surplus += surplus
    if technologies.T13.is_owned(player):
        more = tokens.available(state, color, 1)
        tokens.add(player, color, more)
        kept += more
    possible = action.is_possible(state, seat, god, values, 0)
    tokens.add(player, color, -kept)
    player.surplus -= surplus
    return possible


def leaves_action(state: TekhenuState, seat: i64, god: i64) -> bool:
    """Whether the god action is possible after the die has produced (AMB-55)."""
    if state.rules < rulings.ONE_POOL:
        return True
    values = technologies.god_values(state.players[seat], 1 << state.die_value)
    return values_before(state, seat, god, values) != 0


def perform(state: TekhenuState, seat: i64, god: i64) -> None:
    """The god action with the die, which may produce first."""
    datum = layout.GOD.packed(god) | layout.VALUES.packed(1 << state.die_value)
    if technologies.may_tithe(state, seat) and leaves_action(state, seat, god):
        state.push(tasks.PERFORM, seat, datum)
        state.ask(steps.TITHE, seat, datum)
    else:
        action.perform(state, seat, god, 1 << state.die_value, 0)


class Tithe(Step[TekhenuState]):
    """Pay a Scribe to produce before the god action; needed if nothing else pays for it."""

    def options(self, state: TekhenuState, ask: Ask) -> list[int]:
        values = technologies.god_values(state.players[ask.seat], layout.VALUES.of(ask.datum))
        if action.is_possible(state, ask.seat, layout.GOD.of(ask.datum), values, 0):
            return [actions.DECLINE, actions.PRODUCE + state.die_color]
        return [actions.PRODUCE + state.die_color]

    def rule(self) -> i64:
        return technologies.T19.rule

    def resolve(self, state: TekhenuState, ask: Ask, answer: i64) -> None:
        if answer == actions.DECLINE:
            return
        datum = layout.PRODUCTION | layout.VALUE.packed(state.die_value)
        datum |= layout.RESOURCE.packed(state.die_color)
        if state.rules >= rulings.ONE_POOL:
            values = technologies.god_values(state.players[ask.seat], layout.VALUES.of(ask.datum))
            left = values_before(state, ask.seat, layout.GOD.of(ask.datum), values)
            datum |= layout.VALUES.packed(left)
        state.push(tasks.RUN, ask.seat, datum)
        payment.charge(state, ask.seat, bill.SCRIBE)
