"""Maat: board games of ancient Egypt, played, refereed and studied."""

from __future__ import annotations

from maat.engine import compiled as _compiled
from maat.version import __version__

__all__ = ["__version__", "is_compiled"]

_compiled.choose()


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from maat.core import state  # noqa: PLC0415 - which file it comes from is decided above

    return not str(state.__file__).endswith(".py")
