"""Codes of a game as they are sent: keys of messages; each client says them in its language."""

from __future__ import annotations

from typing import Any

from maat import catalog, messages
from maat.catalog import AnyGame
from maat.core.game import Line as ScoreLine
from maat.core.log import UNDO, LoggedEvent
from maat.core.match import Match
from maat.core.state import Ask
from maat.scene import Name, dashed
from maat.scene.telling import Telling, Tellings
from maat.scene.ties import BrokenTie
from maat.server.errors import Refusal
from maat.server.protocol import Answer, Asked, LogLine, SheetLine, Tie


class Messages:
    """What the codes of one game are called."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.answers = [self._answer(code) for code in range(len(game.actions))]
        module = catalog.module(game.key, "scene.telling")
        self.tellings: Tellings = getattr(module, "TELLINGS", Tellings())
        self.reasoned = game.events.codes.get("reasoned", UNDO)  # where an automa gives a reason

    def _answer(self, code: int) -> Answer:
        return Answer(code, self.game.actions.names[code], *messages.action(self.game, code))

    def asked(self, ask: Ask) -> Asked:
        """A question."""
        name = self.game.step_names[ask.step]
        return Asked(int(ask.seat), messages.question(self.game, ask.step), name)

    def code(self, action: int | str) -> int:
        """An action by its code or written name."""
        book = self.game.actions
        code = book.codes.get(action) if isinstance(action, str) else action
        if code is None or not 0 <= code < len(book):
            raise Refusal("unknown-action", action=str(action))  # a name: no thousands marks
        return code

    def lines(self, match: Match[Any], seat: int, since: int) -> list[LogLine]:
        """What a seat may read of the log after a version."""
        sides = len(match.scores)
        return [self.line(told, sides) for told in match.journal(seat, since)]

    def line(self, told: LoggedEvent, sides: int) -> LogLine:
        """An event; a seat beyond the sides of the game has no name."""
        key, values = messages.event(self.game, told)
        for name, value in values.items():
            if isinstance(value, Name) and value.seat >= sides:
                values[name] = ""
        line = LogLine(told.version, key, int(told.seat), values)
        if told.event == UNDO:
            line.back = told.data[2]
        elif told.event >= 0:
            telling = self.tellings.events.get(self.game.events.events[told.event].name)
            if telling is not None:
                self._tell(line, telling, told)
        return line

    def _tell(self, line: LogLine, telling: Telling, told: LoggedEvent) -> None:
        """Say how a line is told in the line of its turn; it holds nothing the line does not."""
        line.opens, line.role, line.sound = telling.opens, telling.role, telling.sound
        if told.event == self.reasoned:
            reason = self.game.words["reason"][told.data[0]]
            line.rule = self.game.rule_name(self.tellings.reasons[reason])
        if telling.scored is not None:
            line.scored = int(self._fields(told)[telling.scored]) if telling.scored else 0
        if telling.icons or telling.spots or telling.amount:
            fields = self._fields(told)
            line.icons, line.spots = telling.drawn(fields), telling.lying(fields)
            if telling.role == "points":
                line.points = telling.number(fields)

    def _fields(self, told: LoggedEvent) -> dict[str, int | str]:
        """The numbers of an event as they stand in names of drawings and places."""
        found: dict[str, int | str] = {"seat": int(told.seat)}
        for (name, kind), number in zip(
            self.game.events.events[told.event].fields, told.data, strict=False
        ):
            words = self.tellings.drawings.get(kind) or self.game.words.get(kind)
            found[name] = int(number) if words is None else dashed(words[number])
        return found

    def sheet_line(self, line: ScoreLine) -> SheetLine:
        """A line of a score sheet."""
        rule = self.game.rule_name(line.rule)
        numbers = (int(line.count), int(line.points), int(line.phase))
        icon = self.tellings.scores.get(line.label, "")
        return SheetLine(messages.score(line.label), rule, *numbers, icon)

    def tie(self, tie: BrokenTie) -> Tie:
        """How sides that were level were told apart."""
        asked = tie.criterion
        if asked is None:
            return Tie(tie.sides, "", "", [])
        values = [asked.values[side] for side in tie.sides]
        return Tie(tie.sides, asked.key, self.game.rule_name(asked.rule), values)
