"""A game at one point: who is asked, what may be answered, and what an answer leads to.

A position remembers nothing, so there can be thousands of them; a Match remembers everything.
Chance is a seat like any other here, unless a dealer is asked to answer for it.
"""

from __future__ import annotations

from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from maat.core.dealer import Dealer
from maat.core.errors import IllegalAction
from maat.core.game import Game
from maat.core.log import Answers
from maat.core.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[S]):
    """The rules of a title with one state of it, to be answered and played on."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state: S = state

    def copy(self) -> Position[S]:
        """An independent one at the same point."""
        return Position(self.game, self.game.copy(self.state))

    def __deepcopy__(self, memo: dict[int, object]) -> Position[S]:
        return self.copy()

    # Looking.

    @final
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.agenda is None

    @final
    @property
    def seat(self) -> int:
        """Who has to answer, CHANCE among them; NOBODY once the game is over."""
        ask = self.state.agenda
        return NOBODY if ask is None else int(ask.seat)

    @final
    @property
    def asked(self) -> int | None:
        """The seat that has to answer; None while chance is asked and once the game is over."""
        return self.seat if self.seat >= 0 else None

    @final
    def legal_actions(self) -> list[int]:
        """The legal answers to the open question; none once the game is over."""
        return [] if self.over else self.game.legal_actions(self.state)

    @final
    def answers(self) -> list[str]:
        """The legal answers as they are written."""
        names = self.game.actions.names
        return [names[code] for code in self.legal_actions()]

    @final
    def has_choice(self) -> bool:
        """Whether the open question has more than one answer; those of chance always count."""
        return self.seat == CHANCE or len(self.legal_actions()) > 1

    def heard(self) -> Answers | None:
        """The answers so far with the seats that may know them, if somebody notes them."""
        return None

    @final
    @property
    def scores(self) -> list[int]:
        """The points of each side: the seats, then an automa if one plays."""
        return self.game.scores(self.state)

    @final
    @property
    def ranking(self) -> list[int]:
        """The place of each side, 1 for a winner."""
        return self.game.ranking(self.state)

    # Playing.

    @final
    def code(self, name: str) -> int:
        """The code of an answer that is written out."""
        code = self.game.actions.codes.get(name)
        if code is None:
            raise IllegalAction("unknown-action", action=name)
        return code

    @final
    def check(self, action: int) -> None:
        """Refuse an answer the rules forbid, with the rule."""
        self.game.check(self.state, action)

    def play(self, answer: int | str) -> None:
        """Answer the open question, by code or written name; illegal answers are refused."""
        action = self.code(answer) if isinstance(answer, str) else answer
        self.check(action)
        self.apply(action)

    def apply(self, action: i64) -> None:
        """Answer the open question. Unchecked: `check` is the caller's duty."""
        self.game.apply(self.state, action)

    def deal(self, dealer: Dealer) -> None:
        """Let a dealer answer for chance until a seat is asked or the game is over."""
        self.game.deal(self.state, dealer)


class Witnessed(Position[S]):
    """One that notes its answers, each with the seats that may know it: bots go on from there."""

    def __init__(self, game: Game[S], state: S, answered: Answers | None = None) -> None:
        super().__init__(game, state)
        self.answered = Answers() if answered is None else answered

    def copy(self) -> Witnessed[S]:
        """An independent one at the same point, with the same answers behind it."""
        answered = self.answered.first(len(self.answered))
        return Witnessed(self.game, self.game.copy(self.state), answered)

    def heard(self) -> Answers:
        """The answers so far with the seats that may know them."""
        return self.answered

    def apply(self, action: i64) -> None:
        """Note an answer and give it. Unchecked: `check` is the caller's duty."""
        self.answered.note(self.game, self.state, self.state.asked(), action)
        self.game.apply(self.state, action)

    def deal(self, dealer: Dealer) -> None:
        """Let a dealer answer for chance until a seat is asked or the game is over."""
        while self.seat == CHANCE:
            self.apply(self.game.sample(self.state, dealer))
