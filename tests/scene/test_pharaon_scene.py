"""What is particular to the scene of Pharaon."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE, NOBODY
from maat.games.pharaon import pieces, scene
from maat.games.pharaon.scene import keys, wheel
from maat.games.pharaon.scene.pieces import artisan, noble, urn
from maat.scene import Box, Place, Scene
from maat.scene.strip import ASK, STRIP

GAME = catalog.load("pharaon")
SEATS = list(GAME.seat_counts)

Positions = Callable[[str, int], list[tuple[Any, int, list[int]]]]
Scenes = Callable[[str, int], list[tuple[Scene, list[int]]]]
Drawings = Callable[[str], dict[str, ElementTree.Element]]

each_count = pytest.mark.parametrize("seats", SEATS)


def on_boards(built: Scene) -> list[Place]:
    """The places that lie on a sheet with geometry."""
    return [place for place in built.places if place.box is not None]


# Targets.


@each_count
def test_only_choices_that_lie_nowhere_are_in_the_bar(scenes: Scenes, seats: int) -> None:
    verbs = {
        GAME.actions.family(target.action).verb
        for built, _ in scenes("pharaon", seats)
        for target in built.targets
        if target.place == "bar"
    }
    told = {"extra"} if seats == 1 else set()  # by a noble that is not named
    usual = {"pass", "choose_payment", "done", "no_bonus", "decline", "three", "add"}
    assert verbs <= usual | told


# Sheets.


@each_count
def test_what_lies_on_the_table_has_a_box_and_what_lies_before_a_seat_follows_as_lists(
    scenes: Scenes, seats: int
) -> None:
    for built, _ in scenes("pharaon", seats):
        flat = {sheet.id for sheet in built.sheets if sheet.width == 0}
        lying = [place for place in built.places if place.layout not in (STRIP, ASK)]
        assert all((place.box is None) == (place.sheet in flat) for place in lying)
        assert flat == {f"seat-{seat}" for seat in range(seats)}


@each_count
def test_a_table_that_is_still_being_set_up_has_geometry(seats: int) -> None:
    state = GAME.new(seats, {})
    dealer = QuickDealer("set-up")
    while state.seat == CHANCE:
        built = scene.build(GAME.redact(state, NOBODY))
        lying = [place for place in built.places if place.layout != STRIP]
        assert all(place.box is not None or place.seat >= 0 for place in lying)
        GAME.apply(state, GAME.sample(state, dealer))


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not overlap."""
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


@each_count
def test_what_can_be_clicked_does_not_overlap(scenes: Scenes, seats: int) -> None:
    for built, _ in scenes("pharaon", seats):
        aims = {target.place for target in built.targets}
        boxes = [(place.sheet, place.box) for place in on_boards(built) if place.id in aims]
        for at, (sheet, box) in enumerate(boxes):
            for other_sheet, other in boxes[:at]:
                assert box is not None
                assert other is not None
                assert sheet != other_sheet or apart(box, other)


# The wheel.


def test_sectors_lie_in_the_direction_of_the_area_they_face(positions: Positions) -> None:
    for state, _, _ in positions("pharaon", 3):
        for place, area in enumerate(state.ring):
            angle = wheel.facing_angle(state, state.facing[area])
            assert (angle - wheel.PART * place) % 360 == 0


def test_the_wheel_turns_by_one_part_between_rounds(positions: Positions) -> None:
    first = {int(state.round): state for state, _, _ in positions("pharaon", 4) if state.round}
    angles = [wheel.facing_angle(first[number], 0) for number in sorted(first)]
    steps = {later - earlier for earlier, later in pairwise(angles)}
    assert steps in ({wheel.PART}, {-wheel.PART})


@each_count
def test_as_many_slots_are_drawn_as_are_in_use(scenes: Scenes, seats: int) -> None:
    built = scenes("pharaon", seats)[-1][0]
    drawn = {
        place.pieces[0].sprite for place in built.places if place.layout == "wheel" and place.pieces
    }
    slots = 3 if seats <= 3 else 4
    assert drawn == {f"sector-{color}-{slots}" for color in pieces.COLOR_NAMES}


# Drawings.


def test_every_card_urn_and_token_has_a_drawing(positions: Positions, drawings: Drawings) -> None:
    state = positions("pharaon", 2)[0][0]
    box = state.box
    artisans = range(1, pieces.ARTISAN_CARDS + 1)
    needed = {artisan(state, card).sprite for card in artisans}
    needed |= {urn(state, number).sprite for number in range(1, len(box.urns))}
    for number in range(1, pieces.ALL_NOBLES + 1):
        piece = noble(state, number)
        needed.add(piece.sprite or piece.key)
    needed |= {keys.PIECE[kind] for kind in range(pieces.NEUTRAL + 1)}
    assert sorted(needed - set(drawings("pharaon"))) == []


@pytest.mark.parametrize("kind", ["disc", "track-disc", "cube"])
def test_pieces_of_the_seats_differ_by_shape(drawings: Drawings, kind: str) -> None:
    shapes = [ElementTree.tostring(drawings("pharaon")[f"{kind}-{side}"]) for side in range(5)]
    shapes.append(ElementTree.tostring(drawings("pharaon")[f"{kind}-traitor"]))
    marks = {shape.replace(b"-%d" % side, b"") for side, shape in enumerate(shapes)}
    assert len(marks) == 6
