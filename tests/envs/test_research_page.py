"""docs/research.md names all there is to choose and all that comes back, and its bot plays."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from maat.bots import files
from maat.envs import aec, batch, encoding, gym, vector
from maat.envs.position import Position

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    return re.split(r"^#+ ", PAGE.split(f" {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


CHOSEN = section("What can be chosen")
GIVEN = section("What comes back")


def row(table: str, name: str) -> str:
    """The row of a table that begins with a name."""
    (found,) = re.findall(rf"^\| `?{name}`? \|.*$", table, re.MULTILINE)
    return str(found)


def parameters(function: Callable[..., Any]) -> dict[str, Any]:
    """What a function can be given, and what it takes otherwise."""
    found = inspect.signature(function).parameters.values()
    return {each.name: each.default for each in found if each.name != "self"}


def public(kind: type) -> list[str]:
    """What a class of ours brings along for others."""
    return [name for name in vars(kind) if not name.startswith("_")]


@pytest.mark.parametrize(
    ("function", "where"),
    [
        (Position.new, "Position"),
        (aec.env, "PettingZoo"),
        (gym.SeatEnv, "Gymnasium"),
        (batch.BatchEnv, "batches"),
    ],
)
def test_every_parameter_of_an_interface_is_explained(
    function: Callable[..., Any], where: str
) -> None:
    for name in parameters(function):
        place = row(CHOSEN, name).split("|")[2]
        named = where in place or "everywhere" in place
        assert named or (name, where) == ("key", "Gymnasium"), name


@pytest.mark.parametrize("name", ["seat", "opponents", "reward", "illegal"])
def test_what_is_taken_otherwise_is_told(name: str) -> None:
    usual = parameters(gym.SeatEnv)[name]
    told = row(CHOSEN, name).split("|")[4]
    assert re.match(rf" `?{usual:g}`?" if isinstance(usual, float) else rf" `?{usual}`?", told)


@pytest.mark.parametrize("text", [PAGE, gym.__doc__, vector.__doc__])
def test_whoever_copies_a_line_that_makes_an_environment_needs_no_import(text: str) -> None:
    named = re.findall(r'gymnasium\.make(?:_vec)?\("([^"]+)"', text)
    assert named
    assert all(name.startswith("maat.envs.gym:maat/") for name in named)


def test_every_way_to_reward_is_told() -> None:
    assert all(f"`{name}`" in row(CHOSEN, "reward") for name in encoding.REWARDS)


@pytest.mark.parametrize("kind", [Position, batch.BatchEnv, gym.SeatEnv, vector.SeatVectorEnv])
def test_every_method_is_told(kind: type) -> None:
    usual = {"new", "reset", "step", "render", "metadata"}  # shown in ten lines
    for name in set(public(kind)) - usual:
        assert re.search(rf"`{name}\b", GIVEN), name


@pytest.mark.parametrize("field", [each.name for each in fields(batch.Ending)])
def test_what_an_ending_tells_is_told(field: str) -> None:
    assert f"`{field}`" in row(GIVEN, "Batches").split("`endings`")[1]


def test_every_key_of_an_info_is_told() -> None:
    env = gym.SeatEnv("ra", 2)
    _, first = env.reset(seed=1)
    _, _, _, _, lost = env.step(2)  # stop, where nothing was begun
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "illegal" in lost
    for key in {*first, *lost, *info}:
        assert f"`{key}`" in row(GIVEN, "Gymnasium")


def own_bot() -> str:
    """The file of the section about bots."""
    (code,) = re.findall(r"```python\n(.*?)```", section("A bot of your own"), re.DOTALL)
    return str(code)


@pytest.mark.parametrize("key", ["Ra", "Pharaon", "Tekhenu"])
def test_the_bot_of_the_page_is_a_whole_file_that_plays_every_game(
    tmp_path: Path, key: str
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(own_bot(), "utf-8")
    env = gymnasium.make(f"maat/{key}-v0", opponents=str(file)).unwrapped
    assert isinstance(env, gym.SeatEnv)
    _, info = env.reset(seed=1)
    assert any(isinstance(bot, files.Watched) for bot in env.bots)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert 1 in info["ranking"]
