"""The questions of Ra."""

from __future__ import annotations

from typing import Final

SUNS: Final = 0  # chance: which sun set a seat gets
TURN: Final = 1  # draw, invoke Ra or spend a god
TILE: Final = 2  # chance: the tile drawn from the bag
MORE: Final = 3  # spend another god or stop
BID: Final = 4  # bid a sun or pass
DISCARD: Final = 5  # which tile a disaster takes
