"""The answers of Pharaon. Codes are `FAMILY + number`; nobles, urns and artisans count from 1."""

from __future__ import annotations

from typing import Final

from maat.core.names import Book, numbers
from maat.games.pharaon import pieces

PASS: Final = 0
CHOOSE_PAYMENT: Final = 1
DONE: Final = 2
NO_BONUS: Final = 3
DRAW_OFFERING: Final = 4
DRAW_NOBLE: Final = 5
DRAW_ARTISAN: Final = 6
REPLACE: Final = 7
DECLINE: Final = 8
HERE: Final = 9
LEFT: Final = 10
ACT: Final = 11  # areas
EXTRA: Final = 16  # areas
EXCHANGE: Final = 4  # nobles 17 and 18
COLUMN: Final = 22  # columns 1 to 6
THREE: Final = 29  # colors
ADD: Final = 34  # colors
PAY: Final = 39  # means
SET: Final = 50  # places 1 to 6
BONUS: Final = 56  # places 1 to 6
ADVANCE: Final = 63  # colors
GAIN: Final = 68  # colors
GIVE: Final = 73  # 5 basic resources, 5 tokens that show one
BLOCK: Final = 83  # colors
KEEP: Final = 87  # nobles 1 to 26
HIRE: Final = 113  # nobles 1 to 26
EMPLOY: Final = 139  # artisans 1 to 30
TAKE: Final = 169  # urns 1 to 30
AREA: Final = 200  # areas
WHEEL: Final = 205  # colors
TURN_CLOCKWISE: Final = 210
TURN_COUNTERCLOCKWISE: Final = 211
FIRST: Final = 212  # sides 0 to 4
URN: Final = 216  # urns 1 to 30
NOBLE: Final = 246  # nobles 1 to 26
ARTISAN: Final = 272  # artisans 1 to 30
TOKEN: Final = 303  # the 12 kinds of offering token
LIGHT: Final = 314  # Traitor tiles 1 to 5
DARK: Final = 319  # Traitor tiles 1 to 5
LINK: Final = 325  # colors
PLOT: Final = 329  # urns 1 to 30

PLACES: Final = 6  # sets and bonus tokens there can be

BOOK: Final = Book()
BOOK.one(PASS, "pass")
BOOK.one(CHOOSE_PAYMENT, "choose_payment")
BOOK.one(DONE, "done")
BOOK.one(NO_BONUS, "no_bonus")
BOOK.one(DRAW_OFFERING, "draw_offering")
BOOK.one(DRAW_NOBLE, "draw_noble")
BOOK.one(DRAW_ARTISAN, "draw_artisan")
BOOK.one(REPLACE, "replace")
BOOK.one(DECLINE, "decline")
BOOK.one(HERE, "collect_here")
BOOK.one(LEFT, "collect_left")
BOOK.span(ACT, "act", "area", pieces.AREA_NAMES)
BOOK.span(EXTRA, "extra", "area", pieces.AREA_NAMES)
BOOK.span(
    EXCHANGE + pieces.SORCERESS,
    "exchange",
    "noble",
    pieces.NOBLE_NAMES[pieces.SORCERESS - 1 : pieces.TREASURER],
)
BOOK.span(COLUMN + 1, "column", "column", numbers(1, 6))
BOOK.span(THREE, "three", "color", pieces.COLOR_NAMES)
BOOK.span(ADD, "add", "color", pieces.COLOR_NAMES)
BOOK.span(PAY, "pay", "means", pieces.MEANS_NAMES)
BOOK.span(SET + 1, "set", "place", numbers(1, 6))
BOOK.span(BONUS + 1, "bonus", "place", numbers(1, 6))
BOOK.span(ADVANCE, "advance", "color", pieces.COLOR_NAMES)
BOOK.span(GAIN, "gain", "color", pieces.COLOR_NAMES)
BOOK.span(GIVE, "give", "means", pieces.MEANS_NAMES[: 2 * pieces.COLORS])
BOOK.span(BLOCK, "block", "color", pieces.COLOR_NAMES)
BOOK.span(KEEP + 1, "keep", "noble", pieces.NOBLE_NAMES)
BOOK.span(HIRE + 1, "hire", "noble", pieces.NOBLE_NAMES)
BOOK.span(EMPLOY + 1, "employ", "artisan", numbers(1, 30))
BOOK.span(TAKE + 1, "take", "urn", numbers(1, 30))
BOOK.span(AREA, "area", "area", pieces.AREA_NAMES)
BOOK.span(WHEEL, "wheel", "color", pieces.COLOR_NAMES)
BOOK.one(TURN_CLOCKWISE, "clockwise")
BOOK.one(TURN_COUNTERCLOCKWISE, "counterclockwise")
BOOK.span(FIRST, "first", "side", numbers(0, 4))
BOOK.span(URN + 1, "urn", "urn", numbers(1, 30))
BOOK.span(NOBLE + 1, "noble", "noble", pieces.NOBLE_NAMES)
BOOK.span(ARTISAN + 1, "artisan", "artisan", numbers(1, 30))
BOOK.span(TOKEN, "token", "token", pieces.TOKEN_NAMES)
BOOK.span(LIGHT + 1, "light", "tile", numbers(1, 5))
BOOK.span(DARK + 1, "dark", "tile", numbers(1, 5))
BOOK.span(LINK, "link", "color", pieces.COLOR_NAMES)
BOOK.span(PLOT + 1, "plot", "urn", numbers(1, 30))
