"""The Temple Complex: what a space and the tile on it are worth (TK-54 to TK-56)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import bitset
from maat.games.tekhenu import fields, words
from maat.games.tekhenu.rules import tokens
from maat.games.tekhenu.state import EMPTY, TekhenuState

CORNERS: Final = 1 | 1 << 4 | 1 << 20 | 1 << 24


def buildings_near(state: TekhenuState, space: i64) -> i64:
    """Buildings of anyone in the row and column of a space (TK-54)."""
    built: i64 = 0
    for player in state.players:
        built |= player.temple
    return bitset.count(built & state.box.temple.near[space])


def edge(state: TekhenuState, space: i64, direction: i64) -> i64:
    """The color of the edge of the tile on a space."""
    code: i64 = state.complex[space]
    printed = direction - fields.TILE_TURN.of(code)
    if printed < 0:
        printed += 4
    return state.box.tile_edges[4 * fields.TILE.of(code) + printed]


def matching_edges(state: TekhenuState, space: i64) -> i64:
    """Edges of the color of the neighboring tile or of the border (TK-55)."""
    temple = state.box.temple
    number: i64 = 0
    for direction in range(4):
        color: i64 = temple.outer[4 * space + direction]
        other: i64 = temple.neighbor[4 * space + direction]
        if other >= 0:
            if state.complex[other] == EMPTY:
                continue
            color = edge(state, other, (direction + 2) & 3)
        if edge(state, space, direction) == color:
            number += 1
    return number


def edge_factor(state: TekhenuState, space: i64) -> i64:
    """In a corner each matching edge counts more (TK-55)."""
    return state.box.temple.corner_factor if CORNERS >> space & 1 else 1


def gain_reward(state: TekhenuState, seat: i64, space: i64) -> None:
    """The whole reward printed on the covered space (TK-56)."""
    reward = state.box.temple.rewards[space]
    for token in range(words.POPULATION):
        if reward[token]:
            tokens.gain(state, seat, token, reward[token])
