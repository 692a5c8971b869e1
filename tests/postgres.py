"""A PostgreSQL server of the tests' own: on a free port, gone with them, killed at will."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

NUMBERS: Final = count(1)
SECONDS: Final = 60


def programs() -> Path:
    """Where the newest PostgreSQL of Debian keeps its programs, which are not on the path."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: float(each.parts[4])
    )
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    assert there, "the tests need PostgreSQL: `make postgres` installs it"
    return Path(there).parent


class Postgres:
    """One server; root may not run it, so it runs as the user the package brings along."""

    def __init__(self, network: str = "") -> None:
        self.network = network  # from which it is asked, too
        self.folder = Path(tempfile.mkdtemp(prefix="maat-postgres-", dir="/tmp"))
        self.programs = programs()
        self.who = ["setpriv", "--pdeathsig", "KILL"]
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.who += ["--reuid=postgres", "--regid=postgres", "--init-groups"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        made = ["-U", "maat", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", f"{self.folder}/data", *made)
        if network:
            with (self.folder / "data" / "pg_hba.conf").open("a") as file:
                file.write(f"host all all {network} trust\n")
        self.start()

    def _run(self, program: str, *rest: str) -> str:
        command = [*self.who, str(self.programs / program), *rest]
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd="/")
        return done.stdout

    def start(self) -> None:
        """Start, again if the one that was killed is not quite gone, and wait until it answers."""
        limit = time.monotonic() + SECONDS
        while self.process is None or self.process.poll() is not None:
            assert time.monotonic() < limit, (self.folder / "log").read_text()
            self._begin()
            while self.process is not None and self.process.poll() is None and not self._answers():
                assert time.monotonic() < limit, (self.folder / "log").read_text()
                time.sleep(0.05)

    def _begin(self) -> None:
        where = "*" if self.network else "127.0.0.1"
        settings = (f"listen_addresses={where}", "unix_socket_directories=", "max_connections=60")
        command = [*self.who, str(self.programs / "postgres"), "-D", f"{self.folder}/data"]
        command += ["-p", str(self.port)] + [part for each in settings for part in ("-c", each)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")

    def _answers(self) -> bool:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "maat", "-d", "postgres"]
        told = subprocess.run(
            [str(self.programs / "pg_isready"), *where], check=False, capture_output=True
        )
        return told.returncode == 0

    def database(self, wish: str = "") -> str:
        """The address of a new, empty database."""
        name = wish or f"maat_{os.getpid()}_{next(NUMBERS)}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "maat")
        self._run("psql", *where, "-d", "postgres", "-qc", f"CREATE DATABASE {name}")
        return f"postgresql://maat@127.0.0.1:{self.port}/{name}"

    def ask(self, database: str, query: str) -> str:
        """The one value a query finds."""
        return self._run("psql", "-qtAc", query, "-d", database).strip()

    def kill(self) -> None:
        """End it and all that it has started, at this very moment."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        for pid in [self.process.pid, *map(int, children.split())]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()

    def stop(self) -> None:
        """For good."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(SECONDS)
        shutil.rmtree(self.folder)
