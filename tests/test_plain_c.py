"""The plain-C limit of the benchmark plays the very games the engine plays."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from maat import catalog
from maat.core.dealer import QuickDealer

PATH = Path(__file__).parents[1] / "benchmarks" / "limit.py"
GAMES = 200
# Between them these games see what random play seldom does: epochs ended by Ra, five of a monument,
# all eight monuments, all five civilizations, two debts at once, a full track nobody wants.
SEEDS = [(2, "1857"), (3, "45"), (4, "8394"), (5, "17272")]


def load_limit() -> ModuleType:
    """The module benchmarks/limit.py, which is in no package."""
    spec = importlib.util.spec_from_file_location("limit", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LIMIT = load_limit()


@pytest.fixture(scope="module")
def program() -> Path:
    """The C program; without a compiler nothing can be compared, so that is a failure."""
    built: Path | None = LIMIT.build()
    if built is None:
        pytest.fail("no C compiler ($CC or cc): install one to compare the engine with plain C")
    return built


def play(seats: int, seed: str) -> dict[str, int | list[int]]:
    """The same games with the engine."""
    game = catalog.load("ra")
    dealer = QuickDealer(seed)
    decisions = 0
    scores = [0] * seats
    wins = [0] * seats
    for _ in range(GAMES):
        state = game.new(seats)
        decisions += int(game.playout(state, dealer))
        scores = [sum(pair) for pair in zip(scores, game.scores(state), strict=True)]
        wins[game.ranking(state).index(1)] += 1
    return {"decisions": decisions, "scores": scores, "wins": wins}


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_c_and_the_engine_make_the_same_decisions(program: Path, seats: int, seed: str) -> None:
    expected = play(seats, seed)
    figures = LIMIT.run(program, seats, GAMES, seed)
    assert {name: figures[name] for name in expected} == expected
