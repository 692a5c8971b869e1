"""The table without a server, measured in Chromium beside what is asked of it (docs/pocket.md).

    python benchmarks/pocket.py [--parts visits,memory,clicks,review,growth,bots] [--only GAMES]
        [--rivals LEVELS] [--site DIR] [--visits N] [--clicks N] [--settle SECONDS] [--games N]
        [--slower N]

visits    first visits and visits without a network: times, bytes
memory    from the first moment of a first visit on, beside the page of a server in the same game
          against the same bot
clicks    click to painted, beside a server in the same way
review    memory while a review runs
growth    memory after each of ten games in one tab
bots      how long bots take on a device so many times slower

The first three are the default: they want a quiet machine, and take about ten minutes there. The
load is printed with the figures, and at the end all of them beside what is asked.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

import pocket_tables as tables
from playwright.sync_api import sync_playwright
from pocket_bots import LEVELS, bots
from pocket_browser import SUB, Figure, load
from pocket_visits import visits

from maat.site import build, runtime

GAMES: Final = ("ra", "pharaon", "tekhenu")
QUIET: Final = ("visits", "memory", "clicks")  # parts that want a quiet machine

Works = list[Callable[[], Iterator[Figure]]]


def wished() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--parts", default=",".join(QUIET))
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--rivals", default=f"{LEVELS[0]},{LEVELS[-1]}")
    parser.add_argument("--site", type=Path)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--clicks", type=int, default=20)
    parser.add_argument("--settle", type=float, default=0.0)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--slower", type=float, default=5.0)
    return parser.parse_args()


def show(found: list[Figure]) -> None:
    """Everything that was measured, beside what is asked."""
    print("\n| | measured | asked | |\n|---|---|---|---|")
    for each in found:
        print(each)
    missed = sum(not each.holds for each in found)
    print(f"\n{len(found) - missed} of {len(found)} hold")


def main() -> None:
    """Build the site if none is named, and measure it."""
    asked = wished()
    games, rivals = asked.only.split(","), asked.rivals.split(",")
    found: list[Figure] = []
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        root, target = Path(place), Path(place) / SUB.strip("/")
        if asked.site:
            shutil.copytree(asked.site, target)
        else:
            build.write(runtime.fetched(), target)
        pairs = list(product(games, rivals))
        works: dict[str, Works] = {
            "visits": [
                partial(visits, playwright, root, compress, asked.visits)
                for compress in (True, False)
            ],
            "memory": [partial(tables.memory, root, *each, asked.settle) for each in pairs],
            "clicks": [partial(tables.clicks, root, *each, asked.clicks) for each in pairs],
            "review": [partial(tables.review, root, game, asked.settle) for game in games],
            "growth": [partial(tables.growth, root, game, asked.games) for game in games],
            "bots": [
                partial(bots, playwright, root, game, asked.slower, asked.clicks) for game in games
            ],
        }
        try:
            for part in asked.parts.split(","):
                began = time.monotonic()
                for work in works[part]:
                    found += work()
                print(f"{part}: {time.monotonic() - began:.0f} s; load {load()}", flush=True)
        finally:
            show(found)  # whatever there is, if somebody stops it, too


if __name__ == "__main__":
    main()
