"""Auctions (rulebook p. 4)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core.game import Step
from maat.core.state import Ask
from maat.games.ra import actions, events, steps, tasks
from maat.games.ra.rules import disaster, epoch
from maat.games.ra.state import EMPTY, INVOKED_FULL, INVOKED_NOT_FULL, NO_BIDDER, Player, RaState


def call(state: RaState, seat: i64, context: i64) -> None:
    """Start an auction; bidding begins to the left of the Ra player (RA-41 to RA-43)."""
    state.ra_player = seat
    state.context = context
    state.bidder = NO_BIDDER
    state.bid = 0
    call_next(state, seat)


def call_next(state: RaState, seat: i64) -> None:
    """Ask the next seat that could bid higher; who cannot, passes (RA-46)."""
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.players[seat].suns >> (state.bid + 1):
            state.ask(steps.BID, seat)
            return
        if state.players[seat].suns:
            state.tell(events.COULD_NOT_BID, seat)
        if seat == state.ra_player:
            close(state)
            return


class Bid(Step[RaState]):
    """Bid a sun higher than the highest so far, or pass (RA-44, RA-45)."""

    def options(self, state: RaState, ask: Ask) -> list[int]:
        answers: list[int] = []
        if not must_bid(state, ask.seat):
            answers.append(actions.PASS)
        suns = state.players[ask.seat].suns >> (state.bid + 1)
        answer: i64 = actions.BID + state.bid + 1
        while suns:
            if suns & 1:
                answers.append(answer)
            suns >>= 1
            answer += 1
        return answers

    def rule(self) -> i64:
        return 44

    def why_not(self, state: RaState, ask: Ask, action: i64) -> i64:
        if action == actions.PASS:
            return 53 if must_bid(state, ask.seat) else 0
        sun = action - actions.BID
        if not 1 <= sun <= 16 or not state.players[ask.seat].suns >> sun & 1:
            return 44
        return 0 if sun > state.bid else 45

    def resolve(self, state: RaState, ask: Ask, action: i64) -> None:
        if action == actions.PASS:
            state.tell(events.PASSED, ask.seat)
        else:
            state.bidder = ask.seat
            state.bid = action - actions.BID
            state.tell(events.BID_PLACED, ask.seat, state.bid)
        if ask.seat == state.ra_player:
            close(state)
        else:
            call_next(state, ask.seat)


def must_bid(state: RaState, seat: i64) -> bool:
    """Who invoked Ra on a track that is not full cannot let it go unsold (RA-53)."""
    return (
        seat == state.ra_player and state.bidder == NO_BIDDER and state.context == INVOKED_NOT_FULL
    )


def close(state: RaState) -> None:
    """The highest bid wins; a full track nobody wants is discarded (RA-51, RA-52, RA-59)."""
    if state.bidder != NO_BIDDER:
        award(state, state.bidder, state.bid)
    elif state.context == INVOKED_FULL:
        state.tell(events.TRACK_DISCARDED, state.ra_player, state.filled)
        epoch.clear_track(state)
    else:
        state.tell(events.AUCTION_EMPTY, state.ra_player)
    state.push(tasks.NEXT)


def award(state: RaState, seat: i64, sun: i64) -> None:
    """The winner takes the track and swaps the sun for the one in the center (RA-60)."""
    winner = state.players[seat]
    won = state.filled
    take_track(state, winner)
    winner.suns &= ~(1 << sun)
    winner.spent |= 1 << state.center
    state.tell(events.AUCTION_WON, seat, sun, state.center, won)
    state.center = sun
    disaster.strike_all(state, seat)


def take_track(state: RaState, winner: Player) -> None:
    """Every tile of the track goes to the winner, disasters too."""
    held = winner.tiles[:]
    track = state.track
    for space in range(len(track)):
        kind = track[space]
        if kind != EMPTY:
            held[kind] += 1
            track[space] = EMPTY
    winner.tiles = held
    state.filled = 0
