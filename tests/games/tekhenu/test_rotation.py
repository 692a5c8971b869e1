"""The rotation of the wheel (chapter 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Lay

GODS = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]


@pytest.mark.rule("TK-88")
@pytest.mark.parametrize(("dice", "turns"), [(0, 0), (1, 1), (2, 0), (3, 1)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_wheel_turns_at_two_and_four_dice(lay: Lay, seats: int, dice: int, turns: int) -> None:
    board = lay(seats, at=seats - 1, dice_each=dice, spare="hathor-brown-1 hathor-white-1").turn()
    assert len(board.told("wheel_turned")) == turns


@pytest.mark.rule("TK-88")
def test_the_wheel_does_not_turn_before_the_last_turn(lay: Lay) -> None:
    board = lay(3, at=1, dice_each=1).turn()
    assert board.question() == "2 turn"
    assert not board.told("wheel_turned")


@pytest.mark.rule("TK-89", "TK-24")
def test_the_wheel_turns_one_section_clockwise(lay: Lay) -> None:
    board = lay(at=1, dice_each=1)
    before = [board.light(god) for god in GODS]
    board.turn()
    assert [board.light(god) for god in GODS] == [before[-1], *before[:-1]]


@pytest.mark.rule("TK-90")
@pytest.mark.parametrize(("dice", "phases"), [(1, 0), (3, 1)])
def test_four_dice_bring_the_maat_phase(lay: Lay, dice: int, phases: int) -> None:
    board = lay(at=1, dice_each=dice).turn().until("turn")
    assert len(board.told("maat_began")) == phases


@pytest.mark.rule("TK-90", "TK-91", "TK-101")
def test_the_maat_phase_comes_between_turning_and_new_dice(lay: Lay) -> None:
    events = lay(at=1, dice_each=3).turn().until("turn").events()
    assert events.index("wheel_turned") < events.index("maat_began")
    assert events.index("maat_began") < events.index("destiny_taken")
    assert events.index("destiny_taken") < events.index("die_rolled")


@pytest.mark.rule("TK-91")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shaded_sections_receive_a_die_for_each_player(lay: Lay, seats: int) -> None:
    board = lay(seats, at=seats - 1, dice_each=1, spare="hathor-brown-1").turn().until("turn")
    assert board.light("horus") == board.light("bastet") == "shaded"
    sections = [die.split("-")[0] for die in board.ring()]
    assert sections == ["horus"] * seats + ["bastet"] * seats
    rolled = [data[0] for _, data in board.told("die_rolled")]
    assert sorted(rolled) == [0] * seats + [3] * seats


@pytest.mark.rule("TK-91")
def test_new_dice_come_out_of_the_bag(lay: Lay) -> None:
    board = lay(at=1, dice_each=1).turn()
    assert board.question() == "* die"
    before = board.bag()
    board.play("roll gray-5")
    assert board.bag() == [*before[:4], before[4] - 1]
    assert [die for die in board.ring() if die.endswith("gray-5")]


@pytest.mark.rule("TK-91")
def test_dice_left_on_the_wheel_stay_there(lay: Lay) -> None:
    board = lay(at=1, dice_each=1, dice="ra-white-4 thoth-gray-2")
    board.play("take hathor-brown-1", "produce bread").until("turn")
    assert {"ra-white-4", "thoth-gray-2"} <= set(board.ring())


@pytest.mark.rule("TK-92")
def test_a_new_round_begins_after_the_rotation(lay: Lay) -> None:
    board = lay(3, order=[2, 0, 1], at=2, dice_each=1).turn().until("turn")
    assert board.question() == "2 turn"
    assert board.state.order == [2, 0, 1]


@pytest.mark.rule("TK-91", "TK-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_never_runs_short(lay: Lay, seats: int) -> None:
    board = lay(seats)
    assert sum(board.state.box.dice[seats]) == 18 + 2 * seats


@pytest.mark.rule("TK-92", "TK-25")
def test_purity_follows_the_new_light(lay: Lay) -> None:
    board = lay(at=1, dice_each=1, dice="hathor-black-4 osiris-black-3")
    board.play("take hathor-brown-1", "produce bread").until("turn")
    assert board.light("hathor") == "sunny"
    assert board.light("osiris") == "dark"
    assert board.why_not("take hathor-black-4") == "TK-28"
    board.play("take osiris-black-3", "produce granite")
    assert board.scales()[-1] == "left black-3"


@pytest.mark.rule("TK-89")
@pytest.mark.parametrize("wheel", GODS)
def test_two_rotations_move_the_light_by_two_sections(lay: Lay, wheel: str) -> None:
    dice = "hathor-gray-2 hathor-gray-3 osiris-gray-1 osiris-gray-2"
    board = lay(wheel=wheel, at=1, dice_each=1, dice=dice, owned={0: "9 bread", 1: "9 bread"})
    before = [board.light(god) for god in GODS]
    while board.state.rotations < 2:
        board.easy()
    assert [board.light(god) for god in GODS] == [*before[-2:], *before[:-2]]
    assert board.state.wheel == (GODS.index(wheel) + 2) % 6
