"""What the codes of a game are called: keys of messages with their values, in no language yet.

`text.py` says them here; the server sends them, and each page says them in its own language.
"""

from __future__ import annotations

from typing import NamedTuple

from maat.catalog import AnyGame
from maat.core.log import ONLY, UNDO, LoggedEvent
from maat.core.names import NUMBER, SEAT
from maat.core.state import CHANCE
from maat.scene import Name, Value

SIDES = ("seat", "side")  # answers that name whoever sits there


class Message(NamedTuple):
    """The key of a text and the values it takes in."""

    key: str
    values: dict[str, Value]


def action(game: AnyGame, code: int) -> Message:
    """An answer, as on a button."""
    family = game.actions.family(code)
    values: dict[str, Value] = {}
    if family.what:
        word = game.actions.word(code)
        is_side = family.what in SIDES
        values[family.what] = _seat(int(word)) if is_side else _word(game, family.what, word)
    return Message(f"action-{_dashed(family.verb)}", values)


def event(game: AnyGame, told: LoggedEvent) -> Message:
    """A line of the log; `player` is whom it is about."""
    if told.event == UNDO:
        count, draws, _ = told.data
        return Message("log-undone-luck" if draws else "log-undone", {"count": count})
    if told.event == ONLY:
        return Message("log-only", {})
    event = game.events.events[told.event]
    values = {"player": _seat(told.seat)}
    for (variable, kind), number in zip(event.fields, told.data, strict=False):
        values[variable] = _value(game, kind, int(number))
    return Message(f"event-{_dashed(event.name)}", values)


def question(game: AnyGame, step: int) -> str:
    """What a step asks."""
    return f"ask-{_dashed(game.step_names[step])}"


def score(label: str) -> str:
    """What a line of a score sheet counts."""
    return f"score-{_dashed(label)}"


def _value(game: AnyGame, kind: str, number: int) -> Value:
    if kind == NUMBER:
        return number
    return _seat(number) if kind == SEAT else _word(game, kind, game.words[kind][number])


def _word(game: AnyGame, what: str, word: str) -> int | str:
    if what in game.words:
        return f"{what}-{_dashed(word)}"
    return int(word) if word.lstrip("-").isdigit() else word


def _seat(seat: int) -> Value:
    return Name(int(seat)) if seat >= 0 else "*" if seat == CHANCE else ""


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-").replace("+", "-")
