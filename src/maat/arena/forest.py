"""The picture of a ladder: how often each level is placed ahead of the one below."""

from __future__ import annotations

from dataclasses import dataclass

from maat.arena import svg
from maat.arena.summary import Pair

ROW = 30
TOP = 70
WIDE = 420
MARGIN = 250
RIGHT = 200
GOAL = 0.65


@dataclass(frozen=True)
class Strip:
    """What is measured, the figure, and the games it rests on."""

    label: str
    pair: Pair
    games: str
    provisional: bool


def forest(title: str, groups: list[tuple[str, list[Strip]]]) -> str:
    """A line with its limits for each strip, in groups under their names."""
    lines = sum(len(strips) + 1 for _, strips in groups)
    bottom = TOP + ROW * lines
    shapes = [svg.text(24, 34, title, more="font-size='18' font-weight='bold'")]
    shapes += grid(bottom)
    y = TOP
    for name, strips in groups:
        shapes.append(svg.text(24, y + 20, name, more="font-weight='bold'"))
        for at, each in enumerate(strips, 1):
            shapes += drawn(each, y + ROW * at + 15)
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
        told = "50 %: equal" if mark == 0.5 else f"{100 * mark:.0f} %"
        shapes.append(svg.text(place(mark), bottom + 22, told, "middle", "font-size='12'"))
    dashes = "stroke-dasharray='4 4'"
    shapes.append(svg.line(place(GOAL), TOP - 6, place(GOAL), bottom, svg.between(0.95), dashes))
    shapes.append(
        svg.text(place(GOAL), TOP - 12, f"aim: {100 * GOAL:.0f} %", "middle", "font-size='12'")
    )
    return shapes


def drawn(strip: Strip, y: float) -> list[str]:
    """One measured rate; a provisional one is a ring and a thin line."""
    pair = strip.pair
    color = svg.between(1.0) if pair.low > 0.5 else svg.between(0.0) if pair.high < 0.5 else svg.INK
    wide = f"stroke-width='{1.5 if strip.provisional else 3}'"
    shapes = [
        svg.text(MARGIN - 16, y + 5, strip.label, "end"),
        svg.line(place(pair.low), y, place(pair.high), y, color, wide),
        svg.dot(place(pair.rate), y, 5, color),
    ]
    if strip.provisional:
        shapes.append(svg.dot(place(pair.rate), y, 3, svg.PAPER))
    told = f"{100 * pair.rate:.1f} %, {strip.games} games"
    return [*shapes, svg.text(place(1.0) + 16, y + 5, told, more="font-size='13'")]
