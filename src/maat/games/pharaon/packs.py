"""Numbers that hold several: prices, payments, steps on the Nile, icons of the Traitor.

A price counts units by color, and on top units of any color; 8 bits for each. In hexadecimal these
are two digits for any, justice, power, trade, construction, agriculture:

    0x_01_00_00_00_00_02  # two units of agriculture and one of any color

Pieces at hand are counted in the same way, by the color they show (`state.Holder`). A payment
counts pieces by their means, 4 bits or a digit for each: `0x_1_0_00000_00002` is two of agriculture
and one of silver.

Every turn reads many of them, so the functions are here and not methods of `core.packed.Counts`:
only within the library of a game they cost nothing once compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.packed import Field

UNIT: Final = 8  # bits of a color in a price
UNITS: Final = 0x_FF  # the most units of a color
ANY: Final = 5  # in the place of a color: units of any color
COLORED: Final = 0x_FF_FF_FF_FF_FF  # the part of a price that names colors
FREE: Final = 0x_01_00_00_00_00_00  # prices from here on ask for units of any color
GUARD: Final = 0x_80_80_80_80_80  # 128 of each color: no count is as high
MOST: Final = 0x_7F_7F_7F_7F_7F  # 127 of each

PIECE: Final = 4  # bits of a means in a payment
PIECES: Final = 0x_F  # the most pieces of a means

TRACKS: Final = Field(0, 8)  # of the Nile, as bits: where a disc may move
DISTANCE: Final = TRACKS.next(20)  # and how far

NUMBER: Final = Field(0, 4)  # of an icon beside a space of a Traitor tile
ICON: Final = NUMBER.next(4)  # its kind


def price(color: i64, units: i64) -> i64:
    """So many units of a color; prices are added and subtracted as they are."""
    return units << UNIT * color


def of_color(price: i64, color: i64) -> i64:
    """Units of a color in a price, or pieces that show it."""
    return price >> UNIT * color & UNITS


def units(price: i64) -> i64:
    """How many units a price asks for, or how many pieces there are: casting out 255s."""
    return price % 255  # 0x_01_03 is 1 * 256 + 3, and 256 counts as 1: 4 units


def colors_of(price: i64) -> i64:
    """The colors a price names, as bits: casting out 127s."""
    found = price + MOST & GUARD  # 127 more of each color reach 128 where there is one
    return (found >> 7) % 127  # 0x_01_00_01 is 256 * 256 + 1, and 256 counts as 2: bits 2 and 0


def payment(means: i64, pieces: i64) -> i64:
    """So many pieces of a means; payments are added and subtracted as they are."""
    return pieces << PIECE * means


def basic_payment(price: i64) -> i64:
    """As many basic resources as a price without units of any color asks for."""
    paid: i64 = 0
    place: i64 = 0
    while price:
        paid |= (price & UNITS) << place
        price >>= UNIT
        place += PIECE
    return paid


def of_means(payment: i64, means: i64) -> i64:
    """Pieces of a means in a payment."""
    return payment >> PIECE * means & PIECES


def colors_in(payment: i64) -> i64:
    """The pieces of a payment that show a color, by color as in a price."""
    left = (payment & 0x_FFFFF) + (payment >> 20 & 0x_FFFFF)  # basic resources, and tokens
    have: i64 = 0
    shift: i64 = 0
    while left:  # 0x_00102 becomes 0x_00_00_01_00_02
        have += (left & PIECES) << shift
        left >>= PIECE
        shift += UNIT
    return have


def wild_in(payment: i64) -> i64:
    """The pieces of a payment that stand for any color: silver and tokens of the area."""
    return (payment >> 40) % 15  # casting out 15s: 0x_1_2 is 1 * 16 + 2, three pieces
