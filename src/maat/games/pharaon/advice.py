"""What a position is worth in Pharaon, in tenths of a prestige point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.pharaon import bits, pieces, scoring
from maat.games.pharaon.state import PharaonState, Player

BASIC: Final = 14  # a resource is a third of an action
SILVER: Final = 17
TOKEN: Final = 15
STEP: Final = 12  # towards the top of a Nile track
TO_PASS: Final = 80  # an urn to be taken, and what can still be done before


def value(state: PharaonState, seat: i64) -> i64:
    """Points if the game ended now, and what is at hand for the rounds to come."""
    left = state.box.rounds - state.round
    player = state.players[seat]
    points = 10 * scoring.total(state, seat)
    if left and state.first == seat:
        points -= 10 * state.box.first_player  # it will change hands
    if not left and player.passed:
        return points
    return points + hopes(player, left) * (3 + left) // 7 + steps(player) * left // 4


def hopes(player: Player, left: i64) -> i64:
    """What can be spent; who has not passed will yet take an urn, except in the last round."""
    total = supplies(player)
    return total + TO_PASS if left and not player.passed else total


def supplies(player: Player) -> i64:
    """Resources and tokens."""
    total: i64 = SILVER * player.pieces[pieces.SILVER]
    for kind in range(pieces.COLORS):
        total += BASIC * player.pieces[kind]
    for kind in range(pieces.TOKEN, pieces.PRESTIGE):
        total += TOKEN * player.pieces[kind]
    return total


def steps(player: Player) -> i64:
    """Steps on Nile tracks that do not score yet."""
    total: i64 = 0
    for position in player.nile:
        if position in (1, 2):
            total += STEP
    return total


# What a position promises in the end, by traits of a side; fitted to what 660 games between greedy
# players brought, for the last round and for the first. Searches judge by it.

ROUNDS_LEFT: Final = 4
WORTH: Final = [
    (8.2, 0.9),  # points if over now
    (15.5, 28.9),  # chamber stage
    (4.9, 15.6),  # nile agriculture
    (3.3, 12.0),  # nile construction
    (5.8, 11.3),  # nile trade
    (6.1, 13.3),  # nile power
    (3.2, 11.5),  # nile justice
    (2.7, 9.5),  # agriculture
    (6.6, 14.6),  # construction
    (2.6, 14.3),  # trade
    (5.9, 17.4),  # power
    (3.6, 15.5),  # justice
    (2.8, 11.4),  # silver
    (5.2, 20.0),  # tokens
    (8.2, 27.0),  # nobles
    (-8.3, -34.4),  # nobles used
    (5.0, 35.4),  # artisans
    (-3.4, -6.5),  # passed
    (-18.8, -31.9),  # pyramid row
    (-5.2, -15.4),  # pyramid space
    (-20.4, -5.4),  # is first
    (-18.3, -61.3),  # is pharaoh
    (18.4, 7.7),  # is asked
]
BY_ROUND: Final = [
    [late + (early - late) * left / ROUNDS_LEFT for late, early in WORTH]
    for left in range(ROUNDS_LEFT + 1)
]


def promise(state: PharaonState, seat: i64) -> i64:
    """What a seat may expect beyond the others, in tenths of a point; points at the end."""
    if state.agenda is None:
        return 10 * scoring.total(state, seat)
    left = state.box.rounds - state.round
    weights = BY_ROUND[left if left < ROUNDS_LEFT else ROUNDS_LEFT]
    found = traits(state, seat)
    total: float = 0.0
    for place in range(len(found)):
        if found[place]:
            total += weights[place] * float(found[place])
    return int(total)


def traits(state: PharaonState, seat: i64) -> list[int]:
    """The numbers that `WORTH` weighs."""
    player = state.players[seat]
    held = player.pieces
    found = [int(scoring.total(state, seat)), int(player.stage), *player.nile]
    for kind in range(pieces.COLORS):
        found.append(held[kind])
    found.append(held[pieces.SILVER])
    found.append(scoring.tokens(player))
    found.append(bits.count(player.nobles))
    found.append(bits.count(player.turned))
    found.append(bits.count(player.artisans))
    found.append(1 if player.passed else 0)
    found.append(player.row + 1)
    found.append(player.space)
    found.append(1 if state.first == seat else 0)
    found.append(1 if state.pharaoh == seat else 0)
    found.append(1 if state.seat == seat else 0)
    return found
