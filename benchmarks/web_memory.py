"""What the table server keeps in memory: for an idle socket, and for a table that is awake.

    python benchmarks/web_memory.py [GAME] [TABLES] [MOVES]

Sockets are counted at one table at which nothing happens. Tables have four people who look on, stop
in the middle of a game, and rest until no drawing is kept of them; what their sockets cost is taken
off. The first sockets and tables are not counted: they also load what all share.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from typing import Any

import msgspec
from web_server import PEOPLE, memory, open_tables, start
from websockets.asyncio.client import ClientConnection, connect

from maat.client import new_id
from maat.server.registry import REST

SOCKETS = 600
SWEEP = 15.0  # seconds until all have been looked at


async def opened(url: str, table: str, token: str) -> ClientConnection:
    """A socket that has said hello."""
    address = url.replace("http", "ws") + f"/ws/{table}"
    headers = {"Authorization": f"Bearer {token}"}
    line = await connect(address, additional_headers=headers, compression=None, proxy=None)
    await line.send('{"type":"hello","changes":true}')
    return line


async def idle(url: str, process: int, seat: tuple[str, str], count: int) -> float:
    """Kilobytes of a socket, by so many of them."""
    before, lines = memory(process), []
    for _ in range(count):
        line = await opened(url, *seat)
        await line.recv()
        lines.append(line)
    await asyncio.sleep(0.5)
    found = (memory(process) - before) / count * 1000
    await asyncio.gather(*(line.close() for line in lines))
    return found


async def play(url: str, seats: list[tuple[str, str]], moves: int) -> list[ClientConnection]:
    """The sockets of one table after so many answers."""
    lines, version, dice = [await opened(url, *seat) for seat in seats], 1, random.Random(1)
    for _ in range(moves):
        told = [await newest(line, version) for line in lines]
        asked = next((each for each in range(len(lines)) if told[each]["answers"]), None)
        if asked is None:
            break
        version = int(told[asked]["version"])
        action = dice.choice(told[asked]["answers"])["action"]
        act = {"type": "act", "action": action, "version": version, "id": new_id()}
        await lines[asked].send(json.dumps(act))
        version += 1
    return lines


async def newest(line: ClientConnection, version: int) -> dict[str, Any]:
    """The next update of this version or a later one."""
    while True:
        told: dict[str, Any] = msgspec.json.decode(await line.recv())
        if told["type"] == "update" and told["version"] >= version:
            return told


async def awake(url: str, process: int, seats: list[tuple[str, str]], moves: int) -> float:
    """Kilobytes of a table and of its sockets, by the second half of them."""
    lines: list[ClientConnection] = []
    sizes = []
    half = len(seats) // PEOPLE // 2 * PEOPLE
    for part in (seats[:half], seats[half:]):
        for first in range(0, len(part), PEOPLE):
            lines += await play(url, part[first : first + PEOPLE], moves)
        await asyncio.sleep(REST + SWEEP)
        sizes.append(memory(process))
    return (sizes[1] - sizes[0]) / (len(seats) - half) * PEOPLE * 1000


async def measure(url: str, process: int, game: str, tables: int, moves: int) -> None:
    """Print both; a socket first, for memory that is let go of is used again."""
    table = open_tables(url, game, 1)[0]
    await idle(url, process, table, SOCKETS // 6)
    socket = await idle(url, process, table, SOCKETS)
    print(f"a socket        {socket:.1f} kB, of {SOCKETS} that look at one table")
    if tables:
        with tempfile.TemporaryDirectory() as folder:
            other, there = start(folder)
            try:
                whole = await awake(there, other.pid, open_tables(there, game, tables), moves)
            finally:
                other.terminate()
                other.wait()
        each = whole - PEOPLE * socket
        print(f"a table         {each:.1f} kB, of {tables} of {game} after {moves} answers")


def main() -> None:
    """Measure and print."""
    words = [*sys.argv[1:], "", "", ""]
    game, tables, moves = words[0] or "tekhenu", int(words[1] or 60), int(words[2] or 60)
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            asyncio.run(measure(url, process.pid, game, tables, moves))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
