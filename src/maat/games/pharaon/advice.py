"""What a position is worth in Pharaon, in tenths of a prestige point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.pharaon import packs, pieces, scoring
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


def categories(state: PharaonState, seat: i64) -> list[tuple[str, int]]:
    """The same by labels of the score sheet; `supplies` are what can still be spent."""
    left = state.box.rounds - state.round
    player = state.players[seat]
    found = [(line.label, 10 * int(line.points)) for line in scoring.breakdown(state, seat)]
    if left and state.first == seat:
        found.append(("first_player", -10 * int(state.box.first_player)))
    if not left and player.passed:
        return found
    supplied = int(hopes(player, left) * (3 + left) // 7)
    return [*found, ("supplies", supplied), ("nile", int(steps(player) * left // 4))]


def hopes(player: Player, left: i64) -> i64:
    """What can be spent; who has not passed will yet take an urn, except in the last round."""
    total = supplies(player)
    return total + TO_PASS if left and not player.passed else total


def supplies(player: Player) -> i64:
    """Resources and tokens."""
    basics = packs.units(player.resources & packs.COLORED)
    tokens = packs.units(player.tokens & packs.COLORED) + packs.units(player.area_tokens)
    return SILVER * player.count(pieces.SILVER) + BASIC * basics + TOKEN * tokens


def steps(player: Player) -> i64:
    """Steps on Nile tracks that do not score yet."""
    total: i64 = 0
    for position in player.nile:
        if position in (1, 2):
            total += STEP
    return total
