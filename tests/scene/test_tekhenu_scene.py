"""What is particular to the scene of Tekhenu."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.state import NOBODY
from maat.scene import Scene
from maat.scene.strip import ASK

GAME = catalog.load("tekhenu")
BESIDE = {"place-starting", "place-drawn", "place-price", "place-bot-cards"}  # in words

Scenes = Callable[[str, int], list[tuple[Scene, list[int]]]]

each_count = pytest.mark.parametrize("seats", GAME.seat_counts)


@each_count
def test_every_place_of_the_table_with_pieces_has_a_box(scenes: Scenes, seats: int) -> None:
    bare = {
        place.key
        for built, _ in scenes("tekhenu", seats)
        for place in built.places
        if place.seat == NOBODY and place.pieces is not None and place.box is None
        if place.layout != ASK
    }
    assert bare <= BESIDE


@each_count
def test_the_wheel_only_turns_forward(scenes: Scenes, seats: int) -> None:
    turns = [
        place.turn
        for built, _ in scenes("tekhenu", seats)
        for place in built.places
        if place.id == "wheel"
    ]
    backwards = sum(late < early for early, late in pairwise(turns))
    assert backwards <= 1, "it is set back only where another game begins"
    assert len(set(turns)) >= 8


def test_all_pillar_tiles_and_gods_have_a_drawing(
    drawings: Callable[[str], dict[str, ElementTree.Element]],
) -> None:
    needed = {f"pillar-{name}" for name in GAME.words["pillar"]}
    needed |= {f"{kind}-{name}" for name in GAME.words["god"] for kind in ("god", "section")}
    assert sorted(needed - set(drawings("tekhenu"))) == []
