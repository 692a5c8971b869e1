"""How equal points are told apart in Ra."""

from __future__ import annotations

from maat.games.ra.state import RaState
from maat.scene.ties import Criterion


def ties(state: RaState) -> list[Criterion]:
    """The highest sun, which no two have (RA-105)."""
    highest = [int(player.suns | player.spent).bit_length() - 1 for player in state.players]
    return [Criterion("tie-sun", 105, highest)]
