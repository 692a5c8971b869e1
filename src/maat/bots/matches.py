"""Whole games between bots, as fast as the bots are."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from maat.bots.bot import Bot, glance
from maat.core.dealer import Dealer
from maat.core.game import Game
from maat.core.match import Match
from maat.core.position import Witnessed
from maat.core.state import State

S = TypeVar("S", bound=State)


def play_out(game: Game[S], state: S, bots: list[Bot[S]], dealer: Dealer) -> i64:
    """Play a position to the end; the number of decisions the bots made."""
    decisions: i64 = 0
    position = Witnessed(game, state)
    position.deal(dealer)
    while not position.over:
        position.apply(bots[position.seat].choose(glance(position)))
        position.deal(dealer)
        decisions += 1
    return decisions


def play_match(match: Match[S], bots: list[Bot[S]]) -> i64:
    """The same with a record kept and every answer checked."""
    decisions: i64 = 0
    while not match.over:
        match.play(bots[match.seat].choose(glance(match)))
        decisions += 1
    return decisions
