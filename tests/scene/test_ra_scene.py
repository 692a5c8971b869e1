"""What is particular to the scene of Ra."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.scene import Scene

GAME = catalog.load("ra")

Scenes = Callable[[str, int], list[tuple[Scene, list[int]]]]

each_count = pytest.mark.parametrize("seats", GAME.seat_counts)


@each_count
def test_only_passing_and_stopping_have_no_place_on_the_table(scenes: Scenes, seats: int) -> None:
    without = {
        GAME.actions.names[target.action]
        for built, _ in scenes("ra", seats)
        for target in built.targets
        if target.place == "bar"
    }
    assert without <= {"pass", "stop"}


@each_count
def test_whatever_lies_on_the_board_has_a_box(scenes: Scenes, seats: int) -> None:
    for built, _ in scenes("ra", seats):
        assert all((place.box is not None) == (place.sheet == "board") for place in built.places)


def test_all_23_kinds_of_tile_have_a_drawing(
    drawings: Callable[[str], dict[str, ElementTree.Element]],
) -> None:
    tiles = {f"tile-{word.replace('_', '-')}" for word in GAME.words["tile"]}
    assert len(tiles & set(drawings("ra"))) == 23


@each_count
def test_neither_the_boat_nor_words_cover_the_ra_track(scenes: Scenes, seats: int) -> None:
    for built, _ in scenes("ra", seats):
        boxes = {place.id: place.box for place in built.places if place.box is not None}
        stations = [box for name, box in boxes.items() if name.startswith("station-")]
        for above in (boxes[name] for name in ("boat", "epoch", "ra-track") if name in boxes):
            for box in stations:
                across = min(above.x + above.width, box.x + box.width) - max(above.x, box.x)
                down = min(above.y + above.height, box.y + box.height) - max(above.y, box.y)
                assert min(across, down) <= 4
