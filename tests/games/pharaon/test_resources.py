"""Resources, silver and urns (chapters 4 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core.bitset import count

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

GAME = catalog.load("pharaon")


@pytest.mark.rule("PH-33")
def test_income_is_taken_from_the_supply(lay: Lay) -> None:
    board = lay(owned={0: "trade power"}).play("act nile", "column 3")
    assert board.supply("justice") == 19
    assert board.supply("construction") == 19
    assert board.supply("power") == 20


@pytest.mark.rule("PH-33")
@pytest.mark.parametrize("seat", [-2, 0, 1, 2])
def test_everybody_sees_all_holdings(lay: Lay, seat: int) -> None:
    board = lay(owned={0: "2 trade", 1: "justice prestige_high", 2: "3 silver"})
    assert GAME.redact(board.state, seat).players == board.state.players


@pytest.mark.rule("PH-34")
def test_what_the_supply_lacks_is_not_gained(lay: Lay) -> None:
    board = lay(owned={0: "trade power", 1: "20 justice"}).play("act nile", "column 3")
    assert board.owned(0) == {"construction": 1}
    assert [data[0] for _, data in board.told("supply_empty")] == [4]


@pytest.mark.rule("PH-34")
def test_of_an_urn_only_what_is_there_is_gained(lay: Lay) -> None:
    board = lay(owned={0: "", 1: "19 justice"}, urns=[30, 1, 2]).play("pass", "take 30")
    assert board.owned(0) == {"justice": 1, "power": 1}


@pytest.mark.rule("PH-34")
def test_silver_can_run_out_as_well(lay: Lay) -> None:
    board = lay(owned={0: "3 justice", 1: "20 silver", 2: ""})
    board.play("act artisans", "employ 21").chance()
    assert board.owned(0) == {}


@pytest.mark.rule("PH-34")
def test_a_resource_just_paid_can_be_gained(lay: Lay) -> None:
    board = lay(owned={0: "justice 10 trade", 1: "10 trade"}, employable=[28, 21, 26, 16])
    board.play("act artisans", "employ 28").chance()
    assert board.owned(0) == {"trade": 8}


@pytest.mark.rule("PH-40")
@pytest.mark.parametrize(
    ("urn", "gains"),
    [
        (1, {"agriculture": 1, "construction": 1, "trade": 1}),
        (11, {"agriculture": 2, "construction": 1}),
        (30, {"justice": 2, "power": 1}),
    ],
)
def test_an_urn_brings_its_three_resources_and_is_discarded(
    lay: Lay, urn: int, gains: dict[str, int]
) -> None:
    board = lay(urns=[1, 11, 30]).play("pass", f"take {urn}")
    assert board.owned(0) == gains
    assert board.state.urn_discard == 1 << urn


@pytest.mark.rule("PH-41")
def test_discarded_urns_make_a_new_pile_for_a_draw(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}, employable=[11, 21, 26, 16])
    board.state.urn_discard = board.state.urn_pile - (1 << 30)
    board.state.urn_pile = 1 << 30
    board.play("act artisans", "employ 11")
    while board.question() == "* artisan":
        board.play(board.options()[0])
    if board.question() == "* urn":
        assert board.legal() == ["urn 30"]
        board.play("urn 30")
    assert board.owned(0) == {"justice": 2, "power": 1}


@pytest.mark.rule("PH-41")
def test_an_empty_pile_is_made_anew_when_an_urn_is_to_be_drawn(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}, employable=[11, 21, 26, 16])
    board.state.urn_discard = board.state.urn_pile
    board.state.urn_pile = 0
    board.play("act artisans", "employ 11")
    while board.question() == "* artisan":
        board.play(board.options()[0])
    assert board.told("urns_reshuffled")[0][1][0] == 27
    assert len(board.legal()) == 27
    board.play("urn 30")
    assert board.state.urn_discard == 1 << 30


@pytest.mark.rule("PH-41")
def test_the_pile_is_made_anew_while_urns_are_laid_out(lay: Lay) -> None:
    board = lay(owned={0: "", 1: "", 2: ""})
    board.state.urn_discard = board.state.urn_pile - (1 << 30)
    board.state.urn_pile = 1 << 30
    board.play("pass", "take 1", "take 2")
    board.chance()
    assert len(board.urns()) == 3
    assert 30 in board.urns()
    assert len(board.told("urns_reshuffled")) == 1
    assert count(board.state.urn_pile) == 30 - 3


@pytest.mark.rule("PH-42")
def test_urns_below_the_pyramid_are_for_passing_only(lay: Lay) -> None:
    board = lay(owned={0: "trade justice"}).play("act nile")
    while board.question() != "* urn":
        board.play(board.options()[0])
    assert [name for name in ("urn 1", "urn 2", "urn 3") if name in board.legal()] == []
