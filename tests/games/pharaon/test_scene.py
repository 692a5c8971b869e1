"""The table of Pharaon: every answer has its place, every place its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE, NOBODY
from maat.games.pharaon import scene, steps
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place, Scene, Target, replace
from maat.testing import Table
from maat.text import LANGUAGES, Texts

GAME = catalog.load("pharaon")
SEATS = [1, 2, 3, 4, 5]
GAMES = 2  # for each number of seats, with different options

Lay = Callable[..., Table[PharaonState]]

each_count = pytest.mark.parametrize("seats", SEATS)


class Look(NamedTuple):
    """What a seat sees when it is asked something."""

    seat: int
    step: int
    options: list[int]
    scene: Scene


@cache
def looks(seats: int) -> list[Look]:
    """Every question of some random games."""
    found = []
    for number in range(GAMES):
        options = {each.key: each.values[-number % len(each.values)] for each in GAME.options}
        state = GAME.new(seats, options)
        dealer = QuickDealer(f"scene {seats} {number}")
        GAME.deal(state, dealer)
        while not state.over:
            found.append(look(state))
            answers = GAME.legal_actions(state)
            GAME.apply(state, answers[dealer.below(len(answers))])
            GAME.deal(state, dealer)
    return found


def look(state: PharaonState) -> Look:
    """The scene for the seat that is asked."""
    seat = int(state.seat)
    answers = [int(action) for action in GAME.legal_actions(state)]
    seen = GAME.redact(state, seat)
    return Look(seat, int(state.asked().step), answers, scene.build(seen, seat, answers))


def place_of(found: Scene, name: str) -> Place:
    """The place with this id."""
    return next(place for place in found.places if place.id == name)


def label(piece: Piece) -> str:
    """How a target names a piece."""
    return f"{piece.key}#{piece.badge}" if piece.badge else piece.key


def points_somewhere(target: Target, found: Scene) -> bool:
    """The target is in the bar, a place of the scene, or a piece that lies in one."""
    if target.place == "bar":
        return not target.piece
    places = [place for place in found.places if place.id == target.place]
    pieces = [label(piece) for place in places for piece in place.pieces or ()]
    return bool(places) and (not target.piece or target.piece in pieces)


@each_count
def test_every_legal_answer_has_exactly_one_target(seats: int) -> None:
    for seen in looks(seats):
        assert [target.action for target in seen.scene.targets] == seen.options


@each_count
def test_every_target_is_somewhere_on_the_table(seats: int) -> None:
    for seen in looks(seats):
        lost = [each for each in seen.scene.targets if not points_somewhere(each, seen.scene)]
        assert lost == []


@each_count
def test_no_two_answers_share_a_target(seats: int) -> None:
    for seen in looks(seats):
        aims = [(each.place, each.piece) for each in seen.scene.targets if each.place != "bar"]
        assert len(aims) == len(set(aims))


@each_count
def test_every_place_has_an_id_of_its_own(seats: int) -> None:
    for seen in looks(seats):
        ids = [place.id for place in seen.scene.places]
        assert all(ids)
        assert len(ids) == len(set(ids))


@each_count
def test_the_table_comes_first_then_seat_by_seat(seats: int) -> None:
    for seen in looks(seats):
        order = [place.seat for place in seen.scene.places]
        assert order == sorted(order)
        assert set(order) == {NOBODY, *range(seats)}


@cache
def different_places(seats: int) -> list[Place]:
    """Every place that came up, once for each set of values, without what lies there."""
    every = [replace(place, pieces=None) for seen in looks(seats) for place in seen.scene.places]
    return list({f"{place.key} {place.values}": place for place in every}.values())


@cache
def different_pieces(seats: int) -> list[Piece]:
    """Every piece that came up, once for each set of values."""
    places = [place for seen in looks(seats) for place in seen.scene.places]
    every = [piece for place in places for piece in place.pieces or ()]
    return list({f"{piece.key} {piece.values}": piece for piece in every}.values())


@pytest.mark.parametrize("language", LANGUAGES)
@each_count
def test_every_place_and_piece_can_be_said(seats: int, language: str) -> None:
    texts = Texts(language, GAME)
    names = list("ABCDE")[:seats]
    for place in different_places(seats):
        assert texts.has(place.key)
        assert "{" not in texts.place(place, names)
    for piece in different_pieces(seats):
        assert texts.has(piece.key)
        assert "{" not in texts.piece(piece, names)


@each_count
def test_something_is_told_before_every_question(seats: int) -> None:
    for seen in looks(seats):
        told = [place for place in seen.scene.places if place.brief and not place.silent]
        assert [place for place in told if place.seat in (NOBODY, seen.seat)]


@each_count
def test_a_table_that_is_still_being_set_up_can_be_shown(seats: int) -> None:
    state = GAME.new(seats, {})
    dealer = QuickDealer("set-up")
    while state.seat == CHANCE:
        assert scene.build(state).places
        GAME.apply(state, GAME.sample(state, dealer))


def test_a_position_without_a_question_has_no_targets(lay: Lay) -> None:
    assert scene.build(lay().state).targets == []


def test_who_chooses_a_noble_is_told_about_those_in_the_row(lay: Lay) -> None:
    resources = "agriculture construction trade power justice"
    board = lay(owned={0: resources}, row="judge_11 general_6 diplomat_20")
    board.play("act nobles")
    told = [place.id for place in look(board.state).scene.places if place.brief]
    assert {"about-judge-11", "about-general-6", "about-diplomat-20"} <= set(told)


def test_a_payment_shows_the_price_and_what_is_paid(lay: Lay) -> None:
    board = lay(owned={0: "agriculture silver nile_token construction_token"}, wheel="agriculture")
    board.play("choose_payment", "act offerings", "no_bonus")
    seen = look(board.state)
    assert seen.step == steps.PAY
    assert place_of(seen.scene, "price").pieces == [Piece("resource-agriculture")]
    assert place_of(seen.scene, "paid").pieces == []


def test_a_noble_used_this_round_is_marked(lay: Lay) -> None:
    board = lay(nobles={0: "doctor_13 judge_11"}, turned={0: "doctor_13"}, owned={0: "2 silver"})
    nobles = place_of(look(board.state).scene, "seat-0-nobles").pieces
    assert nobles is not None
    assert [piece.key for piece in nobles] == ["noble-judge-11", "noble-used"]
