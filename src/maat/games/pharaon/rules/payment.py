"""Paying access and action cost (rulebook p. 4).

The access unit is counted wherever it fits (PH-61). What basic resources cover exactly is paid
without a question; the player is asked only for the units that are lacking. Who has asked to
choose is asked for every piece. Pieces are tendered in the order of their means, so that every
distinct payment is offered once.
"""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import bitset
from maat.core.game import Step
from maat.core.state import Ask
from maat.games.pharaon import actions, events, packs, pieces, rows, steps, tasks
from maat.games.pharaon.rules import price, wheel
from maat.games.pharaon.state import PharaonState, Player


def buy(state: PharaonState, seat: i64, cost: i64, datum: i64) -> None:
    """Pay a price; then the area does what it offers."""
    purchase = state.purchase
    purchase.price = cost
    purchase.paid = 0
    purchase.owed = 0
    purchase.rest = cost
    if is_strict(state, state.players[seat]):
        ask_access(state)
    state.push(tasks.EFFECT, seat, datum)
    settle(state, seat)


def is_strict(state: PharaonState, player: Player) -> bool:
    """Scribes could help with access, but the table has agreed that they may not (A-04)."""
    if state.rulings.scribe_pays_access or not price.swaps(player):
        return False
    return state.purchase.access != pieces.NO_COLOR


def ask_access(state: PharaonState) -> None:
    """Where scribes may not help with access, its unit is paid first and alone (A-04)."""
    purchase = state.purchase
    purchase.owed = packs.price(purchase.access, 1)
    purchase.rest = purchase.price - purchase.owed
    purchase.strict = True


def settle(state: PharaonState, seat: i64) -> None:
    """Tender what leaves no choice; ask for the rest, piece by piece."""
    purchase = state.purchase
    while purchase.owed or purchase.rest:
        if not purchase.owed:
            open_phase(state, seat)
            continue
        means = candidates(state, state.players[seat])
        if means & (means - 1):
            state.ask(steps.PAY, seat)
            return
        tender(state, seat, bitset.lowest(means))
    hand_over(state, seat)


def open_phase(state: PharaonState, seat: i64) -> None:
    """Pay what is exact, then ask for colors first and for units of any color last."""
    purchase = state.purchase
    player = state.players[seat]
    if not purchase.choosy:
        pay_exactly(state, player)
    colors = purchase.rest & packs.COLORED
    free = packs.of_color(purchase.rest, packs.ANY)
    purchase.owed = purchase.rest
    purchase.rest = 0
    if purchase.choosy or price.swaps(player) or not colors or not free:
        return
    if basics(player) >= free + price.units(colors):
        purchase.owed = colors
        purchase.rest = packs.price(packs.ANY, free)


def pay_exactly(state: PharaonState, player: Player) -> None:
    """Basic resources for units of their own color, unless that spoils the payment."""
    purchase = state.purchase
    exact: i64 = 0
    color: i64
    for color in range(pieces.COLORS):
        wanted = packs.of_color(purchase.rest, color)
        if wanted:
            held: i64 = player.pieces[color]
            exact += packs.price(color, held if held < wanted else wanted)
    if price.swaps(player) and spoils(state, player, exact):
        return
    purchase.rest -= exact
    for color in range(pieces.COLORS):
        count = packs.of_color(exact, color)
        if count:
            rows.add(player.pieces, color, -count)
            purchase.paid += packs.payment(color, count)


def spoils(state: PharaonState, player: Player, exact: i64) -> bool:
    """Paying these makes the rest impossible, or asks for more jokers than scribes would."""
    box = state.box
    rest = state.purchase.rest
    scribes = price.swaps(player)
    jokers = price.wild(player, state.purchase.area)
    if not price.covers(box, price.colored(player) - exact, jokers, rest - exact, scribes):
        return True
    own: i64 = 0
    color: i64
    for color in range(pieces.COLORS):
        held: i64 = player.pieces[color]
        own += packs.price(color, held)
    left = price.matched(box, own - exact, 0, rest - exact, scribes)
    return price.units(exact) + left < price.matched(box, own, 0, rest, scribes)


def basics(player: Player) -> i64:
    """How many basic resources a player has."""
    total: i64 = 0
    color: i64
    for color in range(pieces.COLORS):
        held: i64 = player.pieces[color]
        total += held
    return total


def piece_of(means: i64, area: i64) -> i64:
    """The kind of piece a means of payment is."""
    if means < pieces.COLORS:
        return means
    if means == pieces.SILVER_MEANS:
        return pieces.SILVER
    return pieces.AREA_TOKEN + area if means == pieces.AREA_MEANS else means + 1


def candidates(state: PharaonState, player: Player) -> i64:
    """The means with which the next piece may be tendered, as bits."""
    purchase = state.purchase
    if purchase.strict:
        return access_candidates(state, player)
    have = packs.colors_in(purchase.tendered)
    jokers = packs.wild_in(purchase.tendered)
    last = latest(state, player, have, jokers)
    scribes = price.swaps(player)
    found: i64 = 0
    means = purchase.floor
    while means <= last:
        held: i64 = player.pieces[piece_of(means, purchase.area)]
        if held and is_of_use(state, have, jokers, means, scribes):
            found |= 1 << means
        means += 1
    return found


