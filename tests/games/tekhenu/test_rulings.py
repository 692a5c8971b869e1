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


# Scribes and Gold are one pool.


@pytest.mark.rule("AMB-55", "T10", "TK-30", "TK-32")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, True), (NOW, False)])
def test_gold_spent_on_the_value_cannot_pay_for_the_statue(
    lay: Lay, rules: int, offered: bool
) -> None:
    board = taken(lay, "horus-gray-3", "T10", "1 granite 1 gold", rules)
    assert ("value 4" in board.legal()) is offered
    if not offered:
        assert board.legal() == ["perform horus"]


@pytest.mark.rule("AMB-55", "T10", "TK-32")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, True), (NOW, False)])
def test_a_gray_die_is_not_taken_for_a_value_that_leaves_nothing_to_pay_with(
    lay: Lay, rules: int, offered: bool
) -> None:
    owned = {0: "1 papyrus 1 gold 5 happiness"}
    board = lay(dice="thoth-gray-6", cards={0: "T10"}, owned=owned, rules=rules)
    assert ("take thoth-gray-6" in board.legal()) is offered


@pytest.mark.rule("AMB-55", "T10")
def test_a_gray_die_may_be_taken_for_a_value_that_costs_nothing_more(lay: Lay) -> None:
    board = taken(lay, "thoth-gray-6", "T10", "2 gold 5 happiness")
    assert board.legal() == ["value 2"]
    board.play("value 2").until("prepare")
    assert board.legal() == ["perform thoth"]


@pytest.mark.rule("AMB-55", "T19", "T10")
@pytest.mark.parametrize(("rules", "question"), [(BEFORE, "0 tithe"), (NOW, "0 statue")])
def test_t19_is_not_offered_if_its_price_leaves_the_action_unpaid(
    lay: Lay, rules: int, question: str
) -> None:
    board = taken(lay, "horus-yellow-3", "T19 T10", "1 granite 1 gold", rules)
    assert board.play("perform horus").question() == question


@pytest.mark.rule("AMB-55", "T19", "T10")
def test_t19_is_offered_if_what_it_makes_pays(lay: Lay) -> None:
    board = taken(lay, "hathor-brown-2", "T19 T10", "1 bread 1 gold", wheel="osiris")
    assert board.play("perform hathor").legal() == ["decline", "produce bread"]


@pytest.mark.rule("AMB-55", "T19", "T13")
@pytest.mark.parametrize("rules", [BEFORE, NOW])
def test_the_production_of_t19_has_to_pay_for_the_action(lay: Lay, rules: int) -> None:
    temple = {1: "row1_first row5_first column1_first column5_first"}  # the cheap spaces
    more = {"temple": temple, "wheel": "osiris"}
    board = taken(lay, "hathor-brown-3", "T19 T13", "1 scribe", rules, **more)
    board.play("perform hathor", "produce bread")
    assert board.legal() == [f"value {n}" for n in range(1 if rules == BEFORE else 2, 6)]
    if rules == BEFORE:
        board.play("value 1")
        assert board.told("action_lost")
    else:
        board.play("value 2")
        assert board.question() == "0 building"


# Gray dice.


@pytest.mark.rule("AMB-56", "B09", "B11")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, False), (NOW, True)])
def test_b09_may_come_before_b11_for_a_gray_die(lay: Lay, rules: int, offered: bool) -> None:
    board = taken(lay, "horus-gray-3", "B10 B12", "", rules)
    assert ("play B10" in board.legal()) is offered
    if offered:
        board.play("play B10", "value 6", "play B12", "recolor white", "value 6")
        assert "produce limestone" in board.legal()


@pytest.mark.rule("AMB-56", "T24", "B09")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, False), (NOW, True)])
def test_the_gold_t24_brings_for_b09_may_pay_for_the_action(
    lay: Lay, rules: int, offered: bool
) -> None:
    owned = {0: "1 granite"}
    board = lay(dice="horus-gray-3", cards={0: "T24 B09"}, owned=owned, rules=rules)
    assert ("take horus-gray-3" in board.legal()) is offered
    if offered:
        board.play("take horus-gray-3")
        assert board.legal() == ["play B09"]
        board.play("play B09", "value 5")
        assert board.legal() == ["perform horus"]


