"""The table of Ra as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maat.core.state import NOBODY
from maat.games.ra.scene import board, seats
from maat.games.ra.scene.looks import answer
from maat.games.ra.scene.targets import target
from maat.games.ra.state import RaState
from maat.scene import Place, Scene, in_use, laid_out, replace
from maat.scene.strip import moment

TABLE: Final = (board.BOARD, seats.SEAT)
MOMENT: Final = ("place-epoch", "place-ra-track")  # what says how far the game is

__all__ = ["answer", "build", "draw", "target", "veiled"]


def build(state: RaState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table with the legal answers of the seat that looks."""
    return replace(draw(state), targets=[answer(state, seat, action) for action in options])


def draw(state: RaState) -> Scene:
    """The auction board, then each seat."""
    places = laid_out(TABLE, state)
    places += [moment(place) for place in places if place.key in MOMENT]
    places += [seats.summary_of(state, other) for other in range(int(state.seats))]
    return Scene(places, in_use(TABLE, state), focus=board.BOARD.sheet.id)


def veiled(state: RaState) -> list[Place]:
    """What seats do not see alike: the points."""
    return [place for seat in range(int(state.seats)) for place in seats.points(state, seat)]
