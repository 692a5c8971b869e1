"""What travels of a lesson."""

from __future__ import annotations

from msgspec import Struct

from maat.server.bodies import Frame
from maat.server.protocol import Answer, Effect, SheetLine
from maat.server.seating import Seat


class LessonChapter(Struct):
    """A part of a lesson: its first and its last version."""

    key: str
    first: int
    last: int


class LessonTurn(Struct):
    """What the learner is to do: the legal answers, the one to give and what it does, and rules
    with the answers each of them forbids now."""

    options: list[int]
    action: int
    effect: Effect
    forbidden: dict[str, list[int]]


class LessonMoment(Struct):
    """One moment of a lesson; where the teacher speaks, what about."""

    chapter: str
    frame: Frame
    about: str | None
    turn: LessonTurn | None


class Lesson(Struct):
    """A guided game: its scenes by what changed since the moment before, the last score sheets, and
    the answers its turns speak of."""

    game: str
    name: str
    seats: list[Seat]
    options: dict[str, str]
    chapters: list[LessonChapter]
    moments: list[LessonMoment]
    sides: list[list[SheetLine] | None]
    answers: list[Answer]
