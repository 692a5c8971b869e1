"""The Nile area (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

# The wheel shows trade at the Nile.


@pytest.mark.rule("PH-90", "A-18")
@pytest.mark.parametrize(
    ("nile", "points"),
    [
        ("", 0),
        ("trade", 0),
        ("2 trade", 3),
        ("3 trade", 7),
        ("3 trade 2 power justice", 10),
        ("3 agriculture 3 construction 3 trade 3 power 3 justice", 35),
    ],
)
def test_positions_are_worth_nothing_three_and_seven_points(
    lay: Lay, nile: str, points: int
) -> None:
    assert lay(nile={0: nile}, owned={0: ""}).sheet(0).get("nile", 0) == points


@pytest.mark.rule("PH-91", "PH-92")
@pytest.mark.parametrize(
    ("column", "owned", "gains"),
    [
        (1, "trade agriculture construction", {"trade": 1, "justice": 1}),
        (2, "construction trade", {"power": 1, "agriculture": 1}),
        (3, "trade power", {"justice": 1, "construction": 1}),
        (4, "trade power justice", {"agriculture": 1, "trade": 1}),
        (5, "trade justice agriculture", {"construction": 1, "power": 1}),
    ],
)
def test_an_option_brings_the_income_printed_below_it(
    lay: Lay, column: int, owned: str, gains: dict[str, int]
) -> None:
    board = lay(owned={0: owned}).play("act nile", f"column {column}")
    board.play(board.options()[0], board.options()[0])
    assert board.owned(0) == gains
    assert sum(board.nile(0)) == 2
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-91", "PH-60")
def test_only_options_that_can_be_paid_are_offered(lay: Lay) -> None:
    board = lay(owned={0: "trade power construction"}).play("act nile")
    assert board.legal() == ["column 2", "column 3", "column 6"]
    assert board.why_not("column 1") == "PH-60"
    assert board.why_not("column 4") == "PH-60"
    assert board.why_not("pass") == "PH-91"


@pytest.mark.rule("PH-92", "PH-42", "PH-93")
def test_the_free_option_brings_a_random_urn_and_a_step_anywhere(lay: Lay) -> None:
    board = lay(owned={0: "trade justice"}).play("act nile")
    if board.question() == "0 column":
        board.play("column 6")
    while board.question() != "1 turn":
        if board.question() == "* urn":
            assert len(board.legal()) == 27
            board.play("urn 30")
        else:
            assert board.legal() == [f"advance {name}" for name in sorted(pieces.COLOR_NAMES)]
            board.play("advance justice")
    assert board.owned(0) == {"justice": 2, "power": 1}
    assert board.nile(0) == [0, 0, 0, 0, 1]


@pytest.mark.rule("PH-93", "PH-94")
def test_an_arrow_moves_only_on_its_own_tracks(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}).play("act nile", "column 3")
    assert board.legal() == ["advance power", "advance trade"]
    assert board.why_not("advance justice") in {"PH-93", "PH-94"}
    assert board.why_not("pass") == "PH-93"


@pytest.mark.rule("PH-94")
def test_arrows_go_by_the_printed_cost_whatever_was_paid(lay: Lay) -> None:
    board = lay(owned={0: "2 silver"}).play("act nile", "column 3")
    assert board.legal() == ["advance power", "advance trade"]
    board = lay(nobles={0: "scribe_4"}, owned={0: "trade 2 power"}).play("act nile", "column 4")
    assert board.legal() == ["advance justice", "advance power"]


@pytest.mark.rule("PH-95")
@pytest.mark.parametrize(
    ("moves", "nile"),
    [
        (["trade", "power"], [0, 0, 1, 1, 0]),
        (["trade", "trade"], [0, 0, 2, 0, 0]),
        (["power", "power"], [0, 0, 0, 2, 0]),
    ],
)
def test_two_arrows_move_two_discs_or_one_disc_twice(
    lay: Lay, moves: list[str], nile: list[int]
) -> None:
    board = lay(owned={0: "trade power"}).play("act nile", "column 3")
    board.play(*(f"advance {color}" for color in moves))
    assert board.nile(0) == nile
    assert board.nile(1) == [0] * 5


@pytest.mark.rule("PH-96")
def test_a_disc_at_the_top_stays(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nile={0: "3 trade"}).play("act nile", "column 3")
    assert board.nile(0) == [0, 0, 3, 2, 0]
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-96")
def test_a_disc_at_the_top_cannot_be_chosen(lay: Lay) -> None:
    board = lay(owned={0: "trade justice"}, nile={0: "3 trade"}).play("act nile").chance()
    assert board.question() == "0 advance"
    assert board.why_not("advance trade") == "PH-96"


@pytest.mark.rule("PH-96")
def test_an_arrow_nobody_can_follow_is_lost(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nile={0: "3 trade 3 power"})
    board.play("act nile", "column 3")
    assert board.nile(0) == [0, 0, 3, 3, 0]
    assert board.owned(0) == {"justice": 1, "construction": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-96")
def test_the_second_of_two_arrows_may_be_lost(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nile={0: "3 trade 2 power"})
    board.play("act nile", "column 3")
    assert board.nile(0) == [0, 0, 3, 3, 0]
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-95", "PH-96")
def test_after_one_step_to_the_top_the_other_track_is_left(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nile={0: "2 trade"})
    board.play("act nile", "column 3", "advance trade")
    assert board.nile(0) == [0, 0, 3, 1, 0]


@pytest.mark.rule("PH-90")
def test_discs_of_several_players_share_a_position(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}, nile={1: "trade", 2: "trade"})
    board.play("act nile", "column 3", "advance trade", "advance power")
    assert [board.nile(seat)[2] for seat in range(3)] == [1, 1, 1]
