"""Bastet holds festivals; the rewards of the commoners' track (chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.tekhenu import scene

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

HIGH = "15 happiness 21 population"


def celebrate(board: Board) -> Board:
    """The Bastet action with the only gray die there."""
    die = next(name for name in board.legal() if name.startswith("take bastet-gray"))
    return board.play(die, "perform bastet")


@pytest.mark.rule("TK-69")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_happiness_rises_by_the_value_for_two_papyrus(lay: Lay, value: int) -> None:
    board = lay(dice=f"bastet-gray-{value}", owned={0: "3 papyrus 14 population"}, opened=4)
    celebrate(board).until("1 turn")
    assert board.track() == (2 + value, 14)
    assert board.held("papyrus") == 1


@pytest.mark.rule("TK-69", "TK-38")
def test_a_festival_needs_two_papyrus(lay: Lay) -> None:
    board = lay(dice="bastet-black-1", owned={0: "1 papyrus"}).play("take bastet-black-1")
    assert board.why_not("perform bastet") == "TK-69"


@pytest.mark.rule("TK-70")
@pytest.mark.parametrize(("value", "happiness"), [(2, 4), (3, 5), (4, 5), (6, 5)])
def test_happiness_never_passes_population(lay: Lay, value: int, happiness: int) -> None:
    board = lay(dice=f"bastet-gray-{value}", owned={0: "2 papyrus"})
    assert celebrate(board).until("1 turn").track() == (happiness, 5)


@pytest.mark.rule("TK-71")
@pytest.mark.parametrize(("value", "scribes"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_small_dice_bring_scribes(lay: Lay, value: int, scribes: int) -> None:
    board = lay(dice=f"bastet-gray-{value}", owned={0: "2 papyrus"})
    assert celebrate(board).until("1 turn").player(0).scribes == scribes


@pytest.mark.rule("TK-71", "TK-34")
def test_the_effective_value_brings_the_scribes(lay: Lay) -> None:
    board = lay(dice="bastet-gray-4", owned={0: "2 papyrus 1 scribe"})
    board.play("take bastet-gray-4", "value 2", "perform bastet").until("1 turn")
    assert board.player(0).scribes == 2
    assert board.track() == (4, 5)


@pytest.mark.rule("AMB-26", "TK-70")
def test_a_festival_is_allowed_when_happiness_equals_population(lay: Lay) -> None:
    board = lay(dice="bastet-gray-2", owned={0: "2 papyrus 5 happiness"})
    celebrate(board).until("1 turn")
    assert board.track() == (5, 5)
    assert board.owned() == {"scribe": 2}


@pytest.mark.rule("TK-72")
@pytest.mark.parametrize(
    ("value", "reward"),
    [(6, {"gold": 1, "scribe": 1}), (5, {"gold": 1, "scribe": 1}), (1, {"scribe": 2})],
)
def test_rewards_on_the_way(lay: Lay, value: int, reward: dict[str, int]) -> None:
    owned = {0: "2 papyrus 14 happiness 20 population"}
    board = lay(dice=f"bastet-gray-{value}", owned=owned, opened=4)
    assert celebrate(board).until("1 turn").owned() == reward


@pytest.mark.rule("TK-72")
def test_passing_the_space_is_reaching_it(lay: Lay) -> None:
    owned = {0: "2 papyrus 14 happiness 18 population"}
    board = lay(dice="bastet-gray-6", owned=owned, opened=4)
    assert celebrate(board).until("1 turn").owned() == {"gold": 1}


@pytest.mark.rule("TK-72", "AMB-25")
def test_a_reward_comes_only_once(lay: Lay) -> None:
    owned = {0: f"4 papyrus {HIGH}"}
    dice = "bastet-gray-1 bastet-gray-2 osiris-gray-1"
    board = lay(dice=dice, owned=owned, opened=4, spare="hathor-brown-1 hathor-brown-2")
    board.play("take bastet-gray-1", "perform bastet").until("1 turn").turn().until("0 turn")
    assert board.player(0).gold == 1
    board.player(0).happiness = 15
    board.play("take bastet-gray-2", "perform bastet").until("1 turn")
    assert board.track()[0] == 17
    assert board.player(0).gold == 1


@pytest.mark.rule("TK-72", "AMB-25")
def test_the_scribe_comes_only_once(lay: Lay) -> None:
    owned = {0: "4 papyrus 18 happiness 20 population"}
    dice = "bastet-gray-5 bastet-gray-6 osiris-gray-1"
    board = lay(dice=dice, owned=owned, opened=4, spare="hathor-brown-1 hathor-brown-2")
    for die in (5, 6):
        board.player(0).happiness = 18
        board.play(f"take bastet-gray-{die}", "perform bastet").until("1 turn")
        assert board.track()[0] >= 19
        assert board.player(0).scribes == 1
        if die == 5:
            board.turn().until("0 turn")


@pytest.mark.rule("TK-72", "AMB-25", "A03")
def test_happiness_from_a_destiny_card_counts_too(lay: Lay) -> None:
    board = lay(at=1, order=[1, 0], dice_each=3, owned={0: HIGH}, opened=4)
    board.turn().until("destiny")
    while board.question() != "0 destiny":
        board.play("choose A01")
    board.play("choose A03").until("goods", "turn")
    board.play("gain happiness").until("turn")
    assert board.owned() == {"bread": 1, "gold": 1}


@pytest.mark.rule("TK-73", "AMB-25")
def test_happiness_21_brings_an_action_of_any_kind_and_value(lay: Lay) -> None:
    board = lay(dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4)
    celebrate(board)
    assert board.question() == "0 free_action"
    assert board.legal() == [
        "perform osiris",
        "perform thoth",
        "produce bread",
        "produce granite",
        "produce limestone",
        "produce papyrus",
    ]


@pytest.mark.rule("TK-73")
def test_the_free_action_has_no_price_before_its_value_is_chosen(lay: Lay) -> None:
    """The die in hand was another action's, and there may be none at all."""
    board = lay(dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4)
    celebrate(board)
    for die in (board.state.die_value, 0):
        board.state.die_value = die
        shown = scene.build(board.state, 0, board.game.legal_actions(board.state)).targets
        assert [(target.place, target.look) for target in shown[:2]] == [
            ("section-thoth", None),
            ("section-osiris", None),
        ]
        assert {target.look for target in shown} == {None}


