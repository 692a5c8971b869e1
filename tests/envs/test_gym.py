"""Gymnasium's own test, and how one seat plays against bots or alone."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from maat import catalog
from maat.bots.bot import Bot, Glance, SeenAnswers
from maat.bots.random_bot import RandomBot
from maat.core.errors import BadOption, IllegalAction, MaatError
from maat.envs import gym
from maat.envs.aec import raw_env
from maat.envs.batch import BatchEnv

NAMES = [
    "maat/Ra-v0",
    "maat/Pharaon-v0",
    "maat/Tekhenu-v0",
    "maat/PharaonSolo-v0",
    "maat/TekhenuSolo-v0",
]


def finished(env: gym.SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a whole game at random; its reward and last words."""
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    earned, over = 0.0, False
    while not over:
        assert earned == 0.0
        legal = np.flatnonzero(info["action_mask"])
        _, earned, over, _, info = env.step(int(dice.choice(legal)))
    return earned, info


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_registered_names_play_whole_games(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    assert isinstance(env, gym.SeatEnv)
    earned, info = finished(env, 1)
    assert -1.0 <= earned <= 1.0
    assert (earned == 1.0) == (info["ranking"][0] == 1)


def test_the_same_seed_gives_the_same_game() -> None:
    env = gym.SeatEnv("ra", 3, None, ["drawy", "greedy"])
    first = finished(env, 5)[1]
    again = finished(env, 5)[1]
    assert first["scores"] == again["scores"]
    assert first["scores"] != finished(env, 6)[1]["scores"]


def test_a_number_as_a_seed_may_be_a_text() -> None:
    env = gym.SeatEnv("ra", 3)
    opened = [env.reset(seed=seed)[0].tolist() for seed in (5, "5", 6, "five", "five", "six")]
    assert opened[0] == opened[1]
    assert opened[3] == opened[4]
    assert len({tuple(each) for each in opened}) == 4


def test_masks_are_those_sb3_contrib_asks_for() -> None:
    env = gym.SeatEnv("ra", 3)
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    assert np.flatnonzero(env.action_masks()).tolist() == sorted(env.position().legal_actions())


def test_every_answer_is_marked_once_the_game_is_over() -> None:
    env = gym.SeatEnv("ra", 3)
    assert finished(env, 1)[1]["action_mask"].all()
    assert env.action_masks().all()


def test_a_reward_may_be_ones_own() -> None:
    def points(ranking: list[int], scores: list[int]) -> list[float]:
        return [score / 10 for score in scores]

    earned, info = finished(gym.SeatEnv("ra", 3, 1, reward=points), 1)
    assert earned == info["scores"][1] / 10


def test_only_the_own_seat_is_asked() -> None:
    env = gym.SeatEnv("ra", 4, 2)
    _, info = env.reset(seed=1)
    dice = np.random.default_rng(1)
    over = False
    while not over:
        assert env.position().seat == 2
        _, _, over, _, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    assert env.position().over


def test_a_seat_can_be_dealt_at_random() -> None:
    env = gym.SeatEnv("ra", 3, None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_answer_loses() -> None:
    env = gym.SeatEnv("ra", 3)
    env.reset(seed=1)
    _, earned, over, _, info = env.step(2)
    assert (earned, over) == (-1.0, True)
    assert "RA-20" in info["illegal"]
    with pytest.raises(IllegalAction, match="game-over"):
        env.step(0)


def test_an_illegal_answer_can_be_an_error_instead() -> None:
    env = gym.SeatEnv("ra", 3, illegal=None)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="RA-20"):
        env.step(2)


def test_a_position_can_be_taken_away_and_searched() -> None:
    env = gym.SeatEnv("ra", 3)
    env.reset(seed=1)
    position = env.position()
    before = position.hash()
    position.play(position.legal_actions()[0])
    assert env.position().hash() == before != position.hash()


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        gym.SeatEnv("ra", 3, 3)
    with pytest.raises(MaatError, match="unknown-bot"):
        gym.SeatEnv("ra", 3, opponents="nobody")
    with pytest.raises(BadOption, match="no-bots: seats=2"):
        gym.SeatEnv("ra", 3, opponents=[])
    with pytest.raises(MaatError, match="too-many-bots: found=3, seats=2"):
        gym.SeatEnv("ra", 3, opponents=["random"] * 3)
    with pytest.raises(MaatError, match="no-file: file=nowhere"):
        gym.SeatEnv("ra", 3, opponents="nowhere.py")
    made: Any = RandomBot("1")
    with pytest.raises(TypeError, match="makes no bot"):
        gym.SeatEnv("ra", 3, opponents=made)


OWN = """
from maat.bots.bot import Bot

class Last(Bot):
    def choose(self, glance):
        return glance.options[-1]

def make(seed):
    return Last()
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A bot in a file of one's own."""
    file = tmp_path / "mine.py"
    file.write_text(OWN, "utf-8")
    return file


class Last(Bot[Any]):
    """The bot of the file."""

    def __init__(self, seed: str) -> None:
        assert isinstance(seed, str)

    def choose(self, glance: Glance[Any]) -> int:
        return int(glance.options[-1])


def test_opponents_may_be_ones_own_by_file_or_as_what_makes_them(own: Path) -> None:
    ends = []
    for opponents in (str(own), own, Last, [own, Last], "greedy"):
        env = gymnasium.make("maat/Ra-v0", opponents=opponents).unwrapped
        assert isinstance(env, gym.SeatEnv)
        ends.append(finished(env, 3)[1]["scores"])
    assert ends[0] == ends[1] == ends[2] == ends[3] != ends[4]


def test_opponents_sit_in_the_order_they_are_named_around_the_own_seat() -> None:
    env = gym.SeatEnv("ra", 4, 1, [Last, "random", Last])
    env.reset(seed=1)
    assert [type(bot) for bot in env.bots] == [Last, type(None), RandomBot, Last]
    env = gym.SeatEnv("ra", 4, 3, ["random", Last])
    env.reset(seed=1)
    assert [type(bot) for bot in env.bots] == [RandomBot, Last, RandomBot, type(None)]


def test_a_solo_game_needs_no_opponents() -> None:
    assert gym.SeatEnv("tekhenu", 1, opponents=[]).opponents == []


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_table_is_shown_in_words(key: str) -> None:
    env = gym.SeatEnv(key, 2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0" in str(env.render())
    assert "The game is over" not in str(env.render())
    assert gym.SeatEnv(key, 2).render() is None


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_table_shows_that_the_game_is_over_and_how_it_ended(key: str) -> None:
    env = gym.SeatEnv(key, 2, render_mode="ansi")
    info = finished(env, 1)[1]
    told = str(env.render()).splitlines()[-3:]
    assert told[0] == "The game is over."
    assert told[1] == f"seat_0: Place {info['ranking'][0]}, Total {info['scores'][0]}"


class Listening(Bot[Any]):
    """Gives the first answer there is, and keeps what it was told."""

    heard: ClassVar[list[SeenAnswers]] = []
    lengths: ClassVar[list[int]] = []

    def choose(self, glance: Glance[Any]) -> int:
        assert glance.heard is not None
        self.heard.append(glance.heard)
        self.lengths.append(len(glance.heard))
        return int(glance.options[0])


def test_opponents_are_told_all_answers_so_that_they_can_go_on_with_earlier_thoughts() -> None:
    env = gym.SeatEnv("ra", 2, 0, lambda seed: Listening(), illegal=None)
    finished(env, 1)
    heard, lengths = Listening.heard[-1], Listening.lengths
    assert all(each.goes_on(heard) for each in Listening.heard)
    assert lengths == sorted(set(lengths))
    replayed = catalog.load("ra").new(2)
    for step, seat, action in heard.since(0):
        ask = replayed.asked()
        assert (step, seat) == (ask.step, ask.seat)
        env.game.apply(replayed, action)
    assert replayed.over


class Cheat(Bot[Any]):
    """Never answers what is allowed."""

    def choose(self, glance: Glance[Any]) -> int:
        return next(code for code in range(1000) if code not in glance.options)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    env = gym.SeatEnv("ra", 2, 0, opponents=lambda seed: Cheat())
    with pytest.raises(ValueError, match="the bot at seat 1 broke the rules"):
        finished(env, 1)


def test_an_environment_with_bots_is_not_copied() -> None:
    env = gym.SeatEnv("ra", 2, 0)
    with pytest.raises(TypeError, match="position"):
        copy.deepcopy(env)


def test_an_illegal_answer_is_not_remembered() -> None:
    env = gym.SeatEnv("ra", 2, 0, illegal=None)
    _, info = env.reset(seed=1)
    before = len(env.match.record)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert len(env.match.record) == before


def test_an_environment_plays_with_the_values_of_a_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("points.start = 60\n", "utf-8")
    env = gym.SeatEnv("ra", seats=2, components=file)
    env.reset(seed=1)
    assert env.match.scores == [60, 60]
    assert BatchEnv("ra", 2, seats=2, components=file).game.components
    assert raw_env("ra", 2, components=str(file)).game.components
