"""What is in the box and what the words mean (rulebook p. 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.core import components
from maat.core.errors import BadComponents, BadOption
from maat.games.ra import make, tiles

if TYPE_CHECKING:
    from tests.games.ra.conftest import Lay

GAME = catalog.load("ra")


@pytest.mark.rule("RA-01")
def test_two_to_five_play() -> None:
    assert GAME.seat_counts == [2, 3, 4, 5]


@pytest.mark.rule("RA-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats)


@pytest.mark.rule("RA-02", "D-14")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("ra", 30),
        ("god", 8),
        ("gold", 5),
        ("pharaoh", 25),
        ("nile", 25),
        ("flood", 12),
        ("art", 5),
        ("agriculture", 5),
        ("religion", 5),
        ("astronomy", 5),
        ("writing", 5),
        ("fortress", 5),
        ("obelisk", 5),
        ("palace", 5),
        ("pyramid", 5),
        ("temple", 5),
        ("statue", 5),
        ("step_pyramid", 5),
        ("sphinx", 5),
        ("funeral", 2),
        ("drought", 2),
        ("unrest", 4),
        ("earthquake", 2),
    ],
)
def test_the_bag_holds_so_many_tiles_of_each_kind(lay: Lay, name: str, count: int) -> None:
    assert lay().bag(name) == count


@pytest.mark.rule("RA-02")
def test_there_are_180_tiles(lay: Lay) -> None:
    board = lay()
    assert sum(board.state.bag) == board.state.bag_total == 180


@pytest.mark.rule("RA-02")
def test_there_are_23_kinds_with_a_name_each() -> None:
    assert len(set(tiles.NAMES)) == tiles.KINDS == 23


@pytest.mark.rule("RA-03")
@pytest.mark.parametrize(("seats", "highest"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_each_sun_in_play_exists_once(lay: Lay, seats: int, highest: int) -> None:
    board = lay(seats)
    dealt = [sun for seat in range(seats) for sun in board.up(seat)]
    assert sorted([*dealt, board.state.center]) == list(range(1, highest + 1))


@pytest.mark.rule("RA-04")
def test_the_auction_track_has_eight_spaces(lay: Lay) -> None:
    assert lay().track() == ["-"] * 8


@pytest.mark.rule("RA-04")
def test_the_epochs_are_counted_from_one_to_three(lay: Lay) -> None:
    board = lay().rest()
    assert [data[0] for _, data in board.told("epoch_began")] == [1, 2, 3]


@pytest.mark.rule("RA-05", "RA-32")
def test_the_statue_marks_the_ra_player(lay: Lay) -> None:
    board = lay(3).play("draw", "tile nile", "invoke")
    assert board.state.ra_player == 1


@pytest.mark.rule("RA-05")
def test_every_player_has_a_board_of_their_own(lay: Lay) -> None:
    board = lay(2, track="nile").play("invoke", "pass", "bid 9")
    assert board.owned(0) == {"nile": 1}
    assert board.owned(1) == {}


@pytest.mark.rule("RA-06", "RA-44")
def test_a_spent_sun_cannot_be_bid(lay: Lay) -> None:
    board = lay(3, up={1: [3, 6]}).play("invoke")
    assert board.legal() == ["bid 3", "bid 6", "pass"]
    assert board.why_not("bid 12") == "RA-44"


@pytest.mark.rule("RA-07")
def test_it_does_not_matter_in_which_order_tiles_came(lay: Lay) -> None:
    first = lay(2, track="nile gold temple").play("invoke", "pass", "bid 9")
    second = lay(2, track="temple nile gold").play("invoke", "pass", "bid 9")
    assert first.state == second.state


@pytest.mark.rule("RA-08")
def test_no_tile_ever_goes_back_into_the_bag(lay: Lay) -> None:
    board = lay(4)
    bags = [180]
    gone = [0]
    for _, action in lay(4).rest("bag").match.record[3:]:
        board.match.play(action)
        bags.append(board.state.bag_total)
        gone.append(sum(board.state.discarded))
    assert bags == sorted(bags, reverse=True)
    assert gone == sorted(gone)


@pytest.mark.rule("RA-08", "RA-36")
def test_a_spent_god_is_out_of_the_game(lay: Lay) -> None:
    board = lay(owned={0: "god"}, track="nile").play("take nile")
    assert board.discarded("god") == 1
    assert board.bag("god") == 7


def test_every_value_says_where_it_is_known_from() -> None:
    facts = components.facts(catalog.read_values("ra"))
    assert all(fact.tag in components.TAGS and fact.note for fact in facts)


def test_too_few_ra_tiles_for_three_epochs_are_refused() -> None:
    values = catalog.read_values("ra")
    values["tiles"]["ra"] = 29
    with pytest.raises(BadComponents, match="too-few-ra"):
        make(values)


def test_a_sun_dealt_twice_is_refused() -> None:
    values = catalog.read_values("ra")
    values["suns"]["2p"] = [[9, 6, 5, 2], [9, 7, 4, 3]]
    with pytest.raises(BadComponents, match="repeated-sun"):
        make(values)


def test_sun_sets_of_different_sizes_are_refused() -> None:
    values = catalog.read_values("ra")
    values["suns"]["2p"] = [[9, 6, 5, 2], [8, 7, 4]]
    with pytest.raises(BadComponents, match="unequal-suns"):
        make(values)


def test_more_monuments_of_a_type_than_the_scoring_knows_are_refused() -> None:
    values = catalog.read_values("ra")
    values["tiles"]["temple"] = 6
    with pytest.raises(BadComponents, match="too-many-copies"):
        make(values)


@pytest.mark.parametrize("sun", [0, 17])
def test_a_central_sun_that_does_not_exist_is_refused(sun: int) -> None:
    values = catalog.read_values("ra")
    values["suns"]["center"] = sun
    with pytest.raises(BadComponents, match="out-of-range"):
        make(values)
