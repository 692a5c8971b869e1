"""Skill from places."""

from __future__ import annotations

from maat.arena.ratings import ratings


def test_a_winner_is_rated_above_a_loser() -> None:
    found = ratings([(("A", "B"), [1, 2])] * 20)
    assert found["A"].low > found["B"].high


def test_shared_places_leave_players_alike() -> None:
    found = ratings([(("A", "B"), [1, 1]), (("B", "A"), [1, 1])])
    assert round(found["A"].mu, 6) == round(found["B"].mu, 6) == 25.0


def test_more_games_make_surer() -> None:
    few = ratings([(("A", "B"), [1, 2]), (("A", "B"), [2, 1])])
    many = ratings([(("A", "B"), [1, 2]), (("A", "B"), [2, 1])] * 20)
    assert many["A"].sigma < few["A"].sigma


def test_a_bot_on_two_seats_learns_from_both() -> None:
    both = ratings([(("A", "A", "B"), [1, 2, 3])])
    assert both["A"].mu > 25 > both["B"].mu
    mixed = ratings([(("A", "A", "B"), [1, 3, 2])])
    assert mixed["A"].mu < both["A"].mu
