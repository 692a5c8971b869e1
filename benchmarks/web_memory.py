"""What the table server keeps in memory: for an idle socket, and for a table that is awake.

    python benchmarks/web_memory.py [GAME] [TABLES] [MOVES]

Sockets are counted at one table at which nothing happens. Tables have four people who look on, and
stop in the middle of a game; what their sockets cost is taken off. The first sockets and tables are
not counted: they also load what all share.
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

SOCKETS = 600


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
    """Kilobytes of a table and of its sockets."""
    before, lines = memory(process), []
    for first in range(0, len(seats), PEOPLE):
        lines += await play(url, seats[first : first + PEOPLE], moves)
    await asyncio.sleep(0.5)
    found = (memory(process) - before) / (len(seats) / PEOPLE) * 1000
    await asyncio.gather(*(line.close() for line in lines))
    return found


async def measure(url: str, process: int, game: str, tables: int, moves: int) -> None:
    """Print both."""
    seats = open_tables(url, game, tables + tables // 2)
    warm = seats[: tables // 2 * PEOPLE]
    await awake(url, process, warm, moves)
    whole = await awake(url, process, seats[len(warm) :], moves)
    await idle(url, process, seats[0], SOCKETS // 6)
    socket = await idle(url, process, seats[0], SOCKETS)
    print(f"game {game}, {moves} answers at each of {tables} tables, {SOCKETS} idle sockets")
    print(f"a socket        {socket:.1f} kB")
    print(f"a table         {whole - PEOPLE * socket:.1f} kB, with four sockets {whole:.1f} kB")


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
