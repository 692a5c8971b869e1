"""Setting up Pharaon: areas, wheel, Pyramid, tokens and cards (PH-10 to PH-26)."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon.state import PharaonState
from maat.scene import Piece

PLACES: Final = [
    *("area-*", "direction", "supply", "bag", "sets", "bonus"),
    *("nobles", "artisans", "artisan-deck"),
    *("urns", "urn-pile", "first-player", "pharaoh"),
]
OWN: Final = ["resources"]

SECRET: Final[list[int]] = []  # questions of the set-up that change nothing others see


def unused(state: PharaonState) -> list[Piece]:
    """The Traitor's tiles, where nobody plays alone."""
    return [] if state.is_solo() else [Piece("opening-traitor")]
