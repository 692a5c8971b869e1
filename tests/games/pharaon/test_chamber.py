"""The burial chamber and the Pharaoh's heir (chapters 12 and 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

ALL = "agriculture construction trade power justice"
TWO = "grand_vizier_12 architect_7"
STAGES = [
    "agriculture construction",
    "trade power",
    "justice agriculture trade",
    "construction power justice",
    "agriculture construction trade power",
    "construction trade power justice",
]


@pytest.mark.rule("PH-100", "PH-101")
@pytest.mark.parametrize("stage", [0, 1, 2, 3, 4, 5])
def test_the_cost_of_the_next_stage_moves_the_cube_there(lay: Lay, stage: int) -> None:
    access = "" if "power" in STAGES[stage] else " power"
    board = lay(owned={0: STAGES[stage] + access}, stages={0: stage}).play("act chamber")
    assert board.player(0).stage == stage + 1
    assert board.owned(0) == {}
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-100")
@pytest.mark.parametrize("stage", [0, 1, 2, 3, 4, 5])
def test_the_cost_of_another_stage_does_not_do(lay: Lay, stage: int) -> None:
    for other in range(6):
        missing = set(STAGES[stage].split()) - set(STAGES[other].split()) - {"power"}
        board = lay(owned={0: f"{STAGES[other]} power"}, stages={0: stage})
        assert board.why_not("act chamber") == ("PH-60" if missing else "")


@pytest.mark.rule("PH-102")
@pytest.mark.parametrize(
    ("stage", "points"), [(0, 0), (1, 4), (2, 9), (3, 15), (4, 22), (5, 30), (6, 39)]
)
def test_the_stage_reached_scores_a_total(lay: Lay, stage: int, points: int) -> None:
    assert lay(stages={0: stage}).sheet(0).get("chamber", 0) == points


@pytest.mark.rule("PH-103")
def test_after_the_last_stage_the_action_cannot_be_chosen(lay: Lay) -> None:
    board = lay(owned={0: f"{ALL} {ALL} 5 silver"}, stages={0: 6})
    assert "chamber" not in board.areas()
    assert board.why_not("act chamber") == "PH-103"


@pytest.mark.rule("PH-103")
def test_cubes_may_share_a_stage(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, stages={0: 1, 1: 2, 2: 2}).play("act chamber")
    assert [player.stage for player in board.state.players] == [2, 2, 2]


@pytest.mark.rule("PH-103")
def test_official_25_on_the_last_stage_brings_only_its_silver(lay: Lay) -> None:
    board = lay(owned={0: ALL}, stages={0: 6}, row="official_25")
    board.play("act nobles", "hire official_25").chance()
    assert board.player(0).stage == 6
    assert board.owned(0) == {"silver": 1}


# The heir.


@pytest.mark.rule("PH-140")
def test_the_third_stage_makes_the_owner_of_two_nobles_heir(lay: Lay) -> None:
    board = lay(nobles={0: TWO}, owned={0: ALL}, stages={0: 2}).play("act chamber")
    assert board.state.pharaoh == 0
    assert board.told("heir_named") == [(0, [0, 0, 0])]


@pytest.mark.rule("PH-140")
def test_the_second_noble_makes_the_owner_of_three_stages_heir(lay: Lay) -> None:
    board = lay(nobles={0: "general_6"}, owned={0: ALL}, stages={0: 3})
    board.play("act nobles", "hire architect_7").chance()
    assert board.state.pharaoh == 0


@pytest.mark.rule("PH-140")
def test_a_second_noble_that_builds_the_third_stage_makes_heir(lay: Lay) -> None:
    board = lay(nobles={0: "general_6"}, owned={0: ALL}, stages={0: 2}, row="official_25")
    board.play("act nobles", "hire official_25").chance()
    assert board.state.pharaoh == 0


@pytest.mark.rule("PH-140")
@pytest.mark.parametrize(("nobles", "stage"), [("general_6", 2), (TWO, 1), ("", 4), ("", 5)])
def test_one_condition_alone_makes_no_heir(lay: Lay, nobles: str, stage: int) -> None:
    board = lay(nobles={0: nobles}, owned={0: f"{ALL} silver"}, stages={0: stage})
    board.play("act chamber")
    assert board.player(0).stage == stage + 1
    assert board.state.pharaoh == -1


@pytest.mark.rule("PH-140", "PH-141")
def test_the_token_stays_with_the_first_who_took_it(lay: Lay) -> None:
    board = lay(
        nobles={0: TWO, 1: "general_6 judge_11"}, owned={0: ALL, 1: ALL}, stages={0: 2, 1: 2}
    )
    board.play("act chamber", "act chamber")
    assert board.player(1).stage == 3
    assert board.state.pharaoh == 0
    assert len(board.told("heir_named")) == 1


@pytest.mark.rule("PH-140")
def test_more_than_two_nobles_and_three_stages_do_as_well(lay: Lay) -> None:
    board = lay(nobles={0: f"{TWO} general_6"}, owned={0: ALL}, stages={0: 3}).play("act chamber")
    assert board.state.pharaoh == 0


@pytest.mark.rule("PH-141")
def test_the_token_is_worth_seven_points(lay: Lay) -> None:
    board = lay(nobles={0: TWO}, owned={0: ALL}, stages={0: 2}).play("act chamber")
    assert board.sheet(0)["pharaoh"] == 7
    assert "pharaoh" not in board.sheet(1)


@pytest.mark.rule("PH-142", "A-12")
def test_the_starting_noble_is_one_of_the_two(lay: Lay) -> None:
    board = lay(nobles={0: "scribe_1"}, owned={0: ALL}, stages={0: 3})
    board.play("act nobles", "hire judge_11").chance()
    assert board.state.pharaoh == 0
