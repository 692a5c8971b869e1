"""Horus builds Statues (chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay

# With the printed tiles the values 1 to 6 name Osiris, Ra, Bastet, Hathor, Thoth, Horus.
SIX = ["horus", "ra", "hathor", "bastet", "thoth", "workshops"]


@pytest.mark.rule("TK-41")
@pytest.mark.parametrize(("built", "cost"), [(0, 2), (1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_statues_cost_what_stands_below_them(lay: Lay, built: int, cost: int) -> None:
    board = lay(
        dice="horus-white-1", owned={0: "9 granite"}, statues={0: " ".join(SIX[:built])}
    ).play("take horus-white-1", "perform horus", "honor osiris")
    assert board.until("1 turn").player(0).statues == built + 1
    assert board.held("granite") == 9 - cost


@pytest.mark.rule("TK-41")
def test_the_cost_of_the_next_statue_decides(lay: Lay) -> None:
    board = lay(dice="horus-white-1", owned={0: "2 granite"}, statues={0: "ra hathor horus"})
    board.play("take horus-white-1")
    assert board.why_not("perform horus") == "TK-41"


@pytest.mark.rule("TK-42", "TK-43")
def test_a_statue_is_for_the_god_of_the_value_or_for_the_people(lay: Lay) -> None:
    board = lay(dice="horus-white-5", owned={0: "2 granite"})
    board.play("take horus-white-5", "perform horus")
    assert board.legal() == [
        "honor thoth",
        "serve quarries",
        "serve temple_column",
        "serve temple_row",
        "serve workshops",
    ]
    assert board.why_not("honor ra") == "TK-43"


@pytest.mark.rule("TK-43", "AMB-51")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_slot_of_the_value_names_the_god(lay: Lay, value: int) -> None:
    slots = "hathor thoth horus osiris ra bastet"
    board = lay(dice=f"horus-white-{value}", owned={0: "2 granite"}, slots=slots)
    god = slots.split()[value - 1]
    board.play(f"take horus-white-{value}", "perform horus", f"honor {god}")
    assert board.statues() == [god]


@pytest.mark.rule("TK-43", "TK-34")
def test_scribes_choose_another_god(lay: Lay) -> None:
    board = lay(dice="horus-white-5", owned={0: "2 granite 1 scribe"})
    board.play("take horus-white-5", "value 3", "perform horus")
    assert "honor bastet" in board.legal()
    assert "honor thoth" not in board.legal()


@pytest.mark.rule("AMB-51")
def test_the_bonus_belongs_to_the_god_wherever_the_tile_lies(lay: Lay) -> None:
    slots = "hathor thoth horus osiris ra bastet"
    board = lay(3, slots=slots, statues={1: "bastet"}, dice="bastet-gray-5", owned={0: "2 gold"})
    board.play("take bastet-gray-5").until("1 turn")
    assert board.owned(1) == {"scribe": 1}


@pytest.mark.rule("TK-44")
@pytest.mark.parametrize(
    ("die", "bonus", "points"),
    [
        ("horus-gray-2", {}, 2),
        ("hathor-gray-2", {"gold": 1}, 0),
        ("bastet-gray-2", {"scribe": 1}, 0),
        ("osiris-gray-2", {}, 1),
    ],
)
def test_the_owner_is_paid_when_another_performs_the_action(
    lay: Lay, die: str, bonus: dict[str, int], points: int
) -> None:
    god = die.split("-", maxsplit=1)[0]
    rich = {0: "9 papyrus 9 bread 9 limestone 9 granite"}
    board = lay(4, dice=die, owned=rich, statues={2: god})
    board.play(f"take {die}", f"perform {god}").until("1 turn")
    assert board.owned(2) == bonus
    assert board.vp(2) == 10 + points


@pytest.mark.rule("TK-44")
@pytest.mark.parametrize(
    ("die", "choice"),
    [("ra-gray-2", ["granite", "limestone"]), ("thoth-gray-2", ["bread", "papyrus"])],
)
def test_some_bonuses_let_their_owner_choose(lay: Lay, die: str, choice: list[str]) -> None:
    god = die.split("-", maxsplit=1)[0]
    board = lay(4, dice=die, owned={0: "9 limestone 9 granite"}, statues={2: god})
    board.play(f"take {die}", f"perform {god}").until("goods", "1 turn")
    assert board.question() == "2 goods"
    assert board.legal() == [f"gain {name}" for name in choice]
    board.play(f"gain {choice[1]}").until("1 turn")
    assert board.owned(2) == {choice[1]: 1}


@pytest.mark.rule("TK-44")
def test_every_owner_of_a_statue_is_paid(lay: Lay) -> None:
    board = lay(4, dice="osiris-gray-2", statues={1: "osiris", 2: "osiris", 3: "ra"})
    board.play("take osiris-gray-2").until("1 turn")
    assert [board.vp(seat) for seat in range(4)] == [10, 11, 11, 10]


@pytest.mark.rule("TK-44")
def test_production_pays_no_statue(lay: Lay) -> None:
    board = lay(4, dice="osiris-white-2", statues={1: "osiris"})
    board.play("take osiris-white-2", "produce limestone")
    assert board.vp(1) == 10


@pytest.mark.rule("TK-44", "TK-46")
@pytest.mark.parametrize(("seats", "bonus"), [(2, 1), (3, 0), (4, 0)])
def test_the_own_action_pays_with_two_players_only(lay: Lay, seats: int, bonus: int) -> None:
    board = lay(seats, dice="osiris-gray-2", statues={0: "osiris"})
    board.play("take osiris-gray-2").until("1 turn")
    assert board.vp(0) == 10 + bonus


@pytest.mark.rule("TK-45")
@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 0)])
def test_the_bonus_comes_at_once_with_three_players_only(lay: Lay, seats: int, gold: int) -> None:
    board = lay(seats, dice="horus-white-4", owned={0: "2 granite"})
    board.play("take horus-white-4", "perform horus", "honor hathor").until("1 turn")
    assert board.player(0).gold == gold


@pytest.mark.rule("TK-46")
def test_the_action_that_builds_a_statue_for_horus_does_not_pay_it(lay: Lay) -> None:
    board = lay(2, dice="horus-white-6", owned={0: "2 granite"})
    board.play("take horus-white-6", "perform horus", "honor horus")
    assert board.question() == "1 turn"
    assert board.vp() == 10


@pytest.mark.rule("TK-46")
def test_a_later_horus_action_pays_the_own_statue_for_horus(lay: Lay) -> None:
    board = lay(2, dice="horus-white-1", owned={0: "2 granite"}, statues={0: "horus"})
    board.play("take horus-white-1", "perform horus", "honor osiris")
    assert board.vp() == 12


@pytest.mark.rule("TK-46", "TK-44")
def test_with_two_players_the_other_is_paid_too(lay: Lay) -> None:
    board = lay(2, dice="osiris-gray-2", statues={1: "osiris"})
    board.play("take osiris-gray-2").until("1 turn")
    assert (board.vp(0), board.vp(1)) == (10, 11)


@pytest.mark.rule("TK-47", "AMB-05")
def test_a_second_statue_for_a_god_brings_no_second_bonus(lay: Lay) -> None:
    board = lay(4, dice="osiris-gray-2", statues={1: "osiris osiris"})
    board.play("take osiris-gray-2").until("1 turn")
    assert board.vp(1) == 11


@pytest.mark.rule("TK-47", "AMB-05")
def test_a_second_statue_is_allowed_and_counts_as_built(lay: Lay) -> None:
    board = lay(3, dice="horus-white-4", owned={0: "2 granite"}, statues={0: "hathor"})
    board.play("take horus-white-4", "perform horus", "honor hathor").until("1 turn")
    assert board.statues() == ["hathor", "hathor"]
    assert board.player(0).statues == 2


@pytest.mark.rule("AMB-05", "TK-45")
def test_a_second_statue_pays_nothing_at_once_with_three_players(lay: Lay) -> None:
    board = lay(3, dice="horus-white-4", owned={0: "2 granite"}, statues={0: "hathor"})
    board.play("take horus-white-4", "perform horus", "honor hathor").until("1 turn")
    assert board.player(0).gold == 0


@pytest.mark.rule("TK-48", "TK-13")
@pytest.mark.parametrize("space", ["temple_row", "temple_column", "workshops", "quarries"])
def test_a_statue_for_the_people_takes_the_gold_lying_there(lay: Lay, space: str) -> None:
    board = lay(dice="horus-white-2", owned={0: "3 granite"})
    board.play("take horus-white-2", "perform horus", f"serve {space}")
    assert board.owned() == {"granite": 1, "gold": 1}
    assert board.statues() == [space]


@pytest.mark.rule("TK-48")
@pytest.mark.parametrize("space", ["temple_row", "temple_column", "workshops", "quarries"])
def test_a_space_for_the_people_holds_one_statue(lay: Lay, space: str) -> None:
    board = lay(dice="horus-white-2", owned={0: "3 granite"}, statues={1: space})
    board.play("take horus-white-2", "perform horus")
    assert board.why_not(f"serve {space}") == "TK-48"


@pytest.mark.rule("TK-48", "AMB-06", "TK-51")
def test_with_no_free_space_for_its_god_a_die_may_still_serve_the_people(lay: Lay) -> None:
    board = lay(dice="horus-white-4", owned={0: "3 granite"}, statues={1: "hathor temple_row"})
    board.play("take horus-white-4", "perform horus")
    assert board.legal() == ["serve quarries", "serve temple_column", "serve workshops"]


@pytest.mark.rule("AMB-06")
def test_horus_is_impossible_without_any_free_space(lay: Lay) -> None:
    statues = {1: "hathor temple_row temple_column workshops quarries"}
    board = lay(dice="horus-white-4", owned={0: "3 granite"}, statues=statues)
    board.play("take horus-white-4")
    assert board.why_not("perform horus") == "AMB-06"


@pytest.mark.rule("TK-49", "AMB-20")
@pytest.mark.parametrize(
    ("space", "pillars", "points"),
    [
        ("temple_row", "r3c1 r3c5 r1c3 r2c2", 6),
        ("temple_column", "r3c1 r3c5 r1c3 r2c2", 3),
        ("temple_column", "r3c3 r5c3", 6),
        ("workshops", "r3c3 r5c3", 0),
        ("quarries", "r3c3 r5c3", 0),
    ],
)
def test_a_temple_statue_scores_own_pillars_in_its_line(
    lay: Lay, space: str, pillars: str, points: int
) -> None:
    board = lay(dice="horus-white-2", owned={0: "3 granite"}, pillars={0: pillars, 1: "r3c4 r4c3"})
    board.play("take horus-white-2", "perform horus", f"serve {space}")
    assert board.vp() == 10 + points


@pytest.mark.rule("TK-50")
def test_a_statue_for_the_people_gives_no_bonus_for_actions(lay: Lay) -> None:
    statues = {1: "temple_row temple_column workshops quarries"}
    board = lay(dice="osiris-gray-2", statues=statues)
    board.play("take osiris-gray-2").until("1 turn")
    assert board.vp(1) == 10
    assert board.owned(1) == {}


@pytest.mark.rule("AMB-04", "TK-51")
def test_a_bonus_comes_after_the_action_is_complete(lay: Lay) -> None:
    board = lay(4, dice="hathor-gray-2", owned={0: "9 bread"}, statues={2: "hathor"})
    board.play("take hathor-gray-2", "perform hathor", "build row1_first").until("1 turn")
    events = board.events()
    assert events.index("statue_paid") > events.index("building_built")
    gained = board.told("gained")
    assert [seat for seat, _ in gained] == [0] * (len(gained) - 1) + [2]


@pytest.mark.rule("AMB-04")
def test_bonuses_are_paid_in_turn_order_whoever_acts(lay: Lay) -> None:
    statues = {0: "osiris", 2: "osiris", 3: "osiris"}
    board = lay(4, order=[3, 1, 0, 2], at=1, dice="osiris-gray-2", statues=statues)
    board.play("take osiris-gray-2").until("0 turn")
    assert [seat for seat, _ in board.told("statue_paid")] == [3, 0, 2]


@pytest.mark.rule("AMB-04")
def test_with_two_players_the_active_player_is_paid_too(lay: Lay) -> None:
    board = lay(2, order=[1, 0], at=1, dice="osiris-gray-2", statues={0: "osiris"})
    board.play("take osiris-gray-2").until("1 turn")
    assert [seat for seat, _ in board.told("statue_paid")] == [0]


@pytest.mark.rule("AMB-04", "TK-113")
def test_anubis_actions_pay_statues(lay: Lay) -> None:
    board = lay(3, dice="ra-black-2", owned={0: "2 scribe"}, statues={1: "osiris"})
    board.play("anubis", "take ra-black-2", "perform osiris", "settle bread")
    assert board.vp(1) == 11


@pytest.mark.rule("AMB-04", "TK-113", "P15")
def test_actions_of_tiles_pay_statues(lay: Lay) -> None:
    board = lay(
        3,
        wheel="hathor",
        dice="ra-white-1",
        display="P01 P02 P15",
        owned={0: "9 limestone 9 granite"},
        statues={1: "osiris"},
    )
    board.play("take ra-white-1", "perform ra", "place r3c3", "rotate 0").until("district")
    board.play("settle granite").until("1 turn")
    assert board.vp(1) == 11


@pytest.mark.rule("TK-45", "TK-44")
def test_with_three_players_the_builder_chooses_the_bonus_at_once(lay: Lay) -> None:
    board = lay(3, dice="horus-white-2", owned={0: "2 granite"})
    board.play("take horus-white-2", "perform horus", "honor ra")
    assert board.question() == "0 goods"
    assert board.legal() == ["gain granite", "gain limestone"]
    assert board.play("gain limestone").owned() == {"limestone": 1}


@pytest.mark.rule("TK-45", "TK-44")
def test_with_three_players_a_statue_for_horus_pays_once(lay: Lay) -> None:
    board = lay(3, dice="horus-white-6", owned={0: "2 granite"}, statues={1: "horus"})
    board.play("take horus-white-6", "perform horus", "honor horus").until("1 turn")
    assert [board.vp(seat) for seat in range(3)] == [12, 12, 10]


@pytest.mark.rule("TK-45")
def test_with_three_players_the_own_action_pays_nothing_later(lay: Lay) -> None:
    board = lay(3, dice="horus-white-1", owned={0: "2 granite"}, statues={0: "horus"})
    board.play("take horus-white-1", "perform horus", "serve quarries").until("1 turn")
    assert board.vp(0) == 10


@pytest.mark.rule("TK-45", "TK-50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_statue_for_the_people_pays_nothing_at_once(lay: Lay, seats: int) -> None:
    board = lay(seats, dice="horus-white-4", owned={0: "2 granite"})
    board.play("take horus-white-4", "perform horus", "serve quarries").until("1 turn")
    assert board.owned(0) == {"gold": 1}
    assert board.vp(0) == 10


@pytest.mark.rule("TK-43")
def test_one_does_not_need_the_god_to_be_free_of_others(lay: Lay) -> None:
    board = lay(3, dice="horus-white-4", owned={0: "2 granite"}, statues={1: "hathor"})
    board.play("take horus-white-4", "perform horus", "honor hathor").until("1 turn")
    assert board.statues(0) == board.statues(1) == ["hathor"]


@pytest.mark.rule("TK-46")
@pytest.mark.parametrize("god", ["ra", "thoth"])
def test_with_two_players_the_own_bonus_is_chosen(lay: Lay, god: str) -> None:
    owned = {0: "9 limestone 9 granite"}
    board = lay(2, dice=f"{god}-gray-1", owned=owned, statues={0: god})
    board.play(f"take {god}-gray-1", f"perform {god}").until("goods", "1 turn")
    assert board.question() == "0 goods"
