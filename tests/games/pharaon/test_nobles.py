"""The abilities of the nobles (rulebook p. 10 and 11, PH-220 to PH-240)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Begin, Board, Lay

COLORS = pieces.COLOR_NAMES
AREAS = pieces.AREA_NAMES
GAINS = sorted(f"gain {color}" for color in COLORS)

SCRIBES = [
    pytest.param("scribe_1", "agriculture", "construction", marks=pytest.mark.rule("N-01")),
    pytest.param("scribe_2", "construction", "trade", marks=pytest.mark.rule("N-02")),
    pytest.param("scribe_3", "trade", "power", marks=pytest.mark.rule("N-03")),
    pytest.param("scribe_4", "power", "justice", marks=pytest.mark.rule("N-04")),
    pytest.param("scribe_5", "justice", "agriculture", marks=pytest.mark.rule("N-05")),
]
BOTH_WAYS = [
    *SCRIBES,
    pytest.param("scribe_1", "construction", "agriculture"),
    pytest.param("scribe_2", "trade", "construction"),
    pytest.param("scribe_3", "power", "trade"),
    pytest.param("scribe_4", "justice", "power"),
    pytest.param("scribe_5", "agriculture", "justice"),
]
FREE_ACCESS = [
    pytest.param("architect_7", "chamber", marks=pytest.mark.rule("N-07")),
    pytest.param("high_priestess_8", "offerings", marks=pytest.mark.rule("N-08")),
    pytest.param("master_9", "artisans", marks=pytest.mark.rule("N-09")),
    pytest.param("granary_steward_10", "nile", marks=pytest.mark.rule("N-10")),
]
EXTRA = [
    pytest.param("doctor_13", "artisans", marks=pytest.mark.rule("N-13", "PH-225")),
    pytest.param("chief_contractor_14", "chamber", marks=pytest.mark.rule("N-14", "PH-226")),
    pytest.param("high_priest_15", "offerings", marks=pytest.mark.rule("N-15", "PH-227")),
    pytest.param("governor_16", "nile", marks=pytest.mark.rule("N-16", "PH-228")),
]
# What an action costs in each area when nothing is deducted (stage 1, column 3, artisans in trade).
FULL_COST = {
    "artisans": "3 trade",
    "chamber": "agriculture construction",
    "offerings": "trade",
    "nile": "trade power",
}
AFTERWARDS = {"artisans": "employ", "chamber": "turn", "offerings": "set", "nile": "advance"}


def wheel(area: str, color: str) -> str:
    """The color that must face the offerings for an area to face this one."""
    return COLORS[(COLORS.index(color) - AREAS.index(area)) % 5]


def full(area: str, color: str = "justice") -> dict[str, str]:
    """An area that faces a color with all three slots taken."""
    return {"wheel": wheel(area, color), "slots": f"3 {color}"}


def another_round(board: Board) -> Board:
    """Everybody passes; the next round begins."""
    before = board.state.round
    while board.state.round == before:
        options = board.options()
        board.play("pass" if "pass" in options else options[-1])
    return board.chance()


# Scribes.


@pytest.mark.rule("PH-220", "PH-35")
@pytest.mark.parametrize(("scribe", "owned", "due"), BOTH_WAYS)
def test_a_scribe_lets_one_resource_pay_for_the_other(
    lay: Lay, scribe: str, owned: str, due: str
) -> None:
    board = lay(wheel=due, owned={0: owned}, nobles={0: scribe})
    assert "offerings" in board.areas()
    board.play("act offerings")
    assert board.sector(due) == [owned]


@pytest.mark.parametrize(("scribe", "owned", "due"), SCRIBES)
def test_without_the_scribe_the_same_resource_does_not_pay(
    lay: Lay, scribe: str, owned: str, due: str
) -> None:
    board = lay(wheel=due, owned={0: owned}, nobles={1: scribe})
    assert "offerings" not in board.areas()


@pytest.mark.parametrize(("scribe", "first", "second"), SCRIBES)
def test_a_scribe_helps_with_no_other_pair(lay: Lay, scribe: str, first: str, second: str) -> None:
    others = [color for color in COLORS if color not in (first, second)]
    board = lay(wheel=first, owned={0: others[0]}, nobles={0: scribe})
    assert "offerings" not in board.areas()
    board = lay(wheel=others[0], owned={0: f"{first} {second}"}, nobles={0: scribe})
    assert board.why_not("act offerings")


@pytest.mark.rule("PH-220")
@pytest.mark.parametrize(("scribe", "owned", "due"), BOTH_WAYS)
def test_a_scribe_works_with_tokens_that_show_the_resource(
    lay: Lay, scribe: str, owned: str, due: str
) -> None:
    board = lay(wheel=due, owned={0: f"{owned}_token"}, nobles={0: scribe}, sets="2 nile_token")
    board.play("act offerings")
    assert board.sector(due) == [f"{owned}_token"]


@pytest.mark.rule("PH-220", "PH-55", "A-04")
@pytest.mark.parametrize(("scribe", "owned", "due"), SCRIBES)
def test_access_paid_by_a_scribe_counts_as_the_color_of_the_wheel(
    lay: Lay, scribe: str, owned: str, due: str
) -> None:
    board = lay(wheel=wheel("artisans", due), owned={0: f"3 {owned}"}, nobles={0: scribe})
    board.play("act artisans")
    assert board.question() == "0 employ"
    assert board.owned(0) == {}


@pytest.mark.rule("PH-220")
def test_a_scribe_works_for_access_and_action_cost_alike(lay: Lay) -> None:
    board = lay(wheel="agriculture", owned={0: "2 power trade justice"}, nobles={0: "scribe_3"})
    board.state.players[0].stage = 1  # trade and power, the chamber faces power
    board.state.players[0].hold([0, 0, 0, 2, 0, 0, *[0] * 12])
    assert board.areas() == ["chamber", "nile"]
    board.play("act chamber")
    assert board.player(0).stage == 2


@pytest.mark.rule("A-04", "PH-55")
def test_by_agreement_a_scribe_does_not_help_with_access(lay: Lay) -> None:
    options = {"scribe_on_access": "forbidden"}
    around = {"wheel": wheel("artisans", "construction"), "options": options}
    board = lay(owned={0: "3 agriculture"}, nobles={0: "scribe_1"}, **around)
    assert "artisans" not in board.areas()
    board = lay(owned={0: "2 agriculture construction"}, nobles={0: "scribe_1"}, **around)
    board.play("act artisans")
    assert board.sector("construction") == ["construction"]
    assert board.owned(0) == {}


@pytest.mark.rule("PH-220")
def test_two_scribes_do_not_pay_around_two_corners(lay: Lay) -> None:
    board = lay(wheel="trade", owned={0: "agriculture"}, nobles={0: "scribe_1 scribe_2"})
    assert board.why_not("act offerings")
    board = lay(wheel="construction", owned={0: "agriculture"}, nobles={0: "scribe_1 scribe_2"})
    assert board.why_not("act offerings") == ""


# The General.


@pytest.mark.rule("N-06", "PH-221", "A-13")
def test_the_general_moves_one_space_further_when_passing(lay: Lay) -> None:
    board = lay(nobles={0: "general_6"}, owned={0: ""})
    board.play("pass")
    assert board.state.first == 0
    assert board.question() == "0 gain"
    assert board.legal() == GAINS
    board.play("gain power", "take 1")
    assert board.place(0) == (0, 1)
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "trade": 1, "power": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-06", "PH-221")
def test_the_first_player_token_is_taken_before_the_general_moves(lay: Lay) -> None:
    board = lay(on_turn=1, nobles={1: "general_6"})
    board.play("pass")
    events = [name for name in board.events() if name in ("first_player_taken", "disc_moved")]
    assert events == ["first_player_taken", "disc_moved"]
    assert board.state.first == 1


@pytest.mark.rule("N-06", "PH-221", "A-13")
def test_the_general_never_takes_the_income_to_the_left(lay: Lay) -> None:
    board = lay(4, nobles={1: "general_6"}, owned={1: "silver"})
    board.play("pass", "take 1", "pass")
    assert board.question() == "1 gain"
    board.play("gain trade", "take 2")
    assert board.place(1) == (1, 1)
    assert board.owned(1) == {"construction": 1, "trade": 2, "power": 1, "silver": 1}


@pytest.mark.rule("N-06", "PH-221")
def test_later_the_disc_of_the_general_moves_one_space_as_usual(lay: Lay) -> None:
    board = lay(2, nobles={0: "general_6"}, owned={0: "", 1: "9 agriculture"})
    board.play("pass", "gain power", "take 1", "act offerings", "no_bonus", "set 1")
    assert board.question() == "0 income"
    board.play("collect_here")
    assert board.place(0) == (0, 2)
    assert board.owned(0)["silver"] == 1


@pytest.mark.rule("N-06", "PH-221")
def test_the_general_does_nothing_for_the_last_to_pass(lay: Lay) -> None:
    board = lay(nobles={2: "general_6"}, owned={2: "silver"})
    board.play("pass", "take 1", "pass", "take 2", "pass")
    assert "disc_moved" not in board.events()
    assert board.owned(2) == {"trade": 1, "power": 1, "justice": 1, "silver": 1}
    assert board.chance().state.round == 2


@pytest.mark.rule("N-06", "PH-221", "PH-124")
def test_in_the_shortest_row_the_general_is_at_the_end_at_once(lay: Lay) -> None:
    board = lay(5, nobles={3: "general_6"}, owned={3: "silver", 4: "9 agriculture"})
    board.play("pass", "take 1", "pass", "take 2", "pass", "take 3", "pass")
    board.play("gain power", "take 4")
    assert board.place(3) == (3, 1)
    board.play("act offerings", "no_bonus", "set 1")
    while not board.question().startswith("4"):
        assert not board.question().startswith("3")
        board.play(board.options()[0])
    assert board.place(3) == (3, 1)


@pytest.mark.rule("N-06", "PH-127")
def test_in_round_five_the_general_still_moves(lay: Lay) -> None:
    board = lay(nobles={0: "general_6"}, owned={0: ""}, round=5)
    board.play("pass", "gain justice")
    assert board.owned(0) == {"justice": 1}
    assert board.question() == "1 turn"


# Architect, High Priestess, Master, Granary Steward.


@pytest.mark.rule("PH-222", "A-10")
@pytest.mark.parametrize(("noble", "area"), FREE_ACCESS)
def test_in_its_area_a_noble_lets_any_resource_pay_for_access(
    lay: Lay, noble: str, area: str
) -> None:
    owned = {"chamber": "agriculture construction", "nile": "trade power"}.get(area, "3 trade")
    around = {"wheel": wheel(area, "justice"), "owned": {0: owned}}
    assert lay(**around).why_not(f"act {area}")
    board = lay(nobles={0: noble}, **around)
    board.play(f"act {area}")
    assert board.why_not("done")


@pytest.mark.rule("N-07", "PH-222")
def test_the_architect_pays_access_and_stage_with_two_resources(lay: Lay) -> None:
    board = lay(owned={0: "agriculture construction"}, nobles={0: "architect_7"})
    assert board.facing("chamber") == "power"
    board.play("act chamber")
    assert board.player(0).stage == 1
    assert board.owned(0) == {}
    assert board.sector("power") in (["agriculture"], ["construction"])
    assert board.supply("agriculture") + board.supply("construction") == 39


@pytest.mark.rule("N-08", "PH-222")
def test_the_high_priestess_has_two_trade_for_three_tokens(lay: Lay) -> None:
    board = lay(owned={0: "2 trade"}, nobles={0: "high_priestess_8"})
    assert board.facing("offerings") == "agriculture"
    board.play("act offerings", "add trade")
    assert board.question() == "0 set"
    assert board.owned(0) == {}
    assert board.sector("agriculture") == ["trade"]


@pytest.mark.rule("N-09", "PH-222")
def test_the_master_pays_access_and_card_with_three_trade(lay: Lay) -> None:
    board = lay(owned={0: "3 trade"}, nobles={0: "master_9"})
    assert board.facing("artisans") == "justice"
    board.play("act artisans")
    assert board.question() == "0 employ"
    assert board.sector("justice") == ["trade"]


@pytest.mark.rule("N-10", "PH-222")
def test_the_granary_steward_pays_access_and_column_with_two_resources(lay: Lay) -> None:
    board = lay(owned={0: "justice agriculture"}, nobles={0: "granary_steward_10"})
    assert board.facing("nile") == "trade"
    board.play("act nile")
    if board.question() == "0 column":
        assert board.legal() == ["column 5", "column 6"]
        board.play("column 5")
    assert board.question() == "0 advance"
    assert board.sector("trade") in (["justice"], ["agriculture"])


@pytest.mark.rule("PH-222", "N-09")
def test_the_resource_counts_as_its_own_color_and_not_as_that_of_the_wheel(lay: Lay) -> None:
    board = lay(owned={0: "trade 2 justice"}, nobles={0: "master_9"})
    assert board.facing("artisans") == "justice"
    assert "artisans" not in board.areas()


@pytest.mark.rule("PH-222", "PH-61", "N-09")
def test_the_color_of_the_wheel_may_still_be_paid(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}, nobles={0: "master_9"})
    board.play("act artisans")
    assert board.sector("justice") == ["justice"]
    assert board.owned(0) == {}


@pytest.mark.rule("A-03", "PH-222", "N-09")
@pytest.mark.parametrize("color", COLORS)
def test_silver_paid_through_such_a_noble_has_the_color_its_payer_names(
    lay: Lay, color: str
) -> None:
    board = lay(owned={0: f"2 {color} silver"}, nobles={0: "master_9"})
    board.play("act artisans")
    assert board.question() == "0 employ"
    assert board.owned(0) == {}


@pytest.mark.rule("PH-222", "PH-53")
@pytest.mark.parametrize(("noble", "area"), FREE_ACCESS)
def test_such_a_noble_needs_a_free_slot(lay: Lay, noble: str, area: str) -> None:
    owned = "4 agriculture 4 construction 4 trade 4 power 4 silver"
    board = lay(owned={0: owned}, nobles={0: noble}, **full(area))
    assert board.why_not(f"act {area}") == "PH-53"
    assert board.why_not(f"extra {area}")


@pytest.mark.rule("PH-222", "A-10")
@pytest.mark.parametrize(("noble", "area"), FREE_ACCESS)
def test_such_a_noble_helps_in_no_other_area(lay: Lay, noble: str, area: str) -> None:
    board = lay(owned={0: "9 trade 9 power"}, nobles={0: noble}, wheel="agriculture")
    without = lay(owned={0: "9 trade 9 power"}, wheel="agriculture")
    gained = set(board.areas()) - set(without.areas())
    assert gained <= {area}


# The Judge and the Grand Vizier.


@pytest.mark.rule("N-11", "PH-223")
def test_the_judge_takes_any_five_resources(lay: Lay) -> None:
    board = lay(owned={0: "construction 5 agriculture"}, nobles={0: "judge_11"})
    assert board.facing("nobles") == "construction"
    board.play("act nobles")
    assert board.question() == "0 hire"
    assert board.sector("construction") == ["construction"]
    assert board.owned(0) == {"agriculture": 1}


@pytest.mark.rule("N-11", "PH-223")
def test_the_judge_does_not_spare_the_access_cost(lay: Lay) -> None:
    board = lay(owned={0: "6 agriculture"}, nobles={0: "judge_11"})
    assert board.facing("nobles") == "construction"
    assert "nobles" not in board.areas()


@pytest.mark.rule("N-11", "PH-223", "PH-31")
def test_with_the_judge_silver_may_pay_for_access(lay: Lay) -> None:
    board = lay(owned={0: "silver 4 agriculture"}, nobles={0: "judge_11"})
    board.play("act nobles")
    assert board.sector("construction") == ["silver"]
    assert board.owned(0) == {}


@pytest.mark.rule("N-11", "PH-223")
def test_the_judge_needs_five_resources_all_the_same(lay: Lay) -> None:
    board = lay(owned={0: "construction 3 agriculture"}, nobles={0: "judge_11"})
    assert board.why_not("act nobles")


@pytest.mark.rule("N-11", "PH-223", "PH-53")
def test_the_judge_needs_a_free_slot(lay: Lay) -> None:
    board = lay(owned={0: "9 construction"}, nobles={0: "judge_11"}, slots="3 construction")
    assert board.why_not("act nobles") == "PH-53"


@pytest.mark.rule("N-12", "PH-224")
def test_the_grand_vizier_has_no_ability(lay: Lay) -> None:
    owned = {0: "4 agriculture 2 power silver"}
    board = lay(owned=owned, nobles={0: "grand_vizier_12"}, row="judge_11 architect_7 teacher_19")
    assert board.legal() == lay(owned=owned, row="judge_11 architect_7 teacher_19").legal()
    board.play("pass", "take 1")
    assert board.question() == "1 turn"


# Doctor, Chief Contractor, High Priest, Governor.


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_without_a_free_slot_the_noble_allows_the_action(lay: Lay, noble: str, area: str) -> None:
    board = lay(owned={0: FULL_COST[area]}, nobles={0: noble}, **full(area))
    assert board.why_not(f"act {area}") == "PH-53"
    board.play(f"extra {area}")
    if board.question() in ("0 column", "0 bonus"):
        board.play("column 3" if area == "nile" else "no_bonus")
    assert AFTERWARDS[area] in board.question()
    assert sum(board.owned(0).values()) in (0, 2 if area == "nile" else 0)


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_nothing_is_laid_on_the_wheel_then(lay: Lay, noble: str, area: str) -> None:
    board = lay(owned={0: FULL_COST[area]}, nobles={0: noble}, **full(area))
    board.play(f"extra {area}")
    if board.question() in ("0 column", "0 bonus"):
        board.play("column 3" if area == "nile" else "no_bonus")
    assert board.on_wheel() == 3
    assert "access_paid" not in board.events()


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_the_action_cost_is_due_in_full(lay: Lay, noble: str, area: str) -> None:
    less = FULL_COST[area].replace("3 trade", "2 trade").split()
    owned = " ".join(less if area == "artisans" else less[:-1])
    board = lay(owned={0: owned}, nobles={0: noble}, **full(area))
    assert board.why_not(f"extra {area}")


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_the_noble_is_of_no_use_while_a_slot_is_free(lay: Lay, noble: str, area: str) -> None:
    around = {"wheel": wheel(area, "justice"), "slots": "2 justice"}
    board = lay(owned={0: FULL_COST[area]}, nobles={0: noble}, **around)
    assert board.why_not(f"extra {area}")


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_by_agreement_the_noble_works_while_a_slot_is_free(lay: Lay, noble: str, area: str) -> None:
    options = {"extra_action_when_free": "yes"}
    around = {"wheel": wheel(area, "justice"), "options": options}
    board = lay(owned={0: FULL_COST[area]}, nobles={0: noble}, **around)
    board.play(f"extra {area}")
    assert board.on_wheel() == 0
    assert board.told("extra_acted")[0][0] == 0


@pytest.mark.rule("PH-84")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_the_noble_is_turned_and_works_once_per_round(lay: Lay, noble: str, area: str) -> None:
    owned = "6 agriculture 6 construction 6 trade 6 power"
    board = lay(2, owned={0: owned, 1: ""}, nobles={0: noble}, **full(area))
    board.play(f"extra {area}")
    assert board.player(0).turned == board.player(0).nobles
    while board.question() != "0 turn":
        board.play("pass" if "pass" in board.options() else board.options()[0])
    assert board.why_not(f"extra {area}") == "PH-84"


@pytest.mark.rule("PH-84", "PH-133")
@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_the_noble_is_turned_back_for_the_next_round(lay: Lay, noble: str, area: str) -> None:
    board = lay(nobles={0: noble}, turned={0: noble})
    another_round(board)
    assert board.player(0).turned == 0


@pytest.mark.parametrize(("noble", "area"), EXTRA)
def test_the_noble_is_of_no_use_in_another_area(lay: Lay, noble: str, area: str) -> None:
    owned = "4 agriculture 4 construction 4 trade 4 power 4 justice"
    for other in AREAS:
        board = lay(owned={0: owned}, nobles={0: noble}, **full(other))
        assert (board.why_not(f"extra {other}") == "") == (other == area)


@pytest.mark.rule("N-15", "PH-227", "A-17")
def test_the_high_priest_needs_a_set_to_take(lay: Lay) -> None:
    board = lay(owned={0: "3 trade"}, nobles={0: "high_priest_15"}, sets="", **full("offerings"))
    assert board.why_not("extra offerings")


@pytest.mark.rule("N-15", "PH-227")
def test_the_high_priest_may_pay_for_a_bonus_token(lay: Lay) -> None:
    board = lay(owned={0: "2 trade"}, nobles={0: "high_priest_15"}, **full("offerings"))
    board.play("extra offerings", "add trade", "set 1", "bonus 1")
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "prestige_low": 1}


@pytest.mark.rule("N-14", "PH-226", "PH-103")
def test_the_chief_contractor_cannot_go_beyond_the_last_stage(lay: Lay) -> None:
    owned = "4 agriculture 4 construction 4 trade 4 power 4 justice"
    nobles = {0: "chief_contractor_14"}
    board = lay(owned={0: owned}, nobles=nobles, stages={0: 6}, **full("chamber"))
    assert board.why_not("extra chamber")


@pytest.mark.rule("N-13", "A-08")
def test_a_unit_on_the_wheel_is_not_deducted_from_the_extra_action(lay: Lay) -> None:
    board = lay(owned={0: "2 justice"}, nobles={0: "doctor_13"}, **full("artisans", "justice"))
    assert board.why_not("extra artisans")


@pytest.mark.rule("A-08", "PH-77")
def test_an_area_token_pays_for_the_extra_action(lay: Lay) -> None:
    owned = {0: "2 trade artisans_token"}
    board = lay(owned=owned, nobles={0: "doctor_13"}, sets="", bonus="", **full("artisans"))
    board.play("extra artisans")
    assert board.question() == "0 employ"


# Sorceress and Treasurer.


@pytest.mark.rule("N-17", "PH-229")
def test_the_sorceress_exchanges_a_basic_resource_for_another(lay: Lay) -> None:
    board = lay(owned={0: "trade silver"}, nobles={0: "sorceress_17"})
    board.play("exchange sorceress_17")
    assert board.legal() == [gain for gain in GAINS if gain != "gain trade"]
    board.play("gain justice")
    assert board.owned(0) == {"justice": 1, "silver": 1}
    assert board.supply("trade") == 20
    assert board.question() == "0 turn"


@pytest.mark.rule("N-17", "PH-229", "PH-37")
def test_the_sorceress_takes_a_token_that_shows_a_resource(lay: Lay) -> None:
    board = lay(owned={0: "trade_token power"}, nobles={0: "sorceress_17"})
    board.play("exchange sorceress_17", "give trade_token", "gain justice")
    assert board.owned(0) == {"power": 1, "justice": 1}
    assert board.supply("trade_token") == 1


@pytest.mark.rule("N-17", "N-18", "PH-229", "PH-230")
@pytest.mark.parametrize("noble", ["sorceress_17", "treasurer_18"])
@pytest.mark.parametrize("owned", ["", "silver", "nile_token", "prestige_high"])
def test_silver_and_other_tokens_are_not_exchanged(lay: Lay, noble: str, owned: str) -> None:
    board = lay(owned={0: owned}, nobles={0: noble})
    assert board.why_not(f"exchange {noble}")


@pytest.mark.rule("N-18", "PH-230")
def test_the_treasurer_exchanges_a_basic_resource_for_silver(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nobles={0: "treasurer_18"})
    board.play("exchange treasurer_18", "give trade")
    assert board.owned(0) == {"power": 1, "silver": 1}
    assert board.question() == "0 turn"


@pytest.mark.rule("N-18", "PH-230", "PH-37")
def test_the_treasurer_takes_a_token_that_shows_a_resource(lay: Lay) -> None:
    board = lay(owned={0: "trade_token power"}, nobles={0: "treasurer_18"})
    board.play("exchange treasurer_18", "give trade_token")
    assert board.owned(0) == {"power": 1, "silver": 1}
    assert board.supply("trade_token") == 1


@pytest.mark.rule("N-17", "N-18", "PH-84")
@pytest.mark.parametrize("noble", ["sorceress_17", "treasurer_18"])
def test_an_exchange_is_made_once_per_round(lay: Lay, noble: str) -> None:
    board = lay(owned={0: "2 trade 2 power"}, nobles={0: noble})
    board.play(f"exchange {noble}", "give trade")
    if noble == "sorceress_17":
        board.play("gain justice")
    assert board.why_not(f"exchange {noble}")
    another_round(board)
    assert board.why_not(f"exchange {noble}") == ""


@pytest.mark.rule("A-11", "PH-229")
def test_an_exchange_may_follow_the_action(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, nobles={0: "sorceress_17"})
    board.play("act offerings", "no_bonus", "set 1")
    assert board.question() == "0 after"
    assert board.legal() == ["done", "exchange sorceress_17"]
    board.play("exchange sorceress_17", "give agriculture", "gain power")
    assert board.question() == "1 turn"


@pytest.mark.rule("A-11")
def test_an_exchange_after_the_action_may_be_left_out(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"}, nobles={0: "treasurer_18"})
    board.play("act offerings", "no_bonus", "set 1", "done")
    assert board.question() == "1 turn"
    assert board.player(0).turned == 0


@pytest.mark.rule("A-11", "PH-229", "PH-230")
@pytest.mark.parametrize("noble", ["sorceress_17", "treasurer_18"])
def test_an_exchange_is_possible_when_passing_after_the_urn(lay: Lay, noble: str) -> None:
    board = lay(owned={0: ""}, nobles={0: noble})
    board.play("pass", "take 1")
    assert board.question() == "0 after"
    board.play(f"exchange {noble}", "give construction")
    if noble == "sorceress_17":
        board.play("gain justice")
    gained = "justice" if noble == "sorceress_17" else "silver"
    assert board.owned(0) == {"agriculture": 1, "trade": 1, gained: 1}


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("noble", ["sorceress_17", "treasurer_18"])
def test_no_exchange_is_made_on_later_pyramid_turns(lay: Lay, noble: str) -> None:
    board = lay(2, owned={0: "3 trade", 1: "9 agriculture"}, nobles={0: noble})
    board.play("pass", "take 1", "done", "act offerings", "no_bonus", "set 1")
    while board.question().startswith("0"):
        assert f"exchange {noble}" not in board.legal()
        board.play(board.options()[0])
    assert board.question() == "1 turn"


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("noble", ["sorceress_17", "treasurer_18"])
def test_by_agreement_an_exchange_is_made_on_later_pyramid_turns(lay: Lay, noble: str) -> None:
    options = {"exchange_after_pass": "yes"}
    board = lay(2, owned={0: "3 trade", 1: "9 agriculture"}, nobles={0: noble}, options=options)
    board.play("pass", "take 1", "done", "act offerings", "no_bonus", "set 1")
    offered = []
    while board.question().startswith("0"):
        offered += board.legal()
        board.play(board.options()[0])
    assert f"exchange {noble}" in offered


@pytest.mark.rule("A-11", "PH-126")
def test_the_last_to_pass_may_exchange_before_the_round_is_prepared(lay: Lay) -> None:
    board = lay(2, owned={1: "silver"}, nobles={1: "treasurer_18"})
    board.play("pass", "take 1", "pass", "take 2")
    assert board.question() == "1 after"
    board.play("exchange treasurer_18", "give trade")
    assert board.owned(1) == {"construction": 1, "power": 1, "silver": 2}


@pytest.mark.rule("A-14", "PH-230")
def test_no_exchange_for_silver_that_has_run_out(lay: Lay) -> None:
    board = lay(owned={0: "trade", 1: "20 silver", 2: ""}, nobles={0: "treasurer_18"})
    assert board.why_not("exchange treasurer_18")


@pytest.mark.rule("A-14", "PH-229")
def test_no_exchange_for_a_resource_that_has_run_out(lay: Lay) -> None:
    board = lay(owned={0: "2 trade", 1: "20 power"}, nobles={0: "sorceress_17"})
    board.play("exchange sorceress_17")
    assert board.legal() == ["gain agriculture", "gain construction", "gain justice"]


@pytest.mark.rule("N-17", "N-18")
def test_both_exchanges_fit_into_one_turn(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nobles={0: "sorceress_17 treasurer_18"})
    board.play("exchange sorceress_17", "give trade", "gain justice")
    board.play("exchange treasurer_18", "give justice")
    assert board.owned(0) == {"power": 1, "silver": 1}


@pytest.mark.rule("N-18")
def test_an_exchange_makes_an_action_possible_in_the_same_turn(lay: Lay) -> None:
    board = lay(owned={0: "power"}, nobles={0: "treasurer_18"}, wheel="agriculture")
    assert board.why_not("act offerings")
    board.play("exchange treasurer_18")
    assert board.owned(0) == {"silver": 1}
    assert board.why_not("act offerings") == ""


# Teacher and Diplomat.


@pytest.mark.rule("N-19", "PH-231")
def test_the_teacher_adds_a_resource_to_the_urn_of_passing(lay: Lay) -> None:
    board = lay(owned={0: ""}, nobles={0: "teacher_19"})
    board.play("pass", "take 1")
    assert board.question() == "0 teacher"
    assert board.legal() == ["decline", *GAINS]
    board.play("gain power")
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "trade": 1, "power": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("N-19", "PH-231", "PH-84")
def test_the_teacher_may_be_saved_for_another_urn(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}, nobles={0: "teacher_19"}, employable=[11, 12, 13, 14])
    board.play("act artisans", "employ 11").play("artisan 1", "urn 10")
    assert board.question() == "0 teacher"
    board.play("decline")
    assert board.player(0).turned == 0
    board.play("pass", "take 1", "pass", "take 2", "pass")
    assert board.question() == "0 teacher"


@pytest.mark.rule("N-19", "PH-231", "PH-84")
def test_the_teacher_works_once_per_round(lay: Lay) -> None:
    board = lay(2, owned={0: "3 justice"}, nobles={0: "teacher_19"}, employable=[11, 12, 13, 14])
    board.play("act artisans", "employ 11").play("artisan 1", "urn 10", "gain trade")
    assert board.owned(0) == {"justice": 1, "agriculture": 1, "trade": 2}
    board.play("pass", "take 1", "pass", "take 2")
    assert "teacher" not in board.question()
    assert board.owned(0)["power"] == 1


@pytest.mark.rule("N-19", "N-20", "PH-42")
@pytest.mark.parametrize("noble", ["teacher_19", "diplomat_20"])
def test_an_urn_of_the_nile_counts_as_gained(lay: Lay, noble: str) -> None:
    board = lay(owned={0: "2 trade"}, nobles={0: noble})
    board.play("act nile", "urn 10")
    assert board.question() == f"0 {noble[:-3]}"


@pytest.mark.rule("N-20", "PH-232")
def test_the_diplomat_replaces_the_urn_of_passing(lay: Lay) -> None:
    board = lay(owned={0: ""}, nobles={0: "diplomat_20"})
    board.play("pass", "take 1")
    assert board.question() == "0 diplomat"
    assert board.legal() == ["decline", "replace"]
    board.play("replace", "gain justice", "gain justice", "gain power")
    assert board.owned(0) == {"justice": 2, "power": 1}
    assert 1 not in board.urns()
    assert board.state.urn_discard >> 1 & 1
    assert board.question() == "1 turn"


@pytest.mark.rule("N-20", "PH-232")
def test_the_diplomat_may_keep_the_urn(lay: Lay) -> None:
    board = lay(owned={0: ""}, nobles={0: "diplomat_20"})
    board.play("pass", "take 1", "decline")
    assert board.owned(0) == {"agriculture": 1, "construction": 1, "trade": 1}
    assert board.player(0).turned == 0


@pytest.mark.rule("N-20", "PH-232", "PH-84")
def test_the_diplomat_works_once_per_round(lay: Lay) -> None:
    nobles = {0: "diplomat_20"}
    board = lay(2, owned={0: "3 justice"}, nobles=nobles, employable=[11, 12, 13, 14])
    board.play("act artisans", "employ 11").play("artisan 1", "urn 10", "replace")
    board.play("gain trade", "gain trade", "gain trade")
    assert board.owned(0) == {"trade": 3}
    board.play("pass", "take 1", "pass", "take 2")
    assert board.owned(0) == {"trade": 4, "construction": 1, "power": 1}


@pytest.mark.rule("A-28", "PH-232")
def test_the_diplomat_sees_a_random_urn_before_deciding(lay: Lay) -> None:
    nobles = {0: "diplomat_20"}
    board = lay(owned={0: "3 justice"}, nobles=nobles, employable=[11, 12, 13, 14])
    board.play("act artisans", "employ 11").play("artisan 1", "urn 10")
    assert board.told("urn_drawn") == [(0, [10, 0, 0])]
    assert board.question() == "0 diplomat"
    assert board.owned(0) == {}


@pytest.mark.rule("N-20", "PH-34")
def test_the_diplomat_chooses_among_what_the_supply_still_has(lay: Lay) -> None:
    board = lay(owned={0: "", 1: "20 power", 2: "19 trade"}, nobles={0: "diplomat_20"})
    board.play("pass", "take 1", "replace")
    assert "gain power" not in board.legal()
    board.play("gain trade")
    assert "gain trade" not in board.legal()


@pytest.mark.rule("A-12", "N-19", "PH-231")
def test_a_starting_teacher_may_be_used_on_the_drafted_urn(begin: Begin) -> None:
    board = begin(2, first=0)
    board.play("noble teacher_19", "noble scribe_1", "keep teacher_19", "take 1")
    assert board.question() == "1 teacher"
    board.play("gain power")
    assert board.owned(1)["power"] == 1
    assert board.player(1).turned == 1 << pieces.TEACHER
    board.play("noble scribe_2", "noble scribe_3", "keep scribe_2", "take 2").chance()
    assert board.player(1).turned == 1 << pieces.TEACHER
    another_round(board)
    assert board.player(1).turned == 0


@pytest.mark.rule("A-12", "N-20", "PH-232")
def test_a_starting_diplomat_may_be_used_on_the_drafted_urn(begin: Begin) -> None:
    board = begin(2, first=0)
    board.play("noble diplomat_20", "noble scribe_1", "keep diplomat_20", "take 1", "replace")
    board.play("gain power", "gain power", "gain justice")
    assert board.owned(1) == {"power": 2, "justice": 1, "silver": 2}
    assert board.player(1).turned == 1 << pieces.DIPLOMAT
