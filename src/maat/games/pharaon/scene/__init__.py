"""The table of Pharaon as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maat.core.state import NOBODY
from maat.games.pharaon.scene import areas, board, cards, question, seats, traitor, wheel
from maat.games.pharaon.scene.brief import briefly
from maat.games.pharaon.scene.looks import answer
from maat.games.pharaon.scene.pyramid import PYRAMID
from maat.games.pharaon.scene.targets import focus, target
from maat.games.pharaon.state import PharaonState
from maat.scene import Place, Scene, in_use, laid_out, replace
from maat.scene.strip import moment

__all__ = ["answer", "build", "draw", "target", "veiled"]

# The table in reading order, and the sheets in theirs.
TABLE: Final = (
    *(board.BOARD, wheel.RING, PYRAMID, board.SUPPLY, areas.OFFERINGS),
    *(cards.DRAFT, cards.NOBLES, cards.ARTISANS, areas.CHAMBER, areas.NILE),
    *(question.QUESTION, traitor.TRAITOR, seats.SEAT),
)
SHEETS: Final = (
    *(board.BOARD, PYRAMID, board.SUPPLY, cards.DRAFT, cards.NOBLES, cards.ARTISANS),
    *(areas.OFFERINGS, areas.NILE, areas.CHAMBER, traitor.TRAITOR, seats.SEAT),
)


def build(state: PharaonState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table, told and with the answers of the seat that looks."""
    scene = draw(state)
    told = briefly(state, scene.places)
    targets = [answer(state, seat, action) for action in options]
    return replace(scene, places=told, targets=targets)


def draw(state: PharaonState) -> Scene:
    """The board, the Traitor, then each seat; beside them what matters of all."""
    places = [*laid_out(TABLE, state), moment(board.rounds(state)[0])]
    places += [seats.summary_of(state, side) for side in range(len(state.players))]
    return Scene(places, in_use(SHEETS, state), focus=focus(state))


def veiled(_: PharaonState) -> list[Place]:
    """What seats do not see alike: nothing."""
    return []
