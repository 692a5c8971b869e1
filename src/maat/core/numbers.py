"""A position as numbers: a row of them, as networks and environments read it.

They are written as bytes at once, single precision and little-endian: a list would hold an object
for each of them, and take several times as long.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_f32_le, write_f32_le
from mypy_extensions import i64

from maat.core.vectors import vec

BYTES: Final = 4  # of a number
DIGITS: Final = 6  # that single precision has, at the sizes features are scaled to
MOST: Final = 64  # numbers that are written as one block
NOTHING: Final = bytes(BYTES * MOST)
FOUR: Final = 4  # members of a set that are written as one block


def _written(numbers: list[float]) -> bytes:
    out = BytesWriter()
    for number in numbers:
        write_f32_le(out, number)
    return out.getvalue()


FOURS: Final[list[bytes]] = [
    _written([float(members >> place & 1) for place in range(FOUR)]) for members in range(1 << FOUR)
]


@final
class Numbers:
    """A row being written, number after number."""

    def __init__(self) -> None:
        self.written: Final = BytesWriter()

    def add(self, number: float) -> None:
        write_f32_le(self.written, number)

    def add_row(self, row: bytes) -> None:
        """One that is written already."""
        self.written.write(row)

    def add_nothing(self, count: i64) -> None:
        """So many times 0."""
        while count >= MOST:
            self.written.write(NOTHING)
            count -= MOST
        if count > 0:
            self.written.write(NOTHING[: BYTES * count])

    def add_counts(self, counts: vec[i64], first: i64, end: i64, scale: float) -> None:
        """What stands in a row from one place to before another, each times the scale."""
        for place in range(first, end):
            write_f32_le(self.written, float(counts[place]) * scale)

    def add_bytes(self, packed: i64, count: i64, scale: float) -> None:
        """So many counts that stand in one number, 8 bits each, the lowest first."""
        while count > 0:
            write_f32_le(self.written, float(packed & 255) * scale)
            packed >>= 8
            count -= 1

    def add_members(self, members: i64, first: i64, end: i64) -> None:
        """For each number from one to before another: 1 if the set has it."""
        left = members >> first
        while first + FOUR <= end:
            self.written.write(FOURS[left & (1 << FOUR) - 1])
            left >>= FOUR
            first += FOUR
        while first < end:
            write_f32_le(self.written, float(left & 1))
            left >>= 1
            first += 1

    def add_which(self, which: i64, first: i64, end: i64) -> None:
        """For each number from one to before another: 1 if it is this one."""
        for number in range(first, end):
            write_f32_le(self.written, 1.0 if number == which else 0.0)

    def row(self) -> bytes:
        return self.written.getvalue()


def listed(row: bytes) -> list[float]:
    """A row as a list, without the digits that single precision makes up."""
    return [round(read_f32_le(row, start), DIGITS) for start in range(0, len(row), BYTES)]
