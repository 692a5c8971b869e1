"""What the table server costs: CPU per push, bytes per push, tables one core holds.

    python benchmarks/web_server.py [GAME] [TABLES] [SECONDS]

A server in a process of its own, four people at each table, answers as fast as they are
acknowledged. CPU is that of the server process alone, the engine and the disk included. On a busy
machine CPU is dearer, for two threads share a core: a fixed loop, timed before and after, says by
how much, its mean against its least.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from web_lines import AT_ONCE, Looker

from maat.client import Client

EVERY = 5.0  # seconds between two answers at a table where people think
PEOPLE = 4  # at a table, each of whom sees something else
MOST = 20_000  # connections
LOOP = 300_000  # rounds of a loop that tells how fast this machine is now


class Tally:
    """What all sockets have seen, and what it cost."""

    def __init__(self, sockets: int, *processes: int) -> None:
        self.processes = processes
        self.waiting = sockets  # that are not there yet
        self.there: list[Looker] = []
        self.playing = sockets  # whose game is not over
        self.go, self.over = asyncio.Event(), asyncio.Event()
        self.updates = 0
        self.changes = 0  # updates that tell what changed
        self.bytes = 0  # of those
        self.waits: list[float] = []
        self.late: list[float] = []  # how much later than they wanted to clients have answered
        self.before: list[float] = []  # CPU of the servers when all were there
        self.began = 0.0  # when that was
        self.spent: list[float] = []  # seconds of CPU of each server since
        self.used = 0.0  # of all of them
        self.took = 0.0  # seconds

    def greet(self, look: Looker) -> None:
        """One more socket has seen its table; nobody answers before all have."""
        self.there.append(look)
        self.waiting -= 1
        if not self.waiting:
            self.go.set()

    def begin(self) -> None:
        """All play, and are counted."""
        self.before, self.began = self._cpu(), time.monotonic()
        for look in self.there:
            look.think()

    def leave(self) -> None:
        """The game of one more socket is over."""
        self.playing -= 1
        if not self.playing:
            self.over.set()

    def _cpu(self) -> list[float]:
        return [cpu_seconds(each) for each in self.processes]

    def end(self) -> None:
        """Whatever comes now is not counted."""
        self.spent = [now - was for now, was in zip(self._cpu(), self.before, strict=True)]
        self.used = sum(self.spent)
        self.took = time.monotonic() - self.began

    def hear(self, size: int, is_change: bool) -> None:
        """An update came; the first at each socket is the whole table, the others what changed."""
        self.updates += 1
        if is_change:
            self.changes += 1
            self.bytes += size

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


def loop_seconds() -> list[float]:
    """Processor time of a fixed loop, several times."""
    return [_loop_seconds(number) for number in range(20)]


def _loop_seconds(_: int) -> float:
    began, total = time.process_time(), 0
    for number in range(LOOP):
        total += number & 7
    return time.process_time() - began


def start(folder: str, database: str = "", workers: int = 1) -> tuple[subprocess.Popen[bytes], str]:
    """A server on a free port, with a store of its own or another one."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "maat.cli.main", "serve", "--port", str(port)]
    command += ["--workers", str(workers)]
    wishes = {"MAAT_LIMITS": "off", "MAAT_DATABASE": database or f"{folder}/maat.db"}
    wishes |= {"MAAT_EACH": str(MOST), "MAAT_CONNECTIONS": str(MOST), "MAAT_COMPILE": "off"}
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


def workers_of(process: int) -> list[int]:
    """The workers a server has started."""
    return [
        int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def open_tables(url: str, game: str, tables: int) -> list[tuple[str, str]]:
    """Tables of four people each, as pairs of table and token."""
    found: list[tuple[str, str]] = []
    for _ in range(tables):
        host, *friends = [Client(url) for _ in range(PEOPLE)]
        host.come_in("Ania")
        opened = host.open_table(game, [{"kind": "me"}, *[{"kind": "open"}] * len(friends)])
        for friend in friends:
            friend.come_in("Bogdan")
            friend.sit(opened["id"], opened["invite"].partition("#i=")[2])
        found += [(opened["id"], each.token) for each in (host, *friends)]
    return found


async def come(looks: list[Looker], urls: list[str]) -> None:
    """Open all sockets, each at a server of its own, and wait until all have seen their tables."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(look: Looker, url: str) -> None:
        async with gate:
            await look.come(url)

    await asyncio.gather(*map(one, looks, urls))
    await looks[0].tally.go.wait()


async def swarm(
    tally: Tally,
    seats: list[tuple[str, str]],
    urls: list[str],
    seconds: float,
    every: float = 0.0,
    ready: Callable[[], None] = lambda: None,
) -> Tally:
    """Let all play for a while, and count; the clients wait for no collection of theirs."""
    looks = [Looker(seat, tally, every) for seat in seats]
    await come(looks, urls)
    ready()
    gc.freeze()
    gc.disable()
    tally.begin()
    with suppress(TimeoutError):
        await asyncio.wait_for(tally.over.wait(), seconds)
    tally.end()
    gc.enable()
    for look in looks:
        look.line.transport.abort()
    return tally


def measure(
    url: str, process: int, game: str, tables: int, seconds: float, every: float = 0.0
) -> Tally:
    """A swarm at so many tables."""
    seats = open_tables(url, game, tables)
    tally, urls = Tally(len(seats), process), [url] * len(seats)
    return asyncio.run(swarm(tally, seats, urls, seconds, every))


def main() -> None:
    """Measure and print."""
    words = [*sys.argv[1:], "", "", ""]
    game, tables, seconds = words[0] or "ra", int(words[1] or 10), float(words[2] or 8)
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            before = loop_seconds()
            tally = measure(url, process.pid, game, tables, seconds)
            show(game, tables, tally, memory(process.pid))
            loops = before + loop_seconds()
            least, mean = min(loops) * 1000, sum(loops) / len(loops) * 1000
            quiet = tally.per_move * least / mean
            print(f"fixed loop            mean {mean:.1f}, least {least:.1f} ms")
            print(f"so, quietly           {quiet:.2f} ms per move")
        finally:
            process.terminate()
            process.wait()


def show(game: str, tables: int, tally: Tally, size: float) -> None:
    """One fact a line."""
    moves = len(tally.waits)
    print(f"game {game}, tables {tables}, sockets {tables * PEOPLE}, {tally.took:.1f} s")
    print(f"moves kept            {moves} ({moves / tally.took:.0f} a second)")
    print(f"updates sent          {tally.changes} of {tally.bytes / tally.changes / 1000:.1f} kB")
    print(f"server CPU per push   {tally.per_push:.2f} ms")
    print(f"server CPU per move   {tally.per_move:.2f} ms ({PEOPLE} sockets, disk included)")
    print(f"answer to done        {percentiles(tally.waits)}")
    held = EVERY / tally.per_move * 1000
    print(f"tables one core holds {held:.0f} at one answer every {EVERY:.0f} s")
    print(f"memory                {size:.0f} MB")


def percentiles(found: list[float]) -> str:
    """What half of them took at most, and nearly all."""
    waits = sorted(found)
    half, most, worst = (waits[len(waits) * part // 100] * 1000 for part in (50, 95, 99))
    return f"p50 {half:.1f} ms, p95 {most:.1f} ms, p99 {worst:.1f} ms"


if __name__ == "__main__":
    main()
