"""The worked examples of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay


@pytest.mark.rule("X-1", "TK-25")
@pytest.mark.parametrize(
    ("die", "side"),
    [
        ("ra-white-2", "left"),
        ("osiris-white-2", "right"),
        ("bastet-white-2", ""),
        ("bastet-black-2", "left"),
        ("osiris-black-2", "right"),
        ("ra-black-2", ""),
        ("osiris-yellow-2", "left"),
        ("osiris-brown-2", "left"),
        ("ra-yellow-2", "right"),
        ("bastet-yellow-2", ""),
        ("bastet-brown-2", "right"),
        ("ra-brown-2", ""),
    ],
)
def test_examples_1_to_3_purity_of_colored_dice(lay: Lay, die: str, side: str) -> None:
    board = lay(dice=die)
    if not side:
        assert board.why_not(f"take {die}") == "TK-28"
        return
    board.play(f"take {die}").until("1 turn")
    assert board.scales()[0].split()[0] == side


@pytest.mark.rule("X-1", "TK-26")
def test_example_4_gray_dice_are_always_tainted(lay: Lay) -> None:
    owned = {0: "9 papyrus 9 bread 9 limestone 9 granite"}
    board = lay(dice="ra-gray-1 hathor-gray-1 bastet-gray-1", owned=owned)
    gray = [board.state.purity(4, god) for god in range(6)]
    assert gray == [1] * 6
    assert {"take ra-gray-1", "take hathor-gray-1", "take bastet-gray-1"} <= set(board.legal())


@pytest.mark.rule("X-2", "TK-93", "TK-94", "TK-96")
@pytest.mark.parametrize(
    ("faith", "balance", "points"), [("weigh_nothing", -6, 8), ("left 1", -5, 9)]
)
def test_examples_5_to_7_a_balance_of_minus_six(
    lay: Lay, faith: str, balance: int, points: int
) -> None:
    """Faith on the left brings it to minus five, and the loss from 2 VP to 1."""
    board = lay(
        at=1,
        dice_each=3,
        scales={0: "left:white-3 right:gray-4 right:yellow-4 below:black-6"},
        surplus={0: "1 bread"},
        owned={0: "1 faith"},
    )
    board.turn().play(faith).until("destiny")
    assert (0, [balance, 0, 0]) in board.told("balance_found")
    assert board.vp(0) == points


@pytest.mark.rule("X-3", "TK-103")
def test_example_8_three_buildings_and_two_pillars(lay: Lay) -> None:
    """3 VP for the Buildings, 3 for the first Pillar and 2 for the second."""
    board = lay(
        3,
        at=2,
        dice_each=3,
        rotations=3,
        temple={0: "row1_first row1_second column2_first"},
        pillars={0: "r1c2 r1c4"},
    )
    assert board.turn().until("destiny").sheet(0)["temple"] == 8


@pytest.mark.rule("X-4", "TK-103")
def test_example_9_a_building_without_a_pillar_in_its_line(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, rotations=3, temple={0: "row1_first"}, pillars={0: "r2c2 r3c3"})
    assert board.turn().until("destiny").sheet(0)["temple"] == 1


@pytest.mark.rule("X-5", "TK-110")
def test_example_10_of_two_decrees_with_one_symbol_one_counts(lay: Lay) -> None:
    """D07 stands alone, D16 and D18 share the symbol of Statues."""
    board = lay(
        at=1,
        dice_each=3,
        rotations=7,
        cards={0: "D07 D16 D18"},
        owned={0: "2 scribe"},
        statues={0: "ra hathor temple_row"},
    )
    board.turn().until("over")
    assert [data[1] for _, data in board.told("decree_scored")] == [6, 9]


@pytest.mark.rule("TK-34")
def test_example_11_scribes_change_the_pips(lay: Lay) -> None:
    board = lay(dice="osiris-white-2", owned={0: "2 scribe"})
    board.play("take osiris-white-2", "value 6", "perform osiris", "settle papyrus")
    board.until("1 turn")
    assert board.osiris() == ["papyrus-6"]
    assert board.player(0).scribes == 0


@pytest.mark.rule("TK-35", "TK-36")
def test_example_12_an_anubis_die_lies_below_the_scales(lay: Lay) -> None:
    board = lay(dice="ra-black-4", owned={0: "2 scribe"})
    board.play("anubis", "take ra-black-4", "perform osiris", "settle granite")
    assert board.scales() == ["below black-4"]
    assert board.osiris() == ["granite-4"]


@pytest.mark.rule("TK-33")
def test_three_scribes_for_anubis_and_a_change(lay: Lay) -> None:
    board = lay(dice="ra-black-4", owned={0: "3 scribe"})
    board.play("anubis", "take ra-black-4", "value 5", "perform osiris", "settle granite")
    assert board.osiris() == ["granite-5"]
    assert board.player(0).scribes == 0


@pytest.mark.rule("X-6", "TK-43", "TK-44")
def test_example_13_a_statue_for_hathor(lay: Lay) -> None:
    """Value 4 is Hathor; her Statue brings 1 Gold when another player performs her action."""
    board = lay(4, dice="horus-white-4 hathor-gray-1", owned={0: "2 granite", 1: "2 bread"})
    board.play("take horus-white-4", "perform horus", "honor hathor")
    assert board.owned(0) == {}
    board.play("take hathor-gray-1", "perform hathor", "build row1_first").until("2 turn")
    assert board.owned(0) == {"gold": 1}


@pytest.mark.rule("X-7", "TK-55")
def test_example_14_two_matching_edges_in_a_corner(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: "3 limestone"}, display="P22 P23 P01")
    board.play("take ra-white-1", "perform ra", "place r1c1", "rotate 0").until("1 turn")
    assert board.sheet()["pillar_edges"] == 4


@pytest.mark.rule("TK-58")
@pytest.mark.parametrize(
    ("tile", "wheel"), [("P17", "horus"), ("P16", "hathor"), ("P18", "bastet")]
)
def test_example_15_tiles_that_fit_the_light_of_ra(lay: Lay, tile: str, wheel: str) -> None:
    owned = {0: "9 limestone 9 granite"}
    board = lay(wheel=wheel, dice="ra-gray-1", owned=owned, display=f"P22 P23 {tile}")
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.player(0).gold == 2


@pytest.mark.rule("X-8", "TK-70", "TK-71")
def test_example_16_a_gray_six_for_bastet(lay: Lay) -> None:
    """Happiness advances by 4 only, because it stops at Population."""
    owned = {0: "2 papyrus 3 happiness 7 population"}
    board = lay(dice="bastet-gray-6", owned=owned)
    board.play("take bastet-gray-6", "perform bastet")
    assert board.track() == (7, 7)
    assert board.owned() == {}


@pytest.mark.rule("X-9", "TK-87", "TK-93")
def test_example_17_two_of_five_bread_are_surplus(lay: Lay) -> None:
    board = lay(dice="osiris-brown-5", make={0: "3 bread"}, order=[1, 0], at=1, dice_each=3)
    board.play("take osiris-brown-5", "produce bread")
    assert board.held("bread") == 3
    board.until("destiny")
    assert (0, [5 - 2, 0, 0]) in board.told("balance_found")


@pytest.mark.rule("X-9", "TK-87")
def test_example_18_all_four_limestone_are_kept(lay: Lay) -> None:
    board = lay(dice="osiris-white-4", make={0: "5 limestone"})
    board.play("take osiris-white-4", "produce limestone")
    assert board.owned() == {"limestone": 4}
    assert board.surplus() == [0, 0, 0, 0]
