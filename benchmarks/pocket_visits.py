"""First visits to the table without a server, and visits without a network: times and bytes."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright
from pocket_browser import LONGEST, Figure, Host, load, processor_seconds, served, visited

READABLE: Final = 1.0  # seconds that are asked for
FIRST: Final = 5.0
AGAIN: Final = 3.0
MEGABYTES: Final = {True: 7.0, False: 8.5}  # where the host compresses, and where it does not
# Milliseconds from navigation to the picture in which something is there for the first time.
SEEN: Final = """(() => {
  globalThis.seen = {};
  const wanted = {
    readable: "[data-game=ra]", engine: "html[data-engine=ready]", question: ".bar.asking",
  };
  const look = () => {
    for (const [name, what] of Object.entries(wanted)) {
      if (!(name in seen) && document.querySelector(what)) seen[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
})()"""


class Device(NamedTuple):
    """What a first visit took, and one without a network: milliseconds, processors, bytes."""

    first: dict[str, float]
    again: dict[str, float]
    processors: tuple[float, float]
    to_move: int
    whole: int


def first_move(context: BrowserContext, url: str) -> tuple[Page, dict[str, float]]:
    """Somebody who presses the first button as soon as it is there, and answers what is asked."""
    page = context.new_page()
    page.add_init_script(SEEN)
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("[data-game=ra] .starts .primary").click(timeout=LONGEST)
    page.locator(".bar.asking").wait_for(timeout=LONGEST)
    page.evaluate("document.querySelector('#unfold')?.click()")
    version = page.evaluate("maat.page.update.version")
    page.locator(".answer").first.click()
    page.wait_for_function("v => maat.page.update.version > v", arg=version)
    answered = 1000 * (time.perf_counter() - start)
    return page, {**page.evaluate("seen"), "answered": answered}


def visit(playwright: Playwright, root: Path, compress: bool) -> Device:
    """One device: a first visit, then one without a network."""
    Host.compress, Host.sent = compress, 0
    with tempfile.TemporaryDirectory() as place:
        profile = Path(place) / "profile"
        context = visited(playwright, profile)
        with served(root) as url:
            idle = processor_seconds(profile)
            page, first = first_move(context, url)
            spent, to_move = processor_seconds(profile) - idle, Host.sent
            page.wait_for_function("() => navigator.serviceWorker.controller", timeout=LONGEST)
            page.wait_for_timeout(500)
        page.close()
        context.set_offline(True)
        before = processor_seconds(profile)
        _, second = first_move(context, url)
        again = processor_seconds(profile) - before
        context.close()
    return Device(first, second, (spent, again), to_move, Host.sent)


def spread(values: list[float]) -> str:
    """The median, the least and the most."""
    return f"{statistics.median(values):.0f} ({min(values):.0f}-{max(values):.0f})"


def visits(playwright: Playwright, root: Path, compress: bool, times: int) -> Iterator[Figure]:
    """Some new devices at one kind of host; the slowest of them counts."""
    found = [visit(playwright, root, compress) for _ in range(times)]
    host = "host that compresses" if compress else "host that does not"
    print(f"\n{host}; load {load()}")
    for name, steps, seconds in (
        ("first visit", [each.first for each in found], [each.processors[0] for each in found]),
        ("offline", [each.again for each in found], [each.processors[1] for each in found]),
    ):
        told = ", ".join(
            f"{step} {spread([each.get(step, 0.0) for each in steps])}" for step in steps[0]
        )
        print(f"{name}, ms: {told}; {statistics.median(seconds):.1f} s of processors")
    to_move = max(each.to_move for each in found) / 1e6
    whole = max(each.whole for each in found) / 1e6
    print(f"MB to the first answer {to_move:.2f}, with all that is kept {whole:.2f}", flush=True)
    readable = max(each.first["readable"] for each in found) / 1000
    first = max(each.first["answered"] for each in found) / 1000
    again = max(each.again["answered"] for each in found) / 1000
    yield Figure(f"{host}: front page readable", readable, READABLE, "s")
    yield Figure(f"{host}: first visit to the first answer kept", first, FIRST, "s")
    yield Figure(f"{host}: the same offline, second visit", again, AGAIN, "s")
    yield Figure(f"{host}: bytes to the first answer", to_move, MEGABYTES[compress], "MB")
