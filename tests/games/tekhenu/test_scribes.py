"""Scribes and the Anubis action (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

ALL = ["papyrus", "bread", "limestone", "granite"]


def values(board: Board) -> list[int]:
    """The values the die in hand may be changed to."""
    return [int(name[-1]) for name in board.legal() if name.startswith("value ")]


@pytest.mark.rule("TK-33")
def test_without_scribes_a_die_keeps_its_value(lay: Lay) -> None:
    board = lay(dice="horus-white-3").play("take horus-white-3")
    assert values(board) == []
    assert board.why_not("value 4") == "TK-34"


@pytest.mark.rule("TK-33", "TK-34", "TK-35")
def test_anubis_and_a_change_of_pips_for_three_scribes(lay: Lay) -> None:
    board = lay(dice="bastet-white-5", owned={0: "3 scribe"})
    board.play("anubis", "take bastet-white-5", "value 6", "produce granite")
    assert board.owned() == {"granite": 2}
    assert board.surplus() == [0, 0, 0, 4]


@pytest.mark.rule("TK-34")
@pytest.mark.parametrize(
    ("scribes", "rolled", "reach"),
    [
        (1, 3, [1, 2, 4, 5]),
        (1, 6, [4, 5]),
        (1, 1, [2, 3]),
        (2, 1, [2, 3, 4, 5]),
        (2, 6, [2, 3, 4, 5]),
        (3, 1, [2, 3, 4, 5, 6]),
        (1, 5, [3, 4, 6]),
    ],
)
def test_how_far_scribes_change_a_die(
    lay: Lay, scribes: int, rolled: int, reach: list[int]
) -> None:
    board = lay(dice=f"horus-white-{rolled}", owned={0: f"{scribes} scribe"})
    assert values(board.play(f"take horus-white-{rolled}")) == reach


@pytest.mark.rule("TK-34")
@pytest.mark.parametrize(("value", "left"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 0)])
def test_each_scribe_changes_the_value_by_one_or_two(lay: Lay, value: int, left: int) -> None:
    board = lay(dice="horus-white-1", owned={0: "3 scribe"})
    board.play("take horus-white-1", f"value {value}", "produce limestone")
    assert board.player(0).scribes == left
    assert board.held("limestone") + board.surplus()[2] == value


@pytest.mark.rule("TK-34")
def test_six_and_one_are_no_neighbors(lay: Lay) -> None:
    board = lay(dice="horus-white-6", owned={0: "1 scribe"}).play("take horus-white-6")
    assert board.why_not("value 1") == "TK-34"


@pytest.mark.rule("TK-34")
def test_the_value_may_be_left_as_it_is(lay: Lay) -> None:
    board = lay(dice="horus-white-2", owned={0: "2 scribe"})
    board.play("take horus-white-2", "produce limestone")
    assert board.owned() == {"limestone": 2, "scribe": 2}


@pytest.mark.rule("TK-34", "TK-32")
def test_a_die_may_be_taken_that_only_scribes_make_useful(lay: Lay) -> None:
    full = {1: "papyrus-3 bread-3 limestone-3 granite-3"}
    board = lay(dice="osiris-gray-3", osiris=full)
    assert board.why_not("take osiris-gray-3") == "TK-81"
    board = lay(dice="osiris-gray-3", osiris=full, owned={0: "1 scribe"})
    board.play("take osiris-gray-3")
    assert board.legal() == ["value 1", "value 2", "value 4", "value 5"]
    board.play("value 5", "perform osiris", "settle bread")
    assert board.osiris() == ["bread-5"]


@pytest.mark.rule("TK-35")
@pytest.mark.parametrize("scribes", [0, 1])
def test_anubis_needs_two_scribes(lay: Lay, scribes: int) -> None:
    board = lay(owned={0: f"{scribes} scribe"})
    assert board.why_not("anubis") == "TK-35"


@pytest.mark.rule("TK-35")
def test_anubis_costs_exactly_two_scribes(lay: Lay) -> None:
    board = lay(owned={0: "4 scribe"})
    board.play("anubis", "take hathor-brown-1", "produce bread")
    assert board.owned() == {"bread": 1, "scribe": 2}


@pytest.mark.rule("TK-35")
def test_anubis_takes_even_a_forbidden_die(lay: Lay) -> None:
    board = lay(dice="horus-black-2", owned={0: "2 scribe"})
    assert board.why_not("take horus-black-2") == "TK-28"
    board.play("anubis", "take horus-black-2", "produce granite")
    assert board.owned() == {"granite": 2}


@pytest.mark.rule("TK-35")
@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "bastet", "thoth", "osiris"])
def test_anubis_performs_any_god_action(lay: Lay, god: str) -> None:
    rich = {0: "2 scribe 9 papyrus 9 bread 9 limestone 9 granite"}
    board = lay(dice="horus-black-2", owned=rich)
    board.play("anubis", "take horus-black-2", f"perform {god}")
    assert board.told("action_began") == [(0, [*god_number(god), 2, 0])]


def god_number(god: str) -> list[int]:
    """A god as events name it."""
    return [["horus", "ra", "hathor", "bastet", "thoth", "osiris"].index(god)]


@pytest.mark.rule("TK-35", "AMB-02")
@pytest.mark.parametrize("resource", ALL)
def test_anubis_produces_any_resource_even_with_a_gray_die(lay: Lay, resource: str) -> None:
    board = lay(dice="horus-gray-3", owned={0: "2 scribe"})
    board.play("anubis", "take horus-gray-3", f"produce {resource}")
    assert board.owned() == {resource: 2}
    assert board.surplus()[ALL.index(resource)] == 1


@pytest.mark.rule("TK-35", "TK-38")
def test_anubis_does_not_pay_the_action(lay: Lay) -> None:
    board = lay(dice="horus-gray-3", owned={0: "2 scribe"}).play("anubis", "take horus-gray-3")
    assert board.why_not("perform hathor") == "TK-62"
    assert board.why_not("perform bastet") == "TK-69"
    assert board.why_not("perform horus") == "TK-41"
    assert board.why_not("perform ra") == "TK-53"
    assert board.why_not("perform thoth") == "TK-77"


@pytest.mark.rule("TK-36")
def test_an_anubis_die_lies_below_the_scales(lay: Lay) -> None:
    board = lay(owned={0: "2 scribe"}).play("anubis", "take hathor-brown-1", "produce bread")
    assert board.scales() == ["below brown-1"]


@pytest.mark.rule("TK-36", "TK-88")
def test_an_anubis_die_counts_for_the_rotation(lay: Lay) -> None:
    board = lay(owned={0: "2 scribe"}, order=[1, 0], at=1, dice_each=1)
    board.play("anubis", "take hathor-brown-1", "produce bread")
    assert board.told("wheel_turned")


@pytest.mark.rule("TK-36", "TK-93")
def test_an_anubis_die_does_not_count_in_the_balance(lay: Lay) -> None:
    scales = {0: "left:white-4 right:gray-3 below:white-6"}
    board = lay(scales=scales, owned={0: "2 scribe"}, order=[1, 0], at=1, dice_each=3)
    board.play("anubis", "take hathor-brown-1", "produce bread").until("destiny")
    assert (0, [1, 0, 0]) in board.told("balance_found")


@pytest.mark.rule("TK-33")
def test_anubis_is_decided_before_the_die_is_taken(lay: Lay) -> None:
    board = lay(owned={0: "4 scribe"}).play("take hathor-brown-1")
    assert board.why_not("anubis") == "TK-30"


@pytest.mark.rule("TK-29", "AMB-01")
def test_anubis_with_changed_pips_keeps_the_rolled_ones(lay: Lay) -> None:
    board = lay(dice="bastet-white-5", owned={0: "3 scribe"})
    board.play("anubis", "take bastet-white-5", "value 6", "produce granite")
    assert board.scales() == ["below white-5"]


@pytest.mark.rule("TK-34")
def test_a_change_to_the_same_value_is_none(lay: Lay) -> None:
    board = lay(dice="horus-white-3", owned={0: "1 scribe"}).play("take horus-white-3")
    assert board.why_not("value 3") == "TK-34"


@pytest.mark.rule("TK-35")
def test_anubis_takes_a_die_that_is_there(lay: Lay) -> None:
    board = lay(owned={0: "4 scribe"}).play("anubis")
    assert board.why_not("take ra-white-3") == "TK-35"
    assert board.why_not("anubis") == "TK-35"


@pytest.mark.rule("TK-35", "TK-30")
def test_anubis_is_one_action_only(lay: Lay) -> None:
    board = lay(owned={0: "4 scribe"})
    board.play("anubis", "take hathor-brown-1", "produce granite")
    assert board.question() == "1 turn"


@pytest.mark.rule("TK-34", "TK-52")
def test_the_effective_value_selects_the_tile(lay: Lay) -> None:
    owned = {0: "9 limestone 9 granite 1 scribe"}
    board = lay(dice="ra-white-4", owned=owned, display="P25 P26 P27")
    board.play("take ra-white-4", "value 5", "perform ra", "place r3c3", "rotate 0")
    assert board.until("1 turn").sheet() == {"pillar_display": 3}
