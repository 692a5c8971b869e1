"""What the arena costs beside the bots: `python benchmarks/arena_overhead.py [GAME BOT BOT]...`.

One run of the arena in one process, measured in processor time: all of it, less what passes inside
the loop that plays (bots and rules), plus what the watch on every answer costs in that loop. So
seeds, seatings, setting up, score sheets, pieces of work and SQLite all count as overhead. The
share is of the time the bots think. What a run does once (some 10 ms: reading the sources to name
them) is done before.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import process_time, thread_time_ns
from typing import Any

from rich.console import Console
from rich.table import Table

from maat import is_compiled
from maat.arena import executor, runner, worker
from maat.arena.plan import Plan
from maat.arena.store import ResultStore, settings_of
from maat.bots.bot_set import AnyBot
from maat.bots.stopwatch import Watch, play_watched
from maat.catalog import AnyGame
from maat.core.dealer import QuickDealer

SECONDS = 3.0  # about what one run should take
ANSWERS = 200_000
PAIRS = [
    ("ra", "random", "drawy"),
    ("ra", "random", "greedy"),
    ("ra", "greedy", "peek"),
    ("tekhenu", "random", "greedy"),
]


def watch_cost() -> float:
    """Seconds the watch takes for one answer."""
    watch = Watch(1)
    started = process_time()
    for _ in range(ANSWERS):
        watch.note(0, thread_time_ns() - thread_time_ns())
    return (process_time() - started) / ANSWERS


class Inside:
    """Measures the loop that plays, called in its place."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, game: AnyGame, state: Any, bots: list[AnyBot], dealer: QuickDealer) -> Watch:
        started = process_time()
        watch = play_watched(game, state, bots, dealer)
        self.seconds += process_time() - started
        return watch


def measure(plan: Plan) -> list[str]:
    """A row of the table."""
    worker.play_game(plan, 0)  # loads what is loaded once
    games = max(2, min(4000, int(SECONDS / worker.play_game(plan, 1).seconds)))
    inside = Inside()
    with tempfile.TemporaryDirectory() as folder:
        kept = ResultStore(Path(folder) / "a.sqlite", settings_of(plan))
        row = kept.row(plan)
        runner.run([runner.Leg(row, plan, 2)], kept, executor.Alone(), lambda done: None)
        setattr(worker, "play_watched", inside)  # noqa: B010 - in place of the real one
        started = process_time()
        runner.run([runner.Leg(row, plan, games + 2)], kept, executor.Alone(), lambda done: None)
        whole = process_time() - started
        results = list(kept.results(row).values())[2:]
        kept.close()
    setattr(worker, "play_watched", play_watched)  # noqa: B010 - the real one again
    watch = watch_cost() * sum(sum(result.decisions) for result in results)
    bots = sum(sum(result.spent) for result in results) / 1e9
    beside = whole - inside.seconds + watch
    figures = [f"{games:,}", f"{1e3 * bots / games:.3f}", f"{1e6 * beside / games:.0f}"]
    return [plan.game, " – ".join(plan.bots), *figures, f"{100 * beside / bots:.2f} %"]


def main() -> None:
    """Measure the pairs named, or the usual ones."""
    words = sys.argv[1:]
    pairs = [tuple(words[at : at + 3]) for at in range(0, len(words), 3)] or PAIRS
    engine = "compiled" if is_compiled() else "plain"
    table = Table(title=f"arena overhead, {engine} engine, one core")
    heads = ("game", "bots", "games", "bots ms/game", "beside them µs/game", "share")
    for head in heads:
        table.add_column(head, justify="left" if head in ("game", "bots") else "right")
    for game, one, other in pairs:
        table.add_row(*measure(Plan(game, 2, (one, other), "bench")))
    Console().print(table)


if __name__ == "__main__":
    main()
