"""Which store a setting names: a file is SQLite's, an address is PostgreSQL's."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from maat.core.errors import NotFound
from maat.server.cluster import Cluster
from maat.server.store.interface import ServerStore
from maat.server.store.sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


def is_address(database: str) -> bool:
    """Whether this names a PostgreSQL database, not a file."""
    return database.startswith(SCHEMES)


def shown(database: str) -> str:
    """A database as it is told: nobody reads a password."""
    scheme, _, rest = database.partition("://")
    where = rest.rpartition("@")[2] if rest else ""
    return f"{scheme}://{where}" if is_address(database) else database


def open_store(database: str, timed: Callable[[float], None] = lambda _: None) -> ServerStore:
    """The store of a server, brought up to date."""
    if not is_address(database):
        return SqliteStore(Path(database), timed)
    store: ServerStore = postgres("store").open_postgres(database, timed)
    return store


def cluster_of(store: ServerStore) -> Cluster:
    """Who serves the tables of a store together."""
    if isinstance(store, SqliteStore):
        return Cluster()
    cluster: Cluster = postgres("cluster").PostgresCluster(store)
    return cluster


def postgres(part: str) -> Any:
    """A module of what is for PostgreSQL, whose package need not be there."""
    try:
        return import_module(f"maat.server.store.postgres.{part}")
    except ModuleNotFoundError as fault:
        if fault.name != "asyncpg":
            raise
        raise NotFound("no-asyncpg") from None
