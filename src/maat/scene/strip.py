"""What stands beside the boards: each side at a glance, and what a question is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from maat.scene import Canvas, Piece, Place, Sheet, Values, replace, step_of
from maat.scene.canvas import Drawable

STRIP: Final = "strip"  # the layout of what is always seen: of a side in pictures, of all in words
ASK: Final = "ask"  # the layout of what is seen with the open question
TALLY: Final = "tally"  # the tone of a piece that stands for a number, none of them included


Asked = Callable[[Any, int], Iterable[Place]]  # from position and seat


class AskCanvas(Canvas):
    """What the open question is about: it is seen with the question, not on a sheet."""

    def __init__(self) -> None:
        super().__init__(Sheet("", "", 0, 0))
        self.by_step: dict[int, Asked] = {}

    def at(self, *steps: int) -> Callable[[Asked], Asked]:
        """A part of these questions alone; it takes the seat that is asked, too."""

        def declare(draw: Asked) -> Asked:
            self.by_step.update(dict.fromkeys(steps, draw))
            return draw

        return declare

    def sheets(self, _: Drawable) -> list[Sheet]:
        """None."""
        return []

    def places(self, state: Drawable) -> list[Place]:
        """What belongs to every question, then what to this one."""
        found, draw = super().places(state), self.by_step.get(step_of(state))
        if draw is None or state.agenda is None:
            return found
        return found + [self.lay(place, False) for place in draw(state, int(state.agenda.seat))]

    def lay(self, place: Place, silent: bool, *number: int) -> Place:
        """The place, on no sheet."""
        return replace(super().lay(place, silent, *number), layout=ASK)


def summary(seat: int, pieces: list[Piece]) -> Place:
    """What matters of a side; in words, its own places tell it."""
    return Place(
        "sheet-seat",
        pieces=pieces,
        seat=seat,
        id=f"summary-{seat}",
        layout=STRIP,
        silent=True,
        brief=False,
    )


def moment(place: Place) -> Place:
    """How far the game is, as a place of the table tells it."""
    silent = replace(place, silent=True, brief=False, box=None, sheet="")
    return replace(silent, layout=STRIP, id=f"moment-{place.key}")


def tally(key: str, count: int, sprite: str = "", values: Values | None = None) -> Piece:
    """A number that matters, with the picture of what it counts."""
    return Piece(key, int(count), values or {}, sprite, TALLY)
