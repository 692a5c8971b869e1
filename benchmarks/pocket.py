"""The table without a server, measured in Chromium: bytes, times, memory (docs/pocket.md).

python benchmarks/pocket.py [--site DIR] [--moves N]

Times are in milliseconds from navigation. Memory is what the processes of the browser share fairly
(PSS), all of them together. Run it on a quiet machine: the load is printed with the figures.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import os
import shutil
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from maat.site import build, runtime

CHROMIUM: Final = (
    os.environ.get("MAAT_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "chromium"
)
SUB: Final = "/games/maat/"
TEXT: Final = (".js", ".mjs", ".css", ".html", ".ftl", ".svg", ".json", ".webmanifest")
CLICK: Final = """() => new Promise((done) => {
  document.querySelector("#unfold")?.click();
  const version = maat.page.update.version;
  const start = performance.now();
  const look = () => requestAnimationFrame(() => (maat.page.update.version > version
    ? requestAnimationFrame(() => done(performance.now() - start)) : look()));
  requestAnimationFrame(() => { document.querySelector(".answer").click(); look(); });
})"""
ASKED: Final = """() => maat.page.update.phase === "over"
  || (maat.page.myTurn && document.querySelector(".answer, #unfold"))"""


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
        data, packed = path.read_bytes(), Host.compress and path.suffix in TEXT
        body = gzip.compress(data, 6, mtime=0) if packed else data
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)
        Host.sent += len(body)


def served(root: Path) -> tuple[http.server.ThreadingHTTPServer, str]:
    """A host of files below a path."""
    handler = functools.partial(Host, directory=str(root))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}{SUB}"


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


def cost(profile: Path) -> str:
    """Memory and processor time of the whole browser so far."""
    kilobytes, ticks = 0, 0
    for entry in processes(profile):
        try:
            rolled = (entry / "smaps_rollup").read_text().splitlines()
            spent = (entry / "stat").read_text().rpartition(")")[2].split()[11:13]
        except OSError:
            continue
        kilobytes += sum(int(line.split()[1]) for line in rolled if line.startswith("Pss:"))
        ticks += sum(map(int, spent))
    seconds = ticks / os.sysconf("SC_CLK_TCK")
    return f"{kilobytes / 1024:.0f} MB, {seconds:.1f} s of processors"


def first_move(context: BrowserContext, url: str) -> tuple[Page, dict[str, int]]:
    """From navigation to an answer that is kept."""
    page, told = context.new_page(), {}
    start = time.perf_counter()

    def note(name: str) -> None:
        told[name] = round(1000 * (time.perf_counter() - start))

    page.goto(url)
    page.locator("[data-game=ra]").wait_for()
    note("readable")
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=90_000)
    note("engine")
    page.locator("[data-game=ra] .starts .primary").click()
    page.locator(".bar.asking").wait_for(timeout=90_000)
    note("first question")
    page.evaluate(CLICK)
    note("first answer")
    return page, told


def clicks(page: Page, count: int) -> list[float]:
    """Milliseconds from a click to the next picture, for some answers."""
    found: list[float] = []
    while len(found) < count:
        page.wait_for_function(ASKED, timeout=60_000)
        if page.evaluate("() => maat.page.update.phase === 'over'"):
            break
        found.append(page.evaluate(CLICK))
    return found


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


def measure(playwright: Playwright, root: Path, moves: int, compress: bool) -> None:
    """One device: a first visit, then one without a network."""
    Host.compress, Host.sent = compress, 0
    server, url = served(root)
    print(
        f"\nhost {'compresses' if compress else 'does not compress'}; load {os.getloadavg()[0]:.1f}"
    )
    with tempfile.TemporaryDirectory() as place:
        profile = Path(place) / "profile"
        context = visited(playwright, profile)
        page, told = first_move(context, url)
        print("first visit", told, "bytes", Host.sent, "browser", cost(profile))
        page.wait_for_function("() => navigator.serviceWorker.controller", timeout=90_000)
        print("kept on the device, bytes in all", Host.sent)
        found = clicks(page, moves)
        middle = round(statistics.median(found)) if found else 0
        print("click to painted, median", middle, "of", len(found), "browser", cost(profile))
        server.shutdown()
        server.server_close()
        page.close()
        context.set_offline(True)
        page, told = first_move(context, url)
        print("offline", told)
        context.close()


def main() -> None:
    """Build the site if none is named, and measure it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=Path)
    parser.add_argument("--moves", type=int, default=15)
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        target = Path(place) / SUB.strip("/")
        if wished.site:
            shutil.copytree(wished.site, target)
        else:
            start = time.perf_counter()
            build.write(runtime.fetched(), target)
            print("built in", round(time.perf_counter() - start), "s")
        with sync_playwright() as playwright:
            for compress in (True, False):
                measure(playwright, Path(place), wished.moves, compress)


if __name__ == "__main__":
    main()
