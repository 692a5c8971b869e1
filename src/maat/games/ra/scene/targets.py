"""Where the answers of Ra are clicked."""

from __future__ import annotations

from typing import Final

from maat.games.ra import actions
from maat.games.ra.scene import keys
from maat.games.ra.scene.seats import PASSING
from maat.games.ra.state import RaState
from maat.scene import Target, seat_id
from maat.scene.targets import Aim, aimed, on, own


def discarded(_: RaState, seat: int, action: int, __: str) -> Target:
    """A tile in front of the seat."""
    kind = action - actions.DISCARD
    where = "passing" if kind in PASSING else "kept"
    return Target(action, seat_id(seat, where), keys.TILE[kind])


AIMS: Final[dict[str, Aim[RaState]]] = {
    "draw": on("bag"),
    "invoke": on("statue"),
    "bid": own("suns", "sun#{}"),
    "take": on("track", "tile-{}"),
    "discard": discarded,
}


def target(state: RaState, seat: int, action: int) -> Target:
    """The bag, the statue, a sun, a tile; what has no place on the table is in the bar."""
    return aimed(actions.BOOK, AIMS, state, seat, action)
