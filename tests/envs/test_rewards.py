"""Rewards after every answer: points that were won, in all environments alike."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from maat.envs import aec, encoding
from maat.envs.batch import BatchEnv
from maat.envs.gym import SeatEnv
from maat.envs.vector import SeatVectorEnv

TABLES = [("ra", 2), ("tekhenu", 2), ("pharaon", 1)]


def last(mask: Any) -> int:
    """The last of the answers that are marked."""
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_gains_of_a_game_sum_to_its_points(key: str, seats: int) -> None:
    env = SeatEnv(key, seats, reward="gain")
    _, info = env.reset(seed=3)
    points: float = env.match.scores[0]
    paid, over = 0, False
    while not over:
        _, reward, over, _, info = env.step(last(info["action_mask"]))
        points += reward
        paid += reward != 0
    assert points == info["scores"][0]
    assert paid


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_many_tables_pay_what_they_pay_one_by_one(mode: AutoresetMode) -> None:
    wishes: dict[str, Any] = {"seats": 2, "seat": None, "reward": "gain"}
    one_by_one: Any = SyncVectorEnv([lambda: SeatEnv("ra", **wishes)] * 3, autoreset_mode=mode)
    together = SeatVectorEnv(3, "ra", **wishes, autoreset_mode=mode)
    for env in (one_by_one, together):
        env.reset(seed=8)
    games = paid = 0
    while games < 4:
        given = np.array([last(mask) for mask in together.masks()])
        (_, one, ended, _, _), (_, other, _, _, _) = (
            env.step(given.copy()) for env in (one_by_one, together)
        )
        assert one.tolist() == other.tolist()
        games += int(ended.sum())
        paid += int((other != 0).sum())
        if mode == AutoresetMode.DISABLED and ended.any():
            for env in (one_by_one, together):
                env.reset(options={"reset_mask": ended.copy()})
    assert paid > 10


def test_a_batch_pays_every_seat_also_for_the_last_answer_of_a_game() -> None:
    env = BatchEnv("ra", 3, 2, reward="gain")
    points = np.array([each.scores for each in env.batch.positions], np.float32)
    games = 0
    while games < 4:
        rewards, _ = env.step([last(mask) for mask in env.masks()])
        points += rewards
        for ending in env.endings:
            assert points[ending.at].tolist() == ending.scores
            points[ending.at] = env.batch.positions[ending.at].scores
            games += 1


def test_a_batch_does_not_pay_for_a_position_that_is_put_in() -> None:
    env, other = BatchEnv("ra", 1, 2, reward="gain"), BatchEnv("ra", 1, 2, seed="2")
    while other.position(0).scores == env.position(0).scores:
        other.step([last(mask) for mask in other.masks()])
    env.replace(0, other.position(0))
    before = env.position(0).scores
    rewards, _ = env.step([last(mask) for mask in env.masks()])
    after = env.position(0).scores
    assert rewards[0].tolist() == [new - old for old, new in zip(before, after, strict=True)]


def test_agents_of_pettingzoo_are_paid_as_they_go_also_by_a_twin() -> None:
    env = aec.raw_env("ra", 2, reward="gain")
    env.reset(seed=4)
    total = dict(zip(env.possible_agents, map(float, env.table.scores), strict=True))
    while not env.table.over:
        twin = pickle.loads(pickle.dumps(env))
        action = last(env.observe(env.agent_selection)["action_mask"])
        env.step(action)
        twin.step(action)
        assert env.rewards == twin.rewards
        for agent, reward in env.rewards.items():
            total[agent] += reward
    assert [*total.values()] == env.table.scores


def test_a_reward_of_ones_own_sees_the_points_before_and_now() -> None:
    seen: list[tuple[list[int], list[int]]] = []

    def half(before: list[int], after: list[int]) -> list[float]:
        seen.append((before, after))
        return [0.5] * len(after)

    env = SeatEnv("ra", 2, reward=encoding.Dense(half))
    _, info = env.reset(seed=3)
    for _ in range(4):
        _, reward, _, _, info = env.step(last(info["action_mask"]))
        assert reward == 0.5
    assert [before for before, _ in seen[1:]] == [after for _, after in seen[:-1]]
