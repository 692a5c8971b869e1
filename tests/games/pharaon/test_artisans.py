"""The artisans area (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from mypy_extensions import i64

from maat import catalog
from maat.core.vectors import vec

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

CARDS = catalog.read_values("pharaon")["artisans"]

# The wheel shows justice at the artisans.


@pytest.mark.rule("PH-110")
def test_three_of_one_color_buy_an_artisan(lay: Lay) -> None:
    board = lay(owned={0: "justice 3 trade 3 power 2 agriculture"}).play("act artisans")
    assert board.legal() == ["three power", "three trade"]
    board.play("three power")
    assert board.owned(0) == {"trade": 3, "agriculture": 2}


@pytest.mark.rule("PH-110", "PH-60")
@pytest.mark.parametrize("color", ["agriculture", "construction", "justice"])
def test_only_a_color_that_can_be_paid_is_offered(lay: Lay, color: str) -> None:
    board = lay(owned={0: "2 justice 3 trade 3 power 2 agriculture"}).play("act artisans")
    assert board.why_not(f"three {color}") == "PH-60"


@pytest.mark.rule("PH-110")
@pytest.mark.parametrize("answer", ["employ 16", "pass", "pay trade"])
def test_the_color_comes_first(lay: Lay, answer: str) -> None:
    board = lay(owned={0: "justice 3 trade 3 power"}).play("act artisans")
    assert board.why_not(answer) in {"PH-110", "PH-60"}


@pytest.mark.rule("PH-111")
def test_a_player_takes_an_open_artisan_or_the_top_of_the_deck(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}).play("act artisans")
    assert board.legal() == ["draw_artisan", "employ 11", "employ 16", "employ 21", "employ 26"]


@pytest.mark.rule("PH-111")
@pytest.mark.parametrize("answer", ["employ 1", "employ 30", "hire judge_11", "pass", "done"])
def test_only_an_open_artisan_can_be_chosen(lay: Lay, answer: str) -> None:
    assert lay(owned={0: "3 justice"}).play("act artisans").why_not(answer) == "PH-111"


@pytest.mark.rule("PH-111")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        (16, {"agriculture": 1, "construction": 1}),
        (21, {"silver": 1}),
        (26, {"agriculture": 1}),
        (6, {"agriculture": 1, "trade": 1, "silver": 1}),
    ],
)
def test_an_artisan_brings_its_resources_at_once(
    lay: Lay, card: int, gains: dict[str, int]
) -> None:
    board = lay(owned={0: "3 justice"}, employable=[16, 21, 26, 6])
    board.play("act artisans", f"employ {card}").chance()
    assert board.artisans(0) == [card]
    assert board.owned(0) == gains
    assert board.question() == "1 turn"


@pytest.mark.rule("PH-111", "PH-42")
def test_an_urn_on_an_artisan_is_drawn_at_random(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}, employable=[1, 2, 3, 4])
    board.play("act artisans", "employ 1")
    while board.question() != "* urn":
        board.play(board.options()[0])
    assert len(board.legal()) == 27
    assert board.why_not("urn 1") != ""
    board.play("urn 30")
    assert board.owned(0) == {"agriculture": 1, "justice": 2, "power": 1}
    assert board.urns() == [1, 2, 3]


@pytest.mark.rule("PH-111")
def test_the_top_of_the_deck_is_taken_unseen_with_its_resources(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}).play("act artisans", "draw_artisan")
    assert board.question() == "* artisan"
    assert len(board.legal()) == 26
    board.play("artisan 7")
    assert board.artisans(0) == [7]
    assert board.owned(0) == {"construction": 1, "power": 1, "silver": 1}
    assert list(board.state.artisan_row) == [16, 21, 26, 11]


@pytest.mark.rule("PH-112", "A-09")
def test_an_empty_place_is_refilled_before_the_effect(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"}).play("act artisans", "employ 11")
    assert board.question() == "* artisan"
    board.play("artisan 30")
    assert list(board.state.artisan_row) == [16, 21, 26, 30]
    assert board.question() == "* urn"


@pytest.mark.rule("PH-112")
def test_a_place_stays_empty_when_the_deck_is_used_up(lay: Lay) -> None:
    board = lay(owned={0: "3 justice", 1: "3 justice"})
    board.state.artisan_discard = board.state.artisan_deck
    board.state.artisan_deck = 0
    board.play("act artisans")
    assert board.why_not("draw_artisan") != ""
    board.play("employ 21")
    assert list(board.state.artisan_row) == [16, -1, 26, 11]
    assert board.question() == "1 turn"
    assert board.play("act artisans").legal() == ["employ 11", "employ 16", "employ 26"]


@pytest.mark.rule("PH-112")
def test_without_any_artisan_the_action_cannot_be_chosen(lay: Lay) -> None:
    board = lay(owned={0: "3 justice"})
    state = board.state
    state.artisan_discard = sum(1 << card for card in range(1, 31))
    state.artisan_deck = 0
    state.artisan_row = vec[i64]([-1] * 4)
    assert "artisans" not in board.areas()
    assert board.why_not("act artisans") in {"PH-111", "PH-112"}


@pytest.mark.rule("PH-113")
@pytest.mark.parametrize("card", [1, 6, 11, 16, 21, 26])
def test_an_artisan_is_worth_its_printed_points(lay: Lay, card: int) -> None:
    board = lay(artisans={0: [card]})
    assert board.sheet(0)["artisans"] == CARDS[str(card)]["pp"]


@pytest.mark.rule("PH-113")
def test_the_points_of_all_artisans_are_added(lay: Lay) -> None:
    assert lay(artisans={0: [1, 2, 30]}).sheet(0)["artisans"] == 2 + 2 + 7
