"""Which bots there are and where they sit."""

from __future__ import annotations

import pytest

from maat.bots import roster
from maat.bots.ra import DrawyBot
from maat.bots.simple import RandomBot
from maat.core.errors import NotFound


def test_every_game_has_the_random_bot_and_ra_the_drawy_one() -> None:
    assert list(roster.known("any")) == ["random"]
    assert list(roster.known("ra")) == ["random", "drawy", "greedy"]


def test_a_bot_is_found_by_name() -> None:
    assert type(roster.find("ra", "drawy")("1")) is DrawyBot
    assert type(roster.find("ra", "random")("1")) is RandomBot


@pytest.mark.parametrize(("game", "known"), [("ra", "random, drawy, greedy"), ("other", "random")])
def test_an_unknown_bot_says_which_there_are(game: str, known: str) -> None:
    with pytest.raises(NotFound) as caught:
        roster.find(game, "clever")
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


@pytest.mark.parametrize(
    ("game", "name"), [("ra", "greedy"), ("tekhenu", "greedy"), ("x", "random")]
)
def test_the_strongest_bot_is_the_last_one(game: str, name: str) -> None:
    assert roster.strongest(game) == name
