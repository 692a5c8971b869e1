"""`maat check`: whether all that a database keeps is as it was written."""

from __future__ import annotations

import typer

from maat.cli import output
from maat.cli.serve import opened, reading
from maat.server.settings import Settings
from maat.server.store import chain
from maat.server.store.backend import is_address
from maat.server.store.interface import ServerStore

MOST_TOLD = 20  # faults of the file itself; the rest would say the same


def run(settings: Settings) -> None:
    """Look at every page and every entry; a fault ends the command with 1."""
    faults: list[str] = []
    if not is_address(settings.database):
        with opened(settings) as store:
            faults = store.faults()[:MOST_TOLD]
    tables, damaged = reading(settings, entries)
    for fault in faults:
        output.CONSOLE.print(output.SAY("check-page", fault=fault), soft_wrap=True)
    for id, good, version in damaged:
        told = output.SAY("check-table", table=id, good=good, lost=version - good)
        output.CONSOLE.print(told, soft_wrap=True)
    if faults or damaged:
        raise typer.Exit(1)
    output.CONSOLE.print(output.SAY("check-done", count=tables))


async def count(store: ServerStore) -> int:
    """How many tables there are."""
    return len(await store.game_ids())


async def entries(store: ServerStore) -> tuple[int, list[tuple[str, int, int]]]:
    """How many tables there are, and of those that are damaged how many entries are good."""
    damaged: list[tuple[str, int, int]] = []
    ids = await store.game_ids()
    for id in ids:
        row = await store.game(id)
        version = 0 if row is None else row.version
        good = chain.sound(id, await store.entries(id), version)
        if good < version:
            damaged.append((id, good, version))
    return len(ids), damaged
