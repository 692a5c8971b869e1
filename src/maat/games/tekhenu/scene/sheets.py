"""The sheets of Tekhenu: the board in four parts, Botankhamun's pyramid, a mat for each seat."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu.state import TekhenuState
from maat.scene import Canvas, SeatCanvas, Sheet

WIDTH: Final = 480.0


def canvas(name: str, height: float, tab: str, role: str = "") -> Canvas:
    """A sheet of the table, on a small screen a page of its own, with the drawing of its tab."""
    art = f"board-{name}"
    sheet = Sheet(name, f"sheet-{name}", WIDTH, height, art, role=role, page=name, tab=tab)
    return Canvas(sheet, layout="line")


WHEEL: Final = canvas("wheel", 560, "obelisk", "anchor")
TOWN: Final = canvas("town", 560, "god-osiris")  # Osiris and the commoners' track
TEMPLE: Final = canvas("temple", 560, "god-ra")
MARKET: Final = canvas("market", 560, "god-thoth")
PYRAMID: Final = canvas("pyramid", 272, "tile-dice-granite")
MAT: Final = SeatCanvas(Sheet("mat", "sheet-seat", WIDTH, 268, "board-seat"), layout="line")


def sheets(state: TekhenuState) -> list[Sheet]:
    """Those that are in use."""
    board = [WHEEL.sheet, TEMPLE.sheet, TOWN.sheet, MARKET.sheet]
    solo = [PYRAMID.sheet] if state.sides > state.seats else []
    return [*board, *solo, *MAT.sheets(int(state.seats))]
