"""What things are worth in Ra, in tenths of a point: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.games.ra import tiles
from maat.games.ra.rules import epoch
from maat.games.ra.state import EMPTY, RaState

CIVILIZATIONS: Final = [-50, -10, 15, 50, 100, 150]  # by number of types, hopes included
COPIES: Final = [0, 0, 15, 50, 100, 150]  # of one monument, hopes included
DIVERSITY: Final = [0, 14, 28, 42, 57, 72, 88, 115, 150]  # by number of monument types
GOD: Final = 28
PHARAOH: Final = 16
LONE_NILE: Final = 5  # a Nile tile without a flood may still get one
SUN: Final = 6  # each step a sun is higher


def holdings(held: list[int], epochs_left: i64) -> i64:
    """What a player's tiles promise; kept tiles score again in the epochs to come."""
    flooded = 10 if held[tiles.FLOOD] else LONE_NILE
    total: i64 = GOD * held[tiles.GOD] + 30 * held[tiles.GOLD] + 10 * held[tiles.FLOOD]
    total += held[tiles.NILE] * (flooded + LONE_NILE * epochs_left)
    total += held[tiles.PHARAOH] * (PHARAOH + 4 * epochs_left)
    total += CIVILIZATIONS[types(held, tiles.CIVILIZATION, tiles.MONUMENT)]
    total += DIVERSITY[types(held, tiles.MONUMENT, tiles.FUNERAL)]
    for kind in range(tiles.MONUMENT, tiles.FUNERAL):
        total += COPIES[held[kind]]
    return total


def types(held: list[int], first: i64, end: i64) -> i64:
    """How many different kinds from first to end - 1."""
    count: i64 = 0
    for kind in range(first, end):
        if held[kind]:
            count += 1
    return count


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


def suffer(held: list[int], disaster: i64) -> None:
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


def hits(held: list[int], disaster: i64, kind: i64) -> bool:
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
    suns = count_suns(state.players[seat].suns)
    others: i64 = 0
    for player in state.players:
        others += count_suns(player.suns)
    patience = 14 * left - 10 * suns
    if others == suns:
        return 45 if left > 3 else 25
    return patience if patience > 10 else 10


def count_suns(suns: i64) -> i64:
    """How many suns a set has."""
    count: i64 = 0
    while suns:
        suns &= suns - 1
        count += 1
    return count


def price(state: RaState, sun: i64) -> i64:
    """What is lost by giving a sun for the one in the center."""
    return SUN * (sun - state.center)


def value(state: RaState, seat: i64) -> i64:
    """Points so far, what the tiles held will bring, and what the suns left may still win."""
    player = state.players[seat]
    total = 10 * player.points
    if state.agenda is None:
        return total
    left = epoch.EPOCHS - state.epoch
    total += holdings(player.tiles, left) + pharaohs(state, seat) * (1 + left)
    return total + hopes(state, seat) + standing(state, seat)


def pharaohs(state: RaState, seat: i64) -> i64:
    """Half of what having the most or the fewest pharaohs brings in an epoch (RA-85)."""
    own = state.players[seat].tiles[tiles.PHARAOH]
    more: i64 = 0
    fewer: i64 = 0
    for player in state.players:
        if player.tiles[tiles.PHARAOH] > own:
            more += 1
        elif player.tiles[tiles.PHARAOH] < own:
            fewer += 1
    if not more and fewer:
        return 25
    return -10 if more and not fewer else 0


def hopes(state: RaState, seat: i64) -> i64:
    """What the suns face up may win before the Ra tiles run out; epochs to come bring the same."""
    left = state.ra_limit - state.ra_count
    suns = state.players[seat].suns
    each = 5 * left + 20
    total: i64 = 0
    for sun in range(1, 17):
        if suns >> sun & 1:
            total += each + sun * 2
    most = 14 * left
    return total if total < most else most


def standing(state: RaState, seat: i64) -> i64:
    """Higher suns win better lots in the epochs to come, and count at the end (RA-94)."""
    player = state.players[seat]
    owned = player.suns | player.spent
    total: i64 = 0
    for sun in range(1, 17):
        if owned >> sun & 1:
            total += sun
    return total * (3 + 3 * (epoch.EPOCHS - state.epoch))
