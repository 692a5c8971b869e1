"""What the numbers of components.toml may be. Beyond, a game would not be one any more:
a bag nobody can hold, a track no board has, points nobody can add up.
"""

from __future__ import annotations

from typing import Final

from maat.core.components import Range

RANGES: Final = [
    Range("tiles.*", 0, 60, "pieces"),  # of one kind, in a bag one can hold
    Range("tracks.auction_spaces", 1, 16, "spaces"),  # as the table is drawn
    Range("tracks.ra_moves.*", 1, 20, "spaces"),  # three epochs of them need a Ra tile each
    Range("suns.*", 1, 16, "numbers"),  # suns are bits, and bids have names up to 16
    Range("points.*", -100, 100, "points"),
]
