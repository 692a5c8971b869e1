"""What tables need of the world around them; whoever runs them brings it along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

SIMPLEST = "random"  # the bot that answers where another cannot


@dataclass(frozen=True)
class Question:
    """A position by its record, and the bot that is asked; where, so that it knows it again."""

    table: str
    seat: int
    game: str
    seats: int
    options: dict[str, str]
    rules: int
    record: list[tuple[int, int]]
    bot: str
    seed: str
    seconds: float = 0.0  # after which the answer is no use; 0 for as long as it takes


class Bots(Protocol):
    """Whoever answers for bots, wherever they think."""

    async def choose(self, question: Question, legal: list[int]) -> tuple[int, str]:
        """One of the legal answers, whatever happens, and the bot that gave it."""


class Metrics(Protocol):
    """Whoever counts what tables do."""

    def fault(self) -> None:
        """Something went wrong that should not have."""

    def bot_answered(self) -> None:
        """An answer of a bot was kept."""

    def tables_awake(self, count: int) -> None:
        """So many tables are in memory now."""
