"""Where answers are clicked, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from maat.core.names import Book
from maat.scene.canvas import seat_id
from maat.scene.names import dashed
from maat.scene.scene import Target

S = TypeVar("S")

Aim = Callable[[S, int, int, str], Target]  # from position, seat, answer and the answer's word


def on(place: str, piece: str = "") -> Aim[Any]:
    """A place of the table, or a piece in it; `{}` stands for the answer's word."""

    def aim(_: object, __: int, action: int, word: str) -> Target:
        return Target(action, place.format(word), piece.format(word))

    return aim


def own(place: str, piece: str) -> Aim[Any]:
    """A piece of the seat that answers; `{}` stands for the answer's word."""

    def aim(_: object, seat: int, action: int, word: str) -> Target:
        return Target(action, seat_id(seat, place), piece.format(word))

    return aim


def aimed(book: Book, aims: Mapping[str, Aim[S]], state: S, seat: int, action: int) -> Target:
    """Where an answer is clicked: in the bar if its verb has no aim."""
    aim = aims.get(book.family(action).verb)
    if aim is None:
        return Target(action)
    return aim(state, seat, action, dashed(book.word(action)))
