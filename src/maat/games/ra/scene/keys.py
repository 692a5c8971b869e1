"""The messages that name the things of Ra, by their numbers."""

from __future__ import annotations

from typing import Final

from maat.games.ra import tiles
from maat.scene import keys

TILE: Final = keys("tile", tiles.NAMES)
