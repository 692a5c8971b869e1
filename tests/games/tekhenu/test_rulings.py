"""What version 2 of the rules changed, beside what version 1 does for ever (rulings.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Begin, Board, Lay

BEFORE, NOW = 1, 2
LAST = "thoth-black-1"


def taken(lay: Lay, die: str, cards: str, owned: str, rules: int = NOW, **more: Any) -> Board:
    """A turn in which a die is in hand."""
    board = lay(dice=die, cards={0: cards}, owned={0: owned}, rules=rules, **more)
    return board.play(f"take {die}")


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


# Goods.


@pytest.mark.rule("B07", "B08")
@pytest.mark.parametrize("card", ["B07", "B08"])
def test_a_blessing_that_offers_goods_refuses_others(lay: Lay, card: str) -> None:
    board = lay(cards={0: card}).play(f"play {card}")
    assert board.why_not("gain gold") == card


@pytest.mark.rule("TK-44")
def test_a_statue_that_offers_goods_refuses_others(lay: Lay) -> None:
    board = taken(lay, "thoth-gray-1", "", "", statues={1: "thoth"})
    board.play("perform thoth").until("goods")
    assert board.question() == "1 goods"
    assert board.why_not("gain gold") == "TK-44"


@pytest.mark.rule("S04")
def test_a_starting_card_that_offers_goods_refuses_others(begin: Begin) -> None:
    board = begin(2).until("draft").play("choose S04").until("goods")
    assert board.why_not("gain gold") == "S04"


@pytest.mark.rule("A03")
def test_a_destiny_card_that_offers_goods_refuses_others(begin: Begin) -> None:
    cards = [f"choose S0{number}" for number in (1, 2, 3, 5)]
    board = begin(2).until("draft").play(*cards, "choose A03").until("goods")
    assert board.why_not("gain gold") == "A03"


def test_a_choice_of_goods_in_an_old_game_is_refused_as_it_was(lay: Lay) -> None:
    board = lay(cards={0: "B07"}, rules=BEFORE).play("play B07")
    assert board.why_not("gain gold") == "TK-115"
