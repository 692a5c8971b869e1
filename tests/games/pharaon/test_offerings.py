"""The offerings area and its tokens (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay


@pytest.mark.rule("PH-70", "PH-71")
def test_one_resource_buys_a_set_of_two_tokens(lay: Lay) -> None:
    board = lay(owned={0: "agriculture"}).play("act offerings")
    assert board.question() == "0 set"
    assert board.legal() == ["set 1", "set 2", "set 3", "set 4"]
    board.play("set 3")
    assert board.owned(0) == {"trade_token": 1, "nobles_token": 1}
    assert board.sets()[2] == "- -"
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-70", "PH-71")
def test_a_second_resource_of_the_same_color_adds_a_bonus_token(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}).play("act offerings", "add agriculture")
    assert board.owned(0) == {}
    board.play("set 3")
    assert board.question() == "0 offering"
    board.play("bonus 2")
    assert board.owned(0) == {"trade_token": 1, "nobles_token": 1, "prestige_high": 1}
    assert board.bonus()[1] == "-"


@pytest.mark.rule("PH-70")
def test_the_second_resource_is_optional(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}).play("act offerings", "no_bonus", "set 1")
    assert board.owned(0) == {"agriculture": 1, "agriculture_token": 1, "nile_token": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-70", "PH-63")
def test_the_color_is_the_players_choice(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture 2 trade 2 power justice"}).play("act offerings")
    assert board.legal() == ["add agriculture", "add power", "add trade", "no_bonus"]


@pytest.mark.rule("PH-70")
@pytest.mark.parametrize("color", ["justice", "construction"])
def test_two_resources_of_one_color_are_needed_for_a_bonus(lay: Lay, color: str) -> None:
    board = lay(owned={0: "2 agriculture 2 trade justice"}).play("act offerings")
    assert board.why_not(f"add {color}") in {"PH-60", "PH-70"}


@pytest.mark.rule("PH-70")
def test_one_of_each_of_two_colors_buys_no_bonus(lay: Lay) -> None:
    board = lay(owned={0: "agriculture trade"}).play("act offerings")
    assert board.question() == "0 set"


@pytest.mark.rule("PH-71")
@pytest.mark.parametrize("answer", ["set 2", "set 5", "bonus 1", "draw_offering", "pass"])
def test_only_a_set_that_lies_there_can_be_taken(lay: Lay, answer: str) -> None:
    board = lay(owned={0: "agriculture", 1: "agriculture"})
    board.play("act offerings", "set 2", "act offerings")
    assert board.why_not(answer) in {"PH-71", "PH-73"}


@pytest.mark.rule("PH-72")
def test_a_bonus_token_comes_from_the_zone_or_the_bag(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}).play("act offerings", "add agriculture", "set 1")
    assert board.legal() == ["bonus 1", "bonus 2", "bonus 3", "bonus 4", "draw_offering"]
    board.play("draw_offering")
    assert board.question() == "* token"
    board.play("token prestige_high")
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "prestige_high": 1}
    assert "-" not in board.bonus()


@pytest.mark.rule("PH-72")
@pytest.mark.parametrize("answer", ["bonus 2", "bonus 5", "set 2", "done", "pass"])
def test_only_a_bonus_token_that_lies_there_can_be_taken(lay: Lay, answer: str) -> None:
    board = lay(owned={0: "2 agriculture"}, bonus="prestige_low")
    board.play("act offerings", "add agriculture", "set 1")
    assert board.legal() == ["bonus 1", "draw_offering"]
    assert board.why_not(answer) in {"PH-72", "PH-73"}


@pytest.mark.rule("PH-72")
def test_draws_from_the_bag_are_as_likely_as_the_tokens_are_many(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, bag="2 trade_token prestige_low")
    board.play("act offerings", "add agriculture", "set 1", "draw_offering")
    assert board.options() == ["token trade_token", "token prestige_low"]
    assert board.game.weights(board.state) == [2, 1]


@pytest.mark.rule("PH-73")
def test_taken_tokens_are_replaced_only_in_the_preparation(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"})
    board.play("act offerings", "add agriculture", "set 1", "bonus 1")
    assert board.sets()[0] == "- -"
    assert board.bonus()[0] == "-"
    board.end_round()
    assert "-" not in " ".join(board.sets() + board.bonus())


@pytest.mark.rule("PH-74", "A-17")
def test_without_a_set_the_action_cannot_be_chosen(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, sets="")
    assert board.why_not("act offerings") == "PH-74"
    assert board.legal() == ["pass"]


@pytest.mark.rule("PH-74", "A-17")
def test_the_high_priest_needs_a_set_too(lay: Lay) -> None:
    board = lay(
        nobles={0: "high_priest_15"},
        owned={0: "2 agriculture"},
        sets="",
        slots="3 agriculture",
    )
    assert board.why_not("extra offerings") == "PH-74"


@pytest.mark.rule("PH-75")
def test_an_empty_bag_is_filled_with_the_spent_tokens(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, bag="", spent="2 trade_token prestige_low")
    board.play("act offerings", "add agriculture", "set 1", "draw_offering")
    assert board.told("bag_refilled")[0][1][0] == 3
    assert board.legal() == ["token prestige_low", "token trade_token"]
    board.play("token trade_token")
    assert board.bag("trade_token") == 1
    assert board.supply("trade_token") == 0


@pytest.mark.rule("PH-75")
def test_spent_tokens_stay_out_while_the_bag_holds_any(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, bag="power_token", spent="2 trade_token")
    board.play("act offerings", "add agriculture", "set 1", "draw_offering")
    if board.question() == "* token":
        assert board.legal() == ["token power_token"]
        board.play("token power_token")
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "power_token": 1}
    assert board.supply("trade_token") == 2


@pytest.mark.rule("PH-75", "PH-37")
def test_a_token_just_paid_may_be_drawn_again(lay: Lay) -> None:
    board = lay(owned={0: "agriculture agriculture_token"}, bag="")
    board.play("act offerings", "add agriculture", "set 1", "draw_offering").chance()
    assert board.owned(0) == {"agriculture_token": 2, "nile_token": 1}


@pytest.mark.rule("PH-75")
def test_where_there_is_nothing_to_draw_nothing_is_drawn(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, bag="")
    board.play("act offerings", "add agriculture", "set 1")
    assert board.legal() == ["bonus 1", "bonus 2", "bonus 3", "bonus 4"]
    assert board.why_not("draw_offering") == "PH-75"


@pytest.mark.rule("PH-78", "A-16")
def test_prestige_tokens_are_worth_one_or_two_points_more(lay: Lay) -> None:
    board = lay(owned={0: "3 prestige_low 2 prestige_high"})
    assert board.sheet(0)["prestige"] == 3 * 1 + 2 * 2
    assert board.sheet(0)["offerings"] == 5