@pytest.mark.rule("AMB-56", "T24", "B17", "B19")
@pytest.mark.parametrize(("card", "more"), [("B17", "1 scribe"), ("B19", "")])
def test_the_gold_t24_brings_for_an_additional_action_may_pay(
    lay: Lay, card: str, more: str
) -> None:
    owned = {0: f"1 granite {more}"}
    board = lay(dice="horus-gray-3", cards={0: f"T24 {card}"}, owned=owned)
    board.play("take horus-gray-3")
    assert f"play {card}" in board.legal()
    board.play(f"play {card}")
    assert "perform horus" in board.legal()


@pytest.mark.rule("AMB-56", "B11", "TK-34")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, False), (NOW, True)])
def test_a_die_may_become_gray_if_scribes_make_it_usable(
    lay: Lay, rules: int, offered: bool
) -> None:
    more = {"osiris": {1: "papyrus-2 bread-2 limestone-2 granite-2 papyrus-3 bread-3"}}
    more["osiris"][1] += " limestone-3 granite-3 papyrus-4 bread-4 limestone-4 granite-4"
    board = taken(lay, "osiris-white-3", "B11", "1 scribe", rules, **more)
    board.play("play B11")
    assert ("recolor gray" in board.legal()) is offered
    if offered:
        board.play("recolor gray")
        assert board.legal() == ["value 2", "value 3", "value 4"]
        board.play("value 3")
        assert board.legal() == ["value 1", "value 5"]


# Additional actions that can never follow.


@pytest.mark.rule("AMB-28", "B19")
@pytest.mark.parametrize(("rules", "rule"), [(BEFORE, ""), (NOW, "B19")])
@pytest.mark.parametrize("die", ["hathor-brown-3", "ra-white-3"])
def test_the_last_happiness_does_not_buy_osiris_or_thoth(
    lay: Lay, rules: int, rule: str, die: str
) -> None:
    board = taken(lay, die, "B19", "9 bread 9 granite 1 happiness", rules)
    assert board.why_not("play B19") == rule


@pytest.mark.rule("AMB-28", "B19", "B07", "P03")
@pytest.mark.parametrize(
    ("die", "cards", "more"),
    [
        ("hathor-brown-3", "B19 B07", {}),
        ("hathor-brown-3", "B19 B17", {}),
        ("ra-white-3", "B19", {"display": "P22 P03 P24"}),
    ],
)
def test_the_last_happiness_may_be_paid_if_something_can_raise_it_again(
    lay: Lay, die: str, cards: str, more: dict[str, Any]
) -> None:
    board = taken(lay, die, cards, "9 bread 9 granite 1 scribe 1 happiness", **more)
    assert board.why_not("play B19") == ""


@pytest.mark.rule("AMB-28", "B20", "TK-30")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, True), (NOW, False)])
def test_b20_is_not_played_if_the_gray_die_is_idle_afterwards(
    lay: Lay, rules: int, offered: bool
) -> None:
    board = taken(lay, "thoth-gray-1", "B10 B20", "1 happiness", rules)
    assert ("play B20" in board.legal()) is offered
    if offered:
        assert board.play("play B20").legal() == ["idle"]


@pytest.mark.rule("AMB-28", "TK-39", "B17", "B19")
@pytest.mark.parametrize(
    ("die", "card", "built"),
    [
        ("bastet-black-3", "B19", {"statues": 6}),
        ("thoth-black-3", "B19", {"pillars": (1 << 8) - 1}),
        ("osiris-yellow-3", "B19", {"buildings": 10}),
        ("hathor-brown-3", "B19", {"buildings": 10}),
        ("ra-white-3", "B17", {"buildings": 10, "statues": 6}),
    ],
)
def test_no_additional_action_is_bought_for_a_god_with_nothing_left_to_build(
    lay: Lay, die: str, card: str, built: dict[str, int]
) -> None:
    owned = {0: "9 bread 9 granite 9 limestone 5 happiness 3 scribe"}
    board = lay(dice=die, cards={0: card}, owned=owned).play(f"take {die}")
    assert board.why_not(f"play {card}") == ""
    for name, count in built.items():
        setattr(board.player(0), name, count)
    assert board.why_not(f"play {card}") == card


