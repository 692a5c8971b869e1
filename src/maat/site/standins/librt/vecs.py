"""A `vec` that is a list."""

from __future__ import annotations

from typing import Any


class vec(list[Any]):  # noqa: N801 - as the library calls it
    """`vec[float]([0.0])`, read and written by its places."""
