"""Appends to PostgreSQL: in groups, in one order for all, told once they are kept."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import asyncpg
import pytest

from maat.server.store.interface import Conflict
from maat.server.store.postgres.appends import APPEND, Appends
from maat.server.store.postgres.store import PostgresStore
from maat.server.store.rows import EntryRow, GameRow


class Line:
    """A connection that keeps everything but what another has written first, or cannot be kept."""

    def __init__(self, lost: str = "", spoilt: str = "") -> None:
        self.lost, self.spoilt = lost, spoilt
        self.groups: list[list[str]] = []

    def is_closed(self) -> bool:
        return False

    async def fetchmany(self, query: str, values: list[tuple[Any, ...]]) -> list[dict[str, str]]:
        assert query == APPEND, "nothing else is said here, no notice either"
        ids = [each[0] for each in values]
        self.groups.append(ids)
        await asyncio.sleep(0)
        if self.spoilt in ids:
            raise asyncpg.DataError(self.spoilt)
        return [{"id": id} for id in ids if id != self.lost]


def appends(line: Line) -> Appends:
    """A writer on this connection."""
    pool: Any = PostgresStore("", b"").pool
    made = Appends(pool, lambda _: None)
    made.connection = line
    return made


def kept(writer: Appends, *ids: str) -> list[Any]:
    """What becomes of appends to these tables that are asked for together."""

    async def work() -> list[Any]:
        return await asyncio.gather(*(writer.append((id,)) for id in ids), return_exceptions=True)

    return asyncio.run(work())


def test_appends_that_wait_together_are_one_group_in_the_order_of_their_tables() -> None:
    line = Line(lost="b")
    assert kept(appends(line), "c", "a", "b", "a") == [True, True, False, True]
    assert line.groups == [["a", "b", "c"], ["a"]], "one of each table at a time"


def test_an_append_that_cannot_be_kept_fails_alone() -> None:
    line = Line(spoilt="b")
    first, second, third = kept(appends(line), "c", "b", "a")
    assert (first, third) == (True, True)
    assert isinstance(second, Exception)
    assert line.groups == [["a", "b", "c"], ["a"], ["b"], ["c"]]


@pytest.mark.parametrize("is_kept", [True, False])
def test_others_are_told_of_what_is_kept_and_of_nothing_else(row: GameRow, is_kept: bool) -> None:
    store, happened = PostgresStore("", b""), list[str]()

    async def append(_: Any) -> bool:
        happened.append("kept" if is_kept else "lost")
        return is_kept

    cast("Any", store.appends).append = append
    store.written = lambda _: happened.append("told")
    work = store.append(row, [EntryRow("0 draw")])
    if is_kept:
        asyncio.run(work)
        assert happened == ["kept", "told"]
    else:
        with pytest.raises(Conflict):
            asyncio.run(work)
        assert happened == ["lost"]
