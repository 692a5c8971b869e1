"""A swarm of clients, a server killed again and again: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maat import catalog, client
from maat.client import Client, Connection, Data, RequestRefused
from maat.core import notation
from maat.server.games import opening
from maat.server.store.sqlite import SqliteStore

CLIENTS: Final = 6
KILLS: Final = 4
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Server:
    """A server in a process of its own that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "maat.db"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "maat.cli.main", "serve"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        wishes = {"MAAT_PAUSE": "0.001", "MAAT_LIMITS": "off", "MAAT_THINKERS": "1"}
        self.process = subprocess.Popen(
            command, env={**os.environ, **wishes}, stdout=subprocess.DEVNULL
        )
        for _ in range(600):
            try:
                Client(self.url).get("/healthz")
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the server does not start")

    def end(self, how: signal.Signals) -> int:
        """End it in this way."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)


class Player(threading.Thread):
    """Plays both seats of a table, or one against a bot, and keeps what was acknowledged."""

    def __init__(self, guest: Client, table: str, seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.guest = guest
        self.table = table
        self.dice = random.Random(seed)
        self.stop = stop
        self.acknowledged: dict[str, int] = {}
        self.resent = 0

    def run(self) -> None:
        pending: tuple[str, int, int] | None = None
        while not self.stop.is_set():
            try:
                with self.guest.look(self.table) as seat:
                    seat.wait("update", seconds=5)
                    if pending is not None:
                        self.resent += 1
                    while not self.stop.is_set() and seat.update["phase"] != "over":
                        pending = pending or self.choice(seat)
                        self.send(seat, *pending)
                        pending = None
                    return
            except LOST:
                time.sleep(0.05)

    def choice(self, seat: Connection) -> tuple[str, int, int]:
        """A new answer with an id of its own."""
        update = seat.wait_update(client.is_my_turn, seconds=5)
        if not update["answers"]:
            raise TimeoutError
        action = self.dice.choice(update["answers"])["action"]
        return client.new_id(), int(action), int(update["version"])

    def send(self, seat: Connection, move: str, action: int, version: int) -> None:
        """Send an answer, for the first or the second time."""
        seat.send("act", action=action, version=version, id=move)
        reply = seat.wait("done", "refused", seconds=5)
        if reply["type"] == "done":
            self.acknowledged[move] = int(reply["version"])
            seat.wait_update(lambda update: update["version"] >= reply["version"], seconds=5)


def open_tables(server: Server, stop: threading.Event) -> list[Player]:
    """Tables of two people on one device, and tables with a bot."""
    players: list[Player] = []
    for number in range(CLIENTS):
        guest = Client(server.url)
        guest.come_in(f"Guest {number}")
        other: Data = {"kind": "me"} if number % 2 else {"kind": "bot", "bot": "random"}
        table = str(guest.open_table("ra", [{"kind": "me"}, other])["id"])
        players.append(Player(guest, table, number, stop))
    return players


def wait_for_news(players: list[Player]) -> None:
    """Wait until some more answers have been acknowledged, however slow the machine is."""

    def count() -> int:
        return sum(len(player.acknowledged) for player in players)

    wanted = count() + 3
    deadline = time.monotonic() + 60
    while count() < wanted and any(player.is_alive() for player in players):
        assert time.monotonic() < deadline, "nobody gets an answer through"
        time.sleep(0.01)


def check(store: SqliteStore, player: Player) -> int:
    """Every acknowledged answer is there once, where it was said to be, and all of it is legal."""
    entries = asyncio.run(store.entries(player.table))
    moves = [entry.move for entry in entries if entry.move is not None]
    assert len(moves) == len(set(moves))
    row = asyncio.run(store.game(player.table))
    assert row is not None
    for move, version in player.acknowledged.items():
        assert asyncio.run(store.made(player.table, f"{row.host}/{move}")) == version
    assert row.version == len(entries)
    match = opening(catalog.load("ra"), row)
    for number, entry in enumerate(entries, start=1):
        match.enter(notation.entry(match.game, number, entry.line))
    return len(player.acknowledged)


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    stop = threading.Event()
    players = open_tables(server, stop)
    for player in players:
        player.start()
    dice = random.Random(3)
    try:
        for _ in range(KILLS):
            wait_for_news(players)
            time.sleep(dice.uniform(0.05, 0.4))  # a moment nobody chose
            server.end(signal.SIGKILL)
            server.start()
        wait_for_news(players)
    finally:
        stop.set()
        for player in players:
            player.join(20)
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    store = SqliteStore(server.database)
    total = sum(check(store, player) for player in players)
    store.close()
    assert total > CLIENTS


def test_a_server_that_is_asked_to_end_says_so_to_those_who_look(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    guest = Client(server.url)
    guest.come_in("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    with guest.look(table) as seat:
        seat.wait("update")
        server.end(signal.SIGTERM)
        code = 0
        try:
            seat.receive(10)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
    assert code == 1012
    server.start()
    try:
        with guest.look(table) as seat:
            assert seat.wait("update")["mine"] == [0, 1]
    except RequestRefused as refused:
        raise AssertionError from refused
    finally:
        server.end(signal.SIGTERM)