@pytest.mark.rule("TK-73")
def test_the_free_action_takes_no_die(lay: Lay) -> None:
    board = lay(dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4)
    celebrate(board).play("produce granite", "value 6")
    assert board.question() == "1 turn"
    assert board.scales() == ["right gray-6"]
    assert board.surplus() == [0, 0, 0, 4]
    assert board.owned() == {"granite": 2, "gold": 1, "scribe": 1}


@pytest.mark.rule("TK-73", "AMB-25")
def test_the_free_action_is_paid(lay: Lay) -> None:
    board = lay(dice="bastet-gray-6", owned={0: f"2 papyrus 1 bread {HIGH}"}, opened=4)
    assert "perform hathor" in celebrate(board).legal()
    board.play("perform hathor")
    if board.step() == "value":
        board.play("value 1")
    board.play("build row1_first").until("1 turn")
    assert "bread" in board.owned()
    assert (0, [4, 1, 0]) in board.told("paid")


@pytest.mark.rule("TK-73", "AMB-25")
@pytest.mark.parametrize("value", [1, 6])
def test_the_free_action_uses_any_value(lay: Lay, value: int) -> None:
    board = lay(dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4)
    celebrate(board).play("perform osiris", f"value {value}", "settle granite")
    board.until("1 turn")
    assert board.osiris() == [f"granite-{value}"]
    assert board.track() == (20, 21)


