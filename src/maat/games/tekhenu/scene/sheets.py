"""The sheets of Tekhenu: the board in four parts, Botankhamun's pyramid, a mat for each seat."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu.state import TekhenuState
from maat.scene import Canvas, SeatCanvas, Sheet

WIDTH: Final = 480.0


def canvas(name: str, height: float) -> Canvas:
    """A sheet of the table."""
    return Canvas(Sheet(name, f"sheet-{name}", WIDTH, height, f"board-{name}"), layout="line")


WHEEL: Final = canvas("wheel", 560)
TOWN: Final = canvas("town", 560)  # Osiris and the commoners' track
TEMPLE: Final = canvas("temple", 560)
MARKET: Final = canvas("market", 560)
PYRAMID: Final = canvas("pyramid", 272)
MAT: Final = SeatCanvas(Sheet("mat", "sheet-seat", WIDTH, 268, "board-seat"), layout="line")


def sheets(state: TekhenuState) -> list[Sheet]:
    """Those that are in use."""
    board = [WHEEL.sheet, TOWN.sheet, TEMPLE.sheet, MARKET.sheet]
    solo = [PYRAMID.sheet] if state.sides > state.seats else []
    return [*board, *solo, *MAT.sheets(int(state.seats))]
