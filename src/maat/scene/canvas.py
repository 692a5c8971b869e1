"""What draws a scene: the sheets of a game, and the parts that are drawn on each.

A part is a function from a position to places, which it lists or yields. All about it stands where
it does: the sheet it is drawn on, whether a text names its places too, what of the position it
reads, and in the places themselves their boxes. A canvas collects its parts as they are declared,
so a new place of the board is written in one spot. `docs/add-a-game.md` has an example.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache, wraps
from typing import Any, Final, ParamSpec, Protocol, cast

from msgspec.structs import replace

from maat.core.state import NOBODY, Ask
from maat.scene.cache import cached
from maat.scene.reads import Key, Read, of_seat, of_table
from maat.scene.scene import Box, Place, Sheet

SEAL: Final = "seal"  # the layout of what is told here and drawn elsewhere
NAMED: Final = "place-"  # before the name of a place in its message
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
AnyPart = Callable[..., list[Place]]
Each = Callable[[Any], Iterable[int]]


def step_of(state: Drawable, *_: int) -> int:
    """The question that is open to a seat, NOBODY when there is none."""
    ask = state.agenda
    return NOBODY if ask is None or ask.seat < 0 else int(ask.step)


def datum_of(state: Drawable) -> int:
    """What the open question is about."""
    return 0 if state.agenda is None else int(state.agenda.datum)


def nothing_else(*_: object) -> Hashable:
    """The key of a part that reads only the components and the number of seats."""
    return ()


def always(_: object) -> bool:
    """When most sheets are in use."""
    return True


class Canvas:
    """A sheet, the parts drawn on it, and when it is in use.

    `layout` is how pieces lie where a place does not say otherwise. A place without a box is only
    told; `seals` names the sheet whose corner it is given where every place needs a box.
    """

    def __init__(
        self,
        sheet: Sheet,
        layout: str = "row",
        seals: str = "",
        when: Callable[[Any], bool] = always,
    ) -> None:
        self.sheet = sheet
        self.layout = layout
        self.seals = seals
        self.when = when
        self.parts: list[AnyPart] = []

    def sheets(self, state: Drawable) -> list[Sheet]:
        """The sheet, if it is in use."""
        return [self.sheet] if self.when(state) else []

    def places(self, state: Drawable) -> list[Place]:
        """All that is drawn on it, part by part."""
        found: list[Place] = []
        for part in self.parts if self.when(state) else ():
            found += part(state)
        return found

    def told(self, *reads: Read, each: Each | None = None) -> Callable[[Draw[P]], Part[P]]:
        """Make a part of a function: one whose places a text names, unless they are silent.

        `reads` is all that the part reads besides the components and the number of seats
        (`maat.scene.reads`): while that stays the same the part is kept. Without it, it is always
        drawn anew. `each` gives numbers for which the function is called one after the other; the
        fields are then what all of them read, a function after them what one of them does.
        """
        return lambda draw: self._part(draw, reads, each, silent=False)

    def drawn(self, *reads: Read, each: Each | None = None) -> Callable[[Draw[P]], Part[P]]:
        """As `told`, but the places are only drawn, for others say the same in words."""
        return lambda draw: self._part(draw, reads, each, silent=True)

    def _part(
        self, draw: Draw[P], reads: tuple[Read, ...], each: Each | None, silent: bool
    ) -> Part[P]:
        def anew(state: Drawable, *number: int) -> list[Place]:
            places: Iterable[Place] = cast("Any", draw)(state, *number)
            return [self.lay(place, silent, *number) for place in places]

        part = self.kept(anew, reads) if each is None else self.repeated(anew, reads, each)
        self.parts.append(part)
        return cast("Part[P]", wraps(draw)(lambda *where: part(*where).copy()))

    def kept(self, draw: AnyPart, reads: tuple[Read, ...]) -> AnyPart:
        """What is drawn anew only when something it reads is another than before."""
        if not reads:
            return draw
        read = of_table(reads)
        return lambda state: cached(draw, (state.box, state.seats, read(state)), state)

    def repeated(self, draw: AnyPart, reads: tuple[Read, ...], each: Each) -> AnyPart:
        """What is drawn for some numbers, kept as a whole and one by one."""
        *fields, one = reads

        def single(state: Drawable, number: int) -> list[Place]:
            depends = state.box, state.seats, number, cast("Key", one)(state, number)
            return cached(draw, depends, state, number)

        def every(state: Drawable) -> list[Place]:
            return [place for number in each(state) for place in single(state, number)]

        return self.kept(every, tuple(fields))

    def lay(self, place: Place, silent: bool, *_: int) -> Place:
        """The place on the sheet, unless it names another one, called like its message."""
        hushed, name = silent or place.silent, place.id or place.key.removeprefix(NAMED)
        if place.box is not None:
            layout = self.layout if place.layout == "row" else place.layout
            sheet = place.sheet or self.sheet.id
            return replace(place, sheet=sheet, layout=layout, silent=hushed, id=name)
        if self.seals:
            seal, box = self.seals, CORNER
            return replace(place, sheet=seal, box=box, layout=SEAL, silent=hushed, id=name)
        return replace(place, silent=hushed, id=name)


class SeatCanvas(Canvas):
    """A sheet for what lies in front of each seat; its parts take the seat as their number."""

    def sheets(self, state: Drawable) -> list[Sheet]:
        """The sheets of all seats."""
        return [seat_sheet(self.sheet, seat) for seat in range(state.seats)]

    def places(self, state: Drawable) -> list[Place]:
        """What lies in front of one seat after the other."""
        found: list[Place] = []
        for seat in range(state.seats):
            for part in self.parts:
                found += part(state, seat)
        return found

    def kept(self, draw: AnyPart, reads: tuple[Read, ...]) -> AnyPart:
        """As on the table, but the fields are those of the seat's own side."""
        if not reads:
            return draw
        read = of_seat(reads)
        return lambda state, seat: cached(
            draw, (state.box, state.seats, seat, read(state, seat)), state, seat
        )

    def lay(self, place: Place, silent: bool, *number: int) -> Place:
        """The place on the sheet of its seat; one that has a seat already keeps its id."""
        seat, name = number[0], place.id or place.key.removeprefix(NAMED)
        is_plain = place.box is not None and place.layout == "row"
        return replace(
            place,
            sheet=place.sheet or f"{self.sheet.id}-{seat}",
            seat=seat,
            id=seat_id(seat, name) if place.seat == NOBODY else name,
            layout=self.layout if is_plain else place.layout,
            silent=silent or place.silent,
        )


@cache
def seat_sheet(sheet: Sheet, seat: int) -> Sheet:
    """The sheet of one of the seats."""
    return replace(sheet, id=f"{sheet.id}-{seat}", seat=seat)


def seat_id(seat: int, what: str) -> str:
    """A place in front of a seat."""
    return f"seat-{seat}-{what}"


def laid_out(canvases: Iterable[Canvas], state: Drawable) -> list[Place]:
    """What lies on all of them, in this order."""
    found: list[Place] = []
    for canvas in canvases:
        found += canvas.places(state)
    return found


def in_use(canvases: Iterable[Canvas], state: Drawable) -> list[Sheet]:
    """The sheets of those that are in use, in this order."""
    return [sheet for canvas in canvases for sheet in canvas.sheets(state)]
