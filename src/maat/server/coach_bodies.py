"""What travels between a coach and the seat it whispers to."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Word = Literal["wants", "agrees", ""]


class CoachWord(Struct, tag="coach", forbid_unknown_fields=True):
    """My word on a coach at the seat I look from: I want one, others may have one, or no."""

    word: Word


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would the coach answer now?"""


class CoachState(Struct):
    """Whether a coach whispers to this seat, and whose word on it is known or missing."""

    on: bool
    word: Word
    wanted: list[int]  # seats that want one
    missing: list[int]  # seats of people who have not said a word


class CoachEdge(Struct):
    """What an answer is ahead by in a category of points, or behind."""

    key: str
    points: float
    icon: str = ""


class Hint(Struct, tag="hint"):
    """What the coach would answer, and why."""

    version: int
    seat: int
    action: int
    close: int | None  # another answer that is about as good
    points: float  # expected points more than other answers bring
    edges: list[CoachEdge]


class Remark(Struct, tag="remark"):
    """An answer of mine gave much away; what the coach would have answered, and why."""

    version: int  # at which it was given
    seat: int
    played: int
    action: int
    lost: float  # of the chance to win
    points: float
    edges: list[CoachEdge]
