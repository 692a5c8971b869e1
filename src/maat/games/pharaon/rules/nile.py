"""The Nile area (rulebook p. 5)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset, rows
from maat.core.game import Step, Task
from maat.core.state import Ask
from maat.games.pharaon import actions, events, pieces, steps, tasks
from maat.games.pharaon.components import NEEDS
from maat.games.pharaon.packs import DISTANCE, TRACKS
from maat.games.pharaon.rules import payment, price, supply
from maat.games.pharaon.state import PharaonState, Player


def is_open(state: PharaonState, player: Player, have: i64, jokers: i64, access: i64) -> bool:
    """One of the columns can be paid (PH-91)."""
    column: i64 = 0
    while column < state.box.columns and not may_pay(state, player, have, jokers, column, access):
        column += 1
    return column < state.box.columns


def may_pay(
    state: PharaonState, player: Player, have: i64, jokers: i64, column: i64, access: i64
) -> bool:
    row = column * NEEDS
    return price.payable(state, player, have, jokers, state.box.column_price, row, access)


def payable_columns(state: PharaonState, seat: i64) -> i64:
    """The columns that can be paid, as bits from 0."""
    player = state.players[seat]
    have = price.colored(player)
    jokers = price.wild(player, pieces.NILE)
    access = state.purchase.access
    found: i64 = 0
    for column in range(state.box.columns):
        if may_pay(state, player, have, jokers, column, access):
            found |= 1 << column
    return found


def enter(state: PharaonState, seat: i64) -> None:
    """Choose a column if several can be paid."""
    columns = payable_columns(state, seat)
    if columns & (columns - 1):
        state.ask(steps.COLUMN, seat)
    else:
        buy_column(state, seat, bitset.lowest(columns))


def buy_column(state: PharaonState, seat: i64, column: i64) -> None:
    """Pay the two resources of a column (PH-91)."""
    payment.buy(state, seat, state.box.column_price, column * NEEDS, column)


class Column(Step[PharaonState]):
    """Which column of costs and incomes (PH-91)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(payable_columns(state, ask.seat), actions.COLUMN + 1)

    def rule(self) -> i64:
        return 91

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        column = action - actions.COLUMN - 1
        if not 0 <= column < state.box.columns:
            return 91
        return 0 if payable_columns(state, ask.seat) >> column & 1 else 60

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        buy_column(state, ask.seat, action - actions.COLUMN - 1)


def perform(state: PharaonState, seat: i64, column: i64) -> None:
    """Gain the whole income of a column (PH-91, PH-92)."""
    box = state.box
    for color in box.column_gain[column]:
        supply.gain(state, seat, color, 1)
    for _arrow in range(box.column_arrows[column]):
        state.push(tasks.STEPS, seat, stride(1, box.column_tracks[column]))
    for _urn in range(box.column_urns[column]):
        state.push(tasks.URN, seat)


def movable(state: PharaonState, side: i64, tracks: i64) -> i64:
    """Those of the tracks on which the disc is not yet at the top, as bits (PH-96)."""
    nile = state.players[side].nile
    left: i64 = 0
    color: i64
    for color in range(pieces.COLORS):
        if tracks >> color & 1 and nile[color] < state.box.top:
            left |= 1 << color
    return left


def stride(distance: i64, tracks: i64) -> i64:
    """How far a disc moves, and on which of the tracks, as the datum of a task or a question."""
    return DISTANCE.packed(distance) | TRACKS.packed(tracks)


class Steps(Task[PharaonState]):
    """Move a disc; ask for the track if there is a choice (PH-93, PH-96)."""

    def run(self, state: PharaonState, seat: i64, datum: i64) -> None:
        tracks = movable(state, seat, TRACKS.of(datum))
        if not tracks:
            return
        if tracks & (tracks - 1):
            state.ask(steps.ADVANCE, seat, datum)
        else:
            advance(state, seat, bitset.lowest(tracks), DISTANCE.of(datum))


def advance(state: PharaonState, side: i64, color: i64, distance: i64) -> None:
    """Up to so many steps, the top is the end (PH-90, PH-96)."""
    player = state.players[side]
    position: i64 = player.nile[color]
    room = state.box.top - position
    position += distance if distance < room else room
    player.nile = rows.put(player.nile, color, position)
    state.tell(events.TRACK_ADVANCED, side, color, position)


class Advance(Step[PharaonState]):
    """On which track to move (PH-93, PH-95)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(movable(state, ask.seat, TRACKS.of(ask.datum)), actions.ADVANCE)

    def rule(self) -> i64:
        return 93

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        color = action - actions.ADVANCE
        if not 0 <= color < pieces.COLORS or not TRACKS.has(ask.datum, color):
            return 93
        return 0 if movable(state, ask.seat, 1 << color) else 96

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        advance(state, ask.seat, action - actions.ADVANCE, DISTANCE.of(ask.datum))
