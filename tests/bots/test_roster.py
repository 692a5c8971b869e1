"""Which bots there are and where they sit."""

from __future__ import annotations

import pytest

from maat.bots import roster
from maat.bots.ra import DrawyBot
from maat.bots.simple import RandomBot
from maat.core.errors import NotFound

EVERYWHERE = ["random", "greedy", "peek", "search"]


def test_every_game_has_four_levels_and_ra_two_odd_bots() -> None:
    assert list(roster.known("any")) == EVERYWHERE
    assert list(roster.known("ra"))[:6] == ["drawy", "rule-of-thumb", *EVERYWHERE]


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
