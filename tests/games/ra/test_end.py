"""The end of the game (rulebook p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.core.errors import IllegalAction
from maat.core.state import NOBODY

if TYPE_CHECKING:
    from tests.games.ra.conftest import Board, Lay


def end_by_boat(board: Board) -> Board:
    """The player on turn draws the last Ra tile of the game."""
    return board.play("draw", "tile ra")


@pytest.mark.rule("RA-17", "RA-104")
def test_the_boat_ends_the_game_in_epoch_three(lay: Lay) -> None:
    board = end_by_boat(lay(3, epoch=3, ra=7))
    assert board.question() == "over"
    assert board.events()[-1] == "game_ended"
    assert board.state.seat == NOBODY


@pytest.mark.rule("RA-17", "RA-79")
def test_the_last_sun_ends_the_game_in_epoch_three(lay: Lay) -> None:
    board = lay(3, epoch=3, up={0: [2], 1: [], 2: []}).play("invoke", "bid 2")
    assert board.question() == "over"
    assert "epoch_ended_by_suns" in board.events()


@pytest.mark.rule("RA-17")
@pytest.mark.parametrize("epoch", [1, 2])
def test_no_earlier_epoch_ends_the_game(lay: Lay, epoch: int) -> None:
    board = end_by_boat(lay(3, epoch=epoch, ra=7))
    assert board.question() == "0 turn"


@pytest.mark.rule("RA-17")
def test_after_the_end_no_answer_is_taken(lay: Lay) -> None:
    board = end_by_boat(lay(3, epoch=3, ra=7))
    with pytest.raises(IllegalAction, match="game-over"):
        board.play("draw")


@pytest.mark.rule("RA-104")
def test_the_most_points_win(lay: Lay) -> None:
    owned = {seat: "art" for seat in range(3)}
    board = end_by_boat(lay(3, epoch=3, ra=7, points=[20, 30, 40], owned=owned))
    assert board.game.ranking(board.state) == [3, 2, 1]


@pytest.mark.rule("RA-105")
def test_a_tie_goes_to_the_highest_single_sun(lay: Lay) -> None:
    owned = {seat: "art" for seat in range(3)}
    suns = {0: [13, 8, 5, 4], 1: [12, 9, 6, 3], 2: [11, 10, 7, 2]}
    board = end_by_boat(lay(3, epoch=3, ra=7, points=[20, 20, 20], owned=owned, suns=suns))
    assert board.scores() == [20, 20, 20]
    assert board.game.ranking(board.state) == [1, 2, 3]


@pytest.mark.rule("RA-105")
def test_face_down_suns_break_ties_too(lay: Lay) -> None:
    owned = {0: "art", 1: "art"}
    suns = {0: [8, 6, 5, 1], 1: [9, 7, 3, 2]}
    board = lay(2, epoch=3, ra=5, points=[25, 15], owned=owned, suns=suns, up={1: [2]}, center=4)
    end_by_boat(board)
    assert board.scores() == [20, 20]
    assert board.game.ranking(board.state) == [2, 1]


@pytest.mark.rule("RA-105")
def test_the_sun_in_the_center_breaks_no_tie(lay: Lay) -> None:
    owned = {0: "art", 1: "art"}
    suns = {0: [9, 1, 5, 6], 1: [8, 7, 2, 3]}
    board = lay(2, epoch=3, owned=owned, suns=suns, center=4, up={0: [9], 1: []}, points=[20, 10])
    board.play("invoke", "bid 9")
    assert board.scores() == [15, 15]
    assert board.game.ranking(board.state) == [2, 1]


@pytest.mark.rule("RA-106")
def test_the_other_places_are_ranked_the_same_way(lay: Lay) -> None:
    owned = {seat: "art" for seat in range(4)}
    board = lay(4, epoch=3, ra=8, points=[20, 50, 20, 20], owned=owned)
    end_by_boat(board)
    assert board.scores() == [15, 50, 20, 25]
    assert board.game.ranking(board.state) == [4, 1, 3, 2]


@pytest.mark.rule("RA-106", "RA-105")
def test_a_tie_for_the_second_place_is_broken_by_suns(lay: Lay) -> None:
    owned = {seat: "art" for seat in range(4)}
    board = end_by_boat(lay(4, epoch=3, ra=8, points=[25, 50, 20, 15], owned=owned))
    assert board.scores() == [20, 50, 20, 20]
    assert board.game.ranking(board.state) == [2, 1, 3, 4]


@pytest.mark.rule("RA-105")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_places_are_never_shared_at_the_end(lay: Lay, seats: int) -> None:
    board = lay(seats).rest("places")
    assert sorted(board.game.ranking(board.state)) == list(range(1, seats + 1))