@pytest.mark.rule("TK-73", "AMB-25")
def test_the_free_action_comes_once(lay: Lay) -> None:
    board = lay(dice="bastet-gray-6 bastet-gray-6", owned={0: f"4 papyrus {HIGH}"}, opened=4)
    celebrate(board).play("perform osiris", "value 1", "settle granite", "take hathor-brown-1")
    board.play("produce bread", "take bastet-gray-6", "perform bastet")
    assert board.question() == "1 turn"
    assert board.track() == (21, 21)


@pytest.mark.rule("TK-73", "AMB-25", "A03")
def test_the_free_action_may_come_in_the_maat_phase(lay: Lay) -> None:
    owned = {0: "20 happiness 21 population"}
    board = lay(at=1, order=[1, 0], dice_each=3, owned=owned, opened=4)
    board.turn().until("destiny")
    while board.question() != "0 destiny":
        board.play("choose A01")
    board.play("choose A03").until("goods", "turn", "free_action")
    board.play("gain happiness")
    assert board.question() == "0 free_action"
    board.play("produce papyrus", "value 2").until("turn")
    assert board.held("papyrus") == 2


@pytest.mark.rule("AMB-09")
def test_happiness_ends_at_21(lay: Lay) -> None:
    board = lay(dice="bastet-gray-6", owned={0: "2 papyrus 20 happiness 21 population"}, opened=4)
    celebrate(board).play("produce papyrus", "value 1")
    assert board.track() == (21, 21)


@pytest.mark.rule("TK-73", "AMB-04", "TK-113")
def test_the_free_action_pays_statues(lay: Lay) -> None:
    board = lay(
        3, dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4, statues={2: "osiris"}
    )
    celebrate(board).play("perform osiris", "value 1", "settle granite").until("1 turn")
    assert board.vp(2) == 11


@pytest.mark.rule("TK-73", "TK-38", "TK-39")
def test_the_free_action_must_be_possible(lay: Lay) -> None:
    pillars = {0: "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4"}
    board = lay(dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4, pillars=pillars)
    celebrate(board)
    gods = {"horus": "TK-41", "ra": "TK-39", "bastet": "TK-69"}
    assert {god: board.why_not(f"perform {god}") for god in gods} == gods
    board.play("perform thoth")
    assert board.legal() == ["value 1", "value 2"]
    assert board.why_not("value 3") == "TK-77"


@pytest.mark.rule("TK-73", "TK-44")
def test_the_free_action_comes_at_once_before_statues_are_paid(lay: Lay) -> None:
    board = lay(
        3, dice="bastet-gray-6", owned={0: f"2 papyrus {HIGH}"}, opened=4, statues={1: "bastet"}
    )
    celebrate(board)
    assert board.question() == "0 free_action"
    assert not board.told("statue_paid")
    board.play("produce bread", "value 1").until("1 turn")
    assert board.owned(1) == {"scribe": 1}


@pytest.mark.rule("TK-73", "AMB-25", "TK-71")
def test_the_free_action_comes_before_the_scribes_of_the_festival(lay: Lay) -> None:
    owned = {0: "2 papyrus 20 happiness 21 population"}
    board = celebrate(lay(dice="bastet-gray-1", owned=owned, opened=4))
    assert board.question() == "0 free_action"
    assert board.owned() == {"gold": 1, "scribe": 1}  # the rewards of the track
    board.play("produce bread", "value 1").until("1 turn")
    assert board.owned() == {"bread": 1, "gold": 1, "scribe": 3}


@pytest.mark.rule("T06", "AMB-60", "AMB-25")
def test_t06_gained_in_a_festival_brings_nothing_for_it(lay: Lay) -> None:
    owned = {0: "2 papyrus 20 happiness 21 population"}
    board = celebrate(lay(dice="bastet-gray-1", owned=owned, market="T06", opened=4))
    board.play("perform thoth", "value 1", "section 1", "choose T06").until("1 turn")
    assert board.cards() == ["T06"]
    assert "technologies" not in board.sheet()
