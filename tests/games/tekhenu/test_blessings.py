"""The 24 Blessings: used once, at the moment they name (chapter 20.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maat.core.state import NOBODY

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

# With the wheel at Horus: Horus and Ra Sunny, Hathor and Osiris Shaded, Bastet and Thoth Dark.
RICH = "9 papyrus 9 bread 9 limestone 9 granite"
PRODUCTION = ["B01", "B02", "B03", "B04", "B05", "B06", "B21", "B22"]
DIE = ["B09", "B11", "B17", "B19"]
# Of two equal cards the first is offered.
MOST = " ".join([*PRODUCTION, "B07", "B08", "B13", "B15", "B23", "B24", *DIE])


def taken(lay: Lay, die: str, cards: str, owned: str = "", **position: Any) -> Board:
    """Seat 0 has taken a die and owns cards and more."""
    board = lay(dice=die, cards={0: cards}, owned={0: owned}, **position)
    return board.play(f"take {die}")


def playable(board: Board) -> list[str]:
    """The Blessings that may be played now."""
    return [name.removeprefix("play ") for name in board.legal() if name.startswith("play ")]


# When.


@pytest.mark.rule("TK-74", "B07", "B23")
def test_at_the_start_of_the_turn_anubis_and_the_track_may_be_blessed(lay: Lay) -> None:
    board = lay(dice="horus-white-3", cards={0: MOST}, owned={0: RICH})
    assert playable(board) == ["B07", "B23"]


@pytest.mark.rule("TK-74", "B09", "B11", "B17", "B19")
def test_while_the_die_is_chosen_it_may_be_changed(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", MOST, f"{RICH} 2 scribe")
    assert playable(board) == ["B07", *DIE]


@pytest.mark.rule("TK-74", "B01", "B05", "B21")
def test_during_production_other_blessings_work(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", MOST, f"{RICH} 2 scribe")
    board.play("produce limestone")
    assert playable(board) == PRODUCTION[:-1]


@pytest.mark.rule("B01", "B02", "B03", "B04", "B05", "B06", "B21", "B22")
@pytest.mark.parametrize("card", PRODUCTION)
def test_a_blessing_of_production_does_not_work_in_a_god_action(lay: Lay, card: str) -> None:
    board = taken(lay, "horus-white-3", card, RICH).play("perform horus")
    assert board.step() == "statue"
    board.play("honor bastet")
    assert board.question() == "1 turn"
    assert board.cards() == [card]


@pytest.mark.rule("B23", "B24")
@pytest.mark.parametrize("card", ["B23", "B24"])
def test_b23_and_b24_come_before_the_die(lay: Lay, card: str) -> None:
    board = taken(lay, "horus-white-3", card)
    assert board.why_not(f"play {card}")


@pytest.mark.rule("TK-74")
def test_a_blessing_is_discarded(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B09 B10").play("play B09", "value 5")
    assert board.cards() == ["B10"]
    assert board.state.blessing_discard == 1 << 8
    assert board.why_not("play B09")


@pytest.mark.rule("TK-74", "TK-114")
def test_several_blessings_may_be_used_at_once(lay: Lay) -> None:
    board = taken(lay, "horus-white-2", "B01 B05 B06 B21").play("produce limestone")
    board.play("play B05", "play B01", "play B06", "play B21").until("1 turn")
    assert board.owned() == {"limestone": 4 + 2 * 2, "gold": 3, "scribe": 2}
    assert board.cards() == []


@pytest.mark.rule("TK-74")
def test_blessings_of_others_cannot_be_played(lay: Lay) -> None:
    board = lay(dice="horus-white-3", cards={1: "B07 B23 B09"})
    assert playable(board) == []
    board.play("take horus-white-3")
    assert playable(board) == []


@pytest.mark.rule("TK-74", "TK-76")
def test_blessings_lie_open(lay: Lay) -> None:
    board = lay(cards={0: "B07", 1: "B11"})
    seen = board.match.view(NOBODY).state
    assert [int(player.blessings) for player in seen.players] == [1 << 6, 1 << 10]


# Production.


@pytest.mark.rule("B01", "B02", "B03", "B04", "B05", "B06")
@pytest.mark.parametrize(
    ("card", "token", "amount"),
    [
        ("B01", "limestone", 4),
        ("B02", "granite", 4),
        ("B03", "bread", 4),
        ("B04", "papyrus", 4),
        ("B05", "gold", 3),
        ("B06", "scribe", 2),
    ],
)
def test_b01_to_b06_bring_more_during_production(
    lay: Lay, card: str, token: str, amount: int
) -> None:
    board = taken(lay, "horus-yellow-2", card).play("produce papyrus", f"play {card}")
    board.until("1 turn")
    expected = {"papyrus": 2}
    expected[token] = expected.get(token, 0) + amount
    assert board.owned() == expected
    assert board.surplus() == [0, 0, 0, 0]


@pytest.mark.rule("B04", "TK-87")
def test_what_a_blessing_brings_is_never_surplus(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-5", "B04").play("produce papyrus", "play B04").until("1 turn")
    assert board.owned() == {"papyrus": 2 + 4}
    assert board.surplus() == [3, 0, 0, 0]


@pytest.mark.rule("B01")
def test_a_blessing_of_production_may_be_kept(lay: Lay) -> None:
    board = taken(lay, "horus-yellow-2", "B01").play("produce papyrus", "finish").until("1 turn")
    assert board.owned() == {"papyrus": 2}
    assert board.cards() == ["B01"]


@pytest.mark.rule("B01", "TK-35")
def test_b01_works_in_a_production_with_anubis(lay: Lay) -> None:
    board = lay(dice="horus-gray-2", cards={0: "B01"}, owned={0: "2 scribe"})
    board.play("anubis", "take horus-gray-2", "produce bread", "play B01").until("1 turn")
    assert board.owned() == {"bread": 2, "limestone": 4}


@pytest.mark.rule("B01", "B21", "TK-73")
def test_the_free_action_of_the_track_may_be_a_blessed_production(lay: Lay) -> None:
    owned = "2 papyrus 20 happiness 21 population"
    board = taken(lay, "bastet-gray-5", "B01 B21", owned, opened=4)
    board.play("perform bastet", "produce granite", "value 3").until("boon")
    board.play("play B21", "play B01").until("1 turn")
    assert board.owned() == {"granite": 4, "limestone": 4, "gold": 1, "scribe": 1}
    assert board.surplus() == [0, 0, 0, 2]


@pytest.mark.rule("B21", "B22")
@pytest.mark.parametrize("card", ["B21", "B22"])
def test_b21_and_b22_produce_twice(lay: Lay, card: str) -> None:
    board = taken(lay, "horus-white-5", card, make={0: "3 limestone"})
    board.play("produce limestone", f"play {card}").until("1 turn")
    assert board.owned() == {"limestone": 6}
    assert board.surplus() == [0, 0, 4, 0]
    assert board.scales() == ["left white-5"]


@pytest.mark.rule("B21", "B22", "TK-114", "AMB-31")
def test_b21_and_b22_add_up(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B21 B22").play("produce limestone")
    board.play("play B21", "play B22").until("1 turn")
    assert board.owned() == {"limestone": 6}
    assert board.surplus() == [0, 0, 3, 0]


@pytest.mark.rule("B21", "TK-114")
def test_b21_produces_twice_though_another_blessing_stays(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B01 B21").play("produce limestone", "play B21", "finish")
    board.until("1 turn")
    assert board.owned() == {"limestone": 4}
    assert board.surplus() == [0, 0, 2, 0]
    assert board.cards() == ["B01"]


@pytest.mark.rule("B21", "AMB-31")
def test_t12_counts_the_surplus_of_both_productions(lay: Lay) -> None:
    board = taken(lay, "horus-white-5", "B21 T12").play("produce limestone", "play B21")
    assert board.until("1 turn").vp() == 10 + 3 + 3


@pytest.mark.rule("B21", "AMB-31")
def test_t13_works_in_both_productions(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B21 T13").play("produce limestone", "play B21")
    board.until("value").play("value 5").until("value").play("value 1").until("1 turn")
    assert board.owned() == {"limestone": (2 + 1) + (1 + 1)}
    assert board.surplus() == [0, 0, 3, 0]


@pytest.mark.rule("B21", "AMB-31")
def test_t17_rewards_both_productions_of_bread(lay: Lay) -> None:
    board = taken(lay, "osiris-brown-2", "B21 T17").play("produce bread", "play B21")
    assert board.until("1 turn").vp() == 14


@pytest.mark.rule("B21", "AMB-14", "AMB-31")
def test_t11_rewards_both_productions(lay: Lay) -> None:
    board = taken(lay, "horus-white-1", "B21 T11").play("produce limestone", "play B21")
    assert board.until("1 turn").vp() == 14


@pytest.mark.rule("B01", "B21")
def test_what_b01_brings_is_not_doubled(lay: Lay) -> None:
    board = taken(lay, "horus-white-2", "B21 B01").play("produce limestone", "play B21", "play B01")
    assert board.until("1 turn").owned() == {"limestone": 2 + 2 + 4}


# Any moment of the turn.


@pytest.mark.rule("B07", "B08")
@pytest.mark.parametrize("card", ["B07", "B08"])
@pytest.mark.parametrize(
    ("gain", "track"), [("gain population", (2, 8)), ("gain happiness", (5, 5))]
)
def test_b07_and_b08_raise_population_or_happiness(
    lay: Lay, card: str, gain: str, track: tuple[int, int]
) -> None:
    board = lay(cards={0: card}).play(f"play {card}")
    assert board.legal() == ["gain happiness", "gain population"]
    board.play(gain)
    assert board.track() == track
    assert board.question() == "0 turn"


@pytest.mark.rule("B07")
def test_b07_may_come_with_the_die_in_hand(lay: Lay) -> None:
    board = taken(lay, "osiris-white-3", "B07", "0 happiness")
    assert "perform osiris" not in board.legal()
    board.play("play B07", "gain happiness", "perform osiris", "settle bread")
    assert board.track() == (2, 5)


@pytest.mark.rule("B07", "AMB-17")
def test_b07_may_make_an_action_possible(lay: Lay) -> None:
    board = lay(dice="thoth-gray-1", spare="", cards={0: "B07"}, owned={0: "0 happiness"})
    board.play("play B07", "gain happiness", "take thoth-gray-1", "perform thoth").until("card")
    assert board.step() == "card"


@pytest.mark.rule("B07")
def test_b07_may_come_after_the_action(lay: Lay) -> None:
    board = taken(lay, "hathor-gray-6", "B07", "9 bread 5 happiness").play("perform hathor")
    board.play("build row1_first").until("end")
    assert board.legal() == ["finish", "play B07"]
    board.play("play B07", "gain happiness")
    assert board.track() == (8, 11)


@pytest.mark.rule("B07", "TK-66", "TK-67", "TK-68")
def test_b07_may_open_market_sections(lay: Lay) -> None:
    board = lay(cards={0: "B07"}, owned={0: "11 population"}, opened=2).play("play B07")
    board.play("gain population")
    assert board.question() == "* market_card"
    board.chance()
    assert board.state.opened == 4
    assert [section for _, (section, *_) in board.told("section_opened")] == [3, 4]


@pytest.mark.rule("B08", "TK-73")
def test_b08_may_bring_the_free_action(lay: Lay) -> None:
    owned = {0: "18 happiness 21 population"}
    board = lay(cards={0: "B08"}, owned=owned, opened=4).play("play B08")
    if board.step() == "goods":
        board.play("gain happiness")
    assert board.question() == "0 free_action"
    board.play("produce bread", "value 2")
    assert board.question() == "0 turn"  # the turn itself is still to come
    assert board.owned() == {"bread": 2, "gold": 1, "scribe": 1}


# The die.


@pytest.mark.rule("B09", "B10", "AMB-01")
@pytest.mark.parametrize("card", ["B09", "B10"])
@pytest.mark.parametrize("face", [1, 2, 4, 5, 6])
def test_b09_and_b10_really_turn_the_die(lay: Lay, card: str, face: int) -> None:
    board = taken(lay, "horus-white-3", card, make={0: "6 limestone"})
    board.play(f"play {card}", f"value {face}", "produce limestone").until("1 turn")
    assert board.owned() == {"limestone": face}
    assert board.scales() == [f"left white-{face}"]


@pytest.mark.rule("B09", "TK-34")
def test_scribes_start_from_the_new_face(lay: Lay) -> None:
    board = taken(lay, "horus-white-6", "B09", "1 scribe", make={0: "6 limestone"})
    board.play("play B09", "value 1")
    assert [name for name in board.legal() if name.startswith("value")] == ["value 2", "value 3"]
    board.play("value 3", "produce limestone").until("1 turn")
    assert board.owned() == {"limestone": 3}
    assert board.scales() == ["left white-1"]


@pytest.mark.rule("AMB-30")
@pytest.mark.parametrize("card", ["B09", "B11"])
def test_no_blessing_changes_the_die_after_scribes(lay: Lay, card: str) -> None:
    board = taken(lay, "horus-white-3", card, "2 scribe").play("value 4")
    assert board.why_not(f"play {card}")


@pytest.mark.rule("AMB-30")
def test_the_die_is_turned_before_it_changes_color(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B09 B11").play("play B11", "recolor yellow", "value 3")
    assert board.why_not("play B09")
    board = taken(lay, "horus-white-3", "B09 B11").play("play B09", "value 6")
    board.play("play B11", "recolor yellow")
    assert board.legal() == ["value 5", "value 6"]


@pytest.mark.rule("B09", "TK-36")
def test_b09_turns_an_anubis_die(lay: Lay) -> None:
    board = lay(dice="horus-black-3", cards={0: "B09"}, owned={0: "2 scribe"})
    board.play("anubis", "take horus-black-3", "play B09", "value 2", "produce bread")
    assert board.until("1 turn").scales() == ["below black-2"]
    assert board.owned() == {"bread": 2}


@pytest.mark.rule("B11", "B12", "AMB-29")
@pytest.mark.parametrize("card", ["B11", "B12"])
@pytest.mark.parametrize(
    ("color", "scale", "makes"),
    [
        ("yellow", "left", "papyrus"),
        ("brown", "left", "bread"),
        ("black", "right", "granite"),
        ("gray", "right", ""),
    ],
)
def test_b11_and_b12_change_purity_and_resource(
    lay: Lay, card: str, color: str, scale: str, makes: str
) -> None:
    board = taken(lay, "hathor-white-2", card, "9 bread").play(f"play {card}", f"recolor {color}")
    board.play("value 2")
    made = [name for name in board.legal() if name.startswith("produce")]
    assert made == [f"produce {makes}"] * bool(makes)
    board.until("1 turn")
    assert board.scales()[0].split()[0] == scale


@pytest.mark.rule("B11", "B12")
@pytest.mark.parametrize("card", ["B11", "B12"])
def test_a_forbidden_die_may_be_taken_as_another_color(lay: Lay, card: str) -> None:
    board = lay(dice="horus-black-3", cards={0: card}, owned={0: RICH})
    assert "take horus-black-3" in board.legal()
    board.play("take horus-black-3")
    assert board.legal() == [f"play {card}"]
    board.play(f"play {card}")
    assert board.legal() == ["recolor gray", "recolor white", "recolor yellow"]
    board.play("recolor white", "value 3", "produce limestone").until("1 turn")
    assert board.held("limestone") == 9 + 2
    assert board.scales()[0].startswith("left")


@pytest.mark.rule("B11", "TK-28")
def test_without_b11_a_forbidden_die_stays(lay: Lay) -> None:
    board = lay(dice="horus-black-3", cards={0: "B09"})
    assert board.why_not("take horus-black-3") == "TK-28"


@pytest.mark.rule("B11")
def test_a_die_cannot_become_forbidden(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B11", RICH).play("play B11")
    assert board.legal() == ["recolor gray", "recolor yellow"]


@pytest.mark.rule("B11", "AMB-01")
@pytest.mark.parametrize("value", [3, 4, 5])
def test_the_1_of_b11_changes_the_action_and_not_the_balance(lay: Lay, value: int) -> None:
    board = taken(lay, "horus-white-4", "B11", make={0: "6 papyrus"})
    board.play("play B11", "recolor yellow")
    assert board.legal() == ["value 3", "value 4", "value 5"]
    board.play(f"value {value}", "produce papyrus").until("1 turn")
    assert board.owned() == {"papyrus": value}
    assert board.scales()[0].endswith("-4")


@pytest.mark.rule("B11", "AMB-01")
def test_by_agreement_changed_pips_count_on_the_scales(lay: Lay) -> None:
    board = taken(lay, "horus-white-4", "B11", options={"pips": "changed"})
    board.play("play B11", "recolor yellow", "value 5", "produce papyrus").until("1 turn")
    assert board.scales()[0].endswith("-5")


@pytest.mark.rule("B11")
@pytest.mark.parametrize(
    ("face", "values"), [(1, ["value 1", "value 2"]), (6, ["value 5", "value 6"])]
)
def test_the_1_of_b11_stays_on_the_die(lay: Lay, face: int, values: list[str]) -> None:
    board = taken(lay, f"horus-white-{face}", "B11", RICH).play("play B11", "recolor gray")
    assert board.legal() == values


@pytest.mark.rule("B11", "B12", "TK-74")
def test_b11_and_b12_may_be_joined(lay: Lay) -> None:
    board = taken(lay, "horus-white-2", "B11 B12", "2 granite", make={0: "6 papyrus"})
    board.play("play B11", "recolor gray", "value 3", "play B12", "recolor yellow", "value 4")
    board.play("produce papyrus").until("1 turn")
    assert board.owned() == {"papyrus": 4, "granite": 2}


@pytest.mark.rule("B11", "TK-32")
def test_a_die_is_not_changed_into_one_without_any_action(lay: Lay) -> None:
    board = taken(lay, "horus-white-2", "B11").play("play B11")
    assert board.legal() == ["recolor yellow"]  # gray makes nothing and Horus cannot be paid


@pytest.mark.rule("B11", "TK-99")
def test_a_recolored_die_goes_back_to_the_bag_in_its_own_color(lay: Lay) -> None:
    board = lay(
        dice="horus-black-3",
        spare="hathor-white-1 hathor-white-1 hathor-white-1",
        cards={1: "B11"},
        dice_each=3,
        at=1,
        rotations=1,
    )
    bag = board.bag()
    held = [bag[color] for color in range(5)]
    board.play("take horus-black-3", "play B11", "recolor white", "value 3", "produce limestone")
    board.until("destiny")
    assert board.bag()[3] >= held[3] + 1
    assert sum(board.bag()) == sum(bag) + 8


# Costs.


@pytest.mark.rule("B13", "B14")
@pytest.mark.parametrize("card", ["B13", "B14"])
def test_b13_and_b14_build_a_statue_for_nothing(lay: Lay, card: str) -> None:
    board = taken(lay, "horus-white-3", card).play("perform horus", "honor bastet").until("1 turn")
    assert board.statues() == ["bastet"]
    assert board.cards() == []


@pytest.mark.rule("B13", "B14")
@pytest.mark.parametrize("card", ["B13", "B14"])
def test_b13_and_b14_waive_limestone_and_granite_of_a_tile(lay: Lay, card: str) -> None:
    board = taken(lay, "ra-white-1", card, display="P22 P23 P24")
    board.play("perform ra", "place r3c3", "rotate 0").until("1 turn")
    assert board.pillars() == ["r3c3"]
    assert board.cards() == []


@pytest.mark.rule("B13")
def test_b13_may_be_kept_if_the_price_can_be_paid(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B13 B14", "2 granite").play("perform horus")
    board.play("honor bastet")
    assert board.question() == "0 price"
    assert set(board.legal()) <= {"pay_price", "play B13", "play B14"}
    board.play("pay_price").until("1 turn")
    assert board.owned() == {}
    assert board.cards() == ["B13", "B14"]


@pytest.mark.rule("B13")
def test_b13_leaves_the_resources_alone(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B13", "2 granite 1 gold").play("perform horus")
    board.play("honor bastet", "play B13").until("1 turn")
    assert board.owned() == {"granite": 2, "gold": 1}


@pytest.mark.rule("B15", "B16")
@pytest.mark.parametrize("card", ["B15", "B16"])
@pytest.mark.parametrize(
    ("die", "answers"),
    [
        ("bastet-gray-1", ["perform bastet"]),
        ("hathor-gray-1", ["perform hathor", "build row3_first"]),
    ],
)
def test_b15_and_b16_waive_papyrus_and_bread(
    lay: Lay, card: str, die: str, answers: list[str]
) -> None:
    board = taken(lay, die, card).play(*answers).until("1 turn")
    assert "paid" not in board.events()
    assert board.cards() == []


@pytest.mark.rule("B13", "B15")
@pytest.mark.parametrize(
    ("card", "die"), [("B13", "hathor-gray-1"), ("B13", "bastet-gray-1"), ("B15", "ra-gray-1")]
)
def test_a_blessing_waives_the_cost_of_its_gods_only(lay: Lay, card: str, die: str) -> None:
    board = lay(dice=die, cards={0: card})
    assert f"take {die}" not in board.legal()


@pytest.mark.rule("B15", "TK-77")
def test_b15_does_not_pay_thoth(lay: Lay) -> None:
    board = lay(dice="thoth-gray-3", cards={0: "B15 B13"})
    assert board.why_not("take thoth-gray-3")


# Additional actions.


@pytest.mark.rule("B17", "B18")
@pytest.mark.parametrize("card", ["B17", "B18"])
@pytest.mark.parametrize(
    ("die", "beside"),
    [
        ("horus-gray-3", ["osiris", "ra"]),
        ("ra-gray-3", ["hathor", "horus"]),
        ("hathor-gray-3", ["bastet", "ra"]),
        ("bastet-gray-3", ["hathor", "thoth"]),
        ("thoth-gray-3", ["bastet", "osiris"]),
        ("osiris-gray-3", ["horus", "thoth"]),
    ],
)
def test_b17_and_b18_add_an_action_beside_the_die(
    lay: Lay, card: str, die: str, beside: list[str]
) -> None:
    board = taken(lay, die, card, f"{RICH} 1 scribe").play(f"play {card}")
    assert [name for name in board.legal() if name.startswith("add")] == [
        f"add {god}" for god in beside
    ]
    assert "scribe" not in board.owned()


@pytest.mark.rule("B19", "B20", "TK-07")
@pytest.mark.parametrize("card", ["B19", "B20"])
@pytest.mark.parametrize(
    ("die", "opposite"),
    [
        ("horus-gray-3", "bastet"),
        ("ra-gray-3", "thoth"),
        ("hathor-gray-3", "osiris"),
        ("bastet-gray-3", "horus"),
        ("thoth-gray-3", "ra"),
        ("osiris-gray-3", "hathor"),
    ],
)
def test_b19_and_b20_add_the_opposite_action(lay: Lay, card: str, die: str, opposite: str) -> None:
    board = taken(lay, die, card, RICH).play(f"play {card}")
    assert [name for name in board.legal() if name.startswith("add")] == [f"add {opposite}"]
    assert board.track() == (1, 4)


@pytest.mark.rule("B17")
@pytest.mark.parametrize(
    "answers",
    [
        ["perform horus", "honor bastet", "add osiris", "settle bread"],
        ["add osiris", "settle bread", "perform horus", "honor bastet"],
    ],
)
def test_standard_and_additional_action_come_in_either_order(lay: Lay, answers: list[str]) -> None:
    board = taken(lay, "horus-white-3", "B17", f"{RICH} 1 scribe").play("play B17", *answers)
    assert board.question() == "1 turn"
    assert board.statues() == ["bastet"]
    assert board.osiris() == ["bread-3"]
    assert board.scales() == ["left white-3"]


@pytest.mark.rule("B17", "TK-30")
def test_the_standard_action_cannot_be_left_out(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B17", f"{RICH} 1 scribe")
    board.play("play B17", "add osiris", "settle bread")
    assert board.legal() == ["perform horus", "produce limestone"]


@pytest.mark.rule("B17")
def test_the_additional_action_is_a_god_action(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B17", f"{RICH} 1 scribe")
    board.play("play B17", "produce limestone")
    assert board.legal() == ["add osiris", "add ra"]


@pytest.mark.rule("B17")
def test_production_may_pay_for_the_additional_action(lay: Lay) -> None:
    owned = "1 scribe 0 happiness"
    board = taken(lay, "hathor-white-2", "B17", owned, display="P24 P25 P22")
    assert "play B17" in board.legal()
    board.play("play B17", "produce limestone").until("space", "act", "1 turn")
    if board.step() == "act":
        board.play("add ra")
    assert board.step() == "space"


@pytest.mark.rule("B17", "AMB-28")
@pytest.mark.parametrize("owned", ["", "5 gold", "5 faith"])
def test_b17_needs_a_scribe(lay: Lay, owned: str) -> None:
    board = taken(lay, "horus-white-3", "B17", f"{RICH} {owned}")
    assert board.why_not("play B17")


@pytest.mark.rule("B17", "T10")
def test_with_t10_gold_pays_for_b17(lay: Lay) -> None:
    board = taken(lay, "horus-white-3", "B17 T10", f"{RICH} 1 gold").play("play B17")
    assert "gold" not in board.owned()
    assert board.until("1 turn").sheet()["technologies"] == 1


@pytest.mark.rule("B19", "AMB-36")
def test_b19_needs_happiness(lay: Lay) -> None:
    assert taken(lay, "horus-white-3", "B19", f"{RICH} 0 happiness").why_not("play B19")


@pytest.mark.rule("B19", "AMB-36", "TK-81")
def test_the_happiness_paid_for_b19_is_missing_for_osiris(lay: Lay) -> None:
    board = taken(lay, "hathor-brown-3", "B19 B07", "9 bread 1 happiness").play("play B19")
    assert board.track() == (0, 4)
    assert "add osiris" not in board.legal()


@pytest.mark.rule("B17", "B19", "AMB-28")
def test_actions_of_one_turn_nest_without_getting_lost(lay: Lay) -> None:
    owned = f"{RICH} 1 scribe 20 happiness 21 population"
    board = taken(lay, "hathor-gray-4", "B17 B19", owned, opened=4, display="P22 P23 P24")
    board.play("play B17", "play B19")
    assert board.track() == (19, 20)
    board.play("add bastet")  # reaches 20, as far as Population allows
    assert board.track() == (20, 20)
    board.play("add osiris", "settle bread", "perform hathor", "build row1_first").until("1 turn")
    assert board.osiris() == ["bread-4"]
    assert board.temple() == ["row1_first"]
    assert len(board.told("action_began")) == 3


@pytest.mark.rule("B17", "TK-73", "AMB-25")
def test_the_free_action_comes_between_two_actions(lay: Lay) -> None:
    owned = f"{RICH} 1 scribe 18 happiness 21 population"
    board = taken(lay, "hathor-gray-4", "B17", owned, opened=4).play("play B17", "add bastet")
    assert board.question() == "0 free_action"
    board.play("perform osiris", "value 6", "settle bread").until("marker").play("raise bread")
    assert board.question() == "0 act"
    assert board.legal() == ["perform hathor"]
    assert board.track() == (20, 21)


@pytest.mark.rule("B19", "AMB-36")
def test_happiness_stays_within_population_with_b19(lay: Lay) -> None:
    board = taken(lay, "ra-white-3", "B19", f"{RICH} 5 happiness").play("play B19")
    assert board.track() == (4, 4)


@pytest.mark.rule("B19", "B20", "B17", "B18", "AMB-28")
def test_all_four_may_be_used_in_one_turn(lay: Lay) -> None:
    owned = f"{RICH} 2 scribe 5 happiness"
    board = taken(lay, "horus-gray-1", "B17 B18 B19 B20", owned)
    board.play("play B17", "play B18", "play B19", "play B20")
    assert board.track() == (3, 3)
    board.until("1 turn")
    assert len(board.told("action_began")) == 5
    assert board.scales() == ["right gray-1"]


@pytest.mark.rule("B17", "AMB-28")
def test_scribes_hold_for_both_actions(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "B17", f"{RICH} 2 scribe").play("value 4", "play B17")
    board.play("add osiris", "settle bread").until("statue")
    assert board.osiris() == ["bread-4"]
    assert "honor hathor" in board.legal()


@pytest.mark.rule("B17", "T14", "AMB-28")
def test_t14_is_used_for_each_action_separately(lay: Lay) -> None:
    board = taken(lay, "horus-gray-2", "B17 T14", f"{RICH} 1 scribe").play("play B17")
    board.play("add osiris", "value 4", "settle bread").until("value")
    assert board.legal() == ["value 1", "value 2", "value 3", "value 4"]
    board.play("value 1", "honor osiris").until("1 turn")
    assert board.osiris() == ["bread-4"]
    assert board.statues() == ["osiris"]


@pytest.mark.rule("B17", "T11", "AMB-14")
def test_t11_rewards_standard_and_additional_action(lay: Lay) -> None:
    board = taken(lay, "horus-gray-1", "B17 T11", f"{RICH} 1 scribe").play("play B17")
    board.play("add osiris", "settle bread").until("1 turn")
    assert board.sheet()["technologies"] == 4


@pytest.mark.rule("B17", "T18")
def test_t18_rewards_the_choice_of_the_die_once(lay: Lay) -> None:
    board = taken(lay, "horus-white-1", "B17 T18", f"{RICH} 1 scribe").play("play B17")
    board.play("add osiris", "settle bread").until("1 turn")
    assert board.sheet()["technologies"] == 1


@pytest.mark.rule("B17", "AMB-28", "TK-35")
def test_with_anubis_the_section_is_that_of_the_die(lay: Lay) -> None:
    board = lay(dice="hathor-gray-1", cards={0: "B17"}, owned={0: f"{RICH} 3 scribe"})
    board.play("anubis", "take hathor-gray-1", "play B17")
    assert [name for name in board.legal() if name.startswith("add")] == ["add bastet", "add ra"]


@pytest.mark.rule("B17", "AMB-04")
def test_statues_answer_to_an_additional_action(lay: Lay) -> None:
    board = taken(lay, "horus-gray-1", "B17", f"{RICH} 1 scribe", statues={1: "osiris horus"})
    board.play("play B17", "add osiris", "settle bread").until("1 turn")
    assert board.vp(1) == 10 + 1 + 2


@pytest.mark.rule("B19", "AMB-28")
def test_the_additional_action_has_to_be_paid(lay: Lay) -> None:
    board = taken(lay, "horus-gray-3", "B19", "2 granite 2 papyrus").play("play B19")
    board.play("add bastet").until("1 turn")
    assert board.statues() != []
    assert board.owned() == {"scribe": 1} or board.owned().get("gold") == 1


@pytest.mark.rule("B19", "AMB-28")
def test_an_additional_action_out_of_reach_is_lost(lay: Lay) -> None:
    board = taken(lay, "horus-gray-3", "B19", "2 granite").play("play B19")
    assert "add bastet" not in board.legal()
    board.play("perform horus", "honor bastet")
    assert board.question() == "1 turn"
    assert board.told("action_lost")


# Anubis.


@pytest.mark.rule("B23", "B24")
@pytest.mark.parametrize("card", ["B23", "B24"])
def test_b23_and_b24_are_anubis_without_scribes(lay: Lay, card: str) -> None:
    board = lay(dice="horus-black-3", cards={0: card}, owned={0: "1 scribe"})
    assert "anubis" not in board.legal()
    board.play(f"play {card}")
    assert "take horus-black-3" in board.legal()
    board.play("take horus-black-3")
    assert "perform osiris" in board.legal()
    board.play("produce papyrus").until("1 turn")
    assert board.owned() == {"papyrus": 2, "scribe": 1}
    assert board.scales() == ["below black-3"]


@pytest.mark.rule("B23", "TK-36")
def test_the_anubis_of_b23_is_the_turn(lay: Lay) -> None:
    board = lay(dice="horus-black-3", cards={0: "B23"}).play("play B23", "take horus-black-3")
    board.play("produce bread")
    assert board.until("turn").question() == "1 turn"
    assert board.player(0).dice_count == 1


@pytest.mark.rule("B23", "B09", "B17")
def test_b23_goes_with_other_blessings(lay: Lay) -> None:
    owned = {0: f"{RICH} 1 scribe"}
    board = lay(dice="horus-black-3", cards={0: "B23 B09 B17"}, owned=owned)
    board.play("play B23", "take horus-black-3", "play B09", "value 1", "play B17")
    board.play("add osiris", "settle granite").until("act", "prepare")
    board.play("perform bastet").until("1 turn")
    assert board.osiris() == ["granite-1"]
    assert board.track() == (2, 5)
    assert board.scales() == ["below black-1"]
