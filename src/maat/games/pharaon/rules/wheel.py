"""The action wheel: access and its slots (rulebook p. 4)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.pharaon import events, pieces, rulings
from maat.games.pharaon.rules import supply
from maat.games.pharaon.state import PharaonState, Player


def is_open(state: PharaonState, color: i64) -> bool:
    """A slot of this sector is free; slots are filled in order (PH-52, PH-53)."""
    return state.slots[color * state.box.slots + state.limit - 1] == pieces.EMPTY


def access(state: PharaonState, player: Player, area: i64) -> i64:
    """The color the wheel asks for, none with the noble of the area (PH-51, PH-222)."""
    if not player.nobles >> state.box.free_access[area] & 1:
        return state.facing[area]
    if state.rulings.scribe_pays_access or state.rulings.scribe_deducts:
        return pieces.NO_COLOR
    if state.rules < rulings.OWN_COLOR:
        return pieces.NO_COLOR
    scribes = player.nobles >> 1 & 31
    return pieces.OWN_COLOR if scribes else pieces.NO_COLOR


def lay(state: PharaonState, color: i64, piece: i64) -> None:
    """Put a piece on the first free slot of a sector."""
    slot = color * state.box.slots
    while state.slots[slot] != pieces.EMPTY:
        slot += 1
    state.slots[slot] = piece


def block(state: PharaonState, color: i64) -> None:
    """A resource on the wheel that nobody has paid closes a slot, if one is free (PH-171)."""
    if is_open(state, color):
        lay(state, color, supply.take_for_board(state, color))
        state.tell(events.SLOT_BLOCKED, state.actor, color)


def clear(state: PharaonState) -> None:
    """Resources go to the supply, offering tokens to the discard (PH-133)."""
    slots = state.slots
    for slot in range(len(slots)):
        piece: i64 = slots[slot]
        if piece != pieces.EMPTY:
            slots[slot] = pieces.EMPTY
            if piece != pieces.NEUTRAL:
                state.supply.add(piece, 1)


def turn(state: PharaonState) -> None:
    """Every area meets the color of its neighbor; the direction is that of the marker (PH-12)."""
    ring = state.ring
    step: i64 = 1 if state.clockwise else pieces.AREAS - 1
    facing = vec[i64]([0] * pieces.AREAS)
    for place in range(pieces.AREAS):
        facing[ring[(place + step) % pieces.AREAS]] = state.facing[ring[place]]
    state.facing = facing
    state.tell(events.WHEEL_TURNED, state.first, facing[pieces.OFFERINGS])
