"""What the script of the tables calls; the only module that knows it is inside a browser."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from typing import Any

from maat.pocket import services
from maat.pocket.cabinet import Cabinet
from maat.pocket.desk import Desk, open_desk
from maat.pocket.store import open_store
from maat.scene.cache import CACHE
from maat.server import bundle
from maat.server.bodies import Replay
from maat.server.http.runner import Answered

FILES = "files.json"  # the names of all files of the page
PARTS = 512  # of scenes that are kept: more than a table needs, less than a phone would feel


class BrowserCabinet(Cabinet):
    """The browser's own database, by way of a script."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def read(self, name: str) -> str | None:
        found: str | None = await self.page.read(name)
        return found

    async def scan(self, start: str) -> dict[str, str]:
        return dict(json.loads(await self.page.scan(start)))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        await self.page.write(json.dumps(list(changes.items())))


class Worker:
    """The desk as a script uses it."""

    def __init__(self, page: Any, desk: Desk) -> None:
        self.page = page
        self.desk = desk
        registry = desk.services.registry
        self.sweeping = asyncio.ensure_future(registry.keep_sweeping(lambda: None))

    async def ask(self, method: str, target: str, body: str) -> str:
        """An operation; what it says in JSON, so that one text crosses over."""
        told: Answered = await self.desk.ask(method, target, body)
        return json.dumps([told.status, told.media, told.name, told.body.decode()])

    def connect(self, number: int, id: str) -> None:
        """The page opens a socket."""
        self.desk.connect(
            number,
            id,
            lambda text: self.page.say(number, text),
            lambda code: self.page.closed(number, code),
        )

    def hear(self, number: int, text: str | None = None) -> None:
        """The page says something on a socket, or hangs up."""
        self.desk.hear(number, text)


async def start(page: Any) -> Worker:
    """Everything put together; `page` is what the script offers."""
    CACHE.most = PARTS
    cabinet = BrowserCabinet(page)

    async def one_file(replay: Replay) -> str:
        names = bundle.needed(json.loads(await page.file(FILES)), replay.game)
        return bundle.fold({name: await page.file(name) for name in names}, replay)

    store = await open_store(cabinet, secrets.token_bytes(32))
    made = services.make(store, page, one_file)
    return Worker(page, await open_desk(made, cabinet))
