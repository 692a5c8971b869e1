"""The picture of a ladder: how often each level is placed ahead of the one below."""

from __future__ import annotations

from maat.arena import svg
from maat.arena.summary import Pair

ROW = 30
TOP = 70
WIDE = 420
MARGIN = 250
RIGHT = 190
GOAL = 0.65

Strip = tuple[str, Pair | None]  # what is measured, and the figure if there is one


def forest(title: str, groups: list[tuple[str, list[Strip]]]) -> str:
    """A line with its limits for each strip, in groups under their names."""
    lines = sum(len(strips) + 1 for _, strips in groups)
    bottom = TOP + ROW * lines
    shapes = [svg.text(24, 34, title, more="font-size='18' font-weight='bold'")]
    shapes += grid(bottom)
    y = TOP
    for name, strips in groups:
        shapes.append(svg.text(24, y + 20, name, more="font-weight='bold'"))
        for at, (label, pair) in enumerate(strips, 1):
            shapes += strip(label, pair, y + ROW * at + 15)
        y += ROW * (len(strips) + 1)
    return svg.picture(MARGIN + WIDE + RIGHT, bottom + 44, title, shapes)


def place(rate: float) -> float:
    """Where a rate lies on the paper."""
    return MARGIN + WIDE * rate


def grid(bottom: float) -> list[str]:
    """The scale, with a half and the goal marked."""
    shapes = []
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        width = "stroke-width='1.6'" if mark == 0.5 else "opacity='0.5'"
        shapes.append(svg.line(place(mark), TOP, place(mark), bottom, svg.FAINT, width))
        told = f"{100 * mark:.0f} %"
        shapes.append(svg.text(place(mark), bottom + 22, told, "middle", "font-size='12'"))
    dashes = "stroke-dasharray='4 4'"
    shapes.append(svg.line(place(GOAL), TOP - 6, place(GOAL), bottom, svg.between(0.95), dashes))
    shapes.append(
        svg.text(place(GOAL), TOP - 12, f"{100 * GOAL:.0f} %", "middle", "font-size='12'")
    )
    return shapes


def strip(label: str, pair: Pair | None, y: float) -> list[str]:
    """One measured rate."""
    shapes = [svg.text(MARGIN - 16, y + 5, label, "end")]
    if pair is None or not pair.games:
        return [*shapes, svg.text(place(1.0) + 16, y + 5, "no games yet", more="font-size='13'")]
    color = svg.between(1.0) if pair.low > 0.5 else svg.between(0.0) if pair.high < 0.5 else svg.INK
    shapes.append(svg.line(place(pair.low), y, place(pair.high), y, color, "stroke-width='3'"))
    shapes.append(svg.dot(place(pair.rate), y, 5, color))
    told = f"{100 * pair.rate:.0f} % of {pair.games:,} games"
    shapes.append(svg.text(place(1.0) + 16, y + 5, told, more="font-size='13'"))
    return shapes
