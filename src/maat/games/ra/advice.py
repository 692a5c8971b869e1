"""What things are worth in Ra, in tenths of a point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.core.vectors import vec
from maat.games.ra import scoring, tiles
from maat.games.ra.rules import epoch
from maat.games.ra.state import EMPTY, RaState

CIVILIZATIONS: Final = vec[i64]([-50, -10, 15, 50, 100, 150])  # by number of types, hopes included
COPIES: Final = vec[i64]([0, 0, 15, 50, 100, 150])  # of one monument, hopes included
DIVERSITY: Final = vec[i64]([0, 14, 28, 42, 57, 72, 88, 115, 150])  # by number of monument types
GOD: Final = 28
PHARAOH: Final = 16
LONE_NILE: Final = 5  # a Nile tile without a flood may still get one
SUN: Final = 6  # each step a sun is higher


def holdings(held: vec[i64], epochs_left: i64) -> i64:
    """What a player's tiles promise; kept tiles score again in the epochs to come."""
    flooded = 10 if held[tiles.FLOOD] else LONE_NILE
    total: i64 = GOD * held[tiles.GOD] + 30 * held[tiles.GOLD] + 10 * held[tiles.FLOOD]
    total += held[tiles.NILE] * (flooded + LONE_NILE * epochs_left)
    total += held[tiles.PHARAOH] * (PHARAOH + 4 * epochs_left)
    total += CIVILIZATIONS[scoring.types(held, tiles.CIVILIZATION, tiles.MONUMENT)]
    total += DIVERSITY[scoring.types(held, tiles.MONUMENT, tiles.FUNERAL)]
    for kind in range(tiles.MONUMENT, tiles.FUNERAL):
        total += COPIES[held[kind]]
    return total


def lot(state: RaState, seat: i64) -> i64:
    """What the tiles on the track would add to a seat's holdings."""
    held = state.players[seat].tiles
    after = held[:]
    disasters: list[int] = []
    for kind in state.track:
        if kind != EMPTY:
            if kind >= tiles.FUNERAL:
                disasters.append(kind)
            else:
                after[kind] += 1
    for kind in disasters:
        suffer(after, kind)
    left = epoch.EPOCHS - state.epoch
    return holdings(after, left) - holdings(held, left)


def suffer(held: vec[i64], disaster: i64) -> None:
    """Take two tiles the disaster names, the most numerous first."""
    for _ in range(2):
        worst: i64 = -1
        for kind in range(tiles.KINDS):
            if (
                held[kind]
                and hits(held, disaster, kind)
                and (worst < 0 or held[kind] > held[worst])
            ):
                worst = kind
        if worst >= 0:
            held[worst] -= 1


def hits(held: vec[i64], disaster: i64, kind: i64) -> bool:
    """Whether a disaster takes tiles of a kind; a drought takes floods first."""
    if disaster == tiles.FUNERAL:
        return kind == tiles.PHARAOH
    if disaster == tiles.DROUGHT:
        return kind == tiles.FLOOD or (kind == tiles.NILE and not held[tiles.FLOOD])
    if disaster == tiles.UNREST:
        return tiles.CIVILIZATION <= kind < tiles.MONUMENT
    return tiles.MONUMENT <= kind < tiles.FUNERAL


def asking(state: RaState, seat: i64) -> i64:
    """The least a lot must be worth to spend a sun: less as the epoch runs out."""
    left = state.ra_limit - state.ra_count
    suns = bitset.count(state.players[seat].suns)
    others: i64 = 0
    for player in state.players:
        others += bitset.count(player.suns)
    patience = 14 * left - 10 * suns
    if others == suns:
        return 45 if left > 3 else 25
    return max(patience, 10)


def price(state: RaState, sun: i64) -> i64:
    """What is lost by giving a sun for the one in the center."""
    return SUN * (sun - state.center)


# What a position promises, by epoch (the first place is not used). The numbers were fitted to what
# 3000 games of greedy players (one answer in twelve at random), two to five seats, brought.

