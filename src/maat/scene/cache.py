"""Parts of scenes that are kept, so that only what has changed is drawn anew: a cache."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST: Final = 4096  # parts in a generation; those that a whole one did not use are forgotten


class PartCache:
    """Two generations of parts, by what draws them and all they depend on."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.young: dict[Hashable, Any] = {}
        self.old: dict[Hashable, Any] = {}

    def clear(self) -> None:
        """Forget everything."""
        self.young, self.old = {}, {}

    def draw(self, draw: Callable[P, T], depends: Hashable, *args: P.args, **kwargs: P.kwargs) -> T:
        """A part as it was drawn when all it depends on was the same; nobody may change it."""
        key = draw, depends
        found: T | None = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is None:
                found = draw(*args, **kwargs)
            if len(self.young) >= self.most:
                self.old, self.young = self.young, {}
            self.young[key] = found
        return found


CACHE: Final = PartCache()
cached: Final = CACHE.draw
