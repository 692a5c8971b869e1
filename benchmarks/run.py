"""`make bench`: the engine plain and compiled, beside the same loop in C.

    python benchmarks/run.py [GAME ...] [--json]

All figures of a table come from one run on one core; read the ratios.
"""

from __future__ import annotations

import json
import platform
import sys
from statistics import median

import limit  # the module beside this one
from rich.console import Console
from rich.table import Table

from maat import __version__, catalog
from maat.cli import bench

SEATS = 3
C_GAMES = 20_000
WORK = {
    "loop": "decisions/s, playout loop",
    "python_loop": "decisions/s, from a Python loop",
    "batch": f"decisions/s, from Python, {bench.BATCH} games at once",
    "search": "iterations/s, tree search",
    "copies": "copies/s",
    "bytes": "bytes per state",
}


def c_figures() -> bench.Figures | None:
    """The limit: the same games, decision for decision, in C; nothing without a compiler."""
    program = limit.build()
    if program is None:
        return None
    runs = [limit.run(program, SEATS, C_GAMES, "bench") for _ in range(bench.ROUNDS)]
    return {
        "loop": median(run["decisions"] / run["seconds"] for run in runs),
        "copies": median(run["copies_per_second"] for run in runs),
        "bytes": runs[0]["bytes"],
    }


def measure(key: str) -> dict[str, bench.Figures]:
    """Both engines and, for Ra, C."""
    seats = min(catalog.load(key).seat_counts, key=lambda count: abs(count - SEATS))
    figures = bench.compare(key, seats, bench.SLICE)
    c = c_figures() if key == "ra" else None
    return figures if c is None else {**figures, "C": c}


def table(key: str, figures: dict[str, bench.Figures]) -> Table:
    """One row for each kind of work; compiled against plain and, where measured, against C."""
    made = Table(title=f"{key}, one core")
    for head in ("work", *figures, "compiled / plain", "compiled / C"):
        made.add_column(head, justify="left" if head == "work" else "right")
    for kind, name in WORK.items():
        cells = [f"{row[kind]:,.0f}" if kind in row else "" for row in figures.values()]
        ratios = [ratio(figures, kind, "plain"), ratio(figures, kind, "C")]
        made.add_row(name, *cells, *ratios)
    return made


def ratio(figures: dict[str, bench.Figures], kind: str, other: str) -> str:
    """How many times as much as another engine; empty where there is nothing to compare."""
    if "compiled" not in figures or kind not in figures.get(other, {}):
        return ""
    return f"{figures['compiled'][kind] / figures[other][kind]:.2f}"


def main() -> None:
    """Measure the games named, or all."""
    keys = [word for word in sys.argv[1:] if not word.startswith("-")] or catalog.games()
    measured = {key: measure(key) for key in keys}
    if "--json" in sys.argv:
        print(json.dumps(measured, indent=2))
        return
    console = Console()
    console.print(f"maat {__version__}, Python {platform.python_version()}, {platform.machine()}")
    for key, figures in measured.items():
        console.print(table(key, figures))


if __name__ == "__main__":
    main()
