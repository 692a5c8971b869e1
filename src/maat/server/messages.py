"""Codes of a game as they are sent: keys of messages; each client says them in its language."""

from __future__ import annotations

from maat import messages
from maat.catalog import AnyGame
from maat.core.game import Line as ScoreLine
from maat.core.match import Happening
from maat.core.state import Ask
from maat.scene import Name
from maat.server.protocol import Answer, Asked, Line, SheetLine


class Messages:
    """What the codes of one game are called."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.answers = [self._answer(code) for code in range(len(game.actions))]

    def _answer(self, code: int) -> Answer:
        return Answer(code, self.game.actions.names[code], *messages.action(self.game, code))

    def asked(self, ask: Ask) -> Asked:
        """A question."""
        name = self.game.step_names[ask.step]
        return Asked(int(ask.seat), messages.question(self.game, ask.step), name)

    def line(self, at: int, told: Happening, sides: int) -> Line:
        """An event; a seat beyond the sides of the game has no name."""
        key, values = messages.event(self.game, told)
        for name, value in values.items():
            if isinstance(value, Name) and value.seat >= sides:
                values[name] = ""
        return Line(at, key, int(told.seat), values)

    def sheet_line(self, line: ScoreLine) -> SheetLine:
        """A line of a score sheet."""
        rule = self.game.rule_name(line.rule)
        numbers = (int(line.count), int(line.points), int(line.phase))
        return SheetLine(messages.score(line.label), rule, *numbers)
