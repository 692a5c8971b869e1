"""The answers of Ra. `BID + sun`, `TAKE + kind`, `DISCARD + kind`, `TILE + kind`, `SUNS + sun`."""

from __future__ import annotations

from typing import Final

from maat.core.names import Book, numbers
from maat.games.ra import tiles

DRAW: Final = 0
INVOKE: Final = 1
STOP: Final = 2
PASS: Final = 3
BID: Final = 3  # suns 1 to 16
TAKE: Final = 20  # every kind of tile
DISCARD: Final = 37  # civilizations and monuments, kinds 6 to 18
TILE: Final = 56  # every kind of tile
SUNS: Final = 71  # the set whose highest sun is 8 to 16

BOOK: Final = Book()
BOOK.one(DRAW, "draw")
BOOK.one(INVOKE, "invoke")
BOOK.one(STOP, "stop")
BOOK.one(PASS, "pass")
BOOK.span(BID + 1, "bid", "sun", numbers(1, 16))
BOOK.span(TAKE, "take", "tile", tiles.NAMES)
BOOK.span(
    DISCARD + tiles.CIVILIZATION,
    "discard",
    "tile",
    tiles.NAMES[tiles.CIVILIZATION : tiles.FUNERAL],
)
BOOK.span(TILE, "tile", "tile", tiles.NAMES)
BOOK.span(SUNS + 8, "suns", "sun", numbers(8, 16))
