"""The table of Pharaon as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from maat.core.state import NOBODY
from maat.games.pharaon.scene import board, seats
from maat.games.pharaon.scene.brief import briefly
from maat.games.pharaon.scene.sheets import sheets
from maat.games.pharaon.scene.targets import target
from maat.games.pharaon.state import PharaonState
from maat.scene import Scene


def build(state: PharaonState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefly(state, scene.places)
    return Scene(told, scene.sheets, [target(state, seat, action) for action in options])


def draw(state: PharaonState) -> Scene:
    """The board, the Traitor, then each seat."""
    places = board.places(state)
    for seat in range(int(state.seats)):
        places += seats.places(state, seat)
    return Scene(places, sheets(state))
