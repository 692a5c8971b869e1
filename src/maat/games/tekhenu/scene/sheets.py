"""The sheets of Tekhenu: all of one width, on a small screen each a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maat.scene import Canvas, Sheet
from maat.scene.canvas import always

WIDTH: Final = 480.0


def canvas(
    name: str, height: float, tab: str, role: str = "", when: Callable[[Any], bool] = always
) -> Canvas:
    """A sheet of the table with the drawing of its tab, and what is drawn there."""
    art = f"board-{name}"
    sheet = Sheet(name, f"sheet-{name}", WIDTH, height, art, role=role, page=name, tab=tab)
    return Canvas(sheet, layout="line", when=when)
