"""Rows that positions share are replaced, never changed."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import rows
from maat.core.vectors import vec


def test_a_row_stays_where_something_is_put_into_its_twin() -> None:
    shared = vec[i64]([3, 0, 5])
    put, added = rows.put(shared, 1, 7), rows.add(shared, 2, -4)
    assert (list(put), list(added)) == ([3, 7, 5], [3, 0, 1])
    assert list(shared) == [3, 0, 5]
