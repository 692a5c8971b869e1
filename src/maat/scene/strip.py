"""What stands beside the boards: each side at a glance, and what a question is about."""

from __future__ import annotations

from typing import Final

from maat.scene import Piece, Place, Value, replace

STRIP: Final = "strip"  # the layout of what is always seen: of a side in pictures, of all in words
ASK: Final = "ask"  # the layout of what is seen with the open question
TALLY: Final = "tally"  # the tone of a piece that stands for a number, none of them included


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


def asked(places: list[Place]) -> list[Place]:
    """What the open question is about: seen with it, not on a sheet."""
    return [replace(place, sheet="", box=None, layout=ASK) for place in places]


def moment(place: Place) -> Place:
    """How far the game is, as a place of the table tells it."""
    silent = replace(place, silent=True, brief=False, box=None, sheet="")
    return replace(silent, layout=STRIP, id=f"moment-{place.key}")


def tally(key: str, count: int, sprite: str = "", values: dict[str, Value] | None = None) -> Piece:
    """A number that matters, with the picture of what it counts."""
    return Piece(key, int(count), values or {}, sprite, TALLY)
