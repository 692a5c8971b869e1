"""Rulings of chapter 22 that no single area owns (A-01, A-12, A-27, A-29)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Begin, Lay

GAINS = sorted(f"gain {color}" for color in pieces.COLOR_NAMES)
ONE_OF_EACH = "agriculture construction trade power justice"
DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "pharaon.md"


@pytest.mark.rule("A-01", "A-04", "A-07", "A-08", "A-11", "A-33")
def test_the_options_of_the_rulings_are_those_of_the_game() -> None:
    written = re.findall(r"Option `(\w+)`: (`.+?` or `\w+`)", DOCUMENT.read_text("utf-8"))
    options = {option.key: option.values for option in catalog.load("pharaon").options}
    assert len(written) == 6
    assert {key: re.findall(r"\w+", values.replace(" or ", " ")) for key, values in written} == {
        key: options[key] for key, _ in written
    }


@pytest.mark.rule("A-01", "PH-151")
@pytest.mark.parametrize(("tracks", "need"), [(1, 2), (2, 2), (2, 3), (3, 3)])
def test_the_gods_ask_for_two_nile_tracks_or_by_agreement_three(
    lay: Lay, tracks: int, need: int
) -> None:
    nile = " ".join(pieces.COLOR_NAMES[:tracks])
    options = {"nile_god_tracks": str(need)}
    board = lay(nile={0: nile}, stages={0: 2}, options=options)
    assert board.gods(0) == ({"osiris": 6} if tracks >= need else {})


@pytest.mark.rule("A-01", "PH-155")
def test_with_two_tracks_asked_for_both_gods_of_the_nile_are_within_reach(lay: Lay) -> None:
    nile = {0: "agriculture construction trade power justice"}
    around = {"nile": nile, "stages": {0: 2}, "nobles": {0: "judge_11 master_9"}}
    assert lay(**around).gods(0) == {"horus": 8, "osiris": 6}
    board = lay(options={"nile_god_tracks": "3"}, **around)
    assert board.gods(0) == {"horus": 8}


@pytest.mark.rule("A-01")
def test_two_is_the_default(lay: Lay) -> None:
    assert lay(nile={0: "trade power"}, stages={0: 2}).gods(0) == {"osiris": 6}


@pytest.mark.rule("A-12", "PH-142", "PH-140")
def test_a_starting_noble_counts_for_the_heir(begin: Begin) -> None:
    board = begin(2, first=1)
    board.play("noble scribe_1", "noble scribe_2", "keep scribe_1", "take 1")
    board.play("noble scribe_3", "noble scribe_4", "keep scribe_3", "take 2").chance()
    board.state.players[1].stage = 3
    board.state.players[1].hold([1, 1, 1, 1, 1, 3, *board.state.players[1].pieces[6:]])
    board.play("act nobles", "hire judge_11")
    assert board.state.pharaoh == 1


@pytest.mark.rule("A-12", "PH-20")
def test_a_permanent_ability_works_from_the_draft_on(begin: Begin) -> None:
    board = begin(2, first=0, wheel="construction")
    board.play("noble scribe_1", "noble scribe_2", "keep scribe_1", "take 1")
    board.play("noble scribe_5", "noble scribe_4", "keep scribe_5", "take 2").chance()
    board.state.players[0].hold([0, 0, 0, 0, 1, 0, *board.state.players[0].pieces[6:]])
    assert board.facing("offerings") == "construction"
    assert board.why_not("act offerings")
    board = begin(2, first=0, wheel="construction")
    board.play("noble scribe_1", "noble scribe_4", "keep scribe_1", "take 1")
    board.play("noble scribe_5", "noble scribe_2", "keep scribe_2", "take 2").chance()
    board.state.players[0].hold([0, 0, 1, 0, 0, 0, *board.state.players[0].pieces[6:]])
    assert board.why_not("act offerings") == ""


@pytest.mark.rule("A-27", "PH-46")
def test_a_player_who_could_act_may_pass(lay: Lay) -> None:
    board = lay(owned={0: f"{ONE_OF_EACH} 9 silver"})
    assert board.areas() == sorted(pieces.AREA_NAMES)
    assert "pass" in board.legal()


@pytest.mark.rule("A-29", "PH-40")
def test_the_urn_of_passing_cannot_be_declined(lay: Lay) -> None:
    board = lay(owned={0: "silver"}).play("pass")
    assert board.legal() == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("A-29", "PH-91")
def test_the_income_of_the_nile_cannot_be_declined_in_part(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture 2 construction trade"})
    board.play("act nile", "column 1")
    assert board.question() == "0 advance"
    assert board.legal() == ["advance agriculture", "advance construction"]
    board.play("advance agriculture")
    assert board.legal() == ["advance agriculture", "advance construction"]
    board.play("advance construction")
    assert board.owned(0)["justice"] == 1


@pytest.mark.rule("A-29", "PH-125")
def test_a_resource_of_choice_in_the_pyramid_cannot_be_declined(lay: Lay) -> None:
    board = lay(2, owned={0: "silver", 1: "5 agriculture"})
    board.play("pass", "take 1", "act offerings", "no_bonus", "set 1")
    while board.question() == "0 income":
        board.play("collect_here")
    assert board.question() == "0 gain"
    assert board.legal() == GAINS


@pytest.mark.rule("A-29", "PH-72")
def test_a_bonus_token_that_was_paid_for_cannot_be_declined(lay: Lay) -> None:
    board = lay(owned={0: "2 agriculture"})
    board.play("act offerings", "add agriculture", "set 1")
    assert board.legal() == ["bonus 1", "bonus 2", "bonus 3", "bonus 4", "draw_offering"]
