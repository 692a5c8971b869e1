"""The table without a server, measured in Chromium: bytes, times, memory (docs/pocket.md).

    python benchmarks/pocket.py [--site DIR] [--visits N] [--clicks N] [--games N] [--slower N]
        [--only GAMES] [--rivals LEVELS] [--parts visits,clicks,memory,review,growth,bots]

First visits and visits without a network; clicks beside the page of a server, in the same games
against the same bots, and memory from the first moment of a first visit on; memory while a review
runs; memory over many games; how long bots take on a device so many times slower. Run it on a quiet
machine: the load is printed with the figures.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import web_server
from plain_browser import PlainPage, plain_page
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from pocket_browser import SUB, Footprint, Host, processor_seconds, served, slowed, visited
from web_page import READY, Felt, click, middle, open_table

from maat.site import build, runtime

GAMES: Final = ("ra", "pharaon", "tekhenu")
LEVELS: Final = ("random", "greedy", "peek", "search")
LONGEST: Final = 90_000  # milliseconds to wait for anything
LOOKING: Final = 8_000  # milliseconds a review runs until memory is looked at
PARTS: Final = ("visits", "clicks", "memory", "review", "growth", "bots")
LINGER: Final = 5_000  # milliseconds after the last click until memory is looked at
MINUTE: Final = 40  # seconds in which there are clicks
CLICKED: Final = 5  # clicks at a table: later on, a bot that searches may play long alone
SETTLED: Final = 40_000  # milliseconds after which a browser has stopped what kept the site
WARM: Final = 2  # games after which memory should not grow any more
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
# Answers by lot until the game is over, as fast as the page asks.
PLAY: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let last = -1;
  while (maat.page.update?.phase !== "over") {
    const { page } = maat;
    const { busy, queue } = page.playback;
    if (page.myTurn && !busy && !queue.length && page.update.version !== last) {
      document.querySelector("#unfold")?.click();
      await frame();
      const found = document.querySelectorAll(".answer");
      last = page.update.version;
      found[Math.floor(Math.random() * found.length)].click();
    }
    await frame();
  }
}"""
NEW: Final = "() => maat.page?.update && maat.page.update.phase !== 'over'"
REVIEW: Final = "document.querySelector('a[href*=review]')"
# Milliseconds each bot took, by when the table says who is asked and when it says what comes next.
LISTEN: Final = """() => {
  globalThis.waits = [];
  const { lineTo } = pocket;
  let asked = null;
  pocket.lineTo = (table) => {
    const line = lineTo(table);
    let heard = null;
    Object.defineProperty(line, "onmessage", { get: () => told, set: (hear) => (heard = hear) });
    const told = (event) => {
      const news = JSON.parse(event.data);
      if (news.type === "update") {
        if (asked !== null) waits.push(performance.now() - asked);
        const bot = news.asked && news.seats[news.asked.seat]?.kind === "bot";
        asked = bot && news.phase !== "over" ? performance.now() : null;
      }
      heard?.(event);
    };
    return line;
  };
}"""


class Sizes(NamedTuple):
    """Megabytes: the most there was, what is held, and what still is some time later."""

    most: float
    held: float
    settled: float

    def __sub__(self, other: Sizes) -> Sizes:
        return Sizes(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))

    def __str__(self) -> str:
        return f"most {self.most:.0f}, held {self.held:.0f}, settled {self.settled:.0f} MB"


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


def visit(playwright: Playwright, root: Path, compress: bool) -> tuple[Any, ...]:
    """One device: a first visit, then one without a network; what both took, seconds, bytes."""
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
    return first, second, (spent, again), (to_move, Host.sent)


def show_visits(playwright: Playwright, root: Path, compress: bool, times: int) -> None:
    """The medians of some devices."""
    found = [visit(playwright, root, compress) for _ in range(times)]
    print(f"\nhost {'compresses' if compress else 'does not compress'}; load {load()}")
    for at, name in enumerate(("first visit", "second visit, offline")):
        steps = {step: [each[at].get(step, 0.0) for each in found] for step in found[0][at]}
        told = ", ".join(
            f"{step} {statistics.median(each):.0f} ({min(each):.0f}-{max(each):.0f})"
            for step, each in steps.items()
        )
        seconds = statistics.median(each[2][at] for each in found)
        print(f"{name}, ms: {told}; {seconds:.1f} s of processors")
    to_move, whole = max(each[3] for each in found)
    print(f"bytes to the first answer at most {to_move:,}, with all that is kept {whole:,}")


