"""Two players (rulebook p. 9, PH-170 to PH-174)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Begin, Board, Lay


def drafted(begin: Begin, *urns: int) -> Board:
    """The draft, seat 1 first, in which these urns are taken; urns 1, 2 and 3 lie open."""
    board = begin(2, first=0)
    board.play("noble scribe_1", "noble scribe_2", "keep scribe_1", f"take {urns[0]}")
    return board.play("noble scribe_3", "noble scribe_4", "keep scribe_3", f"take {urns[1]}")


def blocked(board: Board) -> dict[str, int]:
    """How many tokens lie on each sector."""
    counts = {color: len(board.sector(color)) for color in board.game.words["color"]}
    return {color: count for color, count in counts.items() if count}


def everybody_passes(board: Board, *urns: int) -> Board:
    """Both players pass and take these urns."""
    for urn in urns:
        board.play("pass", f"take {urn}")
    return board


@pytest.mark.rule("PH-170")
def test_three_urns_are_laid_out_for_the_draft(begin: Begin) -> None:
    assert begin(2).urns() == [1, 2, 3]


@pytest.mark.rule("PH-170", "PH-19")
def test_three_urns_are_laid_out_for_the_first_round(begin: Begin) -> None:
    board = drafted(begin, 1, 2).play("urn 10", "urn 11", "urn 12")
    assert board.urns() == [10, 11, 12]
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-170", "PH-133")
def test_three_urns_are_laid_out_for_the_next_round(lay: Lay) -> None:
    board = everybody_passes(lay(2), 1, 2).play("urn 10", "urn 11", "urn 12")
    assert board.urns() == [10, 11, 12]


@pytest.mark.rule("PH-171")
def test_the_urn_left_over_from_the_draft_blocks_slots(begin: Begin) -> None:
    board = drafted(begin, 1, 3)
    assert blocked(board) == {"construction": 1, "trade": 1, "power": 1}
    assert board.state.urn_discard >> 2 & 1
    assert board.supply("power") == 20 - 1 - 1  # one on the wheel, one from urn 3


@pytest.mark.rule("PH-171", "V-7")
def test_an_urn_with_two_of_a_color_blocks_two_of_its_slots(lay: Lay) -> None:
    board = lay(2, urns=[1, 2, 17])
    everybody_passes(board, 1, 2)
    assert blocked(board) == {"construction": 2, "power": 1}
    assert 3 - len(board.sector("power")) == 2
    assert 3 - len(board.sector("construction")) == 1
    assert board.state.urn_discard >> 17 & 1


@pytest.mark.rule("PH-171", "PH-53")
def test_a_blocked_slot_cannot_be_used(lay: Lay) -> None:
    owned = {0: "5 construction silver", 1: "5 construction silver"}
    board = lay(2, owned=owned, urns=[1, 2, 17], wheel="agriculture")
    everybody_passes(board, 1, 2).chance()
    assert board.facing("nobles") == "agriculture"
    area = next(name for name in board.game.words["area"] if board.facing(name) == "construction")
    assert area == "nile"
    board.play("choose_payment", "act nile", "column 6", "pay construction", "pay construction")
    board.play("urn 20", "advance trade")
    assert len(board.sector("construction")) == 3
    assert board.question() == "1 turn"
    assert board.why_not("act nile") == "PH-53"


@pytest.mark.rule("PH-172", "PH-54")
def test_the_wheel_is_emptied_before_it_is_blocked(lay: Lay) -> None:
    board = lay(2, slots="2 agriculture 2 justice trade:silver", urns=[1, 2, 3])
    everybody_passes(board, 1, 2)
    assert blocked(board) == {"trade": 1, "power": 1, "justice": 1}
    assert board.supply("silver") == 20 - 1
    assert board.supply("agriculture") == 20 - 1


@pytest.mark.rule("PH-173", "PH-127")
def test_the_urn_left_over_from_round_four_blocks_slots_in_round_five(lay: Lay) -> None:
    board = everybody_passes(lay(2, round=4), 1, 2).chance()
    assert board.state.round == 5
    assert board.urns() == []
    assert blocked(board) == {"trade": 1, "power": 1, "justice": 1}


@pytest.mark.rule("PH-173", "PH-127")
def test_nothing_is_left_over_from_round_five(lay: Lay) -> None:
    board = lay(2, round=5).play("pass", "pass")
    assert board.question() == "over"


@pytest.mark.rule("PH-174", "PH-52")
def test_two_players_use_three_slots_three_sets_and_three_bonus_tokens(lay: Lay) -> None:
    board = lay(2)
    assert board.state.limit == 3
    assert len(board.sets()) == 3
    assert len(board.bonus()) == 3


@pytest.mark.rule("PH-170", "PH-120", "PH-126")
def test_the_first_of_two_enters_row_one_and_the_last_does_not_enter(lay: Lay) -> None:
    board = lay(2).play("pass", "take 1")
    assert board.place(0) == (0, 0)
    assert board.state.first == 0
    board.play("pass", "take 3")
    assert board.told("passed") == [(0, [1, 0, 0])]
    assert board.told("passed_last")[0][0] == 1


@pytest.mark.rule("A-26", "PH-171")
def test_a_neutral_marker_blocks_where_the_supply_is_empty(lay: Lay) -> None:
    board = lay(2, owned={0: "20 justice silver", 1: "silver"}, urns=[1, 2, 3])
    everybody_passes(board, 1, 2)
    assert board.supply("justice") == 0
    slots = board.state.slots
    assert sum(1 for piece in slots if piece != -1) == 3
    assert 18 in slots
    everybody_passes(board.chance(), *board.urns()[:2])
    assert 18 not in board.state.slots
