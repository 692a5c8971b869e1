"""A yardstick for Pharaon nobody tuned: it follows one published sentence and nothing else.

Numerama's presentation of the game ("Pharaon", December 2019, numerama.com/pop-culture/559683) says
that whoever acts where the action asks for a resource of the color of the entry saves it, and calls
that one of the keys to victory. So this bot acts where the entry is saved, in the dearest area
first, then wherever else it can; all else is the first answer there is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.bots.bot import Bot, Glance
from maat.core.vectors import vec
from maat.games.pharaon import actions, packs, pieces, steps
from maat.games.pharaon.components import NEEDS
from maat.games.pharaon.rules import artisans, nile, nobles, price, wheel
from maat.games.pharaon.state import PharaonState, Player

NOTHING: Final = 0  # is saved


class RuleOfThumbBot(Bot[PharaonState]):
    """Acts where the color of the entry is asked for anyway."""

    def __init__(self, seed: str) -> None:
        """The seed is for bots that throw dice; this one does not."""

    def choose(self, glance: Glance[PharaonState]) -> i64:
        step = glance.ask.step
        if step not in (steps.TURN, steps.COLUMN, steps.COLOR):
            return glance.options[0]
        best: i64 = glance.options[0]
        most: i64 = NOTHING
        state, seat = glance.state, glance.ask.seat
        for option in glance.options:
            units = saving(state, seat, step, option)
            if units > most:
                best, most = option, units
        return best


def saving(state: PharaonState, seat: i64, step: i64, option: i64) -> i64:
    """The units an answer costs if the entry is one of them, else nothing."""
    if step == steps.COLUMN:
        return bargain(state, state.box.column_price, option - actions.COLUMN - 1)
    if step == steps.COLOR:
        return bargain(state, state.box.three_price, option - actions.THREE)
    area = option - actions.ACT
    return at(state, seat, area) if 0 <= area < pieces.AREAS else NOTHING


def bargain(state: PharaonState, prices: vec[i64], line: i64) -> i64:
    """The same for a line of a price list, with the entry of the area that is acted in."""
    return whole(prices, line, state.purchase.access)


def whole(prices: vec[i64], line: i64, access: i64) -> i64:
    """The units of a price, where entry in this color adds none."""
    plain = packs.units(prices[line * NEEDS + pieces.NO_COLOR])
    entered = packs.units(prices[line * NEEDS + access])
    return plain if entered == plain else NOTHING


def at(state: PharaonState, seat: i64, area: i64) -> i64:
    """The same for acting in an area, the dearest of what could be paid there."""
    player = state.players[seat]
    access = wheel.access(state, player, area)
    if area == pieces.OFFERINGS:
        return NOTHING  # they ask for the entry alone
    if area == pieces.NOBLES:
        return whole(nobles.prices(state, player), 0, access)
    if area == pieces.CHAMBER:
        return whole(state.box.stage_price, player.stage, access)
    if area == pieces.NILE:
        return column(state, player, access)
    return artisan(state, player, access)


def column(state: PharaonState, player: Player, access: i64) -> i64:
    """The same for a column of the Nile that can be paid."""
    have, jokers = price.colored(player), price.wild(player, pieces.NILE)
    most: i64 = NOTHING
    for line in range(state.box.columns):
        if nile.may_pay(state, player, have, jokers, line, access):
            units = whole(state.box.column_price, line, access)
            most = units if units > most else most
    return most


def artisan(state: PharaonState, player: Player, access: i64) -> i64:
    """The same for an artisan: three in the color of the entry."""
    have, jokers = price.colored(player), price.wild(player, pieces.ARTISANS)
    most: i64 = NOTHING
    for color in range(pieces.COLORS):
        if artisans.may_pay(state, player, have, jokers, color, access):
            units = whole(state.box.three_price, color, access)
            most = units if units > most else most
    return most
