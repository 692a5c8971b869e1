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
from maat.core.vectors import vec
from maat.games.pharaon import actions, packs, pieces, steps, tasks
from maat.games.pharaon.rules import handover, price, supply
from maat.games.pharaon.state import PharaonState, Player


def buy(state: PharaonState, seat: i64, prices: vec[i64], row: i64, datum: i64) -> None:
    """Pay the price that stands in a list from this row on; then the area does what it offers."""
    player = state.players[seat]
    begin(state, player, price.due(state, player, prices, row))
    state.push(tasks.EFFECT, seat, datum)
    settle(state, seat)


def begin(state: PharaonState, player: Player, cost: i64) -> None:
    """Nothing is paid yet."""
    purchase = state.purchase.copy()
    state.purchase = purchase
    purchase.price = cost
    purchase.paid = 0
    purchase.owed = 0
    purchase.rest = cost
    if is_strict(state, player):
        ask_access(state)
    if handover.must_bring_back(state):
        purchase.choosy = True


def is_strict(state: PharaonState, player: Player) -> bool:
    """Scribes could help with access, but the table has agreed that they may not (A-04)."""
    if state.rulings.scribe_pays_access or not price.swaps(player):
        return False
    return state.purchase.access != pieces.NO_COLOR


def ask_access(state: PharaonState) -> None:
    """Where scribes may not help with access, its unit is paid first and alone (A-04)."""
    purchase = state.purchase
    purchase.strict = True
    if purchase.access == pieces.OWN_COLOR:
        purchase.owed = packs.price(packs.ANY, 1)  # what is left depends on the piece: `deducted`
    else:
        purchase.owed = packs.price(purchase.access, 1)
        purchase.rest = purchase.price - purchase.owed


def settle(state: PharaonState, seat: i64) -> None:
    """Tender what leaves no choice; ask for the rest, piece by piece."""
    purchase = state.purchase
    while purchase.owed or purchase.rest:
        if not purchase.owed:
            open_phase(state, seat)
            continue
        means = candidates(state, seat)
        if means & (means - 1):
            state.ask(steps.PAY, seat)
            return
        tender(state, seat, bitset.lowest(means))
    handover.hand_over(state, seat)


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
    if basics(player) >= free + packs.units(colors):
        purchase.owed = colors
        purchase.rest = packs.price(packs.ANY, free)


def pay_exactly(state: PharaonState, player: Player) -> None:
    """Basic resources for units of their own color, unless that spoils the payment."""
    purchase = state.purchase
    colors = purchase.rest & packs.COLORED
    exact = colors - price.uncovered(player.resources & packs.COLORED, colors)
    if price.swaps(player) and spoils(state, player, exact):
        return
    purchase.rest -= exact
    player.resources -= exact
    purchase.paid += packs.basic_payment(exact)


def spoils(state: PharaonState, player: Player, exact: i64) -> bool:
    """Paying these makes the rest impossible, or asks for more jokers than scribes would."""
    box = state.box
    rest = state.purchase.rest
    scribes = price.swaps(player)
    jokers = price.wild(player, state.purchase.area)
    if not price.covers(box, price.colored(player) - exact, jokers, rest - exact, scribes):
        return True
    own = player.resources & packs.COLORED
    left = price.matched(box, own - exact, 0, rest - exact, scribes)
    return packs.units(exact) + left < price.matched(box, own, 0, rest, scribes)


def basics(player: Player) -> i64:
    """How many basic resources a player has."""
    return packs.units(player.resources & packs.COLORED)


def candidates(state: PharaonState, seat: i64) -> i64:
    """The means with which the next piece may be tendered, as bits."""
    player = state.players[seat]
    if state.purchase.strict:
        means = access_candidates(state, player)
    else:
        means = next_candidates(state, player)
    return bringing_back(state, seat, means) if handover.must_bring_back(state) else means


def next_candidates(state: PharaonState, player: Player) -> i64:
    """Means for the next piece, the access unit apart, that leave the rest payable."""
    purchase = state.purchase
    have = packs.colors_in(purchase.tendered)
    jokers = packs.wild_in(purchase.tendered)
    last = latest(state, player, have, jokers)
    scribes = price.swaps(player)
    found: i64 = 0
    means = purchase.floor
    while means <= last:
        held = price.held(player, means, purchase.area)
        if held and is_of_use(state, have, jokers, means, scribes):
            found |= 1 << means
        means += 1
    return found


def latest(state: PharaonState, player: Player, have: i64, jokers: i64) -> i64:
    """The last means to start from: as pieces are tendered in order, later ones must suffice."""
    purchase = state.purchase
    scribes = price.swaps(player)
    means = last_means(state, player, packs.units(have) + jokers)
    while means > purchase.floor:
        held = price.held(player, means, purchase.area)
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
    return paid == packs.units(have) + jokers


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
        if price.held(player, means, purchase.area) and may_open(state, player, means):
            found |= 1 << means
    if purchase.access == pieces.OWN_COLOR:
        return fitting(state, found)
    if found >> purchase.access & 1 and not purchase.choosy:
        return bitset.one(purchase.access)
    return found


