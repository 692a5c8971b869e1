"""Which games there are: those in `maat.games` and those of other packages, by entry point."""

from __future__ import annotations

import json
import pkgutil
import sys
import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import maat.games
from maat.core import components
from maat.core.errors import BadComponents, NotFound
from maat.core.game import Game
from maat.core.notation import Record

GROUP = "maat.games"
MOST_OWNERS = 16  # sets of owners' values that are kept in mind

AnyGame = Game[Any]
Maker = Callable[[components.Data], AnyGame]


def games() -> list[str]:
    """The keys of all games, our own first."""
    ours = _ours()
    return ours + [key for key in _theirs(tuple(sys.path)) if key not in ours]


@cache
def _ours() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(maat.games.__path__)]


@cache
def _theirs(_: tuple[str, ...]) -> dict[str, str]:
    """Games of other packages and where each is, looked for once in these folders."""
    return {entry.name: entry.module for entry in entry_points(group=GROUP)}


def package(key: str) -> str:
    """The import name of the package that holds a game."""
    if key not in games():
        raise NotFound("unknown-game", game=key, known=", ".join(games()))
    return f"{maat.games.__name__}.{key}" if key in _ours() else _theirs(tuple(sys.path))[key]


@cache
def module(key: str, name: str) -> Any:
    """A module a game may have, such as `bots` or `scene.parts`; None for one that it has not."""
    above, _, _ = name.rpartition(".")
    if above and not hasattr(module(key, above), "__path__"):
        return None
    full = f"{package(key)}.{name}"
    return import_module(full) if find_spec(full) is not None else None


def file(key: str, name: str) -> Path | None:
    """A file a game may have, such as `components.toml`; None for one that it has not."""
    found = Path(str(resources.files(package(key)).joinpath(name)))
    return found if found.is_file() else None


def read_values(key: str) -> components.Data:
    """The component values a game comes with; none for a game that has no such file."""
    found = file(key, "components.toml")
    return {} if found is None else tomllib.loads(found.read_text("utf-8"))


def owner_values(key: str, path: str | Path) -> components.Data:
    """The values of a game with an owner's corrections laid over them."""
    try:
        changes = tomllib.loads(Path(path).read_text("utf-8-sig"))
    except OSError as fault:
        raise NotFound("no-file", file=str(path), reason=str(fault.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadComponents("not-toml", file=str(path), reason=str(fault)) from None
    return components.corrected(read_values(key), changes)


def load(key: str, corrections: str | Path | None = None) -> AnyGame:
    """The rules of a game, with its own component values or an owner's."""
    if corrections is None:
        return _maker(key)(read_values(key))
    return _owned(key, read_values(key), owner_values(key, corrections))


def load_with(key: str, rules: int, changes: components.Data) -> AnyGame:
    """The rules of a game with the values it was begun with: those of a version of its rules, and
    what was different then."""
    if not changes:
        return load(key)
    return _load_with(key, rules, json.dumps(changes, sort_keys=True))


@lru_cache(MOST_OWNERS)
def _load_with(key: str, rules: int, changes: str) -> AnyGame:
    model = components.under(read_values(key), rules)
    return _owned(key, model, components.changed(model, json.loads(changes)))


def load_for(record: Record, corrections: Path | None = None) -> AnyGame:
    """The rules a record is played with: its own values, or those of a file."""
    if corrections is not None:
        return load(record.game, corrections)
    return load_with(record.game, record.rules, record.changes)


def _owned(key: str, model: components.Data, values: components.Data) -> AnyGame:
    game = _maker(key)(values)
    game.changes = components.differences(model, values)
    game.components = components.digest(values) if game.changes else ""
    return game


def _maker(key: str) -> Maker:
    make: Maker = import_module(package(key)).make
    return make
