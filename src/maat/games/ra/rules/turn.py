"""A turn: draw a tile, invoke Ra or spend god tiles (rulebook p. 3)."""

from __future__ import annotations

from mypy_extensions import i64

from maat.core import rows
from maat.core.dealer import Dealer
from maat.core.game import Step
from maat.core.state import CHANCE, Ask
from maat.games.ra import actions, events, steps, tasks, tiles
from maat.games.ra.rules import auction, disaster, epoch, order
from maat.games.ra.state import (
    EMPTY,
    INVOKED_FULL,
    INVOKED_NOT_FULL,
    RA_DRAWN,
    RaState,
)


class Turn(Step[RaState]):
    """Exactly one of three actions (RA-20, RA-23)."""

    def options(self, state: RaState, ask: Ask) -> list[int]:
        answers = [actions.INVOKE] if state.is_full() else [actions.DRAW, actions.INVOKE]
        if state.players[ask.seat].tiles[tiles.GOD]:
            add_exchanges(state, answers)
        return answers

    def rule(self) -> i64:
        return 20

    def why_not(self, state: RaState, ask: Ask, action: i64) -> i64:
        if action == actions.DRAW:
            return 24 if state.is_full() else 0
        if is_take(action):
            return why_not_take(state, ask.seat, action - actions.TAKE)
        return 0 if action == actions.INVOKE else 20

    def resolve(self, state: RaState, ask: Ask, action: i64) -> None:
        if action == actions.DRAW:
            state.ask(steps.TILE, CHANCE)
        elif action == actions.INVOKE:
            invoke(state, ask.seat)
        else:
            exchange(state, ask.seat, action - actions.TAKE)


class Tile(Step[RaState]):
    """The tile drawn: every tile left in the bag is equally likely (RA-12, RA-25)."""

    def options(self, state: RaState, ask: Ask) -> list[int]:
        return [actions.TILE + kind for kind in range(tiles.KINDS) if state.bag[kind]]

    def weights(self, state: RaState, ask: Ask) -> list[int]:
        return [left for left in state.bag if left]

    def sample(self, state: RaState, ask: Ask, dealer: Dealer) -> i64:
        return actions.TILE + rows.kind_at(state.bag, dealer.below(state.bag_total))

    def rule(self) -> i64:
        return 25

    def resolve(self, state: RaState, ask: Ask, action: i64) -> None:
        kind = action - actions.TILE
        state.bag[kind] -= 1
        state.bag_total -= 1
        if kind == tiles.RA:
            move_boat(state)
        else:
            place(state, kind)
            order.pass_on(state)


class More(Step[RaState]):
    """After an exchange: spend another god or stop (RA-38)."""

    def options(self, state: RaState, ask: Ask) -> list[int]:
        answers = [actions.STOP]
        add_exchanges(state, answers)
        return answers

    def rule(self) -> i64:
        return 38

    def why_not(self, state: RaState, ask: Ask, action: i64) -> i64:
        if is_take(action):
            return why_not_take(state, ask.seat, action - actions.TAKE)
        return 0 if action == actions.STOP else 38

    def resolve(self, state: RaState, ask: Ask, action: i64) -> None:
        if action == actions.STOP:
            state.tell(events.STOPPED, ask.seat)
            order.pass_on(state)
        else:
            exchange(state, ask.seat, action - actions.TAKE)


def is_take(action: i64) -> bool:
    """Whether an answer spends a god."""
    return actions.TAKE <= action < actions.TAKE + tiles.KINDS


def add_exchanges(state: RaState, answers: list[int]) -> None:
    """One answer for each kind on the track that a god may take (RA-36, RA-39)."""
    seen: i64 = 1 << tiles.GOD
    for kind in state.track:
        if kind != EMPTY and not seen >> kind & 1:
            seen |= 1 << kind
            answers.append(actions.TAKE + kind)


def why_not_take(state: RaState, seat: i64, kind: i64) -> i64:
    """The rule against taking a kind with a god, or 0."""
    if kind == tiles.GOD:
        return 39
    if not state.players[seat].tiles[tiles.GOD]:
        return 35
    return 0 if kind in state.track else 36


def place(state: RaState, kind: i64) -> None:
    """Any tile but Ra goes on the leftmost empty space (RA-26)."""
    track = state.track
    space: i64 = 0
    while track[space] != EMPTY:
        space += 1
    track[space] = kind
    state.filled += 1
    state.tell(events.TILE_DRAWN, state.actor, kind)


def move_boat(state: RaState) -> None:
    """A Ra tile ends the epoch on the last space, else it starts an auction (RA-27 to RA-29)."""
    state.ra_count += 1
    if not state.boatless:
        state.discarded = rows.add(state.discarded, tiles.RA, 1)
    state.tell(events.RA_DRAWN, state.actor, state.ra_count, state.ra_limit)
    if state.ra_count == state.ra_limit:
        state.tell(events.EPOCH_ENDED_BY_RA, state.actor, state.epoch)
        epoch.finish(state)
    else:
        auction.call(state, state.actor, RA_DRAWN)


def invoke(state: RaState, seat: i64) -> None:
    """The context of the auction depends on whether the track is full (RA-32)."""
    state.tell(events.RA_INVOKED, seat, state.filled)
    auction.call(state, seat, INVOKED_FULL if state.is_full() else INVOKED_NOT_FULL)


def exchange(state: RaState, seat: i64, kind: i64) -> None:
    """Discard a god, take a tile from the track; a disaster acts at once (RA-36, RA-37)."""
    player = state.players[seat]
    player.tiles = rows.add(player.tiles, tiles.GOD, -1)
    state.discarded = rows.add(state.discarded, tiles.GOD, 1)
    state.track[rows.place_of(state.track, kind)] = EMPTY
    state.filled -= 1
    state.exchanging = True
    state.tell(events.GOD_SPENT, seat, kind)
    if kind >= tiles.FUNERAL:
        disaster.strike(state, seat, kind)
    else:
        player.tiles = rows.add(player.tiles, kind, 1)
    state.push(tasks.NEXT)
