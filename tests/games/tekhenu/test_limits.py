"""Spending and limits (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay

BUILT = "row1_first row2_first row3_first row4_first row5_first"
MORE = "column1_first column2_first column3_first column4_first column5_first"
STANDING = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4"
GODS = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]


@pytest.mark.rule("TK-37")
@pytest.mark.parametrize("held", ["2 papyrus", "1 papyrus 1 gold", "2 gold"])
def test_gold_replaces_any_basic_resource(lay: Lay, held: str) -> None:
    board = lay(dice="bastet-gray-1", owned={0: f"{held} 5 bread"})
    board.play("take bastet-gray-1").until("1 turn")
    assert board.owned() == {"bread": 5, "scribe": 2}
    assert board.track() == (3, 5)


@pytest.mark.rule("TK-37")
def test_gold_is_saved_while_the_resource_lasts(lay: Lay) -> None:
    board = lay(dice="bastet-gray-5", owned={0: "3 papyrus 2 gold"})
    board.play("take bastet-gray-5").until("1 turn")
    assert board.owned() == {"papyrus": 1, "gold": 2}


@pytest.mark.rule("TK-37")
@pytest.mark.parametrize("held", ["9 scribe", "9 faith"])
def test_scribes_and_faith_are_not_resources(lay: Lay, held: str) -> None:
    board = lay(dice="bastet-brown-5", owned={0: held}).play("take bastet-brown-5")
    assert board.why_not("perform bastet") == "TK-69"


@pytest.mark.rule("TK-37")
def test_one_basic_resource_does_not_replace_another(lay: Lay) -> None:
    held = {0: "1 papyrus 9 bread 9 limestone 9 granite"}
    board = lay(dice="bastet-brown-5", owned=held).play("take bastet-brown-5")
    assert board.why_not("perform bastet") == "TK-69"


@pytest.mark.rule("TK-38")
def test_surplus_can_never_be_spent(lay: Lay) -> None:
    board = lay(dice="bastet-brown-5", owned={0: "1 papyrus"}, surplus={0: "5 papyrus"})
    board.play("take bastet-brown-5")
    assert board.why_not("perform bastet") == "TK-69"


@pytest.mark.rule("TK-38")
@pytest.mark.parametrize(
    ("die", "god", "rule"),
    [
        ("horus-white-3", "horus", "TK-41"),
        ("ra-white-3", "ra", "TK-53"),
        ("hathor-white-3", "hathor", "TK-62"),
        ("bastet-black-3", "bastet", "TK-69"),
        ("thoth-black-3", "thoth", "TK-77"),
    ],
)
def test_an_action_that_cannot_be_paid_is_not_open(lay: Lay, die: str, god: str, rule: str) -> None:
    board = lay(dice=die, owned={0: "1 granite 1 bread 1 papyrus"}, display="P01 P04 P07")
    board.play(f"take {die}")
    assert board.why_not(f"perform {god}") == rule


@pytest.mark.rule("TK-39")
def test_six_statues_are_all(lay: Lay) -> None:
    statues = {0: "horus ra hathor bastet thoth workshops"}
    board = lay(dice="horus-white-3", owned={0: "9 granite"}, statues=statues)
    board.play("take horus-white-3")
    assert board.why_not("perform horus") == "TK-39"


@pytest.mark.rule("TK-39", "TK-61")
def test_eight_pillars_are_all(lay: Lay) -> None:
    board = lay(dice="ra-white-3", owned={0: "9 limestone 9 granite"}, pillars={0: STANDING})
    board.play("take ra-white-3")
    assert board.why_not("perform ra") == "TK-39"


@pytest.mark.rule("TK-39")
def test_ten_buildings_are_all(lay: Lay) -> None:
    temple, osiris = {0: BUILT}, {0: "papyrus-1 papyrus-2 papyrus-3 papyrus-4 papyrus-5"}
    board = lay(dice="hathor-white-3", owned={0: "9 bread"}, temple=temple, osiris=osiris)
    board.play("take hathor-white-3")
    assert board.why_not("perform hathor") == "TK-39"
    board = lay(dice="osiris-white-1", temple=temple, osiris=osiris).play("take osiris-white-1")
    assert board.why_not("perform osiris") == "TK-39"


@pytest.mark.rule("TK-40", "AMB-06", "TK-51")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("value", [1, 4, 6])
def test_how_many_statues_a_god_takes(lay: Lay, seats: int, spaces: int, value: int) -> None:
    god = ["osiris", "ra", "bastet", "hathor", "thoth", "horus"][value - 1]
    die, purse = f"horus-white-{value}", {0: "9 granite"}
    board = lay(seats, dice=die, owned=purse, statues={1: f"{god} " * (spaces - 1)})
    assert f"honor {god}" in board.play(f"take {die}", "perform horus").legal()
    board = lay(seats, dice=die, owned=purse, statues={1: f"{god} " * spaces})
    board.play(f"take {die}", "perform horus")
    assert board.why_not(f"honor {god}") == "TK-40"


@pytest.mark.rule("AMB-16", "TK-12")
def test_the_supply_never_runs_out(lay: Lay) -> None:
    board = lay(dice="osiris-white-4", owned={1: "25 gold"})
    board.play("take osiris-white-4", "perform osiris", "settle bread")
    assert board.owned() == {"bread": 1, "gold": 1}


@pytest.mark.rule("AMB-16")
def test_the_supply_may_be_limited_to_the_box(lay: Lay) -> None:
    limited = {"supply": "limited"}
    board = lay(dice="osiris-white-4", owned={1: "20 gold"}, options=limited)
    board.play("take osiris-white-4", "perform osiris", "settle bread")
    assert board.owned() == {"bread": 1}
    board = lay(dice="osiris-white-4", owned={1: "19 gold"}, options=limited)
    board.play("take osiris-white-4", "perform osiris", "settle bread")
    assert board.owned() == {"bread": 1, "gold": 1}


@pytest.mark.rule("AMB-16")
def test_a_limited_supply_bounds_production(lay: Lay) -> None:
    board = lay(
        dice="horus-white-5",
        owned={1: "56 limestone"},
        make={0: "4 limestone"},
        options={"supply": "limited"},
    )
    board.play("take horus-white-5", "produce limestone")
    assert board.owned() == {"limestone": 2}


@pytest.mark.rule("AMB-16")
@pytest.mark.parametrize(("held", "scribes"), [(21, 0), (20, 1), (19, 2), (18, 2)])
def test_a_limited_supply_bounds_scribes(lay: Lay, held: int, scribes: int) -> None:
    owned = {0: "2 papyrus", 1: f"{held} scribe"}
    board = lay(dice="bastet-gray-1", owned=owned, options={"supply": "limited"})
    board.play("take bastet-gray-1", "perform bastet")
    assert board.player(0).scribes == scribes


@pytest.mark.rule("AMB-16")
def test_a_limited_supply_bounds_faith(lay: Lay) -> None:
    owned = {0: "2 limestone", 1: "15 faith"}
    board = lay(dice="ra-white-5", owned=owned, options={"supply": "limited"})
    board.play("take ra-white-5", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.player(0).faith == 1


@pytest.mark.rule("AMB-16", "TK-99")
def test_surplus_on_the_scales_is_not_in_a_limited_supply(lay: Lay) -> None:
    board = lay(
        dice="osiris-white-2",
        owned={1: "40 limestone"},
        surplus={1: "17 limestone"},
        options={"supply": "limited"},
    )
    board.play("take osiris-white-2", "produce limestone")
    assert board.owned() == {"limestone": 1}


@pytest.mark.rule("TK-39", "P12")
def test_a_tile_builds_no_seventh_statue(lay: Lay) -> None:
    board = lay(
        wheel="hathor",
        dice="ra-gray-1",
        display="P22 P23 P12",
        owned={0: "9 limestone 9 granite"},
        statues={0: "horus ra hathor bastet thoth workshops"},
    )
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.player(0).statues == 6
    assert board.held("granite") == 8
