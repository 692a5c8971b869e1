"""Values of somebody's box: tried, kept with the table, told to everybody, and used by bots."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from maat import catalog, client
from maat.client import RequestRefused
from maat.core import components, notation
from maat.review import reviewer
from maat.review.reviewer import Work
from maat.server.interfaces import Question
from maat.server.minds import Mind

if TYPE_CHECKING:
    from tests.server.conftest import Running

REST = [0, 0, 5, 10, 15]
MINE = {"tiles.flood": 9, "points.civilization": [-4, *REST]}
TOML = "tiles.flood = 9\npoints.civilization = [-4, 0, 0, 5, 10, 15]\n"


def tried(running: Running, game: str, **body: Any) -> Any:
    """What the server says to values."""
    return running.guest().post(f"/api/games/{game}/components", body)


def test_values_are_tried_and_told_by_path_and_as_a_file(shared: Running) -> None:
    found = tried(shared, "ra", changes=MINE)
    assert found["values"] == [
        {"path": "tiles.flood", "value": 9, "usual": 12},
        {"path": "points.civilization", "value": [-4, *REST], "usual": [-5, *REST]},
    ]
    assert found["file"] == TOML
    assert tried(shared, "ra", file=TOML) == found
    assert tried(shared, "ra", changes={"tiles.flood": 12})["components"] == ""  # as ours


def test_a_file_is_written_so_that_it_can_be_read_wherever_its_values_stand() -> None:
    model = catalog.read_values("tekhenu")
    changes = {"temple.rewards.1": ["1 gold"] * 5, "pillars.P01.limestone": 2}
    both = components.corrected(model, tomllib.loads(components.written(model, changes)))
    assert components.differences(model, both) == changes


@pytest.mark.parametrize(
    ("game", "body", "key"),
    [
        ("ra", {"changes": {"tiles.flood": 1000}}, "out-of-range"),
        ("ra", {"changes": {"tiles.fish": 1}}, "unknown-component"),
        ("ra", {"changes": {"tiles": 1}}, "not-one-value"),
        ("ra", {"changes": {"tiles.ra": 3}}, "too-few-ra"),
        ("ra", {"changes": {"meta.game": "x"}}, "unknown-component"),
        ("ra", {"file": "tiles = {"}, "bad-values-file"),
        ("ra", {"changes": {"tiles.flood": [1] * 65}}, "unreadable"),
        ("pharaon", {"changes": {"artisans.1.gain": ["trade"] * 6}}, "wrong-length"),
        ("pharaon", {"changes": {"artisans.1.gain": ["fish"]}}, "unknown-name"),
        ("senet", {"changes": {}}, "unknown-game"),
    ],
)
def test_values_nobody_can_play_with_are_refused_with_the_reason(
    shared: Running, game: str, body: Any, key: str
) -> None:
    with pytest.raises(RequestRefused) as fault:
        tried(shared, game, **body)
    assert fault.value.key == key


def test_a_table_plays_with_the_hosts_values_and_everybody_sees_them(shared: Running) -> None:
    host, other = shared.guest("Ada"), shared.guest("Bo")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = host.post("/api/tables", {"game": "ra", "seats": seats, "changes": MINE})
    path = f"/api/tables/{made['id']}"
    assert other.get(path)["differs"] == 2
    assert other.get(f"{path}/components") == tried(shared, "ra", changes=MINE)
    plain = host.post("/api/tables", {"game": "ra", "seats": seats})
    assert other.get(f"/api/tables/{plain['id']}")["differs"] == 0
    assert other.get(f"/api/tables/{plain['id']}/components")["values"] == []


def test_bots_think_with_the_values_of_their_table() -> None:
    question = Question("table", 0, "ra", 2, {}, 1, [], "random", "seed", changes=MINE)
    assert Mind(question).match.game.changes == MINE
    assert Mind(replace(question, changes={})).match.game.changes == {}


def test_a_review_judges_with_the_values_of_its_game() -> None:
    work = Work("ra", MINE, 2, {}, 1, [], 0, [0], reviewer.LEVEL, 1, "seed")
    for own, changes in ((work, MINE), (replace(work, changes={}), {})):
        glance = next(reviewer.glances(own))
        assert glance.game.changes == changes


def test_a_record_brings_its_values_along_and_the_next_game_has_them_too(shared: Running) -> None:
    host = shared.guest("Ada")
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = host.post("/api/tables", {"game": "ra", "seats": seats, "changes": MINE})
    path = f"/api/tables/{made['id']}"
    client.play(host, made["id"], lambda update: update["answers"][-1]["action"])
    text = host.get(f"{path}/record")
    record = notation.read(text)
    assert record.changes == MINE
    assert notation.replay(catalog.load_for(record), record).over
    again = host.post("/api/records", {"record": text})
    assert host.get(f"/api/tables/{again['id']}/replay")["differs"] == 2
    rematch = host.post(f"{path}/rematch", {})
    assert host.get(f"/api/tables/{rematch['id']}")["differs"] == 2
