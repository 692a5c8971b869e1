"""Set-up, the starting draft and the first-game variant (chapters 2 and 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.games.pharaon import pieces
from maat.games.pharaon.state import PharaonState
from maat.testing import Scenario

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Begin, Lay

GAME = catalog.load("pharaon")


def table(seats: int = 3) -> Scenario[PharaonState]:
    """A table before anything is laid out."""
    return Scenario(GAME, seats)


# The board.


@pytest.mark.rule("PH-10")
def test_the_areas_are_joined_in_random_order() -> None:
    board = table()
    assert board.legal() == ["area artisans", "area chamber", "area nile", "area nobles"]
    board.play("area chamber")
    assert board.legal() == ["area artisans", "area nile", "area nobles"]
    assert GAME.weights(board.state) == [1, 1, 1]


@pytest.mark.rule("PH-10")
def test_the_ring_goes_clockwise_in_the_order_laid(lay: Lay) -> None:
    board = lay(ring="offerings chamber artisans nile nobles")
    assert [pieces.AREA_NAMES[area] for area in board.state.ring] == [
        "offerings",
        "chamber",
        "artisans",
        "nile",
        "nobles",
    ]


@pytest.mark.rule("PH-10", "A-20")
def test_the_wheel_starts_in_a_random_position() -> None:
    board = table().play("area nobles", "area nile", "area chamber")
    assert board.question() == "* wheel"
    assert board.legal() == [f"wheel {color}" for color in sorted(pieces.COLOR_NAMES)]
    assert GAME.weights(board.state) == [1] * 5


@pytest.mark.rule("PH-10", "PH-50")
def test_the_sectors_face_the_areas_in_the_order_of_the_wheel(lay: Lay) -> None:
    board = lay(wheel="power", ring="offerings chamber artisans nile nobles")
    assert board.facing("offerings") == "power"
    assert board.facing("chamber") == "justice"
    assert board.facing("artisans") == "agriculture"
    assert board.facing("nile") == "construction"
    assert board.facing("nobles") == "trade"


@pytest.mark.rule("PH-12")
def test_the_direction_marker_falls_on_a_random_side() -> None:
    board = table().play("area nobles", "area nile", "area chamber", "wheel trade")
    assert board.legal() == ["clockwise", "counterclockwise"]
    assert GAME.weights(board.state) == [1, 1]


@pytest.mark.rule("PH-11")
def test_all_pieces_start_before_the_first_space(lay: Lay) -> None:
    board = lay(4)
    assert board.state.round == 1
    for player in board.state.players:
        assert player.stage == 0
        assert list(player.nile) == [0] * 5
        assert not player.passed


@pytest.mark.rule("PH-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_urns_as_players_lie_open(begin: Begin, seats: int) -> None:
    assert begin(seats).urns() == list(range(1, seats + 1))


@pytest.mark.rule("PH-14")
def test_the_first_player_is_chosen_at_random() -> None:
    board = table(4).play("area nobles", "area nile", "area chamber", "wheel trade", "clockwise")
    assert board.question() == "* first"
    assert board.legal() == ["first 0", "first 1", "first 2", "first 3"]
    assert GAME.weights(board.state) == [1] * 4


@pytest.mark.rule("PH-14")
def test_the_first_player_holds_the_token_and_nobody_is_heir(lay: Lay) -> None:
    board = lay(3, on_turn=2)
    assert board.state.first == 2
    assert board.state.pharaoh == -1


@pytest.mark.rule("PH-15")
def test_three_nobles_and_four_artisans_lie_open(begin: Begin) -> None:
    board = begin()
    assert board.noble_row() == ["grand_vizier_12", "architect_7", "judge_11"]
    assert list(board.state.artisan_row) == [16, 21, 26, 11]


@pytest.mark.rule("PH-15")
def test_an_open_card_cannot_be_turned_up_again(begin: Begin) -> None:
    assert "noble judge_11" not in begin().legal()
    assert begin().why_not("noble judge_11") != ""


@pytest.mark.rule("PH-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_set_and_one_bonus_token_more_than_players(begin: Begin, seats: int) -> None:
    board = begin(seats)
    assert len(board.sets()) == seats + 1
    assert len(board.bonus()) == seats + 1
    assert board.state.bag_total == 40 - 3 * (seats + 1)


@pytest.mark.rule("PH-16")
def test_sets_are_filled_before_the_bonus_zone(begin: Begin) -> None:
    board = begin()
    assert board.sets()[0] == "agriculture_token nile_token"
    assert board.bonus()[0] == "prestige_low"
    names = [name for name in board.events() if name.endswith("_filled")]
    assert names == ["set_filled"] * 8 + ["bonus_filled"] * 4


@pytest.mark.rule("PH-16")
def test_tokens_are_drawn_as_likely_as_they_are_many() -> None:
    board = table().play("area nobles", "area nile", "area chamber", "wheel trade", "clockwise")
    board.play("first 0", "token trade_token", "token prestige_low")
    assert GAME.weights(board.state) == [3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 5, 4]


# The draft.


@pytest.mark.rule("PH-17")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 1, [0, 3, 2, 1]), (5, 4, [3, 2, 1, 0, 4])],
)
def test_the_draft_goes_counterclockwise_and_ends_with_the_first_player(
    begin: Begin, seats: int, first: int, order: list[int]
) -> None:
    board = begin(seats, first=first)
    asked = []
    while board.state.round == 0 or board.state.asked().seat < 0:
        if board.question().endswith("keep"):
            asked.append(int(board.state.seat))
        board.play(board.options()[0])
    assert asked == order


@pytest.mark.rule("PH-17")
def test_a_drafting_player_draws_two_nobles_and_keeps_one(begin: Begin) -> None:
    board = begin().play("noble scribe_3", "noble general_6")
    assert board.question() == "2 keep"
    assert board.legal() == ["keep general_6", "keep scribe_3"]
    board.play("keep general_6")
    assert board.nobles(2) == ["general_6"]


@pytest.mark.rule("PH-17")
@pytest.mark.parametrize("answer", ["keep judge_11", "keep scribe_1", "take 1", "pass"])
def test_only_a_noble_just_drawn_can_be_kept(begin: Begin, answer: str) -> None:
    board = begin().play("noble scribe_3", "noble general_6")
    assert board.why_not(answer) == "PH-17"


@pytest.mark.rule("PH-17", "PH-40")
def test_a_drafting_player_gains_an_urn_and_two_silver(begin: Begin) -> None:
    board = begin().play("noble scribe_3", "noble general_6", "keep general_6")
    assert board.question() == "2 urn_choice"
    assert board.legal() == ["take 1", "take 2", "take 3"]
    board.play("take 3")
    assert board.owned(2) == {"trade": 1, "power": 1, "justice": 1, "silver": 2}
    assert board.urns() == [1, 2]
    assert board.state.urn_discard == 1 << 3


@pytest.mark.rule("PH-17")
@pytest.mark.parametrize("answer", ["take 4", "keep scribe_3", "pass"])
def test_only_an_open_urn_can_be_drafted(begin: Begin, answer: str) -> None:
    board = begin().play("noble scribe_3", "noble general_6", "keep general_6")
    assert board.why_not(answer) == "PH-17"


@pytest.mark.rule("PH-17")
def test_all_three_steps_come_before_the_next_player(begin: Begin) -> None:
    board = begin().play("noble scribe_3", "noble general_6", "keep general_6")
    assert board.owned(2) == {}
    assert board.question() == "2 urn_choice"
    board.play("take 1", "noble scribe_1", "noble scribe_2")
    assert board.question() == "1 keep"


@pytest.mark.rule("PH-18", "A-21")
def test_a_rejected_noble_cannot_be_drawn_by_later_drafters(begin: Begin) -> None:
    board = begin().play("noble scribe_3", "noble general_6", "keep general_6", "take 1")
    assert board.question() == "* noble"
    assert "noble scribe_3" not in board.legal()
    assert "noble general_6" not in board.legal()
    assert len(board.legal()) == 26 - 3 - 2


@pytest.mark.rule("PH-18")
def test_rejected_nobles_are_in_the_deck_after_the_draft(begin: Begin) -> None:
    board = begin().play("noble scribe_3", "noble general_6", "keep general_6", "take 1")
    board.play("noble scribe_1", "noble scribe_2", "keep scribe_2", "take 2")
    board.play("noble scribe_4", "noble scribe_5", "keep scribe_4")
    deck = int(board.state.noble_deck)
    assert [deck >> noble & 1 for noble in (1, 2, 3, 4, 5, 6)] == [1, 0, 1, 0, 1, 0]
    assert deck.bit_count() == 26 - 3 - 3
    assert board.state.rejected == 0


@pytest.mark.rule("PH-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_new_urns_are_laid_out_after_the_draft(begin: Begin, seats: int) -> None:
    board = begin(seats)
    while board.state.round == 0 or board.state.seat < 0:
        board.play(board.options()[0])
    assert len(board.urns()) == seats
    assert int(board.state.urn_discard) == sum(1 << urn for urn in range(1, seats + 1))
    assert board.question() == "0 turn"


@pytest.mark.rule("PH-20", "A-12")
def test_an_immediate_ability_takes_effect_in_the_draft(begin: Begin) -> None:
    board = begin().play("noble official_21", "noble scribe_1", "keep official_21")
    assert board.question() == "2 advance"
    board.play("advance power")
    assert board.nile(2) == [0, 0, 0, 3, 0]
    assert board.question() == "2 urn_choice"
    assert board.play("take 1").owned(2)["silver"] == 4


@pytest.mark.rule("PH-20")
def test_a_starting_noble_may_build_the_first_stage(begin: Begin) -> None:
    board = begin().play("noble official_25", "noble scribe_1", "keep official_25", "take 1")
    assert board.player(2).stage == 1
    assert board.owned(2)["silver"] == 3


@pytest.mark.rule("A-12")
def test_a_starting_teacher_helps_with_the_drafted_urn(begin: Begin) -> None:
    board = begin().play("noble teacher_19", "noble scribe_1", "keep teacher_19", "take 1")
    assert board.question() == "2 teacher"
    board.play("gain justice")
    assert board.owned(2) == {
        "agriculture": 1,
        "construction": 1,
        "trade": 1,
        "justice": 1,
        "silver": 2,
    }
    assert board.player(2).turned == 1 << 19


@pytest.mark.rule("A-12")
def test_a_starting_diplomat_may_replace_the_drafted_urn(begin: Begin) -> None:
    board = begin().play("noble diplomat_20", "noble scribe_1", "keep diplomat_20", "take 1")
    board.play("replace", "gain power", "gain power", "gain trade")
    assert board.owned(2) == {"power": 2, "trade": 1, "silver": 2}
    assert board.player(2).turned == 1 << 20


@pytest.mark.rule("A-12")
def test_a_noble_used_in_the_draft_is_turned_back_for_round_two(lay: Lay) -> None:
    board = lay(nobles={0: "teacher_19"}, turned={0: "teacher_19"})
    assert board.player(0).turned == 1 << 19
    assert board.end_round().player(0).turned == 0


# The first-game variant.


@pytest.mark.rule("PH-25")
def test_newcomers_are_dealt_one_of_the_five_scribes() -> None:
    board = Scenario(GAME, 3, {"scribes": "all"})
    board.play("area nobles", "area nile", "area chamber", "wheel trade", "clockwise", "first 0")
    assert board.question() == "* noble"
    assert board.legal() == [f"noble scribe_{number}" for number in (1, 2, 3, 4, 5)]
    board.play("noble scribe_2")
    assert board.legal() == [f"noble scribe_{number}" for number in (1, 3, 4, 5)]


@pytest.mark.rule("PH-25", "PH-28")
def test_newcomers_choose_no_noble_but_an_urn_and_take_two_silver(begin: Begin) -> None:
    board = begin(scribes="scribe_2 scribe_5 scribe_1", options={"scribes": "all"})
    dealt = sorted(name for seat in range(3) for name in board.nobles(seat))
    assert dealt == ["scribe_1", "scribe_2", "scribe_5"]
    assert board.question() == "2 urn_choice"
    board.play("take 2")
    assert board.owned(2) == {"construction": 1, "trade": 1, "power": 1, "silver": 2}
    assert board.question() == "1 urn_choice"


@pytest.mark.rule("PH-25")
def test_five_newcomers_use_up_all_scribes(begin: Begin) -> None:
    names = "scribe_2 scribe_5 scribe_1 scribe_3 scribe_4"
    board = begin(5, scribes=names, options={"scribes": "all"})
    assert sorted(board.nobles(seat)[0] for seat in range(5)) == sorted(names.split())
    assert int(board.state.noble_deck).bit_count() == 26 - 5 - 3


@pytest.mark.rule("PH-26")
def test_experienced_players_draft_at_the_same_table(begin: Begin) -> None:
    board = begin(scribes="scribe_2 scribe_5", options={"scribes": "0+2"})
    assert len(board.nobles(0)) == len(board.nobles(2)) == 1
    assert board.nobles(1) == []
    assert board.play("take 1").question() == "* noble"
    board.play("noble general_6", "noble doctor_13")
    assert board.question() == "1 keep"


@pytest.mark.rule("PH-27", "A-22")
def test_scribes_nobody_was_dealt_are_back_in_the_deck(begin: Begin) -> None:
    board = begin(scribes="scribe_2 scribe_5", options={"scribes": "0+2"}).play("take 1")
    drawn = [name for name in board.legal() if "scribe" in name]
    assert drawn == ["noble scribe_1", "noble scribe_3", "noble scribe_4"]


@pytest.mark.rule("PH-26")
def test_by_default_nobody_is_dealt_a_scribe(begin: Begin) -> None:
    board = begin()
    assert [board.nobles(seat) for seat in range(3)] == [[], [], []]
    assert board.question() == "* noble"
