"""Whole games between bots with a watch on each: who thought how long."""

from __future__ import annotations

from time import thread_time_ns
from typing import TypeVar

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.bots.matches import play_out
from maat.core.dealer import Dealer
from maat.core.game import Game
from maat.core.state import State

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


class TimedBot(Bot[S]):
    """A bot at whose answers somebody looks with a watch."""

    def __init__(self, bot: Bot[S], watch: Watch) -> None:
        self.bot = bot
        self.watch = watch

    def choose(self, glance: Glance[S]) -> i64:
        """What the bot itself answers; the time is only what it takes."""
        started: i64 = thread_time_ns()
        answer = self.bot.choose(glance)
        self.watch.note(glance.ask.seat, thread_time_ns() - started)
        return answer


def play_watched(game: Game[S], state: S, bots: list[Bot[S]], dealer: Dealer) -> Watch:
    """Play a position to the end with a watch on every bot."""
    watch = Watch(len(bots))
    timed: list[Bot[S]] = [TimedBot(bot, watch) for bot in bots]
    play_out(game, state, timed, dealer)
    return watch
