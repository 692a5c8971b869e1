"""Sets of cards as bits of a number, rows of places, counts by kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.dealer import Dealer

HIGHEST: Final = 0x1000000000000000  # member 60; compiled, a literal of 62 bits would be boxed


def one(place: i64) -> i64:
    """The set of one member; compiled, a literal 1 would be shifted in 32 bits only."""
    return HIGHEST >> (60 - place)


def count(bits: i64) -> i64:
    """How many are in a set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest(bits: i64) -> i64:
    """The lowest member of a set that is not empty."""
    member: i64 = 0
    while not bits & 255:
        bits >>= 8
        member += 8
    while not bits & 1:
        bits >>= 1
        member += 1
    return member


def pick(bits: i64, dealer: Dealer) -> i64:
    """One member, each equally likely."""
    skipped = dealer.below(count(bits))
    while skipped:
        bits &= bits - 1
        skipped -= 1
    return lowest(bits)


def codes(bits: i64, family: i64) -> list[int]:
    """The actions of a family for the members of a set, in order."""
    answers: list[int] = []
    while bits:
        if bits & 1:
            answers.append(family)
        bits >>= 1
        family += 1
    return answers


def span(first: i64, last: i64) -> i64:
    """The set of all numbers from first to last."""
    return one(last + 1) - one(first)


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
