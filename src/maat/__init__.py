"""Maat: board games of ancient Egypt, played, refereed and studied.

`maat.load`, `maat.Match` and the other names of `maat.api` are loaded when they are first asked
for, so that a program that needs only a part of Maat does not pay for the rest.
"""

from __future__ import annotations

import atexit
import gc
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from maat.engine import compiled as _compiled
from maat.version import __version__

if TYPE_CHECKING:
    from maat.api import (
        Game,
        MaatError,
        Match,
        Review,
        advice,
        analyze,
        bot,
        bot_names,
        dumps,
        load,
        play,
        replay,
        save,
        titles,
    )

__all__ = [
    "Game",
    "MaatError",
    "Match",
    "Review",
    "__version__",
    "advice",
    "analyze",
    "bot",
    "bot_names",
    "dumps",
    "is_compiled",
    "load",
    "play",
    "replay",
    "save",
    "titles",
]

_compiled.choose()

# msgspec reads freed memory when the last collection takes the classes of structs apart
# (msgspec/msgspec#717): at the end of a program nothing is collected any more.
atexit.register(gc.freeze)


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    found = find_spec("maat.core.state")  # not imported: it may be on the way
    return found is not None and not str(found.origin).endswith((".py", ".pyc"))


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'maat' has no attribute {name!r}")
    return getattr(import_module("maat.api"), name)
