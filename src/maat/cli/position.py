"""What a terminal shows of a position: the table in words and the score sheet."""

from __future__ import annotations

from typing import Any

from maat.core.game import Line
from maat.core.match import Match
from maat.description import brief_lines, lines
from maat.text import Texts

__all__ = ["brief_lines", "lines", "score_rows"]


def score_rows(texts: Texts, match: Match[Any], sides: int) -> list[list[str]]:
    """Rows of a score sheet: label, rule, then the points of each side."""
    sheets = [match.game.breakdown(match.state, side) for side in range(sides)]
    rows: list[tuple[int, str, int]] = []
    for sheet in sheets:
        for line in sheet:
            if _row(line) not in rows:
                rows.append(_row(line))
    rows.sort(key=lambda row: row[0])
    return [
        [_label(texts, phase, label), match.game.rule_name(rule)]
        + [_points(texts, sheet, (phase, label, rule)) for sheet in sheets]
        for phase, label, rule in rows
    ]


def _row(line: Line) -> tuple[int, str, int]:
    return line.phase, line.label, line.rule


def _label(texts: Texts, phase: int, label: str) -> str:
    name = texts.say("score-" + label.replace("_", "-"))
    return name if phase == 0 else f"{texts.say('phase', phase=phase)}: {name}"


def _points(texts: Texts, sheet: list[Line], row: tuple[int, str, int]) -> str:
    found = [line.points for line in sheet if _row(line) == row]
    return texts.number(sum(found)) if found else ""
