"""Setting up Ra: bag, track, suns (RA-09 to RA-16)."""

from __future__ import annotations

from typing import Final

from maat.core import bitset
from maat.games.ra.scene.parts import suns
from maat.games.ra.state import RaState
from maat.scene import Piece, Place, seat_id

PLACES: Final = ["bag", "ra-track", "track", "center-words"]
OWN: Final = ["suns", "start"]
LAID_ON: Final[list[str]] = []  # places that matter where something lies on them

SECRET: Final[list[int]] = []  # questions of the set-up that change nothing others see


def unused(state: RaState) -> list[Piece]:
    """The suns of larger tables."""
    used = bitset.one(state.center)
    for player in state.players:
        used |= player.suns
    return [sun for sun in suns(state) if not used >> int(sun.badge) & 1]


def unshown(state: RaState) -> list[Place]:
    """The points everybody begins with, which lie face down (RA-13)."""
    points = {"points": int(state.box.start)}
    return [
        Place("place-points", points, seat=seat, id=seat_id(seat, "start"))
        for seat in range(state.seats)
    ]
