"""The table of Tekhenu as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence

from maat.core.state import NOBODY
from maat.games.tekhenu.scene import table, targets
from maat.games.tekhenu.scene.brief import briefed
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Scene, Target


def build(state: TekhenuState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefed(state, scene.places)
    return Scene(told, scene.sheets, [target(state, seat, answer) for answer in options])


def draw(state: TekhenuState) -> Scene:
    """The board, Botankhamun, then each seat."""
    return table.laid_out(state)


def target(state: TekhenuState, seat: int, answer: int) -> Target:
    """Where an answer is clicked."""
    return table.pictured(targets.target(state, seat, answer))
