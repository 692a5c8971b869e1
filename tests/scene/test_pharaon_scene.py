"""The scene of Pharaon on random positions: everything lies somewhere, and is drawn."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE, NOBODY
from maat.games.pharaon import pieces, scene, scene_cards, scene_wheel
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Place, Scene
from maat.text import LANGUAGES, Texts

GAME = catalog.load("pharaon")
SEATS = list(GAME.seat_counts)
SVG = "{http://www.w3.org/2000/svg}"

each_count = pytest.mark.parametrize("seats", SEATS)


@cache
def positions(seats: int) -> list[tuple[PharaonState, int, list[int]]]:
    """Every question of two random games, as the asked seat sees it, with its answers."""
    found = []
    for number in range(2):
        options = {each.key: each.values[-number % len(each.values)] for each in GAME.options}
        dealer = QuickDealer(f"sheets {seats} {number}")
        state = GAME.new(seats, options)
        GAME.deal(state, dealer)
        while not state.over:
            answers = [int(action) for action in GAME.legal_actions(state)]
            found.append((GAME.redact(state, int(state.seat)), int(state.seat), answers))
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
    found = place.pieces or []
    return {f"{piece.key}#{piece.badge}" if piece.badge else piece.key for piece in found}


def on_boards(built: Scene) -> list[Place]:
    """The places that lie on a sheet with geometry."""
    return [place for place in built.places if place.box is not None]


@cache
def drawings() -> dict[str, ElementTree.Element]:
    """The symbols of the sprite sheet."""
    source = resources.files("maat.web").joinpath("art", "pharaon.svg").read_text("utf-8")
    symbols = ElementTree.fromstring(source).iter(f"{SVG}symbol")
    return {symbol.attrib["id"].removeprefix("pharaon-"): symbol for symbol in symbols}


# Targets.


@each_count
def test_every_legal_answer_has_exactly_one_target(seats: int) -> None:
    for built, answers in scenes(seats):
        assert [target.action for target in built.targets] == answers


@each_count
def test_targets_can_be_clicked(seats: int) -> None:
    for built, _ in scenes(seats):
        places = {place.id: place for place in built.places}
        for target in built.targets:
            if target.place != "bar":
                found = places[target.place]
                assert found.pieces is not None
                assert not target.piece or target.piece in names(found)


@each_count
def test_only_choices_that_lie_nowhere_are_in_the_bar(seats: int) -> None:
    verbs = {
        GAME.actions.family(target.action).verb
        for built, _ in scenes(seats)
        for target in built.targets
        if target.place == "bar"
    }
    assert verbs <= {"pass", "choose_payment", "done", "no_bonus", "decline", "three", "add"}


# Sheets.


@each_count
def test_every_place_lies_inside_its_sheet(seats: int) -> None:
    for built, _ in scenes(seats):
        sheets = {sheet.id: sheet for sheet in built.sheets}
        for place in on_boards(built):
            sheet, box = sheets[place.sheet], place.box
            assert box is not None
            assert 0 <= box.x < box.x + box.width <= sheet.width, place.id
            assert 0 <= box.y < box.y + box.height <= sheet.height, place.id


@each_count
def test_what_lies_on_the_table_has_a_box_and_what_lies_before_a_seat_follows_as_lists(
    seats: int,
) -> None:
    for built, _ in scenes(seats):
        flat = {sheet.id for sheet in built.sheets if sheet.width == 0}
        assert all((place.box is None) == (place.sheet in flat) for place in built.places)
        assert flat == {f"seat-{seat}" for seat in range(seats)}


@each_count
def test_a_table_that_is_still_being_set_up_has_geometry(seats: int) -> None:
    state = GAME.new(seats, {})
    dealer = QuickDealer("set-up")
    while state.seat == CHANCE:
        built = scene.build(GAME.redact(state, NOBODY))
        assert all(place.box is not None or place.seat >= 0 for place in built.places)
        GAME.apply(state, GAME.sample(state, dealer))


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not overlap."""
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