def latest(state: PharaonState, player: Player, have: i64, jokers: i64) -> i64:
    """The last means to start from: as pieces are tendered in order, later ones must suffice."""
    purchase = state.purchase
    scribes = price.swaps(player)
    means = last_means(state, player, price.units(have) + jokers)
    while means > purchase.floor:
        held: i64 = player.pieces[piece_of(means, purchase.area)]
        if held:
            if means < pieces.AREA_MEANS:
                have += packs.price(means % pieces.COLORS, held)
            else:
                jokers += held
            if price.covers(state.box, have, jokers, purchase.owed, scribes):
                return means
        means -= 1
    return means


def is_of_use(state: PharaonState, have: i64, jokers: i64, means: i64, scribes: i64) -> bool:
    """One more piece pays for one more unit."""
    if means < pieces.AREA_MEANS:
        have += packs.price(means % pieces.COLORS, 1)
    else:
        jokers += 1
    paid = price.matched(state.box, have, jokers, state.purchase.owed, scribes)
    return paid == price.units(have) + jokers


def last_means(state: PharaonState, player: Player, tendered: i64) -> i64:
    """Units of any color are paid with basic resources if there are enough of them."""
    purchase = state.purchase
    if purchase.choosy or purchase.owed & packs.COLORED or purchase.floor >= pieces.COLORS:
        return pieces.SILVER_MEANS
    if basics(player) + tendered >= packs.of_color(purchase.owed, packs.ANY):
        return pieces.COLORS - 1
    return pieces.SILVER_MEANS


def access_candidates(state: PharaonState, player: Player) -> i64:
    """Means for the access unit alone, without scribes, that leave the rest payable (A-04)."""
    found: i64 = 0
    purchase = state.purchase
    means: i64
    for means in range(pieces.MEANS):
        if player.pieces[piece_of(means, purchase.area)] and may_open(state, player, means):
            found |= 1 << means
    if found >> purchase.access & 1 and not purchase.choosy:
        return bitset.one(purchase.access)
    return found


def may_open(state: PharaonState, player: Player, means: i64) -> bool:
    """This piece pays the access unit and leaves enough for the rest."""
    purchase = state.purchase
    have = price.colored(player)
    jokers = price.wild(player, purchase.area)
    if means >= pieces.AREA_MEANS:
        jokers -= 1
    elif means % pieces.COLORS == purchase.access:
        have -= packs.price(purchase.access, 1)
    else:
        return False
    return price.covers(state.box, have, jokers, purchase.rest, price.swaps(player))


class Pay(Step[PharaonState]):
    """The next piece of a payment (PH-35)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(candidates(state, state.players[ask.seat]), actions.PAY)

    def rule(self) -> i64:
        return 60

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        means = action - actions.PAY
        if not 0 <= means < pieces.MEANS:
            return 60
        player = state.players[ask.seat]
        if not player.pieces[piece_of(means, state.purchase.area)]:
            return 33
        return 0 if candidates(state, player) >> means & 1 else 35

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        tender(state, ask.seat, action - actions.PAY)
        settle(state, ask.seat)


def tender(state: PharaonState, seat: i64, means: i64) -> None:
    """Lay a piece on the table; a full count closes this part of the payment."""
    purchase = state.purchase
    rows.add(state.players[seat].pieces, piece_of(means, purchase.area), -1)
    if purchase.strict:
        purchase.strict = False
        purchase.owed = 0
        pay_access(state, seat, means)
        return
    purchase.tendered += packs.payment(means, 1)
    purchase.floor = means
    pieces_tendered = price.units(packs.colors_in(purchase.tendered)) + packs.wild_in(
        purchase.tendered
    )
    if pieces_tendered == price.units(purchase.owed):
        purchase.paid += purchase.tendered
        purchase.tendered = 0
        purchase.owed = 0
        purchase.floor = 0


def pay_access(state: PharaonState, seat: i64, means: i64) -> None:
    """A piece goes onto the wheel (PH-51, PH-55)."""
    purchase = state.purchase
    piece = piece_of(means, purchase.area)
    color: i64 = state.facing[purchase.area]
    purchase.slot = False
    wheel.lay(state, color, piece)
    state.tell(events.ACCESS_PAID, seat, piece, color)


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
            piece = piece_of(means, purchase.area)
            rows.add(state.supply, piece, count)
            state.tell(events.PIECE_PAID, seat, piece, count)
        paid >>= packs.PIECE
        means += 1


def access_means(state: PharaonState, player: Player) -> i64:
    """The plainest piece paid that can have been the access unit."""
    purchase = state.purchase
    access = purchase.access
    if access == pieces.NO_COLOR:
        return bitset.lowest(purchase.paid) // packs.PIECE
    scribes = price.swaps(player)
    if packs.of_means(purchase.paid, access) and not scribes:
        return access
    means = first_access(state, player, 0)
    return means if means < pieces.MEANS else first_access(state, player, scribes)


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
