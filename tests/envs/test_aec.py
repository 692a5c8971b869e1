"""PettingZoo's own tests, and what an agent may see."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from maat import catalog
from maat.core.errors import BadOption, IllegalAction
from maat.envs import aec, encoding
from maat.envs.position import Position

TABLES = [
    ("ra", 2),
    ("ra", 3),
    ("ra", 5),
    ("pharaon", 1),
    ("pharaon", 2),
    ("pharaon", 4),
    ("tekhenu", 1),
    ("tekhenu", 2),
    ("tekhenu", 4),
]
CYCLES = 60


@pytest.fixture
def quiet() -> Iterator[None]:
    """PettingZoo warns of what is meant here: masks in observations, none for who waits."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


def played(env: Any, seed: int, answers: int) -> None:
    """Answer at random so many times."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for _ in range(answers):
        seen, _, over, _, _ = env.last()
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"])))
        if not env.agents:
            return


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.usefixtures("quiet")
def test_pettingzoo_finds_no_fault(key: str, seats: int) -> None:
    api_test(aec.env(key, seats), num_cycles=CYCLES, verbose_progress=False)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, seats: int) -> None:
    seed_test(lambda: aec.env(key, seats), num_cycles=CYCLES)


def test_options_are_those_of_the_game() -> None:
    env = aec.raw_env("ra", 3, {"open_scores": "on"})
    env.reset(seed=1)
    assert env.position().state.open_scores
    with pytest.raises(BadOption):
        aec.env("ra", 3, {"open_scores": "perhaps"})
    with pytest.raises(BadOption):
        aec.env("ra", 9)


def test_an_illegal_answer_ends_the_game_for_whoever_gave_it() -> None:
    env = aec.env("ra", 3)
    env.reset(seed=1)
    first = env.agent_selection
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*illegal.*")
        env.step(2)  # stop, where nothing was begun
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == first else 0.0 for agent in env.possible_agents}


def test_the_bare_environment_names_the_rule_that_forbids_an_answer() -> None:
    env = aec.raw_env("ra", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="RA-20"):
        env.step(2)


def test_every_number_of_an_observation_has_a_name() -> None:
    env = aec.raw_env("tekhenu", 2)
    env.reset(seed=1)
    assert len(env.observe("seat_1")["observation"]) == len(env.feature_names)
    assert len(env.observe("seat_1")["action_mask"]) == len(env.action_names)


def test_only_who_is_asked_has_legal_actions() -> None:
    env = aec.raw_env("ra", 3)
    env.reset(seed=1)
    legal = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, count in legal.items() if count] == [env.agent_selection]


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
@pytest.mark.parametrize("answers", [0, 7, 40, 70])
def test_an_observation_does_not_depend_on_what_is_hidden(key: str, answers: int) -> None:
    env = aec.raw_env(key, 2, {"faith": "secret"} if key == "tekhenu" else None)
    played(env, 3, answers)
    seen = env.observe("seat_0")["observation"]
    for seed in "123":
        env.table = env.position().redetermine(0, seed)
        assert np.array_equal(env.observe("seat_0")["observation"], seen)


@pytest.mark.parametrize(
    ("reward", "expected"),
    [
        ("rank", [1.0, 0.0, -1.0]),
        ("win", [1.0, 0.0, 0.0]),
    ],
)
def test_rewards_come_at_the_end(reward: str, expected: list[float]) -> None:
    env = aec.raw_env("ra", 3, reward=reward)
    played(env, 1, 0)
    dice = np.random.default_rng(1)
    while not env.table.over:
        assert not any(env.rewards.values())
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    assert sorted(env.rewards.values(), reverse=True) == expected
    first = min(env.rewards, key=lambda agent: -env.rewards[agent])
    assert env.table.ranking[env.possible_agents.index(first)] == 1


@pytest.mark.parametrize(("key", "seats"), [("ra", 3), ("pharaon", 1)])
def test_everybody_learns_scores_and_places_once_the_game_is_over(key: str, seats: int) -> None:
    env = aec.env(key, seats)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    ends: dict[str, dict[str, Any]] = {}
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            ends[agent] = info
        else:
            assert info == {}
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"])))
    table = env.unwrapped.position()
    assert list(ends) == env.possible_agents
    assert all(each["scores"] == table.scores for each in ends.values())
    assert all(each["ranking"] == table.ranking for each in ends.values())


def test_a_number_as_a_seed_is_the_text_of_its_digits() -> None:
    env = aec.raw_env("ra", 3)
    opened = []
    for seed in (1, "1", 2):
        env.reset(seed=seed)
        opened.append(env.position())
    assert opened[0] == opened[1] == Position.new("ra", 3, seed=1) != opened[2]


def test_a_margin_is_counted_in_points() -> None:
    env = aec.raw_env("ra", 2, reward="margin")
    played(env, 1, 0)
    dice = np.random.default_rng(1)
    while not env.table.over:
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    one, other = env.table.scores
    assert env.rewards == {"seat_0": one - other, "seat_1": other - one}


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_table_is_shown_in_words(key: str) -> None:
    env = aec.env(key, 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.agent_selection in str(env.render())
    assert "The game is over" not in str(env.render())


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_table_shows_that_the_game_is_over_and_how_it_ended(key: str) -> None:
    env = aec.raw_env(key, 2, render_mode="ansi")
    played(env, 1, 10_000)
    (one, other), places = env.table.scores, env.table.ranking
    assert str(env.render()).splitlines()[-3:] == [
        "The game is over.",
        f"seat_0: Place {places[0]}, Total {one}",
        f"seat_1: Place {places[1]}, Total {other}",
    ]


def test_there_is_no_other_picture() -> None:
    with pytest.raises(ValueError, match="ansi"):
        aec.env("ra", render_mode="human")
    with pytest.raises(ValueError, match="margin"):
        aec.env("ra", reward="applause")


@pytest.mark.parametrize(("counts", "usual"), [([2], 2), ([4, 5], 4), ([1, 2, 3, 4], 3)])
def test_without_a_seat_count_there_are_three_or_nearly(counts: list[int], usual: int) -> None:
    game = catalog.load("ra")
    game.seat_counts = counts
    assert encoding.usual_seats(game) == usual


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_copy_goes_on_by_itself(key: str) -> None:
    env = aec.env(key, 2)
    env.reset(seed=3)
    answer(env, 6)
    twin = copy.deepcopy(env)
    before = env.position().hash()
    answer(twin, 8)
    assert env.position().hash() == before != twin.position().hash()
    answer(env, 8)
    assert env.position().hash() == twin.position().hash()


@pytest.mark.parametrize("key", ["ra", "tekhenu"])
def test_a_pickled_environment_goes_on_alike(key: str) -> None:
    env = aec.env(key, 2)
    assert pickle.loads(pickle.dumps(env)).possible_agents == env.possible_agents
    env.reset(seed=3)
    answer(env, 6)
    twin = pickle.loads(pickle.dumps(env))
    answer(env, 8)
    answer(twin, 8)
    assert env.position().hash() == twin.position().hash()
    env.reset()
    twin.reset()
    assert env.position().hash() == twin.position().hash()


def test_a_seed_decides_the_games_that_follow_too() -> None:
    seconds = set()
    for seed in (1, 1, 2):
        env = aec.raw_env("tekhenu", 2)
        env.reset(seed=seed)
        first = env.position().hash()
        env.reset()
        assert env.position().hash() != first
        seconds.add(env.position().hash())
    assert len(seconds) == 2


def answer(env: Any, count: int) -> None:
    """Give the first legal answer so many times."""
    for _ in range(count):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))


def test_the_state_is_what_all_seats_know_together() -> None:
    env = aec.raw_env("tekhenu", seats=2)
    env.reset(seed=1)
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(rows))
    assert env.state() in env.state_space


def test_a_parallel_environment_takes_the_answer_of_whoever_is_asked() -> None:
    env, twin = aec.parallel_env("ra", seats=3), aec.raw_env("ra", seats=3)
    seen, _ = env.reset(seed=1)
    twin.reset(seed=1)
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert asked == [twin.agent_selection]
        answer = int(seen[asked[0]]["action_mask"].argmax())
        seen, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, answer))
        twin.step(answer)
    assert rewards == twin.rewards
    assert infos["seat_0"]["ranking"] == twin.table.ranking
