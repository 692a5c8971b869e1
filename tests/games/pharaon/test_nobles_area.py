"""The nobles area, and the exchanges of nobles 17 and 18 (chapter 10, A-09, A-11, A-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

ALL = "agriculture construction trade power justice"
LATER = {"exchange_after_pass": "yes"}


@pytest.mark.rule("PH-80")
def test_a_noble_costs_one_unit_of_each_color(lay: Lay) -> None:
    board = lay(owned={0: ALL}).play("act nobles")
    assert board.question() == "0 hire"
    assert board.owned(0) == {}
    assert board.sector("construction") == ["construction"]


@pytest.mark.rule("PH-80")
@pytest.mark.parametrize(
    "owned", ["2 construction trade power justice", "5 construction", "agriculture trade power"]
)
def test_five_units_that_are_not_all_different_buy_no_noble(lay: Lay, owned: str) -> None:
    board = lay(owned={0: owned})
    assert board.why_not("act nobles") in {"PH-51", "PH-60"}


@pytest.mark.rule("PH-80", "PH-35")
@pytest.mark.parametrize(
    "owned",
    [
        "construction trade power justice silver",
        "agriculture construction_token trade power justice",
        "2 nobles_token 3 silver",
    ],
)
def test_substitutes_help_to_pay_for_a_noble(lay: Lay, owned: str) -> None:
    assert lay(owned={0: owned}).play("act nobles").question() == "0 hire"


@pytest.mark.rule("PH-81")
def test_a_player_takes_an_open_noble(lay: Lay) -> None:
    board = lay(owned={0: ALL}).play("act nobles")
    assert board.legal() == [
        "draw_noble",
        "hire architect_7",
        "hire grand_vizier_12",
        "hire judge_11",
    ]
    board.play("hire architect_7")
    assert board.nobles(0) == ["architect_7"]


@pytest.mark.rule("PH-81")
@pytest.mark.parametrize("answer", ["hire scribe_1", "hire general_6", "employ 16", "pass", "done"])
def test_only_an_open_noble_can_be_chosen(lay: Lay, answer: str) -> None:
    assert lay(owned={0: ALL}).play("act nobles").why_not(answer) == "PH-81"


@pytest.mark.rule("PH-81")
def test_a_player_may_take_the_top_of_the_deck_unseen(lay: Lay) -> None:
    board = lay(owned={0: ALL}).play("act nobles", "draw_noble")
    assert board.question() == "* noble"
    assert len(board.legal()) == 23
    board.play("noble general_6")
    assert board.nobles(0) == ["general_6"]
    assert board.noble_row() == ["grand_vizier_12", "architect_7", "judge_11"]
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-82")
def test_an_empty_place_is_refilled_at_once(lay: Lay) -> None:
    board = lay(owned={0: ALL}).play("act nobles", "hire architect_7")
    assert board.question() == "* noble"
    board.play("noble scribe_2")
    assert board.noble_row() == ["grand_vizier_12", "scribe_2", "judge_11"]
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-82")
def test_a_place_stays_empty_when_the_deck_is_used_up(lay: Lay) -> None:
    board = lay(owned={0: ALL, 1: ALL})
    board.state.noble_discard = board.state.noble_deck
    board.state.noble_deck = 0
    board.play("act nobles")
    assert board.why_not("draw_noble") != ""
    board.play("hire architect_7")
    assert board.noble_row() == ["grand_vizier_12", "-", "judge_11"]
    assert board.question() == "1 turn"
    assert board.play("act nobles").legal() == ["hire grand_vizier_12", "hire judge_11"]


@pytest.mark.rule("PH-82")
def test_without_any_noble_the_action_cannot_be_chosen(lay: Lay) -> None:
    board = lay(owned={0: ALL}, row="")
    board.state.noble_discard = board.state.noble_deck
    board.state.noble_deck = 0
    assert "nobles" not in board.areas()
    assert board.why_not("act nobles") in {"PH-81", "PH-82"}


@pytest.mark.rule("PH-83", "PH-84")
def test_a_permanent_ability_works_from_then_on(lay: Lay) -> None:
    board = lay(owned={0: f"{ALL} trade"}, row="scribe_2", wheel="construction")
    board.play("act nobles")
    assert board.question() == "0 hire"
    board.play("hire scribe_2").chance()
    board.play("pass", "take 1", "pass", "take 2")
    assert board.question() == "0 turn"
    assert "offerings" in board.areas()


@pytest.mark.rule("PH-84")
def test_an_immediate_ability_works_once_when_gained(lay: Lay) -> None:
    board = lay(owned={0: ALL}, row="official_25").play("act nobles", "hire official_25").chance()
    assert board.player(0).stage == 1
    assert board.owned(0) == {"silver": 1}
    board.end_round()
    assert board.player(0).stage == 1


@pytest.mark.rule("PH-84", "PH-133")
def test_an_ability_of_once_per_round_is_turned_when_used_and_back_afterwards(lay: Lay) -> None:
    board = lay(nobles={0: "sorceress_17"}, owned={0: "trade agriculture"})
    board.play("exchange sorceress_17", "give trade", "gain power")
    assert board.player(0).turned == 1 << 17
    assert board.why_not("exchange sorceress_17") == "PH-84"
    board.end_round()
    assert board.player(0).turned == 0


@pytest.mark.rule("PH-83")
def test_a_noble_brings_the_points_on_its_card(lay: Lay) -> None:
    assert lay(nobles={0: "architect_7"}).sheet(0) == {"architect_7": 10, "first_player": 3}


@pytest.mark.rule("A-09")
def test_a_card_is_replaced_before_its_effect(lay: Lay) -> None:
    board = lay(owned={0: ALL}, row="official_23").play("act nobles", "hire official_23")
    assert board.question() == "* noble"
    board.play("noble scribe_1")
    assert board.question() == "0 employ"
    assert board.legal() == ["draw_artisan", "employ 11", "employ 16", "employ 21", "employ 26"]


# Exchanges.


@pytest.mark.rule("A-11")
def test_an_exchange_may_come_before_the_action(lay: Lay) -> None:
    board = lay(nobles={0: "sorceress_17"}, owned={0: "trade"})
    assert board.areas() == []
    board.play("exchange sorceress_17")
    assert board.question() == "0 gain"
    assert "gain trade" not in board.legal()
    board.play("gain agriculture")
    assert board.question() == "0 turn"
    assert board.areas() == ["offerings"]


@pytest.mark.rule("A-11")
def test_an_exchange_may_come_after_the_action(lay: Lay) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: "agriculture trade"})
    board.play("act offerings", "set 1")
    assert board.question() == "0 after"
    assert board.legal() == ["done", "exchange treasurer_18"]
    board.play("exchange treasurer_18", "give trade")
    assert board.owned(0) == {"silver": 1, "agriculture_token": 1, "nile_token": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("A-11")
def test_an_exchange_after_the_action_may_be_left(lay: Lay) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: "agriculture trade"})
    board.play("act offerings", "set 1", "done")
    assert board.question() == "1 turn"
    assert board.player(0).turned == 0


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("answer", ["act offerings", "pass", "choose_payment", "give trade"])
def test_after_the_action_there_is_nothing_but_the_exchange(lay: Lay, answer: str) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: "2 agriculture trade"})
    board.play("act offerings", "no_bonus", "set 1")
    assert board.why_not(answer) in {"PH-46", "PH-230"}


@pytest.mark.rule("A-11")
def test_an_exchange_may_come_when_passing_after_the_urn(lay: Lay) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: ""}).play("pass", "take 1")
    assert board.question() == "0 after"
    board.play("exchange treasurer_18", "give trade")
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "silver": 1}


@pytest.mark.rule("A-11")
def test_there_is_no_exchange_on_later_turns_of_the_pyramid(lay: Lay) -> None:
    board = lay(2, nobles={0: "treasurer_18"}, owned={0: "trade", 1: "3 silver"})
    board.play("pass", "take 1", "done", "act offerings", "no_bonus", "set 1", "gain power")
    assert board.question() == "1 turn"


@pytest.mark.rule("A-11")
def test_a_table_may_allow_exchanges_on_later_turns_of_the_pyramid(lay: Lay) -> None:
    board = lay(2, nobles={0: "treasurer_18"}, owned={0: "trade", 1: "3 silver"}, options=LATER)
    board.play("pass", "take 1", "done", "act offerings", "no_bonus", "set 1", "gain power")
    assert board.question() == "0 after"
    board.play("exchange treasurer_18", "give power")
    assert board.owned(0)["silver"] == 1
    assert board.question() == "1 turn"


@pytest.mark.rule("A-14")
def test_an_exchange_needs_the_wanted_resource_in_the_supply(lay: Lay) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: "trade agriculture", 1: "20 silver", 2: ""})
    assert board.why_not("exchange treasurer_18") in {"PH-34", "PH-230"}
    board = lay(
        nobles={0: "sorceress_17"}, owned={0: "trade agriculture", 1: "20 power", 2: "20 justice"}
    )
    board.play("exchange sorceress_17", "give trade")
    assert board.legal() == ["gain agriculture", "gain construction"]


@pytest.mark.rule("A-11")
def test_there_is_no_exchange_without_a_basic_resource_to_give(lay: Lay) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: "silver offerings_token prestige_low"})
    assert board.why_not("exchange treasurer_18") == "PH-230"
