"""The parts of a scene."""

from __future__ import annotations

from dataclasses import dataclass, field

from maat.core.state import NOBODY


@dataclass(frozen=True)
class Name:
    """Stands for the name of whoever sits on a seat."""

    seat: int


Value = int | str | Name


@dataclass(frozen=True)
class Piece:
    """Equal pieces in a place: the message that names one, and how many there are."""

    key: str
    count: int = 1
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Place:
    """Somewhere on the table: the message that names it and what lies there, None for a fact."""

    key: str
    values: dict[str, Value] = field(default_factory=dict)
    pieces: list[Piece] | None = None
    seat: int = NOBODY  # whose place it is
    brief: bool = True  # worth telling before every question, not only when asked for


@dataclass(frozen=True)
class Scene:
    """All places in reading order: the table first, then seat by seat."""

    places: list[Place]
