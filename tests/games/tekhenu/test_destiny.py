"""The four Destiny cards (chapter 20.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

LAST_DIE = "bastet-gray-1"


def at_destiny(lay: Lay, **position: object) -> Board:
    """The first Maat phase has come to its step 8, seat 0 chooses first."""
    owned = {0: "9 happiness 13 population", 1: "2 papyrus"}
    position.setdefault("owned", owned)
    board = lay(dice_each=3, at=1, spare=f"{LAST_DIE} {LAST_DIE}", rotations=1, **position)
    board.play(f"take {LAST_DIE}").until("destiny")
    assert board.question() == "0 destiny"
    return board


def balanced(lay: Lay, first: str, second: str, **position: object) -> list[int]:
    """The turn order after a Maat phase in which both balances are as far from 0."""
    board = lay(
        dice_each=3,
        at=1,
        spare="hathor-brown-1 bastet-gray-1 bastet-gray-1",
        rotations=1,
        scales={0: "left:white-2", 1: "right:white-1"},
        destiny={0: first, 1: second},
        owned={1: "2 papyrus"},
        **position,
    )
    board.play("take bastet-gray-1", "perform bastet").until("destiny")
    assert [abs(int(player.balance)) for player in board.state.players] == [2, 2]
    return [int(seat) for seat in board.state.order]


@pytest.mark.rule("A01")
def test_a01_gives_a_scribe(lay: Lay) -> None:
    board = at_destiny(lay).play("choose A01")
    assert board.owned() == {"scribe": 1}


@pytest.mark.rule("A02")
def test_a02_gives_a_gold(lay: Lay) -> None:
    board = at_destiny(lay).play("choose A02")
    assert board.owned() == {"gold": 1}


@pytest.mark.rule("A03")
@pytest.mark.parametrize(
    ("gain", "track"), [("gain population", (9, 14)), ("gain happiness", (10, 13))]
)
def test_a03_raises_population_or_happiness(lay: Lay, gain: str, track: tuple[int, int]) -> None:
    board = at_destiny(lay, opened=4).play("choose A03")
    assert board.legal() == ["gain happiness", "gain population"]
    assert board.play(gain).track() == track


@pytest.mark.rule("A03", "TK-66", "TK-115")
def test_a03_may_open_a_market_section(lay: Lay) -> None:
    board = at_destiny(lay, owned={0: "8 population", 1: "2 papyrus"})
    board.play("choose A03", "gain population")
    assert board.question() == "* market_card"
    assert board.state.opened == 3


@pytest.mark.rule("A03", "TK-70")
def test_a03_does_not_lift_happiness_past_population(lay: Lay) -> None:
    board = at_destiny(lay, owned={0: "5 happiness 5 population", 1: "2 papyrus"})
    board.play("choose A03")
    if board.step() == "goods":
        board.play("gain happiness")
        assert board.track() == (5, 5)
    else:
        assert board.track() == (5, 6)


@pytest.mark.rule("A03", "TK-73", "AMB-25")
def test_a03_may_bring_the_free_action_outside_a_turn(lay: Lay) -> None:
    owned = {0: "20 happiness 21 population", 1: "2 papyrus"}
    board = at_destiny(lay, owned=owned, opened=4).play("choose A03")
    if board.step() == "goods":
        board.play("gain happiness")
    assert board.question() == "0 free_action"
    board.play("produce granite", "value 6")
    assert board.owned()["granite"] == 2
    assert board.surplus() == [0, 0, 0, 4]


@pytest.mark.rule("A04", "AMB-53")
def test_the_faith_of_a04_lasts_until_the_next_maat_phase(lay: Lay) -> None:
    board = at_destiny(lay).play("choose A04").until("0 turn")
    assert board.owned() == {"faith": 1}


@pytest.mark.rule("A01", "A02", "A03", "A04", "TK-97")
@pytest.mark.parametrize(
    ("first", "second", "order"),
    [
        ("A01", "A02", [1, 0]),
        ("A02", "A01", [0, 1]),
        ("A02", "A03", [1, 0]),
        ("A03", "A02", [0, 1]),
        ("A03", "A04", [1, 0]),
        ("A04", "A03", [0, 1]),
    ],
)
def test_the_higher_ankh_value_breaks_a_tie(
    lay: Lay, first: str, second: str, order: list[int]
) -> None:
    assert balanced(lay, first, second) == order


@pytest.mark.rule("T15")
@pytest.mark.parametrize("seat", [0, 1])
def test_t15_beats_every_destiny_card(lay: Lay, seat: int) -> None:
    cards = ["A01", "A04"] if seat == 0 else ["A04", "A01"]
    assert balanced(lay, cards[0], cards[1], cards={seat: "T15"})[0] == seat


@pytest.mark.rule("TK-100")
def test_all_four_cards_are_there_for_the_first_in_order(lay: Lay) -> None:
    board = at_destiny(lay)
    assert board.legal() == ["choose A01", "choose A02", "choose A03", "choose A04"]
    board.play("choose A02").until("1 destiny")
    assert board.legal() == ["choose A01", "choose A03", "choose A04"]
