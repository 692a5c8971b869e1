"""Rounds, turns, the end of a round and the preparation of the next (chapters 6 and 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

# Turns.


@pytest.mark.rule("PH-45")
def test_turns_go_clockwise_from_the_first_player(lay: Lay) -> None:
    board = lay(4, on_turn=2)
    board.player(2).add(5, 1 - board.player(2).count(5))
    asked = []
    for place in range(4):
        asked.append(board.question())
        board.play("act offerings", f"set {place + 1}")
    assert asked == ["2 turn", "3 turn", "0 turn", "1 turn"]


@pytest.mark.rule("PH-45", "PH-132")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_lasts_five_rounds(lay: Lay, seats: int) -> None:
    board = lay(seats).rest()
    assert [data[0] for _, data in board.told("round_ended")] == [1, 2, 3, 4, 5]
    assert board.state.round == 5


@pytest.mark.rule("PH-45")
def test_a_round_ends_when_everybody_has_passed(lay: Lay) -> None:
    board = lay().play("pass", "take 1", "pass", "take 2")
    assert board.state.round == 1
    board.play("pass").chance()
    assert board.state.round == 2


@pytest.mark.rule("PH-46")
def test_a_turn_is_one_action_or_a_pass(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"})
    assert board.legal() == ["act offerings", "pass"]
    assert board.play("act offerings", "no_bonus", "set 1").question() == "1 turn"


@pytest.mark.rule("PH-46")
@pytest.mark.parametrize(
    "answer", ["done", "set 1", "bonus 1", "take 1", "gain trade", "hire judge_11", "column 1"]
)
def test_nothing_else_can_be_done_on_a_turn(lay: Lay, answer: str) -> None:
    assert lay(owned={0: "2 agriculture"}).why_not(answer) == "PH-46"


@pytest.mark.rule("PH-46")
def test_who_can_only_pass_is_not_asked(lay: Lay) -> None:
    board = lay(owned={0: "agriculture", 1: "3 construction"}).play("act offerings", "set 1")
    assert board.question() == "1 urn_choice"
    assert board.place(1) == (0, 0)


@pytest.mark.rule("PH-47", "PH-48")
def test_the_last_player_alternates_with_the_pyramid_turns_of_the_others(lay: Lay) -> None:
    board = lay(owned={0: "3 agriculture 2 trade 2 power", 1: "", 2: ""})
    board.play("act offerings", "no_bonus", "set 1", "take 1", "take 2")
    assert board.question() == "0 turn"
    board.play("act offerings", "no_bonus", "set 2")
    assert board.question() == "1 gain"
    board.play("gain trade")
    assert board.question() == "2 gain"
    board.play("gain trade")
    assert board.question() == "0 turn"
    board.play("act nile", "column 3", "advance trade", "advance power")
    assert board.question() == "1 income"
    board.play("collect_here")
    assert board.question() == "2 income"
    board.play("collect_here")
    assert board.question() == "0 turn"


# The end of a round.


@pytest.mark.rule("PH-130")
def test_nobody_moves_once_the_last_player_has_passed(lay: Lay) -> None:
    board = lay(owned={0: "", 1: "", 2: "agriculture"})
    board.play("pass", "take 1", "take 2", "pass").chance()
    assert board.told("disc_moved") == []
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "trade": 1}


@pytest.mark.rule("PH-131")
def test_all_discs_return_to_the_round_track(lay: Lay) -> None:
    board = lay(5).end_round()
    assert [player.row for player in board.state.players] == [-1] * 5
    assert [player.passed for player in board.state.players] == [False] * 5


@pytest.mark.rule("PH-132")
def test_the_fifth_round_is_followed_by_the_scoring(lay: Lay) -> None:
    board = lay(round=5).end_round()
    assert board.question() == "over"
    assert "wheel_turned" not in board.events()
    assert board.events()[-1] == "game_ended"


@pytest.mark.rule("PH-133")
def test_the_wheel_is_emptied_into_supply_and_discard(lay: Lay) -> None:
    slots = "2 trade power trade:silver justice:artisans_token"
    board = lay(slots=slots, owned={0: "", 1: "", 2: ""}, urns=[11, 12, 13])
    assert board.supply("power") == 19
    assert board.supply("silver") == 19
    board.end_round()
    assert board.on_wheel() == 0
    assert board.supply("power") == 20 - 1
    assert board.supply("silver") == 20
    assert board.supply("artisans_token") == 1


@pytest.mark.rule("PH-133")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_offerings_area_is_refilled(lay: Lay, seats: int) -> None:
    board = lay(seats, sets="2 trade_token", bonus="power_token").end_round()
    assert "-" not in " ".join(board.sets() + board.bonus())
    assert len(board.sets()) == len(board.bonus()) == seats + 1
    assert board.sets()[0] == "trade_token trade_token"
    assert board.bonus()[0] == "power_token"


@pytest.mark.rule("PH-133")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_new_urns_lie_below_the_pyramid(lay: Lay, seats: int) -> None:
    board = lay(seats).end_round()
    assert len(board.urns()) == seats


@pytest.mark.rule("PH-133")
def test_an_urn_nobody_took_does_not_stay(lay: Lay) -> None:
    board = lay(owned={0: "", 1: "", 2: ""}).end_round()
    assert len(board.urns()) == 3
    assert len(set(board.urns()) & {1, 2, 3}) == 0


@pytest.mark.rule("PH-133", "PH-127")
def test_no_urns_are_laid_out_for_round_five(lay: Lay) -> None:
    board = lay(round=4).end_round()
    assert board.state.round == 5
    assert board.urns() == []


@pytest.mark.rule("PH-133")
def test_turned_nobles_are_turned_back(lay: Lay) -> None:
    used = "doctor_13 sorceress_17 diplomat_20"
    board = lay(nobles={1: used}, turned={1: used}).end_round()
    assert board.player(1).turned == 0
    assert board.nobles(1) == used.split()


@pytest.mark.rule("PH-133")
def test_open_nobles_and_artisans_stay(lay: Lay) -> None:
    board = lay().end_round()
    assert board.noble_row() == ["grand_vizier_12", "architect_7", "judge_11"]
    assert list(board.state.artisan_row) == [16, 21, 26, 11]


@pytest.mark.rule("PH-133")
def test_resources_and_offering_tokens_are_kept(lay: Lay) -> None:
    board = lay(owned={0: "agriculture prestige_low 2 silver"}, urns=[26, 3, 30])
    board.play("pass", "take 26").end_round()
    assert board.owned(0) == {
        "agriculture": 1,
        "prestige_low": 1,
        "silver": 2,
        "power": 2,
        "justice": 1,
    }


@pytest.mark.rule("PH-134")
def test_a_bag_with_too_few_tokens_is_joined_by_the_discard(lay: Lay) -> None:
    board = lay(owned={0: ""}, bonus="", bag="trade_token", spent="3 prestige_low 2 power_token")
    board.end_round()
    assert "-" not in board.bonus()
    assert len(board.told("bag_refilled")) == 1
    assert board.state.bag_total == 2


@pytest.mark.rule("PH-134")
def test_a_bag_with_enough_tokens_is_not_joined_by_the_discard(lay: Lay) -> None:
    board = lay(owned={0: ""}, bonus="", bag="4 prestige_low", spent="2 power_token")
    board.end_round()
    assert board.bonus() == ["prestige_low"] * 4
    assert board.supply("power_token") == 2


@pytest.mark.rule("PH-133", "PH-134")
def test_tokens_from_the_wheel_are_in_the_discard_in_time(lay: Lay) -> None:
    bonus = "prestige_low prestige_high prestige_low"
    board = lay(owned={0: ""}, bonus=bonus, slots="trade:trade_token", bag="")
    board.end_round()
    assert board.bonus() == [*bonus.split(), "trade_token"]


@pytest.mark.rule("PH-134")
def test_complete_sets_come_before_the_bonus_zone(lay: Lay) -> None:
    board = lay(owned={0: ""}, sets="2 trade_token", bonus="", bag="3 prestige_low")
    board.end_round()
    assert board.sets()[0] == "trade_token trade_token"
    assert board.sets().count("prestige_low prestige_low") == 1
    assert board.sets().count("- -") == 2
    assert sorted(board.bonus()) == ["-", "-", "-", "prestige_low"]


@pytest.mark.rule("PH-134")
def test_a_single_token_left_makes_no_half_set(lay: Lay) -> None:
    board = lay(owned={0: ""}, sets="2 trade_token", bonus="", bag="prestige_low")
    board.end_round()
    assert board.sets() == ["trade_token trade_token", "- -", "- -", "- -"]
    assert sorted(board.bonus()) == ["-", "-", "-", "prestige_low"]


@pytest.mark.rule("PH-134")
def test_without_any_token_the_places_stay_empty(lay: Lay) -> None:
    board = lay(owned={0: ""}, sets="2 trade_token", bonus="", bag="")
    board.end_round()
    assert board.sets() == ["trade_token trade_token", "- -", "- -", "- -"]
    assert board.bonus() == ["-"] * 4


@pytest.mark.rule("PH-134", "PH-73")
def test_places_left_empty_are_filled_a_round_later(lay: Lay) -> None:
    board = lay(owned={0: ""}, sets="2 trade_token", bonus="", bag="")
    board.end_round()
    for kind in range(pieces.TOKEN, pieces.KINDS):
        held = board.player(2).count(kind)
        board.state.supply.add(kind, held)
        board.player(2).add(kind, -held)
    board.end_round()
    assert "-" not in " ".join(board.sets() + board.bonus())
