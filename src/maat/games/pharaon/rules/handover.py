"""What was paid goes where it belongs: a piece onto the wheel, the others back (rulebook p. 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.games.pharaon import events, packs, pieces, rulings
from maat.games.pharaon.rules import price, supply, wheel
from maat.games.pharaon.state import PharaonState, Player

TOKENS_LAST: Final = [0, 1, 2, 3, 4, 11, 5, 6, 7, 8, 9, 10]  # means: those that are no tokens first


def must_bring_back(state: PharaonState) -> bool:
    """A bonus token is paid for, and there is none but those that are paid with."""
    purchase = state.purchase
    if purchase.area != pieces.OFFERINGS or packs.units(purchase.price) < 2:
        return False
    return state.rules >= rulings.BONUS_IN_REACH and not supply.has_offering(state)


def hand_over(state: PharaonState, seat: i64) -> None:
    """One piece goes onto the wheel, the others to supply and discard (PH-51, PH-60, PH-37)."""
    purchase = state.purchase
    means: i64 = 0
    if purchase.slot:
        means = access_means(state, state.players[seat])
        purchase.paid -= packs.payment(means, 1)
        pay_access(state, seat, means)
    paid = purchase.paid
    purchase.paid = 0
    means = 0
    while paid:
        count = paid & packs.PIECES
        if count:
            piece = pieces.piece_of(means, purchase.area)
            state.supply.add(piece, count)
            state.tell(events.PIECE_PAID, seat, piece, count)
        paid >>= packs.PIECE
        means += 1


def pay_access(state: PharaonState, seat: i64, means: i64) -> None:
    """A piece goes onto the wheel (PH-51, PH-55)."""
    purchase = state.purchase
    piece = pieces.piece_of(means, purchase.area)
    color: i64 = state.facing[purchase.area]
    purchase.slot = False
    wheel.lay(state, color, piece)
    state.tell(events.ACCESS_PAID, seat, piece, color)


def access_means(state: PharaonState, player: Player) -> i64:
    """The plainest piece paid that can have been the access unit."""
    purchase = state.purchase
    access = purchase.access
    if must_bring_back(state):
        return access_before_tokens(state, player)
    if access == pieces.NO_COLOR:
        return bitset.lowest(purchase.paid) // packs.PIECE
    scribes = price.swaps(player)
    if packs.of_means(purchase.paid, access) and not scribes:
        return access
    means = first_access(state, player, 0)
    return means if means < pieces.MEANS else first_access(state, player, scribes)


def access_before_tokens(state: PharaonState, player: Player) -> i64:
    """A token lies on the wheel only if nothing else can, so that one is left to be drawn."""
    purchase = state.purchase
    scribes = price.swaps(player)
    place: i64 = 0
    while place < pieces.MEANS - 1:
        means: i64 = TOKENS_LAST[place]
        paid = packs.of_means(purchase.paid, means) > 0
        if paid and (
            purchase.access == pieces.NO_COLOR or was_access(state, player, means, scribes)
        ):
            return means
        place += 1
    return TOKENS_LAST[place]


def first_access(state: PharaonState, player: Player, scribes: i64) -> i64:
    """The first means that can have been the access unit with these scribes, or MEANS."""
    means: i64 = 0
    while means < pieces.MEANS and not was_access(state, player, means, scribes):
        means += 1
    return means


def was_access(state: PharaonState, player: Player, means: i64, scribes: i64) -> bool:
    """This piece can have been the access unit, the others the rest of the price."""
    purchase = state.purchase
    if not packs.of_means(purchase.paid, means):
        return False
    unit = packs.price(purchase.access, 1)
    piece = packs.payment(means, 1)
    if not price.covers(state.box, packs.colors_in(piece), packs.wild_in(piece), unit, scribes):
        return False
    have = packs.colors_in(purchase.paid - piece)
    jokers = packs.wild_in(purchase.paid - piece)
    return price.covers(state.box, have, jokers, purchase.price - unit, price.swaps(player))
