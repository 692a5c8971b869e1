"""Disasters (rulebook p. 4 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.ra.conftest import Board, Lay


def win(board: Board) -> Board:
    """Seat 0 of two invokes Ra and gets the track."""
    return board.play("invoke", "pass", "bid 2")


@pytest.mark.rule("RA-65")
def test_a_disaster_on_the_track_is_harmless(lay: Lay) -> None:
    board = lay(2, owned={0: "2 pharaoh", 1: "2 pharaoh"}, track="funeral")
    board.play("draw", "tile gold", "draw", "tile gold")
    assert [board.owned(seat) for seat in range(2)] == [{"pharaoh": 2}] * 2


@pytest.mark.rule("RA-65")
def test_a_disaster_strikes_only_who_acquires_it(lay: Lay) -> None:
    board = win(lay(2, owned={0: "2 pharaoh", 1: "2 pharaoh"}, track="funeral"))
    assert board.owned(0) == {}
    assert board.owned(1) == {"pharaoh": 2}


@pytest.mark.rule("RA-66", "D-12")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_two_tiles_of_the_kind_are_lost_or_all_there_are(lay: Lay, before: int, after: int) -> None:
    owned = f"{before} pharaoh" if before else ""
    board = win(lay(2, owned={0: f"{owned} gold"}, track="funeral"))
    assert board.owned(0).get("pharaoh", 0) == after
    assert board.owned(0)["gold"] == 1
    assert board.discarded("pharaoh") == before - after


@pytest.mark.rule("RA-66")
@pytest.mark.parametrize("disaster", ["funeral", "drought", "unrest", "earthquake"])
def test_the_disaster_itself_is_discarded(lay: Lay, disaster: str) -> None:
    board = win(lay(2, track=disaster))
    assert board.owned(0) == {}
    assert board.discarded(disaster) == 1


ONE_OF_ALL = "god gold pharaoh nile flood art temple"


@pytest.mark.rule("RA-67", "RA-74", "D-12")
@pytest.mark.parametrize(
    ("disaster", "struck"),
    [
        ("funeral", {"pharaoh"}),
        ("drought", {"flood", "nile"}),
        ("unrest", {"art"}),
        ("earthquake", {"temple"}),
    ],
)
def test_each_disaster_strikes_its_own_kind(lay: Lay, disaster: str, struck: set[str]) -> None:
    board = win(lay(2, owned={0: ONE_OF_ALL}, track=disaster))
    assert set(board.owned(0)) == set(ONE_OF_ALL.split()) - struck


@pytest.mark.rule("RA-68")
def test_tiles_won_in_the_same_auction_can_be_lost(lay: Lay) -> None:
    board = win(lay(2, track="funeral 3 pharaoh"))
    assert board.owned(0) == {"pharaoh": 1}


@pytest.mark.rule("RA-68", "RA-72")
def test_tiles_just_won_are_among_those_to_choose_from(lay: Lay) -> None:
    board = win(lay(2, owned={0: "2 art"}, track="unrest writing"))
    assert board.legal() == ["discard art", "discard writing"]


@pytest.mark.rule("RA-69")
def test_two_disasters_of_a_kind_cost_up_to_four_tiles(lay: Lay) -> None:
    board = win(lay(2, owned={0: "5 pharaoh"}, track="2 funeral"))
    assert board.owned(0) == {"pharaoh": 1}


@pytest.mark.rule("RA-69")
@pytest.mark.parametrize("track", ["funeral drought", "drought funeral"])
def test_the_order_of_different_disasters_does_not_matter(lay: Lay, track: str) -> None:
    board = win(lay(2, owned={0: "3 pharaoh 2 flood 2 nile"}, track=track))
    assert board.owned(0) == {"pharaoh": 1, "nile": 2}


@pytest.mark.rule("RA-69", "RA-72")
@pytest.mark.parametrize("track", ["unrest earthquake", "earthquake unrest"])
def test_two_disasters_with_a_choice_are_both_resolved(lay: Lay, track: str) -> None:
    board = win(lay(2, owned={0: "2 art writing 2 temple palace"}, track=track))
    while board.question() == "0 discard":
        board.play(board.legal()[0])
    assert sum(board.owned(0).values()) == 2
    assert board.discarded("art") + board.discarded("writing") == 2
    assert board.discarded("temple") + board.discarded("palace") == 2


@pytest.mark.rule("RA-70")
def test_a_funeral_leaves_no_choice(lay: Lay) -> None:
    board = win(lay(2, owned={0: "5 pharaoh"}, track="funeral"))
    assert board.question() == "1 turn"
    assert board.owned(0) == {"pharaoh": 3}


@pytest.mark.rule("RA-71")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("3 flood 2 nile", {"flood": 1, "nile": 2}),
        ("2 flood 2 nile", {"nile": 2}),
        ("flood 3 nile", {"nile": 2}),
        ("3 nile", {"nile": 1}),
        ("flood", {}),
        ("nile", {}),
    ],
)
def test_a_drought_takes_floods_first(lay: Lay, before: str, after: dict[str, int]) -> None:
    board = win(lay(2, owned={0: before}, track="drought"))
    assert board.owned(0) == after
    assert board.question() == "1 turn"


@pytest.mark.rule("E-09", "RA-71", "RA-69")
def test_two_droughts_take_the_flood_and_three_nile(lay: Lay) -> None:
    board = win(lay(2, owned={0: "flood 5 nile"}, track="2 drought"))
    assert board.owned(0) == {"nile": 2}


@pytest.mark.rule("RA-72")
@pytest.mark.parametrize(
    ("discards", "left"),
    [
        (["art", "art"], {"writing": 1, "religion": 1}),
        (["art", "writing"], {"art": 1, "religion": 1}),
        (["religion", "writing"], {"art": 2}),
    ],
)
def test_in_unrest_the_player_chooses(lay: Lay, discards: list[str], left: dict[str, int]) -> None:
    board = win(lay(2, owned={0: "2 art writing religion"}, track="unrest"))
    board.play(*(f"discard {name}" for name in discards))
    assert board.owned(0) == left
    assert board.question() == "1 turn"


@pytest.mark.rule("RA-72")
def test_in_an_earthquake_the_player_chooses(lay: Lay) -> None:
    board = win(lay(2, owned={0: "2 temple palace sphinx"}, track="earthquake"))
    assert board.legal() == ["discard palace", "discard sphinx", "discard temple"]
    board.play("discard temple")
    assert board.legal() == ["discard palace", "discard sphinx", "discard temple"]
    board.play("discard temple")
    assert board.owned(0) == {"palace": 1, "sphinx": 1}


@pytest.mark.rule("RA-72", "RA-67", "RA-66")
@pytest.mark.parametrize(
    ("answer", "rules"),
    [
        ("discard temple", {"RA-67"}),
        ("discard religion", {"RA-66", "RA-72"}),
        ("pass", {"RA-66", "RA-72"}),
        ("draw", {"RA-66", "RA-72"}),
        ("stop", {"RA-66", "RA-72"}),
    ],
)
def test_only_own_tiles_of_the_kind_can_be_given_up(lay: Lay, answer: str, rules: set[str]) -> None:
    board = win(lay(2, owned={0: "2 art writing 2 temple"}, track="unrest"))
    assert board.why_not(answer) in rules


@pytest.mark.rule("RA-73")
@pytest.mark.parametrize(
    ("owned", "track", "left"),
    [
        ("art writing", "unrest", {}),
        ("4 art", "unrest", {"art": 2}),
        ("temple", "earthquake", {}),
        ("2 temple palace", "2 earthquake", {}),
        ("5 temple", "2 earthquake", {"temple": 1}),
    ],
)
def test_nothing_is_asked_where_nothing_can_be_chosen(
    lay: Lay, owned: str, track: str, left: dict[str, int]
) -> None:
    board = win(lay(2, owned={0: owned}, track=track))
    assert board.question() == "1 turn"
    assert board.owned(0) == left


@pytest.mark.rule("RA-73")
def test_the_asking_stops_when_only_one_type_is_left(lay: Lay) -> None:
    board = win(lay(2, owned={0: "2 art writing"}, track="unrest"))
    assert board.play("discard writing").question() == "1 turn"
    assert board.owned(0) == {"art": 1}


@pytest.mark.rule("E-08", "RA-73", "RA-69")
def test_two_earthquakes_and_three_monuments(lay: Lay) -> None:
    board = win(lay(2, owned={0: "temple palace sphinx"}, track="2 earthquake"))
    assert board.owned(0) == {}
    assert board.question() == "1 turn"


@pytest.mark.rule("E-08", "RA-69")
def test_two_earthquakes_and_five_monuments(lay: Lay) -> None:
    board = win(lay(2, owned={0: "2 temple 2 palace sphinx"}, track="2 earthquake"))
    board.play("discard temple", "discard temple", "discard palace", "discard palace")
    assert board.owned(0) == {"sphinx": 1}
    assert board.discarded("earthquake") == 2


@pytest.mark.rule("RA-69", "RA-72")
def test_two_unrests_and_five_civilizations(lay: Lay) -> None:
    board = win(lay(2, owned={0: "2 art 2 writing religion"}, track="2 unrest"))
    board.play("discard art", "discard art", "discard writing", "discard writing")
    assert board.owned(0) == {"religion": 1}
    assert board.question() == "1 turn"


@pytest.mark.rule("RA-74")
def test_gods_and_gold_are_safe_from_everything(lay: Lay) -> None:
    track = "2 funeral 2 drought 2 unrest 2 earthquake"
    board = win(lay(2, owned={0: "3 god 3 gold"}, track=track))
    assert board.owned(0) == {"god": 3, "gold": 3}


@pytest.mark.rule("RA-75", "RA-56")
def test_a_winner_off_turn_resolves_before_play_goes_on(lay: Lay) -> None:
    board = lay(4, owned={2: "art writing religion"}, track="unrest")
    board.play("invoke", "pass", "bid 4", "pass", "pass")
    assert board.question() == "2 discard"
    assert board.play("discard art", "discard writing").question() == "1 turn"


@pytest.mark.rule("E-10", "RA-60", "RA-79")
def test_the_choice_comes_before_the_scoring(lay: Lay) -> None:
    board = lay(2, up={0: [2], 1: []}, owned={0: "temple palace sphinx"}, track="earthquake")
    board.play("invoke", "bid 2")
    assert board.question() == "0 discard"
    assert "epoch_ended_by_suns" not in board.events()
    board.play("discard temple", "discard palace")
    assert "epoch_ended_by_suns" in board.events()
    assert board.owned(0) == {"sphinx": 1}
    assert board.state.epoch == 2


@pytest.mark.rule("RA-79", "RA-90")
def test_tiles_lost_to_the_last_disaster_do_not_score(lay: Lay) -> None:
    board = lay(2, up={0: [2], 1: []}, owned={0: "art writing religion"}, track="unrest")
    board.play("invoke", "bid 2", "discard art", "discard writing")
    assert board.sheet(0, 1).get("civilizations", 0) == 0