BY_SUN: Final = vec[i64]([0, 16, 20, 28])  # a sun face up
BY_SUN_AND_RA: Final = vec[i64]([0, 6, 5, 3])  # and more for every Ra tile still to come
SHARE: Final = 10  # of each Ra tile to come, for an equal part of the suns face up
BY_RANK: Final = vec[i64]([0, 3, 3, 5])  # each step of a sun, face up or down
BY_PHARAOH: Final = vec[i64]([0, 36, 18, 6])
MOST_PHARAOHS: Final = 28
FEWEST_PHARAOHS: Final = -7
BY_NILE: Final = vec[i64]([0, 18, 12, 5])
WITH_FLOOD: Final = 6
BY_FLOOD: Final = 14
BY_GOD: Final = 20
BY_GOLD: Final = 30
BY_CIVILIZATIONS: Final = vec[i64]([0, 30, 44, 92, 137, 203])
BY_MONUMENTS: Final = vec[i64]([0, 10, 25, 40, 53, 72, 90, 122, 150])
BY_COPIES: Final = vec[i64]([0, 0, 15, 52, 100, 150])


def value(state: RaState, seat: i64) -> i64:
    """Points so far, what the tiles held will bring, and what the suns may still win."""
    player = state.players[seat]
    total = 10 * player.points
    if state.agenda is None:
        return total
    return total + lasting(player.tiles, state.epoch) + suns(state, seat) + pharaohs(state, seat)


def categories(state: RaState, seat: i64) -> list[tuple[str, int]]:
    """The same by labels of the score sheet; one may come twice."""
    found = [(line.label, 10 * int(line.points)) for line in scoring.breakdown(state, seat)]
    if state.agenda is None:
        return found
    held = state.players[seat].tiles
    number = state.epoch
    return [
        *found,
        ("gods", BY_GOD * held[tiles.GOD]),
        ("gold", BY_GOLD * held[tiles.GOLD]),
        ("pharaohs", int(BY_PHARAOH[number] * held[tiles.PHARAOH] + pharaohs(state, seat))),
        ("floods", BY_FLOOD * held[tiles.FLOOD]),
        ("nile", int(niles(held, number))),
        ("civilizations", int(civilizations(held))),
        ("diversity", int(diversity(held))),
        ("quantity", int(copies(held))),
        ("suns", int(suns(state, seat))),
    ]


def lasting(held: vec[i64], number: i64) -> i64:
    """What tiles will have brought by the end of the game, held in an epoch."""
    total: i64 = BY_GOD * held[tiles.GOD] + BY_GOLD * held[tiles.GOLD]
    total += BY_PHARAOH[number] * held[tiles.PHARAOH] + BY_FLOOD * held[tiles.FLOOD]
    return total + niles(held, number) + civilizations(held) + diversity(held) + copies(held)


def niles(held: vec[i64], number: i64) -> i64:
    """Nile tiles, which are worth more beside a flood."""
    each = BY_NILE[number]
    if held[tiles.FLOOD]:
        each += WITH_FLOOD
    return each * held[tiles.NILE]


def civilizations(held: vec[i64]) -> i64:
    """Different civilizations."""
    return BY_CIVILIZATIONS[scoring.types(held, tiles.CIVILIZATION, tiles.MONUMENT)]


def diversity(held: vec[i64]) -> i64:
    """Different monuments."""
    return BY_MONUMENTS[scoring.types(held, tiles.MONUMENT, tiles.FUNERAL)]


def copies(held: vec[i64]) -> i64:
    """Several monuments of one type."""
    total: i64 = 0
    for kind in range(tiles.MONUMENT, tiles.FUNERAL):
        if held[kind] > 1:
            total += BY_COPIES[held[kind]]
    return total


def suns(state: RaState, seat: i64) -> i64:
    """What suns face up may win before the Ra tiles run out, and all of them later (RA-94)."""
    player = state.players[seat]
    own = bitset.count(player.suns)
    left = state.ra_limit - state.ra_count
    number = state.epoch
    total = BY_RANK[number] * scoring.sun_sum(player)
    if own:
        everybody: i64 = 0
        for other in state.players:
            everybody += bitset.count(other.suns)
        total += own * (BY_SUN[number] + BY_SUN_AND_RA[number] * left)
        total += SHARE * left * own // everybody
    return total


def pharaohs(state: RaState, seat: i64) -> i64:
    """What having the most or the fewest pharaohs promises (RA-85)."""
    own = state.players[seat].tiles[tiles.PHARAOH]
    more = False
    fewer = False
    for player in state.players:
        if player.tiles[tiles.PHARAOH] > own:
            more = True
        elif player.tiles[tiles.PHARAOH] < own:
            fewer = True
    return scoring.extreme(more, fewer, MOST_PHARAOHS, FEWEST_PHARAOHS)
