"""Round and turn (chapter 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.tekhenu import scene

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Begin, Lay


@pytest.mark.rule("TK-27")
def test_a_round_is_one_turn_each_in_turn_order(lay: Lay) -> None:
    board = lay(3, order=[1, 2, 0], spare="hathor-brown-1 hathor-brown-2 hathor-brown-3")
    seen = [board.question()]
    for _ in range(2):
        seen.append(board.turn().question())
    assert seen == ["1 turn", "2 turn", "0 turn"]


@pytest.mark.rule("TK-28")
def test_exactly_one_die_is_taken(lay: Lay) -> None:
    board = lay(dice="horus-white-3 ra-white-2")
    board.play("take horus-white-3")
    assert board.ring() == ["ra-white-2", "hathor-brown-1", "hathor-brown-1"]
    assert board.why_not("take ra-white-2") == "TK-30"
    board.play("produce limestone")
    assert board.question() == "1 turn"
    assert board.player(0).dice_count == 1


@pytest.mark.rule("TK-28")
def test_a_turn_cannot_be_passed(lay: Lay) -> None:
    board = lay()
    assert board.legal() == ["take hathor-brown-1"]


@pytest.mark.rule("TK-28")
def test_a_die_that_is_not_there_cannot_be_taken(lay: Lay) -> None:
    board = lay(dice="horus-white-3")
    assert board.why_not("take horus-white-4") == "TK-28"


@pytest.mark.rule("TK-28")
def test_a_forbidden_die_may_not_be_taken(lay: Lay) -> None:
    board = lay(dice="horus-black-3 thoth-white-2")
    assert board.why_not("take horus-black-3") == "TK-28"
    assert board.why_not("take thoth-white-2") == "TK-28"


@pytest.mark.rule("TK-28")
def test_the_same_die_twice_is_one_answer(lay: Lay) -> None:
    board = lay(dice="horus-white-3 horus-white-3")
    assert board.legal() == ["take hathor-brown-1", "take horus-white-3"]


@pytest.mark.rule("TK-29")
def test_a_pure_die_goes_to_the_left_a_tainted_one_to_the_right(lay: Lay) -> None:
    board = lay(dice="horus-white-3 horus-yellow-4")
    board.play("take horus-white-3", "produce limestone")
    board.play("take horus-yellow-4", "produce papyrus")
    assert board.scales(0) == ["left white-3"]
    assert board.scales(1) == ["right yellow-4"]


@pytest.mark.rule("TK-29", "AMB-01")
def test_scribes_do_not_change_the_pips_on_the_scales(lay: Lay) -> None:
    board = lay(dice="horus-white-3", owned={0: "1 scribe"}, make={0: "6 limestone"})
    board.play("take horus-white-3", "value 5", "produce limestone")
    assert board.scales() == ["left white-3"]
    assert board.owned() == {"limestone": 5}


@pytest.mark.rule("AMB-01")
def test_changed_pips_may_count_on_the_scales(lay: Lay) -> None:
    board = lay(dice="horus-white-3", owned={0: "1 scribe"}, options={"pips": "changed"})
    board.play("take horus-white-3", "value 5", "produce limestone")
    assert board.scales() == ["left white-5"]


@pytest.mark.rule("AMB-01", "B11")
def test_the_step_of_b11_is_a_changed_value_as_well(lay: Lay) -> None:
    board = lay(dice="horus-white-3", cards={0: "B11"}, options={"pips": "changed"})
    board.play("take horus-white-3", "play B11", "recolor yellow", "value 4", "produce papyrus")
    assert board.scales() == ["right white-4"]


@pytest.mark.rule("AMB-01", "T13", "T14")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("T13", ["produce limestone", "value 5"]), ("T14", ["perform horus", "value 5"])],
)
def test_what_t13_and_t14_change_never_counts_on_the_scales(
    lay: Lay, card: str, answers: list[str]
) -> None:
    owned = {0: "9 granite"}
    more = {"options": {"pips": "changed"}, "cards": {0: card}, "owned": owned}
    board = lay(dice="horus-white-3", **more).play("take horus-white-3", *answers)
    assert board.scales() == ["left white-3"]


@pytest.mark.rule("AMB-01", "B09")
def test_a_die_turned_by_a_blessing_counts_with_its_new_face(lay: Lay) -> None:
    board = lay(dice="horus-white-3", cards={0: "B09"})
    board.play("take horus-white-3", "play B09", "value 6", "produce limestone")
    assert board.scales() == ["left white-6"]


@pytest.mark.rule("TK-30")
def test_the_die_is_used_for_the_god_of_its_section_or_its_color(lay: Lay) -> None:
    board = lay(dice="osiris-white-3", owned={0: "9 granite 9 bread"})
    board.play("take osiris-white-3")
    assert board.legal() == ["perform osiris", "produce limestone"]


@pytest.mark.rule("TK-30")
@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "bastet", "thoth"])
def test_another_god_is_refused(lay: Lay, god: str) -> None:
    rich = {0: "9 papyrus 9 bread 9 limestone 9 granite"}
    board = lay(dice="osiris-white-3", owned=rich).play("take osiris-white-3")
    assert board.why_not(f"perform {god}") == "TK-30"


@pytest.mark.rule("TK-30", "TK-86")
def test_a_gray_die_cannot_produce(lay: Lay) -> None:
    board = lay(dice="osiris-gray-3").play("take osiris-gray-3")
    assert board.legal() == ["perform osiris"]
    assert board.why_not("produce papyrus") == "TK-86"


@pytest.mark.rule("TK-30")
def test_an_action_must_be_performed(lay: Lay) -> None:
    board = lay(dice="osiris-white-3").play("take osiris-white-3")
    assert board.why_not("idle") == "TK-30"
    assert board.why_not("finish") == "TK-30"


@pytest.mark.rule("TK-31")
def test_after_a_turn_the_next_player_follows(lay: Lay) -> None:
    assert lay(4, order=[3, 1, 0, 2]).turn().question() == "1 turn"


@pytest.mark.rule("TK-31")
@pytest.mark.parametrize("dice", [0, 2])
def test_after_an_odd_round_a_new_round_begins(lay: Lay, dice: int) -> None:
    board = lay(3, order=[2, 0, 1], at=2, dice_each=dice).turn()
    assert board.question() == "2 turn"
    assert not board.told("wheel_turned")


@pytest.mark.rule("TK-31", "TK-88")
@pytest.mark.parametrize("dice", [1, 3])
def test_after_an_even_round_the_wheel_turns(lay: Lay, dice: int) -> None:
    board = lay(3, at=2, dice_each=dice).turn()
    assert board.told("wheel_turned")


@pytest.mark.rule("TK-32", "TK-38")
def test_a_die_without_an_affordable_action_cannot_be_taken(lay: Lay) -> None:
    board = lay(dice="ra-gray-3")
    assert board.why_not("take ra-gray-3") == "TK-53"


@pytest.mark.rule("TK-32")
def test_a_colored_die_can_always_produce(lay: Lay) -> None:
    board = lay(dice="ra-white-3").play("take ra-white-3")
    assert board.legal() == ["produce limestone"]
    assert board.why_not("perform ra") == "TK-53"


@pytest.mark.rule("AMB-17", "TK-32")
def test_with_no_action_possible_a_die_is_placed_and_nothing_happens(lay: Lay) -> None:
    board = lay(dice="ra-gray-3 horus-gray-2 horus-black-5", spare="")
    assert board.legal() == ["take horus-gray-2", "take ra-gray-3"]
    board.play("take ra-gray-3")
    if board.question() == "0 prepare":
        assert board.legal() == ["idle"]
        board.play("idle")
    assert board.question() == "1 turn"
    assert board.scales() == ["right gray-3"]


@pytest.mark.rule("AMB-17")
def test_with_forbidden_dice_only_any_die_is_taken_as_tainted(lay: Lay) -> None:
    board = lay(dice="horus-black-5 ra-brown-2", spare="")
    assert board.legal() == ["take horus-black-5", "take ra-brown-2"]
    board.play("take horus-black-5").until("1 turn")
    assert board.scales() == ["right black-5"]
    assert board.owned() == {}


@pytest.mark.rule("TK-01", "TK-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_sixteen_rounds(begin: Begin, seats: int) -> None:
    board = begin(seats).rest()
    began = [seat for seat, _ in board.told("turn_began")]
    assert [began.count(seat) for seat in range(seats)] == [16] * seats
    assert len(board.told("wheel_turned")) == 8
    assert len(board.told("maat_began")) == 4
    assert len(board.told("scoring_began")) == 2


@pytest.mark.rule("TK-02", "TK-09", "TK-98", "AMB-41")
@pytest.mark.parametrize("wheel", ["horus", "bastet"])
def test_scorings_come_in_the_second_and_fourth_maat_phase(begin: Begin, wheel: str) -> None:
    board = begin().play(f"wheel {wheel}").rest()
    wanted = ("wheel_turned", "maat_began", "scoring_began")
    told = [name.split("_")[0] for name in board.events() if name in wanted]
    half = ["wheel", "wheel", "maat", "wheel", "wheel", "maat", "scoring"]
    assert told == half * 2


@pytest.mark.rule("TK-09")
def test_markers_show_where_the_scorings_are(lay: Lay) -> None:
    places = scene.build(lay(wheel="horus").state).places
    marked = [each.values["god"] for each in places if each.key == "place-scoring-marker"]
    assert marked == ["god-thoth", "god-hathor"]


@pytest.mark.rule("AMB-17", "TK-35")
def test_whoever_can_call_anubis_has_an_action(lay: Lay) -> None:
    board = lay(dice="horus-black-5 ra-gray-2", spare="", owned={0: "2 scribe"})
    assert board.legal() == ["anubis"]


@pytest.mark.rule("AMB-17")
def test_the_idle_die_counts_in_the_balance(lay: Lay) -> None:
    board = lay(dice="ra-gray-5", spare="", order=[1, 0], at=1, dice_each=3)
    board.play("take ra-gray-5").until("destiny")
    assert (0, [-5, 0, 0]) in board.told("balance_found")
    assert board.vp(0) == 9
