"""The parts of a scene. Texts are message keys with values; each reader says them in a language.

They are written to the wire as they are; what has its default is left out (docs/protocol.md).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from maat.core.state import NOBODY


class Name(Struct, frozen=True, gc=False):
    """Stands for the name of whoever sits on a seat."""

    seat: int


Value = int | str | Name
Values = Mapping[str, Value]  # what stands in a message


class Box(Struct, frozen=True, gc=False):
    """Where something lies on its sheet, in the sheet's own units."""

    x: float
    y: float
    width: float
    height: float


class Sheet(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the table that is drawn as one: the board, what lies before a seat.

    A sheet of width 0 has no geometry: its places follow one another as lists.
    """

    id: str
    key: str
    width: float
    height: float
    art: str = ""  # the drawing below the places
    seat: int = NOBODY
    role: str = ""  # anchor: the heart of the game; stock: what is told elsewhere, too
    page: str = ""  # sheets of one page are seen together where there is room for few
    tab: str = ""  # the drawing that stands for the page


class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """Equal pieces in a place: the message that names one, how many there are, how they look."""

    key: str
    count: int = 1
    values: Values = field(default_factory=dict)
    sprite: str = ""  # the drawing, if it is not the one named like the key
    tone: str = ""  # a variant of the drawing: whose it is, face down, blocked
    badge: str = ""  # a number or letter written on it

    @property
    def name(self) -> str:
        """How targets name it: its key, followed by `#` and its badge if it has one."""
        return f"{self.key}#{self.badge}" if self.badge else self.key


class Icon(Struct, frozen=True, omit_defaults=True, gc=False):
    """A drawing of the game, and how many of what it shows."""

    name: str
    count: int = 1


class Place(Struct, frozen=True, omit_defaults=True, gc=False):
    """Somewhere on the table: the message that names it and what lies there, None for a fact."""

    key: str
    values: Values = field(default_factory=dict)
    pieces: list[Piece] | None = None
    seat: int = NOBODY  # whose place it is
    brief: bool = True  # worth telling before every question, not only when asked for
    silent: bool = False  # only drawn, for another place says it in words
    id: str = ""  # unique in the scene; where flights start and end
    sheet: str = ""
    box: Box | None = None
    # row, grid, stack, ring or heap, which is drawn as one thing; strip and ask (scene/strip.py)
    layout: str = "row"
    turn: float = 0  # degrees, for what lies on a wheel
    stock: bool = False  # things are drawn from it: what is left is told in a list of its own


class Note(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that is told of a thing, as a message."""

    key: str
    values: Values = field(default_factory=dict)


class Offer(Struct, frozen=True, omit_defaults=True, gc=False):
    """What of an answer is seen before it is given: what it costs and brings, what it lays."""

    cost: list[Piece] = field(default_factory=list)
    gain: list[Piece] = field(default_factory=list)
    ghost: str = ""  # the drawing of what would come to lie there
    at: str = ""  # where, if that is not the place of the answer
    to: str = ""  # where that, or what the answer is given by, would lie beside other things
    turn: float = 0  # degrees, for a ghost that would lie turned
    about: str = ""  # the place whose words say more
    icon: str = ""  # the drawing that stands for it, turned like a ghost
    group: str = ""  # the drawing of what answers have in common: they are seen together
    points: int = 0  # what it brings at once: of many answers the best are seen


class Target(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a legal answer is clicked: a place, or a piece in it; the bar for what has none.

    A piece is named by its key, followed by `#` and its badge if it has one.
    """

    action: int
    place: str = "bar"
    piece: str = ""
    look: Offer | None = None


class Scene(Struct, frozen=True, gc=False):
    """All places in reading order: the table first, then seat by seat."""

    places: list[Place]
    sheets: list[Sheet] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    focus: str = ""  # the sheet the open question is about, where its answers lie on none
