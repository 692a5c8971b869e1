"""Games to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maat import catalog
from maat.core.state import CHANCE
from maat.learn import evaluator, games, runner, weights
from maat.learn.games import RoundPlan

KEYS = ["ra", "pharaon", "tekhenu"]


def empty_net(key: str, path: Path) -> Path:
    """A network that knows nothing: every number is zero."""
    game = catalog.load(key)
    sizes = {
        "first": (8, len(evaluator.names(key))),
        "second": (4, 8),
        "value": (games.most_sides(game), 4),
        "lead": (games.most_sides(game), 4),
        "policy": (len(game.actions), 4),
    }
    arrays: dict[str, Any] = {}
    for layer, size in sizes.items():
        arrays[f"{layer}_w"] = np.zeros(size)
        arrays[f"{layer}_b"] = np.arange(size[0]) / 8 if layer == "value" else np.zeros(size[0])
    about = {
        "features": weights.digest(evaluator.names(key)),
        "actions": weights.digest(game.actions.names),
        "policy": True,
    }
    weights.write(path, arrays, about)
    return path


@pytest.mark.parametrize("key", KEYS)
def test_a_plan_always_gives_the_same_lessons(key: str) -> None:
    plan = RoundPlan(key, (2,), "same", 1, 3)
    first, second = games.play(plan, 4, 5), games.play(plan, 4, 5)
    assert all(np.array_equal(first[name], second[name], equal_nan=True) for name in first)


@pytest.mark.parametrize(("key", "seats"), [("pharaon", 1), ("ra", 2), ("ra", 4)])
def test_lessons_are_seen_from_the_seat_that_is_asked(key: str, seats: int) -> None:
    lessons = games.play(RoundPlan(key, (seats,), "1", 0, 0), 0, 1)
    asked = evaluator.names(key).index("own is asked")
    sides = max(2, seats)
    assert lessons["numbers"][:, asked].tolist() == [1.0] * len(lessons["numbers"])
    assert np.isnan(lessons["results"][:, sides:]).all()
    assert not np.isnan(lessons["results"][:, :sides]).any()
    assert np.isnan(lessons["hopes"]).all()


def test_shares_belong_to_options_and_sum_to_one() -> None:
    lessons = games.play(RoundPlan("ra", (3,), "1", 1, 5), 0, 1)
    assert len(lessons["options"]) == len(lessons["shares"]) == lessons["lengths"].sum()
    ends = np.cumsum(lessons["lengths"])
    sums = np.add.reduceat(lessons["shares"], ends - lessons["lengths"])
    assert sums == pytest.approx(np.ones(len(sums)), abs=1e-5)
    assert lessons["lengths"].min() > 1


def test_lessons_say_which_game_they_are_from() -> None:
    lessons = games.play(RoundPlan("ra", (2,), "1", 0, 0), 3, 5)
    assert set(lessons["belongs"].tolist()) == {3, 4}
    assert len(lessons["belongs"]) == len(lessons["numbers"]) == len(lessons["results"])


def test_results_are_those_of_the_end() -> None:
    lessons = games.play(RoundPlan("ra", (2,), "1", 0, 0), 0, 1)
    own, other = lessons["results"][0, 0], lessons["results"][0, 1]
    assert own + other == pytest.approx(1.0)
    assert lessons["leads"][0, 0] == pytest.approx(-lessons["leads"][0, 1])
    assert (own > other) == (lessons["leads"][0, 0] > 0)


@pytest.mark.parametrize("key", KEYS)
def test_a_search_plays_with_a_network_from_a_file(key: str, tmp_path: Path) -> None:
    plan = RoundPlan(key, (2,), "1", 1, 2, empty_net(key, tmp_path / "toy.npz"))
    lessons = games.play(plan, 0, 1)
    assert not np.isnan(lessons["hopes"][:, :2]).any()


def test_values_are_given_to_the_seats_they_are_about(tmp_path: Path) -> None:
    game = catalog.load("ra")
    made = evaluator.Maker(empty_net("ra", tmp_path / "toy.npz"))(game)
    state = game.new(3, {})
    while state.seat == CHANCE:
        game.apply(state, game.legal_actions(state)[0])
    viewer = int(state.seat)
    values = made.values(state)
    ascending = [values[(viewer + next_) % 3] for next_ in range(3)]
    assert ascending == sorted(ascending)
    assert ascending[0] == pytest.approx(0.5)


def test_lessons_are_written_whole(tmp_path: Path) -> None:
    file = tmp_path / "round-0-000000.lessons.npz"
    runner.save(file, games.play(RoundPlan("ra", (2,), "1", 0, 0), 0, 1))
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
    with np.load(file, allow_pickle=False) as archive:
        assert int(archive["games"]) == 1


def test_two_seats_are_played_most() -> None:
    assert runner.usual_seats(catalog.load("ra")) == (2, 3, 2, 4, 2, 5)
    assert runner.usual_seats(catalog.load("tekhenu")) == (2, 1, 2, 3, 2, 4)
