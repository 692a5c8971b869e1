"""What version 2 of the rules changed, beside what version 1 does for ever (rulings.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

BEFORE, NOW = 1, 2
LAST = "thoth-black-1"


# Decrees paid with Scribes.


def last_turn(lay: Lay, cards: str, rules: int) -> Board:
    """The end of a game that one symbol of D04, 3 Papyrus and 2 Scribes are left for."""
    owned = {0: "3 papyrus 2 scribe 9 population"}
    dice = {"spare": f"{LAST} {LAST}", "dice_each": 3, "rotations": 7, "at": 1}
    board = lay(cards={0: cards}, owned=owned, opened=4, rules=rules, **dice)
    return board.play(f"take {LAST}", "produce granite").until("over")


@pytest.mark.rule("AMB-34", "T10", "D04", "D08")
@pytest.mark.parametrize(("rules", "points"), [(BEFORE, [4, 2]), (NOW, [4, 3])])
def test_a_scribe_may_pay_for_d04_and_leave_a_resource_for_d08(
    lay: Lay, rules: int, points: list[int]
) -> None:
    board = last_turn(lay, "D04 D08 T10", rules)
    lines = board.game.breakdown(board.state, 0)
    assert [line.points for line in lines if line.label == "decree"] == points
    left = {"papyrus": 2, "scribe": 2} if rules == BEFORE else {"papyrus": 3, "scribe": 1}
    assert board.owned() == left


@pytest.mark.rule("AMB-34", "T10", "D04", "D07")
def test_a_scribe_that_is_worth_more_is_not_paid_for_d04(lay: Lay) -> None:
    board = last_turn(lay, "D04 D07 T10", NOW)
    assert board.owned() == {"papyrus": 2, "scribe": 2}
