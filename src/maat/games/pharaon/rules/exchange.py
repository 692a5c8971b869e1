"""The Sorceress and the Treasurer exchange a resource (rulebook p. 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step
from maat.core.state import Ask
from maat.games.pharaon import actions, pieces, steps
from maat.games.pharaon.rules import gains, price, supply
from maat.games.pharaon.state import PharaonState, Player

NOBLES: Final = 0x60000  # the Sorceress and the Treasurer, as bits


def add_exchanges(state: PharaonState, player: Player, answers: list[int]) -> None:
    """One answer for each noble that can exchange something now."""
    if not player.nobles & NOBLES:
        return
    for noble in range(pieces.SORCERESS, pieces.TREASURER + 1):
        if not why_not(state, player, noble):
            answers.append(actions.EXCHANGE + noble)


def is_exchange(action: i64) -> bool:
    """Whether an answer uses one of the two nobles."""
    return pieces.SORCERESS <= action - actions.EXCHANGE <= pieces.TREASURER


def why_not(state: PharaonState, player: Player, noble: i64) -> i64:
    """The rule against an exchange, or 0 (PH-229, PH-230, A-14)."""
    if not player.has(noble):
        return 212 + noble
    if not player.may_use(noble):
        return 84
    if noble == pieces.TREASURER and not state.supply.count(pieces.SILVER):
        return 34
    return 0 if givable(state, player, noble) else 212 + noble


def givable(state: PharaonState, player: Player, noble: i64) -> i64:
    """Basic resources, and tokens that show one, for which something can be had, as bits."""
    means: i64 = 0
    stock = supply.in_stock(state)
    one: i64
    for one in range(pieces.AREA_MEANS):
        if not price.held(player, one, 0):
            continue
        if noble == pieces.TREASURER or stock & ~(1 << one % pieces.COLORS):
            means |= 1 << one
    return means


def start(state: PharaonState, seat: i64, noble: i64) -> None:
    """Ask what to give where there is a choice."""
    means = givable(state, state.players[seat], noble)
    if means & (means - 1):
        state.ask(steps.GIVE, seat, noble)
    else:
        give(state, seat, noble, bitset.lowest(means))


def give(state: PharaonState, seat: i64, noble: i64, means: i64) -> None:
    """The Treasurer brings silver, the Sorceress another basic resource of choice."""
    if noble == pieces.TREASURER:
        gains.swap(state, seat, means, pieces.SILVER)
    else:
        gains.offer_basic(state, seat, means + 1)


class Give(Step[PharaonState]):
    """What to give in exchange (PH-229, PH-230)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(givable(state, state.players[ask.seat], ask.datum), actions.GIVE)

    def rule(self) -> i64:
        return 229

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        means = action - actions.GIVE
        if not 0 <= means < pieces.AREA_MEANS:
            return 212 + ask.datum
        player = state.players[ask.seat]
        if not price.held(player, means, 0):
            return 33
        return 0 if givable(state, player, ask.datum) >> means & 1 else 34

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        give(state, ask.seat, ask.datum, action - actions.GIVE)
