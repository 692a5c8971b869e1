"""What the tests of the pocket share: a device with a cabinet in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import pytest

from maat.pocket import thinker
from maat.pocket.worker import Worker, start
from maat.scene.cache import CACHE
from maat.server import assets


class Device:
    """A browser as a worker sees it; what is kept outlives its workers."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.lines: asyncio.Queue[tuple[int, Any]] = asyncio.Queue()
        self.said: list[tuple[int, Any]] = []  # all of these, heard or not
        self.assets = assets.Assets()
        self.is_full = False
        self.is_awake = True  # its thinking worker
        self.thoughts: list[str] = []  # what that worker was told

    async def read(self, name: str) -> str | None:
        """As its database has it."""
        return self.kept.get(name)

    async def scan(self, begin: str) -> str:
        """As its database has it."""
        return json.dumps([[n, self.kept[n]] for n in sorted(self.kept) if n.startswith(begin)])

    async def write(self, changes: str) -> None:
        """All or nothing."""
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no room")
        for name, text in json.loads(changes):
            if text is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = text

    def wake(self) -> bool:
        """As a test wants it."""
        return self.is_awake

    async def think(self, wanted: str, told: str) -> str:
        """Without a worker of its own."""
        self.thoughts.append(told)
        return thinker.answer(wanted, told)

    async def file(self, name: str) -> str:
        """A file of the site."""
        if name == "files.json":
            return json.dumps(list(self.assets.known))
        return self.assets.text(name)

    def say(self, number: int, text: str) -> None:
        """A message of a socket."""
        self.said.append((number, json.loads(text)))
        self.lines.put_nowait(self.said[-1])

    def closed(self, number: int, code: int) -> None:
        """A socket has hung up."""
        self.lines.put_nowait((number, code))


class Page:
    """Somebody at a device."""

    def __init__(self, worker: Worker, device: Device) -> None:
        self.worker = worker
        self.device = device

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """What comes of it, read."""
        status, media, _, text = json.loads(await self.worker.ask(method, path, json.dumps(body)))
        assert status < 400, text
        return json.loads(text) if media == "application/json" else text

    async def refused(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> str:
        """Why it cannot be."""
        status, _, _, text = json.loads(await self.worker.ask(method, path, json.dumps(body)))
        assert status >= 400
        key: str = json.loads(text)["key"]
        return key

    async def hear(self, kind: str) -> Any:
        """The next message of this kind on a socket."""
        while True:
            _, message = await asyncio.wait_for(self.device.lines.get(), 60)
            if isinstance(message, dict) and message["type"] == kind:
                return message

    async def leave(self) -> None:
        """Close the page: nothing is said to anybody."""
        self.worker.sweeping.cancel()
        await self.worker.desk.services.close()


@pytest.fixture
def device() -> Device:
    """A new one."""
    return Device()


@pytest.fixture
def open_page(monkeypatch: pytest.MonkeyPatch) -> Callable[[Device], Coroutine[Any, Any, Page]]:
    """Opens a page at a device; its bots do not let themselves be watched."""
    monkeypatch.setattr(CACHE, "most", CACHE.most)  # what a device sets is set back

    async def opened(device: Device) -> Page:
        worker = await start(device)
        worker.desk.services.driver.pause = 0.0
        return Page(worker, device)

    return opened
