"""What is in the box (chapters 1, 4 and 5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from maat import catalog
from maat.core import components
from maat.core.errors import BadComponents, BadOption
from maat.games.pharaon import make, pieces

if TYPE_CHECKING:
    from tests.games.pharaon.conftest import Begin, Lay

GAME = catalog.load("pharaon")
VALUES = catalog.read_values("pharaon")


@pytest.mark.rule("PH-01")
def test_the_board_is_a_ring_of_five_areas(lay: Lay) -> None:
    assert sorted(lay().state.ring) == [0, 1, 2, 3, 4]
    assert GAME.words["area"] == ["offerings", "nobles", "nile", "chamber", "artisans"]


@pytest.mark.rule("PH-01", "PH-50")
def test_the_wheel_has_one_sector_for_each_area(lay: Lay) -> None:
    assert sorted(lay().state.facing) == [0, 1, 2, 3, 4]
    assert len(lay().state.slots) == 20


@pytest.mark.rule("PH-02")
def test_the_box_holds_the_listed_components(begin: Begin) -> None:
    state = begin(3).state
    nobles, artisans, urns = (
        int(state.noble_deck).bit_count(),
        int(state.artisan_deck).bit_count(),
        int(state.urn_pile).bit_count(),
    )
    assert nobles + len(state.noble_row) == 26
    assert artisans + len(state.artisan_row) == 30
    assert urns + int(state.urn_row).bit_count() == 30
    assert state.bag_total + len(state.sets) + len(state.bonus) == 40
    assert sum(state.supply.pieces[:6]) == 120
    assert len(VALUES["traitor"]["tile"]) == 5


@pytest.mark.rule("PH-03", "PH-11")
def test_every_player_has_a_cube_a_large_disc_and_a_disc_for_each_track(lay: Lay) -> None:
    board = lay(5)
    assert len(board.state.players) == 5
    assert [len(player.nile) for player in board.state.players] == [5] * 5
    assert [player.stage for player in board.state.players] == [0] * 5
    assert [player.row for player in board.state.players] == [-1] * 5


@pytest.mark.rule("PH-04")
@pytest.mark.parametrize("name", pieces.RESOURCE_NAMES)
def test_there_are_twenty_tokens_of_each_resource(begin: Begin, name: str) -> None:
    assert begin().supply(name) == 20


@pytest.mark.rule("PH-05", "A-05", "A-16")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("agriculture_token", 3),
        ("construction_token", 3),
        ("trade_token", 3),
        ("power_token", 3),
        ("justice_token", 3),
        ("offerings_token", 3),
        ("nobles_token", 3),
        ("nile_token", 3),
        ("chamber_token", 3),
        ("artisans_token", 3),
        ("prestige_low", 6),
        ("prestige_high", 4),
    ],
)
def test_the_bag_holds_forty_offering_tokens(lay: Lay, name: str, count: int) -> None:
    board = lay(2, sets="", bonus="")
    assert board.bag(name) == count
    assert board.state.bag_total == 40


@pytest.mark.rule("PH-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_solo_game_uses_traitor_tiles(lay: Lay, seats: int) -> None:
    assert lay(seats).state.plot.order == []
    assert "tile_laid" not in lay(seats).events()


@pytest.mark.rule("PH-06")
def test_the_solo_game_uses_all_five_traitor_tiles(lay: Lay) -> None:
    assert len(set(lay(1).state.plot.order)) == 5


@pytest.mark.rule("PH-30")
def test_there_are_five_basic_resources() -> None:
    assert GAME.words["color"] == ["agriculture", "construction", "trade", "power", "justice"]


@pytest.mark.rule("PH-32", "PH-31")
def test_costs_are_basic_resources_only() -> None:
    printed = [stage["cost"] for stage in VALUES["chamber"].values()]
    printed += [column["cost"] for column in VALUES["nile"]["column"].values()]
    named = {name for cost in printed for name in cost}
    assert named == {*pieces.COLOR_NAMES, "any"}


@pytest.mark.rule("PH-43")
def test_urns_show_three_basic_resources_each() -> None:
    urns = VALUES["urns"].values()
    assert len(urns) == 30
    assert all(len(urn) == 3 and set(urn) <= set(pieces.COLOR_NAMES) for urn in urns)
    assert Counter(name for urn in urns for name in urn) == dict.fromkeys(pieces.COLOR_NAMES, 18)


@pytest.mark.rule("PH-43")
def test_no_two_urns_show_the_same_resources() -> None:
    assert len({tuple(sorted(urn)) for urn in VALUES["urns"].values()}) == 30


@pytest.mark.rule("PH-100")
def test_a_stage_costs_two_to_four_resources() -> None:
    assert {len(stage["cost"]) for stage in VALUES["chamber"].values()} == {2, 3, 4}


@pytest.mark.rule("PH-91")
def test_every_option_of_the_nile_costs_two_resources() -> None:
    assert {len(column["cost"]) for column in VALUES["nile"]["column"].values()} == {2}


@pytest.mark.rule("PH-94")
def test_colored_arrows_show_the_colors_of_the_printed_cost() -> None:
    for column in VALUES["nile"]["column"].values():
        assert column["tracks"] == (["any"] if "any" in column["cost"] else column["cost"])


@pytest.mark.rule("PH-83")
def test_every_noble_has_a_number_and_a_name() -> None:
    assert [int(name.rsplit("_", 1)[1]) for name in pieces.NOBLE_NAMES] == list(range(1, 27))
    assert [name for name in GAME.words["noble"] if name] == pieces.NOBLE_NAMES


@pytest.mark.rule("A-10")
def test_nobles_seven_to_ten_belong_to_the_areas_their_names_suggest() -> None:
    areas = [VALUES["nobles"][str(noble)]["area"] for noble in (7, 8, 9, 10)]
    assert areas == ["chamber", "offerings", "artisans", "nile"]


@pytest.mark.rule("PH-45")
def test_one_to_five_play() -> None:
    assert GAME.seat_counts == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("scribes", "0+0"),
        ("dark_tiles", "6"),
        ("nile_god_tracks", "1"),
        ("scribe_on_access", "yes"),
        ("traitor_god_rule", "none"),
        ("extra_action_when_free", "maybe"),
        ("exchange_after_pass", ""),
        ("speed", "2"),
    ],
)
def test_unknown_options_and_values_are_refused(key: str, value: str) -> None:
    with pytest.raises(BadOption):
        GAME.new(3, {key: value})


def test_every_value_says_where_it_is_known_from() -> None:
    facts = components.facts(catalog.read_values("pharaon"))
    assert all(fact.tag in components.TAGS and fact.note for fact in facts)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("gods.home.isis", "nobles", "shared-home"),
        ("gods.home.ra", "temple", "unknown-name"),
        ("wheel.clockwise", ["trade"] * 5, "repeated-color"),
        ("nile.tracks", ["trade", "trade", "power", "justice", "agriculture"], "repeated-color"),
        ("board.slots_few", 5, "bad-slots"),
        ("board.slots_few", 0, "out-of-range"),
        ("pyramid.4", [], "too-few-rows"),
        ("resources.each", 0, "out-of-range"),
        ("offerings.prestige_low", 16, "out-of-range"),
        ("urns.7", ["trade", "power"], "bad-urn"),
        ("urns.7", ["trade", "power", "silver"], "unknown-name"),
        ("nobles.14.area", "artisans", "bad-noble-areas"),
        ("chamber.1.cost", [], "bad-cost"),
        ("nile.column.1.cost", ["trade"] * 6, "bad-cost"),
        ("traitor.tile.1.god", "ra", "repeated-god"),
        ("traitor.tile.2.light", ["", "chamber"], "bad-tile"),
        ("traitor.tile.2.light", [*[""] * 9, "take_set 4"], "bad-tile-icon"),
        ("traitor.tile.2.light", [*[""] * 9, "take_set two"], "bad-icon"),
    ],
)
def test_values_that_make_no_game_are_refused(path: str, value: object, problem: str) -> None:
    values = catalog.read_values("pharaon")
    place: dict[str, Any] = values
    *folders, last = path.split(".")
    for folder in folders:
        place = place[folder]
    place[last] = value
    with pytest.raises(BadComponents, match=problem):
        make(values)


def test_a_pyramid_needs_four_rows() -> None:
    values = catalog.read_values("pharaon")
    del values["pyramid"]["4"]
    with pytest.raises(BadComponents, match="too-few-rows"):
        make(values)


def test_a_chamber_without_a_third_stage_could_name_no_heir() -> None:
    values = catalog.read_values("pharaon")
    values["chamber"] = {stage: values["chamber"][stage] for stage in ("1", "2")}
    with pytest.raises(BadComponents, match="bad-stages"):
        make(values)


def test_a_seventh_option_of_the_nile_is_too_many() -> None:
    values = catalog.read_values("pharaon")
    values["nile"]["column"]["7"] = values["nile"]["column"]["6"]
    with pytest.raises(BadComponents, match="too-many-columns"):
        make(values)


def test_five_players_need_eighteen_offering_tokens() -> None:
    values = catalog.read_values("pharaon")
    values["offerings"] = dict.fromkeys(values["offerings"], 1)
    with pytest.raises(BadComponents, match="too-few-tokens"):
        make(values)
