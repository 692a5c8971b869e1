"""Numbers as bytes, in single precision."""

from __future__ import annotations

import struct


class BytesWriter:
    """Collects bytes."""

    def __init__(self) -> None:
        self.written = bytearray()

    def getvalue(self) -> bytes:
        """All of them."""
        return bytes(self.written)


def write_f32_le(writer: BytesWriter, number: float) -> None:
    writer.written += struct.pack("<f", number)


def read_f32_le(row: bytes, start: int) -> float:
    found: float = struct.unpack_from("<f", row, start)[0]
    return found
