"""A small table for tests of rules."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.match import Match
from maat.core.state import CHANCE, State
from maat.testing.contract import any_answer

S = TypeVar("S", bound=State)


class Scenario(Generic[S]):
    """A position to try rules on, answered by name."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: dict[str, str] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.match = Match(game, seats, options, rules=rules)

    @property
    def state(self) -> S:
        """The position; tests may lay tiles and cards as they need them."""
        return self.match.state

    def play(self, *answers: str) -> Self:
        """Answer question after question, chance included; every answer must be legal."""
        for answer in answers:
            self.match.play(self.game.actions.codes[answer])
        return self

    def legal(self) -> list[str]:
        """The names of the legal answers, sorted."""
        return sorted(self.options())

    def options(self) -> list[str]:
        """The names of the legal answers in the order they are offered."""
        return [self.game.actions.names[code] for code in self.game.legal_actions(self.state)]

    def why_not(self, answer: str) -> str:
        """The rule that forbids an answer, empty if it is legal."""
        rule = self.game.why_not(self.state, self.game.actions.codes[answer])
        return self.game.rule_name(rule) if rule else ""

    def question(self) -> str:
        """Who is asked what: `0 turn`, `* tile`, or `over`."""
        if self.state.over:
            return "over"
        who = "*" if self.state.seat == CHANCE else str(self.state.seat)
        return f"{who} {self.game.step_names[self.state.asked().step]}"

    def events(self) -> list[str]:
        """The names of all events told so far."""
        book = self.game.events.events
        return [book[told.event].name for told in self.match.log.events]

    def told(self, name: str) -> list[tuple[int, list[int]]]:
        """Every event of a name: about which seat, with which numbers."""
        code = self.game.events.codes[name]
        heard = [what for what in self.match.log.events if what.event == code]
        return [(what.seat, list(what.data)) for what in heard]

    def chance(self) -> Self:
        """Let chance answer, always with what comes first, until a seat is asked."""
        while not self.state.over and self.state.seat == CHANCE:
            self.match.play(self.game.legal_actions(self.state)[0])
        return self

    def rest(self, seed: str = "rest") -> Self:
        """Play on at random to the end."""
        dealer = QuickDealer(seed)
        while not self.state.over:
            self.match.play(any_answer(self.game, self.state, dealer))
        return self
