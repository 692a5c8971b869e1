"""A built site on a host of its own, and devices that visit it."""

from __future__ import annotations

import functools
import gzip
import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SUB = "/games/maat/"  # a site works in any folder

# Counts how often the page asks for a lit screen: no display here could show it.
COUNT_LIGHT = """(() => {
  globalThis.lit = 0;
  const request = async (kind) => (lit += Number(kind === "screen"), { release: async () => null });
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
})()"""

# Counts how often the browser is asked to keep everything; it says yes.
COUNT_KEEPING = """(() => {
  globalThis.asked = 0;
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => Boolean(++globalThis.asked);
})()"""

# Counts how often the page wishes to do something once it is idle.
COUNT_IDLE = """(() => {
  globalThis.idle = 0;
  const { requestIdleCallback } = globalThis;
  globalThis.requestIdleCallback = (work) => requestIdleCallback(() => (work(), (idle += 1)));
})()"""

# What a browser says that can install the site.
OFFER = """() => {
  const prompt = async () => (globalThis.installed = true);
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
}"""

# Notes how each of the transactions of a worker that write was asked for.
NOTE_WRITES = """() => {
  globalThis.writes = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, wishes) {
    if (mode === "readwrite") writes.push(wishes?.durability);
    return transaction.call(this, stores, mode, wishes);
  };
}"""

# From now on nothing can be written, as where there is no room: a database gives up what was begun.
REFUSE_WRITES = """() => {
  globalThis.transact = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...wishes) {
    const made = transact.apply(this, wishes);
    if (made.mode === "readwrite") queueMicrotask(() => made.abort());
    return made;
  };
}"""
ALLOW_WRITES = "() => (IDBDatabase.prototype.transaction = transact)"

UNWATCHED = "maat.page.playback.pause = 0"  # what bots do at this table is shown at once

# Clicks answers by lot, as soon as they are asked for, until the game is over; how many it took.
PLAY_ON = f"""async () => {{
  {UNWATCHED};
  const frame = () => new Promise(requestAnimationFrame);
  let [turns, last] = [0, -1];
  while (maat.page.update.phase !== "over") {{
    if (maat.page.myTurn && maat.page.update.version > last) {{
      document.querySelector("#unfold")?.click();
      await frame();
      last = maat.page.update.version;
      const answers = document.querySelectorAll(".answer");
      answers[Math.floor(Math.random() * answers.length)].click();
      turns += 1;
    }}
    await frame();
  }}
  return turns;
}}"""

# Hands a record over as another program does where the site is installed: by a form.
SHARE = """(record) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "POST", action: "share", enctype: "multipart/form-data" });
  const field = Object.assign(document.createElement("input"), { type: "file", name: "record" });
  const files = new DataTransfer();
  files.items.add(new File([record], "game.maat", { type: "text/plain" }));
  field.files = files.files;
  form.append(field);
  document.body.append(form);
  form.submit();
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A plain host of files; it counts what it sends and compresses nothing."""

    sent = 0
    held = ""  # the file that is waited for
    going = threading.Event()

    def do_GET(self) -> None:
        """A file of the folder, perhaps a late one."""
        if Quiet.held and self.path.endswith(Quiet.held):
            Quiet.going.wait()
        super().do_GET()

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


@contextmanager
def holding(name: str) -> Iterator[None]:
    """A host that sends this file only afterwards."""
    Quiet.going.clear()
    Quiet.held = name
    try:
        yield
    finally:
        Quiet.held = ""
        Quiet.going.set()


def laid_out(site: Path, root: Path) -> Path:
    """The site in a folder of a host."""
    target = root / SUB.strip("/")
    shutil.copytree(site, target)
    return target


def renewed(folder: Path, name: str) -> Path:
    """A new version of the site in the place of the old one, whose files are gone."""
    (old,) = folder.glob("v-*")
    new = old.rename(folder / name.ljust(len(old.name), "0"))  # sizes of files stay as they were
    for path in (folder / "index.html", folder / "service.js"):
        text = path.read_text("utf-8").replace(old.name, new.name)
        path.write_text(re.sub(r'VERSION = "\w+"', f'VERSION = "{name}"', text), "utf-8")
    packed = new / "rest.gz"
    text = gzip.decompress(packed.read_bytes()).decode().replace(old.name, new.name)
    packed.write_bytes(gzip.compress(text.encode()))
    return old


def installable(page: Page) -> list[Any]:
    """What keeps a browser from installing the site, and what it does not understand of it."""
    line = page.context.new_cdp_session(page)
    faults = line.send("Page.getAppManifest")["errors"]
    faults += line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    line.detach()
    return list(faults)


def wait_for_engine(page: Page) -> None:
    """Until tables can be played here."""
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=90_000)


def wait_for_keeping(page: Page) -> None:
    """Until the whole site is kept on the device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller")
