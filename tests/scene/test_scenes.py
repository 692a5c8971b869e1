"""Every scene on random positions: a target for every answer, all in place, named, and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pkgutil import iter_modules
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import NOBODY
from maat.languages import LANGUAGES
from maat.scene import Box, Canvas, Piece, Place, Scene, replace
from maat.scene.strip import TALLY
from maat.testing import walks
from maat.text import Texts

KEYS: Final = ["ra", "pharaon", "tekhenu"]
TABLES: Final = [(key, seats) for key in KEYS for seats in catalog.load(key).seat_counts]
BAR: Final = "bar"
SVG: Final = "{http://www.w3.org/2000/svg}"

Positions = Callable[[str, int], list[tuple[Any, int, list[int]]]]
Scenes = Callable[[str, int], list[tuple[Scene, list[int]]]]
Drawings = Callable[[str], dict[str, ElementTree.Element]]

each_game = pytest.mark.parametrize("key", KEYS)
each_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def names(place: Place) -> set[str]:
    """How targets name the pieces of a place."""
    found = place.pieces or []
    return {f"{piece.key}#{piece.badge}" if piece.badge else piece.key for piece in found}


def turned(box: Box, turn: float) -> Box:
    """The upright box around one that lies on its side; other turns stay where they are."""
    if turn % 180 != 90:
        return box
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return Box(x - box.height / 2, y - box.width / 2, box.height, box.width)


def is_word(piece: Piece) -> bool:
    """Whether a piece is a place's name, written in the strip."""
    return piece.key.startswith("place-") and piece.tone != TALLY and not piece.sprite


# The table.


@each_game
def test_every_canvas_of_a_game_lies_on_its_table(key: str) -> None:
    scene = import_module(f"maat.games.{key}.scene")
    chapters = [
        import_module(f"{scene.__name__}.{each.name}") for each in iter_modules(scene.__path__)
    ]
    declared = {
        id(each)
        for chapter in chapters
        for each in vars(chapter).values()
        if isinstance(each, Canvas)
    }
    assert declared == {id(canvas) for canvas in scene.TABLE}


# Targets.


@each_table
def test_every_legal_answer_has_exactly_one_target(scenes: Scenes, key: str, seats: int) -> None:
    for built, answers in scenes(key, seats):
        assert [target.action for target in built.targets] == answers


@each_table
def test_targets_are_places_and_pieces_that_are_there(scenes: Scenes, key: str, seats: int) -> None:
    for built, _ in scenes(key, seats):
        places = {place.id: place for place in built.places}
        for target in built.targets:
            if target.place == BAR:
                assert not target.piece
            else:
                found = places[target.place]
                assert found.pieces is not None
                assert not target.piece or target.piece in names(found)


@each_table
def test_no_two_answers_share_a_target(scenes: Scenes, key: str, seats: int) -> None:
    for built, _ in scenes(key, seats):
        spots = Counter((each.place, each.piece) for each in built.targets if each.place != BAR)
        assert not [spot for spot, count in spots.items() if count > 1]


@each_table
def test_a_spectator_sees_a_scene_without_targets(
    positions: Positions, key: str, seats: int
) -> None:
    game, module = catalog.load(key), import_module(f"{catalog.package(key)}.scene")
    for state, _, _ in positions(key, seats)[::10]:
        assert module.build(game.redact(state, NOBODY)).targets == []


# Places.


@each_table
def test_places_have_names_of_their_own(scenes: Scenes, key: str, seats: int) -> None:
    for built, _ in scenes(key, seats):
        ids = [place.id for place in built.places if place.id]
        assert len(ids) == len(set(ids))
        assert all(place.id for place in built.places if place.pieces is not None)


@each_table
def test_every_place_lies_inside_its_sheet(scenes: Scenes, key: str, seats: int) -> None:
    for built, _ in scenes(key, seats):
        sheets = {sheet.id: sheet for sheet in built.sheets}
        for place in built.places:
            if place.box is not None:
                sheet, box = sheets[place.sheet], turned(place.box, place.turn)
                assert 0 <= box.x < box.x + box.width <= sheet.width, place.id
                assert 0 <= box.y < box.y + box.height <= sheet.height, place.id


@each_table
def test_the_table_comes_first_then_seat_by_seat(scenes: Scenes, key: str, seats: int) -> None:
    for built, _ in scenes(key, seats):
        order = [place.seat for place in built.places if not place.silent]
        assert order == sorted(order)
        assert set(order) == {NOBODY, *range(seats)}


# Words and drawings.


