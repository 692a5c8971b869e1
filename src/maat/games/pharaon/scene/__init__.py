"""The table of Pharaon as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from maat.core.state import NOBODY
from maat.games.pharaon.scene import board, seats
from maat.games.pharaon.scene.brief import briefly
from maat.games.pharaon.scene.looks import answer
from maat.games.pharaon.scene.sheets import sheets
from maat.games.pharaon.scene.targets import focus, target
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, Scene, replace
from maat.scene.strip import moment

__all__ = ["answer", "build", "draw", "target", "veiled"]


def build(state: PharaonState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefly(state, scene.places)
    targets = [answer(state, seat, action) for action in options]
    return replace(scene, places=told, targets=targets)


def draw(state: PharaonState) -> Scene:
    """The board, the Traitor, then each seat."""
    places = board.places(state)
    places.append(moment(board.rounds(state)[0]))
    for seat in range(int(state.seats)):
        places += seats.places(state, seat)
    places += [seats.summary_of(state, side) for side in range(len(state.players))]
    return Scene(places, sheets(state), focus=focus(state))


def veiled(_: PharaonState) -> list[Place]:
    """What seats do not see alike: nothing."""
    return []
