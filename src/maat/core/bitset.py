"""Small sets as the bits of a number: member 9 is bit 9."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.dealer import Dealer
from maat.core.packed import HIGHEST


def one(member: i64) -> i64:
    """The set of one member."""
    return HIGHEST >> (60 - member)


def span(first: i64, last: i64) -> i64:
    """The set of all numbers from first to last."""
    return one(last + 1) - one(first)


def count(bits: i64) -> i64:
    """How many are in a set."""
    # In every two bits how many are set, then in every four, in every eight; casting out 255s adds.
    twos = bits - (bits >> 1 & 0x_1555_5555_5555_5555)
    fours = (twos & 0x_3333_3333_3333_3333) + (twos >> 2 & 0x_3333_3333_3333_3333)
    return (fours + (fours >> 4) & 0x_0F0F_0F0F_0F0F_0F0F) % 255


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
    """The members of a set in order, counted from the first code of a family on."""
    answers: list[int] = []
    while bits:
        if bits & 1:
            answers.append(family)
        bits >>= 1
        family += 1
    return answers