# B07 and B08 at the end of a turn.


def before_the_end(lay: Lay, rules: int) -> Board:
    """The end of a turn in which Thoth is still due, but the last Happiness went for B20."""
    owned = "9 granite 9 limestone 1 happiness"
    board = taken(lay, "thoth-gray-1", "B20 B07", owned, rules)
    board.play("play B20", "add ra", "place r5c1").until("end")
    assert board.legal() == ["finish", "play B07"]
    return board


@pytest.mark.rule("AMB-57", "AMB-28", "B07", "B20")
@pytest.mark.parametrize(("rules", "question"), [(BEFORE, "1 turn"), (NOW, "0 act")])
def test_an_action_still_due_follows_if_b07_makes_it_possible(
    lay: Lay, rules: int, question: str
) -> None:
    board = before_the_end(lay, rules).play("play B07", "gain happiness")
    assert board.question() == question
    if rules == NOW:
        assert board.legal() == ["perform thoth"]
        assert not board.told("action_lost")


@pytest.mark.rule("AMB-57", "AMB-28")
@pytest.mark.parametrize("answers", [["finish"], ["play B07", "gain population"]])
def test_an_action_still_due_is_lost_with_the_turn(lay: Lay, answers: list[str]) -> None:
    board = before_the_end(lay, NOW)
    assert not board.told("action_lost")
    board.play(*answers).until("turn")
    assert board.question() == "1 turn"
    assert len(board.told("action_lost")) == 1


@pytest.mark.rule("AMB-57", "B07", "B08", "TK-73")
@pytest.mark.parametrize(("rules", "asked"), [(BEFORE, False), (NOW, True)])
def test_the_end_is_asked_about_again_if_a_free_action_took_the_other_card(
    lay: Lay, rules: int, asked: bool
) -> None:
    owned = "18 happiness 21 population"
    more = {"opened": 4, "market": "B08 B01 T01 B02 B03 T02 T03 B04 T04 T05 D01 B05 T06 D02 D03"}
    board = taken(lay, "horus-white-1", "B07", owned, rules, **more)
    board.play("produce limestone", "play B07", "gain happiness", "perform thoth", "value 1")
    board.play("section 1", "choose B08")
    assert (board.question() == "0 end") is asked
    if asked:
        assert board.legal() == ["finish", "play B08"]
        board.play("finish").until("turn")
        assert board.question() == "1 turn"


# A Pillar inside a Pillar.


@pytest.mark.rule("AMB-58", "TK-39", "P03", "TK-73")
@pytest.mark.parametrize(("rules", "offered"), [(BEFORE, True), (NOW, False)])
def test_a_pillar_whose_tile_lies_is_no_longer_there_to_be_built(
    lay: Lay, rules: int, offered: bool
) -> None:
    owned = "9 granite 9 limestone 19 happiness 21 population"
    pillars = {0: "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2"}
    more: dict[str, Any] = {"display": "P22 P03 P24", "pillars": pillars, "opened": 4}
    board = taken(lay, "ra-white-3", "T09", owned, rules, **more)
    board.play("perform ra", "place r5c5").until("free_action")
    assert ("perform ra" in board.legal()) is offered
    assert "perform horus" in board.legal()


@pytest.mark.rule("AMB-58", "TK-59", "TK-60", "TK-52", "TK-61")
def test_a_ra_action_inside_a_ra_action_sees_the_gap_and_fills_both(lay: Lay) -> None:
    owned = "9 granite 9 limestone 19 happiness 21 population"
    more: dict[str, Any] = {"display": "P22 P03 P24", "opened": 4}
    board = taken(lay, "ra-white-3", "T09", owned, **more)
    board.play("perform ra", "place r5c5").until("free_action")
    board.play("perform ra")
    assert board.legal() == ["value 1", "value 2", "value 5", "value 6"]
    board.play("value 1", "place r5c4").until("reveal")
    assert board.display() == ["-", "-", "P22"]
    assert board.pillars() == ["r5c4"]
    board.play("reveal P01", "reveal P02")
    assert board.display() == ["P02", "P01", "P22"]
    assert board.until("1 turn").pillars() == ["r5c4", "r5c5"]
    assert board.display() == ["P02", "P01", "P22"]


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
