"""The contract of every game, kept by Ra for all seat counts and options."""

from __future__ import annotations

import pytest

from maat import catalog
from maat.games.ra import tiles
from maat.games.ra.state import EMPTY, RaState
from maat.testing import check_game

GAME = catalog.load("ra")


def conserved(state: RaState) -> tuple[list[int], list[int]]:
    """Every tile by kind and every sun in play, wherever they lie."""
    return _tiles(state), _suns(state)


def _tiles(state: RaState) -> list[int]:
    counts = [left + gone for left, gone in zip(state.bag, state.discarded, strict=True)]
    for kind in state.track:
        if kind != EMPTY:
            counts[kind] += 1
    for player in state.players:
        counts = [sum(pair) for pair in zip(counts, player.tiles, strict=True)]
    if state.boatless:
        counts[tiles.RA] += int(state.ra_count)
    return counts


def _suns(state: RaState) -> list[int]:
    """The suns of the players and of the center, lowest first; in the box until all are dealt."""
    held = [int(player.suns) for player in state.players]
    held += [int(player.spent) for player in state.players]
    if state.players[-1].suns == state.players[-1].spent == 0:
        held = [int(suns) for suns in state.box.suns[state.seats]]
    held.append(1 << int(state.center))
    return sorted(sun for suns in held for sun in range(1, 17) if suns >> sun & 1)


@pytest.mark.rule("RA-02", "RA-03", "RA-63")
def test_ra_keeps_the_contract_and_loses_no_tile_and_no_sun() -> None:
    seen = check_game(GAME, games=2, seed="ra", conserved=conserved)
    assert seen > 2000
