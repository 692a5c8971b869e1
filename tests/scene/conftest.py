"""What the tests of scenes share: random positions of a game, their scenes, and its drawings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.scene import Scene
from maat.testing import walks

GAMES: Final = {"ra": 3, "pharaon": 2, "tekhenu": 2}
SVG: Final = "{http://www.w3.org/2000/svg}"

Seen = tuple[Any, int, list[int]]  # a position as a seat sees it, the seat, its answers
Drawings = dict[str, ElementTree.Element]


@cache
def seen_in(key: str, seats: int) -> list[Seen]:
    """Every question of some random games as the asked seat sees it, each with other options."""
    game = catalog.load(key)
    found: list[Seen] = []
    for number in range(GAMES[key]):
        options = {each.key: each.values[number % len(each.values)] for each in game.options}
        for state, answers in walks.questions(game, seats, f"scene {seats} {number}", options):
            seat = int(state.seat) if answers else 0
            found.append((game.redact(state, seat), seat, answers))
    return found


@cache
def scenes_of(key: str, seats: int) -> list[tuple[Scene, list[int]]]:
    """The scenes of these positions."""
    build = import_module(f"{catalog.package(key)}.scene").build
    return [(build(*seen), seen[2]) for seen in seen_in(key, seats)]


@cache
def drawings_of(key: str) -> Drawings:
    """The symbols of a sprite sheet."""
    file = catalog.file(key, "art.svg")
    assert file is not None
    symbols = ElementTree.fromstring(file.read_text("utf-8")).iter(f"{SVG}symbol")
    return {symbol.attrib["id"].removeprefix(f"{key}-"): symbol for symbol in symbols}


@pytest.fixture(scope="session")
def positions() -> Callable[[str, int], list[Seen]]:
    """Ask for the positions of a game with so many seats."""
    return seen_in


@pytest.fixture(scope="session")
def scenes() -> Callable[[str, int], list[tuple[Scene, list[int]]]]:
    """Ask for the scenes of a game with so many seats, and the answers of each."""
    return scenes_of


@pytest.fixture(scope="session")
def drawings() -> Callable[[str], Drawings]:
    """Ask for the drawings of a game."""
    return drawings_of
