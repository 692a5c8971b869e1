"""What is open and what is hidden (rulebook p. 4 and 5), and the variant without the boat."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from maat.core.dealer import QuickDealer
from maat.core.snapshot import dump
from maat.core.state import NOBODY
from maat.games.ra.state import UNKNOWN, RaState

if TYPE_CHECKING:
    from tests.games.ra.conftest import Board, Lay


def with_points(lay: Lay, **options: str) -> Board:
    """Three seats in epoch II with 15, 8 and 10 points."""
    owned = {0: "pharaoh art", 1: "art", 2: "art 2 pharaoh"}
    board = lay(3, ra=7, owned=owned, options=options).play("draw", "tile ra")
    assert board.scores() == [10, 8, 15]
    return board


def points_seen(board: Board, seat: int) -> list[int]:
    """The points of all seats as one seat, or a spectator, sees them."""
    return [int(player.points) for player in board.match.view(seat).state.players]


@pytest.mark.rule("RA-107")
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_all_but_the_points_is_open(lay: Lay, seat: int) -> None:
    board = lay(3, up={1: [3]}, owned={0: "god", 1: "2 nile"}, track="gold art", ra=2)
    board.play("invoke", "pass", "bid 4", "pass")
    seen = board.match.view(seat).state
    for field in fields(RaState):
        if field.name not in {"players", "agenda", "listener", "box"}:
            assert getattr(seen, field.name) == getattr(board.state, field.name)
    assert [player.tiles for player in seen.players] == [
        player.tiles for player in board.state.players
    ]
    assert [player.suns for player in seen.players] == [
        player.suns for player in board.state.players
    ]


@pytest.mark.rule("RA-107")
def test_everybody_sees_every_answer(lay: Lay) -> None:
    board = lay(3).play("draw", "tile nile", "invoke", "pass", "bid 2", "pass")
    assert board.match.record_for(2) == board.match.record


@pytest.mark.rule("RA-108", "D-18")
@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, [10, UNKNOWN, UNKNOWN]),
        (1, [UNKNOWN, 8, UNKNOWN]),
        (2, [UNKNOWN, UNKNOWN, 15]),
        (NOBODY, [UNKNOWN, UNKNOWN, UNKNOWN]),
    ],
)
def test_points_of_others_are_hidden(lay: Lay, seat: int, seen: list[int]) -> None:
    assert points_seen(with_points(lay), seat) == seen


@pytest.mark.rule("RA-108")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_event_tells_the_points_of_others(lay: Lay, seat: int) -> None:
    board = with_points(lay)
    code = board.game.events.codes["scored"]
    heard = [told.seat for told in board.match.view(seat).events if told.event == code]
    assert heard == [seat]


@pytest.mark.rule("RA-108", "D-18")
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_points_are_shown_when_the_game_is_over(lay: Lay, seat: int) -> None:
    board = with_points(lay).rest()
    assert points_seen(board, seat) == board.scores()


@pytest.mark.rule("RA-108")
def test_the_order_of_the_bag_does_not_even_exist(lay: Lay) -> None:
    board = lay(3)
    assert len(board.state.bag) == 23
    one = board.state.copy()
    other = board.state.copy()
    board.game.apply(one, board.game.actions.codes["draw"])
    board.game.apply(other, board.game.actions.codes["draw"])
    assert one == other
    assert one.seat == -1


@pytest.mark.rule("RA-109")
def test_the_contents_of_the_bag_can_be_worked_out(lay: Lay) -> None:
    board = lay(3, owned={0: "3 nile"}, track="gold")
    seen = board.match.view(1).state
    for kind, count in enumerate(board.state.box.tiles):
        held = sum(player.tiles[kind] for player in seen.players)
        out = held + list(seen.track).count(kind) + seen.discarded[kind]
        assert seen.bag[kind] == count - out


@pytest.mark.rule("RA-109")
def test_the_points_of_all_can_be_worked_out(lay: Lay) -> None:
    board = with_points(lay)
    seen = board.match.view(1).state
    imagined = board.game.imagine(seen, 1, QuickDealer("imagine"))
    assert dump(board.game.redact(imagined, 1)) == dump(seen)
    assert [player.points for player in imagined.players] == board.scores()


@pytest.mark.rule("RA-110")
def test_face_down_suns_can_be_seen(lay: Lay) -> None:
    board = lay(3).play("invoke", "pass", "bid 4", "pass")
    assert board.match.view(0).state.players[2].spent == 1 << 1


@pytest.mark.rule("RA-111")
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_a_table_may_play_with_open_points(lay: Lay, seat: int) -> None:
    board = with_points(lay, open_scores="on")
    assert points_seen(board, seat) == [10, 8, 15]


@pytest.mark.rule("RA-111")
def test_with_open_points_everybody_hears_the_scoring(lay: Lay) -> None:
    board = with_points(lay, open_scores="on")
    code = board.game.events.codes["scored"]
    heard = [told.seat for told in board.match.view(NOBODY).events if told.event == code]
    assert heard == [0, 1, 2]


@pytest.mark.rule("RA-112", "D-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_the_boat_nothing_else_changes(lay: Lay, seats: int) -> None:
    with_boat = lay(seats).rest("boat")
    without = lay(seats, options={"boat": "off"})
    for _, action in with_boat.match.record[seats - 1 :]:
        without.match.play(action)
    assert without.question() == "over"
    assert without.scores() == with_boat.scores()
    assert without.events() == with_boat.events()
    assert without.state.discarded == with_boat.state.discarded


@pytest.mark.rule("RA-112")
def test_without_the_boat_the_last_space_covered_ends_the_epoch(lay: Lay) -> None:
    board = lay(2, ra=5, options={"boat": "off"}).play("draw", "tile ra")
    assert "epoch_ended_by_ra" in board.events()


@pytest.mark.rule("RA-113")
def test_without_the_boat_the_ra_tiles_lie_on_the_ra_track_until_the_epoch_ends(lay: Lay) -> None:
    board = lay(2, ra=4, options={"boat": "off"}).play("draw", "tile ra", "pass", "pass")
    assert board.state.ra_count == 5
    assert board.discarded("ra") == 0
    board.play("draw", "tile ra")
    assert board.state.ra_count == 0
    assert board.discarded("ra") == 6
    assert board.bag("ra") == 24


@pytest.mark.rule("RA-113")
@pytest.mark.parametrize("boat", ["on", "off"])
def test_ra_tiles_are_discarded_when_suns_end_the_epoch_too(lay: Lay, boat: str) -> None:
    board = lay(2, ra=3, up={0: [2], 1: []}, options={"boat": boat}).play("invoke", "bid 2")
    assert board.state.epoch == 2
    assert board.discarded("ra") == 3
    assert board.state.ra_count == 0
