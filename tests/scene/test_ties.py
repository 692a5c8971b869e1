"""How equal points are told apart."""

from __future__ import annotations

import random
from typing import Any

import pytest

from maat import catalog
from maat.core.match import Match
from maat.scene.ties import Criterion, broken
from maat.server.messages import Messages
from maat.server.view import ties


def finished(key: str, seats: int, seed: int) -> Match[Any]:
    """A game played to its end by chance."""
    match: Match[Any] = Match(catalog.load(key), seats, seed=f"tie {seed}", silent=True)
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.game.legal_actions(match.state)))
    return match


@pytest.mark.parametrize(
    ("key", "seats"), [("ra", 3), ("pharaon", 3), ("pharaon", 1), ("tekhenu", 3)]
)
def test_points_and_criteria_say_who_is_before_whom(key: str, seats: int) -> None:
    match = finished(key, seats, 1)
    state = match.state
    criteria = catalog.module(key, "scene.ties").ties(state)
    sides = range(len(match.scores))
    keys = [(match.scores[side], *(each.values[side] for each in criteria)) for side in sides]
    assert [1 + sum(other > own for other in keys) for own in keys] == match.ranking
    assert all(match.game.rule_name(each.rule) for each in criteria)


def test_what_decided_is_told_for_each_who_was_level() -> None:
    sun = Criterion("tie-sun", 105, [3, 9, 5, 5])
    more = Criterion("tie-more", 106, [0, 0, 2, 2])
    told = broken([10, 10, 4, 4], [sun, more])
    assert [(each.sides, each.criterion) for each in told] == [
        ([0, 1], sun),
        ([2, 3], sun),
        ([2, 3], more),
        ([2, 3], None),
    ]
    assert broken([3, 2, 1], [sun]) == []


def test_a_tie_names_its_rule_once_the_game_is_over() -> None:
    match = finished("ra", 2, 2)
    for player in match.state.players:
        player.points = 20
    messages = Messages(match.game)
    (tie,) = ties(match, messages)
    assert (tie.sides, tie.key, tie.rule) == ([0, 1], "tie-sun", "RA-105")
    assert ties(Match(match.game, 2, seed="x"), messages) == []
