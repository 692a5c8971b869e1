"""Whether a set of pieces covers a price (PH-35, PH-60): the arithmetic of payments.

Pieces are counted by the color they show, as units are in a price (`packs`), and as wild ones:
silver and the tokens of the area. A scribe lets a color reach others. Every turn asks this of many
prices, so all colors are reckoned with at once where that can be done.
"""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.pharaon import packs, pieces
from maat.games.pharaon.components import Components
from maat.games.pharaon.packs import COLORED, FREE, GUARD, UNIT, UNITS, units
from maat.games.pharaon.state import PharaonState, Player


def colored(player: Player) -> i64:
    """Basic resources and the tokens that show them, by color."""
    return (player.resources & COLORED) + (player.tokens & COLORED)


def wild(player: Player, area: i64) -> i64:
    """Silver and the tokens of this area."""
    silver = player.resources >> UNIT * pieces.SILVER & UNITS
    return silver + (player.area_tokens >> UNIT * area & UNITS)


def has_token(player: Player) -> bool:
    """An offering token that can be paid with."""
    return player.area_tokens != 0 or player.tokens & COLORED != 0


def held(player: Player, means: i64, area: i64) -> i64:
    """How many pieces of a means of payment a player has."""
    if means < pieces.COLORS:
        return player.resources >> UNIT * means & UNITS
    if means < pieces.AREA_MEANS:
        return player.tokens >> UNIT * (means - pieces.COLORS) & UNITS
    if means == pieces.SILVER_MEANS:
        return player.resources >> UNIT * pieces.SILVER & UNITS
    return player.area_tokens >> UNIT * area & UNITS


def swaps(player: Player) -> i64:
    """The scribes a player has, as bits from 0 (PH-220)."""
    return player.nobles >> 1 & 31


def missing(have: i64, price: i64) -> i64:
    """Units of a colored price for which there are no pieces of their own color."""
    return uncovered(have, price) % 255  # as packs.units has it, without a call


def uncovered(have: i64, price: i64) -> i64:
    """The part of a colored price for which there are no pieces of their own color.

    All colors are subtracted at once, 128 added to each so that none borrows from the next:

        have                 03 00 00 00 01
        price                00 00 01 00 02
        spare                83 80 7F 80 7F  have + 128 - price
        short                00 00 80 00 80  128 where that came below 128
        those of spare       00 00 7F 00 7F
        short - those        00 00 01 00 01  two units are missing
    """
    spare = (have | GUARD) - price
    short = ~spare & GUARD
    if not short:
        return 0
    lower = short - (short >> UNIT - 1)  # 7F where short has 80
    return short - (spare & lower)


def matched(box: Components, have: i64, jokers: i64, price: i64, scribes: i64) -> i64:
    """The most units of a price that these pieces can supply."""
    colors = price & COLORED
    lacking = missing(have, colors)
    if scribes and lacking:
        lacking = shortage(box, have, colors, scribes)
    fitting = units(colors) - lacking
    fitting += jokers if jokers < lacking else lacking
    free = packs.of_color(price, packs.ANY)
    left = units(have) + jokers - fitting
    return fitting + (left if left < free else free)


def shortage(box: Components, have: i64, price: i64, scribes: i64) -> i64:
    """Units of color no piece can supply: the worst set of colors decides (Hall's theorem)."""
    if not scribes & (scribes - 1):
        return shortage_of_pair(box, have, price, scribes)
    asked: i64 = 0
    color: i64
    for color in range(pieces.COLORS):
        if packs.of_color(price, color):
            asked |= 1 << color
    worst: i64 = 0
    colors = asked
    while colors:
        wanted: i64 = box.payers[colors]
        paying: i64 = box.payers[scribes << pieces.COLORS | colors]
        lacking = units(price & wanted) - units(have & paying)
        worst = lacking if lacking > worst else worst
        colors = (colors - 1) & asked  # the next set of colors that are asked for
    return worst


def shortage_of_pair(box: Components, have: i64, price: i64, scribes: i64) -> i64:
    """With one scribe, what one color has to spare makes up for the other."""
    lacking = missing(have, price)
    first: i64 = UNIT * box.swap_first[scribes]
    second: i64 = UNIT * box.swap_second[scribes]
    spare = (have | GUARD) - price  # 128 added to each color, as in `missing`
    one = (spare >> first & UNITS) - 128
    other = (spare >> second & UNITS) - 128
    if one > 0 > other:
        return lacking - (one if one < -other else -other)
    if other > 0 > one:
        return lacking - (other if other < -one else -one)
    return lacking


