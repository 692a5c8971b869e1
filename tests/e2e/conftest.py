"""A real server and a real browser."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from maat.server import network
from maat.server.run import in_background
from maat.server.settings import Settings, url_of

ROOT: Final = Path(__file__).parents[2]
CHROMIUM: Final = (
    os.environ.get("MAAT_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or shutil.which("chromium-browser")
    or "chromium"  # not found: the browser tests fail and say so
)
FLAGS: Final = ["--no-sandbox", "--disable-background-networking", "--disable-gpu"]

NewPage = Callable[..., Page]

PATIENCE: Final = 60_000  # milliseconds: a busy machine is no fault of the page

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


class Served:
    """A server as a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        wishes = {
            "MAAT_PAUSE": "0.01",
            "MAAT_GRACE": "0",
            "MAAT_LIMITS": "off",
            "MAAT_THINKERS": "1",
            "MAAT_REVIEW": "16",
        }
        command = [sys.executable, "-c", "from maat.cli.main import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", str(self.folder / "maat.db")]
        self.process = subprocess.Popen(
            command, env={**os.environ, **wishes}, stdout=subprocess.DEVNULL
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Stop it without a word."""
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of this process."""
    made = Served(tmp_path_factory.mktemp("served"))
    yield made
    made.process.terminate()
    made.process.wait(20)


class Home:
    """A server of a person's own computer, which knows its network."""

    def __init__(self) -> None:
        self.network = network.address() or "127.0.0.2"  # what comes near to one
        self.settings = Settings()

    @property
    def url(self) -> str:
        """Where it is on this computer."""
        return self.settings.public_url

    @property
    def reached(self) -> str:
        """Where it is in the network, while it is open."""
        return url_of(self.network, self.settings.port)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """One for each test."""
    made = Home()
    wished = Settings(database=str(tmp_path / "maat.db"), thinkers=1, limits=False)
    with in_background(wished, lambda: made.network) as running:
        made.settings = replace(wished, port=running.config.port)
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this process."""
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


@pytest.fixture
def new_page(browser: Browser, served: Served) -> Iterator[NewPage]:
    """Makes pages, each of another visitor; whatever they complain about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(path: str = "/", **wishes: Any) -> Page:
        usual = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}}
        still = {"reduced_motion": "reduce", "base_url": served.url}
        context = browser.new_context(**{**usual, **still, **wishes})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """One visitor on the front page."""
    return new_page()
