"""What may be drawn, in pictures: where people draw with their own hands and say what it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from maat.core.names import Book
from maat.scene.scene import Name, Note, Offer, Piece, Target

S = TypeVar("S")

# From the position and which of its verb's answers it is, counted from the first.
Pictured = Callable[[S, int], list[Piece]]


def pictured(book: Book, pictures: Mapping[str, Pictured[S]], state: S, action: int) -> Target:
    """An outcome with its picture; where its verb has none, its word is the name of a drawing."""
    family = book.family(action)
    picture = pictures.get(family.verb)
    if picture is None:
        return Target(action)
    return Target(action, look=Offer(gain=picture(state, action - family.first)))


def for_seat(seat: int) -> Note:
    """Who gets what is drawn."""
    return Note("draw-for", {"player": Name(seat)})
