"""Urns, and the nobles that act on them (rulebook p. 4 and 11)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.dealer import Dealer
from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask
from maat.games.pharaon import actions, events, pieces, steps, tasks
from maat.games.pharaon.rules import supply
from maat.games.pharaon.state import PharaonState


def turn_up(state: PharaonState, datum: i64) -> None:
    """Turn the top urn for a seat; below 0: so many urns come to lie below the Pyramid."""
    restock(state)
    if state.urn_pile:
        state.ask(steps.URN, CHANCE, datum)


class TurnUp(Task[PharaonState]):
    """A seat gains the top urn of the pile (PH-42)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        turn_up(state, seat)


class Reveal(Task[PharaonState]):
    """Lay so many urns below the Pyramid (PH-13, PH-133)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        turn_up(state, -datum)


def mingled(state: PharaonState) -> i64:
    """Urns of the Traitor's pile that may be any of those unseen."""
    return state.plot.urns - bitset.count(state.plot.known)


def restock(state: PharaonState) -> None:
    """An empty pile is made anew of the discarded urns (PH-41).

    What is then left unseen of the old pile is all the Traitor's.
    """
    if bitset.count(state.urn_pile) > mingled(state):
        return
    state.plot.known |= state.urn_pile
    state.urn_pile = state.urn_discard
    state.urn_discard = 0
    state.tell(events.URNS_RESHUFFLED, state.actor, bitset.count(state.urn_pile))


class Urn(Step[PharaonState]):
    """The top urn of the pile: each one unseen is equally likely (PH-13, PH-42)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(state.urn_pile, actions.URN)

    def sample(self, state: PharaonState, ask: Ask, dealer: Dealer) -> i64:
        return actions.URN + bitset.pick(state.urn_pile, dealer)

    def rule(self) -> i64:
        return 42

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        urn = action - actions.URN
        state.urn_pile &= ~(1 << urn)
        if ask.datum < 0:
            state.urn_row |= 1 << urn
            state.tell(events.URN_REVEALED, CHANCE, urn)
            if ask.datum < -1:
                turn_up(state, ask.datum + 1)
        else:
            state.tell(events.URN_DRAWN, ask.datum, urn)
            gain(state, ask.datum, urn)


def gain(state: PharaonState, seat: i64, urn: i64) -> None:
    """Three resources, then the urn is discarded (PH-40)."""
    state.urn_discard |= 1 << urn
    if state.rulings.told:
        return
    player = state.players[seat]
    if player.may_use(pieces.TEACHER):
        state.push(tasks.TEACHER, seat)
    if player.may_use(pieces.DIPLOMAT) and supply.in_stock(state):
        state.ask(steps.DIPLOMAT, seat, urn)
    else:
        pour(state, seat, urn)


def pour(state: PharaonState, seat: i64, urn: i64) -> None:
    for color in state.box.urns[urn]:
        supply.gain(state, seat, color, 1)


class Diplomat(Step[PharaonState]):
    """Discard the urn for three basic resources of choice, or keep it (PH-232)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.DECLINE, actions.REPLACE]

    def rule(self) -> i64:
        return 232

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.DECLINE:
            pour(state, ask.seat, ask.datum)
        else:
            state.players[ask.seat].turned |= 1 << pieces.DIPLOMAT
            state.tell(events.URN_REPLACED, ask.seat, ask.datum)
            for _ in range(state.box.noble_gain[pieces.DIPLOMAT]):
                state.push(tasks.GAIN, ask.seat)


class Teach(Task[PharaonState]):
    """The Teacher may add a resource to an urn (PH-231)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        if supply.in_stock(state):
            state.ask(steps.TEACHER, seat)


class Teacher(Step[PharaonState]):
    """Gain a basic resource besides the urn, once per round (PH-231)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.DECLINE, *bitset.codes(supply.in_stock(state), actions.GAIN)]

    def rule(self) -> i64:
        return 231

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        if action == actions.DECLINE:
            return 0
        color = action - actions.GAIN
        if not 0 <= color < pieces.COLORS:
            return 231
        return 0 if state.supply.count(color) else 34

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action != actions.DECLINE:
            state.players[ask.seat].turned |= 1 << pieces.TEACHER
            state.tell(events.NOBLE_USED, ask.seat, pieces.TEACHER - 1)
            supply.gain(state, ask.seat, action - actions.GAIN, 1)
            for _ in range(1, state.box.noble_gain[pieces.TEACHER]):
                state.push(tasks.GAIN, ask.seat)
