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
