"""What the tests of the server share: stores, and servers on real sockets."""

from __future__ import annotations

import asyncio
import inspect
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres

from maat.client import Client
from maat.pocket.cabinet import Cabinet
from maat.pocket.store import open_store as open_store_on
from maat.server.handoff import Handoff
from maat.server.http import endpoint
from maat.server.run import in_background
from maat.server.settings import Settings
from maat.server.store.interface import Store
from maat.server.store.postgres.store import PostgresStore, open_postgres
from maat.server.store.rows import GameRow, SeatRow, now
from maat.server.store.sqlite import SqliteStore

OpenStore = Callable[[], SqliteStore]


class Running:
    """A server in a thread of its own, with a real port, a real file and the network it finds."""

    def __init__(
        self,
        folder: Path,
        find: Callable[[], str] = str,
        handoff: Handoff | None = None,
        port: int = 0,
        **wishes: Any,
    ) -> None:
        usual: dict[str, Any] = {"pause": 0.0, "grace": 0.0, "limits": False, "thinkers": 1}
        usual["database"] = str(folder / "maat.db")
        wished = Settings(**{**usual, **wishes})
        self._block = in_background(wished, find, handoff, port)
        self.server = self._block.__enter__()
        app: Any = self.server.config.app
        self.services = app.state.services
        self.settings: Settings = self.services.settings
        self.url = self.settings.public_url

    def guest(self, name: str = "") -> Client:
        """Somebody new."""
        client = Client(self.url)
        if name:
            client.come_in(name)
        return client

    def stop(self) -> None:
        """Gracefully."""
        self._block.__exit__(None, None, None)


Serve = Callable[..., Running]


@pytest.fixture(scope="session", autouse=True)
def nobody_waits_for_a_refusal() -> Iterator[None]:
    """But where that is what is tested."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(endpoint, "PENANCE", 0.0)
        yield


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that need nothing special."""
    running = Running(tmp_path_factory.mktemp("shared"))
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers on one file, with settings of their own."""
    started: list[Running] = []

    def start(**wishes: Any) -> Running:
        started.append(Running(tmp_path, **wishes))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file for a store."""
    return tmp_path / "maat.db"


@pytest.fixture
def open_store(database: Path) -> Iterator[OpenStore]:
    """Opens the store, closing the one opened before."""
    opened: list[SqliteStore] = []

    def again() -> SqliteStore:
        while opened:
            opened.pop().close()
        opened.append(SqliteStore(database))
        return opened[-1]

    yield again
    while opened:
        opened.pop().close()


class MemoryCabinet(Cabinet):
    """A cabinet in memory: what a browser offers, without the browser."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, name: str) -> str | None:
        return self.kept.get(name)

    async def scan(self, start: str) -> dict[str, str]:
        return {name: self.kept[name] for name in sorted(self.kept) if name.startswith(start)}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        await asyncio.sleep(0)  # a real one takes its time
        self.kept |= {name: text for name, text in changes.items() if text is not None}
        for name in [name for name, text in changes.items() if text is None]:
            self.kept.pop(name, None)


class Aside:
    """A store whose lines belong to one loop, for tests that ask from several."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self.store, name)
        if not inspect.iscoroutinefunction(asked):
            return asked

        async def ask(*args: Any, **values: Any) -> Any:
            found = asyncio.run_coroutine_threadsafe(asked(*args, **values), self.loop)
            return await asyncio.wrap_future(found)

        return ask

    def end(self) -> None:
        """Let go of the lines, then of the loop."""
        asyncio.run_coroutine_threadsafe(self.store.leave(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def open_aside(postgres: Postgres) -> Iterator[Callable[[], Any]]:
    """Opens the store of a new database, each time as another worker of it."""
    url = postgres.database()
    opened: list[Aside] = []

    def again() -> Aside:
        opened.append(Aside(open_postgres(url)))
        return opened[-1]

    yield again
    for store in opened:
        store.end()


@pytest.fixture(params=["sqlite", "postgres", "cabinet"])
def open_any(request: pytest.FixtureRequest) -> Callable[[], Store]:
    """Opens a store of every kind, always on the same rows."""
    if request.param != "cabinet":
        name = "open_store" if request.param == "sqlite" else "open_aside"
        opened: Callable[[], Store] = request.getfixturevalue(name)
        return opened
    cabinet = MemoryCabinet()
    return lambda: asyncio.run(open_store_on(cabinet, secrets.token_bytes(32)))


@pytest.fixture
def row() -> GameRow:
    """A table of Ra for two."""
    return GameRow(
        *("table-1", "table", "ra", 1, "", {"boat": "on"}, (0, 0), "hmac-sha256", "c", None),
        created=now(),
        seats=[SeatRow(0), SeatRow(1, "bot", None, "random", "random 1")],
    )
