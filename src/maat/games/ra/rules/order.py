"""Whose turn it is (rulebook p. 3)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import rows
from maat.core.game import Task
from maat.games.ra import events, steps, tasks, tiles
from maat.games.ra.rules import disaster, epoch
from maat.games.ra.state import RaState


class Next(Task[RaState]):
    """After an exchange or an auction: what is still to be lost, then whose turn it is."""

    def run(self, state: RaState, seat: i64, datum: i64) -> None:
        disaster.collect(state)
        if disaster.is_owed(state):
            state.push(tasks.NEXT)
            state.ask(steps.DISCARD, state.debtor)
        elif state.exchanging and may_exchange(state):
            state.ask(steps.MORE, state.actor)
        else:
            pass_on(state)


def may_exchange(state: RaState) -> bool:
    """The actor still has a god and the track a tile that is none (RA-35)."""
    if not state.players[state.actor].tiles[tiles.GOD]:
        return False
    return state.filled > rows.count(state.track, tiles.GOD)


def pass_on(state: RaState) -> None:
    """The turn goes left to a player with a sun face up; without one the epoch ends (RA-21)."""
    state.exchanging = False
    seat = state.actor
    for _turn in range(state.seats):
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.players[seat].suns:
            epoch.begin_turn(state, seat)
            return
    state.tell(events.EPOCH_ENDED_BY_SUNS, state.actor, state.epoch)
    epoch.finish(state)
