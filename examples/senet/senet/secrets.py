"""Hidden in Senet: where the amulet of the other lies, until it is turned up or the game ends."""

from __future__ import annotations

from maat.core.dealer import Dealer

from senet.actions import HOME, SQUARES
from senet.state import UNKNOWN, SenetState


def redact(state: SenetState, seat: int) -> SenetState:
    """Blank the hidden amulets of everybody else."""
    seen = state.copy()
    for other, player in enumerate(seen.players):
        if other != seat and not player.spent and not state.over:
            player.amulet = UNKNOWN
    return seen


def imagine(state: SenetState, seat: int, dealer: Dealer) -> SenetState:
    """Lay the amulets a seat cannot see somewhere they may be."""
    full = state.copy()
    for other, player in enumerate(full.players):
        if other != seat and player.amulet == UNKNOWN:
            places = [at for at in range(HOME, SQUARES + 1) if player.possible >> at & 1]
            player.amulet = places[dealer.below(len(places))]
    return full
