"""Disasters (rulebook p. 4 and 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core import rows
from maat.core.game import Step
from maat.core.state import Ask
from maat.games.ra import actions, events, tiles
from maat.games.ra.state import RaState

TOLL: Final = 2  # tiles a disaster takes (RA-66)


def strike(state: RaState, seat: i64, kind: i64) -> None:
    """Take two matching tiles as far as there are any, then the disaster goes (RA-66, RA-67)."""
    state.discarded = rows.add(state.discarded, kind, 1)
    state.tell(events.DISASTER_STRUCK, seat, kind)
    if kind == tiles.FUNERAL:
        lose(state, seat, tiles.PHARAOH, TOLL)
    elif kind == tiles.DROUGHT:
        floods = lose(state, seat, tiles.FLOOD, TOLL)
        lose(state, seat, tiles.NILE, TOLL - floods)
    else:
        state.debtor = seat
        if kind == tiles.UNREST:
            state.civilization_debt += TOLL
        else:
            state.monument_debt += TOLL


def strike_all(state: RaState, seat: i64) -> None:
    """Resolve the disasters just won, one after the other (RA-69)."""
    player = state.players[seat]
    for kind in range(tiles.FUNERAL, tiles.KINDS):
        while player.tiles[kind]:
            player.tiles = rows.add(player.tiles, kind, -1)
            strike(state, seat, kind)


def lose(state: RaState, seat: i64, kind: i64, most: i64) -> i64:
    """Discard up to so many tiles of a kind; how many there were."""
    player = state.players[seat]
    count: i64 = player.tiles[kind]
    count = min(count, most)
    if count:
        player.tiles = rows.add(player.tiles, kind, -count)
        state.discarded = rows.add(state.discarded, kind, count)
        state.tell(events.TILE_LOST, seat, kind, count)
    return count


def collect(state: RaState) -> None:
    """Settle every debt that leaves no choice (RA-73)."""
    if state.civilization_debt:
        debt = state.civilization_debt
        state.civilization_debt = left_after(state, debt, tiles.CIVILIZATION, tiles.MONUMENT)
    if state.monument_debt:
        debt = state.monument_debt
        state.monument_debt = left_after(state, debt, tiles.MONUMENT, tiles.FUNERAL)


def left_after(state: RaState, debt: i64, first: i64, end: i64) -> i64:
    """Pay a debt from the kinds first to end - 1 if there is no choice; what is still owed."""
    held = state.players[state.debtor].tiles
    total: i64 = 0
    kinds: i64 = 0
    for kind in range(first, end):
        if held[kind]:
            total += held[kind]
            kinds += 1
    if total > debt and kinds > 1:
        return debt
    for kind in range(first, end):
        debt -= lose(state, state.debtor, kind, debt)
    return 0


class Discard(Step[RaState]):
    """The player chooses which civilization or monument goes (RA-72)."""

    def options(self, state: RaState, ask: Ask) -> list[int]:
        held = state.players[ask.seat].tiles
        first, end = due(state)
        return [actions.DISCARD + kind for kind in range(first, end) if held[kind]]

    def rule(self) -> i64:
        return 72

    def why_not(self, state: RaState, ask: Ask, action: i64) -> i64:
        kind = action - actions.DISCARD
        if not tiles.CIVILIZATION <= kind < tiles.FUNERAL:
            return 66
        first, end = due(state)
        if not first <= kind < end:
            return 67
        return 0 if state.players[ask.seat].tiles[kind] else 66

    def resolve(self, state: RaState, ask: Ask, action: i64) -> None:
        kind = action - actions.DISCARD
        lose(state, ask.seat, kind, 1)
        if kind < tiles.MONUMENT:
            state.civilization_debt -= 1
        else:
            state.monument_debt -= 1


def is_owed(state: RaState) -> bool:
    """Whether the debtor must choose what to lose."""
    return state.civilization_debt > 0 or state.monument_debt > 0


def due(state: RaState) -> tuple[int, int]:
    """The kinds the disaster being resolved asks for; civilizations come first."""
    if state.civilization_debt:
        return tiles.CIVILIZATION, tiles.MONUMENT
    return tiles.MONUMENT, tiles.FUNERAL
