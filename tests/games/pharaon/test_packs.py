"""Several numbers in one: what the comments show by a value is so."""

from __future__ import annotations

from maat.games.pharaon import packs, pieces
from maat.games.pharaon.rules import nile, price

AGRICULTURE, CONSTRUCTION, TRADE, _, JUSTICE = range(pieces.COLORS)


def test_a_price_counts_units_by_color_and_of_any() -> None:
    cost = packs.price(AGRICULTURE, 2) + packs.price(packs.ANY, 1)
    assert cost == 0x_01_00_00_00_00_02
    assert [packs.of_color(cost, color) for color in range(packs.ANY + 1)] == [2, 0, 0, 0, 0, 1]
    assert packs.units(cost) == 3


def test_a_payment_counts_pieces_by_means() -> None:
    paid = packs.payment(AGRICULTURE, 2) + packs.payment(pieces.SILVER_MEANS, 1)
    assert paid == 0x_1_0_00000_00002
    assert packs.of_means(paid, AGRICULTURE) == 2
    assert packs.colors_in(paid) == packs.price(AGRICULTURE, 2)
    assert packs.wild_in(paid) == 1


def test_resources_and_tokens_that_show_them_are_one_color() -> None:
    token = pieces.COLORS + TRADE
    paid = packs.payment(AGRICULTURE, 2) + packs.payment(token, 1) + packs.payment(TRADE, 3)
    assert packs.colors_in(paid) == packs.price(AGRICULTURE, 2) + packs.price(TRADE, 4)
    both = packs.payment(pieces.AREA_MEANS, 2) + packs.payment(pieces.SILVER_MEANS, 1)
    assert packs.wild_in(paid + both) == 3


def test_what_is_missing_is_counted_color_by_color() -> None:
    have = packs.price(AGRICULTURE, 1) + packs.price(JUSTICE, 3)
    cost = packs.price(AGRICULTURE, 2) + packs.price(TRADE, 1)
    assert (have, cost) == (0x_03_00_00_00_01, 0x_00_00_01_00_02)
    assert price.missing(have, cost) == 2
    assert price.missing(have + packs.price(TRADE, 9), cost) == 1
    assert price.missing(cost, cost) == 0


def test_steps_on_the_nile_know_how_far_and_where() -> None:
    stride = nile.stride(3, 1 << CONSTRUCTION | 1 << JUSTICE)
    assert packs.DISTANCE.of(stride) == 3
    assert [color for color in range(pieces.COLORS) if packs.TRACKS.has(stride, color)] == [
        CONSTRUCTION,
        JUSTICE,
    ]
