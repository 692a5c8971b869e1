"""The scene of Tekhenu on random positions tells no secret; the rest is in `tests/scene`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, radians, sin
from typing import Any, Final

import pytest
from tests.games.tekhenu.test_secrets import Twins

from maat import catalog
from maat.core.state import NOBODY
from maat.games.tekhenu import scene
from maat.games.tekhenu.scene import wheel
from maat.scene import Scene
from maat.testing import walks

GAME: Final = catalog.load("tekhenu")
GAMES: Final = 3
EVERY: Final = 12  # every so many decisions a position is looked at


def states(seats: int, number: int) -> Iterator[Any]:
    """The positions of a random game in which somebody is asked, and the last one."""
    options = {each.key: each.values[number % len(each.values)] for each in GAME.options}
    for state, _ in walks.questions(GAME, seats, f"scene {seats} {number}", options):
        yield state


@cache
def positions(seats: int) -> list[Any]:
    """Positions of some random games: every kind of question at least once, then some of all."""
    found = []
    asked: set[int] = set()
    for number in range(GAMES):
        for at, state in enumerate(states(seats, number)):
            step = NOBODY if state.over else int(state.asked().step)
            if step not in asked or at % EVERY == 0:
                asked.add(step)
                found.append(state)
    return found


def seen(state: Any, seat: int) -> Scene:
    """What a seat sees, with its answers if it is asked."""
    asked = not state.over and int(state.seat) == seat
    return scene.build(GAME.redact(state, seat), seat, GAME.legal_actions(state) if asked else ())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("TK-19", "AMB-43")
def test_a_scene_does_not_depend_on_what_its_seat_cannot_know(seats: int) -> None:
    twins = Twins(seats, f"scene {seats}")
    compared = 0
    while not twins.state.over and twins.same:
        compared += bool(twins.names[0])
        if compared % 8 == 1:
            for seat in twins.strangers():
                one, other = (seen(match.state, seat) for match in twins.pair)
                assert one.places == other.places
        twins.play()
    assert compared > 50


@pytest.mark.rule("TK-19", "AMB-43")
def test_decrees_are_shown_to_their_owner_and_counted_for_others() -> None:
    state = next(each for each in positions(3) if each.rotations and not each.over)
    keys = {place.id: place.key for place in seen(state, 1).places}
    assert keys["seat-1-decrees"] == "place-decrees"
    assert keys["seat-0-decrees"] == "place-decrees-hidden"
    assert keys["seat-2-decrees"] == "place-decrees-hidden"


@pytest.mark.rule("TK-02", "TK-27")
def test_the_round_is_counted_from_1_to_16() -> None:
    told = [
        int(str(place.values["round"]))
        for state in states(2, 0)
        for place in scene.build(GAME.redact(state, 0)).places
        if place.key == "place-round"
    ]
    assert told == sorted(told)
    assert set(told) == set(range(1, 17))


def test_scoring_markers_lie_clear_of_full_rows_of_dice() -> None:
    radius, wide = wheel.ROWS[0]
    shown = seen(positions(2)[0], 0).places
    markers = [place.box for place in shown if place.id.startswith("hourglass")]
    assert len(markers) == 2
    for box in markers:
        assert box is not None
        x, y = box.x + box.width / 2 - wheel.CENTER[0], box.y + box.height / 2 - wheel.CENTER[1]
        for god in range(6):
            turn = radians(wheel.SECTION * god)
            out, across = x * sin(turn) - y * cos(turn), x * cos(turn) + y * sin(turn)
            beyond = max(0.0, abs(out - radius) - wheel.DIE / 2)
            assert hypot(beyond, max(0.0, abs(across) - wide / 2)) >= box.width / 2
