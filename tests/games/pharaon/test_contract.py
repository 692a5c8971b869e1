"""The contract of every game, kept by Pharaon for all seat counts and every option."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from maat import catalog
from maat.core.game import Option
from maat.games.pharaon import pieces
from maat.games.pharaon.state import PharaonState
from maat.testing import check_game

NO_PIECE = (pieces.EMPTY, pieces.NEUTRAL)
AGREEMENTS: list[dict[str, str]] = [
    {},
    {"scribes": "all", "dark_tiles": "5", "scribe_on_access": "forbidden"},
    {"scribes": "0+2", "extra_action_when_free": "yes", "exchange_after_pass": "yes"},
    {"scribes": "all", "scribe_on_deduction": "swapped"},
    {"scribes": "1", "nile_god_tracks": "3", "traitor_god_rule": "icon_only", "dark_tiles": "3"},
]


def conserved(state: PharaonState) -> tuple[list[int], list[int], list[int], list[int]]:
    """Every piece by kind, every noble, artisan and urn, wherever they lie."""
    return _pieces(state), _nobles(state), _artisans(state), _urns(state)


def _pieces(state: PharaonState) -> list[int]:
    """PH-04, PH-05: 120 resources and 40 offering tokens."""
    counts = [sum(pair) for pair in zip(state.supply.pieces, state.bag.pieces, strict=True)]
    for piece in [*state.slots, *state.sets, *state.bonus, *state.plot.spaces]:
        if piece not in NO_PIECE:
            counts[piece] += 1
    for player in state.players:
        counts = [sum(pair) for pair in zip(counts, player.pieces, strict=True)]
    return [
        sum(pair) for pair in zip(counts, _paid(state, [0] * pieces.KINDS), strict=True)
    ]  # what is being paid has left the player and not yet reached the supply


def _paid(state: PharaonState, counts: list[int]) -> list[int]:
    """The pieces of a payment under way."""
    area_token = pieces.AREA_TOKEN + int(state.purchase.area)
    kinds = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, area_token, pieces.SILVER]
    for pack in (int(state.purchase.paid), int(state.purchase.tendered)):
        for means, kind in enumerate(kinds):
            counts[kind] += pack >> 4 * means & 15
    return counts


def _members(sets: list[int]) -> list[int]:
    """All members of sets, sorted; what lies in two of them comes twice."""
    return sorted(number for found in sets for number in range(40) if int(found) >> number & 1)


def _row(row: Iterable[int]) -> list[int]:
    return [1 << card for card in row if card != pieces.EMPTY]


def _nobles(state: PharaonState) -> list[int]:
    """PH-240."""
    held = [int(player.nobles) for player in state.players]
    held += [state.noble_deck, state.noble_discard, state.drawn, state.rejected]
    return _members(held + _row(state.noble_row))


def _artisans(state: PharaonState) -> list[int]:
    """PH-02."""
    held = [int(player.artisans) for player in state.players]
    held += [state.artisan_deck, state.artisan_discard]
    return _members(held + _row(state.artisan_row))


def _urns(state: PharaonState) -> list[int]:
    """PH-02."""
    return _members([state.urn_pile, state.urn_row, state.urn_discard, state.plot.known])


@pytest.mark.rule("PH-02", "PH-04", "PH-05", "PH-240")
def test_the_box_holds_what_the_rules_say() -> None:
    state: PharaonState = catalog.load("pharaon").new(3)
    whole, nobles, artisans, urns = conserved(state)
    assert whole == [20] * 6 + [3] * 10 + [6, 4]
    assert nobles == list(range(1, 27))
    assert artisans == urns == list(range(1, 31))


@pytest.mark.rule("PH-02", "PH-04", "PH-05", "PH-33")
@pytest.mark.parametrize("agreed", AGREEMENTS)
def test_pharaon_keeps_the_contract_and_loses_nothing(agreed: dict[str, str]) -> None:
    game = catalog.load("pharaon")
    settled = game.settle(agreed)
    game.options = [Option(key, [value]) for key, value in settled.items()]
    seen = check_game(game, games=1, seed="pharaon", conserved=conserved)
    assert seen > 800
