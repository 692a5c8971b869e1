"""Nothing a seat receives depends on what it may not see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import to_builtins

from maat import catalog, client
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.core.seal import SealedDealer
from maat.core.snapshot import dump
from maat.core.state import NOBODY, State
from maat.games.ra.state import RaState
from maat.server.messages import Messages
from maat.server.preview import preview
from maat.server.protocol import ENCODER
from maat.server.view import SeatView

GAMES = ["ra", "pharaon", "tekhenu"]
KNOWN = ("ra", "pharaon")  # in which a good memory knows all there is to know
EVERY = 7  # answers between two looks


def look(match: Match[Any], seat: int) -> SeatView:
    """What a seat sees of a match."""
    return SeatView(match, Messages(match.game), seat)


def received(match: Match[Any], seat: int, before: SeatView | None = None) -> bytes:
    """All a seat can get out of the server: update, reasons, previews, score sheets, the log."""
    view = look(match, seat)
    parts: list[Any] = [view.whole, view.answers, view.asked, view.scores, view.sheets()]
    public = look(match, NOBODY)
    parts += [view.since(before), public.since(before and look(before.match, NOBODY))]
    parts += [view.own(public), view.targets, view.position]
    parts += [view.messages.lines(match, seat, -1), view.why(None)]
    spots = [(place.id, piece.name) for place in view.scene.places for piece in place.pieces or ()]
    parts += [view.what(*spot) for spot in dict.fromkeys(spots[:: 1 + len(spots) // 12])]
    parts += [preview(view, action) for action in view.options[:5]]
    return ENCODER.encode(parts)


def moments(key: str, seats: int, seed: int) -> Iterator[Match[Any]]:
    """One match, again and again as a random game goes on."""
    dice = QuickDealer(f"{seed}")
    match = Match(catalog.load(key), seats, {}, SealedDealer(f"{key}/{seed}"))
    number = 0
    while not match.over:
        if number % EVERY == 0:
            yield match
        number += 1
        options = match.game.legal_actions(match.state)
        match.play(options[dice.below(len(options))])


def swapped(match: Match[Any], state: State, seat: int, before: SeatView | None = None) -> bytes:
    """What a seat receives if the truth were another."""
    truth = match.state
    match.state = state
    try:
        return received(match, seat, before)
    finally:
        match.state = truth


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_see(key: str, seed: int) -> None:
    game = catalog.load(key)
    counts = [count for count in game.seat_counts if count > 1]
    seats = counts[seed % len(counts)]
    differed = 0
    shown: dict[int, SeatView] = {}
    for match in moments(key, seats, seed):
        for seat in [*range(seats), NOBODY]:
            state = match.state
            dealer = QuickDealer(f"{seed}/{match.version}/{seat}")
            other = game.imagine(game.redact(state, seat), seat, dealer)
            differed += dump(other) != dump(state)
            before = shown.get(seat)
            assert swapped(match, other, seat, before) == received(match, seat, before)
            shown[seat] = look(match, seat)
    assert differed > 0 or key in KNOWN


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", [0, 1])
def test_what_everybody_sees_and_over_it_what_is_ones_own_is_the_whole_scene(
    key: str, number: int
) -> None:
    game, dice = catalog.load(key), QuickDealer(f"{key}/{number}")
    options = {each.key: each.values[-number] for each in game.options if not each.solo}
    match = Match(game, 3, options, SealedDealer(key))
    messages = Messages(game)
    while not match.over:
        answers = game.legal_actions(match.state)
        match.play(answers[dice.below(len(answers))])
        weighing = getattr(match.state, "weighing", False)
        if not weighing and dice.below(8):
            continue
        public = SeatView(match, messages, NOBODY)
        everybody = to_builtins(public.scene)
        for seat in range(3):
            view = SeatView(match, messages, seat)
            own, whole = map(to_builtins, (view.own(public), view.drawn(view.seen)))
            assert client.laid(everybody, own, []) == whole


def test_the_points_of_others_in_ra_reach_nobody() -> None:
    for match in moments("ra", 3, 5):
        state = match.state
        assert isinstance(state, RaState)
        for seat in (0, 1, 2, NOBODY):
            other = state.copy()
            for rival in range(3):
                if rival != seat:
                    other.players[rival].points += 7 + rival
            assert swapped(match, other, seat) == received(match, seat)


def test_a_planted_leak_is_found() -> None:
    """The test itself is tested: what everybody receives of a state that shows more differs."""
    match = next(moments("ra", 3, 5))
    state = match.state
    assert isinstance(state, RaState)
    other = state.copy()
    other.players[1].points += 7
    assert swapped(match, other, 1) != received(match, 1)
