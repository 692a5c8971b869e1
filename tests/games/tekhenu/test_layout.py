"""Several numbers in one: the values worked out beside the layouts are true."""

from __future__ import annotations

from functools import reduce
from operator import or_

from maat.games.tekhenu import fields, words
from maat.games.tekhenu.rules import bill, layout
from maat.games.tekhenu.state import RIGHT


def test_the_datum_of_an_action_is_laid_out_as_written() -> None:
    datum = layout.GOD.packed(words.HATHOR) | layout.VALUE.packed(5) | layout.HAD
    datum |= layout.SPACE.packed(12)
    assert datum == 100665386
    assert [layout.GOD.of(datum), layout.VALUE.of(datum)] == [words.HATHOR, 5]
    assert [layout.SPACE.of(datum), layout.TURN.of(datum), layout.VALUES.of(datum)] == [12, 0, 0]


def test_only_what_never_meets_shares_bits() -> None:
    flags = layout.CONDITIONS | layout.HAD | layout.SEQUEL | layout.CHIEF
    common = [layout.GOD, layout.VALUE, layout.VALUES, layout.RESOURCE]
    for own in ([layout.SPACE, layout.TURN], [layout.REFRESHED], [layout.RUNS]):
        parts = [flags, *(field.packed(field.most) for field in [*common, *own])]
        assert sum(parts) == reduce(or_, parts)


def test_what_is_due_is_counted_by_token() -> None:
    due = 3 * bill.GRANITE + bill.SCRIBE
    assert due == 1074528256
    counts = [bill.COUNTS.of(due, token) for token in range(words.SCRIBE + 1)]
    assert counts == [0, 0, 0, 3, 0, 1]
    assert due & bill.STONES == 3 * bill.GRANITE


def test_dice_tiles_and_decrees_are_packed_as_written() -> None:
    die = fields.DIE_PLACE.packed(RIGHT) | fields.DIE_COLOR.packed(words.WHITE)
    assert die | fields.DIE_VALUE.packed(4) == 137
    assert fields.TILE.packed(6) | fields.TILE_TURN.packed(1) == 25
    assert fields.BOTTOM_DECREE.packed(22) | fields.BOTTOM_SIDE.packed(1) == 54