@contextmanager
def table_page(playwright: Playwright, start: str) -> Iterator[tuple[Page, Path]]:
    """The front page of a site, in a browser of its own."""
    with tempfile.TemporaryDirectory() as place:
        profile = Path(place) / "profile"
        context = visited(playwright, profile)
        context.set_default_timeout(LONGEST)
        page = context.new_page()
        page.goto(start)
        page.locator("[data-game=ra]").wait_for()
        yield page, profile
        context.close()


@contextmanager
def another_browser() -> Iterator[tuple[PlainPage, Path]]:
    """A page in a browser that has seen nothing yet, and where that keeps what it sees."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        profile = Path(place) / "profile"
        with plain_page(profile) as page:
            yield page, profile


@contextmanager
def first_visit(start: str) -> Iterator[tuple[PlainPage, Footprint]]:
    """The front page of a server or of a site, in a new browser whose memory is watched."""
    with another_browser() as (page, profile), Footprint(profile) as memory:
        page.goto(start)
        page.wait_for_function("document.querySelector('[data-game=ra]')")
        yield page, memory


def felt(start: str, game: str, clicks: int, bot: str) -> Sizes:
    """The memory of the browser in the course of so many clicks at a table of one game."""
    found, dice = Felt(game), random.Random(game)
    with first_visit(start) as (page, memory):
        page.evaluate("path => maat.go(path)", open_table(page, game, bot))
        until = time.monotonic() + MINUTE
        while len(found.waits) < clicks and time.monotonic() < until:
            click(page, found, dice)
        page.wait_for_timeout(LINGER)
        return sizes(page, memory)


def clicked(start: str, game: str, clicks: int, bot: str) -> list[float]:
    """Milliseconds from so many clicks until what they did was painted."""
    found, dice = Felt(game), random.Random(game)
    with another_browser() as (page, _):
        page.goto(start)
        page.wait_for_function("document.querySelector('[data-game=ra]')")
        while len(found.waits) < clicks:
            page.evaluate("path => maat.go(path)", open_table(page, game, bot))
            page.wait_for_function(NEW)
            for _ in range(CLICKED):
                click(page, found, dice)
    return found.waits


def sizes(page: PlainPage, memory: Footprint) -> Sizes:
    """The most there was, garbage and all, what is held, and what still is once the browser has
    stopped the worker that keeps the site."""
    most = memory.most
    page.collect()
    held = memory.now()
    page.wait_for_timeout(SETTLED)
    page.collect()
    return Sizes(most, held, memory.now())


@contextmanager
def hosted() -> Iterator[str]:
    """A server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = web_server.start(folder)
        try:
            yield url
        finally:
            process.terminate()
            process.wait()


def beside_a_server(root: Path, games: Sequence[str], rivals: Sequence[str], clicks: int) -> None:
    """Memory in the same game against the same bot at a site and at a server."""
    Host.compress = True
    for game, bot in product(games, rivals):
        with hosted() as url:
            theirs = felt(url, game, clicks, bot)
        print(f"{game}, {bot}, at the server: {theirs}; load {load()}", flush=True)
        with served(root) as site:
            ours = felt(site, game, clicks, bot)
        print(f"  without: {ours}; {ours - theirs} more; load {load()}", flush=True)


def clicks_beside(root: Path, games: Sequence[str], rivals: Sequence[str], clicks: int) -> None:
    """Click to painted in the same games against the same bot at a site and at a server."""
    Host.compress = True
    for game, bot in product(games, rivals):
        with hosted() as url:
            there = clicked(url, game, clicks, bot)
        with served(root) as site:
            here = clicked(site, game, clicks, bot)
        mine, others = (middle(each, 0.5) for each in (here, there))
        worst = [middle(each, 0.9) for each in (here, there)]
        print(
            f"{game}, {bot}: click to painted {mine:.0f} ms, at the server {others:.0f} ms, "
            f"ratio {mine / others:.2f}; nine in ten within {worst[0]:.0f} and {worst[1]:.0f} ms "
            f"({len(here)} and {len(there)} clicks); load {load()}",
            flush=True,
        )