@each_table
def test_something_is_told_before_every_question(
    positions: Positions, scenes: Scenes, key: str, seats: int
) -> None:
    for (_, seat, answers), (built, _) in zip(
        positions(key, seats), scenes(key, seats), strict=True
    ):
        told = [place for place in built.places if place.brief and not place.silent]
        assert not answers or [place for place in told if place.seat in (NOBODY, seat)]


@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_every_place_and_piece_can_be_said(
    scenes: Scenes, key: str, seats: int, language: str
) -> None:
    texts = Texts(language, catalog.load(key))
    names = list("ABCDE")[:seats]
    places = [place for built, _ in scenes(key, seats) for place in built.places]
    pieces = [piece for place in places for piece in place.pieces or ()]
    heads = [replace(place, pieces=None) for place in places if not place.silent]
    for head in {f"{head.key} {head.values}": head for head in heads}.values():
        assert "{" not in texts.place(head, names)
    for piece in {f"{piece.key} {piece.values}": piece for piece in pieces}.values():
        assert "{" not in texts.piece(piece, names)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_in_every_language(scenes: Scenes, key: str, language: str) -> None:
    game = catalog.load(key)
    own = Texts(language, game).bundles[0]
    keys: set[str] = set()
    for seats in game.seat_counts:
        for built, _ in scenes(key, seats):
            keys |= {sheet.key for sheet in built.sheets}
            keys |= {place.key for place in built.places if not place.silent}
            keys |= {piece.key for place in built.places for piece in place.pieces or ()}
    assert sorted(word for word in keys if not own.has_message(word)) == []


@each_table
def test_everything_on_the_table_has_a_drawing(
    scenes: Scenes, drawings: Drawings, key: str, seats: int
) -> None:
    needed: set[str] = set()
    for built, _ in scenes(key, seats):
        needed |= {sheet.art for sheet in built.sheets if sheet.art}
        needed |= {place.id for place in built.places if place.layout == "heap"}
        shown = [place for place in built.places if place.layout != "seal"]
        pieces = [piece for place in shown for piece in place.pieces or () if not is_word(piece)]
        needed |= {piece.sprite or piece.key for piece in pieces}
    assert sorted(needed - set(drawings(key))) == []


@each_game
def test_drawings_use_only_drawings_that_are_there(drawings: Drawings, key: str) -> None:
    used = {
        each.attrib["href"].removeprefix(f"#{key}-")
        for symbol in drawings(key).values()
        for each in symbol.iter(f"{SVG}use")
    }
    assert sorted(used - set(drawings(key))) == []


# The card table.

CARD_TABLES: Final = {"pharaon": "draft", "tekhenu": "cards"}
SET_UP: Final = 24  # questions of a set-up, and a few more


def choosing(key: str, seats: int) -> Iterator[Any]:
    """The positions of a set-up in which somebody chooses among cards."""
    game, module = catalog.load(key), import_module(f"{catalog.package(key)}.scene")
    for state, _ in islice(walks.questions(game, seats, f"draft {seats}"), SET_UP):
        if CARD_TABLES[key] in {sheet.id for sheet in module.draw(state).sheets}:
            yield state


@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[0] in CARD_TABLES])
def test_the_card_table_is_always_of_one_size_and_shows_nobody_the_cards_of_another(
    key: str, seats: int
) -> None:
    game, module = catalog.load(key), import_module(f"{catalog.package(key)}.scene")
    sizes: dict[int, set[str]] = {}
    for state in choosing(key, seats):
        for seat in [*range(seats), NOBODY]:
            seen = game.redact(state, seat)
            drawn = module.draw(seen)
            sizes.setdefault(int(state.asked().step), set()).add(repr(drawn.sheets))
            lying = [place for place in drawn.places if place.sheet == CARD_TABLES[key]]
            assert {place.seat for place in lying} <= {NOBODY, seat}
            otherwise = game.imagine(seen, seat, QuickDealer(f"{seat}"))
            assert module.draw(game.redact(otherwise, seat)) == drawn
    assert sizes
    assert all(len(found) == 1 for found in sizes.values())


# What is left.

STOCKS: Final = {
    "ra": {"bag"},
    "pharaon": {"bag", "noble-deck", "artisan-deck"},
    "tekhenu": {"bag"},
}


@each_table
def test_what_is_left_to_be_drawn_is_counted_kind_by_kind(
    scenes: Scenes, key: str, seats: int
) -> None:
    for built, _ in scenes(key, seats):
        stocks = [place for place in built.places if place.stock and place.pieces is not None]
        assert {place.id for place in stocks} == STOCKS[key]
        for place in stocks:
            assert sum(piece.count for piece in place.pieces or []) == place.values["count"]
