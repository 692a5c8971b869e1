"""Counts of answer sequences from named positions: a count that changes shows a rule that did.

A file of positions has lines of these kinds; `answers` lines add up, `#` begins a comment:

    id three-start
    seats 3
    option boat off
    answers suns first, draw, tile nile
    perft 2 6
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from maat.core.game import Game
from maat.core.position import Position
from maat.core.state import State


@dataclass
class PerftPosition:
    """How a position is reached and how many sequences of answers there are from it, by depth."""

    name: str
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    counts: list[tuple[int, int]] = field(default_factory=list)


def read_positions(text: str) -> list[PerftPosition]:
    """Every position of a file."""
    found: list[PerftPosition] = []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "id":
            found.append(PerftPosition(rest))
        elif word == "seats":
            found[-1].seats = int(rest)
        elif word == "option":
            key, _, value = rest.partition(" ")
            found[-1].options[key] = value
        elif word == "answers":
            found[-1].answers += [answer.strip() for answer in rest.split(",") if answer.strip()]
        elif word == "perft":
            depth, count = rest.split()
            found[-1].counts.append((int(depth), int(count)))
    return found


def perft(game: Game[Any], state: State, depth: int) -> int:
    """How many sequences of answers, chance included, are possible from here."""
    position = Position(game, state)
    if depth == 0 or position.over:
        return 1
    answers = position.legal_actions()
    if depth == 1:
        return len(answers)
    total = 0
    for answer in answers:
        child = position.copy()
        child.apply(answer)
        total += perft(game, child.state, depth - 1)
    return total
