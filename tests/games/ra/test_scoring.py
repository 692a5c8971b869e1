"""Scoring (rulebook p. 5 to 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.core import rows
from maat.games.ra import tiles

if TYPE_CHECKING:
    from tests.games.ra.conftest import Board, Lay

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
LIMITS = {2: 5, 3: 7, 4: 8, 5: 9}


def scored(
    lay: Lay, *owned: str, epoch: int = 1, suns: dict[int, list[int]] | None = None
) -> Board:
    """The scoring of an epoch for seats that own these tiles."""
    seats = len(owned)
    board = lay(seats, owned=dict(enumerate(owned)), epoch=epoch, suns=suns, ra=LIMITS[seats])
    return board.play("draw", "tile ra")


# What scores when.


@pytest.mark.rule("RA-83")
@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_and_suns_wait_for_epoch_three(lay: Lay, epoch: int) -> None:
    board = scored(lay, "art 3 temple", "art", epoch=epoch)
    assert board.scores() == [10, 10]


@pytest.mark.rule("RA-83")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_other_kinds_score_in_every_epoch(lay: Lay, epoch: int) -> None:
    board = scored(lay, "pharaoh god gold flood nile art writing religion", "art", epoch=epoch)
    sheet = board.sheet(0, epoch)
    sheet.pop("suns", None)
    assert sorted(sheet.values()) == [1, 1, 2, 3, 5, 5]


@pytest.mark.rule("RA-83")
def test_monuments_and_suns_score_in_epoch_three(lay: Lay) -> None:
    board = scored(lay, "art 3 temple", "art", epoch=3)
    assert board.sheet(0, 3) == {"quantity": 5, "diversity": 1}
    assert board.scores() == [16, 10]


@pytest.mark.rule("RA-84", "E-14")
def test_a_total_below_zero_becomes_zero(lay: Lay) -> None:
    board = lay(2, points=[3, 3], owned={1: "pharaoh art"}, ra=5).play("draw", "tile ra")
    assert sum(line for line in board.sheet(0, 1).values() if line < 0) == -7
    assert board.scores() == [0, 8]


@pytest.mark.rule("RA-84")
def test_the_floor_comes_after_all_categories(lay: Lay) -> None:
    board = lay(2, points=[0, 0], owned={0: "3 gold", 1: "pharaoh art"}, ra=5)
    assert board.play("draw", "tile ra").scores() == [2, 5]


@pytest.mark.rule("RA-84")
def test_an_epoch_after_the_floor_starts_from_zero(lay: Lay) -> None:
    board = lay(2, points=[3, 3], owned={1: "pharaoh art"}, ra=5).play("draw", "tile ra")
    assert board.scores()[0] == 0
    board.state.ra_count = 5
    player = board.state.players[0]
    player.tiles = rows.put(player.tiles, tiles.GOLD, 4)
    board.play("draw", "tile ra")
    assert board.scores()[0] == 12 - 5 - 2


@pytest.mark.rule("RA-96")
def test_points_have_no_upper_limit(lay: Lay) -> None:
    board = lay(2, points=[5000, 10], owned={0: "gold art", 1: "art"}, ra=5)
    assert board.play("draw", "tile ra").scores() == [5003, 10]


# Pharaohs.


@pytest.mark.rule("RA-85")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 1, 2], [5, -2, 0]),
        ([3, 3, 2], [5, 5, -2]),
        ([3, 0, 0], [5, -2, -2]),
        ([2, 2, 2], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([4, 2, 2, 1], [5, 0, 0, -2]),
        ([4, 1, 4, 1], [5, -2, 5, -2]),
        ([1, 0, 0, 0, 0], [5, -2, -2, -2, -2]),
        ([5, 4, 3, 2, 1], [5, 0, 0, 0, -2]),
        ([5, 5, 5, 5, 4], [5, 5, 5, 5, -2]),
    ],
)
def test_most_and_fewest_pharaohs(lay: Lay, counts: list[int], points: list[int]) -> None:
    owned = [f"{count} pharaoh art" if count else "art" for count in counts]
    board = scored(lay, *owned)
    assert [score - 10 for score in board.scores()] == points


@pytest.mark.rule("E-13", "RA-85")
@pytest.mark.parametrize(("counts", "points"), [([3, 3], [0, 0]), ([2, 0], [5, -2])])
def test_pharaohs_of_two_players(lay: Lay, counts: list[int], points: list[int]) -> None:
    owned = [f"{count} pharaoh art" if count else "art" for count in counts]
    assert [score - 10 for score in scored(lay, *owned).scores()] == points


@pytest.mark.rule("RA-85", "RA-99")
def test_pharaohs_kept_score_again(lay: Lay) -> None:
    board = scored(lay, "pharaoh art", "art")
    board.state.ra_count = 5
    board.play("draw", "tile ra")
    assert board.sheet(0, 2)["pharaohs"] == 5
    assert board.sheet(1, 2)["pharaohs"] == -2


# Gods, gold, river.


@pytest.mark.rule("RA-86")
def test_each_god_not_spent_scores_two(lay: Lay) -> None:
    board = scored(lay, "3 god art", "art")
    assert board.sheet(0, 1) == {"gods": 6}
    assert board.scores() == [16, 10]


@pytest.mark.rule("RA-86", "RA-36")
def test_a_spent_god_scores_nothing(lay: Lay) -> None:
    board = lay(2, owned={0: "2 god art", 1: "art"}, track="temple", ra=5)
    board.play("take temple", "draw", "tile ra")
    assert board.sheet(0, 1) == {"gods": 2}


@pytest.mark.rule("RA-87")
def test_each_gold_scores_three(lay: Lay) -> None:
    assert scored(lay, "4 gold art", "art").scores() == [22, 10]


@pytest.mark.rule("RA-88", "RA-89", "E-16")
@pytest.mark.parametrize(
    ("river", "points"),
    [
        ("flood 3 nile", 4),
        ("2 flood", 2),
        ("4 nile", 0),
        ("3 flood 5 nile", 8),
        ("12 flood 25 nile", 37),
        ("flood", 1),
    ],
)
def test_the_nile_needs_a_flood(lay: Lay, river: str, points: int) -> None:
    assert scored(lay, f"{river} art", "art").scores() == [10 + points, 10]


@pytest.mark.rule("RA-89", "RA-98")
def test_a_flood_counts_only_at_its_own_scoring(lay: Lay) -> None:
    board = scored(lay, "flood 3 nile art", "art")
    board.state.ra_count = 5
    board.play("draw", "tile ra")
    assert "nile" not in board.sheet(0, 2)
    assert "floods" not in board.sheet(0, 2)


# Civilization.


@pytest.mark.rule("RA-90")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("", -5),
        ("art", 0),
        ("art writing", 0),
        ("art writing religion", 5),
        ("art writing religion astronomy", 10),
        ("art writing religion astronomy agriculture", 15),
        ("3 art", 0),
        ("4 art 4 writing", 0),
        ("3 art 3 writing 3 religion", 5),
        ("2 art 2 writing 2 religion 2 astronomy 2 agriculture", 15),
    ],
)
def test_civilizations_score_by_different_types(lay: Lay, owned: str, points: int) -> None:
    assert scored(lay, owned, "art").scores() == [10 + points, 10]


# Monuments.


@pytest.mark.rule("RA-91")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
@pytest.mark.parametrize("name", MONUMENTS)
def test_many_of_one_monument(lay: Lay, name: str, count: int, points: int) -> None:
    board = scored(lay, f"{count} {name} art", "art", epoch=3)
    assert board.scores() == [10 + points + 1, 10]


@pytest.mark.rule("RA-91")
def test_every_type_scores_its_quantity(lay: Lay) -> None:
    board = scored(lay, "3 temple 3 palace 5 sphinx art", "art", epoch=3)
    assert board.sheet(0, 3)["quantity"] == 25


@pytest.mark.rule("RA-92", "D-02")
@pytest.mark.parametrize(
    ("types", "points"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)],
)
def test_different_monuments(lay: Lay, types: int, points: int) -> None:
    owned = " ".join([*MONUMENTS[:types], "art"])
    assert scored(lay, owned, "art", epoch=3).scores() == [10 + points, 10]


@pytest.mark.rule("RA-93", "E-17")
def test_quantity_and_diversity_count_the_same_tiles(lay: Lay) -> None:
    board = scored(lay, "4 pyramid 3 temple 2 fortress sphinx art", "art", epoch=3)
    assert board.sheet(0, 3) == {"quantity": 15, "diversity": 4}


@pytest.mark.rule("E-18", "RA-91", "RA-92", "RA-93")
def test_all_monuments_score_135(lay: Lay) -> None:
    owned = " ".join(f"5 {name}" for name in MONUMENTS)
    board = scored(lay, f"{owned} art", "art", epoch=3)
    assert board.sheet(0, 3) == {"quantity": 120, "diversity": 15}
    assert board.scores() == [145, 10]


# Suns.


@pytest.mark.rule("RA-94")
@pytest.mark.parametrize(
    ("suns", "points"),
    [
        ({0: [13, 8, 5, 2], 1: [12, 9, 6, 3], 2: [11, 10, 7, 4]}, [-5, 0, 5]),
        ({0: [13, 8, 5, 2], 1: [12, 7, 6, 3], 2: [11, 10, 9, 4]}, [-5, -5, 5]),
        ({0: [13, 8, 7, 4], 1: [12, 9, 6, 5], 2: [3, 2, 11, 10]}, [5, 5, -5]),
        ({0: [13, 8, 5, 4], 1: [12, 9, 6, 3], 2: [11, 10, 7, 2]}, [0, 0, 0]),
    ],
)
def test_highest_and_lowest_sum_of_suns(
    lay: Lay, suns: dict[int, list[int]], points: list[int]
) -> None:
    board = scored(lay, "art", "art", "art", epoch=3, suns=suns)
    assert [score - 10 for score in board.scores()] == points


@pytest.mark.rule("RA-94", "RA-110")
def test_face_down_suns_count_in_the_sum(lay: Lay) -> None:
    owned = {0: "art", 1: "art", 2: "art"}
    board = lay(3, epoch=3, ra=7, owned=owned, up={1: [], 2: [4]}).play("draw", "tile ra")
    assert board.scores() == [5, 10, 15]


@pytest.mark.rule("RA-94")
def test_the_central_sun_counts_for_nobody(lay: Lay) -> None:
    owned = {0: "art", 1: "art"}
    suns = {0: [9, 6, 5, 1], 1: [8, 7, 3, 2]}
    board = lay(2, epoch=3, owned=owned, suns=suns, center=4, up={0: [9], 1: []})
    board.play("invoke", "bid 9")
    assert board.state.center == 9
    assert board.scores() == [5, 15]


@pytest.mark.rule("RA-95", "E-15")
def test_gains_from_tiles_and_losses_from_suns_meet_before_the_floor(lay: Lay) -> None:
    owned = {0: "4 flood art", 1: "art"}
    suns = {0: [9, 5, 3, 2], 1: [8, 7, 6, 4]}
    board = lay(2, epoch=3, points=[3, 3], owned=owned, suns=suns, ra=5).play("draw", "tile ra")
    assert board.scores()[0] == 3 + 4 - 5


@pytest.mark.rule("RA-95", "E-15")
def test_losses_from_tiles_and_gains_from_suns_meet_before_the_floor(lay: Lay) -> None:
    owned = {0: "flood", 1: "art"}
    suns = {0: [9, 7, 6, 4], 1: [8, 5, 3, 2]}
    board = lay(2, epoch=3, points=[3, 3], owned=owned, suns=suns, ra=5).play("draw", "tile ra")
    assert board.scores()[0] == 3 - 4 + 5


# The score sheet.


@pytest.mark.rule("RA-13", "RA-84")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_score_sheet_adds_up_to_the_score(lay: Lay, seats: int) -> None:
    board = lay(seats).rest("sheet")
    sheets = [board.game.breakdown(board.state, seat) for seat in range(seats)]
    assert [sum(line.points for line in sheet) for sheet in sheets] == board.scores()


@pytest.mark.rule("RA-85", "RA-86", "RA-87", "RA-88", "RA-89", "RA-90", "RA-91", "RA-92", "RA-94")
def test_every_line_of_the_sheet_names_its_rule(lay: Lay) -> None:
    owned = "pharaoh god gold flood nile art writing religion 3 temple"
    board = scored(lay, owned, "art", epoch=3, suns={0: [9, 8, 7, 6], 1: [2, 3, 4, 5]})
    lines = board.game.breakdown(board.state, 0)
    rules = {board.game.rule_name(line.rule): line.points for line in lines}
    assert rules == {
        "RA-13": 10,
        "RA-85": 5,
        "RA-86": 2,
        "RA-87": 3,
        "RA-88": 1,
        "RA-89": 1,
        "RA-90": 5,
        "RA-91": 5,
        "RA-92": 1,
        "RA-94": 5,
    }


@pytest.mark.rule("RA-87", "RA-86")
def test_every_line_of_the_sheet_says_how_many_tiles(lay: Lay) -> None:
    board = scored(lay, "3 gold 2 god 2 flood 4 nile art", "art")
    lines = board.game.breakdown(board.state, 0)
    counts = {line.label: line.count for line in lines if line.phase == 1}
    assert counts == {"gods": 2, "gold": 3, "floods": 2, "nile": 4}
