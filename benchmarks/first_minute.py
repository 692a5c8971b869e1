"""The first minute of a newcomer: from a clone to the first legal move.

    python benchmarks/first_minute.py [--engine] [--json] [--most RATIO]

Clones what is committed into an empty folder with an empty home, runs `make play` there, opens a
table of each game by HTTP and makes the first move. `--engine` also waits for the fast engine,
interrupts and starts a second time. `--most` ends with 1 if the first move took more than so many
times as long as making a bare environment: seconds say how fast a machine is, their ratio whether
somebody has made the first minute long again. Only the standard library is used, and POSIX.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

PROJECT = Path(__file__).parents[1]
GAMES = ("ra", "pharaon", "tekhenu")
PATIENCE = 900.0  # seconds after which nobody waits any longer
BARE, FIRST_MOVE = "bare environment", "first move"

Figures = dict[str, float]


class Visitor:
    """Somebody at the page, with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: object = None) -> Any:
        """A request and its reply."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json"})
        with self.opener.open(request, timeout=30) as reply:
            return json.load(reply)

    def first_move(self, game: str) -> None:
        """Sit down with a bot and answer the first question that comes."""
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = self.ask("/api/tables", {"game": game, "seats": seats})["id"]
        update = until(lambda: self.asked(table))
        move = {
            "action": update["answers"][0]["action"],
            "version": update["version"],
            "id": "first",
        }
        self.ask(f"/api/tables/{table}/moves", move)

    def asked(self, table: str) -> Any:
        """The table, once it asks this visitor."""
        update = self.ask(f"/api/tables/{table}")
        return update if update["answers"] else None


def until(look: Any) -> Any:
    """Look again and again until there is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := look():
                return found
        except OSError:
            pass
        time.sleep(0.05)
    raise TimeoutError("nothing came")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def playing(folder: Path, port: int) -> Iterator[None]:
    """`make play`, interrupted at the end as a person would do it."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    kept = {
        name: os.environ[name] for name in os.environ if not name.startswith(("MAAT", "VIRTUAL"))
    }
    nothing_there = {
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "PIP_NO_CACHE_DIR": "1",
    }
    mine = {"MAAT_PORT": str(port), "BROWSER": "true", "XDG_DATA_HOME": str(home / "data")}
    for name in ("PYTHONPATH", "PYTHONHOME"):
        kept.pop(name, None)
    process = subprocess.Popen(
        ["make", "play"],
        cwd=folder / "maat",
        env={**kept, **nothing_there, **mine},
        stdout=sys.stderr,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)


def bare(folder: Path) -> float:
    """Seconds for an environment with nothing in it."""
    start = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", folder / "bare"], check=True)
    return time.monotonic() - start


def first_start(folder: Path, wait_for_engine: bool) -> Figures:
    """From the clone to the first moves, and on to the fast engine."""
    port = free_port()
    visitor = Visitor(f"http://127.0.0.1:{port}")
    figures: Figures = {}
    start = time.monotonic()

    def note(name: str) -> None:
        figures[name] = time.monotonic() - start

    subprocess.run(["git", "clone", "-q", PROJECT, folder / "maat"], check=True)
    note("clone")
    with playing(folder, port):
        for name in ("venv", "installed"):
            until((folder / "maat" / ".venv" / name).exists)
            note(name)
        until(lambda: visitor.ask("/healthz"))
        note("page answers")
        for game in GAMES:
            visitor.first_move(game)
            note(FIRST_MOVE if game == GAMES[0] else f"{FIRST_MOVE}, {game}")
        if wait_for_engine:
            until(lambda: visitor.ask("/api/about")["engine"]["stage"] not in ("plain", "building"))
            note("fast engine")
    return figures


def second_start(folder: Path) -> Figures:
    """From the command to a table with the fast engine."""
    port = free_port()
    visitor = Visitor(f"http://127.0.0.1:{port}")
    start = time.monotonic()
    with playing(folder, port):
        about = until(lambda: visitor.ask("/api/about"))
        seconds = time.monotonic() - start
    if about["engine"]["stage"] != "compiled":
        raise RuntimeError(f"the second start has no fast engine: {about}")
    return {"second start": seconds}


def measure(wait_for_engine: bool) -> Figures:
    """All of it, in one run."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        figures = {BARE: bare(folder), **first_start(folder, wait_for_engine)}
        if wait_for_engine:
            figures |= second_start(folder)
    return figures


def main() -> int:
    """Measure, print, and compare."""
    wishes = argparse.ArgumentParser(description="The first minute, measured.")
    wishes.add_argument("--engine", action="store_true", help="wait for the fast engine, too")
    wishes.add_argument("--json", action="store_true", help="print JSON")
    wishes.add_argument("--most", type=float, metavar="RATIO", help="fail above this ratio")
    wish = wishes.parse_args()
    figures = measure(wish.engine)
    ratio = figures[FIRST_MOVE] / figures[BARE]
    if wish.json:
        print(json.dumps({"seconds": figures, "ratio": ratio}, indent=2))
    else:
        print("\n".join(f"{seconds:8.1f} s  {name}" for name, seconds in figures.items()))
        print(f"{ratio:8.1f}    first move / bare environment")
    return 1 if wish.most is not None and ratio > wish.most else 0


if __name__ == "__main__":
    sys.exit(main())
