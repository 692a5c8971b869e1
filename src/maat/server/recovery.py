"""How a table wakes: its history is played again, a little at a time, so that nobody else waits."""

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
    match: Match[Any],
    row: GameRow,
    entries: list[EntryRow],
    time: Callable[[], float],
    mercy: bool = True,
) -> Clocks:
    """Bring a match from its opening to where its table stands; the clocks as they are then."""
    clocks = Clocks(row.clock, match.seats, time)
    if row.phase == PLAYING:
        clocks.turn(None, match.asked, 0, False)
    await play_on(match, row, entries, clocks)
    clocks.go_on(now() - row.since, mercy)
    return clocks


async def play_on(match: Match[Any], row: GameRow, entries: list[EntryRow], clocks: Clocks) -> None:
    """Bring a match and its clocks on by what came after."""
    began = perf_counter()
    for _ in _steps(match, entries, clocks):
        if perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = perf_counter()
    if row.phase != PLAYING:
        clocks.stop()


def _steps(match: Match[Any], entries: list[EntryRow], clocks: Clocks) -> Iterator[None]:
    """Entry by entry; chance answers together with who answered before it."""
    open: tuple[int | None, int, bool] | None = None  # thinker, time, whether they took back
    for number, entry in enumerate(entries, start=match.version + 1):
        seat, action = notation.entry(match.game, number, entry.line)
        if seat != CHANCE or open is None:
            _close(match, clocks, open)
            open = None if seat == CHANCE else match.asked, entry.spent, seat == UNDO
        match.enter((seat, action))
        yield
    _close(match, clocks, open)


def _close(match: Match[Any], clocks: Clocks, open: tuple[int | None, int, bool] | None) -> None:
    if open is not None:
        thinker, spent, undone = open
        clocks.turn(thinker, match.asked, spent, undone)
