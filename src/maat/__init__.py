"""Maat: board games of ancient Egypt, played, refereed and studied."""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader

from maat.version import __version__

__all__ = ["__version__", "is_compiled"]

PLAIN = os.environ.get("MAAT_PLAIN") == "1"


def _prefer_sources() -> None:
    """Run the plain sources even where compiled modules lie beside them."""

    def finder(path: str) -> FileFinder:
        if not path.startswith(tuple(__path__)):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    for path in __path__:
        sys.path_importer_cache.pop(path, None)


if PLAIN:
    _prefer_sources()


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from maat.core import state  # noqa: PLC0415 - which file it comes from is decided above

    return not str(state.__file__).endswith(".py")
