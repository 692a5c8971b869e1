"""Rows of numbers, and of what a position is made of: `vec[i64]([0, 0])`.

Compiled, a `vec` holds its numbers side by side, without an object for each: it is copied as one
block. Plain, it is a list, which plain Python reads fastest. So engine code does with a `vec` what
both can do: read and write places, go through them, `len`, `in` and `[:]`. `append` and `remove`
give the row as it is then, and what it was before is not to be used any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maat import is_compiled

__all__ = ["append", "remove", "vec"]

if TYPE_CHECKING or is_compiled():
    from librt.vecs import append, remove, vec
else:

    class vec:  # noqa: N801 - as the library calls it
        """Makes lists."""

        def __class_getitem__(cls, kind: object) -> type[list]:
            return list

    def append(row: list, item: object) -> list:
        row.append(item)
        return row

    def remove(row: list, item: object) -> list:
        row.remove(item)
        return row
