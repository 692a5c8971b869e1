"""Random games run to the end and lose nothing on the way."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from maat.core.dealer import QuickDealer
from maat.core.state import CHANCE
from maat.games import pharaon
from maat.games.pharaon import pieces
from maat.games.pharaon.game import Pharaon
from maat.games.pharaon.state import PharaonState

DATA = tomllib.loads(Path(pharaon.__file__).with_name("components.toml").read_text("utf-8"))
GAME: Pharaon = pharaon.make(DATA)

VARIANTS = [
    {},
    {"scribes": "all", "dark_tiles": "5", "scribe_on_access": "forbidden"},
    {"scribes": "0+2", "extra_action_when_free": "yes", "exchange_after_pass": "yes"},
    {"nile_god_tracks": "3", "traitor_god_rule": "icon_only", "dark_tiles": "2"},
]


def count_pieces(state: PharaonState) -> list[int]:
    """Every resource and offering token on the table, by kind."""
    counts = list(state.supply.pieces)
    for kind in range(pieces.TOKENS):
        counts[pieces.TOKEN + kind] += state.bag.count(pieces.TOKEN + kind)
    places = [*state.slots, *state.sets, *state.bonus, *state.plot.spaces]
    for piece in places:
        if piece not in (pieces.EMPTY, pieces.NEUTRAL):
            counts[piece] += 1
    for player in state.players:
        for kind, number in enumerate(player.pieces):
            counts[kind] += number
    for pack in (state.purchase.paid, state.purchase.tendered):
        for means in range(pieces.MEANS):
            counts[pieces.piece_of(means, state.purchase.area)] += pack >> 4 * means & 15
    return counts


def check_cards(state: PharaonState) -> None:
    """Every card and urn is in exactly one place."""
    bits = [1 << noble for noble in state.noble_row if noble != pieces.EMPTY]
    nobles = [state.noble_deck, state.noble_discard, state.drawn, state.rejected, *bits]
    nobles += [player.nobles for player in state.players]
    assert sum(nobles) == sum(1 << noble for noble in range(1, 27))
    bits = [1 << card for card in state.artisan_row if card != pieces.EMPTY]
    artisans = [state.artisan_deck, state.artisan_discard, *bits]
    artisans += [player.artisans for player in state.players]
    assert sum(artisans) == sum(1 << card for card in range(1, 31))
    urns = state.urn_pile + state.urn_row + state.urn_discard + state.plot.known
    assert urns == sum(1 << urn for urn in range(1, 31))


def check_board(state: PharaonState) -> None:
    """Tracks, stages and slots stay within their bounds."""
    for player in state.players:
        assert all(0 <= position <= 3 for position in player.nile)
        assert 0 <= player.stage <= state.box.stages
        assert max(player.pieces) < 128  # one below 0 would be 255
    for sector in range(pieces.COLORS):
        slots = state.slots[sector * state.box.slots : (sector + 1) * state.box.slots]
        assert sum(1 for piece in slots if piece != pieces.EMPTY) <= state.limit


def answer(state: PharaonState, dealer: QuickDealer) -> int:
    """A random answer; checks that options, reasons and weights agree."""
    options = GAME.legal_actions(state)
    assert options
    assert len(set(options)) == len(options)
    if state.seat == CHANCE:
        weights = GAME.weights(state)
        assert len(weights) == len(options)
        assert min(weights) > 0
        drawn = int(GAME.sample(state, dealer))
        assert drawn in options
        return drawn
    return options[dealer.below(len(options))]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_end_and_lose_nothing(seats: int, options: dict[str, str]) -> None:
    whole = [20] * 6 + list(GAME.boxes[-1].tokens)
    for seed in range(2):
        dealer = QuickDealer(f"{seats} {seed}")
        state = GAME.new(seats, options)
        answers = 0
        while not state.over:
            GAME.apply(state, answer(state, dealer))
            assert count_pieces(state) == whole
            check_cards(state)
            check_board(state)
            assert len(GAME.scores(state)) == len(state.players)
            answers += 1
            assert answers < 3000
        assert state.round == 5
        for side, points in enumerate(GAME.scores(state)):
            assert sum(line.points for line in GAME.breakdown(state, side)) == points
        assert 1 in GAME.ranking(state)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_reasons_agree_with_options(seats: int) -> None:
    dealer = QuickDealer(f"why {seats}")
    state = GAME.new(seats, {})
    while not state.over:
        options = set(GAME.legal_actions(state))
        legal = {code for code in range(len(GAME.actions)) if GAME.why_not(state, code) == 0}
        assert legal == options, GAME.step_names[state.asked().step]
        GAME.apply(state, answer(state, dealer))


@pytest.mark.parametrize("seats", [1, 3])
def test_copies_are_independent(seats: int) -> None:
    dealer = QuickDealer(f"copy {seats}")
    state = GAME.new(seats, {})
    while not state.over:
        twin, before = state.copy(), repr(state)
        assert twin == state
        GAME.playout(twin, QuickDealer("twin"))
        assert repr(state) == before
        GAME.apply(state, answer(state, dealer))
