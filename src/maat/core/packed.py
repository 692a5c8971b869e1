"""Several small numbers in one: fields with names, and rows of counts.

Where a question or a task has one number for all it must know, its fields are laid out once, one
after the other, and read and written by name:

    KIND: Final = Field(0, 2)
    LEFT: Final = KIND.next(4)

    KIND.packed(3) | LEFT.packed(5)  # 0b0101_11, which is 23
    LEFT.of(23)  # 5

Compiled, reading a field is a call, a shift and a mask: no object is made.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

HIGHEST: Final = 0x_1000_0000_0000_0000  # bit 60; compiled, a literal 1 is shifted in 32 bits only


@final
class Field:
    """Some bits of a number, from a place on."""

    def __init__(self, place: i64, width: i64) -> None:
        self.place = place
        self.end = place + width
        self.most = (HIGHEST >> (60 - width)) - 1

    def next(self, width: i64) -> Field:
        """The field behind this one."""
        return Field(self.end, width)

    def of(self, packed: i64) -> i64:
        """What stands in this field."""
        return packed >> self.place & self.most

    def packed(self, number: i64) -> i64:
        """A number that has only this field; several are joined with `|`."""
        return number << self.place

    def has(self, packed: i64, member: i64) -> bool:
        """Whether a number from 0 on is in the set that stands in this field."""
        return packed >> (self.place + member) & 1 == 1


@final
class Counts:
    """A row of counts by kind, each of the same width."""

    def __init__(self, width: i64) -> None:
        self.width = width
        self.most = (HIGHEST >> (60 - width)) - 1

    def of(self, packed: i64, kind: i64) -> i64:
        """How many of a kind there are."""
        return packed >> self.width * kind & self.most

    def packed(self, kind: i64, number: i64) -> i64:
        """So many of one kind; rows are added and subtracted as they are."""
        return number << self.width * kind

    def joined(self, counts: list[int]) -> i64:
        """So many of each kind."""
        row: i64 = 0
        for kind, number in enumerate(counts):
            row += self.packed(kind, number)
        return row

    def listed(self, packed: i64, kinds: i64) -> list[int]:
        """The counts of so many kinds, for those who show them."""
        return [int(self.of(packed, kind)) for kind in range(kinds)]
