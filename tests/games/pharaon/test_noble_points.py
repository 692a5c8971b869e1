"""What the nobles are worth at the end (rulebook p. 10 and 11, PH-220 to PH-240)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

RING = pieces.AREA_NAMES
HOMES = {"offerings": 5, "nobles": 4, "nile": 1, "chamber": 2, "artisans": 3}  # of the scribes
FIXED = [
    pytest.param("architect_7", 10, marks=pytest.mark.rule("N-07")),
    pytest.param("high_priestess_8", 10, marks=pytest.mark.rule("N-08")),
    pytest.param("master_9", 10, marks=pytest.mark.rule("N-09")),
    pytest.param("granary_steward_10", 10, marks=pytest.mark.rule("N-10")),
    pytest.param("judge_11", 11, marks=pytest.mark.rule("N-11")),
    pytest.param("official_21", 5, marks=pytest.mark.rule("N-21")),
    pytest.param("official_22", 6, marks=pytest.mark.rule("N-22")),
    pytest.param("official_23", 4, marks=pytest.mark.rule("N-23")),
    pytest.param("official_24", 4, marks=pytest.mark.rule("N-24")),
    pytest.param("official_25", 7, marks=pytest.mark.rule("N-25")),
    pytest.param("official_26", 6, marks=pytest.mark.rule("N-26")),
]


def meets(*areas: str, twice: bool = False) -> dict[str, Any]:
    """What seat 0 needs for the conditions of these areas, nobles aside."""
    factor = 2 if twice else 1
    laid: dict[str, Any] = {}
    if "offerings" in areas:
        laid["owned"] = {0: f"{3 * factor} prestige_low"}
        laid |= {"sets": "", "bonus": ""}
    if "nile" in areas:
        laid["nile"] = {0: " ".join(pieces.COLOR_NAMES[: 2 * factor])}
    if "chamber" in areas:
        laid["stages"] = {0: 2 * factor}
    if "artisans" in areas:
        laid["artisans"] = {0: [1, 2, 3, 4, 5, 6][: 3 * factor]}
    return laid


# Fixed values.


@pytest.mark.rule("PH-160", "PH-222", "PH-223")
@pytest.mark.parametrize(("noble", "points"), FIXED)
def test_many_nobles_are_worth_a_fixed_number(lay: Lay, noble: str, points: int) -> None:
    assert lay(nobles={0: noble}).sheet(0)[noble] == points


@pytest.mark.rule("PH-160", "PH-83")
def test_the_points_of_all_nobles_are_added(lay: Lay) -> None:
    board = lay(owned={0: ""}, nobles={0: "architect_7 judge_11 official_23"}, on_turn=1)
    assert board.sheet(0) == {"architect_7": 10, "judge_11": 11, "official_23": 4}
    assert board.game.scores(board.state)[0] == 25


# Scribes.


@pytest.mark.rule("N-01", "N-02", "N-03", "N-04", "N-05", "PH-220")
@pytest.mark.parametrize("area", RING)
def test_a_scribe_alone_is_worth_four(lay: Lay, area: str) -> None:
    scribe = f"scribe_{HOMES[area]}"
    assert lay(nobles={0: scribe}).sheet(0)[scribe] == 4


@pytest.mark.rule("N-01", "N-02", "N-03", "N-04", "N-05", "PH-220")
@pytest.mark.parametrize("area", RING)
@pytest.mark.parametrize("side", [1, -1])
def test_a_scribe_is_worth_four_more_for_a_god_beside_its_area(
    lay: Lay, area: str, side: int
) -> None:
    other = RING[(RING.index(area) + side) % 5]
    scribe = f"scribe_{HOMES[area]}"
    nobles = f"{scribe} judge_11" if "nobles" in (area, other) else scribe
    board = lay(nobles={0: nobles}, **meets(area, other))
    assert len(board.gods(0)) == 1
    assert board.sheet(0)[scribe] == 8


@pytest.mark.rule("PH-220")
@pytest.mark.parametrize("area", RING)
def test_a_scribe_gains_nothing_from_the_other_gods(lay: Lay, area: str) -> None:
    place = RING.index(area)
    across = [RING[(place + 2) % 5], RING[(place + 3) % 5]]
    scribe = f"scribe_{HOMES[area]}"
    nobles = f"{scribe} judge_11" if "nobles" in across else scribe
    board = lay(nobles={0: nobles}, **meets(*across))
    assert len(board.gods(0)) == 1
    assert board.sheet(0)[scribe] == 4


@pytest.mark.rule("N-01", "N-02", "N-03", "N-04", "N-05", "PH-220", "PH-155")
@pytest.mark.parametrize("area", RING)
def test_a_scribe_with_both_gods_beside_its_area_is_worth_twelve(lay: Lay, area: str) -> None:
    scribe = f"scribe_{HOMES[area]}"
    nobles = f"{scribe} judge_11 architect_7 master_9"
    board = lay(nobles={0: nobles}, **meets(*RING, twice=True))
    assert len(board.gods(0)) == 5
    assert board.sheet(0)[scribe] == 12


# General and Grand Vizier.


@pytest.mark.rule("N-06", "PH-221")
@pytest.mark.parametrize(
    ("pharaoh", "first", "points"), [(-1, 1, 7), (0, 1, 11), (-1, 0, 11), (0, 0, 15), (1, 2, 7)]
)
def test_the_general_is_worth_more_with_the_tokens(
    lay: Lay, pharaoh: int, first: int, points: int
) -> None:
    board = lay(nobles={0: "general_6"})
    board.state.pharaoh = pharaoh
    board.state.first = first
    assert board.sheet(0)["general_6"] == points


@pytest.mark.rule("N-12", "PH-224")
@pytest.mark.parametrize(
    ("others", "points"), [("", 6), ("judge_11", 9), ("judge_11 scribe_1 official_21", 15)]
)
def test_the_grand_vizier_is_worth_three_more_for_every_noble(
    lay: Lay, others: str, points: int
) -> None:
    board = lay(nobles={0: f"grand_vizier_12 {others}", 1: "master_9"})
    assert board.sheet(0)["grand_vizier_12"] == points


# Doctor, Chief Contractor, High Priest, Governor.


@pytest.mark.rule("N-13", "PH-225")
@pytest.mark.parametrize(
    ("artisans", "points"),
    [([], 6), ([1], 8), ([1, 2, 3], 8), ([1, 6, 7], 10), ([1, 6, 11, 16, 21, 26], 18)],
)
def test_the_doctor_counts_the_different_values_of_artisans(
    lay: Lay, artisans: list[int], points: int
) -> None:
    board = lay(nobles={0: "doctor_13"}, artisans={0: artisans, 1: [12]})
    assert board.sheet(0)["doctor_13"] == points


@pytest.mark.rule("N-14", "PH-226")
@pytest.mark.parametrize("stage", range(7))
def test_the_chief_contractor_counts_stages(lay: Lay, stage: int) -> None:
    board = lay(nobles={0: "chief_contractor_14"}, stages={0: stage, 1: 5})
    assert board.sheet(0)["chief_contractor_14"] == 6 + 2 * stage


@pytest.mark.rule("N-15", "PH-227")
@pytest.mark.parametrize(
    ("owned", "points"),
    [("3 trade silver", 6), ("trade_token", 8), ("trade_token nile_token 2 prestige_low", 14)],
)
def test_the_high_priest_counts_offering_tokens_of_all_kinds(
    lay: Lay, owned: str, points: int
) -> None:
    board = lay(nobles={0: "high_priest_15"}, owned={0: owned, 1: "power_token"})
    assert board.sheet(0)["high_priest_15"] == points


@pytest.mark.rule("N-16", "PH-228")
@pytest.mark.parametrize(
    ("nile", "points"),
    [
        ("", 5),
        ("2 trade 2 power", 5),
        ("3 trade 2 power", 8),
        ("3 agriculture 3 construction 3 trade 3 power 3 justice", 20),
    ],
)
def test_the_governor_counts_tracks_at_the_top(lay: Lay, nile: str, points: int) -> None:
    board = lay(nobles={0: "governor_16"}, nile={0: nile, 1: "3 justice"})
    assert board.sheet(0)["governor_16"] == points


# Sorceress, Treasurer, Teacher.


@pytest.mark.rule("N-17", "PH-229")
def test_the_sorceress_alone_is_worth_three(lay: Lay) -> None:
    assert lay(nobles={0: "sorceress_17"}).sheet(0)["sorceress_17"] == 3


@pytest.mark.rule("N-17", "PH-229")
def test_the_sorceress_counts_the_gods(lay: Lay) -> None:
    board = lay(nobles={0: "sorceress_17"}, **meets("nile", "chamber"))
    assert board.sheet(0)["sorceress_17"] == 6
    nobles = "sorceress_17 judge_11 architect_7 master_9"
    board = lay(nobles={0: nobles}, **meets(*RING, twice=True))
    assert board.sheet(0)["sorceress_17"] == 18


@pytest.mark.rule("N-18", "PH-230")
@pytest.mark.parametrize(("owned", "points"), [("5 trade", 8), ("silver", 10), ("4 silver", 16)])
def test_the_treasurer_counts_silver(lay: Lay, owned: str, points: int) -> None:
    board = lay(nobles={0: "treasurer_18"}, owned={0: owned})
    assert board.sheet(0)["treasurer_18"] == points


@pytest.mark.rule("N-19", "PH-231")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("3 silver", 7),
        ("2 trade power", 10),
        ("trade_token power_token", 9),
        ("nile_token prestige_high", 7),
        ("2 trade 2 justice_token silver", 11),
    ],
)
def test_the_teacher_counts_basic_resources_and_tokens_that_show_one(
    lay: Lay, owned: str, points: int
) -> None:
    board = lay(nobles={0: "teacher_19"}, owned={0: owned})
    assert board.sheet(0)["teacher_19"] == points


# The Diplomat.


@pytest.mark.rule("N-20", "PH-232")
def test_the_diplomat_is_worth_as_much_as_the_best_of_the_others(lay: Lay) -> None:
    board = lay(nobles={0: "diplomat_20 judge_11 official_23"})
    assert board.sheet(0)["diplomat_20"] == 11


@pytest.mark.rule("N-20", "PH-232")
def test_the_diplomat_alone_is_worth_nothing(lay: Lay) -> None:
    board = lay(owned={0: ""}, nobles={0: "diplomat_20", 1: "judge_11"}, on_turn=1)
    assert board.game.scores(board.state)[0] == 0


@pytest.mark.rule("N-20", "PH-232", "PH-224")
def test_the_diplomat_copies_points_that_depend_on_the_table(lay: Lay) -> None:
    nobles = "diplomat_20 grand_vizier_12 official_21 official_22"
    assert lay(nobles={0: nobles}).sheet(0)["diplomat_20"] == 15
    board = lay(nobles={0: "diplomat_20 high_priest_15"}, owned={0: "4 prestige_low"})
    assert board.sheet(0)["diplomat_20"] == 14


@pytest.mark.rule("PH-156", "A-15", "PH-220")
def test_a_scribe_makes_the_lower_god_the_better_one(lay: Lay) -> None:
    # Two stages serve the god towards the offerings (10) or that towards the artisans (8).
    around = meets("offerings", "artisans", "chamber")
    around["ring"] = "offerings chamber artisans nile nobles"
    assert lay(nobles={0: "judge_11"}, **around).gods(0) == {"isis": 10}
    board = lay(nobles={0: "scribe_3"}, **around)
    assert board.gods(0) == {"anubis": 8}
    assert board.sheet(0)["scribe_3"] == 8


@pytest.mark.rule("PH-156", "A-15", "PH-229", "N-17")
def test_the_sorceress_prefers_more_gods(lay: Lay) -> None:
    # The stages serve the god towards the Nile or that towards the artisans, the artisans that
    # one or the one towards the offerings.
    around = meets("offerings", "artisans", "nile", "chamber")
    board = lay(nobles={0: "sorceress_17"}, **around)
    assert board.gods(0) == {"osiris": 6, "ra": 12}
    assert board.sheet(0)["sorceress_17"] == 9
