"""A built site on a host of its own, and devices that visit it."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SUB = "/games/maat/"  # a site works in any folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A plain host of files; it counts what it sends and compresses nothing."""

    sent = 0

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """As it is, counted."""
        data = source.read()
        Quiet.sent += len(data)
        outputfile.write(data)


class Host:
    """Serves a folder below a path until it is ended."""

    def __init__(self, root: Path) -> None:
        handler = functools.partial(Quiet, directory=str(root))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}{SUB}"

    def end(self) -> None:
        """Nobody answers there any more."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def laid_out(site: Path, root: Path) -> Path:
    """The site in a folder of a host."""
    target = root / SUB.strip("/")
    shutil.copytree(site, target)
    return target


def wait_for_engine(page: Page) -> None:
    """Until tables can be played here."""
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=90_000)


def wait_for_keeping(page: Page) -> None:
    """Until the whole site is kept on the device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=60_000)
