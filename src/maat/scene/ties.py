"""How equal points are told apart: by which criterion, and what each side has of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Criterion(NamedTuple):
    """What decides where all before it are level: its message, its rule, what each side has."""

    key: str
    rule: int
    values: list[int]  # the more the better


class BrokenTie(NamedTuple):
    """Sides that were level, and the criterion that was asked next; None where none is left."""

    sides: list[int]
    criterion: Criterion | None


def broken(points: Sequence[int], criteria: Sequence[Criterion]) -> list[BrokenTie]:
    """Every tie and what was asked to break it, in the order in which that happened."""
    found: list[BrokenTie] = []
    level = _equal(list(range(len(points))), points)
    for criterion in criteria:
        found += [BrokenTie(sides, criterion) for sides in level]
        level = [part for sides in level for part in _equal(sides, criterion.values)]
    return found + [BrokenTie(sides, None) for sides in level]


def _equal(sides: list[int], values: Sequence[int]) -> list[list[int]]:
    """The groups of sides that have the same, the best first."""
    groups = [
        [side for side in sides if values[side] == value]
        for value in sorted({values[side] for side in sides}, reverse=True)
    ]
    return [group for group in groups if len(group) > 1]
