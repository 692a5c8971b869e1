"""The web table in numbers, goals beside them (docs/web-speed.md).

    python benchmarks/web.py [--quick]

For each game: clicks in a real browser until the change is painted, bytes of updates and of the
first load, CPU of the server per push, and a real run of many tables at the pace of people.
"""

from __future__ import annotations

import os
import sys
import tempfile

import web_page
import web_server
from web_page import COLD, Felt, middle
from web_server import EVERY, Tally

from maat import is_compiled

GAMES = ("ra", "pharaon", "tekhenu")
CLICKS, TABLES, SECONDS = 120, 10, 8.0
MANY, LONG = 200, 20.0  # tables of the real run, and its seconds

Row = tuple[str, list[str], str]


def rows(felt: list[Felt], swarms: list[Tally], paced: list[Tally], many: int) -> list[Row]:
    """What was measured: a name, a value for each game, the goal."""
    return [
        ("clicks", [f"{len(each.waits)}" for each in felt], ""),
        ("pieces on the table", [f"{middle(each.pieces, 0.5):.0f}" for each in felt], ""),
        ("click to painted, p50 ms", [f"{middle(each.waits, 0.5):.0f}" for each in felt], "60"),
        ("click to painted, p95 ms", [f"{middle(each.waits, 0.95):.0f}" for each in felt], ""),
        (f"the first {COLD}, p50 ms", [f"{middle(each.cold, 0.5):.0f}" for each in felt], ""),
        ("of it drawing, p50 ms", [f"{middle(each.draws, 0.5):.1f}" for each in felt], ""),
        ("update, mean kB", [f"{mean(each.updates) / 1000:.1f}" for each in felt], ""),
        ("update, p95 kB", [f"{middle(each.updates, 0.95) / 1000:.1f}" for each in felt], ""),
        ("first load, kB", [f"{each.bare / 1000:.1f}" for each in felt], "80"),
        ("with board art, kB", [f"{(each.bare + each.art) / 1000:.1f}" for each in felt], "400"),
        ("loaded after that, kB", [f"{each.late / 1000:.1f}" for each in felt], ""),
        ("requests of it", [f"{each.requests}" for each in felt], ""),
        ("server CPU per push, ms", [f"{each.per_push:.2f}" for each in swarms], "0.6"),
        ("server CPU per move, ms", [f"{each.per_move:.2f}" for each in swarms], ""),
        (
            "tables per core, reckoned",
            [f"{EVERY / each.per_move * 1000:.0f}" for each in swarms],
            "",
        ),
        (f"core used by {many} tables", [f"{share(each):.0%}" for each in paced], ""),
        ("tables per core, so", [f"{many / share(each):.0f}" for each in paced], ""),
    ]


def mean(values: list[int]) -> float:
    """The mean of what there is."""
    return sum(values) / max(1, len(values))


def share(tally: Tally) -> float:
    """The part of a core that was used."""
    return tally.used / tally.took


def show(found: list[Row]) -> None:
    """One line for each row."""
    print(f"{'':28}" + "".join(f"{game:>10}" for game in GAMES) + f"{'goal':>10}")
    for name, values, goal in found:
        asked = f"< {goal}" if goal else ""
        print(f"{name:28}" + "".join(f"{value:>10}" for value in values) + f"{asked:>10}")


def main() -> None:
    """Measure and print."""
    quick = "--quick" in sys.argv
    clicks, seconds = (20, 3.0) if quick else (CLICKS, SECONDS)
    many, long = (20, 6.0) if quick else (MANY, LONG)
    felt: list[Felt] = []
    swarms: list[Tally] = []
    paced: list[Tally] = []
    load = os.getloadavg()[0]
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            process, url = web_server.start(folder)
            try:
                felt.append(web_page.measure(url, game, clicks))
                swarms.append(web_server.measure(url, process.pid, game, TABLES, seconds))
                paced.append(web_server.measure(url, process.pid, game, many, long, EVERY))
            finally:
                process.terminate()
                process.wait()
    show(rows(felt, swarms, paced, many))
    engine = "compiled" if is_compiled() else "plain"
    print(f"engine {engine}, load of the machine before {load:.1f}, cores {os.cpu_count()}")
    print(f"tables of four people; many tables answer every {EVERY:.0f} s")


if __name__ == "__main__":
    main()
