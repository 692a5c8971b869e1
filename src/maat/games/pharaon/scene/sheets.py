"""The sheets of Pharaon: all of one width, each on a page of small screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Canvas, Place, Sheet
from maat.scene.canvas import always

WIDTH: Final = 440.0  # of every sheet
HEAD: Final = 24.0  # below the name of a sheet
EDGE: Final = 8.0

# The pages of a small screen, and the drawing that stands for each.
TABS: Final = {
    "wheel": "pharaoh-token",
    "pyramid": "income-any-basic",
    "draft": "card-noble",
    "cards": "emblem-nobles",
    "nile": "emblem-nile",
    "traitor": "disc-traitor",
}


def sheet(name: str, height: float, page: str, role: str = "", key: str = "") -> Sheet:
    """A sheet of the board."""
    title, tab = key or f"sheet-{name}", TABS[page]
    return Sheet(name, title, WIDTH, height, name, role=role, page=page, tab=tab)


def canvas(sheet: Sheet, when: Callable[[PharaonState], bool] = always) -> Canvas:
    """What is drawn on a sheet; what is only told has a corner of the first one."""
    return Canvas(sheet, seals="board", when=when)


def label(key: str, x: float, y: float, width: float) -> Place:
    """A name that stands on a sheet."""
    name = f"label-{key.partition('-')[2]}"
    return Place(key, id=name, box=line(x, y, width), layout="label", silent=True)


def line(x: float, y: float, width: float) -> Box:
    """Room for a line of text."""
    return Box(x, y, width, 16)