@each_count
def test_what_can_be_clicked_does_not_overlap(seats: int) -> None:
    for built, _ in scenes(seats):
        aims = {target.place for target in built.targets}
        boxes = [(place.sheet, place.box) for place in on_boards(built) if place.id in aims]
        for at, (sheet, box) in enumerate(boxes):
            for other_sheet, other in boxes[:at]:
                assert box is not None
                assert other is not None
                assert sheet != other_sheet or apart(box, other)


# The wheel.


def test_sectors_lie_in_the_direction_of_the_area_they_face() -> None:
    for state, _, _ in positions(3):
        for place, area in enumerate(state.ring):
            angle = scene_wheel.facing_angle(state, state.facing[area])
            assert (angle - scene_wheel.PART * place) % 360 == 0


def test_the_wheel_turns_by_one_part_between_rounds() -> None:
    first = {int(state.round): state for state, _, _ in positions(4) if state.round}
    angles = [scene_wheel.facing_angle(first[number], 0) for number in sorted(first)]
    steps = {later - earlier for earlier, later in pairwise(angles)}
    assert steps in ({scene_wheel.PART}, {-scene_wheel.PART})


@each_count
def test_as_many_slots_are_drawn_as_are_in_use(seats: int) -> None:
    built = scenes(seats)[-1][0]
    drawn = {
        place.pieces[0].sprite for place in built.places if place.layout == "wheel" and place.pieces
    }
    slots = 3 if seats <= 3 else 4
    assert drawn == {f"sector-{color}-{slots}" for color in pieces.COLOR_NAMES}


# Drawings.


@each_count
def test_everything_on_the_table_has_a_drawing(seats: int) -> None:
    needed = set()
    for built, _ in scenes(seats):
        needed |= {sheet.art for sheet in built.sheets if sheet.art}
        for place in built.places:
            if place.layout != "seal":
                needed |= {piece.sprite or piece.key for piece in place.pieces or ()}
    assert sorted(needed - set(drawings())) == []


def test_drawings_use_only_drawings_that_are_there() -> None:
    used = {
        each.attrib["href"].removeprefix("#pharaon-")
        for symbol in drawings().values()
        for each in symbol.iter(f"{SVG}use")
    }
    assert sorted(used - set(drawings())) == []


def test_every_card_urn_and_token_has_a_drawing() -> None:
    state = positions(2)[0][0]
    box = state.box
    cards = range(1, pieces.ARTISAN_CARDS + 1)
    needed = {scene_cards.artisan_drawing(state, card) for card in cards}
    needed |= {scene_cards.urn(state, urn).sprite for urn in range(1, len(box.urns))}
    for noble in range(1, pieces.ALL_NOBLES + 1):
        piece = scene_cards.noble(state, noble)
        needed.add(piece.sprite or piece.key)
    needed |= {scene_cards.piece_key(kind) for kind in range(pieces.NEUTRAL + 1)}
    assert sorted(needed - set(drawings())) == []


@pytest.mark.parametrize("kind", ["disc", "track-disc", "cube"])
def test_pieces_of_the_seats_differ_by_shape(kind: str) -> None:
    shapes = [ElementTree.tostring(drawings()[f"{kind}-{side}"]) for side in range(5)]
    shapes.append(ElementTree.tostring(drawings()[f"{kind}-traitor"]))
    marks = {shape.replace(b"-%d" % side, b"") for side, shape in enumerate(shapes)}
    assert len(marks) == 6


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_in_every_language(language: str) -> None:
    own = Texts(language, GAME).bundles[0]
    keys = set()
    for seats in SEATS:
        for built, _ in scenes(seats):
            keys |= {sheet.key for sheet in built.sheets}
            keys |= {place.key for place in built.places}
            keys |= {piece.key for place in built.places for piece in place.pieces or ()}
    assert sorted(key for key in keys if not own.has_message(key)) == []
