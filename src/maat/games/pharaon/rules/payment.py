"""Paying access and action cost (rulebook p. 4).

The access unit is counted wherever it fits (PH-61). What basic resources cover exactly is paid
without a question; the player is asked only for the units that are lacking. Who has asked to
choose is asked for every piece. Pieces are tendered in the order of their means, so that every
distinct payment is offered once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.pharaon import actions, bits, events, pieces, steps, todo
from maat.games.pharaon.components import ANY, UNIT
from maat.games.pharaon.rules import areas, price, wheel
from maat.games.pharaon.state import PharaonState, Player

COLORED_MEANS: Final = 0xFFFFFFFFFF  # packs of means: basic resources and tokens that show one
LAST_SHIFT: Final = 32  # where a price counts the last color


def run(state: PharaonState, errand: Ask) -> None:
    """The errands of this chapter."""
    if errand.step == todo.SETTLE:
        settle(state, errand.seat)
    else:
        areas.perform(state, errand.seat, errand.datum)


def buy(state: PharaonState, seat: i64, cost: i64, datum: i64) -> None:
    """Pay a price, then do what the area offers."""
    purchase = state.purchase
    purchase.price = cost
    purchase.paid = 0
    purchase.owed = 0
    purchase.rest = cost
    todo.push(state, todo.EFFECT, seat, datum)
    if is_strict(state, state.players[seat]):
        ask_access(state)
    settle(state, seat)


def is_strict(state: PharaonState, player: Player) -> bool:
    """Scribes could help with access, but the table has agreed that they may not (A-04)."""
    if state.rulings.scribe_pays_access or not price.swaps(player):
        return False
    return state.purchase.access != pieces.NO_COLOR


def ask_access(state: PharaonState) -> None:
    """Where scribes may not help with access, its unit is paid first and alone (A-04)."""
    purchase = state.purchase
    purchase.owed = bits.one(UNIT * purchase.access)
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
        if len(means) > 1:
            todo.push(state, todo.SETTLE, seat)
            state.ask(steps.PAY, seat)
            return
        tender(state, seat, means[0])
    hand_over(state, seat)


def open_phase(state: PharaonState, seat: i64) -> None:
    """Pay what is exact, then ask for colors first and for units of any color last."""
    purchase = state.purchase
    player = state.players[seat]
    if not purchase.choosy:
        pay_exactly(state, player)
    colors = purchase.rest & price.COLORED
    free = purchase.rest >> ANY
    purchase.owed = purchase.rest
    purchase.rest = 0
    if purchase.choosy or price.swaps(player) or not colors or not free:
        return
    if basics(player) >= free + price.units(colors):
        purchase.owed = colors
        purchase.rest = free << ANY


def pay_exactly(state: PharaonState, player: Player) -> None:
    """Basic resources for units of their own color, unless that spoils the payment."""
    purchase = state.purchase
    exact: i64 = 0
    for color in range(pieces.COLORS):
        wanted = purchase.rest >> UNIT * color & 255
        held: i64 = player.pieces[color]
        exact |= (held if held < wanted else wanted) << UNIT * color
    if price.swaps(player) and spoils(state, player, exact):
        return
    purchase.rest -= exact
    for color in range(pieces.COLORS):
        count = exact >> UNIT * color & 255
        if count:
            player.pieces[color] -= count
            purchase.paid += count << 4 * color


def spoils(state: PharaonState, player: Player, exact: i64) -> bool:
    """Paying these makes the rest impossible, or asks for more jokers than scribes would."""
    box = state.box
    rest = state.purchase.rest
    scribes = price.swaps(player)
    jokers = price.wild(player, state.purchase.area)
    if not price.covers(box, price.colored(player) - exact, jokers, rest - exact, scribes):
        return True
    own: i64 = 0
    for color in range(pieces.COLORS):
        held: i64 = player.pieces[color]
        own |= held << UNIT * color
    left = price.matched(box, own - exact, 0, rest - exact, scribes)
    return price.units(exact) + left < price.matched(box, own, 0, rest, scribes)


def basics(player: Player) -> i64:
    """How many basic resources a player has."""
    total: i64 = 0
    for color in range(pieces.COLORS):
        total += player.pieces[color]
    return total


def piece_of(means: i64, area: i64) -> i64:
    """The kind of piece a means of payment is."""
    if means < pieces.COLORS:
        return means
    if means == pieces.SILVER_MEANS:
        return pieces.SILVER
    return pieces.AREA_TOKEN + area if means == pieces.AREA_MEANS else means + 1


def candidates(state: PharaonState, player: Player) -> list[int]:
    """The means with which the next piece may be tendered, the plainest first."""
    purchase = state.purchase
    if purchase.strict:
        return access_candidates(state, player)
    found: list[int] = []
    scribes = price.swaps(player)
    first = purchase.floor
    last = last_means(state, player)
    have, jokers = worth(purchase.tendered)
    tendered = price.units(have) + jokers
    all_have: i64 = have
    all_jokers: i64 = jokers
    for step in range(last - first + 1):
        means = last - step
        held: i64 = player.pieces[piece_of(means, purchase.area)]
        if not held:
            continue
        one_have: i64 = have
        one_jokers: i64 = jokers
        if means < pieces.AREA_MEANS:
            all_have += held << UNIT * (means % pieces.COLORS)
            one_have += bits.one(UNIT * (means % pieces.COLORS))
        else:
            all_jokers += held
            one_jokers += 1
        if not price.covers(state.box, all_have, all_jokers, purchase.owed, scribes):
            continue
        if price.matched(state.box, one_have, one_jokers, purchase.owed, scribes) > tendered:
            found.append(means)
    found.reverse()
    return found


def last_means(state: PharaonState, player: Player) -> i64:
    """Units of any color are paid with basic resources if there are enough of them."""
    purchase = state.purchase
    if purchase.choosy or purchase.owed & price.COLORED or purchase.floor >= pieces.COLORS:
        return pieces.SILVER_MEANS
    have, jokers = worth(purchase.tendered)
    if basics(player) + price.units(have) + jokers >= purchase.owed >> ANY:
        return pieces.COLORS - 1
    return pieces.SILVER_MEANS


def worth(tendered: i64) -> tuple[i64, i64]:
    """Pieces tendered, by color, and the wild ones among them."""
    have: i64 = 0
    shift: i64 = 0
    left = tendered & COLORED_MEANS
    while left:
        have += (left & 15) << shift
        left >>= 4
        shift = shift + UNIT if shift < LAST_SHIFT else 0
    return have, (tendered >> 40 & 15) + (tendered >> 44 & 15)


def access_candidates(state: PharaonState, player: Player) -> list[int]:
    """Means for the access unit alone, without scribes, that leave the rest payable (A-04)."""
    found: list[int] = []
    purchase = state.purchase
    for means in range(pieces.MEANS):
        if player.pieces[piece_of(means, purchase.area)] and may_open(state, player, means):
            found.append(means)
    if found[0] == purchase.access and not purchase.choosy:
        return found[:1]
    return found


def may_open(state: PharaonState, player: Player, means: i64) -> bool:
    """This piece pays the access unit and leaves enough for the rest."""
    purchase = state.purchase
    have = price.colored(player)
    jokers = price.wild(player, purchase.area)
    if means >= pieces.AREA_MEANS:
        jokers -= 1
    elif means % pieces.COLORS == purchase.access:
        have -= bits.one(UNIT * purchase.access)
    else:
        return False
    return price.covers(state.box, have, jokers, purchase.rest, price.swaps(player))


class Pay(Step[PharaonState]):
    """The next piece of a payment (PH-35)."""

    def options(self, state: PharaonState, ask: Ask) -> list[int]:
        means = candidates(state, state.players[ask.seat])
        return [actions.PAY + one for one in means]

    def rule(self) -> i64:
        return 60

    def why_not(self, state: PharaonState, ask: Ask, action: i64) -> i64:
        means = action - actions.PAY
        if not 0 <= means < pieces.MEANS:
            return 60
        player = state.players[ask.seat]
        if not player.pieces[piece_of(means, state.purchase.area)]:
            return 33
        return 0 if means in candidates(state, player) else 35

    def resolve(self, state: PharaonState, ask: Ask, action: i64) -> None:
        tender(state, ask.seat, action - actions.PAY)
        todo.go_on(state)


def tender(state: PharaonState, seat: i64, means: i64) -> None:
    """Lay a piece on the table; a full count closes this part of the payment."""
    purchase = state.purchase
    state.players[seat].pieces[piece_of(means, purchase.area)] -= 1
    if purchase.strict:
        purchase.strict = False
        purchase.owed = 0
        pay_access(state, seat, means)
        return
    purchase.tendered += bits.one(4 * means)
    purchase.floor = means
    have, jokers = worth(purchase.tendered)
    if price.units(have) + jokers == price.units(purchase.owed):
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
        purchase.paid -= bits.one(4 * means)
        pay_access(state, seat, means)
    paid = purchase.paid
    purchase.paid = 0
    means = 0
    while paid:
        count = paid & 15
        if count:
            piece = piece_of(means, purchase.area)
            state.supply[piece] += count
            state.tell(events.PIECE_PAID, seat, piece, count)
        paid >>= 4
        means += 1


def access_means(state: PharaonState, player: Player) -> i64:
    """The plainest piece paid that can have been the access unit."""
    purchase = state.purchase
    access = purchase.access
    means: i64 = 0
    if access == pieces.NO_COLOR:
        while not purchase.paid >> 4 * means & 15:
            means += 1
        return means
    if purchase.paid >> 4 * access & 15 and not price.swaps(player):
        return access
    for own in (access, access + pieces.COLORS, pieces.AREA_MEANS, pieces.SILVER_MEANS):
        if was_access(state, player, own, 0):
            return own
    while not was_access(state, player, means, price.swaps(player)):
        means += 1
    return means


def was_access(state: PharaonState, player: Player, means: i64, scribes: i64) -> bool:
    """This piece can have been the access unit, the others the rest of the price."""
    purchase = state.purchase
    if not purchase.paid >> 4 * means & 15:
        return False
    unit = bits.one(UNIT * purchase.access)
    have, jokers = worth(bits.one(4 * means))
    if not price.covers(state.box, have, jokers, unit, scribes):
        return False
    have, jokers = worth(purchase.paid - bits.one(4 * means))
    return price.covers(state.box, have, jokers, purchase.price - unit, price.swaps(player))
