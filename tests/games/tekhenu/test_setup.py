"""Set-up for two to four players (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core.state import NOBODY

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Begin, Board, Lay

GAME = catalog.load("tekhenu")


def drafted(board: Board, *picks: str) -> Board:
    """Through the draft with these Starting cards on the table, taken in this order."""
    board.until("starting_card")
    while board.step() == "starting_card":
        wanted = [f"deal {card}" for card in picks if f"deal {card}" in board.options()]
        board.play(wanted[0] if wanted else board.options()[0])
    board.play("first 0")
    return board.play(*(f"choose {card}" for card in picks))


@pytest.mark.rule("TK-08")
def test_the_wheel_starts_in_one_of_six_positions(begin: Begin) -> None:
    board = begin()
    assert board.question() == "* wheel"
    assert len(board.legal()) == 6
    assert GAME.weights(board.state) == [1] * 6


@pytest.mark.rule("TK-08", "TK-24")
def test_the_sectors_follow_the_position_of_the_wheel(begin: Begin) -> None:
    board = begin().play("wheel thoth")
    gods = ["thoth", "osiris", "horus", "ra", "hathor", "bastet"]
    lights = ["sunny", "sunny", "shaded", "dark", "dark", "shaded"]
    assert [board.light(god) for god in gods] == lights


@pytest.mark.rule("TK-10")
def test_three_of_27_pillar_tiles_are_shown(begin: Begin) -> None:
    board = begin().until("reveal")
    assert len(board.legal()) == 27
    assert GAME.weights(board.state) == [1] * 27
    board.play("reveal P05", "reveal P09", "reveal P11")
    assert sorted(board.display()) == ["P05", "P09", "P11"]
    assert board.step() != "reveal"


@pytest.mark.rule("TK-11")
def test_the_horus_tiles_are_spread_at_random(begin: Begin) -> None:
    board = begin().until("bonus")
    assert len(board.legal()) == 6
    board.play("bonus osiris")
    assert "bonus osiris" not in board.legal()
    assert GAME.weights(board.state) == [1] * 5
    board.play("bonus ra", "bonus horus", "bonus bastet", "bonus thoth")
    assert board.state.slots == [5, 1, 0, 3, 4, 2]


@pytest.mark.rule("TK-11")
def test_beginners_use_the_printed_bonuses(begin: Begin) -> None:
    board = begin(options={"bonuses": "printed"}).until("turn")
    assert not board.told("bonus_laid")
    assert board.state.slots == [5, 1, 3, 2, 4, 0]


@pytest.mark.rule("TK-14")
@pytest.mark.parametrize(
    ("seats", "dice"),
    [(2, [4, 4, 4, 4, 6]), (3, [5, 5, 5, 5, 4]), (4, [5, 5, 5, 5, 6])],
)
def test_some_dice_stay_in_the_box(begin: Begin, seats: int, dice: list[int]) -> None:
    board = begin(seats).until("die")
    assert board.bag() == dice


@pytest.mark.rule("TK-15")
def test_every_die_in_the_bag_is_as_likely_and_so_is_every_face(begin: Begin) -> None:
    board = begin(4).until("die")
    weights = dict(zip(board.options(), GAME.weights(board.state), strict=True))
    assert len(weights) == 30
    assert {weights[f"roll white-{value}"] for value in range(1, 7)} == {weights["roll brown-4"]}
    assert weights["roll gray-1"] * 5 == weights["roll white-1"] * 6


@pytest.mark.rule("TK-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_section_receives_three_dice(begin: Begin, seats: int) -> None:
    board = begin(seats).until("keep_decree")
    sections = [die.split("-")[0] for die in board.ring()]
    assert {god: sections.count(god) for god in sections} == {
        god: 3 for god in ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]
    }
    assert board.state.bag_total == 2 * seats


@pytest.mark.rule("TK-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_player_starts_with(begin: Begin, seat: int) -> None:
    board = begin(3).until("destiny")
    assert board.vp(seat) == 10
    assert board.track(seat) == (2, 5)
    assert board.owned(seat) == {"gold": 1, "scribe": 1}
    assert board.markers(seat) == [2, 2, 2, 2]
    assert board.player(seat).buildings == board.player(seat).statues == 0


@pytest.mark.rule("TK-17")
def test_two_players_leave_a_technology_and_a_decree_in_the_box(begin: Begin) -> None:
    board = begin(2).until("market_card").play("deal B01", "deal B02")
    assert len(board.legal()) == 23
    assert "deal T16" not in board.legal()
    board.until("secret_decree")
    assert len(board.legal()) == 23
    assert "deal D20" not in board.legal()


@pytest.mark.rule("TK-17")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_use_every_card(begin: Begin, seats: int) -> None:
    board = begin(seats).until("market_card").play("deal B01", "deal B02")
    assert len(board.legal()) == 24
    board.until("secret_decree")
    assert len(board.legal()) == 24


@pytest.mark.rule("TK-18")
def test_two_sections_of_the_market_are_filled(begin: Begin) -> None:
    board = begin().until("turn")
    assert [card[0] for card in board.market(1)] == ["B", "B", "T"]
    assert [card[0] for card in board.market(2)] == ["B", "B", "T", "T"]
    assert board.market(3) == board.market(4) == ["-"] * 4


@pytest.mark.rule("TK-19")
def test_one_of_two_decrees_is_kept(begin: Begin) -> None:
    board = begin().until("secret_decree")
    board.play("deal D05", "deal D06", "deal D07", "deal D08")
    assert board.legal() == ["choose D05", "choose D06"]
    board.play("choose D06", "choose D07")
    assert board.cards(0) == ["D06"]
    assert board.cards(1) == ["D07"]


@pytest.mark.rule("TK-19")
def test_the_other_decree_goes_under_the_deck(begin: Begin) -> None:
    board = begin().until("secret_decree")
    board.play("deal D05", "deal D06", "deal D07", "deal D08", "choose D06", "choose D07")
    assert board.state.decree_left == 23 - 4
    assert [entry & 31 for entry in board.state.bottom] == [4, 7]


@pytest.mark.rule("TK-19", "TK-76")
def test_a_decree_is_seen_by_its_owner_only(begin: Begin) -> None:
    board = begin().until("secret_decree")
    board.play("deal D05", "deal D06", "deal D07", "deal D08", "choose D06", "choose D07")
    assert GAME.redact(board.state, 0).players[0].decrees == 1 << 5
    for stranger in (1, NOBODY):
        seen = GAME.redact(board.state, stranger).players[0]
        assert (seen.decrees, seen.decree_count) == (0, 1)


@pytest.mark.rule("TK-20")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 7), (4, 9)])
def test_how_many_starting_cards_lie_open(begin: Begin, seats: int, cards: int) -> None:
    board = begin(seats).until("starting_card")
    assert GAME.weights(board.state) == [1] * 12
    board.until("draft")
    assert len(board.legal()) == cards


@pytest.mark.rule("TK-20")
def test_all_destiny_cards_lie_open(begin: Begin) -> None:
    board = begin().until("destiny")
    assert board.legal() == ["choose A01", "choose A02", "choose A03", "choose A04"]


@pytest.mark.rule("TK-21")
def test_starting_cards_are_drafted_in_a_snake(begin: Begin) -> None:
    board = begin(4).until("first_player").play("first 2")
    asked = []
    while board.step() == "draft":
        asked.append(board.question())
        board.play(board.options()[0])
    assert [question[0] for question in asked] == list("23011032")


@pytest.mark.rule("TK-21")
def test_a_starting_card_taken_is_gone(begin: Begin) -> None:
    board = begin().until("draft")
    card = board.options()[2]
    board.play(card)
    assert card not in board.legal()
    assert board.why_not(card) == "TK-21"


@pytest.mark.rule("TK-21")
def test_anybody_may_be_first_in_the_draft(begin: Begin) -> None:
    board = begin(3).until("first_player")
    assert board.legal() == ["first 0", "first 1", "first 2"]


@pytest.mark.rule("TK-22")
def test_the_highest_initiative_goes_first(begin: Begin) -> None:
    board = drafted(begin(3), "S07", "S12", "S09", "S10", "S08", "S11")
    assert board.state.order == [1, 2, 0]
    board = drafted(begin(3), "S07", "S08", "S09", "S12", "S10", "S11")
    assert board.state.order == [2, 0, 1]


@pytest.mark.rule("TK-22")
def test_the_highest_single_card_breaks_a_tie(begin: Begin) -> None:
    board = drafted(begin(2), "S07", "S08", "S11", "S12")
    assert board.state.order == [0, 1]
    board = drafted(begin(2), "S08", "S07", "S12", "S11")
    assert board.state.order == [1, 0]


@pytest.mark.rule("TK-23")
def test_destiny_cards_are_chosen_in_the_new_turn_order(begin: Begin) -> None:
    board = drafted(begin(3), "S07", "S08", "S09", "S12", "S10", "S11")
    assert board.question() == "2 destiny"
    board.play("choose A02")
    assert board.question() == "0 destiny"
    assert board.why_not("choose A02") == "TK-23"
    board.play("choose A01")
    assert board.question() == "1 destiny"


@pytest.mark.rule("TK-23", "S07", "S12", "A02")
def test_everybody_receives_what_the_cards_give(begin: Begin) -> None:
    board = drafted(begin(), "S12", "S08", "S11", "S07").play("choose A02", "choose A01")
    assert board.until("turn").owned(0) == {"gold": 1 + 2 + 1 + 1, "scribe": 1 + 2}
    assert board.track(1) == (4, 8)


@pytest.mark.rule("TK-23")
def test_destiny_cards_stay_and_starting_cards_leave(begin: Begin) -> None:
    board = drafted(begin(), "S12", "S08", "S11", "S07").play("choose A02", "choose A01")
    board.until("turn")
    assert board.destiny() == ["A02", "A01"]
    assert not board.player(0).starting
    assert not board.state.starting


@pytest.mark.rule("TK-23", "AMB-38")
def test_own_setup_cards_are_used_in_any_order(begin: Begin) -> None:
    board = drafted(begin(), "S01", "S08", "S07", "S04").play("choose A02", "choose A01")
    board.until("0 reward")
    assert {"choose S01", "choose S04"} <= set(board.legal())
    board.play("choose S04")
    assert board.step() == "goods"


@pytest.mark.rule("AMB-38")
def test_setup_rewards_come_player_by_player(begin: Begin) -> None:
    board = drafted(begin(), "S02", "S12", "S01", "S03").play("choose A01", "choose A02")
    assert board.state.order == [1, 0]
    board.play("settle granite")
    assert board.question() == "0 reward"


@pytest.mark.rule("TK-13")
def test_five_gold_wait_on_the_board(begin: Begin) -> None:
    board = begin().until("destiny")
    assert board.state.gold_on == 0b11111


@pytest.mark.rule("TK-19", "TK-23")
def test_only_cards_at_hand_are_chosen(begin: Begin) -> None:
    board = begin().until("secret_decree")
    board.play("deal D05", "deal D06", "deal D07", "deal D08")
    assert board.why_not("choose D07") == "TK-19"
    board.until("reward")
    assert board.why_not("choose S12") == "TK-23"


@pytest.mark.rule("TK-19", "P13")
def test_a_decree_under_the_deck_is_drawn_last_of_all(lay: Lay) -> None:
    board = lay(
        dice="ra-white-1",
        owned={0: "4 limestone"},
        display="P22 P23 P13",
        deck="D01",
        discarded="D09",
    )
    board.state.decree_deck, board.state.decree_left = 0, 0
    board.state.bottom = [0, 32 + 4]
    board.player(1).decrees -= 1 << 4
    board.player(1).decree_count -= 1
    board.play("take ra-white-1", "perform ra", "place r3c3", "rotate 0").until("secret_decree")
    assert board.legal() == ["deal D01"]


@pytest.mark.rule("TK-22")
def test_the_order_of_four_players(begin: Begin) -> None:
    """13, 15, 15 and 14; the tie goes to the holder of S12."""
    board = drafted(begin(4), "S05", "S06", "S12", "S04", "S10", "S03", "S09", "S08")
    assert board.state.order == [2, 1, 3, 0]
