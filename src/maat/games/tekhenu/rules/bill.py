"""What is to be paid: counts by token from Papyrus to Scribe, 6 bits each.

3 Granite and 1 Scribe are 3 * GRANITE + SCRIBE, which is 3 << 18 | 1 << 30 = 1074528256. Above
the counts stands which Blessings may be played instead.
"""

from __future__ import annotations

from typing import Final

from maat.core.packed import Counts

COUNTS: Final = Counts(6)
PAPYRUS: Final = 1
BREAD: Final = 1 << 6
LIMESTONE: Final = 1 << 12
GRANITE: Final = 1 << 18
GOLD: Final = 1 << 24
SCRIBE: Final = 1 << 30
FOOD: Final = (1 << 12) - 1  # the bits of Papyrus and Bread
STONES: Final = (1 << 24) - (1 << 12)  # the bits of Limestone and Granite
TOKENS: Final = (1 << 36) - 1  # the bits of all counts
STONE_BLESSING: Final = 1 << 36  # B13 and B14 may be played instead
FOOD_BLESSING: Final = 1 << 37  # B15 and B16
