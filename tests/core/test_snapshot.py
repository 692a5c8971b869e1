"""A position as plain data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from maat import catalog, positions
from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.log import Log
from maat.core.snapshot import Plain, digest, dump, fill


@dataclass
class Box:
    """Something with a field that does not count."""

    tiles: list[int]
    owner: str | None = None
    cache: object = field(default=None, compare=False)


def test_a_position_becomes_names_numbers_and_lists(cups: Game[Any]) -> None:
    plain = dump(cups.new(2))
    assert plain == {
        "seats": 2,
        "agenda": {
            "step": 0,
            "seat": -1,
            "datum": 0,
            "below": {
                "step": 0,
                "seat": -1,
                "datum": 1,
                "below": {
                    "step": 1,
                    "seat": 0,
                    "datum": 0,
                    "below": {
                        "step": 1,
                        "seat": 1,
                        "datum": 0,
                        "below": {"step": 2, "seat": 0, "datum": 0, "below": None},
                    },
                },
            },
        },
        "cards": [-1, -1],
        "tokens": [-1, -1],
        "points": [0, 0],
        "walked": 0,
        "peeked": False,
        "bonus": 0,
    }
    assert json.loads(json.dumps(plain)) == plain


def test_fields_that_do_not_count_are_left_out() -> None:
    assert dump(Box([1], "me", object())) == {"tiles": [1], "owner": "me"}


def test_tuples_become_lists() -> None:
    assert dump((1, (True, None), "a")) == [1, [True, None], "a"]


@pytest.mark.parametrize("value", [1.5, {1}, b"x", {"a": 1}])
def test_what_is_not_plain_data_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="not plain data"):
        dump([value])


def test_equal_positions_have_equal_digests(cups: Game[Any]) -> None:
    state = cups.new(3)
    cups.deal(state, QuickDealer("digest"))
    twin = cups.copy(state)
    twin.listener = Log()
    assert digest(twin) == digest(state)


def test_a_small_change_changes_the_digest(cups: Game[Any]) -> None:
    state = cups.new(3)
    before = digest(state)
    state.points[2] = 1
    assert digest(state) != before


def test_the_digest_can_be_computed_by_anybody(cups: Game[Any]) -> None:
    state = cups.new(2)
    cups.playout(state, QuickDealer("anybody"))
    cards, tokens, points = state.cards, state.tokens, state.points
    text = (
        f'{{"agenda":null,"bonus":0,"cards":{cards},"peeked":false,'
        f'"points":{points},"seats":2,"tokens":{tokens},"walked":0}}'
    )
    assert digest(state) == hashlib.sha256(text.replace(" ", "").encode()).hexdigest()


@pytest.mark.parametrize("key", catalog.games())
def test_a_position_is_read_back_from_its_plain_data(key: str) -> None:
    game = catalog.load(key)
    state, dealer = game.new(2), QuickDealer("back")
    for _ in range(20):
        game.deal(state, dealer)
        game.apply(state, game.legal_actions(state)[-1])
    told = json.loads(json.dumps(positions.told(game, state)))
    assert digest(positions.read(told)[1]) == digest(state)


def player(plain: Any) -> Any:
    return plain["players"][0]


def without_a_player(plain: Any) -> None:
    plain["players"].pop()


def with_numbers_for_players(plain: Any) -> None:
    plain["players"] = [0, 0]


def row(plain: Any) -> str:
    """A field that is a row of numbers: the market of Tekhenu, the wheel of Pharaon, Ra's bag."""
    return next(name for name in ("market", "slots", "bag") if isinstance(plain.get(name), list))


def with_a_player_in_a_row(plain: Any) -> None:
    plain[row(plain)][0] = player(plain)


def with_rows_in_a_row(plain: Any) -> None:
    plain[row(plain)] = [[number] for number in plain[row(plain)]]


def with_a_list_for_a_number(plain: Any) -> None:
    plain["seats"] = [2]


def with_nothing_for_a_number(plain: Any) -> None:
    plain["seats"] = None


def with_a_number_for_a_question(plain: Any) -> None:
    plain["agenda"] = 1


def with_another_field(plain: Any) -> None:
    player(plain)["luck"] = 7


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (without_a_player, "players has 2 parts, not 1"),
        (with_numbers_for_players, "Player is not filled from int"),
        (with_a_player_in_a_row, "(market|slots|bag) is a row of numbers"),
        (with_rows_in_a_row, "(market|slots|bag) is of another shape"),
        (with_a_list_for_a_number, "seats is not filled from a list"),
        (with_nothing_for_a_number, "seats is not filled from NoneType"),
        (with_a_number_for_a_question, "agenda is not filled from int"),
        (with_another_field, "Player differs in luck"),
    ],
)
@pytest.mark.parametrize("key", catalog.games())
def test_plain_data_of_another_shape_is_refused_by_the_name_of_its_field(
    key: str, spoil: Callable[[Any], None], said: str
) -> None:
    game = catalog.load(key)
    plain: Plain = dump(game.new(2))
    spoil(plain)
    with pytest.raises((TypeError, ValueError), match=said):
        fill(game.new(2), plain)


@dataclass
class Shelf:
    """Rows in a row."""

    boards: list[list[int]]


def test_numbers_do_not_stand_for_rows() -> None:
    shelf = Shelf([[1, 2], [3]])
    with pytest.raises(TypeError, match="boards is of another shape"):
        fill(shelf, {"boards": [1, 2]})
    fill(shelf, {"boards": [[3], []]})
    assert dump(shelf) == {"boards": [[3], []]}
