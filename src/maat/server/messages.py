"""Codes of a game as message keys and values; each client says them in its own language."""

from __future__ import annotations

from maat.catalog import AnyGame
from maat.core.game import Line as ScoreLine
from maat.core.match import Happening
from maat.core.names import NUMBER, SEAT
from maat.core.state import CHANCE, Ask
from maat.server.protocol import Answer, Asked, Line, SheetLine, Told, Value, Values


def dashed(name: str) -> str:
    """A name as it is written in keys."""
    return name.replace("_", "-").replace(" ", "-")


class Wording:
    """What the codes of one game are called."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.answers = [self._answer(code) for code in range(len(game.actions))]

    def _answer(self, code: int) -> Answer:
        book = self.game.actions
        family = book.family(code)
        values: Values = {}
        if family.what:
            values[family.what] = self._word(family.what, book.word(code))
        return Answer(code, book.names[code], f"action-{dashed(family.verb)}", values)

    def _word(self, what: str, word: str) -> int | str:
        if what in self.game.words:
            return f"{what}-{dashed(word)}"
        return int(word) if word.lstrip("-").isdigit() else word

    def asked(self, ask: Ask) -> Asked:
        """A question."""
        name = self.game.step_names[ask.step]
        return Asked(int(ask.seat), f"ask-{dashed(name)}", name)

    def line(self, at: int, told: Happening, sides: int) -> Line:
        """An event."""
        event = self.game.events.events[told.event]
        values: Values = {"player": _name(told.seat, sides)}
        for (variable, kind), number in zip(event.fields, told.data, strict=False):
            values[variable] = self._value(kind, int(number), sides)
        return Line(at, f"event-{dashed(event.name)}", int(told.seat), values)

    def _value(self, kind: str, number: int, sides: int) -> Value:
        if kind == NUMBER:
            return number
        if kind == SEAT:
            return _name(number, sides)
        return self._word(kind, self.game.words[kind][number])

    def sheet_line(self, line: ScoreLine) -> SheetLine:
        """A line of a score sheet."""
        rule = self.game.rule_name(line.rule)
        numbers = (int(line.count), int(line.points), int(line.phase))
        return SheetLine(f"score-{dashed(line.label)}", rule, *numbers)


def _name(seat: int, sides: int) -> Value:
    if 0 <= seat < sides:
        return Told(int(seat))
    return "*" if seat == CHANCE else ""
