"""Counts of answer sequences from the named positions of every game (positions.perft)."""

from __future__ import annotations

from pathlib import Path

import pytest

from maat import catalog
from maat.testing import PerftPosition, Scenario, perft, read_positions

FILES = sorted(Path(__file__).parent.glob("*/positions.perft"))
POSITIONS = {file.parent.name: read_positions(file.read_text("utf-8")) for file in FILES}
CASES = [
    pytest.param(key, position, depth, count, id=f"{key}-{position.name}-{depth}")
    for key, positions in POSITIONS.items()
    for position in positions
    for depth, count in position.counts
]


@pytest.mark.parametrize(("key", "position", "depth", "count"), CASES)
def test_so_many_sequences_of_answers_are_possible(
    key: str, position: PerftPosition, depth: int, count: int
) -> None:
    game = catalog.load(key)
    table = Scenario(game, position.seats, position.options)
    table.play(*position.answers)
    assert perft(game, table.state, depth) == count


@pytest.mark.parametrize("key", POSITIONS)
def test_all_seat_counts_are_counted(key: str) -> None:
    counted = {position.seats for position in POSITIONS[key]}
    assert counted == set(catalog.load(key).seat_counts)
