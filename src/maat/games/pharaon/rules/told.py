"""A player whose side is not followed: alone with the real box, they tell what the Traitor needs.

Asked are the slot taken on the wheel, what left the offerings and the artisans, who passes with
which urn, and who is first. Nobles are alike to the Traitor, and offering tokens are named only
when he takes them: until then those of the position stand for the real ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Step
from maat.core.state import CHANCE, Ask
from maat.core.vectors import vec
from maat.games.pharaon import actions, events, pieces, steps, tasks
from maat.games.pharaon.rules import chamber, offerings, pyramid, supply, wheel
from maat.games.pharaon.state import NO_HOLDER, PharaonState

PLAYER: Final = 0
THEN_URN: Final = 1  # of the question what changed: an urn is chosen next


def begin(state: PharaonState) -> None:
    """The player's turn: what was done, or what the Pyramid may have changed (PH-47)."""
    if not state.players[PLAYER].passed:
        state.ask(steps.TOLD_TURN, PLAYER)
    elif pyramid.has_space(state, PLAYER):
        pyramid.step(state, PLAYER)
        ask_income(state, state.players[PLAYER].space - 1)


def ask_income(state: PharaonState, first: i64) -> None:
    """Ask what changed if an income brought something the Traitor depends on."""
    if matters(state, first):
        state.ask(steps.TOLD_CHANGE, PLAYER)


def matters(state: PharaonState, first: i64) -> bool:
    """Whether an income from here on is one the Traitor depends on (PH-125).

    The General may have brought the disc one space farther (PH-221)."""
    player = state.players[PLAYER]
    income = state.box.pyramid[player.row][first : player.space + 2]
    return pieces.OFFERING in income or pieces.FIRST_PLAYER in income


def draft(state: PharaonState) -> None:
    """The player has a noble and chooses an urn; the noble not kept is the Traitor's (PH-184).

    A high official has brought something at once, perhaps from the boards (PH-234, PH-236)."""
    state.push(tasks.DRAFT_END)
    state.ask(steps.TOLD_CHANGE, PLAYER, THEN_URN)
    add_noble(state, PLAYER)
    add_noble(state, state.seats)
    state.tell(events.SOME_NOBLE_TAKEN, state.seats, 0)


def add_noble(state: PharaonState, side: i64) -> None:
    """One noble more of a side: which one is of no importance."""
    player = state.players[side]
    free = bitset.span(1, pieces.ALL_NOBLES) & ~player.nobles
    player.nobles |= free & -free
    chamber.name_heir(state, side)


class TakenTurn(Step[PharaonState]):
    """Where the player has acted, with a slot of the wheel or without; or passed (PH-46)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        open_ = [area for area in range(pieces.AREAS) if wheel.is_open(state, state.facing[area])]
        answers = [actions.ACT + area for area in open_]
        answers += [actions.EXTRA + area for area in range(pieces.AREAS) if area not in open_]
        return [*answers, actions.PASS]

    def rule(self) -> i64:
        return 46

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.PASS:
            go(state)
            return
        area = action - (actions.EXTRA if action >= actions.EXTRA else actions.ACT)
        state.ask(steps.TOLD_CHANGE, PLAYER)
        if action < actions.EXTRA:
            color: i64 = state.facing[area]
            wheel.lay(state, color, supply.take_for_board(state, color))
        state.tell(events.ACTED, PLAYER, area)
        gain(state, area)


def go(state: PharaonState) -> None:
    """The player passes and takes an urn (PH-120)."""
    return_urns(state)
    pyramid.leave(state, PLAYER)
    if state.passed < state.sides() and matters(state, 1):
        state.ask(steps.TOLD_CHANGE, PLAYER, THEN_URN)
    else:
        state.push(tasks.URN_CHOICE, PLAYER)


def gain(state: PharaonState, area: i64) -> None:
    """What makes the Pharaoh's heir: nobles and stages of the burial chamber (PH-140)."""
    if area == pieces.NOBLES:
        add_noble(state, PLAYER)
    elif area == pieces.CHAMBER:
        chamber.build(state, PLAYER)


