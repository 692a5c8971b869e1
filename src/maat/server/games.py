"""The games on offer here, each loaded once."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from typing import Any

from maat import catalog, trial
from maat.bots import roster
from maat.catalog import AnyGame
from maat.core import components
from maat.core.match import Match
from maat.core.notation import Record
from maat.server.errors import Refusal
from maat.server.messages import Messages
from maat.server.store.rows import GameRow

LOG = logging.getLogger("maat.games")

MOST_TRIED = 64  # sets of values of which it is kept in mind that games with them end


class LoadedGames:
    """By their keys, each loaded when it is first asked for.

    One that cannot be loaded is left out and does not stop the others.
    """

    def __init__(self) -> None:
        self.keys = catalog.games()
        self.known: dict[str, Messages] = {}
        self.reconstructed: dict[str, int] = {}  # how many component values of each
        self.bgg: dict[str, int] = {}  # their numbers at BoardGameGeek, 0 for none

    def all(self) -> list[Messages]:
        """Every game there is, in the order of the catalog."""
        return [self.messages(key) for key in list(self.keys) if self._is_there(key)]

    def _is_there(self, key: str) -> bool:
        if key in self.keys and key not in self.known:
            try:
                self._load(key)
            except Exception:
                LOG.exception("the game %s cannot be loaded", key)
                self.keys.remove(key)
        return key in self.known

    def _load(self, key: str) -> None:
        made = Messages(catalog.load(key))
        values = catalog.read_values(key)
        facts = components.facts(values) if values else []
        self.bgg[key] = int(values.get("meta", {}).get("bgg", 0))
        self.reconstructed[key] = sum(1 for fact in facts if fact.tag == "reconstructed")
        self.known[key] = made

    def game(self, key: str) -> AnyGame:
        """A game on offer."""
        return self.messages(key).game

    def messages(self, key: str) -> Messages:
        """What the codes of a game on offer are called."""
        if not self._is_there(key):
            raise Refusal("unknown-game", 404, game=key, known=", ".join(self.keys))
        return self.known[key]

    def match(self, row: GameRow) -> Match[Any]:
        """The match of a table at its opening."""
        return opening(self.game_of(row), row)

    def game_of(self, about: GameRow | Record) -> AnyGame:
        """The game of a table or a record, with values of its own if it has such."""
        own = self.game(about.game)
        if not about.changes:
            return own
        return catalog.load_with(about.game, about.rules, about.changes)

    def owned(self, key: str, changes: components.Data) -> AnyGame:
        """A game with values of somebody's box, after games with every seat count have ended."""
        own = self.game(key)
        return _tried(key, own.version, json.dumps(changes, sort_keys=True)) if changes else own

    def check_bot(self, game: str, bot: str) -> str:
        """The name of a bot of this game."""
        roster.find(game, bot)
        return bot


@lru_cache(MOST_TRIED)
def _tried(key: str, rules: int, changes: str) -> AnyGame:
    game = catalog.load_with(key, rules, json.loads(changes))
    trial.play(game)
    return game


def opening(game: AnyGame, row: GameRow) -> Match[Any]:
    """The match of a table at its opening, under its own rules and with its own values."""
    if row.rules > game.version:
        raise Refusal("other-rules-here", 409, found=row.rules, known=game.version)
    if row.components != game.components:
        raise Refusal("other-components-here", 409, found=row.components)
    return Match(game, len(row.seats), row.options, rules=row.rules)
