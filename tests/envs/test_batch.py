"""Batches as arrays."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from maat import catalog
from maat.core.errors import BadOption, IllegalAction
from maat.core.numbers import Numbers
from maat.envs.batch import BatchEnv, Ending
from maat.envs.position import Position

KEYS = ["ra", "pharaon", "tekhenu"]


@pytest.mark.parametrize("key", KEYS)
def test_arrays_have_a_row_for_each_game(key: str) -> None:
    env = BatchEnv(key, 5, 2)
    assert env.masks().shape == (5, len(env.action_names))
    assert env.features().shape == (5, len(env.feature_names))
    assert env.seats_asked().shape == env.random_actions().shape == (5,)
    rewards, ended = env.step(env.random_actions())
    assert rewards.shape == (5, 2)
    assert ended.tolist() == [False] * 5


@pytest.mark.parametrize("key", KEYS)
def test_random_answers_are_legal(key: str) -> None:
    env = BatchEnv(key, 4, 3)
    for _ in range(50):
        actions = env.random_actions()
        assert env.masks()[np.arange(4), actions].all()
        env.step(actions)


@pytest.mark.parametrize("key", KEYS)
def test_features_are_those_of_the_seat_that_is_asked(key: str) -> None:
    env = BatchEnv(key, 3, 2)
    for _ in range(25):
        rows = env.features()
        for at, seat in enumerate(env.seats_asked()):
            alone = env.encoder.vector(env.position(at).state, int(seat))
            assert np.array_equal(rows[at], alone)
        env.step(env.random_actions())


def test_features_are_made_from_what_the_seat_may_see() -> None:
    env = BatchEnv("ra", 2, 3)
    seen: list[list[int]] = []

    def points(out: Numbers, state: Any, seat: int) -> None:
        """Careless features: whatever lies in the position."""
        seen.append([int(player.points) for player in state.players])

    env.batch.features(points)
    for row, seat in zip(seen, env.seats_asked(), strict=True):
        blanked = env.game.redact(env.batch.positions[0].state, int(seat)).players
        assert row == [int(player.points) for player in blanked]
        assert len(set(row)) > 1


@pytest.mark.parametrize(("key", "seats"), [("ra", 3), ("pharaon", 1), ("tekhenu", 2)])
def test_rewards_come_with_the_end_of_a_game(key: str, seats: int) -> None:
    env = BatchEnv(key, 4, seats)
    games = 0
    for _ in range(300):
        rewards, ended = env.step(env.random_actions())
        assert not rewards[~ended].any()
        for ending in env.endings:
            first = ending.ranking.index(1)
            if ending.ranking.count(1) == 1 and first < seats:
                assert rewards[ending.at].argmax() == first
                assert rewards[ending.at].max() == 1.0
        games += int(ended.sum())
    assert games >= 4


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = BatchEnv("ra", 3, 3, seed="7"), BatchEnv("ra", 3, 3, seed="8")
    assert [one.position(at) for at in range(3)] != [other.position(at) for at in range(3)]
    other.reset("7")
    for _ in range(40):
        actions = one.random_actions()
        assert np.array_equal(other.random_actions(), actions)
        one.step(actions)
        other.step(actions.tolist())
    assert [one.position(at) for at in range(3)] == [other.position(at) for at in range(3)]


def test_a_number_as_a_seed_is_the_text_of_its_digits() -> None:
    positions = [BatchEnv("ra", 1, 3, seed=seed).position(0) for seed in (7, "7", 8)]
    assert positions[0] == positions[1] != positions[2]
    env = BatchEnv("ra", 1, 3)
    env.reset(8)
    assert env.position(0) == positions[2]


def test_a_seed_decides_the_games_after_later_resets_too() -> None:
    batches = [BatchEnv("ra", 1, 3, seed=seed) for seed in (7, 7, 8)]
    before = batches[0].position(0)
    for env in batches:
        env.reset()
    one, two, other = (env.position(0) for env in batches)
    assert before != one == two != other


def test_numbers_of_numpy_are_answers() -> None:
    env, twin = BatchEnv("ra", 2, 3, seed=1), BatchEnv("ra", 2, 3, seed=1)
    answers = [np.flatnonzero(mask)[0] for mask in env.masks()]
    env.step(answers)
    twin.step([int(answer) for answer in answers])
    assert [env.position(at) for at in range(2)] == [twin.position(at) for at in range(2)]


@pytest.mark.parametrize("wrong", [[0.0, 0.0], [[0], [0]], [0], [0, 0, 0]])
def test_answers_of_another_shape_or_kind_are_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="a batch of 2 needs"):
        BatchEnv("ra", 2, 3).step(wrong)


def test_rows_can_be_written_into_arrays_that_are_there() -> None:
    env = BatchEnv("tekhenu", 3, 2)
    numbers = np.zeros((3, len(env.feature_names)), np.float32)
    marks = np.zeros((3, len(env.action_names)), np.int8)
    assert env.features(out=numbers) is numbers
    assert env.masks(out=marks) is marks
    assert np.array_equal(numbers, env.features())
    assert np.array_equal(marks, env.masks())
    wrong: Any = np.zeros(numbers.shape, np.float64)
    with pytest.raises(TypeError, match="cast"):
        env.features(out=wrong)


def test_a_batch_is_not_copied() -> None:
    with pytest.raises(TypeError, match="position"):
        copy.deepcopy(BatchEnv("ra", 1, 2))
    with pytest.raises(TypeError, match="position"):
        pickle.dumps(BatchEnv("ra", 1, 2))


def test_an_ending_says_what_it_is() -> None:
    env = BatchEnv("ra", 2, 2)
    while not env.endings:
        env.step(env.random_actions())
    ending = env.endings[0]
    assert eval(repr(ending)) == ending == Ending(ending.at, ending.ranking, ending.scores)


def test_illegal_answers_are_refused() -> None:
    env = BatchEnv("ra", 2, 3)
    with pytest.raises(IllegalAction, match="RA-20"):
        env.step(np.array([2, 2]))


def test_a_position_can_be_put_in() -> None:
    env, other = BatchEnv("ra", 2, 3), BatchEnv("ra", 1, 3, seed="2")
    for _ in range(20):
        other.step(other.random_actions())
    env.replace(1, other.position(0))
    assert env.position(1) == other.position(0)


def test_a_position_of_something_else_is_refused() -> None:
    env = BatchEnv("ra", 2, 3)
    over = Position.new("ra", 3, seed=1)
    while not over.over:
        over.play(over.legal_actions()[0])
    for other in (Position.new("ra", 2, seed=1), Position.new("pharaon", 3, seed=1), over):
        with pytest.raises(ValueError, match="is not of ra with 3 seats"):
            env.replace(0, other)


def test_there_is_no_batch_without_games_or_seats() -> None:
    with pytest.raises(BadOption, match="at-least"):
        BatchEnv("ra", 0)
    with pytest.raises(BadOption, match="wrong-seats"):
        BatchEnv("ra", 1, 0)


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_features_of_our_games_are_written_from_the_positions_themselves(key: str) -> None:
    encoder = BatchEnv(key, 1).encoder
    assert not encoder.redacts  # tests/learn/test_features.py: nothing hidden is read
    assert encoder.write is catalog.module(key, "features").write
