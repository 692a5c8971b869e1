"""Component values as they travel: ours with their provenance, and those of somebody's box."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from maat.scene import Piece
from maat.scene.parts import Section
from maat.server.protocol import Word

MOST_CHANGES = 600  # component values that are not ours
FILE_BYTES = 32_768  # of an owner's file

ComponentPath = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.-]+$")]
ComponentNumber = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
ComponentValue = (
    ComponentNumber | Word | Annotated[list[ComponentNumber | Word], Meta(max_length=64)]
)
ComponentChanges = Annotated[dict[ComponentPath, ComponentValue], Meta(max_length=MOST_CHANGES)]


class FactRow(Struct):
    """A component value and where it is known from."""

    path: str
    value: Raw
    tag: str
    note: str


class Facts(Struct):
    """Every component value of a game."""

    game: str
    components: str
    facts: list[FactRow]
    sections: list[Section]  # what is in the box, for the reference
    pieces: dict[str, Piece]  # what each path of values is printed on, where that is one piece
    lists: dict[str, int]  # lists that may have another length, and how many entries at most


class OwnValues(Struct, forbid_unknown_fields=True):
    """Values of somebody's box by their paths; or an owner's file with them."""

    changes: ComponentChanges = {}
    file: Annotated[str, Meta(max_length=FILE_BYTES)] = ""


class Difference(Struct):
    """A component value that is not ours, and ours."""

    path: str
    value: Raw
    usual: Raw


class Differences(Struct):
    """Which component values are not ours; the same as an owner's file."""

    game: str
    components: str  # the name of this set of values, empty for ours
    values: list[Difference]
    file: str
