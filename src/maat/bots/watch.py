"""Whole games between bots with a watch on each: who thought how long."""

from __future__ import annotations

from time import thread_time_ns
from typing import TypeVar

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.core.dealer import Dealer
from maat.core.game import Game
from maat.core.log import Answers
from maat.core.state import CHANCE, State

S = TypeVar("S", bound=State)


class Watch:
    """For each seat: how many questions it was asked, and the nanoseconds it took for them.

    Processor time: a machine that is busy with something else makes nobody a slow thinker.
    """

    def __init__(self, seats: int) -> None:
        self.decisions: list[int] = [0] * seats
        self.spent: list[int] = [0] * seats
        self.longest: list[int] = [0] * seats

    def note(self, seat: i64, nanoseconds: i64) -> None:
        """One question answered."""
        self.decisions[seat] += 1
        self.spent[seat] += nanoseconds
        self.longest[seat] = max(self.longest[seat], nanoseconds)


def play_watched(game: Game[S], state: S, bots: list[Bot[S]], dealer: Dealer) -> Watch:
    """Play a position to the end; the time is only what the bots themselves take."""
    watch = Watch(len(bots))
    answers = Answers()
    ask = state.agenda
    while ask is not None:
        if ask.seat == CHANCE:
            answer = game.sample(state, dealer)
        else:
            glance = Glance(game, state, ask, answers)
            started: i64 = thread_time_ns()
            answer = bots[ask.seat].choose(glance)
            watch.note(ask.seat, thread_time_ns() - started)
        answers.note(game, state, ask, answer)
        game.apply(state, answer)
        ask = state.agenda
    return watch
