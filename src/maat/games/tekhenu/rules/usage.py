"""What a die can still be used for: a gray one cannot produce (TK-30, TK-32, AMB-28, AMB-56)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.games.tekhenu import pips, words
from maat.games.tekhenu.cards import blessings, pillars, technologies
from maat.games.tekhenu.rules import action, gods, tokens
from maat.games.tekhenu.state import EMPTY, TekhenuState

RECOLORED: Final = 1  # marks of a die in hand
SCRIBED: Final = 2
PLACED: Final = 4


def distance(state: TekhenuState, god: i64, other: i64) -> i64:
    """How many sections lie between two gods, clockwise: 3 for those opposite each other."""
    return (state.box.at[other] - state.box.at[god]) % 6


def is_extra(state: TekhenuState, god: i64) -> bool:
    """Whether a god lies where an additional action reaches (B17 to B20)."""
    if not state.near and not state.far:
        return False
    apart = distance(state, state.die_god, god)
    if apart == 3:
        return state.far > 0
    return apart % 2 == 1 and state.near > 0


def may_act(state: TekhenuState, seat: i64, god: i64, values: i64) -> bool:
    """Whether the standard action of a gray die or an additional one is possible now."""
    values = technologies.god_values(state.players[seat], values)
    if action.is_possible(state, seat, god, values, 0):
        return True
    if not state.near and not state.far:
        return False
    for other in range(6):
        if is_extra(state, other) and action.is_possible(state, seat, other, values, 0):
            return True
    return False


def is_in_reach(state: TekhenuState, seat: i64, god: i64, values: i64, scribed: bool) -> bool:
    """Whether an action is possible with some values or with what Scribes make of them.

    With T10 Scribes and Gold are one pool: those spent on the value cannot pay (AMB-55).
    """
    player = state.players[seat]
    left: i64 = 0
    if not scribed:
        left = player.scribes
    if not technologies.trades_scribes(player):
        while left and values != pips.ALL:
            left -= 1
            values = pips.widened(values)
        return may_act(state, seat, god, values)
    if not scribed:
        left += player.gold
    spent: i64 = 0
    possible = may_act(state, seat, god, values)
    while not possible and spent < left and values != pips.ALL:
        spent += 1
        player.scribes -= 1
        values = pips.widened(values)
        possible = may_act(state, seat, god, values)
    player.scribes += spent
    return possible


def has_use(state: TekhenuState, seat: i64, god: i64, values: i64, altered: i64) -> bool:
    """Whether a gray die can come to an action, with all that may still change it (AMB-56)."""
    player = state.players[seat]
    if player.blessings & blessings.RECOLOR and not altered & SCRIBED:
        return True
    if is_in_reach(state, seat, god, values, altered & SCRIBED != 0):
        return True
    if not player.blessings:
        return False
    cards = blessings.TURN_DIE
    turned = not altered and has_use_after(state, seat, god, pips.ALL, altered, cards)
    if turned or not technologies.T24.is_owned(player):
        return turned
    near = may_play_near(state, seat, god)
    if near and has_use_after(state, seat, god, values, altered, blessings.NEAR):
        return True
    far = may_play_far(state, seat, god)
    return far and has_use_after(state, seat, god, values, altered, blessings.FAR)


def has_use_after(
    state: TekhenuState, seat: i64, god: i64, values: i64, altered: i64, cards: i64
) -> bool:
    """The same once the first of some Blessings is played and paid; T24 brings 1 Gold for it."""
    player = state.players[seat]
    held = player.blessings
    if not held & cards:
        return False
    gold: i64 = 0
    if technologies.T24.is_owned(player):
        gold = tokens.available(state, words.GOLD, 1)
    scribes: i64 = 1 if cards == blessings.NEAR else 0
    fall: i64 = 1 if cards == blessings.FAR else 0
    player.blessings &= ~(1 << bitset.lowest(held & cards))
    player.gold += gold
    player.scribes -= scribes
    player.happiness -= fall
    player.population -= fall
    found = has_use(state, seat, god, values, altered)
    player.blessings = held
    player.gold -= gold
    player.scribes += scribes
    player.happiness += fall
    player.population += fall
    return found


def may_play_near(state: TekhenuState, seat: i64, god: i64) -> bool:
    """B17, B18: a Scribe is there and an adjacent god can be served some time (AMB-28)."""
    if technologies.scribes_at_hand(state.players[seat]) < 1:
        return False
    for other in range(6):
        if distance(state, god, other) in (1, 5) and not gods.GODS[other].is_over(state, seat):
            return True
    return False


def may_play_far(state: TekhenuState, seat: i64, god: i64) -> bool:
    """B19, B20: they can be paid, and the opposite god can be served afterwards (AMB-28)."""
    player = state.players[seat]
    if not blessings.may_use_far(player):
        return False
    other: i64 = 0
    while distance(state, god, other) != 3:
        other += 1
    if gods.GODS[other].is_over(state, seat):
        return False
    sullen = player.happiness == 1 and other in (words.THOTH, words.OSIRIS)
    return not sullen or may_cheer(state, seat, god)


def may_cheer(state: TekhenuState, seat: i64, god: i64) -> bool:
    """Whether anything can raise Happiness before the last action with a die of this god."""
    player = state.players[seat]
    if state.anubis or state.near or player.blessings & (blessings.ALWAYS | blessings.NEAR):
        return True
    if god == words.RA:
        for tile in state.display:
            if tile != EMPTY and pillars.is_cheering(state.box.tile_ability[tile]):
                return True
    return False


def is_left_with(state: TekhenuState, seat: i64, cards: i64) -> bool:
    """Whether the gray die in hand has a use once B17 or B19 is played, its action included."""
    near: i64 = 1 if cards == blessings.NEAR else 0
    state.near += near
    state.far += 1 - near
    values: i64 = 1 << state.die_value
    found = state.players[seat].blessings & blessings.ALWAYS != 0
    found = found or has_use_after(state, seat, state.die_god, values, state.altered, cards)
    state.near -= near
    state.far -= 1 - near
    return found
