"""What may be drawn in Ra, and for whom."""

from __future__ import annotations

from typing import Final

from maat.games.ra import actions, setup, steps
from maat.games.ra.scene import pieces
from maat.games.ra.state import RaState
from maat.scene import Note, Piece, Target
from maat.scene.outcomes import Pictured, for_seat, pictured

LOWEST: Final = 8  # the lowest of the suns a set is named by


def suns(state: RaState, at: int) -> list[Piece]:
    """A set of suns, named by its highest."""
    sets = state.box.suns[state.seats]
    return [
        piece for bits in sets if setup.highest(bits) == at + LOWEST for piece in pieces.suns(bits)
    ]


PICTURES: Final[dict[str, Pictured[RaState]]] = {"suns": suns}

DRAWS: Final = frozenset([actions.DRAW])  # answers that are nothing but a draw

TURN: Final = steps.TURN  # a turn begins with it
HALVES: Final[dict[int, int]] = {}  # questions about a part of a deed
AGAIN: Final[frozenset[int]] = frozenset()  # questions asked again, in whatever order
PRELUDES: Final[frozenset[int]] = frozenset()  # answers that only say how the next is given

AUTOMA: Final[frozenset[int]] = frozenset()  # questions nobody but an automa needs

UNNAMED: Final[frozenset[int]] = (
    frozenset()
)  # what lies there for all to see, named by whoever takes it


def usual(_: RaState) -> int:
    """The answer nearly everybody gives, negative where there is none."""
    return -1


def is_nameless(_: RaState) -> bool:
    """Whether nobody has to say what was drawn."""
    return False


def outcome(state: RaState, _: int, action: int) -> Target:
    """Something that may be drawn."""
    return pictured(actions.BOOK, PICTURES, state, action)


def goal(state: RaState) -> Note:
    """Who draws."""
    ask = state.asked()
    return for_seat(int(ask.datum if ask.step == steps.SUNS else state.actor))
