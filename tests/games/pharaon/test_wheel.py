"""Access: the wheel, its slots and its turning (chapter 7, nobles 13 to 16 by A-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core.errors import BadOption
from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay

# The position of the tests: offerings agriculture, nobles construction, Nile trade, chamber
# power, artisans justice.

ALL = "agriculture construction trade power justice"


@pytest.mark.rule("PH-50")
@pytest.mark.parametrize("wheel", pieces.COLOR_NAMES)
def test_every_area_is_faced_by_a_color_of_its_own(lay: Lay, wheel: str) -> None:
    board = lay(wheel=wheel)
    faced = [board.facing(area) for area in pieces.AREA_NAMES]
    assert faced[0] == wheel
    assert sorted(faced) == sorted(pieces.COLOR_NAMES)


@pytest.mark.rule("PH-51")
def test_the_access_unit_lies_on_a_slot_of_the_sector(lay: Lay) -> None:
    board = lay(owned={0: "agriculture"}).play("act offerings")
    assert board.sector("agriculture") == ["agriculture"]
    assert board.on_wheel() == 1
    assert board.owned(0) == {}
    assert board.supply("agriculture") == 19


@pytest.mark.rule("PH-51")
@pytest.mark.parametrize(
    ("owned", "area"),
    [
        ("3 trade", "offerings"),
        ("agriculture trade power justice", "nobles"),
        ("agriculture construction", "nile"),
        ("2 agriculture 2 construction", "chamber"),
        ("4 trade", "artisans"),
    ],
)
def test_without_a_unit_of_its_color_an_area_is_out_of_reach(
    lay: Lay, owned: str, area: str
) -> None:
    board = lay(owned={0: owned})
    assert area not in board.areas()
    assert board.why_not(f"act {area}") == "PH-51"


@pytest.mark.rule("PH-51")
def test_the_color_asked_for_is_that_of_the_wheel_and_not_of_the_area(lay: Lay) -> None:
    assert lay(owned={0: "3 trade"}, wheel="trade").areas() == ["offerings"]
    assert lay(owned={0: "3 trade"}, wheel="power").areas() == ["artisans"]
    assert lay(owned={0: "3 trade"}, wheel="justice").areas() == []


@pytest.mark.rule("PH-52")
@pytest.mark.parametrize(("seats", "slots"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_fourth_slot_is_for_four_and_five_players(lay: Lay, seats: int, slots: int) -> None:
    assert lay(seats, owned={0: ALL}, slots=f"{slots - 1} trade").areas() == [
        "chamber",
        "nile",
        "nobles",
        "offerings",
    ]
    full = lay(seats, owned={0: ALL}, slots=f"{slots} trade")
    assert full.areas() == ["chamber", "nobles", "offerings"]
    assert full.why_not("act nile") == "PH-53"


@pytest.mark.rule("PH-52")
def test_the_solo_game_uses_three_slots(lay: Lay) -> None:
    assert "nile" in lay(1, owned={0: ALL}, slots="2 trade").areas()
    assert lay(1, owned={0: ALL}, slots="3 trade").why_not("act nile") == "PH-53"


@pytest.mark.rule("PH-53")
@pytest.mark.parametrize("area", pieces.AREA_NAMES)
def test_an_area_without_a_free_slot_is_closed(lay: Lay, area: str) -> None:
    owned = {0: f"3 {' 3 '.join(pieces.COLOR_NAMES)} 3 silver"}
    color = pieces.COLOR_NAMES[pieces.AREA_NAMES.index(area)]
    board = lay(owned=owned, slots=f"3 {color}")
    assert sorted([*board.areas(), area]) == sorted(pieces.AREA_NAMES)
    assert board.why_not(f"act {area}") == "PH-53"


@pytest.mark.rule("PH-53")
def test_the_last_player_to_get_a_slot_closes_the_area(lay: Lay) -> None:
    board = lay(owned={0: "agriculture", 1: "agriculture silver"}, slots="2 agriculture")
    board.play("act offerings", "set 1")
    assert board.question() == "1 turn"
    assert board.why_not("act offerings") == "PH-53"


@pytest.mark.rule("PH-53")
def test_a_substitute_takes_up_a_slot_too(lay: Lay) -> None:
    board = lay(owned={0: ALL}, slots="trade:silver trade:nile_token trade:power")
    assert board.why_not("act nile") == "PH-53"


@pytest.mark.rule("PH-54", "PH-60")
def test_access_stays_on_the_wheel_and_the_action_cost_leaves(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}).play("act artisans")
    assert board.sector("justice") == ["justice"]
    assert board.supply("justice") == 19


@pytest.mark.rule("PH-54")
def test_the_wheel_is_emptied_only_when_the_round_is_over(lay: Lay) -> None:
    board = lay(owned={0: "agriculture", 1: "", 2: "agriculture"})
    board.play("act offerings", "set 1", "take 1", "act offerings", "set 2")
    assert board.sector("agriculture") == ["agriculture", "agriculture"]
    board.end_round()
    assert board.on_wheel() == 0


@pytest.mark.rule("PH-55", "A-03")
@pytest.mark.parametrize(
    ("owned", "lies"),
    [
        ("silver", "silver"),
        ("agriculture_token", "agriculture_token"),
        ("offerings_token", "offerings_token"),
    ],
)
def test_a_substitute_for_access_lies_on_the_slot(lay: Lay, owned: str, lies: str) -> None:
    board = lay(owned={0: owned}).play("act offerings")
    assert board.sector("agriculture") == [lies]
    assert board.question() == "0 set"


@pytest.mark.rule("PH-55", "A-03")
@pytest.mark.parametrize("substitute", ["silver", "artisans_token", "justice_token"])
def test_a_substitute_for_access_counts_as_the_color_of_the_wheel(
    lay: Lay, substitute: str
) -> None:
    board = lay(owned={0: f"{substitute} 2 justice"})
    board.play("act artisans")
    assert board.question() == "0 employ"
    assert board.owned(0) == {}


@pytest.mark.rule("PH-55", "A-03")
def test_a_silver_that_paid_access_is_no_unit_of_another_color(lay: Lay) -> None:
    board = lay(owned={0: "silver 2 trade"})
    assert board.why_not("act artisans") == "PH-60"
    assert "artisans" in lay(owned={0: "silver 3 trade"}).areas()


@pytest.mark.rule("PH-55", "A-04")
def test_a_scribe_helps_with_access_and_the_unit_counts_as_the_wheels_color(lay: Lay) -> None:
    board = lay(nobles={0: "scribe_4"}, owned={0: "power 2 justice"}).play("act artisans")
    assert board.question() == "0 employ"
    board = lay(nobles={0: "scribe_4"}, owned={0: "3 power"}).play("act artisans")
    assert board.sector("justice") == ["power"]
    assert board.owned(0) == {}


@pytest.mark.rule("A-04")
def test_a_table_may_forbid_scribes_to_help_with_access(lay: Lay) -> None:
    strict = {"scribe_on_access": "forbidden"}
    board = lay(nobles={0: "scribe_4"}, owned={0: "3 power"}, options=strict)
    assert board.why_not("act artisans") == "PH-51"
    board = lay(nobles={0: "scribe_4"}, owned={0: "justice 2 power"}, options=strict)
    board.play("act artisans")
    assert board.question() == "0 employ"
    assert board.sector("justice") == ["justice"]


@pytest.mark.rule("A-04")
@pytest.mark.parametrize("owned", ["power", "power_token"])
def test_where_scribes_may_not_help_their_tokens_may_not_either(lay: Lay, owned: str) -> None:
    strict = {"scribe_on_access": "forbidden"}
    board = lay(nobles={0: "scribe_4"}, owned={0: owned}, wheel="justice", options=strict)
    assert board.why_not("act offerings") == "PH-51"
    assert "offerings" in lay(nobles={0: "scribe_4"}, owned={0: owned}, wheel="justice").areas()


def master(lay: Lay, owned: str, access: str = "forbidden", rules: int = 2) -> Board:
    """The Master opens the artisans with any resource; power and justice pay for each other."""
    options = {"scribe_on_access": access}
    nobles = {0: "scribe_4 master_9"}
    return lay(nobles=nobles, owned={0: owned}, options=options, rules=rules).play("act artisans")


@pytest.mark.rule("A-32", "PH-222", "A-04")
def test_what_opens_an_area_by_a_noble_is_deducted_without_a_scribe(lay: Lay) -> None:
    assert master(lay, "3 power").question() == "0 employ"  # three of power, nothing else
    board = master(lay, "4 power")
    assert board.legal() == ["three justice", "three power"]
    board.play("three justice")
    assert board.owned(0) == {}
    assert board.sector("justice") == ["power"]


@pytest.mark.rule("A-32", "PH-222")
def test_a_piece_of_a_color_that_is_due_opens_the_area_and_is_deducted(lay: Lay) -> None:
    board = master(lay, "justice 2 power").play("three justice")
    assert board.question() == "0 employ"
    assert board.sector("justice") == ["justice"]


@pytest.mark.rule("A-32", "A-03")
def test_silver_that_opens_an_area_has_the_color_its_owner_names(lay: Lay) -> None:
    board = master(lay, "silver 2 power").play("three justice")
    assert board.question() == "0 employ"
    assert board.sector("justice") == ["silver"]


@pytest.mark.rule("A-32", "PH-35")
def test_of_pieces_that_fit_the_owner_chooses_the_one_that_opens(lay: Lay) -> None:
    board = master(lay, "power justice power_token silver").play("three justice")
    assert board.sector("justice") == ["justice"]
    assert board.legal() == ["pay power", "pay power_token"]
    board = lay(
        nobles={0: "scribe_4 master_9"},
        owned={0: "power justice power_token silver"},
        options={"scribe_on_access": "forbidden"},
    )
    board.play("choose_payment", "act artisans", "three justice")
    assert board.legal() == ["pay justice", "pay silver"]
    assert board.why_not("pay power") == "PH-35"


@pytest.mark.rule("A-32", "A-04")
@pytest.mark.parametrize(("access", "rules"), [("credited_as_wheel", 2), ("forbidden", 1)])
def test_elsewhere_a_scribe_helps_the_piece_that_opens(lay: Lay, access: str, rules: int) -> None:
    board = master(lay, "3 power", access, rules)
    assert board.legal() == ["three justice", "three power"]


def deducting(lay: Lay, owned: str, **options: str) -> Board:
    """The first stage costs agriculture and construction, and the wheel asks for trade there.

    The scribe lets construction and trade pay for each other.
    """
    board = lay(nobles={0: "scribe_2"}, owned={0: owned}, wheel="justice", options=options)
    assert board.facing("chamber") == "trade"
    return board


@pytest.mark.rule("A-33", "PH-61")
def test_the_access_unit_is_deducted_as_the_color_of_the_wheel(lay: Lay) -> None:
    assert deducting(lay, "agriculture trade").why_not("act chamber") == "PH-60"
    board = deducting(lay, "agriculture construction trade").play("act chamber")
    assert board.owned(0) == {}


@pytest.mark.rule("A-33", "PH-220")
def test_by_agreement_a_scribe_lets_the_access_unit_stand_for_his_other_resource(lay: Lay) -> None:
    board = deducting(lay, "agriculture construction trade", scribe_on_deduction="swapped")
    board.play("act chamber")
    assert board.sector("trade") == ["trade"]
    assert board.owned(0) == {"construction": 1}


@pytest.mark.rule("A-33", "A-04")
@pytest.mark.parametrize(("access", "refused"), [("credited_as_wheel", ""), ("forbidden", "PH-51")])
def test_who_may_pay_access_is_agreed_on_apart(lay: Lay, access: str, refused: str) -> None:
    agreed = {"scribe_on_deduction": "swapped", "scribe_on_access": access}
    assert deducting(lay, "agriculture construction", **agreed).why_not("act chamber") == refused
    assert deducting(lay, "agriculture trade", **agreed).why_not("act chamber") == ""


@pytest.mark.rule("A-33")
def test_a_unit_of_the_color_of_the_wheel_is_deducted_first(lay: Lay) -> None:
    board = lay(
        nobles={0: "scribe_1"},
        owned={0: "agriculture construction"},
        wheel="trade",
        options={"scribe_on_deduction": "swapped"},
    )
    assert board.facing("chamber") == "agriculture"
    board.play("act chamber")
    assert board.sector("agriculture") == ["agriculture"]
    assert board.owned(0) == {}


@pytest.mark.rule("A-33", "A-32")
def test_where_scribes_help_to_deduct_they_do_so_for_nobles_7_to_10(lay: Lay) -> None:
    board = lay(
        nobles={0: "scribe_4 master_9"},
        owned={0: "3 power"},
        options={"scribe_on_access": "forbidden", "scribe_on_deduction": "swapped"},
    )
    board.play("act artisans")
    assert board.legal() == ["three justice", "three power"]


@pytest.mark.rule("A-33")
def test_nobody_could_agree_on_it_under_version_1() -> None:
    with pytest.raises(BadOption, match="unknown-option"):
        catalog.load("pharaon").settle({"scribe_on_deduction": "swapped"}, 1)


# Turning.


@pytest.mark.rule("PH-12", "PH-133")
def test_the_wheel_turns_clockwise_by_one_sector(lay: Lay) -> None:
    board = lay().end_round()
    assert board.facing("nobles") == "agriculture"
    assert board.facing("nile") == "construction"
    assert board.facing("offerings") == "justice"


@pytest.mark.rule("PH-12", "PH-133")
def test_the_wheel_turns_counterclockwise_by_one_sector(lay: Lay) -> None:
    board = lay(direction="counterclockwise").end_round()
    assert board.facing("artisans") == "agriculture"
    assert board.facing("offerings") == "construction"
    assert board.facing("nobles") == "trade"


@pytest.mark.rule("PH-12")
def test_the_wheel_follows_the_ring_and_not_the_list_of_areas(lay: Lay) -> None:
    board = lay(ring="offerings artisans nile nobles chamber").end_round()
    assert board.facing("artisans") == "agriculture"
    assert board.facing("offerings") == "justice"


@pytest.mark.rule("PH-135")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_every_area_meets_every_color_once(lay: Lay, direction: str) -> None:
    board = lay(direction=direction)
    met: dict[str, list[str]] = {area: [] for area in pieces.AREA_NAMES}
    for _ in range(5):
        for area, colors in met.items():
            colors.append(board.facing(area))
        board.end_round()
    assert board.state.over
    assert all(sorted(colors) == sorted(pieces.COLOR_NAMES) for colors in met.values())


# Acting without a slot.

EXTRA = [
    ("artisans", "doctor_13", "trade trade trade", "PH-225"),
    ("chamber", "chief_contractor_14", "agriculture construction", "PH-226"),
    ("offerings", "high_priest_15", "trade", "PH-227"),
    ("nile", "governor_16", "power justice", "PH-228"),
]


@pytest.mark.rule("A-08", "PH-53")
@pytest.mark.parametrize(("area", "noble", "cost", "rule"), EXTRA)
def test_nobles_13_to_16_act_without_slot_access_or_deduction(
    lay: Lay, area: str, noble: str, cost: str, rule: str
) -> None:
    color = pieces.COLOR_NAMES[pieces.AREA_NAMES.index(area)]
    board = lay(nobles={0: noble}, owned={0: cost}, slots=f"3 {color}")
    assert board.why_not(f"act {area}") == "PH-53"
    assert board.why_not(f"extra {area}") == ""
    board.play(f"extra {area}")
    if board.question() == "0 column":
        board.play("column 4")
    assert sum(data[1] for _, data in board.told("piece_paid")) == len(cost.split())
    assert board.told("access_paid") == []
    assert board.on_wheel() == 3


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("area", "noble", "cost", "rule"), EXTRA)
def test_nobles_13_to_16_are_idle_while_a_slot_is_free(
    lay: Lay, area: str, noble: str, cost: str, rule: str
) -> None:
    board = lay(nobles={0: noble}, owned={0: f"{cost} 3 silver"})
    assert board.why_not(f"extra {area}") == rule


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("area", "noble", "cost", "rule"), EXTRA)
def test_a_table_may_let_them_act_while_a_slot_is_free(
    lay: Lay, area: str, noble: str, cost: str, rule: str
) -> None:
    board = lay(nobles={0: noble}, owned={0: cost}, options={"extra_action_when_free": "yes"})
    assert board.why_not(f"extra {area}") == ""
    assert board.play(f"extra {area}").on_wheel() == 0


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("area", "noble", "cost", "rule"), EXTRA)
def test_who_does_not_own_the_noble_stays_out(
    lay: Lay, area: str, noble: str, cost: str, rule: str
) -> None:
    color = pieces.COLOR_NAMES[pieces.AREA_NAMES.index(area)]
    board = lay(nobles={1: noble}, owned={0: f"{cost} 3 silver"}, slots=f"3 {color}")
    assert board.why_not(f"extra {area}") == rule


@pytest.mark.rule("A-08", "PH-84")
def test_such_a_noble_works_once_per_round(lay: Lay) -> None:
    board = lay(nobles={0: "doctor_13"}, owned={0: "6 trade", 1: "", 2: ""}, slots="3 justice")
    board.play("extra artisans", "employ 21", "artisan 1")
    assert board.player(0).turned == 1 << 13
    board.play("take 1", "take 2")
    assert board.question() == "0 turn"
    assert board.why_not("extra artisans") == "PH-84"


@pytest.mark.rule("A-08", "PH-60")
def test_the_action_cost_is_due_in_full(lay: Lay) -> None:
    board = lay(nobles={0: "doctor_13"}, owned={0: "2 justice trade"}, slots="3 justice")
    assert board.why_not("extra artisans") == "PH-60"


@pytest.mark.rule("PH-53")
def test_no_noble_opens_the_closed_nobles_area(lay: Lay) -> None:
    board = lay(nobles={0: "doctor_13 governor_16"}, owned={0: ALL}, slots="3 construction")
    assert board.why_not("extra nobles") == "PH-53"
