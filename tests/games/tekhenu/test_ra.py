"""Ra builds Pillars (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

STONES = "9 limestone 9 granite"
# Rim of the Temple Complex: the corner r1c1 is carnelian above and lapis to the left.
ROWS = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]
DARK, SHADED, SUNNY = "bastet", "hathor", "horus"  # where the wheel stands so that Ra is this


def build(board: Board, space: str, turn: int = 0) -> Board:
    """The Ra action with the only die at Ra, up to the next turn."""
    die = next(name for name in board.legal() if name.startswith("take ra-"))
    board.play(die, "perform ra", f"place {space}")
    if board.step() == "rotation":
        board.play(f"rotate {turn}")
    return board.until("1 turn")


@pytest.mark.rule("TK-52")
@pytest.mark.parametrize(
    ("value", "tile"),
    [(6, "P01"), (5, "P01"), (4, "P05"), (3, "P05"), (2, "P09"), (1, "P09")],
)
def test_the_value_decides_the_tile(lay: Lay, value: int, tile: str) -> None:
    board = lay(dice=f"ra-white-{value}", owned={0: STONES}, display="P01 P05 P09")
    build(board, "r2c2")
    assert tile not in board.display()
    assert board.told("pillar_built")[0][1][0] == int(tile[1:]) - 1


@pytest.mark.rule("TK-53")
@pytest.mark.parametrize(
    ("tile", "left"),
    [
        ("P22", {"limestone": 7, "granite": 9}),
        ("P24", {"limestone": 8, "granite": 8}),
        ("P26", {"limestone": 9, "granite": 7}),
        ("P17", {"limestone": 5, "granite": 9}),
        ("P14", {"limestone": 7, "granite": 7}),
    ],
)
def test_the_cost_on_the_tile_is_paid(lay: Lay, tile: str, left: dict[str, int]) -> None:
    board = lay(wheel=SHADED, dice="ra-white-1", owned={0: STONES}, display=f"P01 P02 {tile}")
    build(board, "r2c2")
    owned = board.owned()
    assert owned.pop("bread") == 2
    assert owned == left


@pytest.mark.rule("TK-53")
def test_gold_pays_for_either_stone(lay: Lay) -> None:
    owned = {0: "1 limestone 2 gold"}
    board = lay(wheel=SHADED, dice="ra-white-1", owned=owned, display="P01 P02 P21")
    build(board, "r2c2")
    assert board.owned() == {"bread": 2}


@pytest.mark.rule("TK-53", "TK-38")
@pytest.mark.parametrize("held", ["1 limestone 1 granite", "3 limestone 1 granite", "9 granite"])
def test_a_tile_that_cannot_be_paid_cannot_be_built(lay: Lay, held: str) -> None:
    board = lay(dice="ra-white-1", owned={0: held}, display="P01 P02 P21").play("take ra-white-1")
    assert board.why_not("perform ra") == "TK-53"


@pytest.mark.rule("TK-53")
def test_the_space_must_be_empty(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: STONES}, pillars={0: "r1c1", 1: "r3c3"})
    board.play("take ra-white-1", "perform ra")
    assert len(board.legal()) == 23
    assert board.why_not("place r1c1") == "TK-53"
    assert board.why_not("place r3c3") == "TK-53"


@pytest.mark.rule("TK-53")
def test_a_tile_is_turned_as_wanted(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: STONES})
    board.play("take ra-white-1", "perform ra", "place r3c3")
    assert board.legal() == ["rotate 0", "rotate 180", "rotate 270", "rotate 90"]


@pytest.mark.rule("TK-54")
@pytest.mark.parametrize(
    ("space", "points"), [("r1c1", 3), ("r1c4", 2), ("r4c1", 1), ("r4c4", 0), ("r2c3", 0)]
)
def test_buildings_of_anybody_in_row_and_column(lay: Lay, space: str, points: int) -> None:
    temple = {0: "row1_first", 1: "row1_second", 2: "column1_first"}
    statues = {1: "temple_row temple_column"}
    board = lay(3, dice="ra-white-1", owned={0: STONES}, temple=temple, statues=statues)
    assert build(board, space).sheet().get("pillar_buildings", 0) == points


@pytest.mark.rule("TK-54")
def test_statues_do_not_count_as_buildings(lay: Lay) -> None:
    statues = {0: "temple_row", 1: "temple_column"}
    board = lay(dice="ra-white-1", owned={0: STONES}, statues=statues)
    assert "pillar_buildings" not in build(board, "r3c3").sheet()


@pytest.mark.rule("TK-55")
@pytest.mark.parametrize(("turn", "points"), [(0, 4), (90, 2), (180, 0), (270, 2)])
def test_edges_count_twice_in_a_corner(lay: Lay, turn: int, points: int) -> None:
    board = lay(dice="ra-white-1", owned={0: STONES}, display="P07 P08 P01")
    assert build(board, "r1c1", turn).sheet().get("pillar_edges", 0) == points


@pytest.mark.rule("TK-55")
@pytest.mark.parametrize(("turn", "points"), [(0, 1), (90, 0)])
def test_an_edge_matches_the_rim(lay: Lay, turn: int, points: int) -> None:
    board = lay(dice="ra-white-1", owned={0: STONES}, display="P07 P08 P05", wheel=SUNNY)
    assert build(board, "r1c2", turn).sheet().get("pillar_edges", 0) == points


@pytest.mark.rule("TK-55")
@pytest.mark.parametrize(
    ("space", "turns", "points"),
    [
        ("r3c2", 0, 1),
        ("r3c2", 1, 0),
        ("r3c2", 2, 0),
        ("r3c2", 3, 0),
        ("r2c3", 0, 0),
        ("r2c3", 1, 0),
        ("r2c3", 2, 1),
        ("r2c3", 3, 0),
        ("r3c3", 0, 0),
    ],
)
def test_an_edge_matches_the_edge_it_touches(lay: Lay, space: str, turns: int, points: int) -> None:
    """P22 has carnelian, lapis, malachite, amber; P04 malachite and amber in turn."""
    board = lay(
        wheel=SHADED,
        dice="ra-white-1",
        owned={0: STONES},
        display="P07 P08 P04",
        pillars={1: f"r2c2:P22:{turns}"},
    )
    assert build(board, space).sheet().get("pillar_edges", 0) == points


@pytest.mark.rule("TK-55")
def test_all_four_edges_can_match(lay: Lay) -> None:
    """P24 has carnelian, malachite, lapis, amber above, right, below and left."""
    around = "r2c3:P22:2 r3c4:P07 r4c3:P05 r3c2:P13:3"
    board = lay(dice="ra-white-1", owned={0: STONES}, display="P01 P02 P24", pillars={1: around})
    assert build(board, "r3c3").sheet()["pillar_edges"] == 4


@pytest.mark.rule("TK-55")
def test_a_neighbor_next_to_a_corner_counts_twice_too(lay: Lay) -> None:
    """P01 in the corner r1c1 has carnelian to the right, where P25 shows it to the left."""
    board = lay(
        dice="ra-white-1", owned={0: STONES}, display="P07 P08 P01", pillars={1: "r1c2:P25:3"}
    )
    assert build(board, "r1c1").sheet()["pillar_edges"] == 6


@pytest.mark.rule("TK-56")
@pytest.mark.parametrize(
    ("space", "reward"),
    [
        ("r1c1", {"limestone": 1}),
        ("r1c2", {"gold": 1}),
        ("r3c3", {"faith": 3}),
        ("r4c2", {"granite": 2}),
        ("r2c3", {"papyrus": 2}),
        ("r5c1", {"bread": 1}),
    ],
)
def test_the_whole_reward_of_the_space_is_gained(
    lay: Lay, space: str, reward: dict[str, int]
) -> None:
    board = lay(dice="ra-white-1", owned={0: "2 granite"}, display="P01 P02 P26")
    assert build(board, space).owned() == reward


@pytest.mark.rule("TK-57")
@pytest.mark.parametrize(("value", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_display_space_gives_points(lay: Lay, value: int, points: int) -> None:
    board = lay(dice=f"ra-white-{value}", owned={0: STONES})
    assert build(board, "r3c3").sheet() == {"pillar_display": points}


@pytest.mark.rule("TK-58")
@pytest.mark.parametrize(
    ("tile", "wheel", "works"),
    [
        ("P07", SUNNY, True),
        ("P07", SHADED, False),
        ("P07", DARK, False),
        ("P08", SUNNY, False),
        ("P08", SHADED, True),
        ("P08", DARK, False),
        ("P09", SUNNY, False),
        ("P09", SHADED, False),
        ("P09", DARK, True),
    ],
)
def test_an_ability_works_in_the_light_of_ra(lay: Lay, tile: str, wheel: str, works: bool) -> None:
    board = lay(wheel=wheel, dice="ra-gray-1", owned={0: STONES}, display=f"P01 P02 {tile}")
    assert build(board, "r3c3").sheet().get("pillar_ability", 0) == int(works)


@pytest.mark.rule("TK-58")
def test_a_tile_without_ability_does_nothing_more(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: STONES}, display="P01 P02 P22")
    assert "ability_used" not in build(board, "r3c3").events()


@pytest.mark.rule("TK-59")
def test_an_own_pillar_stands_on_the_tile(lay: Lay) -> None:
    board = lay(dice="ra-white-1", owned={0: STONES}, pillars={0: "r1c1"})
    assert build(board, "r3c3").pillars() == ["r1c1", "r3c3"]
    assert board.pillars(1) == []


@pytest.mark.rule("TK-60")
@pytest.mark.parametrize(
    ("value", "display"),
    [(6, ["P20", "P02", "P03"]), (4, ["P20", "P01", "P03"]), (1, ["P20", "P01", "P02"])],
)
def test_the_display_moves_right_and_is_filled_on_the_left(
    lay: Lay, value: int, display: list[str]
) -> None:
    board = lay(wheel=SHADED, dice=f"ra-gray-{value}", owned={0: STONES}, display="P01 P02 P03")
    board.play(f"take ra-gray-{value}", "perform ra", "place r3c3", "rotate 0")
    assert board.question() == "* reveal"
    assert board.play("reveal P20").until("1 turn").display() == display


@pytest.mark.rule("TK-61")
def test_with_one_space_left_the_display_is_still_full(lay: Lay) -> None:
    pillars = {0: "r1c1", 1: " ".join(ROWS[1:9]), 2: " ".join(ROWS[9:17]), 3: " ".join(ROWS[17:24])}
    board = lay(4, dice="ra-white-1", owned={0: STONES}, pillars=pillars)
    board.play("take ra-white-1", "perform ra")
    assert board.state.stack == 0
    if board.step() == "space":
        assert board.legal() == ["place r5c5"]
        board.play("place r5c5")
    board.until("1 turn")
    assert board.pillars() == ["r1c1", "r5c5"]
    assert board.display() == ["-", "P22", "P23"]


@pytest.mark.rule("TK-61")
def test_a_full_complex_closes_ra(lay: Lay) -> None:
    pillars = {0: "r1c1", 1: " ".join(ROWS[1:9]), 2: " ".join(ROWS[9:17]), 3: " ".join(ROWS[17:25])}
    board = lay(4, dice="ra-white-1", owned={0: STONES}, pillars=pillars, display="- P22 P23")
    board.play("take ra-white-1")
    assert board.why_not("perform ra") == "TK-61"


@pytest.mark.rule("AMB-23", "P12")
def test_a_statue_built_by_a_tile_does_not_see_the_new_pillar(lay: Lay) -> None:
    board = lay(
        wheel=SHADED,
        dice="ra-gray-1",
        owned={0: STONES},
        display="P01 P02 P12",
        pillars={0: "r3c1"},
    )
    board.play("take ra-gray-1", "perform ra", "place r3c3", "rotate 0").until("statue")
    board.play("serve temple_row").until("1 turn")
    assert board.sheet()["statue_line"] == 3
    assert board.pillars() == ["r3c1", "r3c3"]


@pytest.mark.rule("TK-53")
def test_the_steps_of_ra_come_in_order(lay: Lay) -> None:
    board = lay(
        dice="ra-white-1", owned={0: STONES}, display="P02 P03 P07", temple={1: "row1_first"}
    )
    build(board, "r1c1")
    labels = [data[1] for _, data in board.told("vp_gained")]
    assert len(labels) == 4
    assert labels == sorted(labels)
