"""Two machines, made of network namespaces, serve the tables of one PostgreSQL behind nginx."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.postgres import Postgres
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maat import client
from maat.client import Client, Data, RequestRefused, take_invitation

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
NETWORK = 0x40000000  # CLONE_NEWNET
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError, RequestRefused)
NEEDED = ("ip", "nginx", "openssl")

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        os.geteuid() != 0 or not all(map(shutil.which, NEEDED)),
        reason="machines are made by root, of iproute2, nginx and openssl",
    ),
]


def run(*words: str) -> None:
    """Run a command."""
    subprocess.run(words, check=True, capture_output=True)


@contextmanager
def inside(namespace: str) -> Iterator[None]:
    """This thread, and what it starts, in a namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with Path("/proc/thread-self/ns/net").open() as before:
        with Path(f"/run/netns/{namespace}").open() as there:
            assert libc.setns(there.fileno(), NETWORK) == 0
        try:
            yield
        finally:
            assert libc.setns(before.fileno(), NETWORK) == 0


class Site:
    """A middle with PostgreSQL and nginx, and two machines that are wired to it alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.middle = f"maat-{os.getpid()}"
        self.machines = [f"{self.middle}-{number}" for number in range(2)]
        self.servers: dict[int, subprocess.Popen[bytes]] = {}
        for name in (self.middle, *self.machines):
            run("ip", "netns", "add", name)
            run("ip", "-n", name, "link", "set", "lo", "up")
        for number, name in enumerate(self.machines):
            near, far = f"mt{os.getpid() % 10000}-{number}", "eth0"
            run(
                *("ip", "link", "add", near, "netns", self.middle, "type", "veth"),
                *("peer", "name", far, "netns", name),
            )
            for where, link, last in ((self.middle, near, 1), (name, far, 2)):
                run("ip", "-n", where, "address", "add", f"10.77.{number}.{last}/24", "dev", link)
                run("ip", "-n", where, "link", "set", link, "up")
        with inside(self.middle):
            self.postgres = Postgres(network="10.77.0.0/16")
            self.database = self.postgres.database()
            self.nginx = self._proxy()

    def _proxy(self) -> subprocess.Popen[bytes]:
        """nginx by the file for operators, with both machines and a certificate of its own."""
        subject = ("-subj", "/CN=maat", "-addext", "subjectAltName=IP:10.77.0.1")
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject,
            *("-keyout", str(key), "-out", str(certificate)))  # fmt: skip
        text = (HOSTING / "nginx.conf").read_text("utf-8")
        servers = "".join(f"server 10.77.{number}.2:8777 max_fails=0; " for number in range(2))
        for before, after in (
            ("server 127.0.0.1:8777;", servers),
            ("/etc/letsencrypt/live/maat.example/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/maat.example/privkey.pem", str(key)),
            ("maat.example", "10.77.0.1"),
        ):
            assert before in text
            text = text.replace(before, after)
        (self.folder / "site.conf").write_text(text)
        whole = f"daemon off; pid {self.folder}/nginx.pid; error_log stderr; events {{}}\n"
        whole += f"http {{ access_log off; include {self.folder}/site.conf; }}\n"
        (self.folder / "nginx.conf").write_text(whole)
        return subprocess.Popen(["nginx", "-c", str(self.folder / "nginx.conf")])

    def start(self, number: int) -> None:
        """Let a machine serve, as the docs say."""
        address = self.database.replace("127.0.0.1", f"10.77.{number}.1")
        wishes = {"MAAT_DATABASE": address, "MAAT_URL": "https://10.77.0.1", "MAAT_PROXIES": "1"}
        wishes |= {"MAAT_LIMITS": "off", "MAAT_HOST": "0.0.0.0", "MAAT_PORT": "8777"}
        wishes |= {"MAAT_COMPILE": "off", "MAAT_THINKERS": "1"}
        command = [sys.executable, "-m", "maat.cli.main", "serve", "--workers", "1"]
        with inside(self.machines[number]):
            self.servers[number] = subprocess.Popen(command, env={**os.environ, **wishes})
            until(lambda: Client("http://127.0.0.1:8777").get("/healthz"))

    def cut(self, number: int, state: str) -> None:
        """Take the wire of a machine away, or plug it in."""
        run("ip", "-n", self.machines[number], "link", "set", "eth0", state)

    def stop(self) -> None:
        """All of it."""
        for each in (*self.servers.values(), self.nginx):
            each.terminate()
            each.wait()
        self.postgres.stop()
        for name in (*self.machines, self.middle):
            run("ip", "netns", "delete", name)


def until(holds: Callable[[], object]) -> float:
    """Wait for something that is about to happen; how many seconds that took."""
    began = time.monotonic()
    while True:
        assert time.monotonic() < began + 60
        try:
            if holds():
                return time.monotonic() - began
        except LOST:
            pass
        time.sleep(0.02)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """Both machines serve."""
    made = Site(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    try:
        for number in range(2):
            made.start(number)
        yield made
    finally:
        made.stop()


def moved(people: list[Client], table: str) -> bool:
    """Whoever is asked answers, by a socket of their own, and the others see it by theirs."""
    seats = [each.look(table) for each in people]
    try:
        for seat in seats:
            seat.wait("update", seconds=3)
        asked = next(seat for seat in seats if client.is_my_turn(seat.update))
        done = asked.act(asked.update["answers"][0]["action"])
        for seat in seats:
            seat.wait_update(lambda told: bool(told["version"] >= done["version"]), seconds=3)
    finally:
        for seat in seats:
            seat.close()
    return True


def test_tables_go_on_when_one_of_two_machines_dies_or_falls_silent(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    me: Data = {"kind": "me"}
    with inside(site.middle):
        people = [Client("https://10.77.0.1") for _ in range(2)]
        for person, name in zip(people, ("Ania", "Ola"), strict=True):
            person.come_in(name)
        opened = people[0].open_table("ra", [me, {"kind": "open"}])
        table = str(opened["id"])
        people[1].sit(table, take_invitation(opened["invite"])[2])
        for _ in range(4):
            assert moved(people, table)
        until(lambda: at_both(site, people, table))
        gaps: dict[str, float] = {}
        site.servers[0].send_signal(signal.SIGKILL)
        gaps["killed"] = until(lambda: moved(people, table))
        site.servers[0].wait()
        site.start(0)
        until(lambda: at_both(site, people, table))
        site.cut(1, "down")
        gaps["cut off"] = until(lambda: moved(people, table))
        site.cut(1, "up")
        until(lambda: at_both(site, people, table))
        assert moved(people, table)
    with capsys.disabled():
        print("\nwent on after", *(f"{name} {gap:.1f} s" for name, gap in gaps.items()))


def at_both(site: Site, people: list[Client], table: str) -> bool:
    """Whether both machines serve those who look at a table just now."""
    query = "SELECT count(DISTINCT worker) FROM presence JOIN living ON living.id = worker"
    lines = [each.look(table) for each in people]
    try:
        for line in lines:
            line.wait("update", seconds=3)
        looks = (site.postgres.ask(site.database, query) == "2" for _ in range(20))
        return any(looks)
    finally:
        for line in lines:
            line.close()
