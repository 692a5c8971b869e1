"""Rows of places, empty or with a card, and counts by kind."""

from __future__ import annotations

from mypy_extensions import i64


def filled(row: list[int]) -> i64:
    """How many places of a row are not empty."""
    found: i64 = 0
    for card in row:
        if card >= 0:
            found += 1
    return found


def has_any(row: list[int]) -> bool:
    """A place of a row is not empty."""
    place: i64 = 0
    while place < len(row) and row[place] < 0:
        place += 1
    return place < len(row)


def add(counts: list[int], kind: i64, number: i64) -> None:
    """Change one of the counts; compiled, this is faster than `counts[kind] += number`."""
    held: i64 = counts[kind]
    counts[kind] = held + number
