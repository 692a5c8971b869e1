"""Which bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maat.bots.bot import Bot
from maat.bots.pharaon import GreedyPharaon
from maat.bots.ra import DrawyBot, GreedyRa
from maat.bots.simple import RandomBot
from maat.bots.tekhenu import GreedyTekhenu
from maat.core.errors import NotFound

AnyBot = Bot[Any]

EVERYWHERE: Final[dict[str, Callable[[str], AnyBot]]] = {"random": RandomBot}
ONLY: Final[dict[str, dict[str, Callable[[str], AnyBot]]]] = {
    "ra": {"drawy": DrawyBot, "greedy": GreedyRa},
    "pharaon": {"greedy": GreedyPharaon},
    "tekhenu": {"greedy": GreedyTekhenu},
}


def known(game: str) -> dict[str, Callable[[str], AnyBot]]:
    """The bots that play a game."""
    return {**EVERYWHERE, **ONLY.get(game, {})}


def strongest(game: str) -> str:
    """The bot to sit down with when nobody says which: the last in the list."""
    return list(known(game))[-1]


def find(game: str, name: str) -> Callable[[str], AnyBot]:
    """A bot by name: give it a seed and it plays."""
    bots = known(game)
    if name not in bots:
        raise NotFound("unknown-bot", bot=name, game=game, known=", ".join(bots))
    return bots[name]


def seated(game: str, names: list[str], seats: int) -> list[str]:
    """One name for each seat: the names given, over and over."""
    for name in names:
        find(game, name)
    if len(names) > seats:
        raise NotFound("too-many-bots", found=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]
