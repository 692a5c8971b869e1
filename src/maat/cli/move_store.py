"""`maat move-store`: all that one database keeps, in another."""

from __future__ import annotations

import asyncio
from pathlib import Path

from maat.cli import output
from maat.cli.serve import using
from maat.core.errors import NotFound
from maat.server.store.backend import is_address, postgres, shown
from maat.server.store.shelf import SqliteShelf, StoreShelf, move


def run(source: str, target: str) -> None:
    """Move it, or nothing at all."""
    if not is_address(source) and not Path(source).is_file():
        raise NotFound("no-store", file=source)
    tables = asyncio.run(_move(source, target))
    output.CONSOLE.print(output.SAY("move-done", tables=tables), soft_wrap=True)


async def _move(source: str, target: str) -> int:
    with using(source):
        old = await _shelf(source)
    kept = False
    try:
        with using(target):
            new = await _shelf(target)
            try:
                count = await move(old, new, shown(target))
                kept = True
            finally:
                await new.end(kept)
    finally:
        await old.end(kept=False)
    return count


async def _shelf(database: str) -> StoreShelf:
    if not is_address(database):
        return SqliteShelf(Path(database))
    shelf: StoreShelf = await postgres("shelf").open_shelf(database)
    return shelf
