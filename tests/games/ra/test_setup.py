"""Setting up (rulebook p. 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core.errors import BadOption
from maat.games.ra.state import NO_BIDDER, RaState
from maat.testing import Scenario

if TYPE_CHECKING:
    from tests.games.ra.conftest import Lay

GAME = catalog.load("ra")

SETS = {
    2: [[2, 5, 6, 9], [3, 4, 7, 8]],
    3: [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]],
    4: [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]],
    5: [[2, 7, 16], [3, 8, 15], [4, 9, 14], [5, 10, 13], [6, 11, 12]],
}


@pytest.mark.rule("RA-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_boat_begins_on_its_start_space(lay: Lay, seats: int) -> None:
    assert lay(seats).state.ra_count == 0


@pytest.mark.rule("RA-31")
@pytest.mark.parametrize(("seats", "moves"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_boat_has_so_many_moves_to_go(lay: Lay, seats: int, moves: int) -> None:
    assert lay(seats).state.ra_limit == moves


@pytest.mark.rule("RA-10")
def test_the_game_begins_in_epoch_one(lay: Lay) -> None:
    assert lay().state.epoch == 1


@pytest.mark.rule("RA-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_decides_which_seat_gets_which_suns(seats: int) -> None:
    table: Scenario[RaState] = Scenario(GAME, seats)
    assert table.question() == "* suns"
    assert table.legal() == sorted(f"suns {max(suns)}" for suns in SETS[seats])
    assert len(set(GAME.weights(table.state))) == 1


@pytest.mark.rule("RA-11")
def test_a_set_is_dealt_only_once() -> None:
    table: Scenario[RaState] = Scenario(GAME, 4)
    table.play("suns 12")
    assert table.legal() == ["suns 10", "suns 11", "suns 13"]
    assert table.why_not("suns 12") in {"RA-11", "RA-15"}


@pytest.mark.rule("RA-11")
def test_the_last_seat_gets_what_is_left(lay: Lay) -> None:
    board = lay(3, deal=[12, 11, 13])
    assert board.up(2) == [2, 5, 8, 13]


@pytest.mark.rule("RA-12")
def test_each_tile_left_in_the_bag_is_equally_likely(lay: Lay) -> None:
    board = lay(owned={0: "3 nile 5 gold", 1: "2 drought"}).play("draw")
    drawn = [GAME.actions.names[code] for code in GAME.legal_actions(board.state)]
    chances = dict(zip(drawn, GAME.weights(board.state), strict=True))
    assert chances == {f"tile {name}": board.bag(name) for name in _in_the_bag(board.state)}


@pytest.mark.rule("RA-12")
def test_a_kind_that_is_used_up_cannot_be_drawn(lay: Lay) -> None:
    board = lay(owned={0: "5 gold"}).play("draw")
    assert "tile gold" not in board.legal()
    assert board.why_not("tile gold") in {"RA-12", "RA-25"}


@pytest.mark.rule("RA-12", "RA-02")
def test_all_tiles_begin_in_the_bag(lay: Lay) -> None:
    board = lay(5)
    assert board.state.bag_total == 180
    assert sum(board.state.discarded) == 0


@pytest.mark.rule("RA-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_ten_points(lay: Lay, seats: int) -> None:
    assert lay(seats).scores() == [10] * seats


@pytest.mark.rule("RA-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sun_one_begins_in_the_center(lay: Lay, seats: int) -> None:
    assert lay(seats).state.center == 1


@pytest.mark.rule("RA-15", "D-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_starting_suns(lay: Lay, seats: int) -> None:
    board = lay(seats)
    assert [board.up(seat) for seat in range(seats)] == SETS[seats]


@pytest.mark.rule("RA-15", "RA-06")
def test_all_starting_suns_are_face_up(lay: Lay) -> None:
    board = lay(5)
    assert [board.down(seat) for seat in range(5)] == [[]] * 5


@pytest.mark.rule("RA-16")
def test_the_track_begins_empty_and_no_auction_runs(lay: Lay) -> None:
    board = lay()
    assert board.track() == ["-"] * 8
    assert board.state.filled == 0
    assert board.state.bidder == NO_BIDDER
    assert board.question() == "0 turn"


def test_no_tile_is_owned_at_the_start(lay: Lay) -> None:
    board = lay(5)
    assert [board.owned(seat) for seat in range(5)] == [{}] * 5


@pytest.mark.rule("RA-111", "RA-112")
def test_points_are_hidden_and_the_boat_sails_unless_chosen_otherwise() -> None:
    assert GAME.settle({}) == {"open_scores": "off", "boat": "on"}


@pytest.mark.parametrize("options", [{"boat": "sunk"}, {"dice": "on"}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.new(3, options)


def _in_the_bag(state: RaState) -> list[str]:
    return [name for name, left in zip(GAME.words["tile"], state.bag, strict=True) if left]
