"""How answers look, verb by verb: what each costs and brings, in pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from maat.core.names import Book
from maat.scene import replace
from maat.scene.scene import Offer, Piece, Target

S = TypeVar("S")

# From the position, the seat, and which of its verb's answers it is, counted from the first.
Looking = Callable[[S, int, int], Offer | None]


def changed(key: str, before: int, after: int) -> Piece:
    """A number that an answer changes, as it is and as it would be."""
    return Piece(key, badge=f"{before} → {after}")


def looked(
    book: Book, looks: Mapping[str, Looking[S]], state: S, seat: int, target: Target
) -> Target:
    """A target with the look of its answer; a verb may have none."""
    family = book.family(target.action)
    look = looks.get(family.verb)
    seen = None if look is None else look(state, seat, target.action - family.first)
    return target if seen is None else replace(target, look=seen)
