"""The Maat phase (chapter 17).

Seat 1 is last and takes a brown die of value 1, Pure, before each phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.core.log import HIDDEN, LoggedEvent
from maat.core.state import NOBODY

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay


def balances(board: Board) -> dict[int, int]:
    """The balances found."""
    return {seat: data[0] for seat, data in board.told("balance_found")}


def heard(board: Board, seat: int) -> list[LoggedEvent]:
    """What a seat has been told."""
    return board.match.view(seat).events


@pytest.mark.rule("TK-93")
@pytest.mark.parametrize(
    ("scales", "surplus", "balance"),
    [
        ("left:white-5 left:yellow-2 right:gray-4 below:black-6", "", 3),
        ("left:white-5 left:yellow-2 right:gray-4 below:black-6", "2 bread", 1),
        ("right:gray-5 right:gray-6 right:white-1 left:black-2", "1 bread 3 granite", -14),
        ("below:gray-5 below:gray-6 below:white-1 below:black-2", "", 0),
    ],
)
def test_the_balance(lay: Lay, scales: str, surplus: str, balance: int) -> None:
    board = lay(at=1, dice_each=3, scales={0: scales}, surplus={0: surplus}).turn()
    assert balances(board.until("destiny"))[0] == balance
    assert balances(board)[1] == 1


@pytest.mark.rule("TK-94")
@pytest.mark.parametrize(
    ("answer", "balance"),
    [("weigh_nothing", 0), ("left 1", 1), ("left 3", 3), ("right 2", -2), ("right 3", -3)],
)
def test_faith_is_laid_on_either_side(lay: Lay, answer: str, balance: int) -> None:
    board = lay(at=1, dice_each=3, owned={0: "3 faith"}).turn()
    assert board.question() == "0 faith"
    assert balances(board.play(answer).until("destiny"))[0] == balance


@pytest.mark.rule("TK-94")
def test_nobody_lays_more_faith_than_is_owned(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, owned={0: "2 faith"}).turn()
    assert board.legal() == ["left 1", "left 2", "right 1", "right 2", "weigh_nothing"]
    assert board.why_not("left 3") == "TK-94"
    assert board.why_not("right 3") == "TK-94"


@pytest.mark.rule("TK-94", "AMB-18")
def test_faith_is_laid_in_the_old_turn_order(lay: Lay) -> None:
    faith = {0: "1 faith", 1: "1 faith", 2: "1 faith"}
    board = lay(3, order=[2, 0, 1], at=2, dice_each=3, owned=faith).turn()
    assert board.question() == "2 faith"
    assert board.play("left 1").question() == "0 faith"
    assert board.play("left 1").question() == "1 faith"


@pytest.mark.rule("AMB-18")
def test_faith_is_laid_openly(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, owned={0: "2 faith", 1: "1 faith"}).turn().play("left 2")
    assert board.told("faith_placed") == [(0, [2, 0, 0])]
    assert board.game.redact(board.state, 1).players[0].placed == 2


@pytest.mark.rule("AMB-18")
def test_faith_may_be_laid_in_secret(lay: Lay) -> None:
    owned = {0: "2 faith", 1: "1 faith"}
    board = lay(at=1, dice_each=3, owned=owned, options={"faith": "secret"}).turn()
    board.play("left 2")
    assert board.question() == "1 faith"
    assert board.events().count("faith_hidden") == 1
    for stranger in (1, NOBODY):
        seen = board.game.redact(board.state, stranger).players[0]
        assert (seen.placed, seen.faith) == (0, 2)
        assert (0, HIDDEN) in board.match.record_for(stranger)
        names = [board.game.events.events[told.event].name for told in heard(board, stranger)]
        assert "faith_placed" not in names
    board.play("right 1")
    assert balances(board) == {0: 2, 1: 0}
    names = [board.game.events.events[told.event].name for told in heard(board, NOBODY)]
    assert names.count("faith_placed") == 2


@pytest.mark.rule("TK-95")
def test_the_final_balances_are_kept_until_the_next_phase(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, surplus={0: "4 bread"}).turn().until("turn")
    assert [int(player.balance) for player in board.state.players] == [-4, 1]


@pytest.mark.rule("TK-96")
@pytest.mark.parametrize(
    ("surplus", "loss"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (8, 2), (9, 3), (10, 3), (25, 3)],
)
def test_a_negative_balance_costs_points(lay: Lay, surplus: int, loss: int) -> None:
    board = lay(at=1, dice_each=3, surplus={0: f"{surplus} bread"}).turn().until("destiny")
    assert balances(board)[0] == -surplus
    assert board.vp(0) == 10 - loss


@pytest.mark.rule("TK-96")
@pytest.mark.parametrize("scales", ["left:white-6 left:white-5", "left:white-3 right:gray-3"])
def test_a_positive_balance_costs_nothing(lay: Lay, scales: str) -> None:
    board = lay(at=1, dice_each=3, scales={0: scales}).turn().until("destiny")
    assert board.vp(0) == 10


@pytest.mark.rule("TK-96", "AMB-42")
@pytest.mark.parametrize("points", [0, 2, 3])
def test_points_never_fall_below_zero(lay: Lay, points: int) -> None:
    board = lay(at=1, dice_each=3, surplus={0: "9 bread"}, owned={0: f"{points} vp"}).turn()
    assert board.until("destiny").vp(0) == 0
    assert board.sheet(0).get("impurity", 0) == -points


@pytest.mark.rule("TK-97")
def test_the_balance_nearest_to_zero_goes_first(lay: Lay) -> None:
    scales = {0: "left:white-5", 1: "right:gray-2", 2: "left:black-1 left:black-1"}
    make = {3: "6 papyrus"}
    board = lay(4, at=3, dice_each=3, scales=scales, make=make, spare="hathor-yellow-3").turn()
    board.until("destiny")
    assert balances(board) == {0: 5, 1: -2, 2: 2, 3: 3}
    assert board.state.order == [2, 1, 3, 0]


@pytest.mark.rule("TK-97")
@pytest.mark.parametrize(
    ("surplus", "order"),
    [({0: "3 bread", 1: "1 bread"}, [1, 2, 0]), ({0: "1 bread", 1: "3 bread"}, [0, 2, 1])],
)
def test_order_by_distance(lay: Lay, surplus: dict[int, str], order: list[int]) -> None:
    """Seat 2 has +1, which ties with -1 and loses to the higher Ankh."""
    destiny = {0: "A04", 1: "A03", 2: "A01"}
    board = lay(3, at=2, dice_each=3, surplus=surplus, destiny=destiny).turn()
    assert board.until("destiny").state.order == order


@pytest.mark.rule("TK-97")
def test_plus_one_and_minus_one_tie_and_the_ankh_decides(lay: Lay) -> None:
    first = lay(at=1, dice_each=3, surplus={0: "1 bread"}, destiny={0: "A03", 1: "A02"}).turn()
    assert first.until("destiny").state.order == [0, 1]
    other = lay(at=1, dice_each=3, surplus={0: "1 bread"}, destiny={0: "A01", 1: "A04"}).turn()
    assert other.until("destiny").state.order == [1, 0]


@pytest.mark.rule("TK-97", "T15")
def test_ankh_five_beats_every_destiny_card(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, destiny={0: "A01", 1: "A04"}, cards={0: "T15"}).turn()
    board.play("left 1")
    assert board.until("destiny").state.order == [0, 1]


@pytest.mark.rule("TK-98", "AMB-41")
@pytest.mark.parametrize(("rotations", "scorings"), [(1, 0), (3, 1), (5, 0), (7, 1)])
def test_every_other_maat_phase_ends_in_a_scoring(lay: Lay, rotations: int, scorings: int) -> None:
    board = lay(at=1, dice_each=3, rotations=rotations).turn().until("turn", "destiny")
    assert len(board.told("scoring_began")) == scorings


@pytest.mark.rule("TK-99")
def test_dice_return_to_the_bag(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, scales={0: "left:white-5 right:gray-4"}).turn()
    board.until("die")
    assert board.scales(0) == board.scales(1) == []
    assert sum(board.bag()) + len(board.ring()) == 22


@pytest.mark.rule("TK-99")
def test_surplus_and_faith_return_to_the_supply(lay: Lay) -> None:
    owned = {0: "3 faith 2 bread", 1: "2 faith"}
    board = lay(at=1, dice_each=3, owned=owned, surplus={0: "2 granite"}).turn()
    board.play("left 1", "weigh_nothing", "choose A01", "choose A02").until("die")
    assert board.surplus(0) == [0, 0, 0, 0]
    assert "faith" not in board.owned(0)
    assert "faith" not in board.owned(1)
    assert board.held("bread") == 2


@pytest.mark.rule("TK-100")
def test_everybody_takes_a_destiny_card_in_the_new_order(lay: Lay) -> None:
    board = lay(3, at=2, dice_each=3, surplus={0: "3 bread", 1: "2 bread"}).turn()
    board.until("destiny")
    assert board.question() == "2 destiny"
    assert board.legal() == ["choose A01", "choose A02", "choose A03", "choose A04"]
    board.play("choose A02")
    assert board.question() == "1 destiny"
    assert board.why_not("choose A02") == "TK-100"
    board.play("choose A04")
    assert board.question() == "0 destiny"
    board.play("choose A01").until("die")
    assert board.destiny() == ["A01", "A04", "A02"]


@pytest.mark.rule("TK-100")
def test_the_destiny_card_gives_its_reward(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, spare="hathor-brown-1").turn().until("destiny")
    board.play("choose A01", "choose A02").until("die")
    assert board.owned(0) == {"scribe": 1}
    assert board.owned(1) == {"bread": 1, "gold": 1}


@pytest.mark.rule("TK-100", "A03")
@pytest.mark.parametrize(("choice", "track"), [("population", (2, 6)), ("happiness", (3, 5))])
def test_a_destiny_card_with_a_choice(lay: Lay, choice: str, track: tuple[int, int]) -> None:
    board = lay(at=1, dice_each=3).turn().until("destiny").play("choose A03")
    while board.question() != "0 goods":
        board.play("choose A01")
    assert board.play(f"gain {choice}").track() == track


@pytest.mark.rule("AMB-53", "TK-99")
def test_faith_of_a_destiny_card_lasts_until_the_next_phase(lay: Lay) -> None:
    board = lay(at=1, dice_each=3).turn().until("destiny").play("choose A04", "choose A01")
    board.until("turn")
    assert board.owned(0) == {"faith": 1}


@pytest.mark.rule("TK-101", "TK-91")
def test_after_the_maat_phase_new_dice_come(lay: Lay) -> None:
    board = lay(at=1, dice_each=3).turn().until("destiny").play("choose A02", "choose A01")
    assert board.question() == "* die"
    board.until("turn")
    assert len(board.ring()) == 1 + 4


@pytest.mark.rule("TK-97", "TK-101")
def test_the_new_order_holds_in_the_next_round(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, surplus={0: "9 bread"}).turn().until("turn")
    assert board.question() == "1 turn"


@pytest.mark.rule("TK-93")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_maat_phases_are_numbered(lay: Lay, number: int) -> None:
    board = lay(at=1, dice_each=3, rotations=2 * number - 1).turn()
    assert [data[0] for _, data in board.told("maat_began")] == [number]
