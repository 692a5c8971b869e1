"""Makes the pictures of this folder: every game at its start, middle and end, wide and narrow.

Run from the repository: python docs/screenshots/make.py [game ...]
"""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

FOLDER: Final = Path(__file__).parent
GAMES: Final = ("ra", "pharaon", "tekhenu")
WIDE: Final = (1280, 800)
NARROW: Final = (360, 740)
MIDDLE: Final = {"ra": 24, "pharaon": 30, "tekhenu": 40}  # after so many answers
LIVELY: Final = {"ra": 15}  # pieces on the boards that make a middle worth a picture
CHROMIUM: Final = (
    os.environ.get("MAAT_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "chromium"
)
FLAGS: Final = ["--no-sandbox", "--disable-background-networking", "--disable-gpu"]


@contextmanager
def served() -> Iterator[str]:
    """A server with an empty store; where it is."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from maat.cli.main import main; main()", "serve"]
        command += ["--port", port, "--database", f"{folder}/maat.db"]
        wishes = {**os.environ, "MAAT_PAUSE": "0.01", "MAAT_LIMITS": "off"}
        process = subprocess.Popen(command, env=wishes, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def wait_for(url: str) -> None:
    """Until the server answers."""
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(url)


def shoot(page: Page, name: str) -> None:
    """The page as it is, wide in the light and narrow in the dark."""
    for (width, height), kind, theme in ((WIDE, "wide", "light"), (NARROW, "narrow", "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("theme => maat.shine(theme)", theme)
        page.evaluate("scrollTo(0, 0)")
        page.mouse.move(1, 1)  # nothing is pointed at
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}-{kind}.jpg", type="jpeg", quality=82)


def play(page: Page, game: str, answers: int) -> bool:
    """Give so many answers, or play to the end; whether it is the end."""
    chance = random.Random(game)
    for _ in range(answers):
        over = "() => maat.page.myTurn || maat.page.update.phase === 'over'"
        page.wait_for_function(over, timeout=60_000)
        if page.evaluate("maat.page.update.phase") == "over":
            return True
        version = page.evaluate("maat.page.update.version")
        choice = chance.randrange(min(page.evaluate("maat.page.update.answers.length"), 3))
        page.evaluate("choice => maat.page.act(maat.page.update.answers[choice])", choice)
        page.wait_for_function("version => maat.page.update.version > version", arg=version)
    page.wait_for_function("() => maat.page.myTurn || maat.page.update.phase === 'over'")
    return False


def shoot_game(page: Page, url: str, game: str) -> None:
    """Start, middle and end of a game."""
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.goto(url)
    page.locator(f"[data-game={game}] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    shoot(page, f"{game}-start")
    play(page, game, MIDDLE[game])
    while page.locator(".stage .piece").count() < LIVELY.get(game, 0):
        play(page, game, 1)
    shoot(page, f"{game}-middle")
    while not play(page, game, 100):
        pass
    page.locator(".end table").wait_for()
    shoot(page, f"{game}-end")


def main() -> None:
    """All pictures."""
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(locale="en-US", reduced_motion="reduce")
        page = context.new_page()
        page.goto(url)
        page.locator(".games").wait_for()
        shoot(page, "front")
        for game in sys.argv[1:] or GAMES:
            shoot_game(page, url, game)
        browser.close()


if __name__ == "__main__":
    main()
