"""What the table server keeps in memory: for an idle socket, and for a table that is awake.

    python benchmarks/web_memory.py [GAME] [TABLES,MORE,...] [ENTRIES]

Sockets are counted at one table at which nothing happens. Tables have four people who look on, stop
in the middle of a game, and rest until no drawing is kept of them; what their sockets cost is taken
off. The first sockets are not counted. There are more and more tables in one server: what the first
ones cost is also what all share, the last ones tell what one more costs.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile

from web_lines import Looker
from web_server import PEOPLE, Tally, come, memory, open_tables, start

from maat.server.registry import REST

SOCKETS = 600
SWEEP = 15.0  # seconds until all have been looked at


async def idle(url: str, process: int, seat: tuple[str, str], count: int) -> float:
    """Kilobytes of a socket, by so many of them."""
    before = memory(process)
    looks = await opened(url, [seat] * count)
    await asyncio.sleep(0.5)
    found = (memory(process) - before) / count * 1000
    for look in looks:
        look.line.transport.close()
    return found


async def opened(url: str, seats: list[tuple[str, str]], most: int = 0) -> list[Looker]:
    """Sockets that have seen their tables, and play on until there are so many entries."""
    tally = Tally(len(seats))
    looks = [Looker(seat, tally, 0.0, most) for seat in seats]
    await come(looks, [url] * len(seats))
    return looks


async def awake(url: str, process: int, game: str, counts: list[int], entries: int) -> list[float]:
    """Megabytes of a server with so many tables, then with so many, and so on."""
    looks: list[Looker] = []
    sizes = [memory(process)]
    for count in counts:
        seats = await asyncio.to_thread(open_tables, url, game, count - len(looks) // PEOPLE)
        more = await opened(url, seats, entries)
        more[0].tally.begin()
        await more[0].tally.over.wait()
        looks += more
        await asyncio.sleep(REST + SWEEP)
        sizes.append(memory(process))
    return sizes


async def measure(url: str, process: int, game: str, counts: list[int], entries: int) -> None:
    """Print both; a socket first, for memory that is let go of is used again."""
    seat = open_tables(url, game, 1)[0]
    await idle(url, process, seat, SOCKETS // 6)
    socket = await idle(url, process, seat, SOCKETS)
    print(f"a socket        {socket:.1f} kB, of {SOCKETS} that look at one table")
    with tempfile.TemporaryDirectory() as folder:
        other, there = start(folder)
        try:
            sizes = await awake(there, other.pid, game, counts, entries)
        finally:
            other.terminate()
            other.wait()
    before = 0
    for count, was, size in zip(counts, sizes, sizes[1:], strict=False):
        each = (size - was) / (count - before) * 1000 - PEOPLE * socket
        print(f"a table         {each:.1f} kB, of {before} to {count} of {game}, {entries} entries")
        before = count


def main() -> None:
    """Measure and print."""
    words = [*sys.argv[1:], "", "", ""]
    game, entries = words[0] or "tekhenu", int(words[2] or 90)
    counts = [int(each) for each in (words[1] or "24,60").split(",")]
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            asyncio.run(measure(url, process.pid, game, counts, entries))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
