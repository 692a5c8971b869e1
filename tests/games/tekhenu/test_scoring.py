"""The Scoring (chapter 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.tekhenu.conftest import Board, Lay

Words = dict[int, str]
OSIRIS = [f"{district}-{row}" for district in ("papyrus", "bread") for row in range(1, 7)]
THREE = {0: " ".join(OSIRIS[:3])}
FIVE = {0: " ".join(OSIRIS[:5])}


def scored(lay: Lay, seats: int = 2, **position: object) -> Board:
    """The first Scoring, everybody paying no Bread."""
    board = lay(seats, at=seats - 1, dice_each=3, rotations=3, **position)
    return board.turn().until("destiny")


def points(board: Board, label: str) -> list[int]:
    """What each seat has scored under a label."""
    return [board.sheet(seat).get(label, 0) for seat in range(board.match.seats)]


@pytest.mark.rule("TK-102")
@pytest.mark.parametrize(
    ("osiris", "statues", "districts"),
    [
        ({0: "papyrus-6"}, {}, [3, 0, 0]),
        ({}, {}, [0, 0, 0]),
        ({0: "papyrus-6 papyrus-5", 1: "papyrus-1"}, {}, [3, 0, 0]),
        ({0: "papyrus-2", 1: "papyrus-1"}, {}, [0, 3, 0]),
        ({0: "papyrus-3 papyrus-4", 1: "papyrus-2 papyrus-6"}, {}, [0, 3, 0]),
        ({0: "papyrus-1 bread-1", 1: "limestone-6", 2: "granite-3"}, {}, [6, 3, 3]),
        ({0: "papyrus-1"}, {1: "workshops"}, [0, 6, 0]),
        ({0: "papyrus-1 papyrus-2"}, {1: "workshops"}, [3, 3, 0]),
        ({0: "limestone-1", 1: "granite-1"}, {2: "quarries"}, [0, 0, 6]),
        ({0: "limestone-1 granite-6", 1: "granite-1"}, {0: "quarries"}, [6, 0, 0]),
        ({}, {1: "quarries"}, [0, 6, 0]),
        ({0: "bread-1"}, {1: "temple_row osiris"}, [3, 0, 0]),
    ],
)
def test_districts(lay: Lay, osiris: Words, statues: Words, districts: list[int]) -> None:
    board = scored(lay, 3, osiris=osiris, statues=statues)
    assert points(board, "districts") == districts


@pytest.mark.rule("TK-103")
@pytest.mark.parametrize(
    ("temple", "pillars", "statues", "temple_points"),
    [
        ("row1_first column2_first", "", "", 2),
        ("", "r1c1 r2c2", "", 0),
        ("row1_first", "r1c1", "", 1 + 1),
        ("row1_first column1_first", "r1c1", "", 2 + 2),
        ("row1_first row1_second", "r1c1", "", 2 + 2),
        ("row1_first", "r1c1 r1c2 r2c1", "", 1 + 2),
        ("", "r3c1", "temple_row", 1 + 1),
        ("", "r3c3", "temple_row temple_column", 2 + 2),
        ("", "r3c3", "workshops quarries ra", 0),
        ("row3_first", "r3c3", "temple_row", 2 + 2),
    ],
)
def test_the_temple(lay: Lay, temple: str, pillars: str, statues: str, temple_points: int) -> None:
    board = scored(lay, 3, temple={0: temple}, pillars={0: pillars}, statues={0: statues})
    assert points(board, "temple")[0] == temple_points


@pytest.mark.rule("TK-103")
def test_pieces_of_others_do_not_count_for_a_pillar(lay: Lay) -> None:
    board = scored(
        lay,
        temple={0: "row5_first", 1: "row1_first column1_first"},
        pillars={0: "r1c1", 1: "r5c5"},
        statues={1: "temple_row"},
    )
    assert points(board, "temple") == [1, 3]


@pytest.mark.rule("TK-104")
@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)]
)
def test_statues_of_any_kind(lay: Lay, count: int, worth: int) -> None:
    built = ["horus", "workshops", "osiris", "temple_row", "osiris", "quarries"][:count]
    board = scored(lay, 3, statues={0: " ".join(built)})
    assert points(board, "statues")[0] == worth


@pytest.mark.rule("TK-105")
@pytest.mark.parametrize(
    ("happiness", "worth"),
    [
        (0, 0),
        (8, 0),
        (9, 3),
        (12, 3),
        (13, 6),
        (15, 6),
        (16, 9),
        (18, 9),
        (19, 12),
        (20, 12),
        (21, 15),
    ],
)
def test_happiness(lay: Lay, happiness: int, worth: int) -> None:
    owned = {0: f"{happiness} happiness 21 population"}
    board = scored(lay, owned=owned, opened=4)
    assert points(board, "happiness") == [worth, 0]


@pytest.mark.rule("TK-106")
@pytest.mark.parametrize(
    ("make", "worth"),
    [("5 bread", 0), ("6 bread", 2), ("6 bread 6 papyrus 6 limestone 6 granite", 8)],
)
def test_production_markers_at_six(lay: Lay, make: str, worth: int) -> None:
    assert points(scored(lay, make={0: make}), "production") == [worth, 0]


@pytest.mark.rule("TK-107")
@pytest.mark.parametrize(
    ("built", "worth"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 5), (7, 5), (8, 8), (9, 8), (10, 12)],
)
def test_points_seen_in_the_building_row(lay: Lay, built: int, worth: int) -> None:
    board = scored(lay, osiris={0: " ".join(OSIRIS[:built])})
    assert points(board, "building_row") == [worth, 0]


@pytest.mark.rule("TK-107")
def test_buildings_anywhere_uncover_the_row(lay: Lay) -> None:
    board = scored(lay, osiris={0: "papyrus-1 bread-1"}, temple={0: "row1_first column5_first"})
    assert points(board, "building_row") == [3, 0]


@pytest.mark.rule("TK-108")
@pytest.mark.parametrize(
    ("built", "due"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 4), (9, 5), (10, 5)]
)
def test_bread_due_for_the_building_row(lay: Lay, built: int, due: int) -> None:
    board = lay(
        at=1,
        dice_each=3,
        rotations=3,
        owned={0: "9 bread 30 vp"},
        osiris={0: " ".join(OSIRIS[:built])},
    )
    board.turn().until("feed", "destiny")
    most = [int(name[5:]) for name in board.legal() if name.startswith("feed ")]
    assert max(most, default=0) == due
    if due:
        board.play(f"feed {due}").until("destiny")
    assert board.held("bread") == 9 - due
    assert "bread" not in board.sheet(0)


@pytest.mark.rule("TK-108")
@pytest.mark.parametrize(("paid", "loss"), [(0, 9), (1, 6), (2, 3), (3, 0)])
def test_what_is_not_paid_costs_three_points_each(lay: Lay, paid: int, loss: int) -> None:
    board = lay(
        at=1,
        dice_each=3,
        rotations=3,
        owned={0: "3 bread 30 vp"},
        osiris=FIVE,
    )
    board.turn().until("feed").play(f"feed {paid}").until("destiny")
    assert board.sheet(0).get("bread", 0) == -loss
    assert board.held("bread") == 3 - paid


@pytest.mark.rule("TK-108")
def test_nobody_pays_more_than_is_owned_or_due(lay: Lay) -> None:
    board = lay(
        at=1, dice_each=3, rotations=3, owned={0: "2 bread"}, osiris={0: " ".join(OSIRIS[:5])}
    )
    board.turn().until("feed")
    assert board.legal() == ["feed 0", "feed 1", "feed 2"]
    assert board.why_not("feed 3") == "TK-108"


@pytest.mark.rule("TK-108", "AMB-54", "TK-37")
def test_gold_pays_for_bread(lay: Lay) -> None:
    board = lay(
        at=1,
        dice_each=3,
        rotations=3,
        owned={0: "1 bread 1 gold"},
        osiris={0: " ".join(OSIRIS[:3])},
    )
    board.turn().until("feed").play("feed 2").until("destiny")
    assert board.owned(0) == {}
    assert "bread" not in board.sheet(0)


@pytest.mark.rule("TK-108", "TK-38")
def test_surplus_bread_pays_nothing(lay: Lay) -> None:
    board = scored(lay, surplus={0: "2 bread"}, osiris={0: "papyrus-1"})
    assert board.sheet(0)["bread"] == -3


@pytest.mark.rule("TK-108", "AMB-42")
def test_points_do_not_fall_below_zero_in_the_scoring(lay: Lay) -> None:
    board = scored(lay, owned={0: "0 vp"}, osiris={0: " ".join(OSIRIS[:5]), 1: "granite-1"})
    assert board.vp(0) == 0
    assert board.sheet(0) == {"districts": 3, "building_row": 3, "bread": -6}


@pytest.mark.rule("TK-109")
def test_after_the_first_scoring_the_maat_phase_goes_on(lay: Lay) -> None:
    board = scored(lay)
    assert board.state.scored == 1
    assert board.question() == "0 destiny"
    board.until("turn")
    assert board.scales(0) == []


@pytest.mark.rule("TK-102")
def test_the_scoring_goes_by_the_steps(lay: Lay) -> None:
    board = scored(
        lay,
        owned={0: "9 happiness 9 population"},
        opened=3,
        osiris={0: "papyrus-1"},
        temple={0: "row1_first"},
        statues={0: "ra"},
        make={0: "6 bread"},
    )
    assert board.sheet(0, 1) == {
        "districts": 3,
        "temple": 1,
        "statues": 1,
        "happiness": 3,
        "production": 2,
        "building_row": 1,
        "bread": -3,
    }
    assert board.vp(0) == 18


@pytest.mark.rule("TK-01", "TK-102")
def test_everything_is_scored_again_in_the_second_scoring(lay: Lay) -> None:
    board = lay(at=1, dice_each=3, rotations=7, statues={0: "ra hathor"}, osiris={0: "granite-4"})
    board.turn().until("over")
    assert board.sheet(0, 2) == {"districts": 3, "statues": 3, "bread": -3}


@pytest.mark.rule("TK-102")
def test_the_points_told_are_those_of_all_steps(lay: Lay) -> None:
    board = scored(lay, osiris={0: "papyrus-1", 1: "granite-1 bread-1"}, statues={0: "ra"})
    assert board.told("scored") == [(0, [3 + 1, 14, 0]), (1, [6 + 1, 17, 0])]


@pytest.mark.rule("TK-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_districts_with_any_number_of_players(lay: Lay, seats: int) -> None:
    districts = ["papyrus", "bread", "limestone", "granite"]
    board = scored(lay, seats, osiris={seat: f"{districts[seat]}-6" for seat in range(seats)})
    assert points(board, "districts") == [3] * seats


@pytest.mark.rule("TK-104", "TK-108", "TK-98")
def test_both_scorings_count(lay: Lay) -> None:
    board = scored(lay, statues={0: "ra hathor"}, make={0: "6 bread"})
    assert board.sheet(0, 1) == {"statues": 3, "production": 2}
    board.until("over")
    assert board.sheet(0, 2)["statues"] == 3
    assert board.sheet(0, 2)["production"] == 2
