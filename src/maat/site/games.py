"""Asks the engine that was built what can be played, for the front page to show before it runs.

Run inside the browser's Python by `python.mjs`; so what was built has run once.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from maat.pocket import services
from maat.pocket.cabinet import Cabinet
from maat.pocket.desk import Desk
from maat.pocket.store import CabinetStore


class EmptyCabinet(Cabinet):
    """Keeps nothing."""

    async def read(self, name: str) -> str | None:
        return None

    async def scan(self, start: str) -> dict[str, str]:
        return {}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        raise RuntimeError("nothing is kept while a site is built")


async def nobody(*_: object) -> str:
    """There is nobody to think."""
    raise RuntimeError("no bot is asked while a site is built")


async def told() -> bytes:
    """The answer to `/api/games`."""
    made = services.make(CabinetStore(EmptyCabinet(), b""), nobody, nobody)
    return (await Desk(made, EmptyCabinet(), "").ask("GET", "/api/games", "")).body


async def main() -> None:
    """What `python.mjs` calls."""
    Path("/tmp/out").write_bytes(await told())
