"""Whether a set of pieces covers a price (PH-35, PH-60): the arithmetic of payments.

Pieces are counted by the color they show, 8 bits each as in a price, and as wild ones: silver
and the tokens of the area. A scribe lets a color reach others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.pharaon import pieces
from maat.games.pharaon.components import ANY, UNIT, Box
from maat.games.pharaon.state import PharaonState, Player

COLORED: Final = (1 << 40) - 1  # the part of a price that names colors
SUBSETS: Final = 32


def colored(player: Player) -> i64:
    """Basic resources and the tokens that show them, by color."""
    held = player.pieces
    have: i64 = 0
    for color in range(pieces.COLORS):
        shown: i64 = held[color] + held[pieces.TOKEN + color]
        have |= shown << UNIT * color
    return have


def wild(player: Player, area: i64) -> i64:
    """Silver and the tokens of this area."""
    return player.pieces[pieces.SILVER] + player.pieces[pieces.AREA_TOKEN + area]


def swaps(player: Player) -> i64:
    """The scribes a player has, as bits from 0 (PH-220)."""
    return player.nobles >> 1 & 31


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
    worst: i64 = 0
    for colors in range(1, SUBSETS):
        missing: i64 = 0
        for color in range(pieces.COLORS):
            if colors >> color & 1:
                missing += price >> UNIT * color & 255
            if box.reach[scribes * pieces.COLORS + color] & colors:
                missing -= have >> UNIT * color & 255
        worst = max(worst, missing)
    return worst


def covers(box: Box, have: i64, jokers: i64, price: i64, scribes: i64) -> bool:
    """These pieces supply the whole price."""
    lacking: i64 = 0
    for shift in range(0, ANY, UNIT):
        missing = (price >> shift & 255) - (have >> shift & 255)
        if missing > 0:
            lacking += missing
    if lacking <= jokers and not price >> ANY:
        return True
    if not scribes and lacking > jokers:
        return False
    return matched(box, have, jokers, price, scribes) == units(price)


def payable(
    state: PharaonState, player: Player, have: i64, area: i64, price: i64, access: i64
) -> bool:
    """A player can pay this price, of which the access unit is a part."""
    scribes = swaps(player)
    jokers = wild(player, area)
    if state.rulings.scribe_pays_access or not scribes or access == pieces.NO_COLOR:
        return covers(state.box, have, jokers, price, scribes)
    unit: i64 = 1 << UNIT * access
    rest = price - unit
    if have >> UNIT * access & 255 and covers(state.box, have - unit, jokers, rest, scribes):
        return True
    return jokers > 0 and covers(state.box, have, jokers - 1, rest, scribes)
