"""Many tables as one Gymnasium environment: the same games as one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from maat.core.errors import IllegalAction
from maat.envs.gym import SeatEnv
from maat.envs.vector import SeatVectorEnv

TABLES = 3
MODES = list(AutoresetMode)


def answers(masks: Any, dice: np.random.Generator) -> Any:
    """One of the marked answers for each table."""
    assert masks.any(axis=1).all()  # also where a game has ended
    return np.array([dice.choice(np.flatnonzero(row)) for row in masks])


def plain(value: Any) -> Any:
    """Arrays, and arrays in tables and lists, as lists."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, np.ndarray | list):
        return [plain(each) for each in value]
    return value


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("key", "seats", "seat", "opponents"),
    [("ra", 2, None, "greedy"), ("ra", 3, 1, "random"), ("tekhenu", 1, 0, "random")],
)
def test_it_gives_what_the_tables_give_one_by_one(
    mode: AutoresetMode, key: str, seats: int, seat: int | None, opponents: str
) -> None:
    wishes: dict[str, Any] = {"seats": seats, "seat": seat, "opponents": opponents}
    makers = [lambda: SeatEnv(key, **wishes)] * TABLES
    one_by_one: Any = SyncVectorEnv(makers, autoreset_mode=mode)
    together = SeatVectorEnv(TABLES, key, **wishes, autoreset_mode=mode)
    dice = np.random.default_rng(1)
    seen: list[Any] = [env.reset(seed=5) for env in (one_by_one, together)]
    games = 0
    while games < 2 * TABLES:
        assert np.array_equal(seen[0][0], seen[1][0])
        assert plain(seen[0][1]) == plain(seen[1][1])
        given = answers(seen[1][1]["action_mask"], dice)
        steps: list[Any] = [env.step(given.copy()) for env in (one_by_one, together)]
        for part in range(4):
            assert np.array_equal(steps[0][part], steps[1][part])
        ended = steps[1][2]
        games += int(ended.sum())
        seen = [(step[0], step[4]) for step in steps]
        if mode == AutoresetMode.DISABLED and ended.any():
            seen = [
                env.reset(options={"reset_mask": ended.copy()}) for env in (one_by_one, together)
            ]
            masks = together.masks()
            assert np.array_equal(masks[ended], seen[0][1]["action_mask"][ended])
            seen = [(each, {"action_mask": masks}) for each, _ in seen]


def test_gymnasium_makes_it_by_name_without_an_import() -> None:
    name = "maat.envs.gym:maat/PharaonSolo-v0"
    envs = gymnasium.make_vec(name, 2, "vector_entry_point", autoreset_mode="SameStep")
    assert isinstance(envs, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert infos["action_mask"].shape == (2, len(envs.action_names))


def test_an_illegal_answer_loses_one_game_and_no_other() -> None:
    envs = SeatVectorEnv(2, "ra", seats=3)
    _, infos = envs.reset(seed=1)
    legal = int(np.flatnonzero(infos["action_mask"][1])[0])
    _, rewards, ended, _, infos = envs.step(np.array([2, legal]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert ended.tolist() == [True, False]
    assert "RA-20" in infos["illegal"][0]
    _, _, ended, _, _ = envs.step(np.array([2, int(envs.masks()[1].argmax())]))
    assert not ended.any()  # the answer to a game that is over was not looked at


def test_an_illegal_answer_can_be_an_error_instead() -> None:
    envs = SeatVectorEnv(2, "ra", seats=3, illegal=None)
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="RA-20"):
        envs.step(np.array([2, 2]))


def test_games_that_have_ended_are_not_answered_where_nobody_begins_anew() -> None:
    envs = SeatVectorEnv(1, "ra", seats=3, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=1)
    envs.step(np.array([2]))
    with pytest.raises(ValueError, match="reset_mask"):
        envs.step(np.array([0]))


def test_rows_can_be_written_into_arrays_that_are_there() -> None:
    envs = SeatVectorEnv(3, "ra", seats=3)
    envs.reset(seed=1)
    numbers = np.zeros((3, len(envs.feature_names)), np.float32)
    marks = np.zeros((3, len(envs.action_names)), np.int8)
    assert envs.features(out=numbers) is numbers
    assert envs.masks(out=marks) is marks
    assert np.array_equal(numbers, envs.features())
    assert np.array_equal(marks, envs.masks())


def test_arrays_are_ones_own() -> None:
    envs = SeatVectorEnv(3, "ra", seats=3)
    envs.reset(seed=1)
    for make in (envs.features, envs.masks):
        before = make()
        before[:] = 7
        assert not np.array_equal(before, make())


def test_positions_can_be_taken_away() -> None:
    envs = SeatVectorEnv(2, "ra", seats=3, seat=1)
    envs.reset(seed=1)
    assert {envs.position(at).seat for at in range(2)} == {1}
