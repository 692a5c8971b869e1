"""The messages that name the things of Tekhenu, by their numbers."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import words
from maat.scene import keys

BUILDING: Final = keys("building", words.BUILDINGS)
CARD: Final = keys("card", words.CARDS)
COLOR: Final = keys("color", words.COLORS)
DISPLAY: Final = keys("display", words.DISPLAY)
DISTRICT: Final = keys("district", words.DISTRICTS)
EDGE: Final = keys("edge", words.EDGES)
FACE: Final = keys("face", words.FACES)
GOD: Final = keys("god", words.GODS)
LIGHT: Final = keys("light", words.LIGHTS)
LINE: Final = keys("line", words.LINES)
PEOPLE: Final = keys("people", words.PEOPLE)
PILLAR: Final = keys("pillar", words.PILLARS)
PRODUCTION: Final = keys("production", words.RESOURCES)
PURITY: Final = keys("purity", words.PURITIES)
RESOURCE: Final = keys("resource", words.RESOURCES)
SPACE: Final = keys("space", words.SPACES)
SYMBOL: Final = keys("symbol", words.SYMBOLS)
TILE: Final = keys("tile", words.TILES)
TOKEN: Final = keys("token", words.TOKENS)
