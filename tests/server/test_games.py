"""The reference of each game: what is in the box, said in every language."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any

import pytest

from maat import catalog
from maat.languages import LANGUAGES
from maat.server.errors import Refusal
from maat.server.games import LoadedGames
from maat.text import Texts

if TYPE_CHECKING:
    from tests.server.conftest import Running

COUNTS = {
    "ra": {"parts-tiles": 180, "parts-suns": 16},
    "pharaon": {
        "place-resources": 120,
        "place-tokens": 40,
        "parts-urns": 30,
        "place-own-artisans": 30,
        "place-own-nobles": 26,
        "sheet-traitor": 5,
    },
    "tekhenu": {
        "parts-tokens": 294,
        "parts-pillars": 27,
        "place-blessings": 24,
        "place-technologies": 24,
        "place-decrees": 24,
        "place-own-starting": 12,
        "parts-destiny": 4,
        "sheet-pyramid": 10,
    },
}


def sections(running: Running, game: str) -> Any:
    """As served."""
    return running.guest().get(f"/api/games/{game}/components")["sections"]


@pytest.mark.parametrize("game", COUNTS)
def test_everything_in_the_box_is_counted(shared: Running, game: str) -> None:
    found = {
        each["key"]: sum(part["piece"].get("count", 1) for part in each["parts"])
        for each in sections(shared, game)
    }
    assert found == COUNTS[game]


def test_what_is_in_the_box_is_read_once(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes longer than most answers, and anybody may ask for it."""
    first = sections(shared, "ra")
    monkeypatch.setattr(catalog, "read_values", lambda _: pytest.fail("it is known"))
    assert sections(shared, "ra") == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COUNTS)
def test_everything_in_the_box_has_a_name(shared: Running, game: str, language: str) -> None:
    texts = Texts(language, catalog.load(game))
    for each in sections(shared, game):
        assert texts.has(each["key"])
        for part in each["parts"]:
            assert texts.has(part["piece"]["key"])
            assert "about" not in part or texts.has(part["about"]["key"])


@pytest.mark.parametrize("game", COUNTS)
def test_everything_in_the_box_is_drawn(shared: Running, game: str) -> None:
    art = resources.files(catalog.package(game)).joinpath("art.svg").read_text("utf-8")
    for each in sections(shared, game):
        for part in each["parts"]:
            piece = part["piece"]
            assert f'id="{game}-{piece.get("sprite") or piece["key"]}"' in art


def test_a_game_that_cannot_be_loaded_is_left_out_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load = catalog.load

    def broken(key: str) -> catalog.AnyGame:
        return load(key) if key != "ra" else load("nothing")

    monkeypatch.setattr(catalog, "load", broken)
    games = LoadedGames()
    assert games.game("pharaon").key == "pharaon"
    assert "ra" not in [each.game.key for each in games.all()]
    assert "tekhenu" in [each.game.key for each in games.all()]
    with pytest.raises(Refusal, match="unknown-game"):
        games.game("ra")
