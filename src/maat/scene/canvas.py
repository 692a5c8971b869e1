"""What draws a scene: the sheets of a game, and the parts that are drawn on each.

A part is a function from a position to places, which it lists or yields. All about it stands where
it does: the sheet it is drawn on, whether a text names its places too, what of the position it
reads, and in the places themselves their boxes. `docs/add-a-game.md` has an example.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache, wraps
from typing import Any, Final, ParamSpec, Protocol, cast

from msgspec.structs import replace

from maat.core.state import NOBODY, Ask
from maat.scene.cache import cached
from maat.scene.scene import Box, Place, Sheet

SEAL: Final = "seal"  # the layout of what is told here and drawn elsewhere
CORNER: Final = Box(0, 0, 8, 8)  # where it lies if it has no box of its own


class Drawable(Protocol):
    """What parts of every game read: the components, the number of seats, the open question."""

    @property
    def box(self) -> Any: ...
    @property
    def seats(self) -> int: ...
    @property
    def agenda(self) -> Ask | None: ...


P = ParamSpec("P")

# A part takes a position, and perhaps a number: a seat, a god.
Draw = Callable[P, Iterable[Place]]
Part = Callable[P, list[Place]]
Key = Callable[..., Hashable]  # of the same: all that the drawing reads


def step_of(state: Drawable) -> int:
    """The question that is open to a seat, NOBODY when there is none."""
    ask = state.agenda
    return NOBODY if ask is None or ask.seat < 0 else int(ask.step)


def datum_of(state: Drawable) -> int:
    """What the open question is about."""
    return 0 if state.agenda is None else int(state.agenda.datum)


def nothing_else(*_: object) -> Hashable:
    """The key of a part that reads only the components and the number of seats."""
    return ()


class Canvas:
    """A sheet and the way to draw parts on it.

    `layout` is how pieces lie where a place does not say otherwise. A place without a box is only
    told; `seals` names the sheet whose corner it is given where every place needs a box.
    """

    def __init__(self, sheet: Sheet, layout: str = "row", seals: str = "") -> None:
        self.sheet = sheet
        self.layout = layout
        self.seals = seals

    def told(self, by: Key | None = None) -> Callable[[Draw[P]], Part[P]]:
        """Make a part of a function: one whose places a text names, unless they are silent.

        `by` gives all that the part reads besides the components, the number of seats and its own
        number: while that stays the same the part is kept. Without it, it is always drawn anew.
        """
        return lambda draw: self._part(draw, by, silent=False)

    def drawn(self, by: Key | None = None) -> Callable[[Draw[P]], Part[P]]:
        """As `told`, but the places are only drawn, for others say the same in words."""
        return lambda draw: self._part(draw, by, silent=True)

    def _part(self, draw: Draw[P], by: Key | None, silent: bool) -> Part[P]:
        def anew(state: Drawable, *number: int) -> list[Place]:
            places: Iterable[Place] = cast("Any", draw)(state, *number)
            return [self.lay(place, silent, *number) for place in places]

        def part(state: Drawable, *number: int) -> list[Place]:
            if by is None:
                return anew(state, *number)
            depends = state.box, state.seats, number, by(state, *number)
            return cached(anew, depends, state, *number).copy()

        return cast("Part[P]", wraps(draw)(part))

    def lay(self, place: Place, silent: bool, *_: int) -> Place:
        """The place on the sheet, unless it names another one."""
        hushed = silent or place.silent
        if place.box is not None:
            layout = self.layout if place.layout == "row" else place.layout
            sheet = place.sheet or self.sheet.id
            return replace(place, sheet=sheet, layout=layout, silent=hushed)
        if self.seals:
            return replace(place, sheet=self.seals, box=CORNER, layout=SEAL, silent=hushed)
        return replace(place, silent=True) if hushed else place


class SeatCanvas(Canvas):
    """A sheet for what lies in front of each seat; its parts take the seat as their number."""

    def sheets(self, seats: int) -> list[Sheet]:
        """The sheets of so many seats."""
        return [seat_sheet(self.sheet, seat) for seat in range(seats)]

    def lay(self, place: Place, silent: bool, *number: int) -> Place:
        """The place on the sheet of its seat; one that has a seat already keeps its id."""
        seat = number[0]
        return replace(
            place,
            sheet=f"{self.sheet.id}-{seat}",
            seat=seat,
            id=seat_id(seat, place.id) if place.id and place.seat == NOBODY else place.id,
            layout=self.layout if place.box is not None else place.layout,
            silent=silent or place.silent,
        )


@cache
def seat_sheet(sheet: Sheet, seat: int) -> Sheet:
    """The sheet of one of the seats."""
    return replace(sheet, id=f"{sheet.id}-{seat}", seat=seat)


def seat_id(seat: int, what: str) -> str:
    """A place in front of a seat."""
    return f"seat-{seat}-{what}"
