"""The questions of Senet."""

from __future__ import annotations

from typing import Final

AMULET: Final = 0  # under which square a seat hides its amulet
STICKS: Final = 1  # chance: the throw of the seat in the datum
MOVE: Final = 2  # what a seat does with the throw in the datum
