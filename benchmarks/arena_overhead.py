"""What the arena costs beside the bots: `python benchmarks/arena_overhead.py [GAME BOT BOT]...`.

The same games twice in one process and one run: once in the shortest loop there is
(`playing.play_out` over bots, nothing kept), once through the arena (pieces of work, a watch on
every answer, score sheets, SQLite). Processor time, the best of three rounds each; the overhead
is the difference as a share of the time the bots think.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table

from maat import is_compiled
from maat.arena import crew, running
from maat.arena.plan import Plan
from maat.arena.store import Store, settings_of
from maat.arena.worker import maker, rules
from maat.bots import playing
from maat.core.dealer import QuickDealer

ROUNDS = 3
SECONDS = 2.0  # about what one round should take
PAIRS = [
    ("ra", "random", "drawy"),
    ("ra", "random", "greedy"),
    ("ra", "greedy", "peek"),
    ("tekhenu", "random", "greedy"),
]


def bare(plan: Plan, games: int) -> float:
    """Seconds for the games alone."""
    game = rules(plan.game)
    started = process_time()
    for number in range(games):
        pairs = zip(plan.seating(number), plan.bot_seeds(number), strict=True)
        bots = [maker(plan.game, name)(seed) for name, seed in pairs]
        state = game.new(plan.seats, plan.options)
        playing.play_out(game, state, bots, QuickDealer(plan.deal_seed(number)))
    return process_time() - started


def arena(plan: Plan, games: int) -> tuple[float, float]:
    """Seconds for the games in the arena, and what the bots took of them: their share on the clock
    of the processor time, so that what else the machine does falls out."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Store(Path(folder) / "a.sqlite", settings_of(plan))
        row = kept.row(plan)
        started = process_time()
        running.run([running.Leg(row, plan, games)], kept, crew.Alone(), lambda done: None)
        seconds = process_time() - started
        results = kept.results(row).values()
        share = sum(sum(result.spent) for result in results) / 1e9
        share /= sum(result.seconds for result in results)
        kept.close()
    return seconds, seconds * share


def measure(plan: Plan) -> list[str]:
    """A row of the table."""
    bare(plan, 2)  # loads what is loaded once
    first = max(bare(plan, 4), 1e-5) / 4
    games = max(2, min(4000, int(SECONDS / first) // 2 * 2))
    alone = min(bare(plan, games) for _ in range(ROUNDS))
    whole, thought = min(arena(plan, games) for _ in range(ROUNDS))
    each = 1e6 * (whole - alone) / games
    share = (whole - alone) / thought
    figures = [f"{games:,}", f"{alone:.3f}", f"{whole:.3f}", f"{thought:.3f}"]
    return [plan.game, " – ".join(plan.bots), *figures, f"{each:.0f}", f"{100 * share:.1f} %"]


def main() -> None:
    """Measure the pairs named, or the usual ones."""
    words = sys.argv[1:]
    pairs = [tuple(words[at : at + 3]) for at in range(0, len(words), 3)] or PAIRS
    engine = "compiled" if is_compiled() else "plain"
    table = Table(title=f"arena overhead, {engine} engine, one core")
    heads = (
        "game",
        "bots",
        "games",
        "games alone s",
        "in the arena s",
        "bots s",
        "µs/game",
        "share",
    )
    for head in heads:
        table.add_column(head, justify="left" if head in ("game", "bots") else "right")
    for game, one, other in pairs:
        table.add_row(*measure(Plan(game, 2, (one, other), "bench")))
    Console().print(table)


if __name__ == "__main__":
    main()
