"""Tiles and suns in a scene."""

from __future__ import annotations

from collections.abc import Iterable

from maat.games.ra.scene import keys
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


def counted(counts: Iterable[int]) -> list[Piece]:
    """Tiles, so many of each kind."""
    return [Piece(keys.TILE[kind], count) for kind, count in enumerate(counts) if count]
