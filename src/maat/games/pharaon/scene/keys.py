"""The messages that name the things of Pharaon, by their numbers."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon import pieces
from maat.scene import keys

AREA: Final = keys("area", pieces.AREA_NAMES)
COLOR: Final = keys("color", pieces.COLOR_NAMES)
GOD: Final = keys("god", pieces.GOD_NAMES)
INCOME: Final = keys("income", pieces.INCOME_NAMES)
NOBLE: Final = ["", *keys("noble", pieces.NOBLE_NAMES)]
ABOUT: Final = ["", *keys("about", pieces.NOBLE_NAMES)]  # the places that tell about the nobles
PIECE: Final = [
    *keys("resource", pieces.RESOURCE_NAMES),
    *keys("token", pieces.TOKEN_NAMES),
    "neutral",
]
