"""What two workers of one PostgreSQL carry against one, by processor time.

    PYTHONPATH=. python benchmarks/web_workers.py [GAME] [TABLES] [SECONDS]

The same swarm at one worker; at two with the people of every table spread over both, where what all
see is made twice; and at two with every table at one of them, as a proxy that routes by table does.
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
from web_server import PEOPLE, Tally, look, open_tables, start

Place = Callable[[int], int]  # which worker a socket goes to, by its number


def carried(postgres: Postgres, workers: int, place: Place, words: tuple[str, int, float]) -> Tally:
    """A swarm at so many workers."""
    game, tables, seconds = words
    database = postgres.database()
    with tempfile.TemporaryDirectory() as folder:
        running = [start(folder, database) for _ in range(workers)]
        try:
            seats = open_tables(running[0][1], game, tables)

            async def swarm() -> Tally:
                tally = Tally(len(seats), *(process.pid for process, _ in running))
                looks = (
                    look(running[place(number)][1], seat, tally, seconds, 0.0)
                    for number, seat in enumerate(seats)
                )
                await asyncio.gather(*looks)
                tally.end()
                return tally

            return asyncio.run(swarm())
        finally:
            for process, _ in running:
                process.terminate()
                process.wait()


def main() -> None:
    """Measure and print."""
    given = [*sys.argv[1:], "", "", ""]
    words = given[0] or "ra", int(given[1] or 20), float(given[2] or 10)
    postgres = Postgres()
    try:
        alone = carried(postgres, 1, lambda _: 0, words)
        spread = carried(postgres, 2, lambda number: number % 2, words)
        routed = carried(postgres, 2, lambda number: number // PEOPLE % 2, words)
    finally:
        postgres.stop()
    print(f"game {words[0]}, {words[1]} tables of {PEOPLE}, load {os.getloadavg()[0]:.1f}")
    for name, tally in (("one worker", alone), ("two, spread", spread), ("two, routed", routed)):
        busiest = max(tally.spent) / len(tally.waits) * 1000
        print(
            f"{name:12} {len(tally.waits):6} moves, all workers {tally.per_move:.2f} ms for each, "
            f"the busiest {busiest:.2f} ms: {alone.per_move / busiest:.2f} times one"
        )


if __name__ == "__main__":
    main()
