"""What two workers of one PostgreSQL carry against one, by processor time.

    PYTHONPATH=. python benchmarks/web_workers.py [GAME] [TABLES] [SECONDS]

The same swarm at one worker; at `--workers 2`, where the system gives the people of every table to
either, and the handoff brings them together; at two servers that know nothing of each other, as on
two machines, with the people of every table spread over both, where what all see is made twice;
and with every table at one of them, as a proxy that routes by table does.
A worker has a core to itself, so what the busiest one needs for a move of all tables says
how many moves there can be. PostgreSQL, of the tests' own kind, is not counted.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable

from tests.postgres import Postgres
from web_server import PEOPLE, Tally, open_tables, start, swarm, workers_of

Place = Callable[[int], int]  # which server a socket goes to, by its number
Words = tuple[str, int, float]


def carried(postgres: Postgres, servers: int, workers: int, place: Place, words: Words) -> Tally:
    """A swarm at so many servers of so many workers each."""
    game, tables, seconds = words
    database = postgres.database()
    with tempfile.TemporaryDirectory() as folder:
        running = [start(folder, database, workers) for _ in range(servers)]
        try:
            seats = open_tables(running[0][1], game, tables)
            serving = [pid for process, _ in running for pid in serving_of(process.pid, workers)]

            tally = Tally(len(seats), *serving)
            urls = [running[place(number)][1] for number in range(len(seats))]
            return asyncio.run(swarm(tally, seats, urls, seconds))
        finally:
            for process, _ in running:
                process.terminate()
                process.wait()


def serving_of(process: int, workers: int) -> list[int]:
    """The processes of a server that serve."""
    return [process] if workers == 1 else workers_of(process)


def main() -> None:
    """Measure and print."""
    given = [*sys.argv[1:], "", "", ""]
    words = given[0] or "ra", int(given[1] or 40), float(given[2] or 10)
    postgres = Postgres()
    try:
        tallies = {
            "one worker": carried(postgres, 1, 1, lambda _: 0, words),
            "--workers 2": carried(postgres, 1, 2, lambda _: 0, words),
            "two, spread": carried(postgres, 2, 1, lambda number: number % 2, words),
            "two, routed": carried(postgres, 2, 1, lambda number: number // PEOPLE % 2, words),
        }
    finally:
        postgres.stop()
    print(f"game {words[0]}, {words[1]} tables of {PEOPLE}, load {os.getloadavg()[0]:.1f}")
    alone = tallies["one worker"].per_move
    for name, tally in tallies.items():
        busiest = max(tally.spent) / len(tally.waits) * 1000
        print(
            f"{name:12} {len(tally.waits):6} moves, all workers {tally.per_move:.2f} ms for each, "
            f"the busiest {busiest:.2f} ms: {alone / busiest:.2f} times one"
        )


if __name__ == "__main__":
    main()
