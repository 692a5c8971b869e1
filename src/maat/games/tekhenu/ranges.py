"""What the numbers of components.toml may be. Beyond, a game would not be one any more:
dice that do not lie around the wheel, markers beyond their track, prices nobody can pay.
"""

from __future__ import annotations

from typing import Final

from maat.core.components import Range

RANGES: Final = [
    Range("dice.per_section", 2, 6, "pieces"),  # four players take eight between two rotations
    Range("dice.*", 0, 20, "pieces"),  # of one color
    Range("tokens.*", 0, 200, "pieces"),
    Range("player.buildings", 1, 10, "pieces"),  # as many as the row has places
    Range("player.statues", 1, 6, "pieces"),  # as many as there are prices
    Range("player.pillars", 1, 25, "pieces"),  # the Temple Complex has no more spaces
    Range("player.vp", 0, 100, "points"),
    Range("player.gold", 0, 20, "pieces"),
    Range("player.scribes", 0, 20, "pieces"),
    Range("player.happiness", 0, 30, "spaces"),
    Range("player.population", 0, 30, "spaces"),
    Range("player.production*", 0, 6, "spaces"),
    Range("player.statue_granite", 0, 20, "costs"),
    Range("player.row_vp", 0, 20, "points"),
    Range(
        "player.row_bread", 0, 2, "costs"
    ),  # ten Buildings, and 20 Bread is the most that is asked for
    Range("track.*", 0, 30, "spaces"),
    Range("horus.spaces.*", 1, 6, "spaces"),
    Range("ra.vp.*", 0, 100, "points"),
    Range("temple.statue_*", 1, 5, "numbers"),  # a row, a column
    Range("temple.corner_factor", 0, 10, "points"),
    Range("temple.bread.*", 0, 20, "costs"),
    Range("temple.open_from.*", 1, 6, "numbers"),  # the value of a die
    Range("pillars.*", 0, 20, "costs"),
    Range("bastet.papyrus", 0, 20, "costs"),
    Range("bastet.scribes", 0, 10, "pieces"),
    Range("thoth.cards", 0, 6, "cards"),
    Range("thoth.papyrus", 0, 20, "costs"),
    Range("thoth.refresh", 0, 20, "costs"),
    Range("thoth.happiness", 0, 30, "spaces"),
    Range("market.opens_at", 0, 30, "spaces"),
    Range("market.*", 0, 4, "cards"),  # as the market is drawn
    Range("osiris.happiness", 0, 10, "spaces"),
    Range("osiris.*_steps", 0, 6, "spaces"),
    Range("osiris.*_gain", 0, 10, "pieces"),
    Range("maat.penalty_from", -60, 0, "numbers"),  # how far to the Tainted side
    Range("maat.penalty_vp", 0, 100, "points"),
    Range("scoring.decrees", 0, 24, "cards"),  # there are no more
    Range("scoring.*", 0, 100, "points"),
    Range("starting.initiative", 0, 99, "numbers"),
    Range("starting.dealt.*", 2, 12, "cards"),  # two for each player, and there are twelve
    Range("destiny.ankh", 0, 99, "numbers"),
    Range("solo.happiness", 0, 30, "spaces"),
    Range("solo.population", 0, 30, "spaces"),
    Range("solo.*_slot", 1, 6, "numbers"),  # the value of a die
    Range("solo.*_row", 1, 6, "numbers"),  # the value of a die
    Range("solo.balance", 0, 20, "numbers"),
    Range("solo.ankh", 0, 99, "numbers"),
    Range("solo.bonus_scribes", 0, 10, "pieces"),
    Range("solo.scribes_per_vp", 1, 20, "pieces"),  # what is shared out is at least one
    Range("solo.*vp*", 0, 100, "points"),
]
