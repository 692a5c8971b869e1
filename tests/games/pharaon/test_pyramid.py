"""Passing and the Time Pyramid (chapter 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay

RICH = "3 agriculture 3 construction 3 trade 3 power 3 justice 4 silver"


def pass_first(lay: Lay, space: int) -> Board:
    """Two players: seat 0 has passed and stands on a space of row 1, seat 1 is on turn."""
    board = lay(2, owned={0: "", 1: RICH}).play("pass", "take 1")
    board.player(0).space = space
    assert board.question() == "1 turn"
    return board


def acted(board: Board) -> Board:
    """The player on turn takes the first set there is."""
    board.play("act offerings", "no_bonus")
    return board.play(board.options()[0])


# Passing.


@pytest.mark.rule("PH-120", "PH-40")
def test_who_passes_enters_the_first_row_and_chooses_an_urn(lay: Lay) -> None:
    board = lay(owned={0: "agriculture"}).play("pass")
    assert board.place(0) == (0, 0)
    assert board.question() == "0 urn_choice"
    assert board.legal() == ["take 1", "take 2", "take 3"]
    board.play("take 2")
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "trade": 1, "power": 1}
    assert board.urns() == [1, 3]
    assert board.state.urn_discard == 1 << 2
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-120")
@pytest.mark.parametrize("answer", ["take 4", "take 30", "pass", "act offerings", "done"])
def test_only_an_urn_below_the_pyramid_can_be_taken(lay: Lay, answer: str) -> None:
    assert lay(owned={0: "agriculture"}).play("pass").why_not(answer) == "PH-120"


@pytest.mark.rule("PH-120")
def test_an_urn_taken_is_gone_for_the_others(lay: Lay) -> None:
    board = lay().play("pass", "take 2", "pass")
    assert board.legal() == ["take 1", "take 3"]
    assert board.why_not("take 2") == "PH-120"


@pytest.mark.rule("PH-120")
def test_rows_are_entered_from_the_first_to_the_fourth(lay: Lay) -> None:
    board = lay(5, urns=[1, 2, 3, 4, 5], owned={4: RICH})
    for seat in range(4):
        board.play("pass", f"take {seat + 1}")
    assert [board.place(seat) for seat in range(4)] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert board.question() == "4 turn"


@pytest.mark.rule("A-27", "PH-46")
def test_passing_is_always_allowed(lay: Lay) -> None:
    assert "pass" in lay(owned={0: RICH}).legal()


@pytest.mark.rule("PH-121")
def test_the_first_to_pass_takes_the_first_player_token_at_once(lay: Lay) -> None:
    board = lay(owned={0: "agriculture"}).play("act offerings", "set 1", "pass")
    assert board.state.first == 1
    assert board.told("first_player_taken")[-1][0] == 1


@pytest.mark.rule("PH-121")
def test_later_passers_do_not_get_the_token(lay: Lay) -> None:
    board = lay(owned={2: RICH}).play("pass", "take 1", "pass")
    assert board.state.first == 0


@pytest.mark.rule("PH-121", "PH-45")
def test_the_first_to_pass_starts_the_next_round(lay: Lay) -> None:
    board = lay(owned={0: "agriculture"}).play("act offerings", "set 1", "pass", "take 1")
    board.end_round()
    assert board.state.round == 2
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-122", "A-06")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_entering_another_row_brings_no_income(lay: Lay, row: int) -> None:
    board = lay(5, owned={4: RICH})
    for seat in range(row):
        board.play("pass", f"take {seat + 1}")
    board.play("pass", "take 5")
    assert board.place(row) == (row, 0)
    assert board.owned(row) == {"justice": 1, "agriculture": 1, "construction": 1, "silver": 1}


# Moving on.


@pytest.mark.rule("PH-47", "PH-123")
def test_a_passed_player_moves_one_space_on_each_turn(lay: Lay) -> None:
    board = acted(pass_first(lay, 0))
    assert board.place(0) == (0, 1)
    board.play("gain trade")
    assert board.question() == "1 turn"
    assert board.place(0) == (0, 1)


@pytest.mark.rule("PH-123", "PH-125")
def test_the_second_space_of_a_row_brings_a_basic_resource_of_choice(lay: Lay) -> None:
    board = acted(pass_first(lay, 0))
    assert board.question() == "0 gain"
    assert board.legal() == [f"gain {name}" for name in sorted(pieces.COLOR_NAMES)]
    before = board.owned(0).get("justice", 0)
    assert board.play("gain justice").owned(0)["justice"] == before + 1


@pytest.mark.rule("PH-123", "PH-125")
def test_the_income_here_or_that_to_the_left(lay: Lay) -> None:
    board = acted(pass_first(lay, 1))
    assert board.place(0) == (0, 2)
    assert board.question() == "0 income"
    assert board.legal() == ["collect_here", "collect_left"]
    here = board.fork().play("collect_here")
    assert here.owned(0)["silver"] == 1
    assert here.question() == "1 turn"
    left = board.fork().play("collect_left", "gain power")
    assert left.owned(0) == {"agriculture": 1, "construction": 1, "trade": 1, "power": 1}


@pytest.mark.rule("PH-123")
@pytest.mark.parametrize("answer", ["pass", "gain trade", "take 2", "act offerings", "done"])
def test_nothing_else_answers_the_choice_of_income(lay: Lay, answer: str) -> None:
    assert acted(pass_first(lay, 1)).why_not(answer) == "PH-123"


@pytest.mark.rule("PH-123")
def test_the_space_to_the_left_may_be_silver(lay: Lay) -> None:
    board = acted(pass_first(lay, 2))
    assert board.place(0) == (0, 3)
    assert board.fork().play("collect_left").owned(0)["silver"] == 1
    assert board.fork().play("collect_here").question() == "0 gain"


@pytest.mark.rule("PH-125", "PH-72")
def test_an_offering_of_the_pyramid_comes_from_the_zone_or_the_bag(lay: Lay) -> None:
    board = acted(pass_first(lay, 3)).play("collect_here")
    assert board.question() == "0 offering"
    assert board.legal() == ["bonus 1", "bonus 2", "bonus 3", "draw_offering"]
    assert board.fork().play("bonus 2").owned(0)["prestige_high"] == 1
    assert board.fork().play("draw_offering").question() == "* token"


@pytest.mark.rule("PH-125")
def test_a_resource_of_choice_is_never_silver(lay: Lay) -> None:
    board = acted(pass_first(lay, 0))
    assert not [name for name in board.legal() if "silver" in name]


@pytest.mark.rule("PH-125", "PH-34")
def test_a_resource_of_choice_must_be_in_the_supply(lay: Lay) -> None:
    owned = {0: "", 1: f"{RICH} 17 power 17 trade"}
    board = lay(2, owned=owned, urns=[5, 11, 14]).play("pass", "take 5")
    acted(board)
    assert board.legal() == ["gain agriculture", "gain construction", "gain justice"]
    assert board.why_not("gain power") == "PH-34"


@pytest.mark.rule("PH-124")
def test_a_disc_on_the_last_space_neither_moves_nor_earns(lay: Lay) -> None:
    board = pass_first(lay, 4)
    before = board.owned(0)
    acted(board)
    assert board.question() == "1 turn"
    assert board.place(0) == (0, 4)
    assert board.owned(0) == before


@pytest.mark.rule("PH-124")
@pytest.mark.parametrize(("row", "spaces"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_rows_grow_shorter_from_the_first_to_the_fourth(lay: Lay, row: int, spaces: int) -> None:
    board = pass_first(lay, 0)
    board.player(0).row = row
    for _ in range(7):
        if board.why_not("act offerings") != "":
            board.state.slots = vec[i64]([pieces.EMPTY] * 20)
            prestige = [pieces.PRESTIGE] * 2
            board.state.sets = vec[i64]([*prestige, *board.state.sets[2:]])
        board.play("act offerings", "no_bonus")
        while board.question() != "1 turn":
            board.play(board.options()[0])
        board.player(1).add(0, 3 - board.player(1).count(0))
    assert board.place(0) == (row, spaces - 1)


@pytest.mark.rule("PH-128", "PH-47")
def test_who_has_passed_cannot_act_again(lay: Lay) -> None:
    board = lay(2, owned={0: RICH, 1: RICH}).play("pass", "take 1")
    acted(board)
    assert board.question() == "0 gain"
    assert board.why_not("act offerings") != ""
    assert board.play("gain trade").question() == "1 turn"


# The last to pass.


@pytest.mark.rule("PH-126", "PH-130", "PH-131")
def test_the_last_to_pass_takes_an_urn_and_enters_no_row(lay: Lay) -> None:
    board = lay(owned={0: "", 1: "", 2: "agriculture"}).play("pass", "take 1", "take 2")
    assert board.question() == "2 turn"
    board.play("pass")
    if board.question() == "2 urn_choice":
        board.play("take 3")
    assert board.owned(2) == {"agriculture": 1, "trade": 1, "power": 1, "justice": 1}
    assert board.told("passed_last") == [(2, [0, 0, 0])]
    assert [seat for seat, _ in board.told("passed")] == [0, 1]
    assert [player.row for player in board.state.players] == [-1, -1, -1]


@pytest.mark.rule("PH-126")
def test_five_players_need_only_four_rows(lay: Lay) -> None:
    board = lay(5).end_round()
    assert [data[0] for _, data in board.told("passed")] == [1, 2, 3, 4]
    assert len(board.told("passed_last")) == 1


@pytest.mark.rule("PH-127")
def test_in_round_five_passing_brings_no_urn(lay: Lay) -> None:
    board = lay(owned={0: "agriculture", 1: "agriculture"}, round=5).play("pass")
    assert board.place(0) == (0, 0)
    assert board.owned(0) == {"agriculture": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-127")
def test_in_round_five_the_pyramid_pays_as_always(lay: Lay) -> None:
    board = lay(2, owned={0: "", 1: RICH}, round=5).play("pass")
    assert acted(board).question() == "0 gain"
