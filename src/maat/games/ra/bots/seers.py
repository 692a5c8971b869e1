"""Players of the arena alone: `search` where the order of the bag is known, or supposed."""

from __future__ import annotations

from typing import Final

from maat.bots.seers import GuesserBot, SeerBot
from maat.games.ra.bots.advised import RaEvaluator
from maat.games.ra.state import RaState

ITERATIONS: Final = 1200


def cheating_seer(seed: str) -> SeerBot[RaState]:
    """One that knows the order of the bag."""
    return SeerBot(RaEvaluator, seed, ITERATIONS)


def ten_guesses(seed: str) -> GuesserBot[RaState]:
    """One that supposes ten orders."""
    return GuesserBot(RaEvaluator, seed, ITERATIONS)
