"""Whether a set of pieces covers a price (PH-35, PH-60): the arithmetic of payments.

Pieces are counted by the color they show, 8 bits each as in a price, and as wild ones: silver
and the tokens of the area. A scribe lets a color reach others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.pharaon import bits, pieces
from maat.games.pharaon.components import ANY, UNIT, Box
from maat.games.pharaon.state import PharaonState, Player

COLORED: Final = 0xFFFFFFFFFF  # the part of a price that names colors
FREE: Final = 0x10000000000  # prices from here on ask for units of any color
GUARD: Final = 0x8080808080  # the highest bit of each color, no count is as high


def colored(player: Player) -> i64:
    """Basic resources and the tokens that show them, by color."""
    held = player.pieces
    have: i64 = 0
    color: i64 = pieces.COLORS
    while color:
        color -= 1
        shown: i64 = held[color]
        tokens: i64 = held[pieces.TOKEN + color]
        have = have << UNIT | shown + tokens
    return have


def wild(player: Player, area: i64) -> i64:
    """Silver and the tokens of this area."""
    return player.pieces[pieces.SILVER] + player.pieces[pieces.AREA_TOKEN + area]


def swaps(player: Player) -> i64:
    """The scribes a player has, as bits from 0 (PH-220)."""
    return player.nobles >> 1 & 31


def alike(count: i64, color: i64, access: i64) -> i64:
    """The price of so many units of one color, access credited if it fits (PH-70, PH-110)."""
    cost = count * bits.one(UNIT * color)
    if access == color or access == pieces.NO_COLOR:  # noqa: PLR1714 - a tuple is slow compiled
        return cost
    return cost + bits.one(UNIT * access)


def units(price: i64) -> i64:
    """How many units a price asks for, or how many colored pieces there are."""
    total: i64 = 0
    while price:
        total += price & 255
        price >>= UNIT
    return total


def matched(box: Box, have: i64, jokers: i64, price: i64, scribes: i64) -> i64:
    """The most units of a price that these pieces can supply."""
    wanted: i64 = 0
    fitting: i64 = 0
    held: i64 = jokers
    for shift in range(0, ANY, UNIT):
        want = price >> shift & 255
        own = have >> shift & 255
        wanted += want
        held += own
        fitting += own if own < want else want
    if scribes and fitting < wanted:
        fitting = wanted - shortage(box, have, price, scribes)
    lacking = wanted - fitting
    fitting += jokers if jokers < lacking else lacking
    free = price >> ANY
    left = held - fitting
    return fitting + (left if left < free else free)


def shortage(box: Box, have: i64, price: i64, scribes: i64) -> i64:
    """Units of color no piece can supply: the worst set of colors decides (Hall's theorem)."""
    if not scribes & (scribes - 1):
        return shortage_of_pair(box, have, price, scribes)
    asked: i64 = 0
    for color in range(pieces.COLORS):
        if price >> UNIT * color & 255:
            asked |= 1 << color
    worst: i64 = 0
    colors = asked
    while colors:
        missing = missing_in(box, have, price, scribes, colors)
        worst = missing if missing > worst else worst
        colors = (colors - 1) & asked
    return worst


def missing_in(box: Box, have: i64, price: i64, scribes: i64, colors: i64) -> i64:
    """What these colors ask for beyond all that can be paid as one of them."""
    missing: i64 = 0
    for color in range(pieces.COLORS):
        if colors >> color & 1:
            missing += price >> UNIT * color & 255
        if box.reach[scribes * pieces.COLORS + color] & colors:
            missing -= have >> UNIT * color & 255
    return missing


def shortage_of_pair(box: Box, have: i64, price: i64, scribes: i64) -> i64:
    """With one scribe, what one color has to spare makes up for the other."""
    missing: i64 = 0
    for shift in range(0, ANY, UNIT):
        lack = (price >> shift & 255) - (have >> shift & 255)
        if lack > 0:
            missing += lack
    first: i64 = UNIT * box.swap_first[scribes]
    second: i64 = UNIT * box.swap_second[scribes]
    one = (have >> first & 255) - (price >> first & 255)
    other = (have >> second & 255) - (price >> second & 255)
    if one > 0 > other:
        return missing - (one if one < -other else -other)
    if other > 0 > one:
        return missing - (other if other < -one else -one)
    return missing


def covers(box: Box, have: i64, jokers: i64, price: i64, scribes: i64) -> bool:
    """These pieces supply the whole price; the bits of GUARD show colors that suffice."""
    if price < FREE:
        short = ~((have | GUARD) - price) & GUARD
        if not short or lacking(have, price, short) <= jokers:
            return True
        return scribes != 0 and shortage(box, have, price, scribes) <= jokers
    return matched(box, have, jokers, price, scribes) == units(price)


def lacking(have: i64, price: i64, short: i64) -> i64:
    """How many units are missing in the colors that do not suffice."""
    missing: i64 = 0
    shift: i64 = 0
    while short:
        if short & 128:
            missing += (price >> shift & 255) - (have >> shift & 255)
        short >>= UNIT
        shift += UNIT
    return missing


def payable(
    state: PharaonState, player: Player, have: i64, jokers: i64, price: i64, access: i64
) -> bool:
    """A player can pay this price, of which the access unit is a part."""
    scribes = player.nobles >> 1 & 31
    if not scribes or access == pieces.NO_COLOR or state.rulings.scribe_pays_access:
        return covers(state.box, have, jokers, price, scribes)
    unit = bits.one(UNIT * access)
    rest = price - unit
    if have >> UNIT * access & 255 and covers(state.box, have - unit, jokers, rest, scribes):
        return True
    return jokers > 0 and covers(state.box, have, jokers - 1, rest, scribes)
