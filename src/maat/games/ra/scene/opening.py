"""Setting up Ra: bag, track, suns (RA-09 to RA-16)."""

from __future__ import annotations

from typing import Final

from maat.core import bitset
from maat.games.ra.scene.parts import suns
from maat.games.ra.state import RaState
from maat.scene import Piece

PLACES: Final = ["bag", "ra-track", "track", "center-words"]
OWN: Final = ["suns"]

SECRET: Final[list[int]] = []  # questions of the set-up that change nothing others see


def unused(state: RaState) -> list[Piece]:
    """The suns of larger tables."""
    used = bitset.one(state.center)
    for player in state.players:
        used |= player.suns
    return [sun for sun in suns(state) if not used >> int(sun.badge) & 1]
