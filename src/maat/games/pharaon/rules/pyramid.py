"""Passing and the Time Pyramid (rulebook p. 6)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.pharaon import actions, events, pieces, steps, tasks
from maat.games.pharaon.rules import gains, supply, urns
from maat.games.pharaon.state import PharaonState


def leave(state: PharaonState, side: i64) -> None:
    """Pass: the disc enters the first free row, the last one stays outside (PH-120, PH-126)."""
    player = state.players[side]
    player.passed = True
    state.passed += 1
    if state.passed == state.sides():
        state.tell(events.PASSED_LAST, side)
        return
    player.row = state.passed - 1
    player.space = 0
    state.tell(events.PASSED, side, player.row + 1)
    if state.passed == 1:
        take_first_player(state, side)


def take_first_player(state: PharaonState, side: i64) -> None:
    """The First Player token changes hands (PH-121)."""
    state.first = side
    state.tell(events.FIRST_PLAYER_TAKEN, side)


def pass_turn(state: PharaonState, seat: i64) -> None:
    """Pass, then take one of the urns; the General moves on at once (PH-120, PH-221)."""
    state.push(tasks.URN_CHOICE, seat)
    leave(state, seat)
    player = state.players[seat]
    if player.has(pieces.GENERAL) and state.passed < state.sides():
        state.push(tasks.EXTRA_STEP, seat)


class ChooseUrn(Task[PharaonState]):
    """Take an urn from below the Pyramid; in the last round there is none (PH-127)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        row = state.urn_row
        if row & (row - 1):
            state.ask(steps.URN_CHOICE, seat)
        elif row:
            take_urn(state, seat, bitset.lowest(row))


def take_urn(state: PharaonState, seat: i64, urn: i64) -> None:
    state.urn_row &= ~(1 << urn)
    state.tell(events.URN_TAKEN, seat, urn)
    urns.gain(state, seat, urn)


class UrnChoice(Step[PharaonState]):
    """Which of the urns below the Pyramid to take (PH-17, PH-120)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(state.urn_row, actions.TAKE)

    def rule(self) -> i64:
        return 120

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        urn = action - actions.TAKE
        if 1 <= urn <= pieces.URNS and state.urn_row >> urn & 1:
            return 0
        return 120 if state.round else 17

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        take_urn(state, ask.seat, action - actions.TAKE)


def has_space(state: PharaonState, side: i64) -> bool:
    """The disc is not yet on the last space of its row (PH-124)."""
    player = state.players[side]
    return player.space + 1 < len(state.box.pyramid[player.row])


def step(state: PharaonState, side: i64) -> i64:
    """Move the disc one space to the right; the income there."""
    player = state.players[side]
    player.space += 1
    state.tell(events.DISC_MOVED, side, player.row + 1, player.space + 1)
    return state.box.pyramid[player.row][player.space]


def move(state: PharaonState, side: i64) -> None:
    """The turn of a side that has passed (PH-47, PH-123, PH-207)."""
    if not has_space(state, side):
        return
    here = step(state, side)
    player = state.players[side]
    left: i64 = state.box.pyramid[player.row][player.space - 1]
    if side >= state.seats or here == left or not is_worth(state, side, left):
        collect(state, side, here)
    elif not is_worth(state, side, here):
        collect(state, side, left)
    else:
        state.ask(steps.INCOME, side)


def is_worth(state: PharaonState, side: i64, income: i64) -> bool:
    """An income that would change something."""
    if income == pieces.FIRST_PLAYER:
        return state.first != side
    return income != pieces.NONE


class ExtraStep(Task[PharaonState]):
    """The General's disc moves at once and earns what is there, nothing else (PH-221, A-13)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        if has_space(state, seat):
            collect(state, seat, step(state, seat))


def collect(state: PharaonState, side: i64, income: i64) -> None:
    """Gain an income of the Pyramid (PH-125)."""
    if income == pieces.FIRST_PLAYER:
        if state.first != side:
            take_first_player(state, side)
    elif income == pieces.ANY_SILVER:
        supply.gain(state, side, pieces.SILVER, 1)
    elif income == pieces.OFFERING:
        if side < state.seats:
            gains.offer_token(state, side)
        else:
            gains.draw_token(state, side)
    elif income == pieces.ANY_BASIC:
        if side < state.seats:
            gains.offer_basic(state, side, 0)
        else:
            gain_most_plentiful(state, side)


def gain_most_plentiful(state: PharaonState, side: i64) -> None:
    """The Traitor's resource of choice: the color is of no importance (PH-207, A-25)."""
    best: i64 = 0
    for color in range(pieces.COLORS):
        if state.supply.count(color) > state.supply.count(best):
            best = color
    supply.gain(state, side, best, 1)


class Income(Step[PharaonState]):
    """The income of the space reached, or of the one left of it (PH-123)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return [actions.HERE, actions.LEFT]

    def rule(self) -> i64:
        return 123

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        player = state.players[ask.seat]
        space = player.space if action == actions.HERE else player.space - 1
        collect(state, ask.seat, state.box.pyramid[player.row][space])
