"""A browser nobody looks into, for measuring memory.

A driver that watches the network makes the browser keep a copy of whatever is fetched, in the very
memory that is measured: 12 MB of a first visit to the table without a server. This one only runs
scripts and presses buttons.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from pocket_browser import CHROMIUM
from websockets.sync.client import ClientConnection, connect

FLAGS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=en-US"),
    *("--window-size=1280,800", "--force-prefers-reduced-motion"),
    *("--disable-background-networking", "--remote-debugging-port=0", "about:blank"),
)
LONGEST: Final = 300_000  # milliseconds to wait for anything, a whole game too
LOOK: Final = 0.05  # seconds between two looks at something awaited


class Mouse:
    """What points at a page."""

    def __init__(self, page: PlainPage) -> None:
        self.page = page

    def click(self, x: float, y: float) -> None:
        """Press and let go."""
        at = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self.page.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
        for kind in ("mousePressed", "mouseReleased"):
            self.page.send("Input.dispatchMouseEvent", {**at, "type": kind})


class PlainPage:
    """The one page of a browser, as far as a measurement needs it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.last = 0
        self.mouse = Mouse(self)
        self.workers: list[str] = []  # of this page, while they are looked into

    def send(self, method: str, wishes: dict[str, Any] | None = None, worker: str = "") -> Any:
        """Ask the browser for something, perhaps of a worker; what it says."""
        self.last += 1
        asked = {"id": self.last, "method": method, "params": wishes or {}}
        self.line.send(json.dumps({**asked, "sessionId": worker} if worker else asked))
        while True:
            told = json.loads(self.line.recv(LONGEST / 1000))
            if told.get("method") == "Target.attachedToTarget":
                self.workers.append(told["params"]["sessionId"])
            if told.get("id") == self.last:
                if "error" in told:
                    raise RuntimeError(f"{method}: {told['error']}")
                return told["result"]

    def collect(self) -> None:
        """Whatever nobody needs is given back, by the page, by its workers and by theirs."""
        look = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": True}
        self.workers = [""]
        for worker in self.workers:  # each may tell of more
            self.send("Target.setAutoAttach", look, worker)
        for _ in range(2):
            for worker in self.workers:
                self.send("HeapProfiler.collectGarbage", worker=worker)
            self.send("Memory.simulatePressureNotification", {"level": "critical"})
            self.wait_for_timeout(500)
        self.send("Target.setAutoAttach", {**look, "autoAttach": False})

    def evaluate(self, script: str, arg: object = None) -> Any:
        """What an expression is; a function is called."""
        call = f"typeof it === 'function' ? it({json.dumps(arg)}) : it"
        whole = f"(async () => {{ const it = ({script}\n); return {call}; }})()"
        wishes = {"expression": whole, "awaitPromise": True, "returnByValue": True}
        told = self.send("Runtime.evaluate", {**wishes, "userGesture": True})
        if "exceptionDetails" in told:
            raise RuntimeError(f"{script}: {told['exceptionDetails']}")
        return told["result"].get("value")

    def goto(self, url: str) -> None:
        """Open an address."""
        self.send("Page.navigate", {"url": url})

    def wait_for_function(self, script: str, arg: object = None, timeout: float = LONGEST) -> None:
        """Until it is so."""
        until = time.monotonic() + timeout / 1000
        said = f"async (arg) => {{ const it = ({script}\n); "
        said += "return Boolean(typeof it === 'function' ? await it(arg) : it); }"
        while not self.evaluate(said, arg):
            if time.monotonic() > until:
                raise TimeoutError(script)
            time.sleep(LOOK)

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Do nothing for a while."""
        time.sleep(milliseconds / 1000)


@contextmanager
def plain_page(profile: Path) -> Iterator[PlainPage]:
    """A page in a browser of its own."""
    command = [CHROMIUM, f"--user-data-dir={profile}", *FLAGS]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True) as browser:
        try:
            with connect(_address(profile), max_size=None) as line:
                yield PlainPage(line)
        finally:
            os.killpg(browser.pid, signal.SIGTERM)  # the program may be a script that starts it


def _address(profile: Path) -> str:
    """Where its page listens, as soon as it does."""
    told = profile / "DevToolsActivePort"
    while not told.is_file() or "\n" not in told.read_text():
        time.sleep(LOOK)
    port = told.read_text().split()[0]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as reply:
        pages = [each for each in json.load(reply) if each["type"] == "page"]
    return str(pages[0]["webSocketDebuggerUrl"])