def reviewed(start: str, game: str) -> Sizes:
    """Memory of the browser while a game that has ended is looked at by a bot."""
    with first_visit(start) as (page, memory):
        page.evaluate("path => maat.go(path)", open_table(page, game))
        page.wait_for_function(READY)
        page.evaluate(PLAY)
        page.wait_for_function(REVIEW)
        page.evaluate(f"{REVIEW}.click()")
        page.wait_for_timeout(LOOKING)
        return sizes(page, memory)


def beside_a_review(root: Path, games: Sequence[str]) -> None:
    """The same while a review runs."""
    for game in games:
        with served(root) as site, hosted() as url:
            here, there = reviewed(site, game), reviewed(url, game)
        told = f"{here}, at the server's page {there}; {here - there} more"
        print(f"while a game of {game} is reviewed: {told}; load {load()}", flush=True)


def grow(root: Path, games: int) -> None:
    """Memory of the browser after each of some games in one tab."""
    held: list[float] = []
    with served(root) as site, first_visit(site) as (page, memory):
        for _ in range(games):
            page.evaluate("path => maat.go(path)", open_table(page, "ra"))
            page.wait_for_function(READY)
            page.evaluate(PLAY)
            page.collect()
            held.append(memory.now())
            print(f"memory after {len(held)} games of Ra: {held[-1]:.0f} MB", flush=True)
    print(f"load {load()}")
    if games > WARM:
        print(f"growth after the first {WARM}: {held[-1] - held[WARM - 1]:+.0f} MB")


def bots(
    playwright: Playwright, root: Path, games: Sequence[str], times: float, clicks: int
) -> None:
    """How long bots take for an answer on a device so many times slower."""
    with served(root) as site, table_page(playwright, site) as (page, profile):
        page.locator("html[data-engine=ready]").wait_for(state="attached")
        page.evaluate(LISTEN)
        for game in games:
            for level in LEVELS:
                page.evaluate("path => maat.go(path)", open_table(page, game, level))
                page.wait_for_function(READY)
                page.evaluate("() => (waits.length = 0)")
                with slowed(profile, times):
                    _some_answers(page, clicks)
                waits = page.evaluate("waits")
                told = f"{middle(waits, 0.5):.0f} ms, at most {max(waits, default=0):.0f}"
                print(f"{game} {level}: {told} ({len(waits)} answers); load {load()}", flush=True)


def _some_answers(page: Page, clicks: int) -> None:
    for _ in range(clicks):
        page.wait_for_function(READY)
        if page.evaluate("maat.page.update.phase") == "over":
            return
        version = page.evaluate("maat.page.update.version")
        page.evaluate("document.querySelector('#unfold')?.click()")
        page.locator(".answer").first.click()
        page.wait_for_function("v => maat.page.update.version > v", arg=version)


def load() -> str:
    """How much else the machine has to do."""
    return f"{os.getloadavg()[0]:.1f}"


def wished() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=Path)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--slower", type=float, default=5.0)
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--rivals", default=f"{LEVELS[0]},{LEVELS[-1]}")
    parser.add_argument("--parts", default=",".join(PARTS))
    return parser.parse_args()


def main() -> None:
    """Build the site if none is named, and measure it."""
    asked = wished()
    parts, games, rivals = (told.split(",") for told in (asked.parts, asked.only, asked.rivals))
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        root, target = Path(place), Path(place) / SUB.strip("/")
        if asked.site:
            shutil.copytree(asked.site, target)
        else:
            build.write(runtime.fetched(), target)
        works: dict[str, list[Callable[[], None]]] = {
            "visits": [
                partial(show_visits, playwright, root, compress, asked.visits)
                for compress in (True, False)
            ],
            "clicks": [partial(clicks_beside, root, games, rivals, asked.clicks)],
            "memory": [partial(beside_a_server, root, games, rivals, asked.clicks)],
            "review": [partial(beside_a_review, root, games)],
            "growth": [partial(grow, root, asked.games)],
            "bots": [partial(bots, playwright, root, games, asked.slower, asked.clicks)],
        }
        for part in parts:
            for work in works[part]:
                work()


if __name__ == "__main__":
    main()
