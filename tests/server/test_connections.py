"""Connections: counted, hurried, turned away; whoever floods is let go and others go on."""

from __future__ import annotations

import json
import resource
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from zlib import crc32

import pytest
from tests.server.conftest import Running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maat.client import Client, Data
from maat.server import connections
from maat.server.handoff import Handoff

if TYPE_CHECKING:
    from tests.server.conftest import Serve

ME: Data = {"kind": "me"}
MANY = 600


def dial(running: Running) -> socket.socket:
    """A bare connection."""
    parts = urlsplit(running.url)
    return socket.create_connection((parts.hostname, parts.port), 10)


def ask(line: socket.socket, path: str, more: str = "") -> tuple[int, bytes]:
    """One request on a connection; the status and the whole reply."""
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n".encode())
    reply = line.recv(65_536)
    return int(reply.split()[1]), reply


def test_past_the_cap_a_connection_hears_503_and_how_the_server_is(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    running = serve(each=MANY)
    with ExitStack() as held:
        for _ in range(MANY):
            held.enter_context(dial(running))
        with dial(running) as late:
            status, reply = ask(late, "/api/games")
            assert status == 503
            reply += b"".join(iter(lambda: late.recv(65_536), b""))  # until it is closed
            assert json.loads(reply.partition(b"\r\n\r\n")[2])["key"] == "too-many-lines"
        with dial(running) as late:
            assert ask(late, "/healthz")[0] == 200
        with pytest.raises(InvalidStatus) as refused:
            Client(running.url).look("table").close()
        assert refused.value.response.status_code == 503
        assert any("turned away" in record.message for record in caplog.records)
    until_free(running)
    assert Client(running.url).get("/api/games")


def until_free(running: Running) -> None:
    """Wait until all connections but those of the test have gone."""
    while count(running) > 0:
        time.sleep(0.01)


def count(running: Running) -> int:
    """Open connections."""
    speaks: Any = running.server.config.http_protocol_class
    return int(speaks.args[0].count)


def test_whoever_does_not_come_to_the_point_is_let_go(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_TIME", 0.2)
    monkeypatch.setattr(connections, "BODY_TIME", 0.2)
    running = serve()
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    for beginning in (b"", b"GET / HTTP/1.1\r\nHost: a", head + b"Content-Length: 9\r\n\r\n{"):
        with dial(running) as slow:
            slow.sendall(beginning)
            with pytest.raises((ConnectionError, StopIteration)):
                next(iter(lambda: slow.recv(65_536), b""))


def test_a_head_without_end_is_refused(shared: Running) -> None:
    with dial(shared) as line:
        line.sendall(
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 2 * connections.HEAD_BYTES
        )
        assert b" 400 " in line.recv(65_536)


@pytest.mark.parametrize("control", ["ping", "pong"])
def test_a_flood_of_pings_closes_the_line(shared: Running, control: str) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    looking = guest.look(table)
    looking.wait("update")
    with pytest.raises(ConnectionClosed) as closed:
        flood(looking.socket, control)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert guest.get(f"/api/tables/{table}")["mine"] == [0, 1]


def flood(line: Any, control: str) -> None:
    """Send what costs nothing until the other side has had enough."""
    for number in range(connections.CONTROLS + 1):
        getattr(line, control)(f"{control}{number}")
    line.recv(10)


def test_sockets_of_one_address_are_capped_behind_a_proxy(serve: Serve) -> None:
    running = serve(each=2, proxies=1)
    guest = running.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"]
    with guest.look(table), guest.look(table):
        with pytest.raises(InvalidStatus) as refused:
            guest.look(table).close()
        assert refused.value.response.status_code == 503
        assert guest.get(f"/api/tables/{table}")["mine"] == [0, 1]


def test_who_looks_at_a_table_is_brought_to_the_worker_its_name_stands_for(tmp_path: Path) -> None:
    """Each has a store of its own here, so that it is seen which of them answers."""
    tables: list[str] = []
    workers: list[Running] = []
    for number in range(2):
        folder = tmp_path / f"store-{number}"
        folder.mkdir()
        workers.append(Running(folder, handoff=Handoff(str(tmp_path), number, 2)))
        host = workers[number].guest("Ania")
        found = (str(host.open_table("ra", [ME, ME])["id"]) for _ in range(50))
        tables.append(next(id for id in found if crc32(f"/ws/{id}".encode()) % 2 == number))
    try:
        for worker in workers:
            for table in tables:
                with Client(worker.url).look(table) as seat:
                    assert seat.wait("update")["table"] == table
        workers[1].stop()
        with Client(workers[0].url).look(tables[0]) as seat:
            assert seat.wait("update")["table"] == tables[0]
        with pytest.raises(ConnectionClosed), Client(workers[0].url).look(tables[1]) as seat:
            seat.wait("update")  # nobody is there to take it, and here nobody knows it
    finally:
        workers[0].stop()


def test_the_soft_limit_of_files_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wish: asked.append(wish))
    assert connections.raise_file_limit() == 4096
    assert asked == [(4096, 4096)]
