"""Rows of numbers: counts by kind, and places with something or, below 0, with nothing on them."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.vectors import vec


def row(numbers: list[int]) -> vec[i64]:
    """A row of these numbers."""
    return vec[i64](numbers)


def put(row: vec[i64], place: i64, thing: i64) -> vec[i64]:
    """The row with something else in a place; the one before stays, for positions that share it."""
    twin = row[:]
    twin[place] = thing
    return twin


def add(counts: vec[i64], kind: i64, number: i64) -> vec[i64]:
    """The row with so many more of a kind, or fewer; the one before stays, as with `put`."""
    twin = counts[:]
    twin[kind] += number
    return twin


def count(row: vec[i64], wanted: i64) -> i64:
    """How often a number stands in a row."""
    found: i64 = 0
    for number in row:
        if number == wanted:
            found += 1
    return found


def place_of(row: vec[i64], wanted: i64) -> i64:
    """The first place of a number that stands in a row."""
    place: i64 = 0
    while row[place] != wanted:
        place += 1
    return place


def filled(row: vec[i64]) -> i64:
    """How many places of a row are not empty."""
    found: i64 = 0
    for thing in row:
        if thing >= 0:
            found += 1
    return found


def has_any(row: vec[i64]) -> bool:
    """A place of a row is not empty."""
    place: i64 = 0
    while place < len(row) and row[place] < 0:
        place += 1
    return place < len(row)


def kind_at(counts: vec[i64], place: i64) -> i64:
    """The kind of the thing at a place when a bag is laid out kind by kind."""
    kind: i64 = 0
    left = counts[0]
    while place >= left:
        place -= left
        kind += 1
        left = counts[kind]
    return kind
