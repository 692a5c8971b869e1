"""The scene of Tekhenu on random positions: every answer has a place, and no secret is told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import NOBODY
from maat.games.tekhenu import scene
from maat.scene import Place, Scene
from maat.text import LANGUAGES, Texts

GAME: Final = catalog.load("tekhenu")
NAMES: Final = ["Ada", "Bo", "Cy", "Di"]
GAMES: Final = 3
EVERY: Final = 12  # every so many decisions a position is looked at
BAR: Final = "bar"

each_seats = pytest.mark.parametrize("seats", GAME.seat_counts)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def states(seats: int, number: int) -> Iterator[Any]:
    """The positions of a random game in which somebody is asked, and the last one."""
    options = {each.key: each.values[number % len(each.values)] for each in GAME.options}
    state = GAME.new(seats, options)
    dealer = QuickDealer(f"scene {seats} {number}")
    GAME.deal(state, dealer)
    while not state.over:
        yield state.copy()
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[dealer.below(len(legal))])
        GAME.deal(state, dealer)
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


@cache
def asked_scenes(seats: int) -> list[tuple[list[int], Scene]]:
    """The answers to each question and the scene the asked seat sees."""
    return [
        (GAME.legal_actions(state), seen(state, int(state.seat)))
        for state in positions(seats)
        if not state.over
    ]


@cache
def all_scenes(seats: int) -> list[Scene]:
    """What the first seat and somebody who only looks on see."""
    return [seen(state, seat) for state in positions(seats) for seat in (0, NOBODY)]


def lies_there(place: Place, piece: str) -> bool:
    """Whether a place has the piece an answer names."""
    held = place.pieces or []
    return not piece or piece in [f"{each.key}#{each.badge}".rstrip("#") for each in held]


@each_seats
def test_every_answer_has_exactly_one_target(seats: int) -> None:
    for legal, shown in asked_scenes(seats):
        assert [target.action for target in shown.targets] == legal


@each_seats
def test_every_target_is_a_place_of_the_scene_and_a_piece_in_it(seats: int) -> None:
    for _, shown in asked_scenes(seats):
        places = {place.id: place for place in shown.places}
        for target in shown.targets:
            assert target.place == BAR or lies_there(places[target.place], target.piece)


@each_seats
def test_no_two_answers_share_a_target(seats: int) -> None:
    for _, shown in asked_scenes(seats):
        clicked = [(each.place, each.piece) for each in shown.targets if each.place != BAR]
        assert len(clicked) == len(set(clicked))


@each_seats
def test_places_have_names_of_their_own(seats: int) -> None:
    for shown in all_scenes(seats):
        names = [place.id for place in shown.places]
        assert all(names)
        assert len(names) == len(set(names))


@each_seats
def test_seats_follow_the_board_in_order(seats: int) -> None:
    for shown in all_scenes(seats):
        order = [place.seat for place in shown.places if not place.silent]
        assert order == sorted(order)
        assert set(order) == {NOBODY, *range(seats)}


@each_seats
def test_a_question_is_told_with_something_to_go_by(seats: int) -> None:
    for state in positions(seats):
        if not state.over:
            seat = int(state.seat)
            near = [place for place in seen(state, seat).places if place.seat in (NOBODY, seat)]
            assert any(place.brief and not place.silent for place in near)


@each_language
@each_seats
def test_everything_can_be_said(seats: int, language: str) -> None:
    texts = Texts(language, GAME)
    places = {place.key: place for shown in all_scenes(seats) for place in shown.places}
    pieces = {piece.key: piece for place in places.values() for piece in place.pieces or ()}
    for place in places.values():
        assert place.silent or texts.has(place.key)
        assert place.silent or texts.place(place, NAMES)
    for piece in pieces.values():
        assert texts.has(piece.key)


@each_seats
@pytest.mark.rule("TK-19", "AMB-43")
def test_a_scene_does_not_depend_on_what_its_seat_cannot_know(seats: int) -> None:
    dealer = QuickDealer(f"imagine {seats}")
    for state in positions(seats):
        for seat in (*range(seats), NOBODY):
            known = GAME.redact(state, seat)
            other = GAME.redact(GAME.imagine(known, seat, dealer), seat)
            assert scene.build(other, seat).places == scene.build(known, seat).places


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
