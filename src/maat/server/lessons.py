"""Lessons: a record of which some moments are shown, and in which the learner answers for seat 0.

A game has `lesson.maat` and `lesson.toml` for its first game, `solo.maat` and `solo.toml` for the
opponent of its solo game. The script names chapters: the versions between which each of them plays
and what the teacher's text of a version is about; the text is the message `<name>-<version>`.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from maat import catalog
from maat.catalog import AnyGame
from maat.core import notation
from maat.core.match import Match
from maat.server import replays
from maat.server.bodies import Frame, Thing
from maat.server.lesson_bodies import Lesson, LessonChapter, LessonMoment, LessonTurn
from maat.server.messages import Messages
from maat.server.preview import preview
from maat.server.protocol import Explained
from maat.server.seating import Seat
from maat.server.view import SeatView

NAMES = ("lesson", "solo")
LEARNER = 0


class ScriptChapter(Struct, forbid_unknown_fields=True):
    """A part of a script: its name, its first and last version, versions with a text -> subject."""

    key: str
    first: int
    last: int
    about: dict[str, str] = {}


class Script(Struct, forbid_unknown_fields=True):
    """The chapters in their order."""

    chapter: list[ScriptChapter]


def lessons(key: str) -> list[str]:
    """The names of the lessons a game has."""
    return [name for name in NAMES if catalog.file(key, f"{name}.toml") is not None]


def chapters(key: str, name: str) -> list[ScriptChapter]:
    """What is shown of a lesson's record."""
    text = _read(key, f"{name}.toml")
    return msgspec.convert(tomllib.loads(text), Script).chapter


def record(key: str, name: str) -> notation.Record:
    """The record of a lesson."""
    return notation.read(_read(key, f"{name}.maat"))


def _read(key: str, name: str) -> str:
    file = catalog.file(key, name)
    assert file is not None, f"{key} has no {name}"
    return file.read_text("utf-8")


def explained(messages: Messages, name: str, thing: Thing) -> Explained:
    """What a thing is, and is worth to the learner at a moment of a lesson."""
    match = notation.replay(messages.game, record(messages.game.key, name))
    return replays.explained(match, messages, LEARNER, thing)


def make(game: AnyGame, messages: Messages, name: str) -> Lesson:
    """A lesson with all its moments, as the learner sees them."""
    match = replays.checked(game, record(game.key, name))
    script = chapters(game.key, name)
    found: list[LessonMoment] = []
    now, before = match.opening(), None
    for chapter in script:
        for version in range(chapter.first, chapter.last + 1):
            since = now.version if before else -1
            now.follow(match.history[:version])
            view = SeatView(now, messages, LEARNER)
            about = chapter.about.get(str(version))
            turn = _turn(view, match) if version < chapter.last else None
            found.append(LessonMoment(chapter.key, _frame(view, before, since), about, turn))
            before = view
    return Lesson(
        game=game.key,
        name=name,
        seats=_seats(match),
        options=match.options,
        chapters=[LessonChapter(each.key, each.first, each.last) for each in script],
        moments=found,
        sides=[] if before is None else before.sheets().sides,
        answers=[messages.answers[code] for code in sorted(_spoken_of(found))],
    )


def _frame(view: SeatView, before: SeatView | None, since: int) -> Frame:
    lines = view.messages.lines(view.match, LEARNER, since)
    return Frame(view.version, view.asked, view.since(before), lines, None, None, view.scores)


def _turn(view: SeatView, match: Match[Any]) -> LessonTurn | None:
    """What the learner does here; nothing where nothing is to be chosen."""
    if len(view.options) < 2:
        return None
    _, action = match.history[view.version]
    forbidden = {
        reason.rule: [answer.action for answer in reason.answers]
        for reason in view.why(None).reasons
    }
    return LessonTurn(view.options, action, preview(view, action), forbidden)


def _spoken_of(moments: list[LessonMoment]) -> set[int]:
    """The answers that can be given, or not given, in some turn."""
    turns = [moment.turn for moment in moments if moment.turn is not None]
    forbidden = {code for turn in turns for codes in turn.forbidden.values() for code in codes}
    return forbidden | {code for turn in turns for code in turn.options}


def _seats(match: Match[Any]) -> list[Seat]:
    found = [Seat("", "human", online=True) for _ in range(match.seats)]
    return found + [Seat("", "automa", online=True) for _ in match.scores[match.seats :]]