def may_open(state: PharaonState, player: Player, means: i64) -> bool:
    """This piece pays the access unit and leaves enough for the rest."""
    purchase = state.purchase
    if purchase.access == pieces.OWN_COLOR:
        return may_open_as_own(state, player, means)
    have = price.colored(player)
    jokers = price.wild(player, purchase.area)
    if means >= pieces.AREA_MEANS:
        jokers -= 1
    elif means % pieces.COLORS == purchase.access:
        have -= packs.price(purchase.access, 1)
    else:
        return False
    return price.covers(state.box, have, jokers, purchase.rest, price.swaps(player))


def may_open_as_own(state: PharaonState, player: Player, means: i64) -> bool:
    """This piece, deducted as its own color, leaves enough for the rest (PH-222, A-32)."""
    have = price.colored(player)
    jokers = price.wild(player, state.purchase.area)
    scribes = price.swaps(player)
    if means >= pieces.AREA_MEANS:
        return price.lacks_one(state.box, have, jokers - 1, state.purchase.price, scribes)
    color = means % pieces.COLORS
    rest = price.less(state.purchase.price, color)
    return price.covers(state.box, have - packs.price(color, 1), jokers, rest, scribes)


def fitting(state: PharaonState, means: i64) -> i64:
    """Of pieces that may open an area those that fit, if any do; basic resources if any are."""
    purchase = state.purchase
    found = means
    color: i64
    for color in range(pieces.COLORS):
        if price.less(purchase.price, color) == purchase.price:
            found &= ~(1 << color | 1 << color + pieces.COLORS)
    if not found:
        found = means
    plain = found & pieces.EVERY_COLOR
    return plain if plain and not purchase.choosy else found


def deducted(state: PharaonState, player: Player, means: i64) -> i64:
    """What is left to pay of the price once this piece has opened the area (PH-222, A-03, A-32)."""
    cost = state.purchase.price
    if means < pieces.AREA_MEANS:
        return price.less(cost, means % pieces.COLORS)
    have = price.colored(player)
    jokers = price.wild(player, state.purchase.area)
    color: i64 = 0
    while color < packs.ANY:  # the color named is the first that leaves the rest payable
        rest = cost - packs.price(color, 1)
        if packs.of_color(cost, color) and price.covers(
            state.box, have, jokers, rest, price.swaps(player)
        ):
            return rest
        color += 1
    return cost - packs.FREE


# A bonus token that only its own payment can bring back (PH-75).


def may_bring_back(state: PharaonState, seat: i64, prices: vec[i64], row: i64) -> bool:
    """One of the ways to pay a price brings a token back."""
    twin = state.copy()
    player = twin.players[seat]
    begin(twin, player, price.due(twin, player, prices, row))
    return ends_with_token(twin, seat)


def bringing_back(state: PharaonState, seat: i64, means: i64) -> i64:
    """Those of the means after which a token may still come back, as bits."""
    found: i64 = 0
    while means:
        one = bitset.lowest(means)
        means &= means - 1
        twin = state.copy()
        tender(twin, seat, one)
        if ends_with_token(twin, seat):
            found |= 1 << one
    return found


def ends_with_token(state: PharaonState, seat: i64) -> bool:
    """There is a way on to the end of a payment with a token to be had then; the state is spent."""
    purchase = state.purchase
    if not purchase.owed and purchase.rest:
        open_phase(state, seat)
    if purchase.owed:
        return candidates(state, seat) != 0
    handover.hand_over(state, seat)
    return supply.has_offering(state)


class Pay(Step[PharaonState]):
    """The next piece of a payment (PH-35)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        return bitset.codes(candidates(state, ask.seat), actions.PAY)

    def rule(self) -> i64:
        return 60

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        means = action - actions.PAY
        if not 0 <= means < pieces.MEANS:
            return 60
        if not price.held(state.players[ask.seat], means, state.purchase.area):
            return 33
        if candidates(state, ask.seat) >> means & 1:
            return 0
        return 75 if handover.must_bring_back(state) else 35

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        tender(state, ask.seat, action - actions.PAY)
        settle(state, ask.seat)


def tender(state: PharaonState, seat: i64, means: i64) -> None:
    """Lay a piece on the table; a full count closes this part of the payment."""
    purchase = state.purchase
    state.players[seat].add(pieces.piece_of(means, purchase.area), -1)
    if purchase.strict:
        purchase.strict = False
        purchase.owed = 0
        if purchase.access == pieces.OWN_COLOR:
            purchase.rest = deducted(state, state.players[seat], means)
        handover.pay_access(state, seat, means)
        return
    purchase.tendered += packs.payment(means, 1)
    purchase.floor = means
    pieces_tendered = packs.units(packs.colors_in(purchase.tendered)) + packs.wild_in(
        purchase.tendered
    )
    if pieces_tendered == packs.units(purchase.owed):
        purchase.paid += purchase.tendered
        purchase.tendered = 0
        purchase.owed = 0
        purchase.floor = 0
