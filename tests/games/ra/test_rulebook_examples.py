"""Every worked example of the three rulebooks, and their tables read as examples.

PL and UA have pages; HU has none and is cited by the title of the section. Examples that were
drawn as pictures are lost with the pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.ra.conftest import Lay


@pytest.mark.rule("RA-88", "RA-89")
def test_one_flood_and_three_nile_are_worth_four_points(lay: Lay) -> None:
    """PL p7, UA p7, HU "Az áradáslapkák", first part of the example."""
    board = lay(2, ra=5, owned={0: "flood 3 nile art", 1: "art"}).play("draw", "tile ra")
    assert board.sheet(0, 1) == {"floods": 1, "nile": 3}


@pytest.mark.rule("RA-88")
def test_two_floods_without_nile_are_worth_two_points(lay: Lay) -> None:
    """PL p7, UA p7, HU "Az áradáslapkák", second part of the example."""
    board = lay(2, ra=5, owned={0: "2 flood art", 1: "art"}).play("draw", "tile ra")
    assert board.sheet(0, 1) == {"floods": 2}


@pytest.mark.rule("RA-89")
def test_four_nile_without_a_flood_are_worth_nothing(lay: Lay) -> None:
    """PL p7, UA p7, HU "Az áradáslapkák", third part of the example."""
    board = lay(2, ra=5, owned={0: "4 nile art", 1: "art"}).play("draw", "tile ra")
    assert board.sheet(0, 1) == {}


@pytest.mark.rule("RA-15")
@pytest.mark.parametrize(("seats", "sun"), [(2, 9), (3, 13)])
def test_the_pictured_oval_holds_a_nine_for_two_and_a_thirteen_for_three(
    lay: Lay, seats: int, sun: int
) -> None:
    """PL p2, UA p2, HU "A játszma előkészítése", the note beside the player board."""
    assert max(lay(seats).up(0)) == sun


@pytest.mark.rule("RA-09", "RA-13", "RA-14", "RA-15")
def test_the_setup_for_four(lay: Lay) -> None:
    """PL p2, UA p2, HU: the pictured set-up is one for four players."""
    board = lay(4)
    assert [board.up(seat) for seat in range(4)] == [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]]
    assert board.scores() == [10, 10, 10, 10]
    assert board.state.center == 1
    assert board.state.ra_count == 0


@pytest.mark.rule("RA-91")
@pytest.mark.parametrize(("count", "points"), [(3, 5), (4, 10), (5, 15)])
def test_three_four_or_five_equal_monuments(lay: Lay, count: int, points: int) -> None:
    """PL p6, UA p6, HU "Az emlékműlapkák": 3/4/5 are worth 5/10/15."""
    owned = {0: f"{count} obelisk art", 1: "art"}
    board = lay(2, epoch=3, ra=5, owned=owned).play("draw", "tile ra")
    assert board.sheet(0, 3) == {"quantity": points, "diversity": 1}


@pytest.mark.rule("RA-92")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("fortress obelisk palace pyramid temple statue", 6),
        ("fortress obelisk palace pyramid temple statue step_pyramid", 10),
        ("fortress obelisk palace pyramid temple statue step_pyramid sphinx", 15),
    ],
)
def test_six_seven_or_eight_different_monuments(lay: Lay, owned: str, points: int) -> None:
    """PL p6, UA p6: 6 or fewer are worth 1 each, 7/8 are worth 10/15."""
    board = lay(2, epoch=3, ra=5, owned={0: f"{owned} art", 1: "art"}).play("draw", "tile ra")
    assert board.sheet(0, 3) == {"diversity": points}


@pytest.mark.rule("RA-90")
@pytest.mark.parametrize(
    ("owned", "sheet"),
    [
        ("", {"civilizations": -5}),
        ("art religion writing", {"civilizations": 5}),
        ("art religion writing astronomy", {"civilizations": 10}),
        ("art religion writing astronomy agriculture", {"civilizations": 15}),
    ],
)
def test_three_four_or_five_different_civilizations(
    lay: Lay, owned: str, sheet: dict[str, int]
) -> None:
    """PL p7, UA p7, HU "A civilizációlapkák": 3/4/5 are worth 5/10/15, none costs 5."""
    board = lay(2, ra=5, owned={0: owned, 1: "art"}).play("draw", "tile ra")
    assert board.sheet(0, 1) == sheet


@pytest.mark.rule("RA-85")
def test_most_and_fewest_pharaohs_with_ties(lay: Lay) -> None:
    """PL p6, UA p6, HU "A fáraólapkák": all with the most gain 5, all with the fewest lose 2."""
    owned = {0: "2 pharaoh art", 1: "2 pharaoh art", 2: "pharaoh art", 3: "art", 4: "art"}
    board = lay(5, ra=9, owned=owned).play("draw", "tile ra")
    assert board.scores() == [15, 15, 10, 8, 8]


@pytest.mark.rule("RA-94")
def test_the_sums_of_the_starting_suns_of_four(lay: Lay) -> None:
    """PL p5, UA p5, HU: the sums of the table on p2 are 21, 22, 23 and 24."""
    owned = {seat: "art" for seat in range(4)}
    board = lay(4, epoch=3, ra=8, owned=owned).play("draw", "tile ra")
    assert board.scores() == [5, 10, 10, 15]


@pytest.mark.rule("RA-28", "RA-50", "RA-51")
def test_the_summary_of_drawing(lay: Lay) -> None:
    """PL p8, UA p8, first column: no Ra, a Ra before the last space, a Ra on the last space."""
    assert lay(2).play("draw", "tile gold").track()[0] == "gold"
    passed = lay(2, track="gold").play("draw", "tile ra", "pass", "pass")
    assert passed.track()[0] == "gold"
    assert lay(2, ra=5).play("draw", "tile ra").state.epoch == 2


@pytest.mark.rule("RA-52", "RA-53")
def test_the_summary_of_invoking(lay: Lay) -> None:
    """PL p8, UA p8, HU last page, second and third column: full track, track not full."""
    full = lay(2, track="8 nile").play("invoke", "pass", "pass")
    assert full.track() == ["-"] * 8
    assert full.state.center == 1
    must = lay(2, track="7 nile").play("invoke", "pass")
    assert must.why_not("pass") == "RA-53"
    may = lay(2, track="7 nile").play("invoke", "bid 3")
    assert may.why_not("pass") == ""


@pytest.mark.rule("RA-38")
def test_the_summary_of_spending_gods(lay: Lay) -> None:
    """PL p8, UA p8, last column: discard any number of gods, take as many other tiles."""
    board = lay(2, owned={0: "3 god"}, track="3 nile").play("take nile", "take nile", "take nile")
    assert board.owned(0) == {"nile": 3}
    assert board.discarded("god") == 3
