"""Finished games to review."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from maat import catalog
from maat.bots import playing, roster
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.review import running
from maat.review.report import Review
from maat.review.running import Wish

Play = Callable[..., Match[Any]]
QUICK = Wish(iterations=16)


@cache
def finished(key: str, seats: int, seed: str) -> Match[Any]:
    """A game between random bots."""
    match = Match(catalog.load(key), seats, {}, QuickDealer(seed))
    make = roster.find(key, "random")
    playing.play_match(match, [make(f"{seed}.{seat}") for seat in range(seats)])
    return match


@pytest.fixture(scope="session")
def play() -> Play:
    """Plays a game to its end."""

    def run(key: str, seats: int, seed: str = "1") -> Match[Any]:
        return finished(key, seats, seed)

    return run


@cache
def reviewed(key: str, seats: int) -> Review:
    """A review with a budget as small as can be."""
    return running.review(finished(key, seats, "1"), QUICK)


@pytest.fixture(scope="session")
def look() -> Callable[[str, int], Review]:
    """Reviews a game, once."""
    return reviewed
