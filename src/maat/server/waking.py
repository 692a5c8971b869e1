"""Waking: a history is played again, a little at a time, so that others need not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from maat.core import notation
from maat.core.log import UNDO
from maat.core.match import Match
from maat.core.state import CHANCE
from maat.server.clocks import Clocks
from maat.server.store.rows import PLAYING, EntryRow, GameRow, now

SLICE = 0.005  # seconds until others have their turn


async def play_again(
    match: Match[Any], row: GameRow, entries: list[EntryRow], time: Callable[[], float]
) -> Clocks:
    """Bring a match from its opening to where its table stands; the clocks as they are then."""
    clocks = Clocks(row.clock, match.seats, time)
    began = perf_counter()
    for _ in _steps(match, row, entries, clocks):
        if perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = perf_counter()
    return clocks


def _steps(
    match: Match[Any], row: GameRow, entries: list[EntryRow], clocks: Clocks
) -> Iterator[None]:
    thinker, spent, undone = None, 0, False
    for number, entry in enumerate(entries, start=1):
        seat, action = notation.entry(match.game, number, entry.line)
        if seat != CHANCE:  # chance answers together with who answered before it
            clocks.turn(thinker, match.asked, spent, undone)
            thinker, spent, undone = match.asked, entry.spent, seat == UNDO
        match.enter((seat, action))
        yield
    clocks.turn(thinker, match.asked if row.phase == PLAYING else None, spent, undone)
    clocks.go_on(now() - row.since)
