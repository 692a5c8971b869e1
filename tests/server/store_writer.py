"""Appends to a store until it is killed, and says what has been acknowledged.

Run by test_store.py as a program of its own: python store_writer.py FILE
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from maat.server.store.rows import EntryRow, GameRow
from maat.server.store.sqlite import SqliteStore

WRITERS = 4


async def append(store: SqliteStore, writer: int) -> None:
    """One table, on and on from where it stood."""
    id = f"table-{writer}"
    row = await store.game(id)
    if row is None:
        row = GameRow(id, "table", "ra", 1, "", {}, (0, 0), "", "", None)
        await store.add_game(row, "seed", [])
    while True:
        number = row.version + 1
        row = await store.append(
            row, [EntryRow(f"{writer} line {number}", move=f"m{number}", made=number)]
        )
        sys.stdout.write(f"{id} {number}\n")
        sys.stdout.flush()


async def main() -> None:
    """Several tables at once, so that commits are shared."""
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(append(store, writer) for writer in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(main())
