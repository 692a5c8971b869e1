"""Several small numbers in one."""

from __future__ import annotations

from maat.core.packed import Counts, Field

KIND = Field(0, 2)
LEFT = KIND.next(4)
OPEN = LEFT.next(50)


def test_fields_stand_one_after_the_other() -> None:
    assert KIND.packed(3) | LEFT.packed(5) == 23
    assert [KIND.of(23), LEFT.of(23), OPEN.of(23)] == [3, 5, 0]


def test_a_field_holds_as_much_as_it_is_wide_and_leaves_its_neighbors_alone() -> None:
    full = KIND.packed(KIND.most) | LEFT.packed(LEFT.most) | OPEN.packed(OPEN.most)
    assert full == 2**56 - 1
    assert LEFT.of(full) == 15
    assert KIND.of(full - LEFT.packed(15)) == 3


def test_a_field_may_hold_a_set() -> None:
    packed = OPEN.packed(1 << 49 | 1 << 2) | LEFT.packed(15)
    assert [member for member in range(50) if OPEN.has(packed, member)] == [2, 49]


def test_counts_are_read_by_kind_and_added_as_they_are() -> None:
    counts = Counts(6)
    price = counts.packed(0, 3) + counts.packed(5, 2) + counts.packed(5, 1)
    assert [counts.of(price, kind) for kind in range(6)] == [3, 0, 0, 0, 0, 3]
    assert counts.of(price - counts.packed(5, 1), 5) == 2
