"""What a position of Senet promises a side, in tenths of a point."""

from __future__ import annotations

from typing import Final

from senet.actions import SQUARES
from senet.components import Components
from senet.state import Player

TENTHS: Final = 10
THROW: Final = 2  # squares a piece that has entered is ahead of one that waits


def value(player: Player, box: Components) -> int:
    """Pieces borne off and an amulet still hidden count full, others by how far they have come."""
    piece = TENTHS * box.piece
    way = sum(THROW + square for square in range(1, SQUARES + 1) if player.pieces >> square & 1)
    hidden = 0 if player.spent else TENTHS * box.amulet
    return piece * player.off + piece * way // (THROW + SQUARES + 1) + hidden
