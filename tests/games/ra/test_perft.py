"""Counts of answer sequences from named positions (positions.perft)."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.games.ra.state import RaState
from maat.testing import Table, perft

GAME = catalog.load("ra")
FILE = Path(__file__).with_name("positions.perft")


def read(text: str) -> list[tuple[str, int, list[str], int, int]]:
    """Every count of the file: position, seats, answers that lead there, depth, count."""
    found: list[tuple[str, int, list[str], int, int]] = []
    name, seats, answers = "", 0, list[str]()
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "id":
            name = rest
        elif word == "seats":
            seats = int(rest)
        elif word == "answers":
            answers = [answer.strip() for answer in rest.split(",") if answer.strip()]
        elif word == "perft":
            depth, count = rest.split()
            found.append((name, seats, answers, int(depth), int(count)))
    return found


COUNTS = read(FILE.read_text("utf-8"))
NAMES = [f"{name}-{depth}" for name, _, _, depth, _ in COUNTS]


@pytest.mark.parametrize(("name", "seats", "answers", "depth", "count"), COUNTS, ids=NAMES)
def test_so_many_sequences_of_answers_are_possible(
    name: str, seats: int, answers: list[str], depth: int, count: int
) -> None:
    table: Table[RaState] = Table(GAME, seats)
    table.play(*answers)
    assert perft(GAME, table.state, depth) == count, name


def test_all_seat_counts_are_counted() -> None:
    assert {seats for _, seats, _, _, _ in COUNTS} == set(GAME.seat_counts)
