"""Rows of numbers about a position."""

from __future__ import annotations

import numpy as np

from maat.core.numbers import Numbers, listed


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
