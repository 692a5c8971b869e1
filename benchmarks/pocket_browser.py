"""What is measured of the table without a server needs this: a host of files, browsers, costs."""

from __future__ import annotations

import functools
import gzip
import http.server
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Playwright

CHROMIUM: Final = (
    os.environ.get("MAAT_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "chromium"
)
SUB: Final = "/games/maat/"
TEXT: Final = (".js", ".mjs", ".css", ".html", ".ftl", ".svg", ".json", ".webmanifest")
TAKEN: Final = ("Pss_Anon:", "Pss_Shmem:")
EVERY: Final = 0.25  # seconds between two looks at memory
TURN: Final = 0.05  # seconds in which a slowed browser runs for its share
LONGEST: Final = 90_000  # milliseconds to wait for anything


class Figure(NamedTuple):
    """Something that was measured, and the most that is asked of it."""

    what: str
    measured: float
    asked: float
    unit: str

    @property
    def holds(self) -> bool:
        """Whether it is as is asked."""
        return self.measured <= self.asked

    def __str__(self) -> str:
        digits = 0 if self.asked >= 10 else 2
        told = f"{self.measured:.{digits}f} {self.unit}".strip()
        goal = f"{self.asked:g} {self.unit}".strip()
        return f"| {self.what} | {told} | {goal} | {'holds' if self.holds else 'NOT'} |"


def load() -> str:
    """How much else the machine has to do."""
    return f"{os.getloadavg()[0]:.1f}"


class Host(http.server.SimpleHTTPRequestHandler):
    """Counts what it sends; text is compressed if the run says so, as most hosts do."""

    protocol_version = "HTTP/1.1"
    sent = 0
    compress = True

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """A file of the folder, counted."""
        path = Path(self.translate_path(self.path.split("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        packed = Host.compress and path.suffix in TEXT
        body = packed_file(path) if packed else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)
        Host.sent += len(body)


@functools.cache
def packed_file(path: Path) -> bytes:
    """A file as a host that compresses sends it."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


@contextmanager
def served(root: Path) -> Iterator[str]:
    """A host of files below a path."""
    handler = functools.partial(Host, directory=str(root))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{SUB}"
    finally:
        server.shutdown()
        server.server_close()


def visited(playwright: Playwright, profile: Path) -> BrowserContext:
    """A device whose browser keeps what it has seen."""
    return playwright.chromium.launch_persistent_context(
        str(profile),
        executable_path=CHROMIUM,
        args=["--no-sandbox", "--disable-gpu"],
        locale="en-US",
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )


def processes(profile: Path) -> list[Path]:
    """The browser that uses a profile, and all it has started."""
    parents: dict[str, str] = {}
    found: set[str] = set()
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[entry.name] = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            if f"--user-data-dir={profile}".encode() in (entry / "cmdline").read_bytes():
                found.add(entry.name)
        except OSError:
            continue
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return [Path("/proc") / name for name in found]


def processor_seconds(profile: Path) -> float:
    """Processor time of the whole browser so far."""
    ticks = 0
    for entry in processes(profile):
        with suppress(OSError):
            spent = (entry / "stat").read_text().rpartition(")")[2].split()[11:13]
            ticks += sum(map(int, spent))
    return ticks / os.sysconf("SC_CLK_TCK")


class Footprint:
    """What the processes of a browser have taken, shared fairly, looked at over and over.

    Pages of the browser's own files are not counted: how much of them falls to this browser depends
    on how many others run.
    """

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.most = 0.0
        self.over = threading.Event()
        self.watching = threading.Thread(target=self._watch)

    def __enter__(self) -> Footprint:
        self.watching.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.watching.join()

    def _watch(self) -> None:
        while not self.over.wait(EVERY):
            self.most = max(self.most, self.now())

    def now(self) -> float:
        """Megabytes at this moment."""
        kilobytes = 0
        for entry in processes(self.profile):
            with suppress(OSError):
                rolled = (entry / "smaps_rollup").read_text().splitlines()
                kilobytes += sum(int(row.split()[1]) for row in rolled if row.startswith(TAKEN))
        return kilobytes / 1024


@contextmanager
def slowed(profile: Path, times: float) -> Iterator[None]:
    """A device so many times slower: its browser, workers too, is stopped most of the time."""
    over = threading.Event()
    found = [int(entry.name) for entry in processes(profile)]

    def tell(word: signal.Signals) -> None:
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process, word)

    def hold_back() -> None:
        while not over.is_set():
            tell(signal.SIGSTOP)
            time.sleep(TURN * (1 - 1 / times))
            tell(signal.SIGCONT)
            time.sleep(TURN / times)

    holding = threading.Thread(target=hold_back)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()
        tell(signal.SIGCONT)
