"""The rules of Senet (RULES.md): one class for each question or task, then what they do."""

from __future__ import annotations

from typing import Final

from maat.core.game import Step, Task
from maat.core.state import CHANCE, Ask

from senet import actions, events, steps, tasks
from senet.actions import HOME, SQUARES
from senet.components import Components
from senet.state import Player, SenetState

FIVE: Final = 5


def opening(seats: int, rules: int, box: Components, pieces: int) -> SenetState:
    """Both hide an amulet, then the first seat throws; asked last, answered first (SN-01 to 04)."""
    state = SenetState(seats, rules, None, box, [Player(pieces) for _ in range(seats)])
    state.ask(steps.STICKS, CHANCE, 0)
    for seat in reversed(range(seats)):
        state.ask(steps.AMULET, seat)
    return state


class Amulet(Step[SenetState]):
    """Hide an amulet on the home stretch; nobody else sees the answer (SN-03)."""

    def options(self, state: SenetState, ask: Ask) -> list[int]:
        return [actions.HIDE + square for square in range(HOME, SQUARES + 1)]

    def rule(self) -> int:
        return 3

    def seen_by(self, state: SenetState, ask: Ask) -> int:
        return 1 << ask.seat

    def resolve(self, state: SenetState, ask: Ask, action: int) -> None:
        square = action - actions.HIDE
        state.players[ask.seat].amulet = square
        state.tell(events.AMULET_HIDDEN, ask.seat)
        state.whisper(events.AMULET_LAID, ask.seat, square)


class Sticks(Step[SenetState]):
    """How the four sticks fall (SN-05)."""

    def options(self, state: SenetState, ask: Ask) -> list[int]:
        return [actions.STICKS + throw for throw in range(1, FIVE + 1)]

    def weights(self, state: SenetState, ask: Ask) -> list[int]:
        return state.box.weights

    def rule(self) -> int:
        return 5

    def resolve(self, state: SenetState, ask: Ask, action: int) -> None:
        seat, throw = ask.datum, action - actions.STICKS
        state.tell(events.STICKS_THROWN, seat, throw - 1)
        state.push(tasks.NEXT, seat, throw)
        if possible_answers(state, seat, throw):
            state.ask(steps.MOVE, seat, throw)
        else:
            state.tell(events.THROW_LOST, seat)


class Move(Step[SenetState]):
    """Enter a piece, move one, or search (SN-06)."""

    def options(self, state: SenetState, ask: Ask) -> list[int]:
        return possible_answers(state, ask.seat, ask.datum)

    def why_not(self, state: SenetState, ask: Ask, action: int) -> int:
        return why_not(state, ask.seat, ask.datum, action)

    def resolve(self, state: SenetState, ask: Ask, action: int) -> None:
        if action <= actions.MOVE + SQUARES:
            advance(state, ask.seat, action - actions.MOVE, ask.datum)
        else:
            search(state, ask.seat, action - actions.SEARCH)


class Next(Task[SenetState]):
    """Who has borne off all has won; a good throw gives another (SN-16, SN-18)."""

    def run(self, state: SenetState, seat: int, datum: int) -> None:
        player = state.players[seat]
        if not player.waiting and not player.pieces:
            state.tell(events.GAME_ENDED, seat)
            state.end()
        else:
            thrower = seat if datum in state.box.again else 1 - seat
            state.ask(steps.STICKS, CHANCE, thrower)


# What may be done. None of this looks at a hidden amulet, or a refusal would betray it.


def possible_answers(state: SenetState, seat: int, throw: int) -> list[int]:
    """All that a seat may do with a throw; a game in a hurry would list it without asking."""
    every = range(len(actions.BOOK))
    return [action for action in every if not why_not(state, seat, throw, action)]


def why_not(state: SenetState, seat: int, throw: int, action: int) -> int:
    """The rule against an answer, or 0."""
    if action <= actions.MOVE + SQUARES:
        return why_not_move(state, seat, action - actions.MOVE, throw)
    if actions.SEARCH + HOME <= action <= actions.SEARCH + SQUARES:
        return why_not_search(state.players[1 - seat], action - actions.SEARCH, throw)
    return 6


def why_not_move(state: SenetState, seat: int, origin: int, throw: int) -> int:
    """The rule against moving from a square, 0 to enter (SN-07 to SN-12)."""
    own, other = state.players[seat], state.players[1 - seat]
    target = origin + throw
    if not origin and not own.waiting:
        return 7
    if origin and not has_piece(own, origin):
        return 8
    if target > SQUARES:
        return 12 if own.waiting else 0
    if has_piece(own, target):
        return 9
    return 11 if has_piece(other, target) and is_protected(other, target) else 0


def why_not_search(owner: Player, square: int, throw: int) -> int:
    """The rule against searching a square for a player's amulet (SN-14, SN-15)."""
    if throw != FIVE or owner.spent:
        return 14
    return 0 if owner.possible >> square & 1 else 15


def has_piece(player: Player, square: int) -> bool:
    """Whether a player's piece is on a square."""
    return bool(player.pieces >> square & 1)


def is_protected(player: Player, square: int) -> bool:
    """Whether a piece has another of its side beside it (SN-11)."""
    return has_piece(player, square - 1) or has_piece(player, square + 1)


# What is done.


def advance(state: SenetState, seat: int, origin: int, throw: int) -> None:
    """Move a piece and see to what it lands on."""
    player = state.players[seat]
    target = origin + throw
    take_from(player, origin)
    if target > SQUARES:
        player.off += 1
        state.tell(events.PIECE_BORNE_OFF, seat, origin)
        return
    player.pieces |= 1 << target
    if origin:
        state.tell(events.PIECE_MOVED, seat, origin, target)
    else:
        state.tell(events.PIECE_ENTERED, seat, target)
    displace(state, 1 - seat, target, origin)
    strike(state, seat, target)


def take_from(player: Player, square: int) -> None:
    """Lift a piece from a square, or from those waiting."""
    if square:
        player.pieces &= ~(1 << square)
    else:
        player.waiting -= 1


def displace(state: SenetState, seat: int, square: int, origin: int) -> None:
    """A piece landed upon goes where the other came from (SN-10)."""
    player = state.players[seat]
    if not has_piece(player, square):
        return
    take_from(player, square)
    if origin:
        player.pieces |= 1 << origin
    else:
        player.waiting += 1
    state.tell(events.PIECE_DISPLACED, seat, origin)


def strike(state: SenetState, seat: int, square: int) -> None:
    """A hidden amulet sends the piece back; without one, everybody knows that much (SN-13)."""
    player, owner = state.players[seat], state.players[1 - seat]
    if owner.spent or owner.amulet != square:
        owner.possible &= ~(1 << square)
        return
    turn_up(owner)
    take_from(player, square)
    player.waiting += 1
    state.tell(events.AMULET_STRUCK, seat, square)


def search(state: SenetState, seat: int, square: int) -> None:
    """Look under a square for the opponent's amulet (SN-14)."""
    owner = state.players[1 - seat]
    if owner.amulet == square:
        turn_up(owner)
        state.tell(events.AMULET_FOUND, seat, square)
    else:
        owner.possible &= ~(1 << square)
        state.tell(events.NOTHING_FOUND, seat, square)


def turn_up(owner: Player) -> None:
    """Everybody sees the amulet now, and it does nothing more."""
    owner.spent = True
    owner.possible = 0
