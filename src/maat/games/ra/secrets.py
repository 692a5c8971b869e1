"""Hidden in Ra: the points of the others, until the end (RA-107 to RA-111)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.games.ra.state import UNKNOWN, RaState


def redact(state: RaState, seat: i64) -> RaState:
    """Blank the points and score sheets of everybody else."""
    seen = state.copy()
    if state.over or state.open_scores:
        return seen
    for other in range(state.seats):
        if other != seat:
            seen.players[other].points = UNKNOWN
            seen.players[other].ledger = []
    return seen


def imagine(state: RaState, seat: i64) -> RaState:
    """Give hidden opponents as many points as the seat itself has."""
    full = state.copy()
    guess = full.players[seat].points if seat >= 0 else full.box.start
    for player in full.players:
        if player.points == UNKNOWN:
            player.points = guess
    return full
