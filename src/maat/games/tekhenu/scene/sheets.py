"""The sheets of Tekhenu: the board in four parts, a table for cards, a pyramid, a mat a seat."""

from __future__ import annotations

from typing import Final

from maat.games.tekhenu import steps
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Canvas, SeatCanvas, Sheet, replace, step_of

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
CARDS: Final = Canvas(replace(canvas("cards", 400, "decree-scroll").sheet, art=""))
MAT: Final = SeatCanvas(Sheet("mat", "sheet-seat", WIDTH, 268, "board-seat"), layout="line")


# Questions that let choose among cards that lie nowhere else, or in small.
CHOOSING: Final = (steps.KEEP_DECREE, steps.DRAFT, steps.KEEP_CARD, steps.DESTINY)


def is_choosing(state: TekhenuState) -> bool:
    """Whether the card table is in use, as everybody knows."""
    return step_of(state) in CHOOSING


def sheets(state: TekhenuState) -> list[Sheet]:
    """Those that are in use."""
    board = [WHEEL.sheet, TEMPLE.sheet, TOWN.sheet, MARKET.sheet]
    solo = [PYRAMID.sheet] if state.sides > state.seats else []
    table = [CARDS.sheet] if is_choosing(state) else []
    return [*board, *solo, *table, *MAT.sheets(int(state.seats))]
