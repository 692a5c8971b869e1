"""The course of one game: its match, and a log that only ever grows."""

from __future__ import annotations

from typing import Any, NamedTuple

from maat.catalog import AnyGame
from maat.core import notation
from maat.core.dealer import Dealer
from maat.core.errors import BadRecord
from maat.core.match import UNDO, Match, may_see
from maat.core.state import CHANCE, EVERYONE
from maat.server.errors import Refusal
from maat.server.messages import Messages
from maat.server.protocol import Line
from maat.server.store.rows import GameRow

Answered = tuple[int, int]  # a seat, CHANCE or UNDO; an action or how many answers go back


class Heard(NamedTuple):
    """A line of the log and the seats that may read it."""

    audience: int
    line: Line


class Plan(NamedTuple):
    """What an answer leads to: the entries it makes, and who is asked afterwards, if anybody."""

    entries: list[Answered]
    asked: int | None


class Course:
    """Plays entries of a history one by one; never draws by itself."""

    def __init__(
        self, messages: Messages, seats: int, options: dict[str, str], rules: int | None = None
    ) -> None:
        self.messages = messages
        self.game: AnyGame = messages.game
        self.match: Match[Any] = Match(self.game, seats, options, rules=rules)
        self.sides = len(self.game.scores(self.match.state))
        self.log: list[Heard] = []
        self.undos = 0
        self._collect(0)

    @property
    def version(self) -> int:
        """How many entries the history has."""
        return len(self.match.history)

    @property
    def asked(self) -> int | None:
        """The seat that has to answer, if any."""
        seat = self.match.seat
        return seat if seat >= 0 else None

    def code(self, action: int | str) -> int:
        """An action by its code or written name."""
        book = self.game.actions
        code = book.codes.get(action) if isinstance(action, str) else action
        if code is None or not 0 <= code < len(book):
            raise Refusal("unknown-action", action=str(action))  # a name: no thousands marks
        return code

    def enter(self, answered: Answered) -> None:
        """Play one entry of a history; the rules are checked."""
        seat, action = answered
        if seat == UNDO:
            self._take_back(action)
            return
        known = len(self.match.log.happenings)
        self.match.play(action)
        self._collect(known)

    def _take_back(self, count: int) -> None:
        seat = self.match.record[-count][0]
        self.match.take_back(count)
        self.undos += 1
        line = Line(self.version, "log-undone", seat, {"count": count})
        self.log.append(Heard(EVERYONE, line))

    def _collect(self, known: int) -> None:
        for told in self.match.log.happenings[known:]:
            line = self.messages.line(self.version, told, self.sides)
            self.log.append(Heard(int(told.audience), line))

    def lines(self, seat: int, since: int) -> list[Line]:
        """What a seat may read of the log after a version."""
        over = self.match.over
        found: list[Line] = []
        for heard in reversed(self.log):
            if heard.line.at <= since:
                break
            if over or may_see(heard.audience, seat):
                found.append(heard.line)
        found.reverse()
        return found

    # As text.

    def written(self, answered: Answered) -> str:
        """An entry as a line of a record."""
        return notation.line(self.game, *answered)

    def read(self, line: str) -> Answered:
        """A line of a record as an entry."""
        who, _, name = line.partition(" ")
        if who == "undo":
            return UNDO, int(name)
        code = self.game.actions.codes.get(name)
        if code is None:
            raise BadRecord("unknown-answer", line=self.version + 1, answer=name)
        return CHANCE if who == "*" else int(who), code

    # Looking ahead.

    def foresee(self, dealer: Dealer, action: int | None = None) -> Plan:
        """An answer and what chance will answer after it, tried on a copy."""
        state = self.game.copy(self.match.state)
        entries: list[Answered] = []
        if action is not None:
            entries.append((int(state.seat), action))
            self.game.apply(state, action)
        while state.seat == CHANCE:
            drawn = int(self.game.sample(state, dealer))
            entries.append((CHANCE, drawn))
            self.game.apply(state, drawn)
        return Plan(entries, None if state.over else int(state.seat))

    def back_to(self, seat: int) -> int:
        """How many answers lie between now and before a seat's last one, 0 if it has none."""
        for back, (who, _) in enumerate(reversed(self.match.record), start=1):
            if who == seat:
                return back
        return 0


def begin(messages: Messages, row: GameRow) -> Course:
    """The opening position of a table; one of newer rules or other components cannot be played."""
    game = messages.game
    if row.rules > game.version or game.components != row.components:
        raise Refusal("other-rules-here", 409, found=row.rules, known=game.version)
    return Course(messages, len(row.seats), row.options, row.rules)
