"""The objectives of the gods (chapter 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from maat import catalog
from maat.games.pharaon import pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Board, Lay

GAME = catalog.load("pharaon")

# The ring of the tests, with the gods between the areas and the points of both halves:
# offerings (isis 12) nobles (horus 8) nile (osiris 6) chamber (anubis 8) artisans (ra 12).

TWO = "judge_11 architect_7"
FOUR = "judge_11 architect_7 high_priestess_8 master_9"


def meet(lay: Lay, **needs: int) -> Board:
    """Seat 0 has so many of each kind, and nothing that scores in another way."""
    tracks = " ".join(pieces.COLOR_NAMES[: needs.get("nile", 0)])
    return lay(
        nobles={0: " ".join(FOUR.split()[: needs.get("nobles", 0)])},
        owned={0: f"{needs.get('offerings', 0)} prestige_low" if "offerings" in needs else ""},
        artisans={0: list(range(1, needs.get("artisans", 0) + 1))},
        stages={0: needs.get("chamber", 0)},
        nile={0: tracks},
    )


@pytest.mark.rule("PH-150", "PH-153")
@pytest.mark.parametrize(
    ("needs", "gods"),
    [
        ({"offerings": 3, "nobles": 2}, {"isis": 12}),
        ({"nobles": 2, "nile": 2}, {"horus": 8}),
        ({"nile": 2, "chamber": 2}, {"osiris": 6}),
        ({"chamber": 2, "artisans": 3}, {"anubis": 8}),
        ({"artisans": 3, "offerings": 3}, {"ra": 12}),
    ],
)
def test_both_conditions_of_a_god_bring_the_points_of_both_halves(
    lay: Lay, needs: dict[str, int], gods: dict[str, int]
) -> None:
    assert meet(lay, **needs).gods(0) == gods


@pytest.mark.rule("PH-151")
@pytest.mark.parametrize(
    "needs",
    [
        {"offerings": 2, "nobles": 2},
        {"offerings": 3, "nobles": 1},
        {"nobles": 2, "nile": 1},
        {"nile": 2, "chamber": 1},
        {"chamber": 2, "artisans": 2},
    ],
)
def test_one_thing_too_few_brings_nothing(lay: Lay, needs: dict[str, int]) -> None:
    assert meet(lay, **needs).gods(0) == {}


@pytest.mark.rule("PH-153")
@pytest.mark.parametrize(
    "needs",
    [{"offerings": 6}, {"nobles": 4}, {"nile": 5}, {"chamber": 6}, {"artisans": 6}],
)
def test_one_half_of_a_god_brings_nothing(lay: Lay, needs: dict[str, int]) -> None:
    assert meet(lay, **needs).gods(0) == {}


@pytest.mark.rule("PH-151")
@pytest.mark.parametrize(
    "owned", ["3 trade_token", "nile_token chamber_token prestige_high", "3 prestige_low"]
)
def test_offering_tokens_of_any_kind_count(lay: Lay, owned: str) -> None:
    assert lay(nobles={0: TWO}, owned={0: owned}).gods(0) == {"isis": 12}


@pytest.mark.rule("PH-151")
def test_resources_are_no_offering_tokens(lay: Lay) -> None:
    assert lay(nobles={0: TWO}, owned={0: "9 trade 9 silver 2 trade_token"}).gods(0) == {}


@pytest.mark.rule("PH-151", "A-18")
def test_the_first_position_counts_as_being_on_a_track(lay: Lay) -> None:
    assert lay(nile={0: "trade power"}, stages={0: 2}, owned={0: ""}).gods(0) == {"osiris": 6}
    assert lay(nile={0: "3 trade"}, stages={0: 2}, owned={0: ""}).gods(0) == {}


@pytest.mark.rule("A-01", "PH-151")
def test_a_table_may_ask_for_three_tracks(lay: Lay) -> None:
    three = {"nile_god_tracks": "3"}
    board = lay(nile={0: "trade power"}, stages={0: 2}, options=three)
    assert board.gods(0) == {}
    board = lay(nile={0: "trade power justice"}, stages={0: 2}, options=three)
    assert board.gods(0) == {"osiris": 6}


@pytest.mark.rule("A-01", "PH-155")
def test_with_three_tracks_the_nile_never_serves_both_its_gods(lay: Lay) -> None:
    every = "agriculture construction trade power justice"
    three = {"nile_god_tracks": "3"}
    board = lay(nile={0: every}, stages={0: 2}, nobles={0: TWO}, options=three)
    assert board.gods(0) == {"horus": 8}
    board = lay(nile={0: every}, stages={0: 2}, nobles={0: TWO})
    assert board.gods(0) == {"horus": 8, "osiris": 6}


@pytest.mark.rule("PH-150")
def test_the_objectives_depend_on_how_the_board_was_joined(lay: Lay) -> None:
    ring = "offerings nile artisans nobles chamber"
    board = lay(
        ring=ring, nile={0: "trade power"}, owned={0: "3 prestige_low"}, artisans={0: [1, 2, 3]}
    )
    assert board.gods(0) == {"isis": 10}
    assert lay(nile={0: "trade power"}, owned={0: "3 prestige_low"}).gods(0) == {}


@pytest.mark.rule("PH-150", "PH-152")
def test_the_ring_closes_between_the_last_area_and_the_first(lay: Lay) -> None:
    ring = "offerings artisans nobles nile chamber"
    board = lay(ring=ring, stages={0: 2}, owned={0: "3 prestige_low"})
    assert board.gods(0) == {"anubis": 10}


@pytest.mark.rule("PH-152", "PH-155")
@pytest.mark.parametrize(
    ("needs", "area", "gods"),
    [
        ({"offerings": 6, "nobles": 2, "artisans": 3}, "offerings", ["isis", "ra"]),
        ({"nobles": 4, "offerings": 3, "nile": 2}, "nobles", ["horus", "isis"]),
        ({"nile": 4, "nobles": 2, "chamber": 2}, "nile", ["horus", "osiris"]),
        ({"chamber": 4, "nile": 2, "artisans": 3}, "chamber", ["anubis", "osiris"]),
        ({"artisans": 6, "chamber": 2, "offerings": 3}, "artisans", ["anubis", "ra"]),
    ],
)
def test_both_gods_of_an_area_need_its_condition_twice(
    lay: Lay, needs: dict[str, int], area: str, gods: list[str]
) -> None:
    assert sorted(meet(lay, **needs).gods(0)) == gods
    needs = {**needs, area: needs[area] - 1}
    assert len(meet(lay, **needs).gods(0)) == 1


@pytest.mark.rule("PH-155")
def test_all_five_gods_need_every_condition_twice(lay: Lay) -> None:
    board = meet(lay, offerings=6, nobles=4, nile=4, chamber=4, artisans=6)
    assert board.gods(0) == {"isis": 12, "horus": 8, "osiris": 6, "anubis": 8, "ra": 12}


@pytest.mark.rule("PH-154")
def test_several_players_may_fulfill_the_same_objective(lay: Lay) -> None:
    board = lay(nile={0: "trade power", 2: "justice power"}, stages={0: 2, 1: 6, 2: 3})
    assert [board.gods(seat) for seat in range(3)] == [{"osiris": 6}, {}, {"osiris": 6}]


@pytest.mark.rule("PH-156", "A-15")
def test_of_two_gods_the_better_one_is_served(lay: Lay) -> None:
    assert meet(lay, offerings=3, nobles=2, nile=2).gods(0) == {"isis": 12}


@pytest.mark.rule("PH-156", "A-15")
def test_a_selection_of_gods_is_the_best_as_a_whole(lay: Lay) -> None:
    board = meet(lay, nobles=2, nile=2, chamber=2, artisans=3)
    assert board.gods(0) == {"horus": 8, "anubis": 8}
    board = meet(lay, offerings=3, nobles=2, nile=2, chamber=2, artisans=3)
    assert sum(board.gods(0).values()) == 20


@pytest.mark.rule("PH-156", "A-15")
def test_points_of_scribes_are_part_of_the_choice(lay: Lay) -> None:
    """Scribe 2 scores the gods beside the chamber: osiris for 6 + 4 beats horus for 8."""
    board = lay(nobles={0: "scribe_2 judge_11"}, nile={0: "trade power"}, stages={0: 2})
    assert board.gods(0) == {"osiris": 6}
    assert board.sheet(0)["scribe_2"] == 8


@pytest.mark.rule("PH-156", "A-15")
def test_points_of_the_sorceress_are_part_of_the_choice(lay: Lay) -> None:
    board = lay(
        nobles={0: "sorceress_17 judge_11"},
        owned={0: "3 prestige_low"},
        nile={0: "trade power justice agriculture"},
        stages={0: 2},
    )
    assert board.gods(0) == {"isis": 12, "osiris": 6}
    assert board.sheet(0)["sorceress_17"] == 9


@pytest.mark.rule("PH-151", "PH-153")
def test_conditions_are_those_of_the_end_of_the_game(lay: Lay) -> None:
    board = lay(nobles={0: TWO}, owned={0: "3 nile_token"}, round=5)
    assert board.gods(0) == {"isis": 12}
    board.play("act nile", "column 6").end_round()
    assert board.state.over
    assert board.owned(0)["nile_token"] == 1
    assert board.gods(0) == {}


@pytest.mark.rule("A-12")
def test_a_starting_noble_counts_for_the_gods(lay: Lay) -> None:
    assert lay(nobles={0: "scribe_1 scribe_2"}, nile={0: "trade power"}).gods(0) == {"horus": 8}


# The Traitor.


@pytest.mark.rule("A-07")
@pytest.mark.parametrize(
    ("unlocked", "stage", "rule", "points"),
    [
        (True, 2, "icon_and_conditions", 6),
        (True, 1, "icon_and_conditions", 0),
        (False, 2, "icon_and_conditions", 0),
        (True, 1, "icon_only", 6),
        (False, 2, "icon_only", 0),
    ],
)
def test_the_traitor_needs_the_icon_and_by_default_both_conditions(
    lay: Lay, unlocked: bool, stage: int, rule: str, points: int
) -> None:
    board = lay(1, nile={1: "trade power"}, options={"traitor_god_rule": rule})
    board.player(1).stage = stage
    board.state.plot.gods = 1 << pieces.GOD_NAMES.index("osiris") if unlocked else 0
    assert board.gods(1).get("osiris", 0) == points
