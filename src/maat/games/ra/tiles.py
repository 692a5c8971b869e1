"""The 23 kinds of tile (RA-02)."""

from __future__ import annotations

from typing import Final

RA: Final = 0
GOD: Final = 1
GOLD: Final = 2
PHARAOH: Final = 3
NILE: Final = 4
FLOOD: Final = 5
CIVILIZATION: Final = 6  # the first of five types
MONUMENT: Final = 11  # the first of eight types
FUNERAL: Final = 19
DROUGHT: Final = 20
UNREST: Final = 21
EARTHQUAKE: Final = 22
KINDS: Final = 23

NAMES: Final = [
    "ra",
    "god",
    "gold",
    "pharaoh",
    "nile",
    "flood",
    "astronomy",
    "agriculture",
    "writing",
    "religion",
    "art",
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "temple",
    "statue",
    "step_pyramid",
    "sphinx",
    "funeral",
    "drought",
    "unrest",
    "earthquake",
]
