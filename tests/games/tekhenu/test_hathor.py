"""Hathor builds Buildings at the Temple Complex (chapter 10)."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from typing import TYPE_CHECKING

import pytest

from maat.games import tekhenu

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

DATA = tomllib.loads(
    resources.files("maat.games.tekhenu").joinpath("components.toml").read_text("utf-8")
)
FIRST = [f"{line}{number}_first" for line in ("row", "column") for number in range(1, 6)]
SECOND = [f"{line}{number}_second" for line in ("row", "column") for number in range(1, 6)]
THREE = ["row1_second", "row3_second", "row5_second", "column2_second", "column4_second"]


def build(board: Board, space: str) -> Board:
    """The Hathor action with the only gray die at Hathor, up to the next turn."""
    die = next(name for name in board.legal() if name.startswith("take hathor-gray"))
    return board.play(die, "perform hathor", f"build {space}").until("1 turn")


@pytest.mark.rule("TK-62")
@pytest.mark.parametrize(
    ("space", "cost"),
    [
        ("row1_first", 2),
        ("row2_first", 3),
        ("row3_first", 4),
        ("column4_first", 3),
        ("column5_first", 2),
        ("row1_second", 3),
        ("row3_second", 4),
        ("column2_second", 4),
    ],
)
def test_a_space_costs_the_bread_printed_on_it(lay: Lay, space: str, cost: int) -> None:
    board = lay(3, dice="hathor-gray-1", owned={0: "9 bread"})
    build(board, space)
    assert (0, [1, cost, 0]) in board.told("paid")


@pytest.mark.rule("TK-62", "TK-38")
def test_only_spaces_that_can_be_paid_are_open(lay: Lay) -> None:
    board = lay(dice="hathor-gray-1", owned={0: "2 bread 1 gold"})
    board.play("take hathor-gray-1", "perform hathor")
    assert board.why_not("build row3_first") == "TK-38"
    assert board.why_not("build column3_first") == "TK-38"
    assert len(board.legal()) == 8


@pytest.mark.rule("TK-62")
@pytest.mark.parametrize("value", [1, 6])
def test_the_value_does_not_limit_the_space(lay: Lay, value: int) -> None:
    board = lay(dice=f"hathor-gray-{value}", owned={0: "9 bread"})
    board.play(f"take hathor-gray-{value}", "perform hathor")
    assert board.legal() == sorted(f"build {space}" for space in FIRST)


@pytest.mark.rule("TK-62")
@pytest.mark.parametrize(
    ("seats", "spaces"), [(2, FIRST), (3, [*FIRST, *THREE]), (4, [*FIRST, *SECOND])]
)
def test_some_spaces_need_more_players(lay: Lay, seats: int, spaces: list[str]) -> None:
    board = lay(seats, dice="hathor-gray-1", owned={0: "9 bread"})
    board.play("take hathor-gray-1", "perform hathor")
    assert board.legal() == sorted(f"build {space}" for space in spaces)


@pytest.mark.rule("TK-62")
def test_a_space_holds_one_building(lay: Lay) -> None:
    board = lay(
        dice="hathor-gray-1", owned={0: "9 bread"}, temple={0: "row1_first", 1: "row2_first"}
    )
    board.play("take hathor-gray-1", "perform hathor")
    assert board.why_not("build row1_first") == "TK-62"
    assert board.why_not("build row2_first") == "TK-62"


@pytest.mark.rule("TK-63")
def test_symbols_uncovered_have_no_effect_now(lay: Lay) -> None:
    osiris = {0: "papyrus-1 papyrus-3 papyrus-4"}
    board = lay(dice="hathor-gray-1", owned={0: "2 bread"}, osiris=osiris)
    build(board, "row5_first")
    assert board.player(0).buildings == 4
    assert board.vp() == 10
    assert board.owned()["bread"] == 1


@pytest.mark.rule("TK-64")
def test_empty_spaces_give_one_unit_each(lay: Lay) -> None:
    board = lay(dice="hathor-gray-1", owned={0: "3 bread"})
    build(board, "row2_first")
    assert board.owned() == {"granite": 1, "bread": 1, "papyrus": 1, "limestone": 1, "faith": 1}


@pytest.mark.rule("TK-64", "AMB-19")
def test_a_building_belongs_to_one_line(lay: Lay) -> None:
    board = lay(dice="hathor-gray-1", owned={0: "2 bread"}, pillars={0: "r1c1 r5c1 r5c5"})
    build(board, "column1_first")
    assert board.sheet() == {"hathor": 6}
    assert board.owned() == {"granite": 1, "papyrus": 1, "faith": 1}


@pytest.mark.rule("TK-64")
def test_own_pillars_give_points_and_others_nothing(lay: Lay) -> None:
    pillars = {0: "r1c1 r1c2", 1: "r1c3 r1c4"}
    board = lay(dice="hathor-gray-1", owned={0: "2 bread"}, pillars=pillars)
    build(board, "row1_first")
    assert board.vp() == 16
    assert board.owned() == {"papyrus": 1}


@pytest.mark.rule("TK-64")
def test_the_second_space_of_a_line_pays_like_the_first(lay: Lay) -> None:
    board = lay(3, dice="hathor-gray-1", owned={0: "3 bread"}, temple={1: "row1_first"})
    build(board, "row1_second")
    assert board.owned() == {"limestone": 1, "gold": 1, "granite": 1, "bread": 1, "papyrus": 1}


@pytest.mark.rule("TK-64", "AMB-40")
def test_of_several_kinds_one_unit_is_chosen(lay: Lay) -> None:
    data = copy.deepcopy(DATA)
    data["temple"]["rewards"][0][0] = "2 bread + 1 faith"
    board = lay(dice="hathor-gray-1", owned={0: "2 bread"}, game=tekhenu.make(data))
    board.play("take hathor-gray-1", "perform hathor", "build row1_first")
    assert board.question() == "0 goods"
    assert board.legal() == ["gain bread", "gain faith"]
    board.play("gain faith").until("1 turn")
    assert board.owned() == {"gold": 1, "granite": 1, "bread": 1, "papyrus": 1, "faith": 1}


@pytest.mark.rule("TK-65")
@pytest.mark.parametrize("value", [1, 3, 6])
def test_population_rises_by_the_value(lay: Lay, value: int) -> None:
    board = lay(dice=f"hathor-gray-{value}", owned={0: "2 bread"})
    assert build(board, "row1_first").track() == (2, 5 + value)


@pytest.mark.rule("TK-65", "AMB-09")
def test_population_ends_at_21(lay: Lay) -> None:
    board = lay(dice="hathor-gray-6", owned={0: "2 bread 18 population"}, opened=4)
    assert build(board, "row1_first").track() == (2, 21)


@pytest.mark.rule("TK-65", "TK-34")
def test_scribes_raise_population_too(lay: Lay) -> None:
    board = lay(dice="hathor-gray-1", owned={0: "2 bread 1 scribe"})
    board.play("take hathor-gray-1", "value 3", "perform hathor", "build row1_first")
    assert board.track() == (2, 8)
