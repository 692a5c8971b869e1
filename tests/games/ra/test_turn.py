"""Turns: drawing, invoking, spending gods (rulebook p. 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.core.errors import IllegalAction
from maat.games.ra.state import RA_DRAWN

if TYPE_CHECKING:
    from tests.games.ra.conftest import Lay

FULL = "3 nile 2 pharaoh gold art temple"
SEVEN = "3 nile 2 pharaoh gold art"

# Whose turn it is.


@pytest.mark.rule("RA-18")
@pytest.mark.parametrize("deal", [[13, 12, 11], [12, 13, 11], [11, 12, 13]])
def test_the_owner_of_the_highest_sun_opens_the_game(lay: Lay, deal: list[int]) -> None:
    assert lay(deal=deal).question() == f"{deal.index(13)} turn"


@pytest.mark.rule("RA-19")
def test_turns_pass_to_the_left(lay: Lay) -> None:
    board = lay(4, deal=[11, 12, 13, 10])
    order = [board.question()]
    for _ in range(4):
        order.append(board.play("draw", "tile nile").question())
    assert order == ["2 turn", "3 turn", "0 turn", "1 turn", "2 turn"]


@pytest.mark.rule("RA-20", "D-06")
@pytest.mark.parametrize("answer", ["pass", "stop", "bid 13", "discard art", "tile nile"])
def test_a_turn_must_be_one_of_the_three_actions(lay: Lay, answer: str) -> None:
    board = lay()
    assert board.legal() == ["draw", "invoke"]
    assert board.why_not(answer) == "RA-20"


@pytest.mark.rule("RA-20")
def test_one_action_is_a_whole_turn(lay: Lay) -> None:
    assert lay().play("draw", "tile nile").question() == "1 turn"


@pytest.mark.rule("RA-20")
def test_a_refused_answer_changes_nothing(lay: Lay) -> None:
    board = lay()
    before = board.state.copy()
    with pytest.raises(IllegalAction, match="RA-20"):
        board.play("pass")
    assert board.state == before


@pytest.mark.rule("RA-21", "RA-22")
def test_players_without_suns_are_skipped(lay: Lay) -> None:
    board = lay(4, up={1: [], 2: []}).play("draw", "tile nile")
    assert board.question() == "3 turn"


@pytest.mark.rule("RA-21")
def test_a_turn_waits_for_its_auction_and_disasters(lay: Lay) -> None:
    board = lay(owned={2: "art writing religion"}, track="unrest").play("draw", "tile ra")
    assert board.question() == "1 bid"
    assert board.play("pass", "bid 4", "pass").question() == "2 discard"
    assert board.play("discard art", "discard writing").question() == "1 turn"


@pytest.mark.rule("RA-22")
def test_without_suns_gods_cannot_be_spent_either(lay: Lay) -> None:
    board = lay(2, up={1: []}, owned={1: "god"}, track="nile").play("draw", "tile nile")
    assert board.question() == "0 turn"


@pytest.mark.rule("RA-23")
@pytest.mark.parametrize(
    ("track", "owned", "legal"),
    [
        ("", "", ["draw", "invoke"]),
        (SEVEN, "", ["draw", "invoke"]),
        ("god", "god", ["draw", "invoke"]),
        ("god nile", "god", ["draw", "invoke", "take nile"]),
        (FULL, "", ["invoke"]),
        ("8 nile", "god", ["invoke", "take nile"]),
    ],
)
def test_the_actions_allowed_depend_on_the_track(
    lay: Lay, track: str, owned: str, legal: list[str]
) -> None:
    assert lay(track=track, owned={0: owned}).legal() == legal


# Drawing.


@pytest.mark.rule("RA-24", "RA-23")
def test_no_tile_is_drawn_onto_a_full_track(lay: Lay) -> None:
    board = lay(track=FULL)
    assert board.why_not("draw") == "RA-24"


@pytest.mark.rule("RA-25")
def test_a_tile_is_drawn_by_chance_and_shown(lay: Lay) -> None:
    board = lay().play("draw")
    assert board.question() == "* tile"
    board.play("tile gold")
    assert board.bag("gold") == 4
    assert board.state.bag_total == 179
    assert "tile_drawn" in board.events()


@pytest.mark.rule("RA-26")
def test_a_drawn_tile_goes_to_the_leftmost_empty_space(lay: Lay) -> None:
    board = lay(track="nile gold").play("draw", "tile temple")
    assert board.track() == ["nile", "gold", "temple", "-", "-", "-", "-", "-"]


@pytest.mark.rule("RA-26", "RA-36")
def test_the_leftmost_gap_is_filled_first(lay: Lay) -> None:
    board = lay(owned={0: "2 god"}, track="nile gold temple").play("take gold", "take nile")
    assert board.track() == ["-", "-", "temple", "-", "-", "-", "-", "-"]
    board.play("draw", "tile art")
    assert board.track() == ["art", "-", "temple", "-", "-", "-", "-", "-"]


@pytest.mark.rule("RA-26", "RA-65")
def test_a_drawn_disaster_goes_to_the_track_like_any_tile(lay: Lay) -> None:
    board = lay(owned={0: "2 pharaoh"}).play("draw", "tile funeral")
    assert board.track()[0] == "funeral"
    assert board.owned(0) == {"pharaoh": 2}
    assert board.question() == "1 turn"


@pytest.mark.rule("E-01")
def test_an_eighth_tile_fills_the_track(lay: Lay) -> None:
    board = lay(track=SEVEN).play("draw", "tile temple")
    assert board.legal() == ["invoke"]


@pytest.mark.rule("E-01", "RA-49")
def test_a_ra_drawn_with_seven_tiles_is_no_full_track(lay: Lay) -> None:
    board = lay(track=SEVEN).play("draw", "tile ra")
    assert board.state.context == RA_DRAWN
    board.play("pass", "pass", "pass")
    assert board.state.filled == 7


@pytest.mark.rule("E-02", "RA-23")
def test_on_a_full_track_without_gods_only_invoking_is_left(lay: Lay) -> None:
    assert lay(track=FULL).legal() == ["invoke"]


# A Ra tile.


@pytest.mark.rule("RA-27", "D-09")
def test_a_drawn_ra_is_discarded_at_once_and_moves_the_boat(lay: Lay) -> None:
    board = lay().play("draw", "tile ra")
    assert board.discarded("ra") == 1
    assert board.state.ra_count == 1
    assert board.track() == ["-"] * 8
    assert board.question() == "1 bid"


@pytest.mark.rule("RA-28", "RA-80", "D-15")
def test_the_last_ra_ends_the_epoch_without_an_auction(lay: Lay) -> None:
    board = lay(3, ra=7, track="nile").play("draw", "tile ra")
    assert "epoch_ended_by_ra" in board.events()
    assert "bid_placed" not in board.events()
    assert board.question() == "0 turn"
    assert board.state.epoch == 2


@pytest.mark.rule("RA-29")
def test_who_draws_a_ra_becomes_the_ra_player(lay: Lay) -> None:
    board = lay().play("draw", "tile nile", "draw", "tile ra")
    assert board.state.ra_player == 1
    assert board.question() == "2 bid"


@pytest.mark.rule("RA-30", "RA-42")
def test_a_drawn_ra_starts_an_auction_even_for_the_sun_alone(lay: Lay) -> None:
    board = lay().play("draw", "tile ra", "bid 3", "pass", "pass")
    assert board.state.center == 3
    assert board.down(1) == [1]
    assert board.owned(1) == {}


@pytest.mark.rule("RA-31")
@pytest.mark.parametrize(("seats", "moves"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_epoch_ends_with_this_move_and_not_before(lay: Lay, seats: int, moves: int) -> None:
    board = lay(seats, ra=moves - 2).play("draw", "tile ra")
    assert board.question() == "1 bid"
    board.play(*["pass"] * seats)
    assert board.state.epoch == 1
    assert board.play("draw", "tile ra").state.epoch == 2


# Invoking.


@pytest.mark.rule("RA-32", "RA-41")
def test_invoking_starts_an_auction_with_the_next_to_the_left(lay: Lay) -> None:
    board = lay(4, deal=[11, 12, 10, 13], track="nile").play("invoke")
    assert board.state.ra_player == 3
    assert board.question() == "0 bid"


@pytest.mark.rule("RA-33", "D-08")
def test_invoking_does_not_move_the_boat(lay: Lay) -> None:
    board = lay(ra=7, track="nile").play("invoke", "pass", "pass", "bid 2")
    assert board.state.ra_count == 7
    assert board.state.epoch == 1


@pytest.mark.rule("RA-34")
@pytest.mark.parametrize("track", ["", "nile", SEVEN, FULL])
def test_ra_may_be_invoked_with_any_number_of_tiles(lay: Lay, track: str) -> None:
    assert "invoke" in lay(track=track).legal()


@pytest.mark.rule("E-07", "RA-34", "RA-53")
def test_invoking_with_an_empty_track_swaps_a_sun(lay: Lay) -> None:
    board = lay().play("invoke", "pass", "pass", "bid 2")
    assert board.up(0) == [5, 8, 13]
    assert board.down(0) == [1]
    assert board.state.center == 2


# Spending gods.


@pytest.mark.rule("RA-35")
def test_spending_needs_a_god(lay: Lay) -> None:
    board = lay(track="nile god", owned={1: "god"})
    assert board.why_not("take nile") == "RA-35"


@pytest.mark.rule("RA-35", "E-04")
def test_spending_needs_a_tile_that_is_no_god(lay: Lay) -> None:
    board = lay(track="2 god", owned={0: "god"})
    assert board.legal() == ["draw", "invoke"]
    assert board.why_not("take nile") in {"RA-35", "RA-36"}


@pytest.mark.rule("RA-35", "RA-23")
def test_gods_may_be_spent_on_a_full_track(lay: Lay) -> None:
    board = lay(track="8 nile", owned={0: "god"}).play("take nile")
    assert board.state.filled == 7


@pytest.mark.rule("RA-36")
def test_an_exchange_gives_a_god_for_a_tile(lay: Lay) -> None:
    board = lay(track="nile gold", owned={0: "god"}).play("take gold")
    assert board.owned(0) == {"gold": 1}
    assert board.discarded("god") == 1
    assert board.track()[:3] == ["nile", "-", "-"]


@pytest.mark.rule("RA-36")
@pytest.mark.parametrize("answer", ["take gold", "take ra", "take sphinx"])
def test_only_a_tile_on_the_track_can_be_taken(lay: Lay, answer: str) -> None:
    board = lay(track="nile", owned={0: "god"})
    assert board.why_not(answer) == "RA-36"


@pytest.mark.rule("RA-37", "D-17", "RA-65")
def test_a_disaster_taken_with_a_god_strikes_at_once(lay: Lay) -> None:
    board = lay(track="funeral nile", owned={0: "god 3 pharaoh"}).play("take funeral")
    assert board.owned(0) == {"pharaoh": 1}
    assert board.discarded("funeral") == 1
    assert board.discarded("pharaoh") == 2


@pytest.mark.rule("RA-38", "D-05")
def test_several_gods_may_be_spent_in_one_action(lay: Lay) -> None:
    board = lay(track="nile gold art", owned={0: "3 god"}).play("take nile")
    assert board.question() == "0 more"
    assert board.legal() == ["stop", "take art", "take gold"]
    assert board.play("take art", "stop").question() == "1 turn"
    assert board.owned(0) == {"god": 1, "nile": 1, "art": 1}


@pytest.mark.rule("RA-38")
@pytest.mark.parametrize("answer", ["draw", "invoke", "pass", "bid 13"])
def test_between_exchanges_a_player_goes_on_or_stops(lay: Lay, answer: str) -> None:
    board = lay(track="nile gold art", owned={0: "2 god"}).play("take nile")
    assert board.why_not(answer) == "RA-38"


@pytest.mark.rule("RA-38")
def test_the_action_ends_with_the_last_god(lay: Lay) -> None:
    board = lay(track="nile gold", owned={0: "god"}).play("take nile")
    assert board.question() == "1 turn"


@pytest.mark.rule("RA-38")
def test_each_exchange_is_settled_before_the_next(lay: Lay) -> None:
    board = lay(track="unrest art", owned={0: "2 god writing religion art"}).play("take unrest")
    assert board.question() == "0 discard"
    board.play("discard writing", "discard art")
    assert board.question() == "0 more"
    assert board.play("take art").owned(0) == {"religion": 1, "art": 1}


@pytest.mark.rule("RA-39")
def test_a_god_cannot_take_a_god(lay: Lay) -> None:
    board = lay(track="god nile", owned={0: "2 god"})
    assert board.why_not("take god") == "RA-39"
    assert board.play("take nile").question() == "1 turn"


@pytest.mark.rule("RA-39")
def test_a_god_cannot_take_a_god_in_a_later_exchange_either(lay: Lay) -> None:
    board = lay(track="god nile gold", owned={0: "2 god"}).play("take nile")
    assert board.why_not("take god") == "RA-39"
    assert board.why_not("take nile") == "RA-36"


@pytest.mark.rule("RA-40")
def test_spending_gods_moves_no_boat_and_costs_no_sun(lay: Lay) -> None:
    board = lay(track="nile gold", owned={0: "god"}, ra=2).play("take nile")
    assert board.state.ra_count == 2
    assert board.up(0) == [2, 5, 8, 13]
    assert board.state.center == 1
    assert "ra_invoked" not in board.events()


@pytest.mark.rule("E-03", "RA-24", "RA-26")
def test_a_god_makes_room_on_a_full_track(lay: Lay) -> None:
    board = lay(track="gold 7 nile", owned={0: "2 god"}).play("take gold", "stop")
    assert board.state.filled == 7
    assert board.play("draw", "tile art").track()[0] == "art"


@pytest.mark.rule("E-05", "RA-38")
def test_three_gods_but_only_one_tile_to_take(lay: Lay) -> None:
    board = lay(track="pharaoh god", owned={0: "3 god"}).play("take pharaoh")
    assert board.question() == "1 turn"
    assert board.owned(0) == {"god": 2, "pharaoh": 1}


@pytest.mark.rule("E-06", "RA-37", "RA-38", "RA-72")
def test_a_god_takes_unrest_and_another_god_goes_on(lay: Lay) -> None:
    board = lay(track="unrest nile", owned={0: "2 god 2 art writing"}).play("take unrest")
    assert board.legal() == ["discard art", "discard writing"]
    board.play("discard art", "discard writing")
    assert board.owned(0) == {"god": 1, "art": 1}
    assert board.legal() == ["stop", "take nile"]


@pytest.mark.rule("RA-21", "RA-38")
def test_an_exchange_ends_with_its_turn(lay: Lay) -> None:
    board = lay(owned={0: "2 god", 1: "god"}, track="nile gold")
    board.play("take nile", "stop", "draw", "tile ra", "pass", "pass", "pass")
    assert board.question() == "2 turn"


@pytest.mark.rule("RA-64")
def test_other_tiles_do_nothing_before_the_scoring(lay: Lay) -> None:
    board = lay(track="gold flood nile pharaoh art temple").play("invoke", "pass", "pass", "bid 2")
    assert board.scores() == [10, 10, 10]
    assert board.legal() == ["draw", "invoke"]
