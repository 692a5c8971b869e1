"""Which bots there are, by name, and how strong they are."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Final

from maat import catalog
from maat.bots.bot_set import AnyBot, BotSet, EvaluatorMaker, Maker
from maat.bots.random_bot import RandomBot
from maat.bots.search import SearchBot
from maat.core.errors import NotFound

LEVELS: Final = ["random", "greedy", "peek", "search", "learned"]  # the weakest first
LEARNED: Final = "maat.learn.evaluator"  # of a higher layer; not there where nothing is learned
USUAL: Final = "peek"  # whom to sit down with: a fair rival that answers at once
ITERATIONS: Final = {"peek": 200, "search": 2000, "learned": 2000}  # where a game says no other
ADDED: Final[dict[str, dict[str, Maker]]] = {}  # bots that whoever runs this adds, by game
SECONDS: Final = {"search": 2.0, "learned": 3.0}  # a person waits no longer for an answer


@cache
def brought(game: str) -> BotSet:
    """The bots a game brings; one that brings none, or is in no catalog, has those of any game."""
    module = catalog.module(game, "bots") if game in catalog.games() else None
    found: BotSet = BotSet() if module is None else module.BOTS
    return found


def searching(game: str, name: str, evaluator: EvaluatorMaker) -> Maker:
    """A bot that searches with the budget of its level."""
    iterations = brought(game).iterations.get(name, ITERATIONS[name])

    def make(seed: str) -> AnyBot:
        return SearchBot(evaluator, seed, iterations)

    return make


def hurry(bot: AnyBot, name: str, seconds: float = 0.0) -> None:
    """Let a bot a person plays with answer in its level's time, or in the time given if shorter."""
    if isinstance(bot, SearchBot):
        limits = [each for each in (SECONDS.get(name, 0.0), seconds) if each > 0.0]
        bot.milliseconds = 1000.0 * min(limits, default=0.0)


def searches(game: str, name: str) -> bool:
    """Whether a bot looks ahead, so that its answers take time."""
    return isinstance(find(game, name)(""), SearchBot)


def evaluator(game: str) -> EvaluatorMaker:
    """What makes the evaluator of a game."""
    return brought(game).evaluator


def levels(game: str) -> list[str]:
    """The levels a game has, the weakest first; the last needs what was learned for it."""
    return [name for name in LEVELS if name in _levels(game)]


def _levels(game: str) -> dict[str, Maker]:
    found: dict[str, Maker] = {
        "random": RandomBot,
        "greedy": brought(game).greedy,
        "peek": searching(game, "peek", evaluator(game)),
        "search": searching(game, "search", evaluator(game)),
    }
    learned = learned_evaluator(game)
    if learned is not None:
        found["learned"] = searching(game, "learned", learned)
    return found


def learned_evaluator(game: str) -> EvaluatorMaker | None:
    """The evaluator that was learned for a game, where there is one."""
    if game not in catalog.games() or importlib.util.find_spec("maat.learn") is None:
        return None
    made: EvaluatorMaker | None = importlib.import_module(LEARNED).evaluator_for(game)
    return made


def known(game: str) -> dict[str, Maker]:
    """The bots that play a game: the odd ones, the levels, then those an operator adds."""
    return {**brought(game).besides, **_levels(game), **ADDED.get(game, {})}


def usual(game: str) -> str:
    """The bot to sit down with when nobody says which: not the strongest, but never slow."""
    return USUAL if USUAL in known(game) else LEVELS[0]


def find(game: str, name: str) -> Maker:
    """A bot by name: give it a seed and it plays."""
    bots = known(game)
    if name not in bots:
        raise NotFound("unknown-bot", bot=name, game=game, known=", ".join(bots))
    return bots[name]


def seated(game: str, names: list[str], seats: int) -> list[str]:
    """One name for each seat: the names given, over and over."""
    for name in names:
        find(game, name)
    return around(names, seats)


def around(names: list[str], seats: int) -> list[str]:
    """Names around a table, over and over; more of them than seats are refused."""
    if len(names) > seats:
        raise NotFound("too-many-bots", found=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]
