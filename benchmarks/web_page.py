"""What a person at the web table feels, in a real browser: click to painted, bytes, first load.

A pointer goes down on an answer (its time stamp is taken by the browser); the clock stops in the
task after the frame in which the next update was drawn, so layout and painting are part of it.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from dataclasses import dataclass, field
from typing import Any

from plain_browser import PlainPage
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

CHROMIUM = (
    os.environ.get("MAAT_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "chromium"
)
FLAGS = ["--no-sandbox", "--disable-background-networking"]
SIZE: ViewportSize = {"width": 1280, "height": 800}
LONGEST = 30_000  # milliseconds to wait for anything
COLD = 10  # clicks after the page was loaded, counted apart: script and drawings are still new

WATCH = """() => {
  if (globalThis.taken) return;
  globalThis.taken = [];
  let down = 0, version = 0;
  addEventListener("pointerdown", (event) => {
    down = event.timeStamp;
    version = maat.page.update.version;
  }, true);
  const proto = Object.getPrototypeOf(maat.page);
  const show = proto.show;
  proto.show = function (update, jump) {
    const begun = performance.now();
    performance.mark("maat show");
    const time = show.call(this, update, jump);
    performance.mark("maat drawn");
    const drawn = performance.now() - begun;
    if (down && update.version > version) {
      const from = down;
      down = 0;
      requestAnimationFrame(() => {
        performance.mark("maat frame");
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark("maat painted");
          taken.push([performance.now() - from, drawn]);
        };
        port2.postMessage(0);
      });
    }
    return time;
  };
}"""

READY = """() => maat.page?.update && (maat.page.update.phase === "over"
  || (maat.page.myTurn && !maat.page.playback.busy && !maat.page.playback.queue.length))"""

AIM = """(n) => {
  const found = [...document.querySelectorAll(".answer, .stage .target")];  // lists may be folded
  const node = found[n % found.length];
  node.scrollIntoView({ block: "nearest" });
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


@dataclass
class Felt:
    """What was measured at the tables of one game."""

    game: str
    waits: list[float] = field(default_factory=list)  # click to painted, milliseconds
    draws: list[float] = field(default_factory=list)  # of that, script that draws
    cold: list[float] = field(default_factory=list)  # click to painted of the first clicks
    updates: list[int] = field(default_factory=list)  # bytes of the updates
    pieces: list[int] = field(default_factory=list)
    bare: int = 0  # bytes of the first load without board art
    late: int = 0  # bytes that come once the table can be played
    art: int = 0
    requests: int = 0


def middle(values: list[Any], share: float) -> float:
    """A quantile."""
    return float(sorted(values)[min(len(values) - 1, int(len(values) * share))]) if values else 0.0


def open_table(page: Page | PlainPage, game: str, bot: str = "random") -> str:
    """A table of this browser's guest and a bot; its path. Without a server a worker is asked."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    opened: str = page.evaluate(
        """async (body) => (await (await (globalThis.pocket?.request ?? fetch)("/api/tables", {
        method: "POST", headers: {"Content-Type": "application/json"},
        body: JSON.stringify(body)})).json()).id""",
        body,
    )
    return f"/t/{opened}"


def hear(felt: Felt, payload: str | bytes) -> None:
    """Count an update."""
    text = payload.decode() if isinstance(payload, bytes) else payload
    if '"type":"update"' in text[:40] and "base" in json.loads(text)["scene"]:
        felt.updates.append(len(text.encode()))


def load(browser: Browser, url: str, game: str, felt: Felt) -> Page:
    """Open a table for the first time, with nothing cached, and weigh what comes."""
    context = browser.new_context(base_url=url, viewport=SIZE, locale="en-US")
    context.set_default_timeout(LONGEST)
    page = context.new_page()
    page.goto("/healthz")
    path = open_table(page, game)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    addresses: dict[str, str] = {}
    later: set[str] = set()

    def asked(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]
        if later or event["request"]["url"].endswith("/deferred.js"):
            later.add(event["requestId"])

    line.on("Network.requestWillBeSent", asked)
    heads: dict[str, int] = {}

    def came(event: dict[str, Any]) -> None:
        heads[event["requestId"]] = int(event["response"].get("encodedDataLength", 0))

    def ended(event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"]) - heads.get(event["requestId"], 0)
        address = addresses.get(event["requestId"], "")
        felt.requests += 1
        if "/art/" in address and "/art/maat" not in address:
            felt.art += size
        elif event["requestId"] in later:
            felt.late += size
        else:
            felt.bare += size

    line.on("Network.responseReceived", came)
    line.on("Network.loadingFinished", ended)
    page.on("websocket", lambda ws: ws.on("framereceived", lambda payload: hear(felt, payload)))
    page.goto(path)
    page.wait_for_function(READY)
    page.wait_for_timeout(300)
    line.detach()
    return page


def click(page: Page | PlainPage, felt: Felt, dice: random.Random, also: str = "") -> None:
    """One answer, as soon as it can be given; `also` is run in the page before."""
    page.wait_for_function(READY)
    if page.evaluate("maat.page.update.phase") == "over":
        page.evaluate("path => maat.go(path)", open_table(page, felt.game))
        page.wait_for_function(READY)
    page.evaluate(WATCH)
    if also:
        page.evaluate(also)
    felt.pieces.append(page.evaluate("document.querySelectorAll('[data-piece]').length"))
    known = page.evaluate("taken.length")
    x, y = page.evaluate(AIM, dice.randrange(1000))
    page.mouse.click(x, y)
    try:
        page.wait_for_function("known => taken.length > known", arg=known, timeout=5000)
    except Exception:
        return  # a bot was quicker, or the answer was covered: nothing was measured
    wait, drawn = page.evaluate("taken.at(-1)")
    felt.waits.append(wait)
    felt.draws.append(drawn)


def measure(url: str, game: str, clicks: int) -> Felt:
    """So many clicks at tables of one game."""
    felt = Felt(game)
    dice = random.Random(game)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = load(browser, url, game, felt)
        until = time.monotonic() + 3 * (COLD + clicks)
        while len(felt.waits) < COLD + clicks and time.monotonic() < until:
            click(page, felt, dice)
        browser.close()
    felt.cold, felt.waits, felt.draws = felt.waits[:COLD], felt.waits[COLD:], felt.draws[COLD:]
    return felt
