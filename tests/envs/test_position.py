"""Positions to search from: copies, names, text, and what a seat could take them to be."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.errors import BadOption, IllegalAction
from maat.core.state import CHANCE, NOBODY
from maat.envs.position import Position

TABLES = [
    ("ra", 2, {}),
    ("ra", 5, {"open_scores": "on"}),
    ("pharaon", 1, {}),
    ("pharaon", 3, {"scribes": "all"}),
    ("tekhenu", 1, {"level": "hard"}),
    ("tekhenu", 2, {"faith": "secret"}),
    ("tekhenu", 4, {}),
]


def walked(key: str, seats: int, options: dict[str, str], answers: int) -> Position:
    """A position after so many random answers."""
    position = Position.new(key, seats, options, "1")
    dice = QuickDealer("2")
    for _ in range(answers):
        if not position.over:
            legal = position.legal_actions()
            position.play(legal[dice.below(len(legal))])
            position.deal(dice)
    return position


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("answers", [0, 11, 47, 10_000])
def test_a_position_comes_back_from_its_text(
    key: str, seats: int, options: dict[str, str], answers: int
) -> None:
    position = walked(key, seats, options, answers)
    again = Position.from_json(position.to_json())
    assert again == position
    assert again.to_json() == position.to_json()
    position.game.playout(position.state, QuickDealer("3"))
    again.game.playout(again.state, QuickDealer("3"))
    assert again == position
    assert again.scores == position.scores


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("answers", [0, 11, 47])
def test_what_is_drawn_anew_looks_the_same_to_the_seat(
    key: str, seats: int, options: dict[str, str], answers: int
) -> None:
    position = walked(key, seats, options, answers)
    for seat in range(seats):
        other = position.redetermine(seat, "9")
        assert other.seen_by(seat) == position.seen_by(seat)
        assert other == position.redetermine(seat, "9")


def test_hidden_parts_are_drawn_differently_for_different_seeds() -> None:
    position = walked("tekhenu", 2, {}, 8)
    assert len({position.redetermine(0, str(seed)) for seed in range(8)}) > 1


def test_a_copy_goes_its_own_way() -> None:
    position = walked("ra", 3, {}, 20)
    name = position.hash()
    for twin in (position.copy(), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position
        twin.play(twin.legal_actions()[0])
        assert twin != position
    assert position.hash() == name


def test_equal_positions_have_one_hash() -> None:
    position = walked("ra", 3, {}, 20)
    assert len({position, position.copy(), walked("ra", 3, {}, 20)}) == 1
    assert position != "a word"


def test_chance_has_probabilities() -> None:
    position = Position.new("ra", 3)
    assert position.seat == CHANCE
    assert sum(probability for _, probability in position.outcomes()) == pytest.approx(1)
    position.play(position.outcomes()[0][0])


def test_only_chance_has_outcomes() -> None:
    position = Position.new("ra", 2, seed=1)
    assert position.seat not in (CHANCE, NOBODY)
    assert position.outcomes() == []
    over = walked("ra", 2, {}, 10_000)
    assert over.over
    assert over.outcomes() == []


def test_a_number_as_a_seed_is_the_text_of_its_digits() -> None:
    position = Position.new("tekhenu", 2, seed=17)
    assert position == Position.new("tekhenu", 2, seed="17") != Position.new("tekhenu", 2, seed=18)
    assert position.redetermine(0, 5) == position.redetermine(0, "5") != position.redetermine(0, 6)


def test_a_position_says_what_it_is() -> None:
    position = Position.new("ra", 3)
    assert repr(position) == f"<Position ra, seats=3, asks chance: suns, {position.hash()[:8]}>"
    position.deal(QuickDealer("1"))
    assert f", asks seat {position.seat}: turn, " in repr(position)
    position.game.playout(position.state, QuickDealer("3"))
    assert f", over: {position.scores}, " in repr(position)


def test_illegal_answers_are_refused() -> None:
    position = walked("ra", 3, {}, 0)
    with pytest.raises(IllegalAction, match="RA-20"):
        position.play(2)
    with pytest.raises(IllegalAction, match="unknown-code"):
        position.play(-1)
    position.game.playout(position.state, QuickDealer("3"))
    assert (position.seat, position.legal_actions()) == (NOBODY, [])
    assert 1 in position.ranking
    with pytest.raises(IllegalAction, match="game-over"):
        position.play(0)


def test_text_of_newer_rules_is_refused() -> None:
    told = json.loads(walked("ra", 3, {}, 5).to_json())
    with pytest.raises(BadOption, match="unknown-rules"):
        Position.from_json(json.dumps({**told, "rules": 99}))
    del told["state"]["bag"]
    with pytest.raises(ValueError, match="bag"):
        Position.from_json(json.dumps(told))


def test_a_position_with_the_values_of_a_box_is_written_down_with_them(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("points.start = 60\n", "utf-8")
    position = Position.new("ra", 2, seed=1, components=file)
    assert position.scores == [60, 60]
    again = Position.from_json(position.to_json())
    assert again.scores == [60, 60]
    assert again == position
    assert Position.from_json(Position.new("ra", 2, seed=1).to_json()).scores == [10, 10]


def test_a_position_speaks_in_names_words_and_numbers() -> None:
    position = walked("ra", 3, {}, 10)
    legal = position.legal_actions()
    named = [position.name(action) for action in legal]
    assert [position.code(name) for name in named] == legal
    assert [int(action) for action in position.mask().nonzero()[0]] == sorted(legal)
    own = dict(zip(position.feature_names, position.features(position.seat), strict=True))
    assert len(own) == len(position.features(0)) > 50
    assert "seat_2" in position.render(0)
    twin = position.copy()
    twin.play(named[0])
    position.play(legal[0])
    assert twin == position
    with pytest.raises(IllegalAction):
        position.play("fly away")


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_notebook_draws_it_as_a_spectator_sees_it(key: str) -> None:
    position = Position.new(key, seats=2, seed=1)
    told = position._repr_html_()
    tree = ElementTree.fromstring(told)
    known = {each.get("id") for each in tree.iter("symbol")}
    used = {each.get("href", "")[1:] for each in tree.iter("use")}
    assert len(used & known) >= 4
    assert len(tree.findall("svg")) == 1 + len([each for each in sheets(position) if each.width])
    assert all(line in "".join(tree.itertext()) for line in position.render().splitlines()[:3])


def sheets(position: Position) -> list[Any]:
    """The sheets of a position's scene."""
    seen = position.game.redact(position.state, NOBODY)
    return list(catalog.module(position.game.key, "scene").build(seen).sheets)
