"""Bots from a person's own file: `make(seed)` gives one that plays."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from maat.bots import roster
from maat.bots.bot import Bot, Glance
from maat.bots.roster import AnyBot
from maat.core.errors import IllegalAction, NotFound

ENDING: Final = ".py"
_loaded: Final[dict[str, Callable[[str], AnyBot]]] = {}


def find(game: str, name: str) -> Callable[[str], AnyBot]:
    """A bot by name, or by the file it is written in. Never for names that strangers send."""
    if not name.endswith(ENDING):
        return roster.find(game, name)
    if name not in _loaded:
        _loaded[name] = _load(Path(name))
    return _loaded[name]


def _load(path: Path) -> Callable[[str], AnyBot]:
    spec = importlib.util.spec_from_file_location(f"maat_own_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NotFound("no-file", file=str(path), reason=os.strerror(errno.ENOENT))
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    make: Callable[[str], AnyBot] | None = getattr(module, "make", None)
    if make is None:
        raise NotFound("no-maker", file=str(path))
    return checking(make)


def checking(make: Callable[[str], AnyBot]) -> Callable[[str], AnyBot]:
    """The same bots, each with somebody who looks whether its answers are legal."""

    def watched(seed: str) -> AnyBot:
        return Watched(make(seed))

    return watched


class Watched(Bot[Any]):
    """Lets another bot choose and refuses what the rules forbid: games between bots do not look."""

    def __init__(self, inner: AnyBot) -> None:
        self.inner = inner

    def choose(self, glance: Glance[Any]) -> i64:
        answer = int(self.inner.choose(glance))
        if answer not in glance.options:
            game = glance.game
            if not 0 <= answer < len(game.actions):
                raise IllegalAction("unknown-code", code=answer)
            rule = game.rule_name(game.why_not(glance.state, answer))
            raise IllegalAction("illegal-answer", answer=game.actions.names[answer], rule=rule)
        return answer


def seated(game: str, names: list[str], seats: int) -> list[str]:
    """One name for each seat: the names given, over and over."""
    for name in names:
        find(game, name)
    return roster.around(names, seats)


def shown(name: str) -> str:
    """How a bot is called where people read."""
    return Path(name).stem if name.endswith(ENDING) else name
