"""Rows of numbers about a position."""

from __future__ import annotations

import numpy as np
from mypy_extensions import i64

from maat.core.numbers import Numbers, listed
from maat.core.vectors import vec


def written(*numbers: float) -> bytes:
    out = Numbers()
    for number in numbers:
        out.add(number)
    return out.row()


def test_a_row_is_what_numpy_reads_as_single_precision() -> None:
    numbers = [0.0, 1.0, -2.5, 0.1, 1e-3, 123.456]
    assert np.array_equal(np.frombuffer(written(*numbers), "<f4"), np.array(numbers, np.float32))


def test_a_list_has_the_numbers_that_were_written() -> None:
    assert listed(written(0.0, 1.0, -2.5, 0.1, 0.33, 0.0025)) == [0.0, 1.0, -2.5, 0.1, 0.33, 0.0025]


def test_nothing_written_is_an_empty_row() -> None:
    assert (written(), listed(b"")) == (b"", [])


def test_a_row_taken_stays_as_it_is() -> None:
    out = Numbers()
    out.add(1.0)
    before = out.row()
    out.add(2.0)
    assert (listed(before), listed(out.row())) == ([1.0], [1.0, 2.0])


def test_rows_sets_and_one_of_several_are_written_at_once() -> None:
    out = Numbers()
    out.add_nothing(2)
    out.add_counts(vec[i64]([7, 2, 4, 9]), 1, 3, 0.25)
    out.add_members(0b1010, 1, 4)
    out.add_which(5, 4, 7)
    out.add_row(written(0.5))
    assert listed(out.row()) == [0.0, 0.0, 0.5, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.5]


def test_long_rows_of_nothing_and_large_sets_are_written_whole() -> None:
    for count in (0, 1, 63, 64, 65, 130):
        out = Numbers()
        out.add_nothing(count)
        assert listed(out.row()) == [0.0] * count
    members = 0b1011_0110_1001_0111_0101
    for first, end in ((0, 20), (1, 17), (3, 6), (5, 5), (2, 10)):
        out = Numbers()
        out.add_members(members, first, end)
        assert listed(out.row()) == [float(members >> at & 1) for at in range(first, end)]
