"""The table of Pharaon as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from maat.core.state import NOBODY
from maat.games.pharaon.scene import kept, layout, traitor
from maat.games.pharaon.scene.brief import briefed
from maat.games.pharaon.scene.targets import target
from maat.games.pharaon.state import PharaonState
from maat.scene import Scene


def build(state: PharaonState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefed(state, scene.places)
    return Scene(told, scene.sheets, [target(state, seat, action) for action in options])


def draw(state: PharaonState) -> Scene:
    """The board, the Traitor, then each seat."""
    places = kept.wheel_parts(state) + kept.board_parts(state) + kept.area_parts(state)
    if state.is_solo():
        places += kept.tell(state, traitor.places, layout.traitor)
    places += kept.drawn_parts(state)
    for seat in range(state.seats):
        places += kept.seat_parts(state, seat)
    return Scene(places, layout.sheets(state))