class Changed(Step[PharaonState]):
    """What left the offerings and the artisans, and who is first, one after the other (PH-46).

    Where an urn is chosen next, taking it says that nothing more changed. Once nobody was asked for
    changes there, and records of that time live on."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        answers = [actions.DONE]
        answers += bitset.codes(offerings.filled_sets(state), actions.SET + 1)
        bonus = state.bonus
        answers += [
            actions.BONUS + 1 + place for place in range(len(bonus)) if bonus[place] != pieces.EMPTY
        ]
        artisans = sorted(each for each in state.artisan_row if each != pieces.EMPTY)
        answers += [actions.EMPLOY + artisan for artisan in artisans]
        if state.first != PLAYER and state.players[PLAYER].passed:
            answers.append(actions.FIRST + PLAYER)
        if state.pharaoh == NO_HOLDER:
            answers += [actions.EXTRA + pieces.NOBLES, actions.EXTRA + pieces.CHAMBER]
        if ask.datum == THEN_URN and bitset.count(state.urn_row) > 1:
            answers += bitset.codes(state.urn_row, actions.TAKE)
        return answers

    def rule(self) -> i64:
        return 46

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        if action == actions.DONE:
            if ask.datum == THEN_URN:
                state.push(tasks.URN_CHOICE, PLAYER)
            return
        if actions.TAKE < action < actions.FIRST:
            pyramid.take_urn(state, PLAYER, action - actions.TAKE)
            return
        state.ask(steps.TOLD_CHANGE, PLAYER, ask.datum)
        if action == actions.FIRST + PLAYER:
            pyramid.take_first_player(state, PLAYER)
        elif action >= actions.EMPLOY:
            spot: i64 = rows.place_of(state.artisan_row, action - actions.EMPLOY)
            state.artisan_row = rows.put(state.artisan_row, spot, pieces.EMPTY)
            state.push(tasks.REFILL_ARTISAN, PLAYER, spot)
        elif action >= actions.BONUS:
            place = action - actions.BONUS - 1
            state.bonus = rows.put(state.bonus, place, pieces.EMPTY)
        elif action > actions.SET:
            offerings.clear_set(state, action - actions.SET - 1)
        else:
            gain(state, action - actions.EXTRA)


def fill(state: PharaonState) -> None:
    """Tokens lie on every place; which ones, nobody says."""
    state.sets = vec[i64]([pieces.TOKEN] * len(state.sets))
    state.bonus = vec[i64]([pieces.TOKEN] * len(state.bonus))


def take_offering(state: PharaonState, place: i64, is_set: bool) -> None:
    """The Traitor takes tokens: now they are named (PH-202, PH-203)."""
    state.ask(steps.TOKEN, CHANCE, state.seats)
    if is_set:
        state.ask(steps.TOKEN, CHANCE, state.seats)
        offerings.clear_set(state, place)
        state.tell(events.SOME_SET_TAKEN, state.seats, place + 1)
    else:
        state.bonus = rows.put(state.bonus, place, pieces.EMPTY)
        state.tell(events.SOME_BONUS_TAKEN, state.seats, place + 1)


def meet_noble(state: PharaonState, spot: i64, taken: bool) -> None:
    """The Traitor takes or discards the noble at a place, whoever it is (PH-196, PH-199)."""
    if taken:
        state.tell(events.SOME_NOBLE_TAKEN, state.seats, spot + 1)
        add_noble(state, state.seats)
    else:
        state.tell(events.SOME_NOBLE_DISCARDED, state.seats, spot + 1)


def return_urns(state: PharaonState) -> None:
    """Which urns the player has drawn is not told: any that does not lie open may come next."""
    state.urn_pile |= state.urn_discard
    state.urn_discard = 0
