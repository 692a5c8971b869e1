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
from maat.pocket.thinker import Thinker
from maat.server.bodies import Replay


class EmptyCabinet(Cabinet):
    """Keeps nothing."""

    async def read(self, name: str) -> str | None:
        return None

    async def scan(self, start: str) -> dict[str, str]:
        return {}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        raise RuntimeError("nothing is kept while a site is built")


class Nobody(Thinker):
    """There is nobody to think."""

    def wake(self) -> bool:
        return True

    async def think(self, wanted: str, told: str) -> str:
        raise RuntimeError("no bot is asked while a site is built")


async def no_file(_: Replay) -> str:
    """Nor is there a game to look back at."""
    raise RuntimeError("nothing is played while a site is built")


async def told() -> bytes:
    """The answer to `/api/games`."""
    made = services.make(CabinetStore(EmptyCabinet(), b""), Nobody(), no_file)
    return (await Desk(made, EmptyCabinet(), "").ask("GET", "/api/games", "")).body


async def main() -> None:
    """What `python.mjs` calls."""
    Path("/tmp/out").write_bytes(await told())
