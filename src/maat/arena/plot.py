"""The picture of a report: ratings with their limits, and who beats whom how often."""

from __future__ import annotations

from collections.abc import Callable

from maat.arena import svg
from maat.arena.summary import Pair, Summary

ROW = 40
TOP = 84
WIDE = 320  # of the scale
CELL = 76
LETTER = 7.6  # about the width of one
GAP = 40


def plot(summary: Summary, names: dict[str, str], title: str, heads: tuple[str, str]) -> str:
    """Ratings on the left, rates on the right; `heads` are their titles."""
    shown = [names[player.name] for player in summary.players]
    margin = 24 + LETTER * max(len(name) for name in shown)
    left = margin + WIDE + GAP + margin
    columns = max(CELL * len(shown), LETTER * len(heads[1]))
    width = max(left + columns, 9.5 * len(title)) + 24
    height = TOP + ROW * len(shown) + 52
    shapes = [svg.text(24, 32, title, more="font-size='18' font-weight='bold'")]
    shapes += ratings(summary, shown, margin, heads[0])
    shapes += matrix(summary, shown, left, heads[1])
    return svg.picture(width, height, title, shapes)


def scale(low: float, high: float, start: float) -> Callable[[float], float]:
    """Where a value lies between two others, on the paper."""
    return lambda value: start + WIDE * (value - low) / (high - low)


def ratings(summary: Summary, shown: list[str], margin: float, head: str) -> list[str]:
    """A dot and a line for each player."""
    least = min(player.rating.low for player in summary.players)
    most = max(player.rating.high for player in summary.players)
    step = 5 if most - least <= 35 else 10
    low, high = least // step * step, most // step * step + step
    at = scale(low, high, margin)
    bottom = TOP + ROW * len(shown)
    shapes = [svg.text(margin, 64, head)]
    for mark in range(int(low), int(high) + 1, step):
        shapes.append(svg.line(at(mark), TOP - 8, at(mark), bottom, svg.FAINT, "opacity='0.6'"))
        shapes.append(svg.text(at(mark), bottom + 20, str(mark), "middle", "font-size='12'"))
    for row, player in enumerate(summary.players):
        y = TOP + ROW * (row + 0.5) - 4
        shapes.append(svg.text(margin - 12, y + 5, shown[row], "end"))
        wide = "stroke-width='2.5'"
        shapes.append(svg.line(at(player.rating.low), y, at(player.rating.high), y, svg.INK, wide))
        shapes.append(svg.dot(at(player.rating.mu), y))
    return shapes


def matrix(summary: Summary, shown: list[str], left: float, head: str) -> list[str]:
    """How often the player of a row is placed ahead of the player of a column."""
    shapes = [svg.text(left, 46, head)]
    for row, one in enumerate(summary.players):
        y = TOP + ROW * row - 4
        shapes.append(svg.text(left - 12, y + ROW / 2 + 5, shown[row], "end"))
        x = left + CELL * (row + 0.5)
        shapes.append(svg.text(x, TOP - 12, cut(shown[row]), "middle", "font-size='12'"))
        for column, other in enumerate(summary.players):
            pair = summary.pair(one.name, other.name)
            if pair is not None:
                shapes += cell(pair, left + CELL * column, y)
    return shapes


def cell(pair: Pair, x: float, y: float) -> list[str]:
    """A rate with its limits on a ground that says which way it leans."""
    limits = f"{100 * pair.low:.0f}–{100 * pair.high:.0f}"
    strong = abs(pair.rate - 0.5) > 0.3
    color = f"style='fill:{svg.PAPER}'" if strong else ""
    middle = x + CELL / 2
    return [
        svg.box(x + 1, y + 1, CELL - 2, ROW - 2, svg.between(pair.rate)),
        svg.text(middle, y + 18, f"{100 * pair.rate:.0f} %", "middle", color),
        svg.text(middle, y + 33, limits, "middle", f"font-size='11' {color}"),
    ]


def cut(name: str) -> str:
    """As much of a name as fits over a column."""
    most = int(CELL / 6.4)
    return name if len(name) <= most else name[: most - 1] + "…"