def covers(box: Components, have: i64, jokers: i64, price: i64, scribes: i64) -> bool:
    """These pieces supply the whole price."""
    if price < FREE:
        if missing(have, price) <= jokers:
            return True
        return scribes != 0 and shortage(box, have, price, scribes) <= jokers
    return matched(box, have, jokers, price, scribes) == units(price)


def payable(
    state: PharaonState,
    player: Player,
    have: i64,
    jokers: i64,
    prices: vec[i64],
    row: i64,
    access: i64,
) -> bool:
    """A player can pay the price that stands in a list from this row on, by what access asks."""
    if not player.nobles >> 1 & 31:  # as `swaps` has it
        return covers(state.box, have, jokers, prices[row + access], 0)
    if state.rulings.scribe_deducts and access < pieces.NO_COLOR:
        plain, cost = prices[row + access], prices[row + pieces.NO_COLOR]
        return swapped_price(state, player, have, jokers, plain, cost, access) != 0
    return payable_with_scribes(state, player, have, jokers, prices[row + access], access)


def payable_with_scribes(
    state: PharaonState, player: Player, have: i64, jokers: i64, price: i64, access: i64
) -> bool:
    """A player can pay this price, of which the access unit is a part (A-04)."""
    scribes = swaps(player)
    if access == pieces.NO_COLOR or state.rulings.scribe_pays_access:
        return covers(state.box, have, jokers, price, scribes)
    if access == pieces.OWN_COLOR:
        return payable_as_own(state.box, have, jokers, price, scribes)
    unit = packs.price(access, 1)
    rest = price - unit
    if packs.of_color(have, access) and covers(state.box, have - unit, jokers, rest, scribes):
        return True
    return jokers > 0 and covers(state.box, have, jokers - 1, rest, scribes)


def due(state: PharaonState, player: Player, prices: vec[i64], row: i64) -> i64:
    """The price that is to be paid for the action under way."""
    access = state.purchase.access
    plain: i64 = prices[row + access]
    if not state.rulings.scribe_deducts or access >= pieces.NO_COLOR or not swaps(player):
        return plain
    jokers, cost = wild(player, state.purchase.area), prices[row + pieces.NO_COLOR]
    return swapped_price(state, player, colored(player), jokers, plain, cost, access)


def swapped_price(
    state: PharaonState, player: Player, have: i64, jokers: i64, plain: i64, cost: i64, access: i64
) -> i64:
    """The price with the access unit deducted, by a scribe too, or 0 if none can be paid (A-33).

    `plain` is the price with the unit deducted from its own color, `cost` with none deducted. Where
    the own color will not do, it is the first one that a scribe lets the unit pay.
    """
    own = packs.of_color(cost, access) > 0
    if own and payable_with_scribes(state, player, have, jokers, plain, access):
        return plain
    reached: i64 = state.box.reach[swaps(player) * pieces.COLORS + access] & ~(1 << access)
    color: i64
    for color in range(pieces.COLORS):
        if reached >> color & 1 and packs.of_color(cost, color):
            swapped = cost - packs.price(color, 1) + packs.price(access, 1)
            if payable_with_scribes(state, player, have, jokers, swapped, access):
                return swapped
    return plain if payable_with_scribes(state, player, have, jokers, plain, access) else 0


def payable_as_own(box: Components, have: i64, jokers: i64, price: i64, scribes: i64) -> bool:
    """Some piece opens the area, deducted as its own color alone, and the rest suffices (A-32)."""
    color: i64
    for color in range(pieces.COLORS):
        left = have - packs.price(color, 1)
        if packs.of_color(have, color) and covers(box, left, jokers, less(price, color), scribes):
            return True
    return jokers > 0 and lacks_one(box, have, jokers - 1, price, scribes)


def less(price: i64, color: i64) -> i64:
    """What is left of a price once a piece of this color is deducted where it fits (PH-61)."""
    if packs.of_color(price, color):
        return price - packs.price(color, 1)
    return price - FREE if price >= FREE else price


def lacks_one(box: Components, have: i64, jokers: i64, price: i64, scribes: i64) -> bool:
    """All of a price but a single unit can be paid."""
    return matched(box, have, jokers, price, scribes) + 1 >= units(price)
