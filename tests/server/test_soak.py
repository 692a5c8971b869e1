"""Many at once: 5,000 sockets from one computer, and the server goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from maat.client import Client
from maat.server.connections import raise_file_limit

SOCKETS = 5000
EACH = 3000  # of one address; the others are turned away
HELLO = '{"type": "hello", "changes": true}'

pytestmark = pytest.mark.soak


def started(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server in a process of its own, and where it is."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "maat.cli.main", "serve", "--port", str(port)]
    command += ["--database", str(folder / "maat.db")]
    wishes = {"MAAT_LIMITS": "off", "MAAT_EACH": str(EACH), "MAAT_COMPILE": "off"}
    process = subprocess.Popen(command, env={**os.environ, **wishes})
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            Client(url).get("/healthz")
        except OSError:
            time.sleep(0.05)
        else:
            return process, url


async def flood(url: str, table: str, pid: int) -> tuple[int, int, list[float], int]:
    """Open all sockets; how many are open and turned away, times of /healthz, megabytes then."""
    gate = asyncio.Semaphore(100)
    opened: list[ClientConnection] = []
    refused = 0

    async def one() -> None:
        nonlocal refused
        async with gate:
            try:
                address = url.replace("http", "ws") + f"/ws/{table}"
                line = await connect(address, proxy=None, compression=None, open_timeout=60)
                await line.send(HELLO)
                await line.recv()
                opened.append(line)
            except (InvalidHandshake, OSError):
                refused += 1

    work = asyncio.gather(*(one() for _ in range(SOCKETS)))
    times: list[float] = []
    while not work.done():
        began = time.perf_counter()
        await asyncio.to_thread(Client(url).get, "/healthz")
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.2)
    await work
    memory = Path(f"/proc/{pid}/status").read_text("utf-8")
    resident = next(line.split()[1] for line in memory.splitlines() if "VmRSS" in line)
    for line in opened:
        line.transport.abort()
    await asyncio.gather(*(line.wait_closed() for line in opened))
    return len(opened), refused, times, int(resident) // 1024


def test_five_thousand_sockets_of_one_address_do_not_silence_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert raise_file_limit() > 2 * SOCKETS
    process, url = started(tmp_path)
    try:
        guest = Client(url)
        guest.come_in("Ania")
        table = str(guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"])
        began = time.perf_counter()
        opened, refused, times, memory = asyncio.run(flood(url, table, process.pid))
        seconds = time.perf_counter() - began
        assert opened + refused == SOCKETS
        assert EACH * 0.9 < opened <= EACH
        assert times, "it was asked how it is"
        assert guest.get("/healthz")["status"] == "ok"
        with capsys.disabled():
            print(
                f"\n{opened} open, {refused} turned away in {seconds:.0f} s; /healthz: "
                f"{len(times)} answers, median {statistics.median(times) * 1000:.0f} ms, "
                f"longest {max(times) * 1000:.0f} ms; {memory} MB"
            )
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(20)
