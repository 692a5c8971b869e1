"""What a row says, and the bot that writes rows down while another one plays.

A row is made from what the deciding seat may see; only `final` and `rank` come from the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from maat import catalog
from maat.bots.bot import Bot, Glance
from maat.core.numbers import listed

Row = dict[str, Any]
Featurize = Callable[[Any, int], bytes]

COLUMNS = [
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "number",
    "index",
    "seat",
    "bot",
    "step",
    "legal",
    "answer",
    "features",
    "score",
    "final",
    "rank",
]


@dataclass(frozen=True)
class Source:
    """What all games of a dataset have in common."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    bots: list[str]


def feature_names(key: str) -> list[str]:
    """What the numbers in `features` are; nothing for a game that has none."""
    module = catalog.module(key, "features")
    return [] if module is None else list(module.NAMES)


def featurize(key: str) -> Featurize | None:
    """The function that turns a position into numbers, if the game has one."""
    module = catalog.module(key, "features")
    made: Featurize | None = None if module is None else module.features
    return made


class Notes:
    """The rows of one game, complete once it is over."""

    def __init__(self, game: catalog.AnyGame, source: Source, number: int) -> None:
        self.game = game
        self.source = source
        self.number = number
        self.featurize = featurize(source.game)
        self.options = game.settle(source.options)
        self.rows: list[Row] = []

    def add(self, glance: Glance[Any], options: list[int], answer: int) -> None:
        """Write down one decision; what only the end knows is left open."""
        seat = int(glance.ask.seat)
        seen = glance.state
        names = self.game.actions.names
        self.rows.append(
            {
                "game": self.source.game,
                "version": int(seen.rules),
                "seats": self.source.seats,
                "options": self.options,
                "seed": self.source.seed,
                "number": self.number,
                "index": len(self.rows),
                "seat": seat,
                "bot": self.source.bots[seat],
                "step": self.game.step_names[glance.ask.step],
                "legal": [names[option] for option in options],
                "answer": names[answer],
                "features": None if self.featurize is None else listed(self.featurize(seen, seat)),
                "score": self.game.scores(seen)[seat],
            }
        )

    def close(self, scores: list[int], places: list[int]) -> list[Row]:
        """All rows, with what came of the game for each seat."""
        for row in self.rows:
            row["final"] = scores[row["seat"]]
            row["rank"] = places[row["seat"]]
        return self.rows


class Noting(Bot[Any]):
    """Lets another bot choose and writes down what it saw and said."""

    def __init__(self, inner: Bot[Any], notes: Notes) -> None:
        self.inner = inner
        self.notes = notes

    def choose(self, glance: Glance[Any]) -> i64:
        options = glance.options
        answer = self.inner.choose(glance)
        self.notes.add(glance, options, int(answer))
        return answer
