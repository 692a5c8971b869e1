"""How an epoch ends and the next begins (rulebook p. 3 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.ra.conftest import Board, Lay

FULL = "3 nile 2 pharaoh gold art temple"


def boat_arrives(board: Board) -> Board:
    """The player on turn draws the Ra tile that ends the epoch."""
    return board.play("draw", "tile ra")


# Running out of suns.


@pytest.mark.rule("RA-76")
def test_without_suns_a_player_is_left_out_of_turns_and_auctions(lay: Lay) -> None:
    board = lay(up={1: []}).play("invoke")
    assert board.question() == "2 bid"
    board.play("pass", "bid 2")
    assert board.question() == "2 turn"


@pytest.mark.rule("RA-76", "RA-86")
def test_tiles_of_a_player_without_suns_still_score(lay: Lay) -> None:
    board = boat_arrives(lay(2, up={1: []}, owned={1: "2 god gold art"}, ra=5))
    assert board.sheet(1, 1) == {"gods": 4, "gold": 3}


@pytest.mark.rule("RA-77", "D-07")
def test_a_lone_player_takes_turn_after_turn(lay: Lay) -> None:
    board = lay(up={0: [2, 5], 1: [], 2: []})
    board.play("draw", "tile nile", "draw", "tile gold")
    assert board.question() == "0 turn"


@pytest.mark.rule("RA-77", "D-07")
def test_a_lone_player_with_two_suns_goes_on_after_one_auction(lay: Lay) -> None:
    board = lay(up={0: [2, 5], 1: [], 2: []}).play("invoke", "bid 5")
    assert board.state.epoch == 1
    assert board.question() == "0 turn"
    assert board.play("invoke", "bid 2").state.epoch == 2


@pytest.mark.rule("RA-77")
def test_the_boat_ends_the_epoch_of_a_lone_player_too(lay: Lay) -> None:
    board = boat_arrives(lay(up={0: [2, 5], 1: [], 2: []}, ra=7))
    assert "epoch_ended_by_ra" in board.events()


@pytest.mark.rule("RA-77", "RA-40")
def test_a_lone_player_may_spend_gods(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}, owned={0: "god"}, track="nile")
    assert board.play("take nile").question() == "0 turn"
    assert board.state.epoch == 1


@pytest.mark.rule("RA-78")
def test_a_lone_player_may_pass_after_a_drawn_ra(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}, track="nile").play("draw", "tile ra")
    assert board.legal() == ["bid 2", "pass"]
    board.play("pass")
    assert board.track()[0] == "nile"
    assert board.question() == "0 turn"


@pytest.mark.rule("RA-78", "RA-52")
def test_a_lone_player_may_pass_on_a_full_track(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}, track=FULL).play("invoke")
    assert board.legal() == ["bid 2", "pass"]
    board.play("pass")
    assert board.track() == ["-"] * 8
    assert board.question() == "0 turn"


@pytest.mark.rule("RA-78", "RA-55")
def test_a_lone_player_must_bid_when_the_track_is_not_full(lay: Lay) -> None:
    board = lay(up={0: [2, 5], 1: [], 2: []}, track="nile").play("invoke")
    assert board.legal() == ["bid 2", "bid 5"]
    assert board.why_not("pass") == "RA-53"


# The two ends.


@pytest.mark.rule("RA-79")
def test_the_epoch_ends_when_all_suns_are_face_down(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}, track="nile").play("invoke", "bid 2")
    assert board.told("epoch_ended_by_suns")[0][1][0] == 1
    assert board.state.epoch == 2


@pytest.mark.rule("RA-79")
def test_the_epoch_goes_on_while_anybody_has_a_sun(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: [4]}, track="nile").play("invoke", "pass", "bid 2")
    assert board.state.epoch == 1
    assert board.question() == "2 turn"


@pytest.mark.rule("RA-79")
def test_a_drawn_ra_may_take_the_last_sun_as_well(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}, track="nile").play("draw", "tile ra", "bid 2")
    assert "epoch_ended_by_suns" in board.events()
    assert board.owned(0) == {"nile": 1}


@pytest.mark.rule("RA-80", "D-15", "D-16")
@pytest.mark.parametrize("boat", ["on", "off"])
def test_the_epoch_ends_with_the_last_ra_tile(lay: Lay, boat: str) -> None:
    board = boat_arrives(lay(3, ra=7, options={"boat": boat}))
    assert "epoch_ended_by_ra" in board.events()
    assert board.state.epoch == 2


@pytest.mark.rule("RA-81")
def test_tiles_left_on_the_track_score_for_nobody(lay: Lay) -> None:
    board = boat_arrives(lay(3, ra=7, track="3 gold", owned={0: "art", 1: "art", 2: "art"}))
    assert board.scores() == [10, 10, 10]
    assert [board.owned(seat) for seat in range(3)] == [{}] * 3


@pytest.mark.rule("E-11", "RA-28", "RA-81", "RA-97")
def test_the_last_ra_loses_seven_waiting_tiles(lay: Lay) -> None:
    board = boat_arrives(lay(3, ra=7, track="3 pharaoh 2 nile temple gold"))
    assert [board.owned(seat) for seat in range(3)] == [{}] * 3
    assert board.discarded("pharaoh") == 3
    assert board.discarded("temple") == 1
    assert sum(board.state.discarded) == 15


@pytest.mark.rule("RA-82", "RA-102")
def test_suns_not_spent_are_kept(lay: Lay) -> None:
    board = boat_arrives(lay(3, ra=7, up={1: [12], 2: []}))
    assert board.up(0) == [2, 5, 8, 13]
    assert board.up(1) == [3, 6, 9, 12]
    assert board.up(2) == [4, 7, 10, 11]


@pytest.mark.rule("RA-81", "RA-17")
def test_every_epoch_closes_with_a_scoring(lay: Lay) -> None:
    board = boat_arrives(lay(3, ra=7))
    assert [seat for seat, _ in board.told("scored")] == [0, 1, 2]
    order = [name for name in board.events() if name.startswith(("epoch", "scored"))]
    assert order == ["epoch_began", "epoch_ended_by_ra", *["scored"] * 3, "epoch_began"]


# The new epoch.


@pytest.mark.rule("RA-97")
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_track_is_cleared(lay: Lay, epoch: int) -> None:
    board = boat_arrives(lay(3, ra=7, epoch=epoch, track="nile gold"))
    assert board.track() == ["-"] * 8
    assert board.state.filled == 0
    assert board.discarded("nile") == 1


@pytest.mark.rule("RA-98")
@pytest.mark.parametrize(
    "name",
    ["god", "gold", "flood", "art", "agriculture", "religion", "astronomy", "writing"],
)
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_right_side_is_discarded(lay: Lay, name: str, epoch: int) -> None:
    board = boat_arrives(lay(3, ra=7, epoch=epoch, owned={1: f"2 {name}"}))
    assert board.owned(1) == {}
    assert board.discarded(name) == 2


MONUMENTS = [
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "temple",
    "statue",
    "step_pyramid",
    "sphinx",
]


@pytest.mark.rule("RA-99")
@pytest.mark.parametrize("name", ["pharaoh", "nile", *MONUMENTS])
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_left_side_is_kept(lay: Lay, name: str, epoch: int) -> None:
    board = boat_arrives(lay(3, ra=7, epoch=epoch, owned={1: f"2 {name}"}))
    assert board.owned(1) == {name: 2}
    assert board.discarded(name) == 0


@pytest.mark.rule("RA-100")
def test_the_central_sun_stays(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}).play("invoke", "bid 2")
    assert board.state.center == 2
    assert 2 not in board.up(0)


@pytest.mark.rule("RA-101")
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_boat_goes_back_and_the_counter_on(lay: Lay, epoch: int) -> None:
    board = boat_arrives(lay(3, ra=7, epoch=epoch))
    assert board.state.ra_count == 0
    assert board.state.epoch == epoch + 1


@pytest.mark.rule("RA-101")
def test_the_boat_goes_back_when_suns_ended_the_epoch(lay: Lay) -> None:
    board = lay(ra=5, up={0: [2], 1: [], 2: []}).play("invoke", "bid 2")
    assert board.state.ra_count == 0


@pytest.mark.rule("RA-102", "RA-62")
def test_all_suns_are_turned_face_up_the_ones_won_too(lay: Lay) -> None:
    board = lay(up={0: [2], 1: [], 2: []}).play("invoke", "bid 2")
    assert board.up(0) == [1, 5, 8, 13]
    assert board.up(1) == [3, 6, 9, 12]
    assert [board.down(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("RA-103", "RA-18")
def test_the_highest_sun_opens_the_new_epoch(lay: Lay) -> None:
    board = lay(3, deal=[12, 11, 13], ra=7)
    assert board.question() == "2 turn"
    board.play("draw", "tile nile", "draw", "tile ra")
    assert board.question() == "2 turn"


@pytest.mark.rule("E-12", "RA-18", "RA-103")
def test_the_sun_in_the_center_opens_nothing(lay: Lay) -> None:
    board = lay(3, up={0: [13], 1: [], 2: []}).play("invoke", "bid 13")
    assert board.state.center == 13
    assert board.question() == "1 turn"


@pytest.mark.rule("RA-17")
def test_a_game_has_three_epochs(lay: Lay) -> None:
    board = lay(4).rest("three")
    ended = [name for name in board.events() if name.startswith("epoch_ended")]
    assert len(ended) == 3
    assert board.events()[-1] == "game_ended"
