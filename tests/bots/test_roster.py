"""Which bots there are and where they sit."""

from __future__ import annotations

import subprocess
import sys

import pytest

from maat import catalog
from maat.bots import roster
from maat.bots.evaluator import Evaluator
from maat.bots.greedy import GreedyScores
from maat.bots.random_bot import RandomBot
from maat.bots.search import SearchBot
from maat.core.errors import NotFound
from maat.games.ra.bots.advised import DrawyBot

EVERYWHERE = ["random", "greedy", "peek", "search"]


def test_every_game_has_four_levels_and_ra_two_odd_bots() -> None:
    assert list(roster.known("any")) == EVERYWHERE
    assert list(roster.known("ra"))[:6] == ["drawy", "rule-of-thumb", *EVERYWHERE]


def test_a_game_that_brings_no_bots_has_those_of_any_game() -> None:
    assert roster.evaluator("any") is Evaluator
    assert type(roster.find("any", "greedy")("1")) is GreedyScores
    bot = roster.find("any", "search")("1")
    assert isinstance(bot, SearchBot)
    assert bot.iterations == roster.ITERATIONS["search"]


@pytest.mark.parametrize("game", catalog.games())
def test_what_a_game_says_of_its_bots_is_about_bots_it_has(game: str) -> None:
    brought = roster.brought(game)
    assert set(brought.iterations) <= set(roster.ITERATIONS)
    assert brought.yardstick in ("", *brought.besides)
    assert set(brought.besides).isdisjoint(roster.LEVELS)


def test_the_roster_imports_no_game_before_one_is_asked_for() -> None:
    code = "import sys; from maat.bots import roster; roster.known({!r}); print(*sys.modules)"
    loaded = {
        game: subprocess.run(
            [sys.executable, "-c", code.format(game)], capture_output=True, text=True, check=True
        ).stdout.split()
        for game in ("any", "ra")
    }
    folders = {
        game: {name.split(".")[2] for name in names if name.startswith("maat.games.")}
        for game, names in loaded.items()
    }
    assert folders == {"any": set(), "ra": {"ra"}}


def test_levels_go_from_weak_to_strong() -> None:
    assert roster.levels("any") == EVERYWHERE
    assert roster.levels("ra") == roster.LEVELS[: len(roster.levels("ra"))]


def test_a_bot_is_found_by_name() -> None:
    assert type(roster.find("ra", "drawy")("1")) is DrawyBot
    assert type(roster.find("ra", "random")("1")) is RandomBot


@pytest.mark.parametrize("game", ["ra", "other"])
def test_an_unknown_bot_says_which_there_are(game: str) -> None:
    with pytest.raises(NotFound) as caught:
        roster.find(game, "clever")
    known = ", ".join(roster.known(game))
    assert caught.value.values == {"bot": "clever", "game": game, "known": known}


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
    [
        (["drawy"], 3, ["drawy", "drawy", "drawy"]),
        (["drawy", "random"], 3, ["drawy", "random", "drawy"]),
        (["drawy", "random"], 2, ["drawy", "random"]),
    ],
)
def test_bots_are_seated_over_and_over(names: list[str], seats: int, expected: list[str]) -> None:
    assert roster.seated("ra", names, seats) == expected


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(NotFound) as caught:
        roster.seated("ra", ["random"] * 4, 3)
    assert caught.value.values == {"found": 4, "seats": 3}


def test_an_unknown_bot_is_refused_wherever_it_sits() -> None:
    with pytest.raises(NotFound, match="unknown-bot"):
        roster.seated("ra", ["random", ""], 3)


@pytest.mark.parametrize("game", ["ra", "tekhenu", "x"])
def test_the_usual_rival_answers_at_once(game: str) -> None:
    assert roster.usual(game) == "peek"
