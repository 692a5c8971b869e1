"""The scene of Tekhenu on random positions: a target for every answer, everything in its box."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import resources
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import NOBODY
from maat.games.tekhenu import scene
from maat.games.tekhenu.state import TekhenuState
from maat.scene import Box, Place, Scene
from maat.text import LANGUAGES, Texts

GAME = catalog.load("tekhenu")
SEATS = list(GAME.seat_counts)
BESIDE = {"place-starting", "place-drawn", "place-price", "place-bot-cards"}  # in words

each_count = pytest.mark.parametrize("seats", SEATS)


@cache
def positions(seats: int) -> list[tuple[TekhenuState, int, list[int]]]:
    """Every question of two random games, as the asked seat sees it, with its answers."""
    found = []
    for number in range(2):
        dealer = QuickDealer(f"table {seats} {number}")
        state = GAME.new(seats, {})
        GAME.deal(state, dealer)
        while not state.over:
            answers = GAME.legal_actions(state)
            seat = int(state.seat)
            found.append((GAME.redact(state, seat), seat, answers))
            GAME.apply(state, answers[dealer.below(len(answers))])
            GAME.deal(state, dealer)
        found.append((GAME.redact(state, 0), 0, []))
    return found


@cache
def scenes(seats: int) -> list[tuple[Scene, list[int]]]:
    """The scenes of these positions."""
    return [(scene.build(*position), position[2]) for position in positions(seats)]


def names(place: Place) -> set[str]:
    """How targets name the pieces of a place."""
    return {
        f"{piece.key}#{piece.badge}" if piece.badge else piece.key for piece in place.pieces or ()
    }


def turned(box: Box, turn: float) -> Box:
    """The upright box around one that lies on its side; other turns stay where they are."""
    if turn % 180 != 90:
        return box
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return Box(x - box.height / 2, y - box.width / 2, box.height, box.width)


@each_count
def test_every_legal_answer_has_exactly_one_target(seats: int) -> None:
    for built, answers in scenes(seats):
        assert sorted(target.action for target in built.targets) == sorted(answers)


@each_count
def test_targets_are_places_and_pieces_that_are_there(seats: int) -> None:
    for built, _ in scenes(seats):
        places = {place.id: place for place in built.places}
        for target in built.targets:
            if target.place != "bar":
                found = places[target.place]
                assert found.pieces is not None
                assert not target.piece or target.piece in names(found)


@each_count
def test_no_two_answers_share_a_target(seats: int) -> None:
    for built, _ in scenes(seats):
        spots = Counter((each.place, each.piece) for each in built.targets if each.place != "bar")
        assert not [spot for spot, count in spots.items() if count > 1]


@each_count
def test_places_have_names_of_their_own(seats: int) -> None:
    for built, _ in scenes(seats):
        ids = [place.id for place in built.places if place.id]
        assert len(ids) == len(set(ids))


@each_count
def test_every_box_lies_inside_its_sheet(seats: int) -> None:
    for built, _ in scenes(seats):
        sheets = {sheet.id: sheet for sheet in built.sheets}
        for place in built.places:
            if place.box is not None:
                sheet, box = sheets[place.sheet], turned(place.box, place.turn)
                assert 0 <= box.x <= box.x + box.width <= sheet.width
                assert 0 <= box.y <= box.y + box.height <= sheet.height


@each_count
def test_every_place_of_the_table_with_pieces_has_a_box(seats: int) -> None:
    bare = {
        place.key
        for built, _ in scenes(seats)
        for place in built.places
        if place.seat == NOBODY and place.pieces is not None and place.box is None
    }
    assert bare <= BESIDE


@each_count
def test_the_wheel_only_turns_forward(seats: int) -> None:
    turns = [
        place.turn for built, _ in scenes(seats) for place in built.places if place.id == "wheel"
    ]
    half = len(turns) // 2
    assert turns[0] <= turns[half - 2]
    assert len(set(turns)) >= 8


def test_a_spectator_sees_a_scene_without_targets() -> None:
    for state, _, _ in positions(2)[::10]:
        assert scene.build(GAME.redact(state, NOBODY)).targets == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_in_every_language(language: str) -> None:
    texts = Texts(language, GAME)
    keys: set[str] = set()
    for seats in SEATS:
        for built, _ in scenes(seats):
            keys |= {sheet.key for sheet in built.sheets}
            keys |= {place.key for place in built.places if not place.silent}
            keys |= {piece.key for place in built.places for piece in place.pieces or ()}
    assert sorted(key for key in keys if not texts.has(key)) == []


def drawings() -> set[str]:
    """The symbols of the sprite sheet."""
    source = resources.files("maat.web").joinpath("art", "tekhenu.svg").read_text("utf-8")
    symbols = ElementTree.fromstring(source).iter("{http://www.w3.org/2000/svg}symbol")
    return {symbol.attrib["id"].removeprefix("tekhenu-") for symbol in symbols}


def test_everything_on_the_table_has_a_drawing() -> None:
    needed: set[str] = set()
    for seats in SEATS:
        for built, _ in scenes(seats):
            needed |= {sheet.art for sheet in built.sheets}
            pieces = [piece for place in built.places for piece in place.pieces or ()]
            needed |= {piece.sprite or piece.key for piece in pieces}
            needed |= {place.id for place in built.places if place.layout == "heap"}
    assert sorted(needed - drawings()) == []


def test_all_pillar_tiles_and_gods_have_a_drawing() -> None:
    needed = {f"pillar-{name}" for name in GAME.words["pillar"]}
    needed |= {f"{kind}-{name}" for name in GAME.words["god"] for kind in ("god", "section")}
    assert sorted(needed - drawings()) == []


def test_drawings_use_only_drawings_that_are_there() -> None:
    source = resources.files("maat.web").joinpath("art", "tekhenu.svg").read_text("utf-8")
    uses = ElementTree.fromstring(source).iter("{http://www.w3.org/2000/svg}use")
    used = {use.attrib["href"].removeprefix("#tekhenu-") for use in uses}
    assert sorted(used - drawings()) == []
