"""Auctions (rulebook p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.ra.state import INVOKED_FULL, INVOKED_NOT_FULL, RA_DRAWN

if TYPE_CHECKING:
    from tests.games.ra.conftest import Lay

FULL = "3 nile 2 pharaoh gold art temple"

# The order and the size of bids.


@pytest.mark.rule("RA-41")
def test_only_a_ra_or_an_invocation_starts_an_auction(lay: Lay) -> None:
    assert lay().play("draw", "tile ra").question() == "1 bid"
    assert lay().play("invoke").question() == "1 bid"
    assert lay().play("draw", "tile god").question() == "1 turn"
    assert lay(owned={0: "god"}, track="nile").play("take nile").question() == "1 turn"


@pytest.mark.rule("RA-42")
def test_the_prize_is_the_whole_track_and_the_central_sun(lay: Lay) -> None:
    board = lay(3, track="nile gold 2 art").play("invoke", "bid 3", "pass", "pass")
    assert board.owned(1) == {"nile": 1, "gold": 1, "art": 2}
    assert board.down(1) == [1]
    assert board.track() == ["-"] * 8
    assert board.state.filled == 0


@pytest.mark.rule("RA-43")
def test_bidding_goes_left_from_the_ra_player_who_is_last(lay: Lay) -> None:
    board = lay(4, deal=[11, 13, 12, 10]).play("draw", "tile ra")
    order = [board.question()]
    for _ in range(3):
        order.append(board.play("pass").question())
    assert order == ["2 bid", "3 bid", "0 bid", "1 bid"]


@pytest.mark.rule("RA-43")
def test_nobody_is_asked_twice(lay: Lay) -> None:
    board = lay().play("invoke", "bid 3", "bid 4", "bid 5")
    assert board.question() == "1 turn"


@pytest.mark.rule("RA-44")
def test_a_player_bids_one_own_sun_or_passes(lay: Lay) -> None:
    board = lay().play("invoke")
    assert board.legal() == ["bid 12", "bid 3", "bid 6", "bid 9", "pass"]


@pytest.mark.rule("RA-44")
@pytest.mark.parametrize("answer", ["bid 13", "bid 1", "bid 16", "bid 4"])
def test_a_sun_of_somebody_else_cannot_be_bid(lay: Lay, answer: str) -> None:
    assert lay().play("invoke").why_not(answer) == "RA-44"


@pytest.mark.rule("RA-44", "RA-43")
@pytest.mark.parametrize("answer", ["draw", "invoke", "stop", "take nile", "discard art"])
def test_nothing_but_a_bid_or_a_pass_answers_an_auction(lay: Lay, answer: str) -> None:
    board = lay(track="nile", owned={1: "god art"}).play("invoke")
    assert board.why_not(answer) in {"RA-43", "RA-44"}


@pytest.mark.rule("RA-45")
def test_the_first_bid_may_be_any_sun(lay: Lay) -> None:
    board = lay(5).play("invoke", "pass", "pass")
    assert board.legal() == ["bid 10", "bid 13", "bid 5", "pass"]


@pytest.mark.rule("RA-45")
def test_a_bid_must_beat_the_one_before(lay: Lay) -> None:
    board = lay().play("invoke", "bid 9")
    assert board.legal() == ["bid 10", "bid 11", "pass"]
    assert board.why_not("bid 7") == "RA-45"


@pytest.mark.rule("RA-45")
def test_a_bid_must_beat_the_highest_even_after_a_pass(lay: Lay) -> None:
    board = lay().play("invoke", "bid 6", "pass")
    assert board.legal() == ["bid 13", "bid 8", "pass"]
    assert board.why_not("bid 5") == "RA-45"


@pytest.mark.rule("RA-46")
def test_who_cannot_bid_higher_passes_without_being_asked(lay: Lay) -> None:
    board = lay(4, track="nile").play("invoke", "bid 12")
    assert board.question() == "0 bid"
    assert [seat for seat, _ in board.told("could_not_bid")] == [2, 3]


@pytest.mark.rule("RA-46")
def test_who_has_no_sun_passes_without_being_asked(lay: Lay) -> None:
    board = lay(4, up={1: [], 3: []}).play("draw", "tile ra")
    assert board.question() == "2 bid"
    assert board.play("pass").question() == "0 bid"


@pytest.mark.rule("RA-46", "RA-59")
def test_a_bid_nobody_can_beat_wins_at_once(lay: Lay) -> None:
    board = lay(2, deal=[8, 9]).play("draw", "tile nile", "invoke", "bid 9")
    assert board.owned(1) == {"nile": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("RA-47", "RA-107")
def test_everybody_hears_every_bid_and_pass(lay: Lay) -> None:
    board = lay().play("invoke", "bid 6", "pass")
    assert board.told("bid_placed") == [(1, [6, 0, 0])]
    assert [seat for seat, _ in board.told("passed")] == [2]
    heard = board.match.view(0).events
    assert len(heard) == len(board.match.log.events)


@pytest.mark.rule("RA-48", "RA-50")
def test_after_a_drawn_ra_everybody_may_pass(lay: Lay) -> None:
    board = lay().play("draw", "tile ra")
    for _ in range(3):
        assert "pass" in board.legal()
        board.play("pass")
    assert board.question() == "1 turn"


# The three kinds of auction.


@pytest.mark.rule("RA-49")
@pytest.mark.parametrize(
    ("track", "answers", "context"),
    [
        ("nile", ["draw", "tile ra"], RA_DRAWN),
        ("nile", ["invoke"], INVOKED_NOT_FULL),
        ("", ["invoke"], INVOKED_NOT_FULL),
        ("7 nile", ["invoke"], INVOKED_NOT_FULL),
        ("7 nile", ["draw", "tile ra"], RA_DRAWN),
        (FULL, ["invoke"], INVOKED_FULL),
    ],
)
def test_the_kind_of_auction_is_settled_at_its_start(
    lay: Lay, track: str, answers: list[str], context: int
) -> None:
    assert lay(track=track).play(*answers).state.context == context


@pytest.mark.rule("RA-51")
def test_all_pass_on_a_drawn_ra_and_everything_stays(lay: Lay) -> None:
    board = lay(track="nile gold").play("draw", "tile ra", "pass", "pass", "pass")
    assert board.track()[:3] == ["nile", "gold", "-"]
    assert board.state.center == 1
    assert [board.down(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("RA-52", "D-03")
def test_all_pass_on_a_full_track_and_the_tiles_are_lost(lay: Lay) -> None:
    board = lay(track=FULL).play("invoke", "pass", "pass", "pass")
    assert board.track() == ["-"] * 8
    assert board.state.filled == 0
    assert sum(board.state.discarded) == 8
    assert board.discarded("nile") == 3
    assert board.state.center == 1


@pytest.mark.rule("RA-52", "RA-65")
def test_disasters_on_a_discarded_track_strike_nobody(lay: Lay) -> None:
    track = "2 funeral 2 drought 4 unrest"
    owned = {seat: "pharaoh nile art" for seat in range(3)}
    board = lay(track=track, owned=owned).play("invoke", "pass", "pass", "pass")
    assert [board.owned(seat) for seat in range(3)] == [{"pharaoh": 1, "nile": 1, "art": 1}] * 3


@pytest.mark.rule("RA-52", "RA-48")
def test_on_a_full_track_even_the_ra_player_may_pass(lay: Lay) -> None:
    board = lay(track=FULL).play("invoke", "pass", "pass")
    assert board.legal() == ["bid 13", "bid 2", "bid 5", "bid 8", "pass"]


@pytest.mark.rule("RA-53", "D-11", "RA-48")
def test_the_ra_player_must_bid_if_nobody_else_has(lay: Lay) -> None:
    board = lay(track="nile").play("invoke", "pass", "pass")
    assert board.legal() == ["bid 13", "bid 2", "bid 5", "bid 8"]
    assert board.why_not("pass") == "RA-53"


@pytest.mark.rule("RA-53")
def test_the_ra_player_may_pass_if_somebody_has_bid(lay: Lay) -> None:
    board = lay(track="nile").play("invoke", "bid 6", "pass")
    assert board.legal() == ["bid 13", "bid 8", "pass"]
    assert board.play("pass").owned(1) == {"nile": 1}


@pytest.mark.rule("RA-53", "D-11")
def test_the_others_may_pass_on_an_invocation(lay: Lay) -> None:
    board = lay(track="nile").play("invoke")
    assert board.why_not("pass") == ""
    assert board.play("pass").why_not("pass") == ""


@pytest.mark.rule("RA-54")
def test_the_ra_player_can_always_obey(lay: Lay) -> None:
    board = lay(up={0: [2]}, track="nile").play("invoke", "pass", "pass")
    assert board.legal() == ["bid 2"]


@pytest.mark.rule("RA-55")
def test_a_lone_ra_player_must_bid_at_once(lay: Lay) -> None:
    board = lay(up={1: [], 2: []}, track="nile").play("invoke")
    assert board.question() == "0 bid"
    assert board.legal() == ["bid 13", "bid 2", "bid 5", "bid 8"]
    assert board.why_not("pass") == "RA-53"


# After the auction.


@pytest.mark.rule("RA-56", "D-01")
@pytest.mark.parametrize(
    "answers",
    [
        ["invoke", "bid 3", "pass", "pass"],
        ["invoke", "pass", "bid 4", "pass"],
        ["invoke", "pass", "pass", "bid 2"],
        ["draw", "tile ra", "pass", "pass", "pass"],
        ["draw", "tile ra", "bid 12", "pass"],
    ],
)
def test_play_goes_on_left_of_the_ra_player(lay: Lay, answers: list[str]) -> None:
    assert lay(track="nile").play(*answers).question() == "1 turn"


@pytest.mark.rule("RA-56")
def test_a_winner_without_suns_left_is_passed_over(lay: Lay) -> None:
    board = lay(up={1: [12]}, track="nile").play("invoke", "bid 12", "pass")
    assert board.question() == "2 turn"


@pytest.mark.rule("RA-57")
def test_the_ra_player_plays_again_if_nobody_else_can(lay: Lay) -> None:
    board = lay(2, up={1: [8]}, track="nile").play("invoke", "bid 8", "pass")
    assert board.question() == "0 turn"


@pytest.mark.rule("RA-58")
@pytest.mark.parametrize("statue", [0, 1, 2])
def test_between_auctions_the_statue_means_nothing(lay: Lay, statue: int) -> None:
    board = lay(track="nile")
    board.state.ra_player = statue
    assert board.legal() == ["draw", "invoke"]
    assert board.play("draw", "tile gold").question() == "1 turn"
    assert board.play("invoke").question() == "2 bid"


# Winning.


@pytest.mark.rule("RA-59")
def test_the_highest_bid_wins(lay: Lay) -> None:
    board = lay(track="nile").play("invoke", "bid 3", "bid 7", "bid 8")
    assert [board.owned(seat) for seat in range(3)] == [{"nile": 1}, {}, {}]


@pytest.mark.rule("RA-60", "D-04")
def test_winning_goes_step_by_step(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}, owned={0: "3 pharaoh"}, track="funeral nile")
    board.play("invoke", "bid 2")
    order = [name for name in board.events() if name in STEPS]
    assert order == STEPS
    assert board.told("auction_won") == [(0, [2, 1, 2])]


STEPS = ["auction_won", "disaster_struck", "epoch_ended_by_suns"]


@pytest.mark.rule("RA-60", "RA-62")
def test_the_winner_swaps_suns_with_the_center(lay: Lay) -> None:
    board = lay(center=1).play("invoke", "bid 9", "pass", "pass")
    assert board.state.center == 9
    assert board.up(1) == [3, 6, 12]
    assert board.down(1) == [1]


@pytest.mark.rule("RA-61")
def test_the_others_take_their_suns_back_and_may_bid_them_again(lay: Lay) -> None:
    board = lay().play("invoke", "bid 3", "bid 4", "bid 5")
    assert board.up(1) == [3, 6, 9, 12]
    assert board.up(2) == [4, 7, 10, 11]
    board.play("invoke")
    assert "bid 4" in board.legal()


@pytest.mark.rule("RA-62")
def test_a_sun_just_won_cannot_be_bid(lay: Lay) -> None:
    board = lay().play("invoke", "bid 3", "pass", "pass")
    board.play("invoke", "bid 4", "pass", "pass")
    assert board.down(2) == [3]
    board.play("draw", "tile ra", "pass", "bid 6")
    assert board.legal() == ["bid 10", "bid 11", "bid 7", "pass"]
    assert board.why_not("bid 3") == "RA-44"


@pytest.mark.rule("RA-63")
def test_a_player_always_owns_the_same_number_of_suns(lay: Lay) -> None:
    board = lay(5).rest("suns")
    assert [len(board.up(seat)) + len(board.down(seat)) for seat in range(5)] == [3] * 5
