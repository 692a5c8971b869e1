"""A bonus token is paid for only if it can be had (PH-71, PH-75).

Bonus zone, bag and discard are empty in these positions: a token can be had only if the payment
itself brings one back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay


def bare(lay: Lay, owned: str, nobles: str = "", slots: str = "", rules: int = 2) -> Board:
    """The first seat owns this and nobody else can have an offering token but in a set."""
    return lay(owned={0: owned}, nobles={0: nobles}, slots=slots, bonus="", bag="", rules=rules)


@pytest.mark.rule("PH-75", "A-31")
def test_a_bonus_token_that_nobody_can_have_is_not_sold(lay: Lay) -> None:
    board = bare(lay, "2 agriculture justice_token").play("act offerings")
    assert board.question() == "0 set"
    assert board.owned(0) == {"agriculture": 1, "justice_token": 1}


@pytest.mark.rule("PH-75", "A-31")
def test_under_version_1_it_was_sold_for_nothing(lay: Lay) -> None:
    board = bare(lay, "2 agriculture justice_token", rules=1).play("act offerings")
    assert board.legal() == ["add agriculture", "no_bonus"]
    board.play("add agriculture", "set 1")
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "justice_token": 1}


@pytest.mark.rule("PH-75", "PH-71")
def test_a_token_that_pays_is_the_one_that_is_drawn_again(lay: Lay) -> None:
    board = bare(lay, "agriculture agriculture_token")
    board.play("act offerings", "add agriculture", "set 1").chance()
    assert board.sector("agriculture") == ["agriculture"]
    assert board.owned(0) == {"agriculture_token": 2, "nile_token": 1}


@pytest.mark.rule("PH-75", "PH-60")
def test_where_a_token_must_come_back_it_cannot_be_spared(lay: Lay) -> None:
    board = bare(lay, "2 agriculture agriculture_token")
    board.play("act offerings", "add agriculture", "set 1").chance()
    assert board.owned(0) == {"agriculture": 1, "agriculture_token": 2, "nile_token": 1}


@pytest.mark.rule("PH-75", "PH-35")
def test_of_several_ways_to_pay_those_that_bring_no_token_are_refused(lay: Lay) -> None:
    board = bare(lay, "agriculture agriculture_token offerings_token silver")
    board.play("act offerings", "add agriculture")
    assert board.legal() == ["pay agriculture", "pay agriculture_token", "pay area_token"]
    board.play("pay agriculture")
    assert board.legal() == ["pay agriculture_token", "pay area_token"]
    assert board.why_not("pay silver") == "PH-75"


@pytest.mark.rule("PH-75", "PH-51")
def test_silver_goes_onto_the_wheel_so_that_the_token_comes_back(lay: Lay) -> None:
    board = bare(lay, "agriculture_token silver")
    board.play("act offerings", "add agriculture", "set 1").chance()
    assert board.sector("agriculture") == ["silver"]
    assert board.owned(0) == {"agriculture_token": 2, "nile_token": 1}
    board = bare(lay, "agriculture_token silver", rules=1)
    board.play("act offerings", "add agriculture", "set 1")
    assert board.sector("agriculture") == ["agriculture_token"]


@pytest.mark.rule("PH-75", "PH-51")
def test_a_token_that_would_stay_on_the_wheel_brings_nothing_back(lay: Lay) -> None:
    board = bare(lay, "agriculture_token 2 construction").play("act offerings")
    assert board.question() == "0 set"
    assert board.sector("agriculture") == ["agriculture_token"]


@pytest.mark.rule("PH-75", "PH-71")
def test_the_refusal_of_a_color_names_the_empty_bag(lay: Lay) -> None:
    board = bare(lay, "agriculture agriculture_token 2 construction").play("act offerings")
    assert board.legal() == ["add agriculture", "no_bonus"]
    assert board.why_not("add construction") == "PH-75"
    assert board.why_not("add trade") == "PH-60"


@pytest.mark.rule("PH-75", "PH-222")
def test_where_any_resource_opens_the_area_it_is_not_the_token(lay: Lay) -> None:
    board = bare(lay, "offerings_token silver", nobles="high_priestess_8")
    board.play("act offerings", "add trade", "set 1").chance()
    assert board.sector("agriculture") == ["silver"]
    assert board.owned(0)["offerings_token"] == 1


@pytest.mark.rule("PH-75", "PH-227")
def test_without_access_every_token_paid_comes_back(lay: Lay) -> None:
    board = bare(lay, "trade_token trade", nobles="high_priest_15", slots="3 agriculture")
    board.play("extra offerings", "add trade", "set 1").chance()
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "trade_token": 1}


@pytest.mark.rule("PH-75", "A-04")
def test_access_that_is_paid_alone_may_be_paid_with_what_is_no_token(lay: Lay) -> None:
    board = lay(
        owned={0: "agriculture construction_token silver"},
        nobles={0: "scribe_1"},
        bonus="",
        bag="",
        options={"scribe_on_access": "forbidden"},
    )
    board.play("act offerings", "add agriculture")
    assert board.legal() == ["pay agriculture", "pay silver"]
    board.play("pay silver", "set 1").chance()
    assert board.owned(0)["construction_token"] == 1
