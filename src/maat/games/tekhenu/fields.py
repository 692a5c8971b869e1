"""The packed numbers of a position.

A die on a player board is where it lies, its color and its value: Tainted, white, 4 is
1 | 2 << 2 | 4 << 5 = 137, and as the second die of the board 137 << 8. A tile of the Temple Complex
is its quarter turns and its number: P07 turned once is 1 | 6 << 2 = 25. A Decree under the deck is
its number and the side that put it there: D23 from seat 1 is 22 | 1 << 5 = 54. Resources are counts
of 12 bits each: 2 Papyrus and 3 Limestone are 2 | 3 << 24 = 50331650.
"""

from __future__ import annotations

from typing import Final

from maat.core.packed import Counts, Field

GOODS: Final = Counts(12)  # resources of a side, by kind
MAKES: Final = Counts(8)  # Production markers of a side, by resource
BAG: Final = Counts(8)  # dice left, by color
SHRINES: Final = Counts(4)  # Statues of a player, by god
SURPLUS: Final = Counts(8)  # resources on the scales, by kind
DICE: Final = Counts(8)  # dice on a player board, in the order they came

DIE_PLACE: Final = Field(0, 2)
DIE_COLOR: Final = DIE_PLACE.next(3)
DIE_VALUE: Final = DIE_COLOR.next(3)

TILE_TURN: Final = Field(0, 2)
TILE: Final = TILE_TURN.next(5)

BOTTOM_DECREE: Final = Field(0, 5)
BOTTOM_SIDE: Final = BOTTOM_DECREE.next(3)
