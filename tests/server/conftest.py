"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from maat.server.sqlite import SqliteStore
from maat.server.store import GameRow, SeatRow, now

OpenStore = Callable[[], SqliteStore]


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


@pytest.fixture
def row() -> GameRow:
    """A table of Ra for two."""
    return GameRow(
        *("table-1", "table", "ra", 1, "", {"boat": "on"}, (0, 0), "hmac-sha256", "c", None),
        created=now(),
        seats=[SeatRow(0), SeatRow(1, "bot", None, "random", "random 1")],
    )
