"""Bots that an operator adds to the menu by the setting `bots`."""

from __future__ import annotations

import re

from maat import catalog
from maat.bots import files, roster
from maat.bots.bot_set import Maker
from maat.core.errors import MaatError, NotFound

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
SETTING = "MAAT_BOTS"


def let_in(setting: str) -> None:
    """Let the bots of a setting play every game they can play."""
    for each in filter(None, map(str.strip, setting.split(","))):
        name, _, where = each.partition("=")
        if not NAME.fullmatch(name) or not files.is_own(where):
            raise NotFound("bad-setting", name=SETTING, value=each)
        _let_in(name, where)


def _let_in(name: str, where: str) -> None:
    """Into the menu of each game whose questions a bot answers; if there is none, why not."""
    faults = []
    for key in catalog.games():
        if name in roster.known(key) and name not in roster.ADDED.get(key, {}):
            raise NotFound("bad-setting", name=SETTING, value=name)  # one of ours has this name
        try:
            roster.ADDED.setdefault(key, {})[name] = _tried(key, where)
        except MaatError as fault:
            faults.append(fault)
    if len(faults) == len(catalog.games()):
        raise faults[0]


def _tried(key: str, where: str) -> Maker:
    make, game = files.find(key, where), catalog.load(key)
    files.try_out(make, game, game.new(max(game.seat_counts), {}))
    return make
