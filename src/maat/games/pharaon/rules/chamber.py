"""The burial chamber area and the Pharaoh's heir (rulebook p. 6 and 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.pharaon import events
from maat.games.pharaon.components import NEEDS
from maat.games.pharaon.rules import payment, price
from maat.games.pharaon.state import NO_HOLDER, PharaonState, Player

HEIR_STAGE: Final = 3  # PH-140


def is_open(state: PharaonState, player: Player, have: i64, jokers: i64, access: i64) -> bool:
    """The next stage exists and can be paid (PH-100, PH-103)."""
    if player.stage == state.box.stages:
        return False
    row = player.stage * NEEDS
    return price.payable(state, player, have, jokers, state.box.stage_price, row, access)


def enter(state: PharaonState, seat: i64) -> None:
    """The next stage leaves no choice (PH-100)."""
    payment.buy(state, seat, state.box.stage_price, state.players[seat].stage * NEEDS, 0)


def build(state: PharaonState, side: i64) -> None:
    """The cube moves to the next stage, if there is one (PH-101)."""
    player = state.players[side]
    if player.stage < state.box.stages:
        player.stage += 1
        state.tell(events.STAGE_BUILT, side, player.stage)
        name_heir(state, side)


def name_heir(state: PharaonState, side: i64) -> None:
    """Two nobles and the third stage make the Pharaoh's heir, once (PH-140 to PH-142)."""
    if state.pharaoh != NO_HOLDER:
        return
    player = state.players[side]
    two = player.nobles & (player.nobles - 1)
    if two and player.stage >= HEIR_STAGE:
        state.pharaoh = side
        state.tell(events.HEIR_NAMED, side)
