"""The front door: what `import maat` offers (docs/api.md).

Everything here is one call into the part of the program that does it; who needs more goes there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from maat import catalog
from maat.bots import matches, roster
from maat.bots.bot import glance
from maat.bots.bot_set import AnyBot
from maat.catalog import AnyGame
from maat.core import notation
from maat.core.errors import MaatError
from maat.core.game import Game
from maat.core.match import Match
from maat.review import runner
from maat.review.report import Review

__all__ = [
    "Game",
    "MaatError",
    "Match",
    "Review",
    "advice",
    "analyze",
    "bot",
    "bot_names",
    "dumps",
    "load",
    "play",
    "replay",
    "save",
    "titles",
]

AnyMatch = Match[Any]


def titles() -> list[str]:
    """The keys of all games, our own first."""
    return catalog.games()


def load(key: str, components: str | Path | None = None) -> AnyGame:
    """The rules of a game; `components` is a file with an owner's values."""
    return catalog.load(key, components)


def bot_names(game: AnyGame) -> list[str]:
    """The names of the bots that play a game."""
    return list(roster.known(game.key))


def bot(game: AnyGame, name: str, seed: str = "1") -> AnyBot:
    """A bot by its name."""
    return roster.find(game.key, name)(seed)


def advice(match: AnyMatch, name: str = "search", seed: str = "1") -> str:
    """What a bot would answer in the place of the seat that is asked, knowing what it knows."""
    chosen = int(bot(match.game, name, seed).choose(glance(match)))
    return str(match.game.actions.names[chosen])


def play(match: AnyMatch, names: Sequence[str], seed: str = "1") -> int:
    """Let bots play a match on to its end, one for each seat; the number of their answers."""
    seated = roster.seated(match.game.key, list(names), match.seats)
    made = [bot(match.game, name, f"{seed} {seat}") for seat, name in enumerate(seated)]
    return int(matches.play_match(match, made))


def dumps(match: AnyMatch) -> str:
    """A match as the text of a record."""
    kind = notation.QUICK if match.seed else ""
    return notation.write(match, notation.describe(match, kind, match.seed), match.seed)


def save(match: AnyMatch, file: str | Path) -> None:
    """Write the record of a match."""
    Path(file).write_text(dumps(match), "utf-8")


def replay(file: str | Path, to: int | None = None) -> AnyMatch:
    """The match a record file tells, every answer checked; `to` stops after so many."""
    record = notation.read(Path(file).read_text("utf-8-sig"))
    return notation.replay(catalog.load_for(record), record, to)


def analyze(match: AnyMatch, level: int = 4, iterations: int = 0, jobs: int = 1) -> Review:
    """What a strong bot thinks of every decision of a finished match (docs/review.md)."""
    return runner.review(match, runner.ReviewSettings(level, iterations), jobs)
