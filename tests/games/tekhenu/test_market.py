"""Opening sections of the card market (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay


def populate(board: Board) -> Board:
    """Hathor with the gray die, up to the next turn."""
    die = next(name for name in board.legal() if name.startswith("take hathor-gray"))
    return board.play(die, "perform hathor", "build row1_first")


@pytest.mark.rule("TK-66")
@pytest.mark.parametrize(("population", "opened"), [(7, False), (8, True)])
def test_population_nine_opens_the_third_section(lay: Lay, population: int, opened: bool) -> None:
    board = lay(dice="hathor-gray-1", owned={0: f"2 bread {population} population"})
    populate(board).until("1 turn")
    assert (board.market(3) != ["-"] * 4) == opened
    assert board.market(4) == ["-"] * 4


@pytest.mark.rule("TK-66")
def test_the_third_section_holds_four_cards(lay: Lay) -> None:
    board = lay(dice="hathor-gray-4", owned={0: "2 bread"})
    assert populate(board).question() == "* market_card"
    board.until("1 turn")
    assert [card[0] for card in board.market(3)] == ["B", "T", "T", "D"]
    assert board.told("section_opened") == [(board.told("section_opened")[0][0], [3, 0, 0])]


@pytest.mark.rule("TK-67")
@pytest.mark.parametrize(("population", "opened"), [(11, False), (12, True)])
def test_population_13_opens_the_fourth_section(lay: Lay, population: int, opened: bool) -> None:
    owned = {0: f"2 bread {population} population"}
    board = lay(dice="hathor-gray-1", owned=owned, opened=3)
    populate(board).until("1 turn")
    assert (board.market(4) != ["-"] * 4) == opened


@pytest.mark.rule("TK-67")
def test_the_fourth_section_holds_two_decrees(lay: Lay) -> None:
    board = lay(dice="hathor-gray-1", owned={0: "2 bread 12 population"}, opened=3)
    populate(board).until("1 turn")
    assert [card[0] for card in board.market(4)] == ["B", "T", "D", "D"]


@pytest.mark.rule("TK-68")
def test_one_jump_opens_the_third_section_before_the_fourth(lay: Lay) -> None:
    board = lay(dice="hathor-gray-6", owned={0: "2 bread 8 population"})
    populate(board).until("1 turn")
    assert [data[0] for _, data in board.told("section_opened")] == [3, 4]
    assert [card[0] for card in board.market(3)] == ["B", "T", "T", "D"]
    assert [card[0] for card in board.market(4)] == ["B", "T", "D", "D"]


@pytest.mark.rule("TK-68")
def test_a_section_opens_only_once(lay: Lay) -> None:
    board = lay(dice="hathor-gray-4", owned={0: "2 bread"}, opened=3)
    before = board.market(3)
    populate(board).until("1 turn")
    assert board.market(3) == before
    assert not board.told("section_opened")


@pytest.mark.rule("TK-68", "B19")
def test_a_section_stays_open_when_population_falls(lay: Lay) -> None:
    owned = {0: "2 papyrus 9 population 9 happiness"}
    board = lay(dice="horus-white-1", owned=owned, opened=3, cards={0: "B19"})
    board.play("take horus-white-1", "play B19").until("1 turn")
    assert board.track() == (8, 8)
    assert "-" not in board.market(3)


@pytest.mark.rule("TK-66", "P01")
def test_any_gain_of_population_opens_a_section(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: "3 limestone 6 population"}, display="P22 P23 P01")
    board.play("take ra-white-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert "-" not in board.market(3)


@pytest.mark.rule("TK-66", "TK-78")
def test_a_section_that_just_opened_is_open_to_others(lay: Lay) -> None:
    owned = {0: "2 bread 8 population", 1: "12 population 9 happiness"}
    board = lay(dice="hathor-gray-1 thoth-gray-1", owned=owned)
    populate(board).until("1 turn")
    board.play("take thoth-gray-1", "perform thoth")
    assert "section 3" in board.legal()
