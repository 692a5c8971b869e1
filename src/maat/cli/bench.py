"""`maat bench`: how fast the engine is, plain and compiled side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import tracemalloc
from statistics import median
from typing import Any

from rich.table import Table

from maat import catalog, is_compiled
from maat.bots import roster
from maat.bots.bot import Glance
from maat.bots.search import SearchBot
from maat.cli import output
from maat.core.batch import Batch
from maat.core.dealer import QuickDealer
from maat.core.state import State

SLICE = 0.4  # seconds of work before the clock is read, where nobody says how many
ROUNDS = 3  # the engines take turns, so that neighbors disturb both alike
BATCH = 256  # games side by side
ITERATIONS = 200  # of a search for one question
COPIES = 500  # between two looks at the clock
KEPT = 500  # copies kept at once to weigh one
MIDDLE = 60  # decisions into a game, where a state is copied

Figures = dict[str, float]


def measure(key: str, seats: int, seconds: float) -> Figures:
    """So much of each kind of work with the engine that runs here."""
    game = catalog.load(key)
    dealer = QuickDealer("bench")
    state = middle(game, seats)
    return {
        "loop": loop_rate(game, seats, dealer, seconds),
        "python_loop": python_rate(game, seats, dealer, seconds),
        "batch": batch_rate(game, seats, seconds),
        "search": search_rate(game, state, seconds),
        "copies": copy_rate(game, state, seconds),
        "bytes": state_size(game, state),
    }


def loop_rate(game: catalog.AnyGame, seats: int, dealer: QuickDealer, seconds: float) -> float:
    """Decisions a second in the engine's own playout loop, set-up included."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += int(game.playout(game.new(seats), dealer))
    return decisions / spent


def python_rate(game: catalog.AnyGame, seats: int, dealer: QuickDealer, seconds: float) -> float:
    """Decisions a second when a plain Python loop asks and answers."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += played(game, seats, dealer)
    return decisions / spent


def played(game: catalog.AnyGame, seats: int, dealer: QuickDealer) -> int:
    """The decisions of a game that Python plays, in a function as whoever plays many games has one.

    Python makes faster what is called often, and never a loop that it enters only once.
    """
    state = game.new(seats)
    game.deal(state, dealer)
    decisions = 0
    while not state.over:
        options = game.legal_actions(state)
        game.apply(state, options[dealer.below(len(options))])
        game.deal(state, dealer)
        decisions += 1
    return decisions


def batch_rate(game: catalog.AnyGame, seats: int, seconds: float) -> float:
    """Decisions a second when Python answers in many games at once."""
    batch: Batch[Any] = Batch(game, BATCH, seats, None, "bench")
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        batch.step(batch.random_actions())
        decisions += BATCH
    return decisions / spent


def middle(game: catalog.AnyGame, seats: int) -> State:
    """A position some way into a game."""
    dealer = QuickDealer("middle")
    state: State = game.new(seats)
    game.deal(state, dealer)
    for _ in range(MIDDLE):
        after: State = game.copy(state)
        options = game.legal_actions(after)
        game.apply(after, options[dealer.below(len(options))])
        game.deal(after, dealer)
        if after.over:
            break
        state = after
    return state


def search_rate(game: catalog.AnyGame, state: State, seconds: float) -> float:
    """Iterations a second of a search with the evaluator of the game."""
    bot: SearchBot[Any] = SearchBot(roster.evaluator(game.key), "bench", ITERATIONS)
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        bot.think(Glance(game, state, state.asked()))
        done += ITERATIONS
    return done / spent


def copy_rate(game: catalog.AnyGame, state: State, seconds: float) -> float:
    """Copies a second."""
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(COPIES):
            game.copy(state)
        copies += COPIES
    return copies / spent


def state_size(game: catalog.AnyGame, state: State) -> float:
    """Bytes a copy takes that it does not share."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [game.copy(state) for _ in range(KEPT)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def measure_apart(key: str, seats: int, seconds: float, plain: bool) -> Figures:
    """The same in a process of its own, with the engine asked for."""
    environment = {**os.environ, "MAAT_PLAIN": "1" if plain else "0"}
    command = [sys.executable, "-m", "maat.cli.bench", key, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def compare(key: str, seats: int, seconds: float) -> dict[str, Figures]:
    """Medians of both engines, or of the plain one where nothing is compiled."""
    engines = {"plain": True, "compiled": False} if is_compiled() else {"plain": True}
    taken: dict[str, list[Figures]] = {name: [] for name in engines}
    total = ROUNDS * len(engines)
    with output.progress(output.SAY("bench-progress"), total) as advance:
        for _ in range(ROUNDS):
            for name, plain in engines.items():
                taken[name].append(measure_apart(key, seats, seconds, plain))
                advance(1)
    return {name: medians(rows) for name, rows in taken.items()}


def medians(rows: list[Figures]) -> Figures:
    """The middle one of each figure."""
    return {kind: median(row[kind] for row in rows) for kind in rows[0]}


def run(key: str, seats: int, seconds: float, form: output.Form) -> None:
    """Measure and print."""
    form.check()
    output.load(key).new(seats)
    figures = compare(key, seats, seconds)
    made = {"game": key, "seats": seats, "engines": figures}
    form.give(lambda: made, lambda: show(key, seats, figures))


def show(key: str, seats: int, figures: dict[str, Figures]) -> None:
    """One row for each kind of work, one column for each engine, the ratio last."""
    say, number = output.texts(output.load(key)).say, output.TEXTS.number
    table = Table(title=say("bench-title", game=say("game-title"), seats=seats))
    table.add_column(say("column-work"))
    for name in figures:
        table.add_column(say(f"engine-{name}"), justify="right")
    if "plain" in figures and len(figures) > 1:
        table.add_column(say("column-ratio"), justify="right")
    for kind in ("loop", "python_loop", "batch", "search", "copies", "bytes"):
        cells = [number(row[kind]) for row in figures.values()]
        if len(figures) > 1:
            cells.append(number(figures["compiled"][kind] / figures["plain"][kind], 1))
        table.add_row(say("bench-" + kind.replace("_", "-")), *cells)
    output.CONSOLE.print(table)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
