"""The networks that come with the package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from maat import catalog
from maat.bots import matches, roster
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.learn import evaluator

SHIPPED = ["pharaon", "ra", "tekhenu"]


def weights(key: str) -> Path:
    """The network in the folder of a game."""
    found = catalog.file(key, evaluator.WEIGHTS)
    assert found is not None
    return found


@pytest.mark.parametrize("key", SHIPPED)
def test_a_network_is_for_this_version_of_the_game(key: str) -> None:
    net = evaluator.load(catalog.load(key), weights(key))
    assert net.inputs == len(evaluator.names(key))
    assert roster.levels(key)[-1] == "learned"


@pytest.mark.parametrize("key", SHIPPED)
def test_a_network_is_small_and_says_how_it_was_made(key: str) -> None:
    assert weights(key).stat().st_size < 500_000
    note = json.loads(weights(key).with_suffix(".json").read_text("utf-8"))
    assert {"command", "seed", "hours", "games", "rounds", "date", "engine"} <= set(note)


@pytest.mark.parametrize("key", SHIPPED)
def test_a_search_with_it_plays_a_whole_legal_game(key: str) -> None:
    made = evaluator.evaluator_for(key)
    assert made is not None
    game = catalog.load(key)
    for seats in game.seat_counts[:2]:
        match = Match(game, seats, {}, QuickDealer("legal"))
        matches.play_match(match, [SearchBot(made, str(seat), 4) for seat in range(seats)])
        assert match.over


@pytest.mark.parametrize("key", SHIPPED)
def test_its_searches_are_the_same_for_the_same_seed(key: str) -> None:
    made = evaluator.evaluator_for(key)
    assert made is not None
    game = catalog.load(key)
    records = []
    for _ in range(2):
        match = Match(game, 2, {}, QuickDealer("same"))
        matches.play_match(match, [SearchBot(made, str(seat), 3) for seat in range(2)])
        records.append(match.record)
    assert records[0] == records[1]


def test_a_game_without_a_network_has_no_learned_judge() -> None:
    assert roster.learned_evaluator("chess") is None


@pytest.mark.parametrize("key", SHIPPED)
def test_it_searches_in_the_ways_of_the_advice(key: str) -> None:
    made = evaluator.evaluator_for(key)
    assert made is not None
    learned, advice = made(catalog.load(key)), roster.evaluator(key)(catalog.load(key))
    ways = [
        "scale",
        "mix",
        "explore",
        "reluctance",
        "patience",
        "noise",
        "foresight",
        "probes",
        "has_policy",
    ]
    for way in ways:
        assert getattr(learned, way) == getattr(advice, way), way
    assert learned.crowd == roster.brought(key).crowd
    assert learned.ahead(2) == advice.ahead(2)


def test_the_level_plays_where_numpy_is_not_installed(tmp_path: Path) -> None:
    code = f"""
import sys
sys.modules["numpy"] = None
from maat import catalog
from maat.bots.bot import Glance
from maat.bots.search import SearchBot
from maat.core.dealer import QuickDealer
from maat.envs.position import Position
from maat.learn.evaluator import evaluator_for

position = Position.new("ra", seats=2, seed=1)
bot = SearchBot(evaluator_for("ra"), "1", 8)
position.play(int(bot.choose(Glance(position.game, position.state, position.state.asked()))))
print(position.render())
from maat.cli.main import app
app(["train", "ra", "--out", {str(tmp_path / "ra.npz")!r}])
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Bag" in done.stdout
    assert "Traceback" not in done.stderr
    assert 'pip install "maat-games[train]"' in done.stderr
