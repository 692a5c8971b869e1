"""What a seat sees, as plain data: places and the pieces in them. Words and pixels come later."""

from msgspec.structs import replace

from maat.scene.canvas import (
    SEAL,
    Canvas,
    SeatCanvas,
    datum_of,
    in_use,
    laid_out,
    nothing_else,
    seat_id,
    step_of,
)
from maat.scene.names import dashed, keys, members
from maat.scene.scene import (
    Box,
    Name,
    Note,
    Offer,
    Piece,
    Place,
    Scene,
    Sheet,
    Target,
    Value,
    Values,
)

__all__ = [
    "SEAL",
    "Box",
    "Canvas",
    "Name",
    "Note",
    "Offer",
    "Piece",
    "Place",
    "Scene",
    "SeatCanvas",
    "Sheet",
    "Target",
    "Value",
    "Values",
    "dashed",
    "datum_of",
    "in_use",
    "keys",
    "laid_out",
    "members",
    "nothing_else",
    "replace",
    "seat_id",
    "step_of",
]
