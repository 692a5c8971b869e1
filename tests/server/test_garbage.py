"""Python looks at all there is when there is more of it, not while people play."""

from __future__ import annotations

import gc
import platform
import resource
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from websockets.server import ServerProtocol

from maat.server import garbage
from maat.server.connections import HttpConnection, SocketConnection
from maat.server.garbage import Garbage, trim
from maat.server.sockets import Socket

if TYPE_CHECKING:
    from tests.server.conftest import Serve

MUCH = 400_000  # things made anew, more than enough for Python to look


@pytest.fixture(autouse=True)
def frozen() -> Iterator[None]:
    """What other tests have left is not looked at."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def looks() -> int:
    """How often Python has looked, at what is young or at all there is."""
    return sum(int(each["collections"]) for each in gc.get_stats())


class Knot:
    """Leads to itself."""

    def __init__(self) -> None:
        self.knot = self


def test_what_is_made_anew_while_people_play_lets_nobody_wait(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "EVERY", 3600.0)
    running = serve()
    before, kept = looks(), list[list[int]]()
    for number in range(MUCH):
        kept.append([number])
    assert looks() == before
    assert len(kept) == MUCH
    running.stop()
    assert gc.isenabled()


def test_what_leads_to_itself_goes_once_there_is_more() -> None:
    here = Garbage(1)
    here.collect_if_grown()
    before = looks()
    here.collect_if_grown()
    assert looks() == before
    gc.disable()
    try:
        kept = [[number] for number in range(here.left)]
        lost = weakref.ref(Knot())
        here.collect_if_grown()
        assert lost() is None
        assert len(kept) > 0
    finally:
        gc.enable()


def living() -> int:
    """How many connections are in memory, closed or not."""
    kinds = HttpConnection, SocketConnection, ServerProtocol, Socket
    return sum(isinstance(each, kinds) for each in gc.get_objects())


def test_a_connection_that_has_closed_leaves_nothing_to_look_for(serve: Serve) -> None:
    running = serve()
    guest = running.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    gc.collect()
    gc.disable()
    try:
        before = living()
        guest.get("/api/me")
        with guest.look(table) as seat:
            seat.wait("update")
            seat.send("act", action=0, version=0)
            seat.wait("refused")
            assert living() <= before + 3, "of the connection that became a socket nothing is left"
        limit = time.monotonic() + 60
        while living() > before:  # what others have left may end, too
            assert time.monotonic() < limit
            time.sleep(0.05)
    finally:
        gc.enable()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="its allocator keeps no free memory")
def test_what_is_let_go_of_between_things_that_are_kept_is_given_back() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

    pieces: list[bytes | None] = [bytes(4000) for _ in range(10_000)]
    before = resident()
    for number in range(len(pieces)):
        if number % 100:
            pieces[number] = None
    trim()
    assert before - resident() > 20_000_000
    assert len(pieces) == 10_000
