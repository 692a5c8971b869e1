"""The packed numbers of a position.

A die on a player board is where it lies, its color and its value: Tainted, white, 4 is
1 | 2 << 2 | 4 << 5 = 137, and as the second die of the board 137 << 8. A Decree under the deck is
its number and the side that put it there.
"""

from __future__ import annotations

from typing import Final

from maat.core.packed import Counts, Field

SHRINES: Final = Counts(4)  # Statues of a player, by god
SURPLUS: Final = Counts(8)  # resources on the scales, by kind
DICE: Final = Counts(8)  # dice on a player board, in the order they came

DIE_PLACE: Final = Field(0, 2)
DIE_COLOR: Final = DIE_PLACE.next(3)
DIE_VALUE: Final = DIE_COLOR.next(3)

BOTTOM_DECREE: Final = Field(0, 5)
BOTTOM_SIDE: Final = BOTTOM_DECREE.next(3)
