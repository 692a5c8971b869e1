"""The scene of Ra on random positions: a target for every answer, everything known and in place."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import resources
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import NOBODY
from maat.games.ra import scene
from maat.games.ra.state import RaState
from maat.scene import Place, Scene
from maat.text import LANGUAGES, Texts

GAME = catalog.load("ra")
SEATS = list(GAME.seat_counts)

each_count = pytest.mark.parametrize("seats", SEATS)


@cache
def positions(seats: int) -> list[tuple[RaState, int, list[int]]]:
    """Every question of three random games, as the asked seat sees it, with its answers."""
    found = []
    for number in range(3):
        dealer = QuickDealer(f"scene {seats} {number}")
        options = {"boat": "off" if number == 1 else "on", "open_scores": "on" if number else "off"}
        state = GAME.new(seats, options)
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
                assert not target.piece or target.piece in names(found)


@each_count
def test_no_two_answers_share_a_target(seats: int) -> None:
    for built, _ in scenes(seats):
        spots = Counter((each.place, each.piece) for each in built.targets if each.place != "bar")
        assert not [spot for spot, count in spots.items() if count > 1]


@each_count
def test_only_passing_and_stopping_have_no_place_on_the_table(seats: int) -> None:
    without = {
        GAME.actions.names[target.action]
        for built, _ in scenes(seats)
        for target in built.targets
        if target.place == "bar"
    }
    assert without <= {"pass", "stop"}


@each_count
def test_places_have_names_of_their_own(seats: int) -> None:
    for built, _ in scenes(seats):
        ids = [place.id for place in built.places if place.id]
        assert len(ids) == len(set(ids))


@each_count
def test_every_place_lies_inside_its_sheet(seats: int) -> None:
    for built, _ in scenes(seats):
        sheets = {sheet.id: sheet for sheet in built.sheets}
        for place in built.places:
            sheet = sheets[place.sheet]
            if place.box is not None:
                assert 0 <= place.box.x <= place.box.x + place.box.width <= sheet.width
                assert 0 <= place.box.y <= place.box.y + place.box.height <= sheet.height


@each_count
def test_whatever_lies_on_the_board_has_a_box(seats: int) -> None:
    for built, _ in scenes(seats):
        assert all((place.box is not None) == (place.sheet == "board") for place in built.places)


@each_count
def test_a_spectator_sees_a_scene_without_targets(seats: int) -> None:
    for state, _, _ in positions(seats)[::10]:
        assert scene.build(GAME.redact(state, NOBODY)).targets == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_in_every_language(language: str) -> None:
    texts = Texts(language, GAME)
    own = texts.bundles[0]
    keys = {sheet.key for built, _ in scenes(5) for sheet in built.sheets}
    for built, _ in scenes(5):
        keys |= {place.key for place in built.places}
        keys |= {piece.key for place in built.places for piece in place.pieces or ()}
    assert sorted(key for key in keys if not own.has_message(key)) == []


def drawings() -> set[str]:
    """The symbols of the sprite sheet."""
    source = resources.files("maat.web").joinpath("art", "ra.svg").read_text("utf-8")
    symbols = ElementTree.fromstring(source).iter("{http://www.w3.org/2000/svg}symbol")
    return {symbol.attrib["id"].removeprefix("ra-") for symbol in symbols}


def test_everything_on_the_table_has_a_drawing() -> None:
    needed = {sheet.art for built, _ in scenes(4) for sheet in built.sheets if sheet.art}
    for seats in SEATS:
        for built, _ in scenes(seats):
            pieces = [piece for place in built.places for piece in place.pieces or ()]
            needed |= {piece.sprite or piece.key for piece in pieces}
            needed |= {place.id for place in built.places if place.layout == "heap"}
    assert sorted(needed - drawings()) == []


def test_all_23_kinds_of_tile_have_a_drawing() -> None:
    tiles = {f"tile-{word.replace('_', '-')}" for word in GAME.words["tile"]}
    assert len(tiles & drawings()) == 23
