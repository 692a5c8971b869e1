"""The table of Pharaon in particular positions; `tests/scene` looks at all of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.games.pharaon import scene, steps
from maat.games.pharaon.state import PharaonState
from maat.scene import Piece, Place, Scene
from maat.testing import Scenario

GAME = catalog.load("pharaon")
SEATS = [1, 2, 3, 4, 5]

Lay = Callable[..., Scenario[PharaonState]]

each_count = pytest.mark.parametrize("seats", SEATS)


def look(state: PharaonState) -> Scene:
    """The scene for the seat that is asked."""
    seat = int(state.seat)
    answers = [int(action) for action in GAME.legal_actions(state)]
    return scene.build(GAME.redact(state, seat), seat, answers)


def place_of(found: Scene, name: str) -> Place:
    """The place with this id."""
    return next(place for place in found.places if place.id == name)


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
    told = [place.id for place in look(board.state).places if place.brief]
    assert {"about-judge-11", "about-general-6", "about-diplomat-20"} <= set(told)


def test_a_payment_shows_the_price_and_what_is_paid(lay: Lay) -> None:
    board = lay(owned={0: "agriculture silver nile_token construction_token"}, wheel="agriculture")
    board.play("choose_payment", "act offerings", "no_bonus")
    seen = look(board.state)
    assert board.state.asked().step == steps.PAY
    assert place_of(seen, "price").pieces == [Piece("resource-agriculture")]
    assert place_of(seen, "paid").pieces == []


def test_a_noble_used_this_round_is_marked(lay: Lay) -> None:
    board = lay(nobles={0: "doctor_13 judge_11"}, turned={0: "doctor_13"}, owned={0: "2 silver"})
    nobles = place_of(look(board.state), "seat-0-nobles").pieces
    assert nobles is not None
    assert [piece.key for piece in nobles] == ["noble-judge-11", "noble-used"]


def test_what_the_traitor_does_next_is_seen_at_a_glance() -> None:
    """He turns up an urn while he has some, then he passes."""
    match = Match(GAME, 1, dealer=QuickDealer("strip"), silent=True)
    seen = []
    while not match.over:
        found, plot = place_of(scene.build(match.state), "summary-1"), match.state.plot
        urns = [piece.count for piece in found.pieces or () if piece.key == "place-traitor-urns"]
        assert urns == ([] if match.state.players[1].passed else [int(plot.urns)])
        seen += urns
        match.play(match.legal_actions()[0])
    assert {0, 1, 2, 3} <= set(seen)
