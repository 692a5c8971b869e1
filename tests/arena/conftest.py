"""Arenas to try things in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from maat.arena import executor, runner
from maat.arena.plan import Plan
from maat.arena.store import ResultStore, settings_of
from maat.arena.summary import Summary, summary

Arena = Callable[..., Summary]


@pytest.fixture
def arena(tmp_path: Path) -> Arena:
    """Play the games of a plan with some executor; what came of them."""

    def play(plan: Plan, games: int, hands: executor.Executor, name: str = "a") -> Summary:
        kept = ResultStore(tmp_path / f"{name}.sqlite", settings_of(plan))
        row = kept.row(plan)
        try:
            runner.run([runner.Leg(row, plan, games)], kept, hands, lambda done: None)
        finally:
            hands.close()
        return summary(plan, kept.results(row, games))

    return play
