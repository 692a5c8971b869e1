"""Tables without a server beside tables of a server: memory, and what a click takes."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import web_server
from plain_browser import PlainPage, plain_page
from pocket_browser import Figure, Footprint, Host, load, served
from web_page import READY, Felt, click, middle, open_table

MORE: Final = 120.0  # megabytes more than the server's page, at most
RATIO: Final = 1.3  # of click to painted, to that at the server
LOOKING: Final = 8_000  # milliseconds a review runs until memory is looked at
LINGER: Final = 5_000  # milliseconds after the last click until memory is looked at
WATCHED: Final = 12  # clicks while memory is watched
MINUTE: Final = 30  # seconds they may take: a bot that searches may play long alone
CLICKED: Final = 5  # clicks at a table where they are timed, for the same reason
WARM: Final = 2  # games after which memory should not grow any more
SOME: Final = 3  # games whose mean is compared with that of the last ones
NOISE: Final = 10.0  # megabytes by which looks at the same differ
# Answers by lot until the game is over, as fast as the page asks.
PLAY: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let last = -1;
  maat.page.playback.pause = 0;
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


class Sizes(NamedTuple):
    """Megabytes: the most there was, what is held, and what still is some time later."""

    most: float
    held: float
    settled: float | None = None

    def __str__(self) -> str:
        return ", ".join(f"{name} {size:.0f}" for name, size in self.known()) + " MB"

    def known(self) -> list[tuple[str, float]]:
        """What was looked at."""
        return [(name, size) for name, size in self._asdict().items() if size is not None]


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


def sizes(page: PlainPage, memory: Footprint, settle: float) -> Sizes:
    """The most there was, garbage and all, what is held, and what still is so many seconds later:
    by then the browser has stopped the worker that keeps the site."""
    most = memory.most
    page.collect()
    held = memory.now()
    if not settle:
        return Sizes(most, held)
    page.wait_for_timeout(1000 * settle)
    page.collect()
    return Sizes(most, held, memory.now())


def more(name: str, ours: Sizes, theirs: Sizes) -> Iterator[Figure]:
    """What a site takes more than the page of a server."""
    print(f"{name}: {ours}; at the server {theirs}; load {load()}", flush=True)
    for (size, mine), (_, others) in zip(ours.known(), theirs.known(), strict=True):
        yield Figure(
            f"{name}: memory, {size}, more than the server's page", mine - others, MORE, "MB"
        )


def felt(start: str, game: str, bot: str, settle: float) -> Sizes:
    """The memory of the browser in the course of some clicks at a table of one game."""
    found, dice = Felt(game), random.Random(game)
    with first_visit(start) as (page, memory):
        page.evaluate("path => maat.go(path)", open_table(page, game, bot))
        until = time.monotonic() + MINUTE
        while len(found.waits) < WATCHED and time.monotonic() < until:
            click(page, found, dice)
        page.wait_for_timeout(LINGER)
        return sizes(page, memory, settle)


def memory(root: Path, game: str, bot: str, settle: float) -> Iterator[Figure]:
    """Memory in the same game against the same bot at a server and at a site."""
    Host.compress = True
    with hosted() as url:
        theirs = felt(url, game, bot, settle)
    with served(root) as site:
        ours = felt(site, game, bot, settle)
    yield from more(f"{game}, {bot}", ours, theirs)


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


def clicks(root: Path, game: str, bot: str, times: int) -> Iterator[Figure]:
    """Click to painted in the same game against the same bot at a server and at a site."""
    Host.compress = True
    with hosted() as url:
        there = clicked(url, game, times, bot)
    with served(root) as site:
        here = clicked(site, game, times, bot)
    mine, others = (middle(each, 0.5) for each in (here, there))
    worst = [middle(each, 0.9) for each in (here, there)]
    print(
        f"{game}, {bot}: click to painted {mine:.0f} ms, at the server {others:.0f} ms; "
        f"nine in ten within {worst[0]:.0f} and {worst[1]:.0f} ms "
        f"({len(here)} and {len(there)} clicks); load {load()}",
        flush=True,
    )
    yield Figure(f"{game}, {bot}: click to painted, times the server's", mine / others, RATIO, "")


def reviewed(start: str, game: str, settle: float) -> Sizes:
    """Memory of the browser while a game that has ended is looked at by a bot."""
    with first_visit(start) as (page, memory):
        page.evaluate("path => maat.go(path)", open_table(page, game))
        page.wait_for_function(READY)
        page.evaluate(PLAY)
        page.wait_for_function(REVIEW)
        page.evaluate(f"{REVIEW}.click()")
        page.wait_for_timeout(LOOKING)
        return sizes(page, memory, settle)


def review(root: Path, game: str, settle: float) -> Iterator[Figure]:
    """Memory at a server and at a site while a review runs."""
    with served(root) as site, hosted() as url:
        here, there = reviewed(site, game, settle), reviewed(url, game, settle)
    yield from more(f"a review of {game}", here, there)


def growth(root: Path, game: str, games: int) -> Iterator[Figure]:
    """Memory of the browser after each of some games in one tab."""
    held: list[float] = []
    with served(root) as site, first_visit(site) as (page, memory):
        for _ in range(games):
            page.evaluate("path => maat.go(path)", open_table(page, game))
            page.wait_for_function(READY)
            page.evaluate(PLAY)
            page.collect()
            held.append(memory.now())
            print(f"memory after {len(held)} games of {game}: {held[-1]:.0f} MB", flush=True)
    print(f"load {load()}")
    if games >= WARM + 2 * SOME:
        first, last = held[WARM : WARM + SOME], held[-SOME:]
        grown = statistics.mean(last) - statistics.mean(first)
        yield Figure(f"{game}: growth over {games} games", grown, NOISE, "MB")
