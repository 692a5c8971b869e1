"""What holds for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from tests.postgres import Postgres

os.environ["MAAT_COMPILE"] = "0"  # no server that a test starts compiles in the background


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    server = Postgres()
    yield server
    server.stop()
