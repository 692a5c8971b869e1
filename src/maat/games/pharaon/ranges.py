"""What the numbers of components.toml may be. Beyond, a game would not be one any more:
more rounds than the Pyramid has rows for, rows that use up a deck, more of a kind than is counted.
"""

from __future__ import annotations

from typing import Final

from maat.core.components import Range

RANGES: Final = [
    Range("game.rounds", 1, 5, "rounds"),  # the wheel turns once a round and has five sectors
    Range("game.start_silver", 0, 10, "pieces"),
    Range("points.*", 0, 100, "points"),
    Range("board.slots", 1, 6, "spaces"),  # as the wheel is drawn
    Range("board.slots_few", 1, 6, "spaces"),
    Range("board.noble_row", 1, 6, "cards"),  # the draft takes five each from the same deck
    Range("board.artisan_row", 1, 8, "cards"),
    Range("resources.each", 10, 60, "pieces"),
    Range("gods.half.*.need", 1, 12, "pieces"),
    Range("gods.half.*.pp", 0, 100, "points"),
    Range("chamber.*.pp", 0, 100, "points"),
    Range("nile.pp", 0, 100, "points"),
    Range("nile.column.*.urns", 0, 3, "cards"),
    Range("nile.column.*.arrows", 0, 15, "spaces"),  # all tracks to their end
    Range("offerings.*", 0, 15, "pieces"),  # a count of four bits
    Range("prestige.*", 0, 100, "points"),
    Range("artisans.*.pp", 0, 30, "points"),
    Range("artisans.*.silver", 0, 10, "pieces"),
    Range("artisans.*.urns", 0, 3, "cards"),
    Range("nobles.*.pp", 0, 100, "points"),
    Range("nobles.*.each", 0, 100, "points"),
    Range("nobles.*.pharaoh", 0, 100, "points"),
    Range("nobles.*.first_player", 0, 100, "points"),
    Range("nobles.*.gain", 0, 10, "pieces"),
    Range("nobles.*.nile", 0, 15, "spaces"),  # all tracks to their end
    Range("nobles.*.silver", 0, 10, "pieces"),
    Range("nobles.*.offerings", 0, 5, "pieces"),
    Range("nobles.*.artisans", 0, 5, "cards"),
    Range("nobles.*.chamber", 0, 5, "spaces"),
    Range("traitor.noble_value", 0, 100, "points"),
    Range("traitor.tile.*_urns", 0, 8, "spaces"),  # a tile has eight
]
