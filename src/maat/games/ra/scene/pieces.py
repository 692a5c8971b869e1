"""Tiles and suns in a scene."""

from __future__ import annotations

from maat.games.ra import tiles
from maat.scene import Piece


def suns(owned: int, bid: int = 0, tone: str = "") -> list[Piece]:
    """A set of suns, highest first."""
    return [
        Piece(
            "sun",
            values={"sun": sun},
            sprite="sun-spent" if tone else "",
            tone="bid" if sun == bid else tone,
            badge=str(sun),
        )
        for sun in range(16, 0, -1)
        if owned >> sun & 1
    ]


def tile_key(kind: int) -> str:
    """The message that names a kind of tile."""
    return "tile-" + tiles.NAMES[kind].replace("_", "-")
