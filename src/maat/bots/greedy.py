"""A bot that takes what looks best at the end of its own turn."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from maat.bots.bot import Bot, Glance
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import CHANCE, Ask, State

S = TypeVar("S", bound=State)

TRIES: Final = 4  # ways a turn is finished after each answer
LONGEST: Final = 30  # questions looked ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot[S], Generic[S]):
    """Tries every answer, finishes the turn at random a few times, keeps the best ending."""

    def __init__(self, seed: str) -> None:
        self.dice = QuickDealer(seed)
        self.tries: i64 = TRIES

    def value(self, state: S, seat: i64) -> i64:
        """What a position promises a seat, the higher the better."""
        raise TypeError("a greedy bot says what it wants")

    def choose(self, glance: Glance[S]) -> i64:
        options = glance.options
        if len(options) == 1:
            return options[0]
        seat = glance.ask.seat
        seen = glance.state
        best: i64 = options[0]
        most: i64 = -(1 << 40)
        for answer in options:
            promise = self.promise(glance.game, seen, seat, answer)
            if promise > most:
                most = promise
                best = answer
        return best

    def promise(self, game: Game[S], seen: S, seat: i64, answer: i64) -> i64:
        """The best of some ways to go on after an answer."""
        most: i64 = -(1 << 40)
        for _ in range(self.tries):
            state = game.imagine(seen, seat, self.dice)
            game.apply(state, answer)
            if not self.finish(game, state, seat):
                return self.value(state, seat)
            most = self.better(most, self.value(state, seat))
        return most

    def better(self, one: i64, other: i64) -> i64:
        """The higher of two."""
        return one if one > other else other

    def goes_on(self, ask: Ask, seat: i64) -> bool:
        """Whether a question belongs to the turn that is looked at."""
        return ask.seat in (seat, CHANCE)

    def finish(self, game: Game[S], state: S, seat: i64) -> bool:
        """Answer at random to the end of the turn; whether there was anything to answer."""
        answered: i64 = 0
        ask = state.agenda
        while ask is not None and answered < LONGEST and self.goes_on(ask, seat):
            if ask.seat == CHANCE:
                game.apply(state, game.sample(state, self.dice))
            else:
                options = game.legal_actions(state)
                game.apply(state, options[self.dice.below(len(options))])
            answered += 1
            ask = state.agenda
        return answered > 0


class GreedyScores(GreedyBot[State]):
    """Greedy in any game: wants the points that its scores show."""

    def choose(self, glance: Glance[State]) -> i64:
        self.game = glance.game
        return super().choose(glance)

    def value(self, state: State, seat: i64) -> i64:
        return self.game.scores(state)[seat]
