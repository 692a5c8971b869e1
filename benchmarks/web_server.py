"""What the table server costs: CPU per push, bytes per push, tables one core holds.

    python benchmarks/web_server.py [GAME] [TABLES] [SECONDS]

A server in a process of its own, two people and a spectator at each table, answers as fast as they
are acknowledged. CPU is that of the server process alone, the engine and the disk included.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from maat.client import Client, new_id

EVERY = 5.0  # seconds between two answers at a table where people think


class Tally:
    """What all sockets have seen, and what it cost."""

    def __init__(self) -> None:
        self.updates = 0
        self.changes = 0  # updates that tell what changed
        self.bytes = 0  # of those
        self.waits: list[float] = []
        self.used = 0.0  # seconds of CPU of the server
        self.took = 0.0  # seconds

    def hear(self, text: str | bytes, update: dict[str, Any]) -> None:
        """An update came; the first at each socket is the whole table, the others what changed."""
        self.updates += 1
        if "base" in update["scene"]:
            self.changes += 1
            self.bytes += len(text)

    @property
    def per_push(self) -> float:
        """Milliseconds of CPU."""
        return self.used / max(1, self.updates) * 1000

    @property
    def per_move(self) -> float:
        """Milliseconds of CPU, all sockets of the table included."""
        return self.used / max(1, len(self.waits)) * 1000


def cpu_seconds(process: int) -> float:
    """Processor time of one process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes of one process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def start(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "maat.cli.main", "serve", "--port", str(port)]
    wishes = {"MAAT_LIMITS": "off", "MAAT_DATABASE": f"{folder}/maat.db"}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env={**os.environ, **wishes}, stdout=quiet)
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            Client(url).get("/healthz")
        except OSError:
            if process.poll() is not None:
                raise SystemExit("the server has ended before its time") from None
            time.sleep(0.05)
        else:
            return process, url


async def look(
    url: str, table: str, token: str, tally: Tally, seed: int, until: float, every: float
) -> None:
    """One socket; it answers whenever it is asked, after thinking about so many seconds."""
    dice = random.Random(seed)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = url.replace("http", "ws") + f"/ws/{table}"
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as line:
        await line.send('{"type":"hello","changes":true}')
        sent = 0.0
        while time.monotonic() < until:
            try:
                text = await asyncio.wait_for(line.recv(), 1)
            except TimeoutError:
                continue
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "done":
                tally.waits.append(time.perf_counter() - sent)
            if message["type"] != "update":
                continue
            tally.hear(text, message)
            if message["phase"] == "over":
                return
            if message["answers"]:
                await asyncio.sleep(every * dice.uniform(0.5, 1.5))
                action = dice.choice(message["answers"])["action"]
                act = {"type": "act", "action": action, "version": message["version"]}
                sent = time.perf_counter()
                await line.send(json.dumps({**act, "id": new_id()}))


def open_tables(url: str, game: str, tables: int) -> list[tuple[str, str]]:
    """Tables of two people each, as pairs of table and token, and a spectator."""
    found: list[tuple[str, str]] = []
    for _ in range(tables):
        host, friend = Client(url), Client(url)
        host.come_in("Ania")
        friend.come_in("Bogdan")
        opened = host.open_table(game, [{"kind": "me"}, {"kind": "open"}])
        friend.sit(opened["id"], opened["invite"].partition("#i=")[2])
        found += [(opened["id"], host.token), (opened["id"], friend.token), (opened["id"], "")]
    return found


async def swarm(
    url: str, seats: list[tuple[str, str]], seconds: float, every: float = 0.0
) -> Tally:
    """All sockets at once."""
    tally = Tally()
    until = time.monotonic() + seconds
    lines = [
        look(url, table, token, tally, n, until, every) for n, (table, token) in enumerate(seats)
    ]
    await asyncio.gather(*lines)
    return tally


def measure(
    url: str, process: int, game: str, tables: int, seconds: float, every: float = 0.0
) -> Tally:
    """A swarm at so many tables, and the CPU the server used meanwhile."""
    seats = open_tables(url, game, tables)
    before, began = cpu_seconds(process), time.monotonic()
    tally = asyncio.run(swarm(url, seats, seconds, every))
    tally.used = cpu_seconds(process) - before
    tally.took = time.monotonic() - began
    return tally


def main() -> None:
    """Measure and print."""
    words = [*sys.argv[1:], "", "", ""]
    game, tables, seconds = words[0] or "ra", int(words[1] or 10), float(words[2] or 8)
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            tally = measure(url, process.pid, game, tables, seconds)
            show(game, tables, tally, memory(process.pid))
        finally:
            process.terminate()
            process.wait()


def show(game: str, tables: int, tally: Tally, size: float) -> None:
    """One fact a line."""
    moves = len(tally.waits)
    waits = sorted(tally.waits)
    print(f"game {game}, tables {tables}, sockets {tables * 3}, {tally.took:.1f} s")
    print(f"moves kept            {moves} ({moves / tally.took:.0f} a second)")
    print(f"updates sent          {tally.changes} of {tally.bytes / tally.changes / 1000:.1f} kB")
    print(f"server CPU per push   {tally.per_push:.2f} ms")
    print(f"server CPU per move   {tally.per_move:.2f} ms (3 sockets, engine and disk included)")
    half, most = waits[moves // 2] * 1000, waits[moves * 95 // 100] * 1000
    print(f"answer to done        p50 {half:.1f} ms, p95 {most:.1f} ms")
    held = EVERY / tally.per_move * 1000
    print(f"tables one core holds {held:.0f} at one answer every {EVERY:.0f} s")
    print(f"memory                {size:.0f} MB")


if __name__ == "__main__":
    main()
