"""Small sets as the bits of a number, and counts packed into one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maat.core import bitset
from maat.core.packed import Counts


@given(st.integers(min_value=0, max_value=(1 << 61) - 1))
def test_every_member_of_a_set_is_counted(bits: int) -> None:
    assert bitset.count(bits) == bits.bit_count()


@pytest.mark.parametrize("members", [0, 1, 32, 61])
def test_the_largest_sets_are_counted(members: int) -> None:
    assert bitset.count((1 << members) - 1) == members


@given(st.lists(st.integers(min_value=0, max_value=255), max_size=7))
def test_counts_that_are_joined_are_listed_again(counts: list[int]) -> None:
    row = Counts(8)
    assert row.listed(row.joined(counts), len(counts)) == counts
