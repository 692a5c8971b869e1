"""How equal points are told apart in Pharaon."""

from __future__ import annotations

from maat.games.pharaon import scoring
from maat.games.pharaon.state import PharaonState
from maat.scene.ties import Criterion


def ties(state: PharaonState) -> list[Criterion]:
    """The Pharaoh token, then what is left over; the Traitor wins every tie (PH-167, PH-214)."""
    if state.is_solo():
        return [Criterion("tie-traitor", 214, [0, 1])]
    pharaoh = [int(state.pharaoh == seat) for seat in range(state.seats)]
    left = [
        int(scoring.resources(player) + scoring.tokens(player))
        for player in state.players[: state.seats]
    ]
    return [Criterion("tie-pharaoh", 167, pharaoh), Criterion("tie-left-over", 167, left)]
