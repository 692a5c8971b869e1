"""How long an answer waits for its acknowledgement while thousands of sockets are open.

    python benchmarks/web_crowd.py [SOCKETS] [MOVES A SECOND] [SECONDS] [GAME]

Tables of four people who answer now and then, so that all of them together make so many moves a
second. The server is held on the first processor and the clients on the others: where two of them
are one core, or others work there, the figures are too high. What clients wait for themselves is in
them, too.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile

from web_server import PEOPLE, memory, open_tables, percentiles, start, swarm

from maat.server.connections import raise_file_limit


def apart(server: int) -> None:
    """The server on a processor of its own."""
    first, *others = sorted(os.sched_getaffinity(0))
    if others:
        os.sched_setaffinity(server, {first})
        os.sched_setaffinity(0, set(others))


def main() -> None:
    """Measure and print."""
    words = [*sys.argv[1:], "", "", "", ""]
    sockets, moves = int(words[0] or 1000), float(words[1] or 250)
    seconds, game = float(words[2] or 20), words[3] or "ra"
    tables = sockets // PEOPLE
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        apart(process.pid)
        try:
            seats = open_tables(url, game, tables)
            every = tables / moves
            tally = asyncio.run(swarm(url, process.pid, seats, seconds, every))
            made = len(tally.waits) / tally.took
            print(f"{game}: {len(seats)} sockets, {made:.0f} moves a second, {tally.took:.0f} s")
            print(f"answer to done        {percentiles(tally)}")
            print(f"server                {tally.used / tally.took:.0%} of a core")
            print(f"memory                {memory(process.pid):.0f} MB")
            print(f"load                  {os.getloadavg()[0]:.1f}")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
