"""Counts of answer sequences from named positions (positions.perft)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from maat import catalog
from maat.games.tekhenu.state import TekhenuState
from maat.testing import Table, perft

GAME = catalog.load("tekhenu")
FILE = Path(__file__).with_name("positions.perft")


@dataclass
class Position:
    """A position of the file and how many sequences of answers there are from it, by depth."""

    name: str
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)
    counts: list[tuple[int, int]] = field(default_factory=list)


def read(text: str) -> list[Position]:
    """Every position of the file; `answers` lines add up."""
    found: list[Position] = []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "id":
            found.append(Position(rest))
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


POSITIONS = read(FILE.read_text("utf-8"))
CASES = [(place, depth, count) for place in POSITIONS for depth, count in place.counts]
NAMES = [f"{place.name}-{depth}" for place, depth, _ in CASES]


@pytest.mark.parametrize(("position", "depth", "count"), CASES, ids=NAMES)
def test_so_many_sequences_of_answers_are_possible(
    position: Position, depth: int, count: int
) -> None:
    table: Table[TekhenuState] = Table(GAME, position.seats, position.options)
    table.play(*position.answers)
    assert perft(GAME, table.state, depth) == count


def test_all_seat_counts_are_counted() -> None:
    assert {position.seats for position in POSITIONS} == set(GAME.seat_counts)
