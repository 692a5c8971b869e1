"""Finished games to review."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from maat import catalog
from maat.bots import matches, roster
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.review import runner
from maat.review.report import Review
from maat.review.runner import ReviewSettings

Play = Callable[..., Match[Any]]
QUICK = ReviewSettings(iterations=16)


@cache
def finished(key: str, seats: int, seed: str) -> Match[Any]:
    """A game between random bots."""
    return played(key, ["random"] * seats, seed)


def played(key: str, bots: list[str], seed: str) -> Match[Any]:
    """A game between these bots."""
    match = Match(catalog.load(key), len(bots), {}, QuickDealer(seed))
    made = [roster.find(key, bot)(f"{seed}.{seat}") for seat, bot in enumerate(bots)]
    matches.play_match(match, made)
    return match


@pytest.fixture(scope="session")
def play() -> Play:
    """Plays a game to its end."""

    def run(key: str, seats: int, seed: str = "1") -> Match[Any]:
        return finished(key, seats, seed)

    return run


@pytest.fixture(scope="session")
def contest() -> Callable[..., Match[Any]]:
    """Plays a game between bots by name."""
    return played


@cache
def reviewed(key: str, seats: int) -> Review:
    """A review with a budget as small as can be."""
    return runner.review(finished(key, seats, "1"), QUICK)


@pytest.fixture(scope="session")
def look() -> Callable[[str, int], Review]:
    """Reviews a game, once."""
    return reviewed
