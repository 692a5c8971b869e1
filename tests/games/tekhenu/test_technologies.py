"""The 24 Technologies: they work for the rest of the game (chapter 20.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

# With the wheel at Horus: Horus and Ra Sunny, Hathor and Osiris Shaded, Bastet and Thoth Dark.
RICH = "9 papyrus 9 bread 9 limestone 9 granite"
GODS = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]


def taken(lay: Lay, die: str, cards: str, owned: str = RICH, **position: Any) -> Board:
    """Seat 0 has taken a die and owns cards and more."""
    board = lay(dice=die, cards={0: cards}, owned={0: owned}, **position)
    return board.play(f"take {die}")


def acted(lay: Lay, god: str, cards: str, value: int = 2, **position: Any) -> Board:
    """Seat 0 has performed a god action with a gray die; the turn of seat 1 follows."""
    board = taken(lay, f"{god}-gray-{value}", cards, **position)
    return board.play(f"perform {god}").until("1 turn")


def points(board: Board) -> int:
    """What the Technologies of seat 0 have brought."""
    return board.sheet().get("technologies", 0)


# Gods.


@pytest.mark.rule("T01", "T02", "T03", "T04", "T06")
@pytest.mark.parametrize(
    ("card", "rewarded"),
    [("T01", "osiris"), ("T02", "ra"), ("T03", "thoth"), ("T04", "horus"), ("T06", "bastet")],
)
@pytest.mark.parametrize("god", GODS)
def test_a_god_action_brings_2_vp(lay: Lay, card: str, rewarded: str, god: str) -> None:
    assert points(acted(lay, god, card)) == (2 if god == rewarded else 0)


@pytest.mark.rule("T01", "T02", "T03", "T04", "T06")
@pytest.mark.parametrize(
    ("card", "god"),
    [("T01", "osiris"), ("T02", "ra"), ("T03", "thoth"), ("T04", "horus"), ("T06", "bastet")],
)
def test_the_action_of_another_player_brings_nothing(lay: Lay, card: str, god: str) -> None:
    board = lay(dice=f"{god}-gray-2", cards={1: card}, owned={0: RICH})
    board.play(f"take {god}-gray-2", f"perform {god}").until("1 turn")
    assert board.vp(1) == 10


@pytest.mark.rule("T01", "T11", "TK-35")
def test_anubis_brings_the_reward_of_the_action_performed(lay: Lay) -> None:
    board = lay(dice="horus-black-2", cards={0: "T01 T04"}, owned={0: f"{RICH} 2 scribe"})
    board.play("anubis", "take horus-black-2", "perform osiris").until("1 turn")
    assert points(board) == 2


@pytest.mark.rule("T04")
def test_the_granite_of_t04_may_pay_for_the_statue(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "T04", "1 granite").play("perform horus", "honor ra")
    assert board.until("1 turn").statues() == ["ra"]
    assert board.owned() == {}


@pytest.mark.rule("T04")
def test_t04_does_not_bring_two_granite(lay: Lay) -> None:
    assert lay(dice="horus-gray-2", cards={0: "T04"}).why_not("take horus-gray-2")


@pytest.mark.rule("T05")
@pytest.mark.parametrize(("card", "vp"), [("T05", 10), ("T04", 6)])
def test_t05_makes_own_pillars_worth_5_for_hathor(lay: Lay, card: str, vp: int) -> None:
    board = taken(lay, "hathor-gray-1", card, pillars={0: "r1c1 r1c3", 1: "r1c4"})
    board.play("perform hathor", "build row1_first").until("1 turn")
    assert board.vp() == 10 + vp


@pytest.mark.rule("T06")
@pytest.mark.parametrize(
    ("happiness", "population", "after"),
    [(2, 9, (7, 10)), (5, 5, (6, 6)), (2, 5, (6, 6)), (21, 21, (21, 21))],
)
def test_t06_raises_both_markers(
    lay: Lay, happiness: int, population: int, after: tuple[int, int]
) -> None:
    owned = f"2 papyrus {happiness} happiness {population} population"
    board = taken(lay, "bastet-gray-4", "T06", owned, opened=4)
    board.player(0).reached = 7 if happiness == 21 else 0
    assert board.play("perform bastet").until("1 turn").track() == after


@pytest.mark.rule("T06", "TK-66")
def test_t06_may_open_a_market_section(lay: Lay) -> None:
    board = taken(lay, "bastet-gray-4", "T06", "2 papyrus 8 population").play("perform bastet")
    assert board.until("1 turn").state.opened == 3


@pytest.mark.rule("T07")
def test_t07_brings_granite_with_every_statue_bonus(lay: Lay) -> None:
    board = lay(3, dice="osiris-gray-2", statues={1: "osiris", 2: "osiris"}, cards={1: "T07"}).play(
        "take osiris-gray-2", "perform osiris"
    )
    board.until("1 turn")
    assert board.owned(1) == {"granite": 1}
    assert board.owned(2) == {}


@pytest.mark.rule("T07", "TK-46")
def test_t07_works_for_the_own_action_with_two_players(lay: Lay) -> None:
    board = acted(lay, "osiris", "T07", statues={0: "osiris"})
    assert board.held("granite") == 9 + 1
    assert board.vp() == 11


@pytest.mark.rule("T07", "TK-45")
def test_t07_works_for_the_bonus_after_building_with_three_players(lay: Lay) -> None:
    board = taken(lay, "horus-gray-1", "T07", "2 granite", seats=3)
    board.play("perform horus", "honor osiris").until("1 turn")
    assert board.owned() == {"granite": 1}
    assert board.vp() == 11


@pytest.mark.rule("T07", "TK-50")
def test_t07_brings_nothing_for_a_statue_of_the_people(lay: Lay) -> None:
    board = acted(lay, "osiris", "T07", owned="", statues={0: "workshops"}, seats=2)
    assert board.held("granite") == 0


@pytest.mark.rule("T20", "T21")
@pytest.mark.parametrize(
    ("card", "god", "token"), [("T20", "thoth", "papyrus"), ("T21", "hathor", "bread")]
)
def test_t20_and_t21_bring_a_resource(lay: Lay, card: str, god: str, token: str) -> None:
    pillars = {1: "r1c1 r1c2 r1c3 r1c4 r1c5"}  # nothing to gain from the row
    board = taken(lay, f"{god}-gray-1", card, "5 bread", pillars=pillars).play(f"perform {god}")
    if god == "hathor":
        board.play("build row1_first")
    board.until("1 turn")
    assert board.owned() == ({"bread": 5, token: 1} if token == "papyrus" else {"bread": 5 - 2 + 1})


@pytest.mark.rule("T20")
def test_the_papyrus_of_t20_may_pay_for_cards(lay: Lay) -> None:
    board = taken(lay, "thoth-gray-3", "T20", "1 papyrus").play("perform thoth").until("1 turn")
    assert len(board.cards()) == 3
    assert board.owned() == {}


@pytest.mark.rule("T20", "TK-79")
def test_the_papyrus_of_t20_may_refresh_a_section(lay: Lay) -> None:
    board = taken(lay, "thoth-gray-1", "T20", "").play("perform thoth")
    assert board.legal() == ["refresh 1", "refresh 2", "section 1"]


@pytest.mark.rule("T21")
def test_the_bread_of_t21_may_pay_for_the_building(lay: Lay) -> None:
    board = taken(lay, "hathor-gray-1", "T21", "1 bread").play("perform hathor")
    assert "build row1_first" in board.legal()
    assert "build row2_first" not in board.legal()


# Dice.


@pytest.mark.rule("T08")
@pytest.mark.parametrize(("treat", "scale"), [("pure", "left"), ("tainted", "right")])
def test_t08_treats_a_forbidden_die_as_pure_or_tainted(lay: Lay, treat: str, scale: str) -> None:
    board = taken(lay, "horus-black-3", "T08", "")
    assert board.legal() == ["treat pure", "treat tainted"]
    board.play(f"treat {treat}", "produce granite").until("1 turn")
    assert board.scales() == [f"{scale} black-3"]
    assert board.owned() == {"granite": 2}


@pytest.mark.rule("T08")
@pytest.mark.parametrize(("die", "scale"), [("horus-white-3", "left"), ("horus-yellow-3", "right")])
def test_t08_changes_no_other_die(lay: Lay, die: str, scale: str) -> None:
    board = taken(lay, die, "T08", "")
    assert board.step() == "prepare"
    assert board.until("1 turn").scales()[0].startswith(scale)


@pytest.mark.rule("T08", "T18")
@pytest.mark.parametrize(("treat", "vp"), [("pure", 1), ("tainted", 0)])
def test_t18_counts_a_die_treated_as_pure(lay: Lay, treat: str, vp: int) -> None:
    board = taken(lay, "horus-black-3", "T08 T18", "").play(f"treat {treat}", "produce granite")
    assert points(board) == vp


@pytest.mark.rule("T08", "T19")
@pytest.mark.parametrize(("treat", "asked"), [("pure", False), ("tainted", True)])
def test_t19_counts_a_die_treated_as_tainted(lay: Lay, treat: str, asked: bool) -> None:
    board = taken(lay, "horus-black-3", "T08 T19", f"{RICH} 1 scribe")
    board.play(f"treat {treat}", "perform horus")
    assert (board.step() == "tithe") == asked


@pytest.mark.rule("T08", "TK-28")
def test_t08_belongs_to_its_owner(lay: Lay) -> None:
    assert lay(dice="horus-black-3", cards={1: "T08"}).why_not("take horus-black-3") == "TK-28"


@pytest.mark.rule("T18")
@pytest.mark.parametrize(
    ("die", "vp"), [("horus-white-2", 1), ("horus-yellow-2", 0), ("hathor-yellow-2", 1)]
)
def test_t18_rewards_a_pure_die(lay: Lay, die: str, vp: int) -> None:
    board = taken(lay, die, "T18", "")
    assert points(board.until("1 turn")) == vp


@pytest.mark.rule("T18", "AMB-03")
@pytest.mark.parametrize(
    ("die", "vp"), [("horus-white-2", 1), ("horus-yellow-2", 0), ("horus-black-2", 0)]
)
def test_t18_rewards_a_pure_die_of_anubis(lay: Lay, die: str, vp: int) -> None:
    board = lay(dice=die, cards={0: "T18"}, owned={0: "2 scribe"})
    board.play("anubis", f"take {die}", "produce bread").until("1 turn")
    assert points(board) == vp
    assert board.scales()[0].startswith("below")


@pytest.mark.rule("T08", "T18", "AMB-03")
def test_t08_makes_a_die_of_anubis_pure(lay: Lay) -> None:
    board = lay(dice="horus-black-2", cards={0: "T08 T18"}, owned={0: "2 scribe"})
    board.play("anubis", "take horus-black-2")
    assert board.legal() == ["treat pure", "treat tainted"]
    board.play("treat pure", "produce bread").until("1 turn")
    assert points(board) == 1
    assert board.scales() == ["below black-2"]


@pytest.mark.rule("T18", "B11")
def test_t18_counts_the_color_the_die_is_treated_as(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T18 B11", "").play("play B11", "recolor white", "value 3")
    assert points(board.until("1 turn")) == 1
    board = taken(lay, "horus-white-3", "T18 B11", "").play("play B11", "recolor yellow", "value 3")
    assert points(board.until("1 turn")) == 0


@pytest.mark.rule("T23")
def test_t23_rewards_anubis(lay: Lay) -> None:
    board = lay(dice="horus-black-2", cards={0: "T23"}, owned={0: "2 scribe"})
    board.play("anubis", "take horus-black-2", "produce bread").until("1 turn")
    assert points(board) == 3


@pytest.mark.rule("T23", "B23", "B24")
@pytest.mark.parametrize("card", ["B23", "B24"])
def test_t23_rewards_anubis_by_blessing(lay: Lay, card: str) -> None:
    board = lay(dice="horus-black-2", cards={0: f"T23 {card}"})
    board.play(f"play {card}", "take horus-black-2", "produce bread").until("1 turn")
    assert points(board) == 3


@pytest.mark.rule("T24")
def test_t24_brings_a_gold_for_every_blessing(lay: Lay) -> None:
    board = lay(dice="horus-black-2", cards={0: "T24 B23 B09 B06"})
    board.play("play B23", "take horus-black-2", "play B09", "value 1", "produce bread", "play B06")
    board.until("1 turn")
    assert board.owned() == {"bread": 1, "gold": 3, "scribe": 2}


@pytest.mark.rule("T24", "B13", "B15")
@pytest.mark.parametrize(
    ("card", "die"), [("B13", "horus-gray-2"), ("B15", "bastet-gray-2"), ("B07", "bastet-gray-2")]
)
def test_t24_rewards_blessings_of_every_kind(lay: Lay, card: str, die: str) -> None:
    god = die.split("-", maxsplit=1)[0]
    board = lay(dice=die, cards={0: f"T24 {card}"}, owned={0: "2 papyrus"})
    if card == "B07":
        board.play("play B07", "gain happiness")
    board.play(f"take {die}", f"perform {god}")
    if board.step() == "statue":
        board.play("honor ra")
    if board.step() == "price":
        board.play(f"play {card}")
    board.until("1 turn")
    assert board.cards() == ["T24"]
    assert board.owned()["gold"] == 1


# Values.


@pytest.mark.rule("T11", "AMB-14")
@pytest.mark.parametrize("god", GODS)
@pytest.mark.parametrize(("value", "vp"), [(1, 2), (2, 0)])
def test_t11_rewards_god_actions_with_value_1(lay: Lay, god: str, value: int, vp: int) -> None:
    assert points(acted(lay, god, "T11", value)) == vp


@pytest.mark.rule("T11", "AMB-14")
@pytest.mark.parametrize(("value", "vp"), [(1, 2), (2, 0)])
def test_t11_rewards_production_with_value_1(lay: Lay, value: int, vp: int) -> None:
    board = taken(lay, f"horus-white-{value}", "T11").play("produce limestone").until("1 turn")
    assert points(board) == vp


@pytest.mark.rule("T11", "AMB-14")
@pytest.mark.parametrize(("rolled", "used", "vp"), [(3, 1, 2), (1, 3, 0)])
def test_t11_counts_the_effective_value(lay: Lay, rolled: int, used: int, vp: int) -> None:
    board = taken(lay, f"horus-white-{rolled}", "T11", f"{RICH} 1 scribe").play(f"value {used}")
    assert points(board.play("produce limestone").until("1 turn")) == vp


@pytest.mark.rule("T11", "T13", "T14", "AMB-14")
def test_t13_and_t14_may_make_the_value_1(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "T11 T13").play("produce limestone", "value 1")
    assert points(board.until("1 turn")) == 2
    board = taken(lay, "horus-white-3", "T11 T14").play("perform horus", "value 1")
    assert points(board.until("1 turn")) == 2


@pytest.mark.rule("T11", "AMB-14")
def test_t11_rewards_the_free_action_of_the_track(lay: Lay) -> None:
    owned = "2 papyrus 20 happiness 21 population"
    board = taken(lay, "bastet-gray-5", "T11", owned, opened=4)
    board.play("perform bastet", "produce granite", "value 1").until("1 turn")
    assert points(board) == 2


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("rolled", "values"),
    [(1, [1, 2, 3]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4, 5]), (5, [3, 4, 5, 6]), (6, [4, 5, 6])],
)
def test_t14_changes_the_value_of_a_god_action(lay: Lay, rolled: int, values: list[int]) -> None:
    board = taken(lay, f"osiris-gray-{rolled}", "T14").play("perform osiris")
    assert board.legal() == [f"value {value}" for value in values]
    board.play(f"value {values[0]}", "settle bread").until("1 turn")
    assert board.osiris() == [f"bread-{values[0]}"]
    assert board.scales() == [f"right gray-{rolled}"]


@pytest.mark.rule("T14")
def test_t14_does_not_work_for_production(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "T14", "").play("produce limestone")
    assert board.question() == "1 turn"


@pytest.mark.rule("T14", "TK-34", "AMB-30")
def test_t14_comes_on_top_of_scribes(lay: Lay) -> None:
    board = taken(lay, "osiris-gray-2", "T14", "1 scribe").play("value 4", "perform osiris")
    assert board.legal() == [f"value {value}" for value in (2, 3, 4, 5, 6)]


@pytest.mark.rule("T14", "TK-32")
def test_t14_may_make_an_action_possible(lay: Lay) -> None:
    board = taken(lay, "thoth-gray-3", "T14", "").play("perform thoth")
    assert board.legal() == ["value 1", "value 2"]  # the others would cost Papyrus


@pytest.mark.rule("T14", "AMB-01")
@pytest.mark.parametrize("pips", ["rolled", "changed"])
def test_t14_changes_an_action_and_never_the_die_on_the_scales(lay: Lay, pips: str) -> None:
    board = taken(lay, "osiris-gray-3", "T14", options={"pips": pips}).play("perform osiris")
    assert board.play("value 5", "settle bread").until("1 turn").scales() == ["right gray-3"]


@pytest.mark.rule("T13")
@pytest.mark.parametrize(
    ("rolled", "values"),
    [(1, [1, 2, 3]), (3, [1, 2, 3, 4, 5]), (4, [2, 3, 4, 5, 6]), (6, [4, 5, 6])],
)
def test_t13_changes_the_value_of_production(lay: Lay, rolled: int, values: list[int]) -> None:
    board = taken(lay, f"horus-white-{rolled}", "T13", "").play("produce limestone")
    assert board.legal() == [f"value {value}" for value in values]


@pytest.mark.rule("T13")
@pytest.mark.parametrize(("value", "kept", "surplus"), [(1, 2, 0), (2, 3, 0), (5, 3, 3)])
def test_t13_brings_one_more_that_is_never_surplus(
    lay: Lay, value: int, kept: int, surplus: int
) -> None:
    board = taken(lay, "horus-white-3", "T13", "").play("produce limestone", f"value {value}")
    assert board.until("1 turn").owned() == {"limestone": kept}
    assert board.surplus() == [0, 0, surplus, 0]
    assert board.scales() == ["left white-3"]


@pytest.mark.rule("T13")
def test_t13_does_not_work_for_a_god_action(lay: Lay) -> None:
    board = taken(lay, "osiris-gray-3", "T13", "").play("perform osiris")
    assert board.step() == "district"


@pytest.mark.rule("T13", "T14", "TK-75")
def test_technologies_add_up(lay: Lay) -> None:
    board = taken(lay, "osiris-white-3", "T01 T11 T14 T18 T24", "").play("perform osiris")
    board.play("value 1", "settle bread").until("1 turn")
    assert points(board) == 2 + 2


# Production.


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("value", "vp"), [(2, 0), (3, 1), (6, 4)])
def test_t12_rewards_surplus(lay: Lay, value: int, vp: int) -> None:
    board = taken(lay, f"horus-white-{value}", "T12", "").play("produce limestone")
    assert points(board.until("1 turn")) == vp


@pytest.mark.rule("T12", "T13")
def test_the_unit_of_t13_is_no_surplus_for_t12(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "T12 T13", "").play("produce limestone", "value 5")
    assert points(board.until("1 turn")) == 3


@pytest.mark.rule("T17")
@pytest.mark.parametrize(
    ("die", "makes", "vp"), [("hathor-brown-3", "bread", 2), ("hathor-yellow-3", "papyrus", 0)]
)
def test_t17_rewards_the_production_of_bread(lay: Lay, die: str, makes: str, vp: int) -> None:
    board = taken(lay, die, "T17", "").play(f"produce {makes}").until("1 turn")
    assert points(board) == vp


@pytest.mark.rule("T17", "AMB-02")
def test_t17_rewards_bread_with_anubis(lay: Lay) -> None:
    board = lay(dice="horus-gray-2", cards={0: "T17"}, owned={0: "2 scribe"})
    board.play("anubis", "take horus-gray-2", "produce bread").until("1 turn")
    assert points(board) == 2


@pytest.mark.rule("T17", "TK-108")
@pytest.mark.parametrize("rotations", [3, 7])
def test_t17_frees_from_the_bread_of_scoring(lay: Lay, rotations: int) -> None:
    board = lay(
        rotations=rotations,
        dice_each=3,
        at=1,
        spare="thoth-black-1 thoth-black-1",
        cards={0: "T17"},
        osiris={0: "bread-1 bread-3 bread-4", 1: "papyrus-1"},
        owned={0: "3 bread"},
        opened=4,
    )
    board.play("take thoth-black-1", "produce granite").until("0 feed", "0 turn", "over")
    assert board.step() != "feed"
    assert board.owned()["bread"] == 3
    assert "bread" not in board.sheet()
    assert board.sheet(1)["bread"] == -3


TITHE = {"wheel": "osiris"}  # Hathor and Bastet Dark, Ra and Thoth Shaded, Horus Sunny


@pytest.mark.rule("T19")
def test_t19_produces_before_a_god_action_with_a_tainted_die(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19", "9 granite 1 scribe").play("perform horus")
    assert board.legal() == ["decline", "produce papyrus"]
    board.play("produce papyrus")
    assert board.held("papyrus") == 2
    assert board.surplus() == [1, 0, 0, 0]
    assert board.player(0).scribes == 0
    assert board.step() == "statue"


@pytest.mark.rule("T19")
def test_t19_may_be_declined(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19", "2 granite 1 scribe")
    board.play("perform horus", "decline", "honor bastet")
    assert board.owned() == {"scribe": 1}


@pytest.mark.rule("T19")
@pytest.mark.parametrize(
    ("die", "owned"),
    [
        ("horus-white-3", "9 granite 1 scribe"),  # Pure
        ("horus-gray-3", "9 granite 1 scribe"),  # makes nothing
        ("horus-yellow-3", "9 granite"),  # no Scribe
        ("horus-yellow-3", "9 granite 3 gold"),
    ],
)
def test_t19_needs_a_tainted_die_with_a_color_and_a_scribe(lay: Lay, die: str, owned: str) -> None:
    board = taken(lay, die, "T19", owned).play("perform horus")
    assert board.step() == "statue"


@pytest.mark.rule("T19", "AMB-32")
def test_t19_does_not_work_for_production(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19", "1 scribe").play("produce papyrus")
    assert board.question() == "1 turn"
    assert board.owned() == {"papyrus": 2, "scribe": 1}


@pytest.mark.rule("T19", "TK-32")
def test_what_t19_produces_may_pay_for_the_action(lay: Lay) -> None:
    board = taken(lay, "hathor-brown-2", "T19", "1 scribe", **TITHE)
    assert "perform hathor" in board.legal()
    board.play("perform hathor").until("building")
    board.play("build row1_first").until("1 turn")
    assert board.temple() == ["row1_first"]


@pytest.mark.rule("T19", "TK-32")
def test_t19_cannot_be_declined_if_nothing_else_pays(lay: Lay) -> None:
    board = taken(lay, "hathor-brown-2", "T19", "1 scribe", **TITHE).play("perform hathor")
    assert board.legal() == ["produce bread"]


@pytest.mark.rule("T19", "T13", "TK-32")
@pytest.mark.parametrize(("cards", "offered"), [("T19", False), ("T19 T13", True)])
def test_t13_helps_t19_to_pay_for_the_action(lay: Lay, cards: str, offered: bool) -> None:
    board = taken(lay, "hathor-brown-1", cards, "1 scribe", **TITHE)
    assert ("perform hathor" in board.legal()) == offered


@pytest.mark.rule("T19", "TK-32")
def test_what_t19_makes_as_surplus_pays_for_nothing(lay: Lay) -> None:
    temple = {1: "row1_first row5_first column1_first column5_first"}  # the cheap spaces
    board = taken(lay, "hathor-brown-6", "T19", "1 scribe", temple=temple, **TITHE)
    assert "perform hathor" not in board.legal()  # 2 of 6 Bread would be kept, 3 are needed


@pytest.mark.rule("T19", "T10")
def test_with_t10_gold_pays_for_t19(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19 T10", "9 granite 1 gold").play("perform horus")
    board.play("produce papyrus").until("1 turn")
    assert board.held("papyrus") == 2
    assert points(board) == 1


@pytest.mark.rule("T19", "T12", "T17", "AMB-32")
def test_t19_is_no_production_action(lay: Lay) -> None:
    cards = "T19 T12 T17 T11 B01 B21"
    board = taken(lay, "hathor-brown-5", cards, "9 bread 1 scribe", **TITHE)
    board.play("perform hathor", "produce bread")
    assert board.step() == "building"  # no Blessing is asked for
    assert board.surplus() == [0, 3, 0, 0]
    assert points(board) == 0


@pytest.mark.rule("T19", "T13", "AMB-32")
def test_t13_works_for_t19(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19 T13", "9 granite 1 scribe").play("perform horus")
    board.play("produce papyrus")
    assert board.step() == "value"
    board.play("value 2")
    assert board.held("papyrus") == 3
    assert board.surplus() == [0, 0, 0, 0]
    assert board.step() == "statue"


@pytest.mark.rule("T19", "TK-34")
def test_t19_uses_the_value_changed_by_scribes(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19", "9 granite 2 scribe", make={0: "6 papyrus"})
    board.play("value 5", "perform horus", "produce papyrus")
    assert board.held("papyrus") == 5


@pytest.mark.rule("T19", "AMB-03")
@pytest.mark.parametrize(("die", "asked"), [("horus-yellow-3", True), ("horus-white-3", False)])
def test_t19_works_with_a_tainted_die_of_anubis(lay: Lay, die: str, asked: bool) -> None:
    board = lay(dice=die, cards={0: "T19"}, owned={0: "9 granite 3 scribe"})
    board.play("anubis", f"take {die}", "perform osiris")
    assert (board.step() == "tithe") == asked


@pytest.mark.rule("T19", "B17")
def test_t19_comes_once_in_a_turn(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-3", "T19 B17", "9 granite 3 scribe").play("play B17")
    board.play("perform horus", "produce papyrus", "honor bastet").until("district", "space")
    assert board.step() in ("district", "space")
    assert board.held("papyrus") == 2
    assert board.player(0).scribes == 1


@pytest.mark.rule("T19", "B11")
def test_t19_produces_by_the_color_the_die_is_treated_as(lay: Lay) -> None:
    board = taken(lay, "hathor-yellow-2", "T19 B11", "9 bread 1 scribe")
    board.play("play B11", "recolor black", "value 2", "perform hathor")
    assert board.legal() == ["decline", "produce granite"]


# Substitution.


@pytest.mark.rule("T10")
@pytest.mark.parametrize("owned", ["2 gold", "1 gold 1 scribe"])
def test_with_t10_gold_pays_for_anubis(lay: Lay, owned: str) -> None:
    board = lay(dice="horus-black-2", cards={0: "T10"}, owned={0: owned})
    board.play("anubis").until("anubis_die").play("take horus-black-2", "produce bread")
    assert board.until("1 turn").owned() == {"bread": 2}
    assert points(board) == 1


@pytest.mark.rule("T10")
def test_with_t10_gold_changes_pips(lay: Lay) -> None:
    board = taken(lay, "horus-white-6", "T10", "1 gold")
    board.play("value 4").until("prepare").play("produce limestone").until("1 turn")
    assert board.owned() == {"limestone": 2}
    assert board.surplus() == [0, 0, 2, 0]
    assert points(board) == 1


@pytest.mark.rule("T10", "TK-37")
def test_with_t10_a_scribe_is_gold_and_so_any_resource(lay: Lay) -> None:
    board = taken(lay, "bastet-gray-5", "T10", "1 papyrus 1 scribe").play("perform bastet")
    assert board.until("1 turn").owned() == {}
    assert points(board) == 1


@pytest.mark.rule("T10")
def test_t10_rewards_once_in_a_turn(lay: Lay) -> None:
    board = taken(lay, "bastet-gray-5", "T10", "1 gold 3 scribe").play("value 6").until("prepare")
    board.play("perform bastet")
    while board.step() == "payment":
        board.play("pay scribe")
    assert points(board.until("1 turn")) == 1


@pytest.mark.rule("T10")
def test_without_substitution_t10_rewards_nothing(lay: Lay) -> None:
    board = taken(lay, "bastet-gray-5", "T10", "2 papyrus 2 gold 2 scribe").play("perform bastet")
    while board.step() == "payment":
        board.play("pay papyrus")
    board.until("1 turn")
    assert points(board) == 0
    assert board.owned() == {"gold": 2, "scribe": 2}


@pytest.mark.rule("T10")
def test_gold_as_gold_is_no_substitution(lay: Lay) -> None:
    board = taken(lay, "bastet-gray-5", "T10", "2 gold 2 scribe").play("perform bastet")
    while board.step() == "payment":
        board.play("pay gold")
    board.until("1 turn")
    assert points(board) == 0
    assert board.owned() == {"scribe": 2}


@pytest.mark.rule("T10")
def test_without_t10_gold_is_no_scribe(lay: Lay) -> None:
    board = lay(dice="horus-black-2", owned={0: "5 gold 1 scribe"})
    assert board.why_not("anubis")


@pytest.mark.rule("T10", "AMB-33", "TK-108")
def test_a_scribe_pays_bread_in_scoring_without_reward(lay: Lay) -> None:
    board = lay(
        rotations=3,
        dice_each=3,
        at=1,
        spare="thoth-black-1 thoth-black-1",
        cards={0: "T10"},
        osiris={0: "bread-1"},
        owned={0: "1 scribe"},
        opened=4,
    )
    board.play("take thoth-black-1", "produce granite").until("0 feed")
    assert board.legal() == ["feed 0", "feed 1"]
    board.play("feed 1").until("destiny")
    assert board.owned() == {}
    assert points(board) == 0
    assert "bread" not in board.sheet()


@pytest.mark.rule("T22")
@pytest.mark.parametrize("owned", ["2 limestone", "1 limestone 1 granite"])
def test_with_t22_limestone_pays_for_a_statue(lay: Lay, owned: str) -> None:
    board = taken(lay, "horus-gray-2", "T22", owned).play("perform horus", "honor ra")
    assert board.until("1 turn").owned() == {}
    assert board.statues() == ["ra"]
    assert points(board) == 1


@pytest.mark.rule("T22")
def test_with_t22_granite_pays_for_a_pillar(lay: Lay) -> None:
    board = taken(lay, "ra-gray-2", "T22", "2 granite", display="P24 P25 P22").play("perform ra")
    board.play("place r3c3", "rotate 0").until("1 turn")
    assert board.owned() == {"faith": 3}
    assert points(board) == 1


@pytest.mark.rule("T22")
def test_without_substitution_t22_rewards_nothing(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "T22", "2 granite 2 limestone").play("perform horus")
    board.play("honor ra")
    while board.step() == "payment":
        board.play("pay granite")
    assert points(board.until("1 turn")) == 0
    assert board.owned() == {"limestone": 2}


@pytest.mark.rule("T22")
def test_t22_may_be_used_for_the_point_alone(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "T22", "2 granite 2 limestone").play("perform horus")
    board.play("honor ra")
    assert board.question() == "0 payment"
    board.play("pay limestone").until("1 turn")
    assert points(board) == 1


@pytest.mark.rule("T22")
def test_t22_rewards_once_in_a_turn(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "T22 B17", "9 limestone 1 scribe", display="P24 P25 P26")
    board.play("play B17", "perform horus", "honor ra").until("act", "space")
    if board.step() == "act":
        board.play("add ra")
    board.until("1 turn")
    assert board.statues() == ["ra"]
    assert len(board.pillars()) == 1
    assert points(board) == 1


@pytest.mark.rule("T10", "T22")
def test_t10_and_t22_reward_separately(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "T10 T22", "1 limestone 1 scribe").play("perform horus")
    board.play("honor ra").until("1 turn")
    assert board.owned() == {}
    assert points(board) == 2


@pytest.mark.rule("T22")
def test_t22_is_for_stones_only(lay: Lay) -> None:
    board = lay(dice="bastet-gray-2", cards={0: "T22"}, owned={0: "9 limestone 9 granite"})
    assert board.why_not("take bastet-gray-2")


@pytest.mark.rule("T22", "B13")
def test_a_price_not_paid_is_no_substitution(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "T22 B13", "9 limestone").play("perform horus", "honor ra")
    assert board.step() == "price"
    board.play("play B13").until("1 turn")
    assert points(board) == 0
    assert board.owned() == {"limestone": 9}


# Maat phases.


def weighing(lay: Lay, seats: int, cards: dict[int, str], rotations: int = 1, **more: Any) -> Board:
    """The last turn before a Maat phase is over."""
    board = lay(
        seats,
        rotations=rotations,
        dice_each=3,
        at=seats - 1,
        spare="thoth-black-1 thoth-black-1",
        cards=cards,
        opened=4,
        **more,
    )
    return board.play("take thoth-black-1", "produce granite")


@pytest.mark.rule("T15", "AMB-52")
def test_t15_brings_2_faith_before_faith_is_placed(lay: Lay) -> None:
    board = weighing(lay, 2, {0: "T15"}).until("0 faith")
    assert board.owned() == {"faith": 2}
    assert board.legal() == ["left 1", "left 2", "right 1", "right 2", "weigh_nothing"]


@pytest.mark.rule("T15", "AMB-52", "TK-99")
def test_the_faith_of_t15_is_not_saved(lay: Lay) -> None:
    board = weighing(lay, 2, {0: "T15"}).until("0 faith").play("left 1").until("destiny")
    assert board.owned() == {}


@pytest.mark.rule("T15")
@pytest.mark.parametrize("rotations", [1, 3, 5, 7])
def test_t15_works_in_every_maat_phase(lay: Lay, rotations: int) -> None:
    board = weighing(lay, 2, {0: "T15"}, rotations).until("0 faith", "turn", "over")
    assert board.question() == "0 faith"


@pytest.mark.rule("T15")
def test_t15_adds_to_faith_already_owned(lay: Lay) -> None:
    board = weighing(lay, 2, {0: "T15"}, owned={0: "1 faith"}).until("0 faith")
    assert board.owned() == {"faith": 3}


@pytest.mark.rule("T16", "AMB-13")
@pytest.mark.parametrize(
    ("holder", "vp", "gold"), [(0, 2, 0), (1, 0, 0), (2, 0, 1)], ids=["first", "middle", "last"]
)
def test_t16_rewards_the_first_and_the_last(lay: Lay, holder: int, vp: int, gold: int) -> None:
    scales = {1: "left:white-2", 2: "left:white-4"}
    board = weighing(lay, 3, {holder: "T16"}, scales=scales).until("0 turn")
    assert [int(seat) for seat in board.state.order] == [0, 1, 2]
    assert board.sheet(holder).get("technologies", 0) == vp
    base = {"A01": 0, "A02": 1, "A03": 0, "A04": 0}[board.destiny()[holder]]
    assert board.owned(holder).get("gold", 0) == gold + base


@pytest.mark.rule("T16", "AMB-13")
def test_the_gold_of_t16_comes_too_late_for_the_last_bread(lay: Lay) -> None:
    board = weighing(
        lay,
        3,
        {2: "T16"},
        7,
        scales={1: "left:white-2", 2: "left:white-4"},
        osiris={2: "bread-1"},
    ).until("2 feed", "over")
    assert board.question() == "over"
    assert board.sheet(2)["bread"] == -3
    assert board.owned(2)["gold"] == 1


@pytest.mark.rule("T16", "D08", "AMB-13")
def test_the_gold_of_t16_comes_before_the_decrees(lay: Lay) -> None:
    scales = {1: "left:white-2", 2: "left:white-4"}
    board = weighing(lay, 3, {2: "T16 D08"}, 7, scales=scales).until("over")
    assert board.sheet(2)["decree"] == 2 + 1  # the Gold and the Granite just produced


@pytest.mark.rule("TK-75")
def test_a_technology_just_taken_does_not_reward_the_same_action(lay: Lay) -> None:
    board = taken(lay, "thoth-gray-1", "", "", market="T03").play("perform thoth")
    board.until("card").play("choose T03").until("1 turn")
    assert board.cards() == ["T03"]
    assert points(board) == 0


@pytest.mark.rule("TK-75")
def test_a_technology_stays_in_play(lay: Lay) -> None:
    board = acted(lay, "osiris", "T01", owned="")
    assert board.cards() == ["T01"]
