"""Games in which one seat is answered from outside and bots answer for the others, many at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from maat.bots.bot import Bot, glance
from maat.core.dealer import QuickDealer
from maat.core.errors import IllegalAction
from maat.core.numbers import Numbers
from maat.core.position import Position
from maat.core.state import State

S = TypeVar("S", bound=State)

NO_ANSWER: Final = -1  # of a game that is to be left alone


class SeatGame(Generic[S]):
    """One of them, always at a question to its own seat, or over.

    A position remembers no answers, so bots that search begin anew at every question.
    """

    def __init__(
        self, position: Position[S], own: i64, bots: list[Bot[S] | None], dealer: QuickDealer
    ) -> None:
        self.position = position
        self.own: i64 = own
        self.bots = bots  # by seat; nobody at the own one
        self.dealer = dealer
        self.options: list[int] = []  # of the own seat; none once the game is over
        self._go_on()

    def answer(self, action: i64) -> None:
        """Answer for the own seat; chance and the bots answer what comes before its next turn."""
        if action not in self.options:
            self.position.check(action)
        self.position.apply(action)
        self._go_on()

    def _go_on(self) -> None:
        position = self.position
        position.deal(self.dealer)
        while not position.over:
            bot = self.bots[position.seat]
            if bot is None:
                break
            self._let(bot)
            position.deal(self.dealer)
        self.options = position.legal_actions()

    def _let(self, bot: Bot[S]) -> None:
        """A bot answers; what it does wrong is not the learner's fault."""
        answer = bot.choose(glance(self.position))
        try:
            self.position.play(answer)
        except IllegalAction as fault:
            seat = self.position.seat
            raise ValueError(f"the bot at seat {seat} broke the rules: {fault}") from fault


def answer(games: list[SeatGame[S]], actions: list[int]) -> list[int]:
    """Answer in every game but where it is left alone; which games ended."""
    ended: list[int] = []
    for at in range(len(games)):
        if actions[at] != NO_ANSWER:
            games[at].answer(actions[at])
            if games[at].position.over:
                ended.append(at)
    return ended


def illegal(games: list[SeatGame[S]], actions: list[int]) -> list[int]:
    """In which games an answer is given that is none of the options."""
    found: list[int] = []
    for at in range(len(games)):
        if actions[at] != NO_ANSWER and actions[at] not in games[at].options:
            found.append(at)
    return found


def masks(games: list[SeatGame[S]], width: i64) -> bytearray:
    """Row by row, a 1 for every legal action; for every action at all once the game is over."""
    rows = bytearray(len(games) * width)
    start: i64 = 0
    for each in games:
        if each.position.over:
            for action in range(width):
                rows[start + action] = 1
        for option in each.options:
            rows[start + option] = 1
        start += width
    return rows


def features(
    games: list[SeatGame[S]], write: Callable[[Numbers, S, i64], None], redacts: bool
) -> bytes:
    """Row by row what the own seats know, as numbers."""
    rows = Numbers()
    for each in games:
        state = each.position.state
        seen = each.position.game.redact(state, each.own) if redacts else state
        write(rows, seen, each.own)
    return rows.row()
