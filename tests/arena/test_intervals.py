"""Rates and how sure they are."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, pairwise
from statistics import fmean

import pytest

from maat.arena.intervals import by_deal, student, wilson, worth


def test_wilson_gives_the_published_limits() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0.0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)


@pytest.mark.parametrize(
    ("freedom", "point"), [(4, 2.776), (9, 2.262), (29, 2.045), (199, 1.972), (10_000, 1.960)]
)
def test_student_gives_the_published_points(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=0.01)


def test_independent_games_are_worth_about_as_many() -> None:
    dice = random.Random(1)
    deals = [float(dice.random() < 0.7) for _ in range(1000)]
    assert worth(deals, 1000) == pytest.approx(1000, rel=0.02)


def test_games_that_repeat_their_deal_are_worth_one() -> None:
    dice = random.Random(1)
    deals = [float(dice.random() < 0.7) for _ in range(1000)]
    assert worth(deals, 6000) == pytest.approx(1000, rel=0.02)


def test_mirrored_games_are_never_worth_more_than_were_played() -> None:
    assert worth([0.5] * 50, 100) < 100
    assert worth([0.5] * 49 + [1.0], 100) < 100


def test_nothing_is_concluded_from_one_deal() -> None:
    found = by_deal([1.0], 2)
    assert (found.low, found.high) == (0.0, 1.0)
    assert by_deal([], 0).worth == 0.0


def test_a_clean_sweep_is_not_certainty() -> None:
    found = by_deal([1.0] * 20, 40)
    assert found.rate == found.high == 1.0
    assert 0.8 < found.low < 0.9


@pytest.mark.parametrize("deals", [20, 200])
def test_the_more_is_won_the_higher_are_both_limits(deals: int) -> None:
    found = [by_deal([1.0] * won + [0.5] * (deals - won), 2 * deals) for won in range(deals + 1)]
    assert all(worse.low < better.low for worse, better in pairwise(found))
    assert all(worse.high <= better.high for worse, better in pairwise(found))


@pytest.mark.parametrize(("seatings", "deals"), [(1, 6), (2, 6), (6, 4)])
def test_one_more_game_won_never_lowers_a_limit(seatings: int, deals: int) -> None:
    steps = [half / (2 * seatings) for half in range(2 * seatings + 1)]
    for some in combinations_with_replacement(steps, deals - 1):
        rising = [by_deal([*some, step], seatings * deals) for step in steps]
        assert all(worse.low <= better.low for worse, better in pairwise(rising))
        assert all(worse.high <= better.high for worse, better in pairwise(rising))


@pytest.mark.parametrize("same", [0.0, 0.6])
def test_limits_hold_the_truth_nineteen_times_of_twenty(same: float) -> None:
    assert 0.92 <= held(0.65, same) <= 0.99


@pytest.mark.parametrize("same", [0.0, 0.6, 1.0])
def test_limits_of_a_rate_near_one_are_not_too_narrow(same: float) -> None:
    assert held(0.95, same) >= 0.93


def held(truth: float, same: float) -> float:
    """How often the limits of forty deals hold the truth; some deals end alike both times."""
    dice = random.Random(7)
    times = 0
    for _ in range(400):
        deals = []
        for _ in range(40):
            first = float(dice.random() < truth)
            second = first if dice.random() < same else float(dice.random() < truth)
            deals.append(fmean([first, second]))
        found = by_deal(deals, 80)
        times += found.low <= truth <= found.high
    return times / 400
