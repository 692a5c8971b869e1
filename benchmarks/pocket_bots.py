"""How long bots take for an answer on a device that is slower."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Playwright
from pocket_browser import LONGEST, Figure, load, served, slowed, visited
from web_page import READY, middle, open_table

LEVELS: Final = ("random", "greedy", "peek", "search")
SECONDS: Final = 2.0  # at most for an answer
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


@contextmanager
def _table_page(playwright: Playwright, start: str) -> Iterator[tuple[Page, Path]]:
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


def bots(
    playwright: Playwright, root: Path, game: str, times: float, clicks: int
) -> Iterator[Figure]:
    """How long bots take for an answer on a device so many times slower."""
    with served(root) as site, _table_page(playwright, site) as (page, profile):
        page.locator("html[data-engine=ready]").wait_for(state="attached")
        page.evaluate(LISTEN)
        for level in LEVELS:
            page.evaluate("path => maat.go(path)", open_table(page, game, level))
            page.wait_for_function(READY)
            page.evaluate("() => (waits.length = 0)")
            with slowed(profile, times):
                _some_answers(page, clicks)
            waits = page.evaluate("waits")
            told = f"{middle(waits, 0.5):.0f} ms, at most {max(waits, default=0):.0f}"
            print(f"{game} {level}: {told} ({len(waits)} answers); load {load()}", flush=True)
            worst = max(waits, default=0) / 1000
            yield Figure(f"{game}, {level}, {times:g} times slower: an answer", worst, SECONDS, "s")


def _some_answers(page: Page, clicks: int) -> None:
    for _ in range(clicks):
        page.wait_for_function(READY)
        if page.evaluate("maat.page.update.phase") == "over":
            return
        version = page.evaluate("maat.page.update.version")
        page.evaluate("document.querySelector('#unfold')?.click()")
        page.locator(".answer").first.click()
        page.wait_for_function("v => maat.page.update.version > v", arg=version)
