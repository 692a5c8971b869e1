"""The benchmarks run and measure what they say; how high the figures are is not a test."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

import pytest

from maat import catalog, is_compiled
from maat.arena import worker
from maat.arena.plan import Plan
from maat.bots.stopwatch import play_watched
from maat.cli import bench

FOLDER = Path(__file__).parents[1] / "benchmarks"
MOMENT = 0.002  # seconds of work in place of a slice
GAMES = ["ra", "pharaon", "tekhenu"]
KINDS = {"loop", "python_loop", "batch", "search", "copies", "bytes"}

Patch = pytest.MonkeyPatch


def load(name: str) -> ModuleType:
    """A module of the benchmarks, which are in no package; it may import its neighbors."""
    spec = importlib.util.spec_from_file_location(f"benchmarks_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        spec.loader.exec_module(module)
    return module


ANSWERS, ARENA, BATCH, PEERS, RUN = (
    load(name) for name in ("answers", "arena_overhead", "batch", "peers", "run")
)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: Patch) -> None:
    """Everything is measured for a moment only."""
    sizes: dict[ModuleType, dict[str, float]] = {
        ARENA: {"SECONDS": 5 * MOMENT, "ANSWERS": 500},
        BATCH: {"SLICE": MOMENT, "ROUNDS": 1},
        PEERS: {"SLICE": MOMENT, "ROUNDS": 1, "BATCH": 8, "HANDFUL": 2},
        RUN: {"C_GAMES": 200},
        bench: {"SLICE": MOMENT, "ROUNDS": 1, "ITERATIONS": 4, "COPIES": 20, "KEPT": 5, "BATCH": 8},
    }
    for module, names in sizes.items():
        for name, value in names.items():
            monkeypatch.setattr(module, name, value)


def burn() -> int:
    """A thing to do that takes a moment of processor time."""
    end = process_time() + MOMENT
    while process_time() < end:
        pass
    return 1


# Which answers bots give.


def test_answers_are_counted_where_there_was_another_kind() -> None:
    game = catalog.load("ra")
    codes = game.actions.codes
    tally = ANSWERS.Tally(game)
    tally.note([codes["draw"], codes["invoke"]], codes["draw"])
    tally.note([codes["pass"], codes["bid 7"], codes["bid 9"]], codes["bid 9"])
    tally.note([codes["bid 7"], codes["bid 9"]], codes["bid 7"])  # no other kind
    assert tally.offered == {"draw": 1, "invoke": 1, "pass": 1, "bid": 1}
    assert tally.given == {"draw": 1, "bid": 1}
    assert ANSWERS.cell(tally, "draw", 2) == "100 (0.5)"
    assert ANSWERS.cell(tally, "take", 2) == ""


@pytest.mark.parametrize("key", GAMES)
def test_every_answer_that_was_given_had_been_offered(key: str) -> None:
    tally = ANSWERS.counted(key, "random", 2, 2)
    assert sum(tally.given.values()) > 20
    assert all(tally.given[name] <= tally.offered[name] for name in tally.given)
    lines = ANSWERS.table({"random": tally}, 4)
    assert len(lines) > 2
    assert all(line.count("|") == 3 for line in lines)


# The arena beside its bots.


def test_playing_is_a_part_of_what_a_run_of_the_arena_takes(monkeypatch: Patch) -> None:
    inside = ARENA.Inside()
    monkeypatch.setattr(ARENA, "Inside", lambda: inside)
    started = process_time()
    game, bots, games, thinking, beside, share = ARENA.measure(
        Plan("ra", 2, ("random", "greedy"), "bench")
    )
    assert 0 < inside.seconds < process_time() - started
    assert (game, bots) == ("ra", "random – greedy")
    assert 0 < int(games.replace(",", "")) * float(thinking) / 1e3 <= 1.1 * inside.seconds
    assert int(beside) > 0
    expected = int(beside) / float(thinking) / 10
    assert float(share.removesuffix(" %")) == pytest.approx(expected, rel=0.1)
    assert getattr(worker, "play_watched") is play_watched  # noqa: B009 - it is not exported


def test_the_watch_on_an_answer_costs_something() -> None:
    assert 0 < ARENA.watch_cost() < MOMENT


# Many games at once.


def test_a_batch_counts_the_decisions_of_all_its_games() -> None:
    assert 0 < BATCH.rate(burn, 4) <= 4 / MOMENT


def test_every_game_has_a_line_of_figures(monkeypatch: Patch, capsys: Any) -> None:
    monkeypatch.setattr(BATCH, "ROWS", [(key, 4) for key in GAMES])
    BATCH.main()
    lines = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["compiled engine" if is_compiled() else "plain engine"]
    batches, vectors = lines[3:6], lines[8:]
    for table, columns in ((batches, 4), (vectors, 2)):
        assert [cells[:2] for cells in table] == [[key, "4"] for key in GAMES]
        for cells in table:
            figures = [int(cell.replace(",", "")) for cell in cells[2:]]
            assert len(figures) == columns
            assert all(figure > 0 for figure in figures)


# Other engines.


def missing() -> Iterator[Any]:
    """The games of an engine that is not installed."""
    raise ImportError("no such engine")


def test_a_rate_is_by_processor_time() -> None:
    assert 0 < PEERS.rate(burn) <= 1 / MOMENT


def test_our_engine_is_measured_and_what_is_missing_left_out(monkeypatch: Patch) -> None:
    monkeypatch.setattr(PEERS, "SOURCES", {"none": missing, "maat-games": PEERS.maat_peers})
    told: list[str] = []
    rows = list(PEERS.rows(told.append))
    assert told[0] == "none: left out (no such engine)"
    assert [row.game for row in rows] == [*GAMES, "ra"]
    assert all(row.decisions > 0 for row in rows)
    assert [row.copies is None for row in rows] == [False, False, False, True]
    assert all(row.copies > 0 for row in rows[:3])
    assert PEERS.table(rows).row_count == 4


@pytest.mark.parametrize("key", GAMES)
def test_what_is_counted_are_the_decisions_of_whole_games(key: str) -> None:
    peer = PEERS.engine_peer(key, "plain")
    assert PEERS.MIDDLE < peer.play() < 2000
    twin = peer.copy()
    assert not twin.over
    assert twin == peer.copy()


# Plain, compiled and C.


def here(key: str, seats: int, seconds: float, plain: bool) -> bench.Figures:
    """Figures of the engine that runs, without a process of its own."""
    return bench.measure(key, seats, seconds)


def measured(monkeypatch: Patch, key: str) -> dict[str, bench.Figures]:
    """The figures of a game."""
    monkeypatch.setattr(bench, "measure_apart", here)
    figures: dict[str, bench.Figures] = RUN.measure(key)
    return figures


def has_compiler() -> bool:
    """Whether the games can be played in C."""
    return shutil.which(shlex.split(os.environ.get("CC") or "cc")[0]) is not None


@pytest.mark.parametrize("key", GAMES)
def test_every_engine_has_its_figures(monkeypatch: Patch, key: str) -> None:
    figures = measured(monkeypatch, key)
    engines = ["plain", "compiled"] if is_compiled() else ["plain"]
    assert list(figures) == [*engines, *(["C"] if key == "ra" and has_compiler() else [])]
    assert all(set(figures[engine]) == KINDS for engine in engines)
    assert all(figure > 0 for row in figures.values() for figure in row.values())
    assert RUN.table(key, figures).row_count == len(KINDS) == len(RUN.WORK)


def test_without_a_compiler_there_is_nothing_in_c(monkeypatch: Patch) -> None:
    monkeypatch.setattr(RUN.limit, "build", lambda: None)
    assert "C" not in measured(monkeypatch, "ra")


def test_engines_are_compared_where_both_were_measured() -> None:
    figures = {"plain": {"loop": 2.0}, "compiled": {"loop": 30.0, "search": 1.0}, "C": {"loop": 60}}
    assert RUN.ratio(figures, "loop", "plain") == "15.00"
    assert RUN.ratio(figures, "loop", "C") == "0.50"
    assert RUN.ratio(figures, "search", "plain") == ""
    assert RUN.ratio({"plain": {"loop": 2.0}}, "loop", "plain") == ""
