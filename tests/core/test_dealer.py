"""The quick dealer is MRG32k3a, its draws are even, and weights decide how often."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from maat.core.dealer import Dealer, QuickDealer

M1 = 2**32 - 209
M2 = 2**32 - 22853
WIDE = 2**31 - 1  # as wide as a draw may be in 63 bits


def mrg32k3a(first: list[int], second: list[int]) -> Iterator[int]:
    """The two recurrences as published in L'Ecuyer 1999, combined modulo the first modulus."""
    x, y = list(first), list(second)
    while True:
        x.append((1403580 * x[-2] - 810728 * x[-3]) % M1)
        y.append((527612 * y[-1] - 1370589 * y[-3]) % M2)
        yield (x[-1] - y[-1]) % M1


def words_of(seed: str) -> list[int]:
    """The six words a seed gives: big-endian quarters of SHA-256, none of them 0."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[4 * at : 4 * at + 4], "big") for at in range(6)]
    moduli = [M1] * 3 + [M2] * 3
    return [word % (modulus - 1) + 1 for word, modulus in zip(words, moduli, strict=True)]


def standard() -> QuickDealer:
    """A dealer at L'Ecuyer's usual start: every word 12345."""
    dealer = QuickDealer("any")
    dealer.a = dealer.b = dealer.c = dealer.d = dealer.e = dealer.f = 12345
    return dealer


def chi_square(counts: list[int], expected: list[float]) -> float:
    """Pearson's statistic."""
    return sum((found - wish) ** 2 / wish for found, wish in zip(counts, expected, strict=True))


def test_the_reference_gives_the_published_first_numbers() -> None:
    drawn = [value / (M1 + 1) for value in islice(mrg32k3a([12345] * 3, [12345] * 3), 3)]
    assert drawn == pytest.approx([0.127011, 0.318528, 0.309186], abs=1e-6)


def test_the_standard_start_gives_the_published_first_numbers() -> None:
    dealer = standard()
    drawn = [dealer.below(1_000_000) for _ in range(3)]
    assert drawn == [127011, 318527, 309186]


@pytest.mark.parametrize("seed", ["", "1", "1.0", "Ré", "a longer seed " * 20])
def test_draws_are_those_of_the_published_recurrence(seed: str) -> None:
    dealer = QuickDealer(seed)
    words = words_of(seed)
    expected = [value * WIDE // M1 for value in islice(mrg32k3a(words[:3], words[3:]), 500)]
    assert [dealer.below(WIDE) for _ in range(500)] == expected


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = QuickDealer("same"), QuickDealer("same")
    assert [one.below(97) for _ in range(100)] == [other.below(97) for _ in range(100)]


def test_seeds_that_differ_in_one_sign_give_other_draws() -> None:
    one, other = QuickDealer("1.10"), QuickDealer("11.0")
    assert [one.below(WIDE) for _ in range(4)] != [other.below(WIDE) for _ in range(4)]


@pytest.mark.parametrize("limit", [2, 3, 7, 10, 127])
def test_draws_are_even(limit: int) -> None:
    dealer = QuickDealer(f"even {limit}")
    counts = Counter(dealer.below(limit) for _ in range(200 * limit))
    assert set(counts) == set(range(limit))
    statistic = chi_square([counts[value] for value in range(limit)], [200.0] * limit)
    assert statistic < limit - 1 + 4 * (2 * (limit - 1)) ** 0.5 + 4


def test_pairs_of_draws_are_even() -> None:
    dealer = QuickDealer("pairs")
    counts = Counter((dealer.below(6), dealer.below(6)) for _ in range(7200))
    assert len(counts) == 36
    assert chi_square(list(counts.values()), [200.0] * 36) < 70


@pytest.mark.parametrize("limit", [1, 2, WIDE])
def test_a_draw_stays_below_its_limit(limit: int) -> None:
    dealer = QuickDealer("bounds")
    assert all(0 <= dealer.below(limit) < limit for _ in range(1000))


def test_a_draw_of_one_outcome_still_uses_up_a_number() -> None:
    one, other = QuickDealer("use"), QuickDealer("use")
    one.below(1)
    other.below(1000)
    assert one.below(WIDE) == other.below(WIDE)


def test_pick_follows_the_weights() -> None:
    dealer = QuickDealer("weights")
    weights = [1, 2, 3, 4]
    counts = Counter(dealer.pick([70, 50, 30, 10], weights) for _ in range(10_000))
    found = [counts[action] for action in (70, 50, 30, 10)]
    assert chi_square(found, [1000.0, 2000.0, 3000.0, 4000.0]) < 16.3  # one in a thousand


def test_pick_takes_the_first_action_whose_weights_reach_the_draw() -> None:
    weights = [5, 1, 4]
    drawn, picked = QuickDealer("reach"), QuickDealer("reach")
    row = [0] * 5 + [1] + [2] * 4
    assert all(picked.pick([0, 1, 2], weights) == row[drawn.below(10)] for _ in range(500))


def test_pick_draws_once_even_from_one_action() -> None:
    one, other = QuickDealer("once"), QuickDealer("once")
    assert one.pick([9], [3]) == 9
    other.below(1)
    assert one.below(WIDE) == other.below(WIDE)


@pytest.mark.parametrize("draws", [0, 1, 2, 57])
def test_skip_passes_over_so_many_draws(draws: int) -> None:
    skipped, drawn = QuickDealer("skip"), QuickDealer("skip")
    skipped.skip(draws)
    for at in range(draws):
        drawn.below(at + 1)
    assert skipped.below(WIDE) == drawn.below(WIDE)


def test_a_dealer_must_say_how_it_draws() -> None:
    with pytest.raises(TypeError, match="how it draws"):
        Dealer().below(2)
