"""Resources, offering tokens and the places they come from (rulebook p. 4 and 5)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import rows
from maat.games.pharaon import events, packs, pieces
from maat.games.pharaon.state import PharaonState


def gain(state: PharaonState, side: i64, resource: i64, count: i64) -> None:
    """Take resources as far as the supply has them (PH-33, PH-34)."""
    stock = state.supply
    left = stock.resources >> packs.UNIT * resource & packs.UNITS
    if left < count:
        state.tell(events.SUPPLY_EMPTY, side, resource)
        count = left
    if count:
        taken = packs.price(resource, count)
        stock.resources -= taken
        state.players[side].resources += taken
        state.tell(events.RESOURCE_GAINED, side, resource, count)


def in_stock(state: PharaonState) -> i64:
    """The basic resources the supply still has, as bits."""
    return packs.colors_of(state.supply.resources & packs.COLORED)


def take_for_board(state: PharaonState, color: i64) -> i64:
    """A token of this color for the wheel or a tile; a neutral marker if there is none (A-26)."""
    if not state.supply.count(color):
        return pieces.NEUTRAL
    state.supply.add(color, -1)
    return color


def give_token(state: PharaonState, side: i64, kind: i64) -> None:
    state.players[side].add(kind, 1)
    state.tell(events.TOKEN_TAKEN, side, kind - pieces.TOKEN)


def spent_tokens(state: PharaonState) -> i64:
    """Offering tokens in the common discard (PH-37)."""
    return packs.units(state.supply.tokens) + packs.units(state.supply.area_tokens)


def refill_bag(state: PharaonState) -> None:
    """Put all discarded offering tokens back into the bag (PH-75)."""
    spent = spent_tokens(state)
    if not spent:
        return
    state.bag.tokens += state.supply.tokens
    state.bag.area_tokens += state.supply.area_tokens
    state.supply.tokens = 0
    state.supply.area_tokens = 0
    state.bag_total += spent
    state.tell(events.BAG_REFILLED, state.actor, spent)


def has_offering(state: PharaonState) -> bool:
    """An offering token can be gained from the bonus zone or the bag (PH-72)."""
    return rows.has_any(state.bonus) or may_draw_token(state)


def may_draw_token(state: PharaonState) -> bool:
    """The bag, or the discard that would refill it, holds a token."""
    return state.bag_total > 0 or spent_tokens(state) > 0
