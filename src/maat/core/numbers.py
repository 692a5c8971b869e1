"""A position as numbers: a row of them, as networks and environments read it.

They are written as bytes at once, single precision and little-endian: a list would hold an object
for each of them, and take several times as long.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_f32_le, write_f32_le

BYTES: Final = 4  # of a number
DIGITS: Final = 6  # that single precision has, at the sizes features are scaled to


@final
class Numbers:
    """A row being written, number after number."""

    def __init__(self) -> None:
        self.written: Final = BytesWriter()

    def add(self, number: float) -> None:
        write_f32_le(self.written, number)

    def row(self) -> bytes:
        return self.written.getvalue()


def listed(row: bytes) -> list[float]:
    """A row as a list, without the digits that single precision makes up."""
    return [round(read_f32_le(row, start), DIGITS) for start in range(0, len(row), BYTES)]
