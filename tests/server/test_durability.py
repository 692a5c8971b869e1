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
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maat import catalog, client
from maat.client import Client, Connection, Data, RequestRefused
from maat.core import notation
from maat.core.seal import SealedDealer
from maat.core.state import CHANCE
from maat.server.games import opening
from maat.server.store import chain
from maat.server.store.backend import open_store
from maat.server.store.interface import ServerStore
from maat.server.store.rows import EntryRow, GameRow

if TYPE_CHECKING:
    from tests.postgres import Postgres

CLIENTS: Final = 6
KILLS: Final = 4
KILLS_OF_WORKERS: Final = 8
ROUNDS: Final = 21  # of so many kills:
AT_A_TIME: Final = 20
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Server:
    """A server in a process of its own that can be killed and started again."""

    def __init__(self, database: str, workers: int = 1) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.workers = workers
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "maat.cli.main", "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        command += ["--workers", str(self.workers)]
        wishes = {"MAAT_PAUSE": "0.001", "MAAT_LIMITS": "off", "MAAT_THINKERS": "1"}
        self.process = subprocess.Popen(
            command, env={**os.environ, **wishes}, stdout=subprocess.DEVNULL
        )
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            try:
                Client(self.url).get("/healthz")
            except OSError:
                time.sleep(0.02)
            else:
                return
        self.end(signal.SIGKILL)
        raise AssertionError("the server does not start")

    def serving(self) -> list[int]:
        """The workers."""
        assert self.process is not None
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return [int(pid) for each in tasks for pid in (each / "children").read_text().split()]

    def kill_worker(self, dice: random.Random) -> None:
        """End one of several, whichever; whoever has started it starts another."""
        os.kill(dice.choice(self.serving()), signal.SIGKILL)

    def kill_workers(self, _: random.Random) -> None:
        """End all of them at once."""
        for pid in self.serving():
            os.kill(pid, signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        """End it in this way."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)


class Player(threading.Thread):
    """Plays both seats of a table, or one against a bot, and keeps what was acknowledged; after
    the end it opens another one."""

    def __init__(self, guest: Client, other: Data, seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.guest = guest
        self.other = other
        self.tables: list[str] = []
        self.dice = random.Random(seed)
        self.stop = stop
        self.acknowledged: dict[tuple[str, str], int] = {}  # by table and id
        self.heard: list[float] = []  # when each was

    def run(self) -> None:
        pending: tuple[str, int, int] | None = None
        while not self.stop.is_set():
            try:
                with self.guest.look(self.tables[-1]) as seat:
                    seat.wait("update", seconds=5)
                    while not self.stop.is_set() and seat.update["phase"] != "over":
                        pending = pending or self.choice(seat)
                        self.send(seat, *pending)
                        pending = None
                if not self.stop.is_set():
                    self.open_table()
            except (*LOST, RequestRefused):
                time.sleep(0.05)

    def open_table(self) -> None:
        """Begin a game."""
        opened = self.guest.open_table("ra", [{"kind": "me"}, self.other])
        self.tables.append(str(opened["id"]))

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
            self.acknowledged[self.tables[-1], move] = int(reply["version"])
            self.heard.append(time.monotonic())
            seat.wait_update(lambda update: update["version"] >= reply["version"], seconds=5)


def open_tables(server: Server, stop: threading.Event) -> list[Player]:
    """Tables of two people on one device, and tables with a bot."""
    players: list[Player] = []
    for number in range(CLIENTS):
        guest = Client(server.url)
        guest.come_in(f"Guest {number}")
        other: Data = {"kind": "me"} if number % 2 else {"kind": "bot", "bot": "random"}
        players.append(Player(guest, other, number, stop))
        players[-1].open_table()
    return players


def wait_for_news(players: list[Player], _: float) -> None:
    """Wait until some more answers have been acknowledged."""

    def count() -> int:
        return sum(len(player.acknowledged) for player in players)

    wanted = count() + 3
    wait_until(lambda: count() >= wanted, players)


def wait_for_all(players: list[Player], since: float) -> None:
    """Wait until every table that is not at its end has gone on."""

    def goes_on(player: Player) -> bool:
        return not player.is_alive() or player.heard[-1:] > [since]

    wait_until(lambda: all(map(goes_on, players)), players)


def wait_until(holds: Callable[[], bool], players: list[Player]) -> None:
    """Wait for something, or for the end of all games, however slow the machine is."""
    deadline = time.monotonic() + 60
    while not holds() and (not players or any(player.is_alive() for player in players)):
        assert time.monotonic() < deadline, "nobody gets an answer through"
        time.sleep(0.01)


async def check(store: ServerStore, players: list[Player]) -> int:
    """Every acknowledged answer is there once, where it was said to be, and all of it is legal."""
    for player, table in [(each, table) for each in players for table in each.tables]:
        entries = await store.entries(table)
        moves = [entry.move for entry in entries if entry.move is not None]
        assert len(moves) == len(set(moves))
        row = await store.game(table)
        assert row is not None
        for (where, move), version in player.acknowledged.items():
            if where == table:
                assert await store.made(table, f"{row.host}/{move}") == version
        assert row.version == len(entries) == chain.sound(row.id, entries, row.version)
        check_draws(row, entries, await store.seed(row.id))
    await store.leave()
    return sum(len(player.acknowledged) for player in players)


def check_draws(row: GameRow, entries: list[EntryRow], seed: str) -> None:
    """Played again, every draw is the one the seed has."""
    match = opening(catalog.load("ra"), row)
    dealer = SealedDealer(seed)
    for number, entry in enumerate(entries, start=1):
        seat, action = notation.entry(match.game, number, entry.line)
        if seat == CHANCE:
            assert match.game.sample(match.state, dealer) == action
        match.enter((seat, action))


Kill = Callable[[random.Random], None]


def kills_of_server(server: Server, count: int) -> list[Kill]:
    """Of the only process there is."""

    def kill(_: random.Random) -> None:
        server.end(signal.SIGKILL)
        server.start()

    return [kill] * count


def kills_of_workers(server: Server, postgres: Postgres, count: int) -> list[Kill]:
    """Of one worker, of all of them, and of PostgreSQL."""

    def kill_database(_: random.Random) -> None:
        postgres.kill()
        postgres.start()

    turns = server.kill_worker, server.kill_workers, server.kill_worker, kill_database
    return [turns[number % len(turns)] for number in range(count)]


def all_live(server: Server, postgres: Postgres) -> bool:
    """Whether every worker serves, also those that were started anew."""
    living = postgres.ask(server.database, "SELECT count(*) FROM living")
    return living == str(server.workers)


def played_through(
    server: Server,
    kills: list[Kill],
    seed: int = 3,
    wait: Callable[[list[Player], float], None] = wait_for_news,
    calm: Callable[[], bool] = lambda: True,
) -> tuple[int, list[float]]:
    """Let a swarm play while this happens, each once it is calm, and see that nothing was lost or
    doubled; how many answers were acknowledged, and how long after each kill it took until they
    were again."""
    server.start()
    stop = threading.Event()
    players = open_tables(server, stop)
    for player in players:
        player.start()
    dice, gaps = random.Random(seed), list[float]()
    try:
        wait(players, 0.0)
        for kill in kills:
            wait_until(calm, players)
            time.sleep(dice.uniform(0.05, 0.4))  # a moment nobody chose
            began = time.monotonic()
            kill(dice)
            wait(players, began)
            gaps.append(time.monotonic() - began)
    finally:
        stop.set()
        for player in players:
            player.join(30)
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    made = asyncio.run(check(open_store(server.database), players))
    assert made > CLIENTS
    return made, gaps


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "maat.db"))
    played_through(server, kills_of_server(server, KILLS))


def test_workers_share_what_was_loaded_before_them(postgres: Postgres) -> None:
    """One that takes the place of another need not load it all again, so nobody waits for that."""
    server = Server(postgres.database(), workers=2)
    server.start()
    try:
        assert server.process is not None
        before = server.serving()
        server.kill_workers(random.Random(1))
        wait_until(lambda: len(set(server.serving()) - set(before)) == 2, [])
        for pid in server.serving():
            own = Path(f"/proc/{pid}/cmdline").read_bytes()
            assert own == Path(f"/proc/{server.process.pid}/cmdline").read_bytes()
    finally:
        server.end(signal.SIGTERM)


def test_nothing_is_lost_or_doubled_when_workers_and_postgresql_are_killed(
    postgres: Postgres,
) -> None:
    server = Server(postgres.database(), workers=2)
    played_through(server, kills_of_workers(server, postgres, KILLS_OF_WORKERS))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_nothing_is_lost_in_hundreds_of_kills(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    """Every third time of a server with SQLite, else of two workers and PostgreSQL; by turns while
    another is being started, and once all serve: then nobody waits long."""
    is_alone, is_calm = seed % 3 == 2, seed % 2 == 0
    server = Server(str(tmp_path / "maat.db") if is_alone else postgres.database(), 2 - is_alone)
    many = AT_A_TIME
    kills = kills_of_server(server, many) if is_alone else kills_of_workers(server, postgres, many)
    calm = (lambda: all_live(server, postgres)) if is_calm and not is_alone else lambda: True
    made, gaps = played_through(server, kills, seed, wait_for_all, calm)
    names = [kill.__name__ for kill in kills]
    told = " ".join(f"{name} {gap:.1f}" for name, gap in zip(names, gaps, strict=True))
    with capsys.disabled():
        print(f"\n{many} kills, {made} answers, {is_calm=}, all went on after (s) {told}")


def test_a_server_that_is_asked_to_end_says_so_to_those_who_look(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "maat.db"))
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
