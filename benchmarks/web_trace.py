"""Where the time between a click and the painted answer goes, from the browser's own trace.

    python benchmarks/web_trace.py [GAME...] [--clicks N] [--keep FOLDER]

Each click is cut by marks of the page (pointer down, sent, heard, drawn, frame, painted) into
stretches of wall time; what the browser's threads worked in between is counted by kind, as CPU
time, which other work on the machine disturbs least.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from bisect import bisect
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import web_page
import web_server
from playwright.sync_api import sync_playwright
from web_page import Felt, middle

Event = dict[str, Any]
Split = dict[str, float]

WARM, CLICKS = 15, 60
CATEGORIES = [
    *("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"),
    "__metadata",
]

MARKS = """() => {
  if (globalThis.marked) return;
  globalThis.marked = true;
  const mark = (name) => performance.mark(`maat ${name}`);
  addEventListener("pointerdown", (event) => {
    performance.mark("maat down", { startTime: event.timeStamp });
    mark("pressed");
  }, true);
  addEventListener("click", () => mark("click"), true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    send.call(this, data);
    if (String(data).includes('"act"')) mark("sent");
  };
  const parse = JSON.parse;
  JSON.parse = function (data, ...rest) {
    const update = typeof data === "string" && data.startsWith('{"type":"update"');
    if (update) mark("heard");
    return parse.call(this, data, ...rest);
  };
}"""

STOPS = ["down", "click", "sent", "heard", "show", "drawn", "frame", "painted"]

KINDS = {
    "script": ("FunctionCall", "EventDispatch", "RunMicrotasks", "FireAnimationFrame", "TimerFire"),
    "style": ("UpdateLayoutTree", "ScheduleStyleRecalculation"),
    "layout": ("Layout",),
    "pre-paint": ("PrePaint", "UpdateLayerTree"),
    "paint": ("Paint",),
    "layers": ("Layerize", "UpdateLayer"),
    "commit": ("Commit",),
    "hit test": ("HitTest",),
    "garbage": ("MinorGC", "MajorGC"),
}
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}


def trace(url: str, game: str, clicks: int) -> list[Event]:
    """So many clicks under the browser's eye, after some that warm it up."""
    felt, dice = Felt(game), random.Random(game)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=web_page.CHROMIUM, args=web_page.FLAGS)
        page = web_page.load(browser, url, game, felt)
        while len(felt.waits) < WARM:
            web_page.click(page, felt, dice)
        page.evaluate(MARKS)
        browser.start_tracing(page=page, categories=CATEGORIES)
        while len(felt.waits) < WARM + clicks:
            web_page.click(page, felt, dice, MARKS)
        found = json.loads(browser.stop_tracing())
        browser.close()
    events: list[Event] = found["traceEvents"]
    return events


def thread_names(events: list[Event]) -> dict[tuple[int, int], str]:
    """Process and thread to a name."""
    return {
        (each["pid"], each["tid"]): each["args"]["name"]
        for each in events
        if each["name"] == "thread_name"
    }


def rounds(events: list[Event]) -> list[dict[str, float]]:
    """The marks of each click, in microseconds."""
    marks = sorted(
        (
            (each["ts"], each["name"][5:])
            for each in events
            if each["name"].startswith("maat ") and each["ph"] in ("I", "R", "i", "n")
        ),
    )
    found: list[dict[str, float]] = []
    for at, name in marks:
        if name == "down":
            found.append({})
        if found and name not in found[-1] and at >= found[-1].get("down", 0):
            found[-1][name] = at
    return [each for each in found if all(stop in each for stop in STOPS)]


def selves(spans: list[Event]) -> list[tuple[float, str, float]]:
    """Start, name and own CPU in microseconds of spans that lie in each other."""
    starts: list[tuple[float, str]] = []
    own: list[float] = []
    around: list[tuple[float, int]] = []  # end and number of the spans around the present one
    for each in sorted(spans, key=lambda span: (span["ts"], -span.get("dur", 0))):
        while around and around[-1][0] <= each["ts"]:
            around.pop()
        cpu: float = each["tdur"] if "tdur" in each else each.get("dur", 0)
        if around:
            own[around[-1][1]] -= cpu
        around.append((each["ts"] + each.get("dur", 0), len(own)))
        starts.append((each["ts"], each["name"]))
        own.append(cpu)
    return [(at, name, cpu) for (at, name), cpu in zip(starts, own, strict=True)]


def split(events: list[Event]) -> tuple[list[Split], list[Split]]:
    """For each click: stretches of wall time, and CPU of the browser by kind in milliseconds."""
    names = thread_names(events)
    main = {(each["pid"], each["tid"]) for each in events if each["name"] == "maat down"}
    spans: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for each in events:
        if each["ph"] == "X":
            spans[each["pid"], each["tid"]].append(each)
    clicks = rounds(events)
    works: list[Split] = [defaultdict(float) for _ in clicks]
    for thread, found in spans.items():
        for start, name, cpu in selves(found):
            at = bisect(clicks, start, key=lambda stops: stops["down"]) - 1
            if at >= 0 and start < clicks[at]["painted"]:
                count(works[at], name, cpu / 1000, "" if thread in main else names.get(thread, "?"))
    return [stretches(stops) for stops in clicks], works


def count(work: Split, name: str, cpu: float, thread: str) -> None:
    """Add a span to the work of a click; `thread` is empty for the one of the page."""
    if thread:
        work[f"({thread})"] += cpu
        return
    work[KIND_OF.get(name, "other")] += cpu
    work["main thread"] += cpu
    work["frames"] += name == "Commit"


def stretches(stops: dict[str, float]) -> Split:
    """The wall time of one click, piece by piece."""
    found = {
        f"{one} → {other}": (stops[other] - stops[one]) / 1000 for one, other in pairwise(STOPS)
    }
    return {**found, "total": (stops["painted"] - stops["down"]) / 1000}


def show(game: str, walls: list[Split], works: list[Split]) -> None:
    """Medians and means, one row for each stretch and kind."""
    print(f"{game}: {len(walls)} clicks, load {os.getloadavg()[0]:.1f}")
    for name in walls[0]:
        values = [each[name] for each in walls]
        print(f"  {name:24} p50 {middle(values, 0.5):6.1f}   p95 {middle(values, 0.95):6.1f}")
    print("  CPU between down and painted, ms")
    for kind in sorted({kind for each in works for kind in each}):
        values = [each.get(kind, 0.0) for each in works]
        mean = sum(values) / len(values)
        if mean >= 0.05:
            print(f"  {kind:32} p50 {middle(values, 0.5):6.1f}   mean {mean:6.1f}")


def main() -> None:
    """Trace and print."""
    words = sys.argv[1:]
    games = [each for each in words if each in ("ra", "pharaon", "tekhenu")]
    clicks = int(words[words.index("--clicks") + 1]) if "--clicks" in words else CLICKS
    keep = Path(words[words.index("--keep") + 1]) if "--keep" in words else None
    for game in games or ["pharaon", "tekhenu"]:
        with tempfile.TemporaryDirectory() as folder:
            process, url = web_server.start(folder)
            try:
                events = trace(url, game, clicks)
            finally:
                process.terminate()
                process.wait()
        if keep:
            (keep / f"{game}.json").write_text(json.dumps({"traceEvents": events}))
        show(game, *split(events))


if __name__ == "__main__":
    main()
