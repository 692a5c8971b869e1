"""The High Officials, nobles 21 to 26, whose abilities take effect at once (PH-233 to PH-240)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Begin, Board, Lay

ONE_OF_EACH = "agriculture construction trade power justice"
ADVANCES = sorted(f"advance {color}" for color in pieces.COLOR_NAMES)
TOKENS = ["bonus 1", "bonus 2", "bonus 3", "bonus 4", "draw_offering"]
OFFICIALS = [f"official_{number}" for number in range(21, 27)]


def hired(lay: Lay, official: str, **around: object) -> Board:
    """Seat 0 takes this official from the row, which is refilled with the High Priestess."""
    row = f"architect_7 {official} judge_11"
    board = lay(**{"owned": {0: ONE_OF_EACH}, "row": row, **around})
    return board.play("act nobles", f"hire {official}", "noble high_priestess_8")


# 21: three steps on one track and two silver.


@pytest.mark.rule("N-21", "PH-233")
def test_official_21_moves_three_steps_on_one_track_and_brings_two_silver(lay: Lay) -> None:
    board = hired(lay, "official_21")
    assert board.question() == "0 advance"
    assert board.legal() == ADVANCES
    board.play("advance trade")
    assert board.nile(0) == [0, 0, 3, 0, 0]
    assert board.owned(0) == {"silver": 2}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-21", "PH-233", "PH-96")
def test_steps_beyond_the_top_of_the_track_are_lost(lay: Lay) -> None:
    board = hired(lay, "official_21", nile={0: "2 power"})
    board.play("advance power")
    assert board.nile(0) == [0, 0, 0, 3, 0]
    assert board.question() == "1 turn"


@pytest.mark.rule("N-21", "PH-96")
def test_a_track_at_the_top_is_not_chosen(lay: Lay) -> None:
    board = hired(lay, "official_21", nile={0: "3 power"})
    assert board.legal() == [answer for answer in ADVANCES if answer != "advance power"]


@pytest.mark.rule("N-21", "PH-96")
def test_with_all_discs_at_the_top_only_the_silver_is_gained(lay: Lay) -> None:
    everything = "3 agriculture 3 construction 3 trade 3 power 3 justice"
    board = hired(lay, "official_21", nile={0: everything})
    assert board.owned(0) == {"silver": 2}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-21", "PH-34")
def test_silver_that_has_run_out_is_not_gained(lay: Lay) -> None:
    board = hired(lay, "official_21", owned={0: ONE_OF_EACH, 1: "19 silver", 2: ""})
    board.play("advance trade")
    assert board.owned(0) == {"silver": 1}


# 22: two steps on one track and two offering tokens.


@pytest.mark.rule("N-22", "PH-234")
def test_official_22_moves_two_steps_on_one_track_and_brings_two_tokens(lay: Lay) -> None:
    board = hired(lay, "official_22")
    assert board.legal() == ADVANCES
    board.play("advance justice")
    assert board.nile(0) == [0, 0, 0, 0, 2]
    assert board.legal() == TOKENS
    board.play("bonus 1", "bonus 2")
    assert board.owned(0) == {"prestige_low": 1, "prestige_high": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-22", "PH-72")
def test_each_of_the_two_tokens_comes_from_the_zone_or_the_bag(lay: Lay) -> None:
    board = hired(lay, "official_22")
    board.play("advance justice", "draw_offering", "token nile_token", "bonus 3")
    assert board.owned(0) == {"nile_token": 1, "agriculture_token": 1}
    assert board.bonus() == ["prestige_low", "prestige_high", "-", "nile_token"]


@pytest.mark.rule("N-22", "PH-72")
def test_both_tokens_may_be_drawn(lay: Lay) -> None:
    board = hired(lay, "official_22")
    board.play("advance justice", "draw_offering", "token nile_token")
    board.play("draw_offering", "token prestige_low")
    assert board.owned(0) == {"nile_token": 1, "prestige_low": 1}


# 23 and 24: an artisan.


@pytest.mark.rule("N-23", "PH-235", "A-19")
def test_official_23_brings_an_artisan_with_its_resources_and_a_silver(lay: Lay) -> None:
    board = hired(lay, "official_23")
    assert board.legal() == ["draw_artisan", "employ 11", "employ 16", "employ 21", "employ 26"]
    board.play("employ 16", "artisan 1")
    assert board.artisans(0) == [16]
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "silver": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-23", "PH-235")
def test_official_23_may_take_the_top_card_of_the_deck(lay: Lay) -> None:
    board = hired(lay, "official_23")
    board.play("draw_artisan", "artisan 22")
    assert board.artisans(0) == [22]
    assert board.owned(0) == {"silver": 2}


@pytest.mark.rule("N-23", "PH-235", "PH-42")
def test_the_urn_of_such_an_artisan_is_drawn_at_random(lay: Lay) -> None:
    board = hired(lay, "official_23")
    board.play("employ 11", "artisan 1", "urn 10")
    assert board.owned(0) == {"agriculture": 1, "trade": 1, "justice": 1, "silver": 1}


@pytest.mark.rule("A-09", "N-23")
def test_the_noble_row_is_refilled_before_the_artisan_is_chosen(lay: Lay) -> None:
    board = lay(owned={0: ONE_OF_EACH}, row="architect_7 official_23 judge_11")
    board.play("act nobles", "hire official_23")
    assert board.question() == "* noble"
    board.play("noble high_priestess_8")
    assert board.noble_row() == ["architect_7", "high_priestess_8", "judge_11"]
    assert board.question() == "0 employ"
    assert len(board.legal()) == 5


@pytest.mark.rule("A-09", "PH-112")
def test_the_artisan_row_is_refilled_before_the_resources_of_the_card(lay: Lay) -> None:
    board = hired(lay, "official_23")
    board.play("employ 11")
    assert board.question() == "* artisan"
    board.play("artisan 30")
    assert list(board.state.artisan_row) == [16, 21, 26, 30]
    assert board.question() == "* urn"


@pytest.mark.rule("N-24", "PH-236", "PH-72")
def test_official_24_brings_an_artisan_and_two_tokens(lay: Lay) -> None:
    board = hired(lay, "official_24")
    board.play("employ 26", "artisan 1")
    assert board.artisans(0) == [26]
    assert board.legal() == TOKENS
    board.play("bonus 4", "draw_offering", "token prestige_low")
    assert board.owned(0) == {"agriculture": 1, "nile_token": 1, "prestige_low": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-24", "PH-236")
def test_official_24_may_take_the_top_card_of_the_deck(lay: Lay) -> None:
    board = hired(lay, "official_24")
    board.play("draw_artisan", "artisan 30", "bonus 1", "bonus 2")
    assert board.artisans(0) == [30]
    assert board.owned(0) == {"justice": 1, "prestige_low": 1, "prestige_high": 1}


# 25 and 26: a stage of the burial chamber.


@pytest.mark.rule("N-25", "PH-237")
def test_official_25_brings_a_stage_free_of_charge_and_a_silver(lay: Lay) -> None:
    board = hired(lay, "official_25", stages={0: 1})
    assert board.player(0).stage == 2
    assert board.owned(0) == {"silver": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-25", "PH-237", "PH-103")
def test_beyond_the_last_stage_only_the_silver_is_gained(lay: Lay) -> None:
    board = hired(lay, "official_25", stages={0: 6})
    assert board.player(0).stage == 6
    assert board.owned(0) == {"silver": 1}


@pytest.mark.rule("N-25", "N-26", "PH-140")
@pytest.mark.parametrize("official", ["official_25", "official_26"])
def test_the_stage_of_an_official_can_make_an_heir(lay: Lay, official: str) -> None:
    board = hired(lay, official, stages={0: 2}, nobles={0: "scribe_1"})
    assert board.state.pharaoh == 0


@pytest.mark.rule("N-25", "PH-140")
def test_an_official_alone_is_one_noble_and_makes_no_heir(lay: Lay) -> None:
    board = hired(lay, "official_25", stages={0: 2})
    assert board.state.pharaoh == -1


@pytest.mark.rule("N-26", "PH-238", "PH-72")
def test_official_26_brings_a_stage_free_of_charge_and_a_token(lay: Lay) -> None:
    board = hired(lay, "official_26")
    assert board.player(0).stage == 1
    assert board.legal() == TOKENS
    board.play("draw_offering", "token prestige_low")
    assert board.owned(0) == {"prestige_low": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-26", "PH-72", "PH-75")
def test_without_any_token_left_none_is_gained(lay: Lay) -> None:
    board = lay(owned={0: ONE_OF_EACH}, row="architect_7 official_26 judge_11", sets="", bonus="")
    held = [*board.state.players[1].pieces[:6], *board.state.bag.pieces[6:]]
    board.state.players[1].hold(held)
    board.state.bag.hold([])
    board.state.bag_total = 0
    board.play("act nobles", "hire official_26", "noble high_priestess_8")
    assert board.owned(0) == {}
    assert board.question() == "1 turn"


# All of them.


@pytest.mark.rule("PH-233", "PH-234", "PH-235", "PH-236", "PH-237", "PH-238", "PH-81")
@pytest.mark.parametrize("official", OFFICIALS)
def test_an_official_off_the_deck_works_just_the_same(lay: Lay, official: str) -> None:
    board = lay(owned={0: ONE_OF_EACH})
    board.play("act nobles", "draw_noble", f"noble {official}")
    row = hired(lay, official)
    assert board.question() == row.question()
    assert board.legal() == row.legal()


@pytest.mark.rule("PH-239", "PH-83")
@pytest.mark.parametrize("official", OFFICIALS)
def test_afterwards_an_official_has_no_ability_but_counts_as_noble(lay: Lay, official: str) -> None:
    owned = {0: "9 agriculture 9 trade silver", 1: "silver", 2: "silver"}
    board = lay(owned=owned, nobles={0: f"{official} grand_vizier_12"})
    plain = lay(owned=owned, nobles={0: "grand_vizier_12"})
    assert board.legal() == plain.legal()
    board.play("pass", "take 1")
    assert board.question() == "1 turn"
    assert board.owned(0) == plain.play("pass", "take 1").owned(0)
    assert board.sheet(0)["grand_vizier_12"] == 9


@pytest.mark.rule("A-12", "PH-20", "PH-239")
@pytest.mark.parametrize("official", OFFICIALS)
def test_a_starting_official_takes_effect_in_the_draft(begin: Begin, official: str) -> None:
    board = begin(2, first=0)
    board.play(f"noble {official}", "noble scribe_1", f"keep {official}")
    while "urn_choice" not in board.question():
        board.play(board.options()[0])
    gained = [sum(board.owned(1).values()), sum(board.nile(1)), board.player(1).stage]
    gained.append(len(board.artisans(1)))
    assert (
        gained
        == {
            "official_21": [2, 3, 0, 0],
            "official_22": [2, 2, 0, 0],
            "official_23": [3, 0, 0, 1],
            "official_24": [4, 0, 0, 1],
            "official_25": [1, 0, 1, 0],
            "official_26": [1, 0, 1, 0],
        }[official]
    )


@pytest.mark.rule("PH-240", "PH-02")
def test_there_are_twenty_six_different_nobles(begin: Begin) -> None:
    board = begin()
    deck = [number for number in range(64) if board.state.noble_deck >> number & 1]
    assert sorted(deck + list(board.state.noble_row)) == list(range(1, 27))


@pytest.mark.rule("PH-240", "PH-84")
@pytest.mark.parametrize("number", range(1, 27))
def test_only_the_last_six_nobles_do_something_at_once(lay: Lay, number: int) -> None:
    board = lay(owned={0: ONE_OF_EACH}, row="")
    board.play("act nobles", f"noble {pieces.NOBLE_NAMES[number - 1]}")
    at_once = board.question() != "1 turn" or bool(board.owned(0))
    assert at_once == (number >= 21)
    assert board.player(0).turned == 0
