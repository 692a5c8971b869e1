"""How equal points are told apart in Tekhenu."""

from __future__ import annotations

from maat.games.tekhenu.state import TekhenuState
from maat.scene.ties import Criterion


def ties(state: TekhenuState) -> list[Criterion]:
    """Scribes, then who is earlier in turn order (TK-112, TK-143)."""
    order = state.order or list(range(state.sides))
    scribes = [int(player.scribes) for player in state.players]
    place = [-order.index(side) - 1 for side in range(len(state.players))]
    return [Criterion("tie-scribes", 112, scribes), Criterion("tie-order", 112, place)]
