"""Fair seatings, and games that depend on nothing but their number."""

from __future__ import annotations

from collections import Counter

import pytest

from maat.arena.plan import MOST, Plan, all_seatings, checked, fair_seatings
from maat.core.errors import MaatError

TABLES = [(bots, seats) for seats in range(1, 6) for bots in range(1, 6)]


def plan(seats: int, *bots: str) -> Plan:
    """A plan for Ra."""
    return Plan("ra", seats, bots, "s")


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    seatings = all_seatings(tuple("ABCDE"[:bots]), seats)
    for seat in range(seats):
        times = Counter(seating[seat] for seating in seatings)
        assert len(times) == bots
        assert len(set(times.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_a_seating_is_played_turned_and_mirrored(bots: int, seats: int) -> None:
    seatings = set(all_seatings(tuple("ABCDE"[:bots]), seats))
    assert {seating[1:] + seating[:1] for seating in seatings} == seatings
    assert {seating[::-1] for seating in seatings} == seatings


def test_two_bots_at_three_seats_take_the_extra_seat_in_turn() -> None:
    assert {"".join(seating) for seating in fair_seatings(("A", "B"), 3)} == {
        "AAB", "ABA", "BAA", "ABB", "BAB", "BBA"
    }  # fmt: skip


def test_many_bots_are_turned_and_mirrored_only() -> None:
    assert len(fair_seatings(tuple("ABCD"), 4)) == MOST
    assert len(fair_seatings(tuple("ABCDE"), 5)) == 10


def test_more_bots_than_seats_meet_in_groups() -> None:
    assert len(all_seatings(("A", "B", "C"), 2)) == 6


def test_all_seatings_of_a_deal_have_the_same_luck_and_other_dice() -> None:
    first, second, other = (plan(2, "random", "drawy"),) * 3
    assert first.deal_seed(0) == second.deal_seed(1) != other.deal_seed(2)
    assert not set(first.bot_seeds(0)) & set(first.bot_seeds(1))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(2, "random", "drawy").whole(5) == 6
    assert plan(3, "random", "drawy").whole(7) == 12
    assert plan(2, "random", "drawy", "greedy").whole(10) == 30
    assert plan(1, "random", "greedy").whole(10) == 20


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (Plan("chess", 2, ("random", "drawy"), "1"), "unknown-game"),
        (Plan("ra", 6, ("random", "drawy"), "1"), "wrong-seats"),
        (Plan("ra", 1, ("random",), "1"), "wrong-seats"),
        (Plan("ra", 2, ("random", "nobody"), "1"), "unknown-bot"),
        (Plan("ra", 2, ("random", "random"), "1"), "bot-twice"),
        (Plan("ra", 2, ("random",), "1"), "bot-alone"),
        (Plan("ra", 2, ("random", "drawy"), " 1"), "bad-seed"),
        (Plan("ra", 2, ("random", "drawy"), "1", {"boat": "sunk"}), "unknown-value"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: Plan, key: str) -> None:
    with pytest.raises(MaatError) as caught:
        checked(wrong)
    assert caught.value.key == key
