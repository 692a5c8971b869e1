"""Bots for Ra that play by the advice, and one that hardly thinks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.bots.evaluator import Evaluator
from maat.bots.random_bot import RandomBot
from maat.core import rows
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.state import Ask
from maat.games.ra import actions, advice, steps, tiles
from maat.games.ra.state import EMPTY, RaState


class DrawyBot(RandomBot):
    """Draws in three turns of four, passes in three auctions of five, else at random."""

    def choose(self, glance: Glance[Any]) -> i64:
        options = glance.options
        if actions.DRAW in options and self.dice.below(100) < 75:
            return actions.DRAW
        if actions.PASS in options and self.dice.below(100) < 60:
            return actions.PASS
        return options[self.dice.below(len(options))]


class GreedyRa(Bot[RaState]):
    """Invokes and bids when the lot is worth more than it would ask for a sun."""

    def __init__(self, seed: str) -> None:
        """The seed is for bots that throw dice; this one does not."""

    def choose(self, glance: Glance[RaState]) -> i64:
        state = glance.state
        options = glance.options
        step = glance.ask.step
        if step == steps.BID:
            return best_bid(state, glance.ask.seat, options)
        if step == steps.DISCARD:
            return least_lost(state, glance.ask.seat, options)
        return best_turn(state, glance.ask.seat, options)


def best_turn(state: RaState, seat: i64, options: list[int]) -> i64:
    """Spend a god where it pays, invoke Ra on a good lot, else draw or stop."""
    answer = best_take(state, seat, options)
    if answer >= 0:
        return answer
    if actions.STOP in options:
        return actions.STOP
    if actions.DRAW not in options or advice.lot(state, seat) >= advice.asking(state, seat) + 15:
        return actions.INVOKE
    return actions.DRAW


def best_take(state: RaState, seat: i64, options: list[int]) -> i64:
    """The tile that gains most for a god, or -1 if none brings more than a god does."""
    held = state.players[seat].tiles
    best: i64 = -1
    most: i64 = advice.BY_GOD
    for answer in options:
        kind = answer - actions.TAKE
        if tiles.GOD < kind < tiles.FUNERAL and kind in state.track:
            after = held[:]
            after[kind] += 1
            gain = advice.holdings(after, 3 - state.epoch) - advice.holdings(held, 3 - state.epoch)
            if gain > most:
                most = gain
                best = answer
    return best


def best_bid(state: RaState, seat: i64, options: list[int]) -> i64:
    """The bid that leaves most above what a sun should bring; pass if none does."""
    worth = advice.lot(state, seat) - advice.asking(state, seat)
    if state.filled == 0 and rows.count(state.track, EMPTY) == len(state.track):
        worth -= advice.SUN
    best: i64 = options[0]
    most: i64 = -1_000_000
    for answer in options:
        gain: i64 = 0
        if answer != actions.PASS:
            gain = worth - advice.price(state, answer - actions.BID)
        if gain > most:
            most = gain
            best = answer
    return best


def least_lost(state: RaState, seat: i64, options: list[int]) -> i64:
    """The discard that leaves the most."""
    best: i64 = options[0]
    most: i64 = -1_000_000
    for answer in options:
        after = state.players[seat].tiles[:]
        after[answer - actions.DISCARD] -= 1
        left = advice.holdings(after, 3 - state.epoch)
        if left > most:
            most = left
            best = answer
    return best


class RaEvaluator(Evaluator[RaState]):
    """Judges by the advice, between turns."""

    def __init__(self, game: Game[RaState]) -> None:
        super().__init__(game)
        self.has_policy = True
        self.explore = 0.7
        self.reluctance = 0.2
        self.patience = 0.0

    def value(self, state: RaState, seat: i64) -> i64:
        return advice.value(state, seat)

    def rests(self, state: RaState, ask: Ask) -> bool:
        return ask.step == steps.TURN

    def rollout_choice(
        self, state: RaState, ask: Ask, options: list[int], dice: QuickDealer
    ) -> i64:
        if ask.step == steps.BID:
            return best_bid(state, ask.seat, options)
        if ask.step == steps.DISCARD:
            return least_lost(state, ask.seat, options)
        return best_turn(state, ask.seat, options)
