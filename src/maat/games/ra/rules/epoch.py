"""The end of an epoch and the start of the next (rulebook p. 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import rows
from maat.games.ra import events, scoring, steps, tiles
from maat.games.ra.state import EMPTY, Player, RaState

EPOCHS: Final = 3


def begin(state: RaState) -> None:
    """The owner of the highest sun takes the first turn (RA-18)."""
    first = starter(state)
    state.tell(events.EPOCH_BEGAN, first, state.epoch)
    begin_turn(state, first)


def begin_turn(state: RaState, seat: i64) -> None:
    """A seat takes one of three actions (RA-20)."""
    state.actor = seat
    state.tell(events.TURN_BEGAN, seat)
    state.ask(steps.TURN, seat)


def starter(state: RaState) -> i64:
    """Who owns the highest sun; the one in the center is nobody's."""
    best: i64 = 0
    for seat in range(state.seats):
        # Sets are bits: the one with the highest sun is the larger number.
        if state.players[seat].suns > state.players[best].suns:
            best = seat
    return best


def finish(state: RaState) -> None:
    """Score; after the third epoch the game is over (RA-17, RA-81)."""
    if state.boatless:
        state.discarded = rows.add(state.discarded, tiles.RA, state.ra_count)
    scoring.score(state)
    if state.epoch == EPOCHS:
        if state.listener is not None:
            state.tell(events.GAME_ENDED, scoring.winner(state))
        state.end()
        return
    prepare(state)
    begin(state)


def prepare(state: RaState) -> None:
    """Drop what does not last, clear the track, turn all suns face up (RA-97 to RA-102)."""
    for player in state.players:
        discard_temporary(state, player)
    clear_track(state)
    for player in state.players:
        player.suns |= player.spent
        player.spent = 0
    state.ra_count = 0
    state.epoch += 1


def clear_track(state: RaState) -> None:
    """Every tile on the track leaves the game (RA-52, RA-97)."""
    track = state.track
    discarded = state.discarded[:]
    for space in range(len(track)):
        if track[space] != EMPTY:
            discarded[track[space]] += 1
            track[space] = EMPTY
    state.discarded = discarded
    state.filled = 0


def discard_temporary(state: RaState, player: Player) -> None:
    """Gods, gold, floods, civilizations go; pharaohs, Niles, monuments stay (RA-98, RA-99)."""
    kept = player.tiles[:]
    discarded = state.discarded[:]
    for kind in range(tiles.GOD, tiles.MONUMENT):
        if kept[kind] and kind not in (tiles.PHARAOH, tiles.NILE):
            discarded[kind] += kept[kind]
            kept[kind] = 0
    player.tiles = kept
    state.discarded = discarded
