"""How long an answer waits for its acknowledgement while thousands of sockets are open.

    python benchmarks/web_crowd.py [SOCKETS] [MOVES A SECOND] [SECONDS] [GAME]

Tables of four people who answer now and then, so that all of them together make so many moves a
second. The server is held on the first processor and the clients on the others, and where this is
allowed (as root) both go before all other programs, once everybody is there. Where two processors
are one core the figures are too high. What clients wait for themselves is in them, too.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from contextlib import suppress
from functools import partial
from urllib.request import urlopen

from web_server import PEOPLE, Tally, memory, open_tables, percentiles, start, swarm

from maat.server.connections import raise_file_limit


def apart(server: int) -> None:
    """The server on a processor of its own, and nobody else before it or before the clients."""
    first, *others = sorted(os.sched_getaffinity(0))
    for process, processors in ((server, {first}), (os.getpid(), set(others))):
        for thread in map(int, os.listdir(f"/proc/{process}/task")):
            if others:
                os.sched_setaffinity(thread, processors)
            with suppress(PermissionError):
                os.sched_setscheduler(thread, os.SCHED_FIFO, os.sched_param(1))


def commits(url: str) -> str:
    """How long the server waited for its disk."""
    with urlopen(f"{url}/metrics") as reply:
        lines = reply.read().decode().splitlines()
    told = dict(line.rsplit(" ", 1) for line in lines if line.startswith("maat_commit_seconds"))
    count = float(told["maat_commit_seconds_count"])
    mean = float(told["maat_commit_seconds_sum"]) / count * 1000
    slow = count - float(told['maat_commit_seconds_bucket{le="0.05"}'])
    return f"mean {mean:.1f} ms, {slow:.0f} of {count:.0f} longer than 50 ms, opening included"


def main() -> None:
    """Measure and print."""
    words = [*sys.argv[1:], "", "", "", ""]
    sockets, moves = int(words[0] or 1000), float(words[1] or 250)
    seconds, game = float(words[2] or 20), words[3] or "ra"
    tables = sockets // PEOPLE
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            seats = open_tables(url, game, tables)
            tally, urls = Tally(len(seats), process.pid), [url] * len(seats)
            every = tables / moves
            work = swarm(tally, seats, urls, seconds, every, partial(apart, process.pid))
            asyncio.run(work)
            made = len(tally.waits) / tally.took
            print(
                f"{game}: {len(tally.there)} sockets, {made:.0f} moves a second, {tally.took:.0f} s"
            )
            print(f"answer to done        {percentiles(tally.waits)}")
            print(f"clients were late by  {percentiles(tally.late)}")
            print(f"server's commits      {commits(url)}")
            print(f"server                {tally.used / tally.took:.0%} of a core")
            print(f"memory                {memory(process.pid):.0f} MB")
            print(f"load                  {os.getloadavg()[0]:.1f}")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
