"""A cabinet: texts by name, all that a browser has to offer a store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Cabinet(Protocol):
    """Whoever keeps texts; one program at a time writes there."""

    async def read(self, name: str) -> str | None:
        """What is kept under a name."""

    async def scan(self, start: str) -> dict[str, str]:
        """Everything whose name starts so, in the order of the names."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Keep all of it or nothing, None takes away; nothing of it can be lost afterwards."""
