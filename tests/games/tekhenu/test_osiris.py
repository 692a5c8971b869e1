"""Osiris builds workshops and quarries (chapter 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

ALL = ["papyrus", "bread", "limestone", "granite"]
ROW_3 = {"papyrus": "bread", "bread": "papyrus", "limestone": "granite", "granite": "limestone"}
ROW_4 = {"papyrus": "granite", "bread": "limestone", "limestone": "bread", "granite": "papyrus"}


def settle(board: Board, district: str) -> Board:
    """The Osiris action with the only gray die there."""
    die = next(name for name in board.legal() if name.startswith("take osiris-gray"))
    return board.play(die, "perform osiris", f"settle {district}")


def raised(**steps: int) -> list[int]:
    """The Production markers after so many steps from 2."""
    return [2 + steps.get(resource, 0) for resource in ALL]


@pytest.mark.rule("TK-81")
def test_osiris_costs_one_happiness_and_no_resources(lay: Lay) -> None:
    board = lay(dice="osiris-gray-1", owned={0: "1 gold"})
    assert settle(board, "bread").track() == (1, 5)
    assert board.owned() == {"gold": 1, "bread": 1}


@pytest.mark.rule("TK-81")
def test_happiness_zero_closes_osiris(lay: Lay) -> None:
    board = lay(dice="osiris-white-1", owned={0: "0 happiness"}).play("take osiris-white-1")
    assert board.why_not("perform osiris") == "TK-81"


@pytest.mark.rule("TK-81")
def test_a_full_row_closes_osiris(lay: Lay) -> None:
    osiris = {0: "papyrus-3 bread-3", 1: "limestone-3 granite-3"}
    board = lay(dice="osiris-white-3", osiris=osiris).play("take osiris-white-3")
    assert board.why_not("perform osiris") == "TK-81"


@pytest.mark.rule("TK-82")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_the_value_is_the_row(lay: Lay, row: int) -> None:
    board = lay(dice=f"osiris-gray-{row}")
    assert settle(board, "limestone").osiris() == [f"limestone-{row}"]


@pytest.mark.rule("TK-82")
def test_a_free_space_in_the_row_is_chosen(lay: Lay) -> None:
    board = lay(dice="osiris-gray-2", osiris={0: "papyrus-2", 1: "granite-2 bread-1"})
    board.play("take osiris-gray-2", "perform osiris")
    assert board.legal() == ["settle bread", "settle limestone"]
    assert board.why_not("settle papyrus") == "TK-82"
    assert board.why_not("settle granite") == "TK-82"


@pytest.mark.rule("TK-82")
def test_symbols_uncovered_have_no_effect_now(lay: Lay) -> None:
    board = lay(dice="osiris-gray-1", temple={0: "row1_first row2_first row3_first"})
    settle(board, "papyrus")
    assert board.player(0).buildings == 4
    assert board.vp() == 10
    assert board.owned() == {"papyrus": 1}


@pytest.mark.rule("TK-83")
@pytest.mark.parametrize("district", ALL)
def test_row_one_gives_one_step_and_one_resource(lay: Lay, district: str) -> None:
    board = settle(lay(dice="osiris-gray-1"), district)
    assert board.markers() == raised(**{district: 1})
    assert board.owned() == {district: 1}


@pytest.mark.rule("TK-83")
@pytest.mark.parametrize("district", ["papyrus", "bread", "granite"])
def test_row_two_gives_the_same_once_its_gold_is_gone(lay: Lay, district: str) -> None:
    board = settle(lay(dice="osiris-gray-2", osiris={1: "limestone-2"}), district)
    assert board.markers() == raised(**{district: 1})
    assert board.owned() == {district: 1}


@pytest.mark.rule("TK-83", "TK-13")
def test_the_first_building_in_row_two_takes_the_gold(lay: Lay) -> None:
    dice = "osiris-gray-2 osiris-gray-2"
    board = settle(lay(dice=dice), "granite")
    assert board.owned(0) == {"granite": 1, "gold": 1}
    assert settle(board, "bread").owned(1) == {"bread": 1}


@pytest.mark.rule("TK-83", "AMB-07")
@pytest.mark.parametrize("district", ALL)
def test_row_three_raises_two_markers(lay: Lay, district: str) -> None:
    board = settle(lay(dice="osiris-gray-3"), district)
    assert board.markers() == raised(**{district: 1, ROW_3[district]: 1})
    assert board.owned() == {district: 1}


@pytest.mark.rule("TK-83", "AMB-07")
@pytest.mark.parametrize("district", ALL)
def test_row_four_raises_two_markers_and_gives_gold(lay: Lay, district: str) -> None:
    board = settle(lay(dice="osiris-gray-4"), district)
    assert board.markers() == raised(**{district: 1, ROW_4[district]: 1})
    assert board.owned() == {district: 1, "gold": 1}


@pytest.mark.rule("TK-83")
@pytest.mark.parametrize("district", ALL)
def test_row_five_gives_two_steps_and_two_resources(lay: Lay, district: str) -> None:
    board = settle(lay(dice="osiris-gray-5"), district)
    assert board.markers() == raised(**{district: 2})
    assert board.owned() == {district: 2}


@pytest.mark.rule("TK-83")
@pytest.mark.parametrize("other", ALL)
def test_row_six_raises_any_other_marker_too(lay: Lay, other: str) -> None:
    board = settle(lay(dice="osiris-gray-6"), "bread")
    assert board.question() == "0 marker"
    assert board.legal() == sorted(f"raise {resource}" for resource in ALL)
    board.play(f"raise {other}")
    assert board.markers() == raised(
        **({"bread": 3} if other == "bread" else {"bread": 2, other: 1})
    )
    assert board.owned() == {"bread": 2}


@pytest.mark.rule("TK-84", "AMB-39")
@pytest.mark.parametrize("level", [5, 6])
def test_a_production_marker_stops_at_six(lay: Lay, level: int) -> None:
    board = settle(lay(dice="osiris-gray-5", make={0: f"{level} granite"}), "granite")
    assert board.markers() == [2, 2, 2, 6]
    assert board.owned() == {"granite": 2}


@pytest.mark.rule("TK-84", "AMB-39")
def test_osiris_is_allowed_with_all_markers_at_six(lay: Lay) -> None:
    top = {0: "6 papyrus 6 bread 6 limestone 6 granite"}
    board = settle(lay(dice="osiris-gray-6", make=top), "granite").until("1 turn")
    assert board.markers() == [6, 6, 6, 6]
    assert board.owned() == {"granite": 2}


@pytest.mark.rule("TK-85", "TK-102")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(1, 2, 3), (6, 5, 0), (4, 5, 3)])
def test_the_higher_row_wins_a_tie(lay: Lay, mine: int, theirs: int, points: int) -> None:
    osiris = {0: f"granite-{mine}", 1: f"granite-{theirs}"}
    board = lay(at=1, dice_each=3, rotations=3, osiris=osiris).turn().until("destiny")
    assert board.sheet(0).get("districts", 0) == points


@pytest.mark.rule("TK-81")
def test_the_last_happiness_pays_for_osiris(lay: Lay) -> None:
    board = settle(lay(dice="osiris-gray-1", owned={0: "1 happiness"}), "bread")
    assert board.track() == (0, 5)
