"""Values of dice, several of them as bits 1 to 6."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ALL: Final = 126


def around(value: i64, reach: i64) -> i64:
    """The values at most so far away; 6 and 1 are no neighbors (TK-34)."""
    low = value - reach
    high = value + reach
    low = max(low, 1)
    high = min(high, 6)
    return (2 << high) - (1 << low)


def widened(values: i64) -> i64:
    """The values at most 2 away from some values."""
    wide = values | values << 1 | values << 2 | values >> 1 | values >> 2
    return wide & ALL


def highest(values: i64) -> i64:
    """The greatest of some values."""
    value: i64 = 6
    while not values >> value & 1:
        value -= 1
    return value
