"""The sheets of Ra."""

from __future__ import annotations

from typing import Final

from maat.games.ra.state import RaState
from maat.scene import Canvas, SeatCanvas, Sheet

WIDTH: Final = 720.0

BOARD: Final = Canvas(
    Sheet("board", "sheet-board", WIDTH, 420, "board", role="anchor", page="board")
)
SEAT: Final = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))


def sheets(state: RaState) -> list[Sheet]:
    """The auction board and one sheet for what lies in front of each seat."""
    return [BOARD.sheet, *SEAT.sheets(int(state.seats))]
