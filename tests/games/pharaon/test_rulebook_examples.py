"""Every worked example of the rulebook, by the lines of its transcript."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Lay

# The position of the tests: offerings agriculture, nobles construction, Nile trade, chamber
# power, artisans justice. In colors: green, yellow, blue, red, black.


@pytest.mark.rule("V-1", "PH-110", "PH-61", "PH-63")
def test_artisans_with_the_access_color_or_with_another(lay: Lay) -> None:
    """L238-244: access c and two more c, or three d besides access."""
    same = lay(owned={0: "3 justice"}).play("act artisans")
    assert same.question() == "0 employ"
    assert same.owned(0) == {}
    other = lay(owned={0: "3 justice 3 trade"}).play("act artisans", "three trade")
    assert other.question() == "0 employ"
    assert other.owned(0) == {"justice": 2}


@pytest.mark.rule("V-1", "PH-60")
def test_artisans_with_two_colors_mixed(lay: Lay) -> None:
    """L238-244: the three units are of one color, so access c with c and d is not enough."""
    assert lay(owned={0: "2 justice trade"}).why_not("act artisans") == "PH-60"
    assert lay(owned={0: "2 justice 2 trade"}).why_not("act artisans") == "PH-60"


@pytest.mark.rule("V-2", "PH-70", "PH-71")
def test_offerings_with_the_access_unit_deducted(lay: Lay) -> None:
    """L339-346: one c for a set, another c for a third token, out of the bonus zone."""
    board = lay(owned={0: "agriculture"}).play("act offerings", "set 1")
    assert sum(board.owned(0).values()) == 2
    board = lay(owned={0: "2 agriculture"})
    board.play("act offerings", "add agriculture", "set 1", "bonus 1")
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "prestige_low": 1}


@pytest.mark.rule("V-2", "PH-63")
def test_offerings_with_two_of_another_color_besides_access(lay: Lay) -> None:
    """L348-351: access c and two d have the same effect."""
    board = lay(owned={0: "agriculture 2 power"})
    board.play("act offerings", "add power", "set 1", "bonus 1")
    assert board.owned(0) == {"agriculture_token": 1, "nile_token": 1, "prestige_low": 1}


@pytest.mark.rule("V-3", "PH-91", "PH-95")
@pytest.mark.parametrize(
    ("moves", "nile"),
    [
        (["trade", "power"], [0, 0, 1, 1, 0]),
        (["trade", "trade"], [0, 0, 2, 0, 0]),
        (["power", "power"], [0, 0, 0, 2, 0]),
    ],
)
def test_the_nile_with_blue_and_red(lay: Lay, moves: list[str], nile: list[int]) -> None:
    """L386-396: access in a third color, one blue, one red; two resources and two steps."""
    board = lay(owned={0: "justice trade power"}, wheel="trade")
    assert board.facing("nile") == "justice"
    board.play("act nile", "column 3", *(f"advance {color}" for color in moves))
    assert board.sector("justice") == ["justice"]
    assert board.owned(0) == {"justice": 1, "construction": 1}
    assert board.nile(0) == nile


@pytest.mark.rule("V-4", "PH-120", "PH-122")
def test_the_second_to_pass(lay: Lay) -> None:
    """L485-491: the first row is taken, so the disc goes to the second; an urn, nothing else."""
    board = lay(owned={1: "", 2: "silver"}).play("pass", "take 2")
    assert board.question() == "1 urn_choice"
    board.play("take 3")
    assert board.place(1) == (1, 0)
    assert board.owned(1) == {"trade": 1, "power": 1, "justice": 1}
    assert board.state.first == 0


@pytest.mark.rule("V-5", "PH-123", "PH-125")
def test_silver_or_the_basic_resource_to_its_left(lay: Lay) -> None:
    """L511-518: moving onto silver, the player takes it or any basic resource instead."""
    board = lay(2, owned={0: "", 1: "3 agriculture"}).play("pass", "take 1")
    board.play("act offerings", "no_bonus", "set 1", "gain power")
    board.play("act offerings", "no_bonus", "set 2")
    assert board.question() == "0 income"
    assert board.fork().play("collect_here").owned(0)["silver"] == 1
    left = board.fork().play("collect_left")
    assert left.legal() == [f"gain {color}" for color in sorted(pieces.COLOR_NAMES)]
    assert left.play("gain justice").owned(0)["justice"] == 1


@pytest.mark.rule("V-6", "PH-153", "PH-155", "A-01")
@pytest.mark.parametrize(("tokens", "points"), [(3, 16), (4, 16), (2, 6), (0, 6)])
def test_two_gods_around_the_chamber(lay: Lay, tokens: int, points: int) -> None:
    """L591-597: four stages, three offering tokens, two tracks: 16 PP; fewer tokens: 6 PP."""
    board = lay(
        ring="offerings chamber nile artisans nobles",
        owned={0: f"{tokens} prestige_low" if tokens else ""},
        stages={0: 4},
        nile={0: "trade power"},
    )
    assert sum(board.gods(0).values()) == points


@pytest.mark.rule("V-7", "PH-171", "PH-172")
def test_the_urn_two_players_left(lay: Lay) -> None:
    """L723-730: red, yellow and yellow go onto the wheel; two red slots and one yellow remain."""
    board = lay(2, urns=[1, 2, 17], owned={0: "agriculture", 1: "agriculture"}, slots="2 power")
    board.play("pass", "take 1", "pass", "take 2").chance()
    assert board.state.round == 2
    assert board.sector("power") == ["power"]
    assert board.sector("construction") == ["construction", "construction"]
    assert board.on_wheel() == 3
    assert board.state.limit - len(board.sector("power")) == 2
    assert board.state.limit - len(board.sector("construction")) == 1
    assert board.state.urn_discard >> 17 & 1 == 1


@pytest.mark.rule("V-8", "PH-191", "PH-194", "PH-198", "PH-199")
def test_a_turn_of_the_traitor(lay: Lay) -> None:
    """L852-867: discard the third noble, fill the last slot of a color, unlock a god.

    Urn 1 shows agriculture at the bottom, construction and trade above. Agriculture is linked to
    tile 1, whose fourth space says "discard noble 3"; trade to tile 3, whose sixth is its god.
    """
    board = lay(1, owned={0: "agriculture"}, slots="2 construction", urns=[2, 3])
    plot = board.state.plot
    assert (plot.order, plot.links) == ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
    for place, covered in ((0, 3), (2, 5)):
        plot.levels[place] = covered
        for space in range(1, covered):
            plot.spaces[10 * place + space] = place
            board.state.supply.add(place, -1)
    board.play("act offerings", "set 1", "plot 1")
    while board.question() == "* noble":
        board.play("noble scribe_1")
    assert board.noble_row() == ["grand_vizier_12", "architect_7", "scribe_1"]
    assert board.state.noble_discard == 1 << pieces.JUDGE
    assert board.question() == "0 block"
    assert board.legal() == ["block construction", "block trade"]
    board.play("block construction")
    assert board.sector("construction") == ["construction"] * 3
    assert plot.levels == [4, 1, 6, 1, 1]
    assert board.state.plot.gods == 1 << pieces.GOD_NAMES.index("ra")


@pytest.mark.rule("PH-45", "PH-133")
def test_the_summary_of_the_round(lay: Lay) -> None:
    """L1277-1290: the preparation of a round as the summary lists it."""
    board = lay(owned={0: "agriculture"}).play("act offerings", "set 1").end_round()
    assert board.on_wheel() == 0
    assert "- -" not in board.sets()
    assert board.facing("nobles") == "agriculture"
    assert len(board.urns()) == 3
    assert [player.turned for player in board.state.players] == [0, 0, 0]
