"""Hidden in Ra: the points of the others, until the end (RA-107 to RA-111)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.games.ra import scoring
from maat.games.ra.state import UNKNOWN, RaState


def redact(state: RaState, seat: i64) -> RaState:
    """Blank the points of everybody else; the tiles they were scored for were seen by all."""
    seen = state.copy()
    if state.over or state.open_scores:
        return seen
    for other in range(state.seats):
        if other != seat:
            seen.players[other].points = UNKNOWN
    return seen


def imagine(state: RaState) -> RaState:
    """Work the hidden points out again, as a player with a good memory would (RA-109)."""
    full = state.copy()
    for seat in range(full.seats):
        if full.players[seat].points == UNKNOWN:
            full.players[seat].points = scoring.points_so_far(full, seat)
    return full
