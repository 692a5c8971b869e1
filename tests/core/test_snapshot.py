"""A position as plain data."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from maat.core.dealer import QuickDealer
from maat.core.game import Game
from maat.core.log import Log
from maat.core.snapshot import digest, dump


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
