"""The offerings area (rulebook p. 5)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Step
from maat.core.state import Ask
from maat.games.pharaon import actions, events, pieces, rulings, steps, tasks
from maat.games.pharaon.components import NEEDS
from maat.games.pharaon.rules import payment, price, supply
from maat.games.pharaon.state import PharaonState


def has_set(state: PharaonState) -> bool:
    """A set of two tokens lies in the area (PH-74)."""
    return rows.has_any(state.sets)


def enter(state: PharaonState, seat: i64) -> None:
    """Ask for the optional resource where it can be paid."""
    if may_add(state, seat):
        state.ask(steps.BONUS, seat)
    else:
        buy_set(state, seat)


def buy_set(state: PharaonState, seat: i64) -> None:
    """One unit, any color fits: the access unit itself (PH-70)."""
    payment.buy(state, seat, state.box.set_price, 0, 0)


def may_add(state: PharaonState, seat: i64) -> i64:
    """Colors in which two units can be paid for a set and a bonus token, as bits (PH-71).

    Where there is no token, one that is paid must be the one that is drawn again (PH-75).
    """
    if supply.has_offering(state):
        return payable_colors(state, seat)
    if not price.has_token(state.players[seat]):
        return 0
    colors = payable_colors(state, seat)
    if state.rules < rulings.BONUS_IN_REACH:
        return colors
    color: i64
    for color in range(pieces.COLORS):
        if colors >> color & 1 and not payment.may_bring_back(
            state, seat, state.box.two_price, color * NEEDS
        ):
            colors &= ~(1 << color)
    return colors


def payable_colors(state: PharaonState, seat: i64) -> i64:
    """Colors in which the player can pay two units, as bits."""
    colors: i64 = 0
    player = state.players[seat]
    have = price.colored(player)
    jokers = price.wild(player, pieces.OFFERINGS)
    access = state.purchase.access
    color: i64
    for color in range(pieces.COLORS):
        row = color * NEEDS
        if price.payable(state, player, have, jokers, state.box.two_price, row, access):
            colors |= 1 << color
    return colors


class Bonus(Step[PharaonState]):
    """A set alone, or two units of one color for a bonus token besides (PH-70, PH-71)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.NO_BONUS, *bitset.codes(may_add(state, ask.seat), actions.ADD)]

    def rule(self) -> i64:
        return 70

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        if action == actions.NO_BONUS:
            return 0
        color = action - actions.ADD
        if not 0 <= color < pieces.COLORS:
            return 70
        if may_add(state, ask.seat) >> color & 1:
            return 0
        return 75 if payable_colors(state, ask.seat) >> color & 1 else 60

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.NO_BONUS:
            buy_set(state, ask.seat)
        else:
            row = (action - actions.ADD) * NEEDS
            payment.buy(state, ask.seat, state.box.two_price, row, 1)


def perform(state: PharaonState, seat: i64, bonus: bool) -> None:
    """Take a set, then the bonus token if it was paid (PH-71)."""
    if bonus:
        state.push(tasks.OFFERING, seat)
    places = filled_sets(state)
    if places & (places - 1):
        state.ask(steps.SET, seat)
    else:
        take_set(state, seat, bitset.lowest(places))


def filled_sets(state: PharaonState) -> i64:
    """Sets that can be taken, as bits from 0."""
    places: i64 = 0
    sets = state.sets
    place: i64 = 0
    while 2 * place < len(sets):
        if sets[2 * place] != pieces.EMPTY:
            places |= 1 << place
        place += 1
    return places


class Set(Step[PharaonState]):
    """Which of the sets to take (PH-71)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(filled_sets(state), actions.SET + 1)

    def rule(self) -> i64:
        return 71

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        place = action - actions.SET - 1
        if not 0 <= place < actions.PLACES:
            return 71
        return 0 if filled_sets(state) >> place & 1 else 73

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        take_set(state, ask.seat, action - actions.SET - 1)


def clear_set(state: PharaonState, place: i64) -> None:
    """Both tokens of a set are gone."""
    left = state.sets[:]
    left[2 * place] = pieces.EMPTY
    left[2 * place + 1] = pieces.EMPTY
    state.sets = left


def take_set(state: PharaonState, side: i64, place: i64) -> None:
    """Both tokens go to the player; the place stays empty until the round is over (PH-73)."""
    sets = state.sets
    first: i64 = sets[2 * place]
    second: i64 = sets[2 * place + 1]
    player = state.players[side]
    player.add(first, 1)
    player.add(second, 1)
    clear_set(state, place)
    token = pieces.TOKEN
    state.tell(events.SET_TAKEN, side, place + 1, first - token, second - token)
