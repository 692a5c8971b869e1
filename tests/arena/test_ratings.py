"""Skill from places."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from maat.arena.ratings import Kind, ahead, learned, ratings, spread

Game = tuple[tuple[str, str], list[int]]


def games(one: str, other: str, won: int, lost: int) -> list[Game]:
    """Games of two, those won first."""
    return [((one, other), [1, 2])] * won + [((one, other), [2, 1])] * lost


MET = games("greedy", "mine", 38, 2) + games("greedy", "random", 39, 1)
MET += games("random", "mine", 15, 25)  # mine is ahead of random in 62.5 %


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


def test_a_bot_that_is_ahead_of_another_is_rated_above_it() -> None:
    fed = learned((sides, (places[0], places[1])) for sides, places in MET[::-1])
    assert fed["random"].mu > fed["mine"].mu, "openskill alone is misled by the order"
    found = ratings(MET)
    assert found["greedy"].mu > found["mine"].mu > found["random"].mu


def test_the_order_of_the_games_does_not_matter() -> None:
    mixed = MET[:]
    random.Random(3).shuffle(mixed)
    assert ratings(mixed) == ratings(MET) == ratings(MET[::-1])


def test_distances_fit_how_often_one_is_ahead() -> None:
    steps = {("greedy", "random"): 199, ("peek", "greedy"): 150, ("search", "peek"): 140}
    met = [game for pair, won in steps.items() for game in games(*pair, won, 200 - won)]
    found = ratings(met)
    for (one, other), won in steps.items():
        assert ahead(found[one].mu - found[other].mu) == pytest.approx(won / 200, abs=0.02)


@pytest.mark.parametrize("seed", range(10))
def test_a_few_games_rank_bots_by_their_wins(seed: int) -> None:
    dice = random.Random(seed)
    won = {pair: dice.randint(11, 20) for pair in combinations("ABC", 2)}
    found = ratings([game for pair in won for game in games(*pair, won[pair], 20 - won[pair])])
    assert found["A"].mu > found["B"].mu > found["C"].mu


def test_every_stretch_of_an_order_has_a_bit_of_everything() -> None:
    kinds: Counter[Kind] = Counter({(("A", "B"), (1, 2)): 300, (("A", "B"), (2, 1)): 100})
    mixed = spread(kinds, random.Random(1))
    assert Counter(mixed) == kinds
    for start in range(0, 400, 40):
        assert 28 <= Counter(mixed[start : start + 40])[("A", "B"), (1, 2)] <= 32
