"""A tour of everything a device does, run inside the browser's Python; it leaves what was imported.

`maat.site.runtime` runs it in Node: no browser is needed to see that another build of Python plays
the same games.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from maat import catalog
from maat.bots import roster
from maat.core.dealer import QuickDealer
from maat.core.match import Match
from maat.pocket import thinker
from maat.pocket.worker import Worker, start
from maat.review import decisions
from maat.review.runner import ReviewSettings, parts

LIBRARY = "/lib/python314.zip/"


class Browser:
    """What scripts offer a worker, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.line = 0  # which of the sockets is listened to
        self.said: asyncio.Queue[Any] = asyncio.Queue()

    def listen(self) -> int:
        """To a new socket; what others still say is not heard."""
        self.line += 1
        self.said = asyncio.Queue()
        return self.line

    async def read(self, name: str) -> str | None:
        return self.kept.get(name)

    async def scan(self, begin: str) -> str:
        return json.dumps([[n, self.kept[n]] for n in sorted(self.kept) if n.startswith(begin)])

    async def write(self, changes: str) -> None:
        for name, text in json.loads(changes):
            self.kept[name] = text
            if text is None:
                del self.kept[name]

    def wake(self) -> bool:
        return True

    async def think(self, wanted: str, told: str) -> str:
        return thinker.answer(wanted, told)

    async def file(self, name: str) -> str:
        if name == "files.json":
            return json.dumps(["index.html", "main.js", "deferred.css"])
        return '<script type="module" src="%STATIC%/main.js"></script></head>'

    def say(self, number: int, text: str) -> None:
        if number == self.line:
            self.said.put_nowait(json.loads(text))

    def closed(self, _: int, code: int) -> None:
        assert code == 1000


async def ask(worker: Worker, method: str, path: str, body: Any = None) -> Any:
    """An operation that is not refused."""
    status, media, _, text = json.loads(await worker.ask(method, path, json.dumps(body)))
    assert status < 400, text
    return json.loads(text) if media == "application/json" else text


async def play(worker: Worker, browser: Browser, key: str, seats: list[Any], most: int) -> str:
    """A game played for some answers, with an undo and questions on the way."""
    opened = await ask(worker, "POST", "/api/tables", {"game": key, "seats": seats})
    table: str = opened["id"]
    line = browser.listen()
    worker.connect(line, table)
    dice = random.Random(key)
    worker.hear(line, json.dumps({"type": "hello", "version": 0, "changes": True}))
    given = 0
    while given < most:
        told = await asyncio.wait_for(browser.said.get(), 60)
        assert told["type"] != "refused", told
        if told["type"] != "update" or told["phase"] == "over":
            if told.get("phase") == "over":
                break
            continue
        if told["answers"]:
            action = dice.choice(told["answers"])["action"]
            version = told["version"]
            worker.hear(line, json.dumps({"type": "preview", "action": action}))
            worker.hear(line, json.dumps({"type": "why", "action": action}))
            worker.hear(line, json.dumps({"type": "sheet"}))
            move = {"type": "act", "action": action, "version": version, "id": f"m{version}"}
            worker.hear(line, json.dumps(move))
            given += 1
    worker.hear(line, None)
    return table


async def look_back(worker: Worker, table: str) -> None:
    """Everything there is of a finished game."""
    carried = await ask(worker, "POST", f"/api/tables/{table}/carry", {"to": "https://a.example/"})
    assert carried["picture"]
    for path in ("replay", "proof", "replay.html", "review"):
        await ask(worker, "GET", f"/api/tables/{table}/{path}")
    record = await ask(worker, "GET", f"/api/tables/{table}/record")
    await ask(worker, "POST", "/api/records", {"record": record})
    await ask(worker, "GET", "/api/device")
    await ask(worker, "POST", f"/api/tables/{table}/rematch", {})


async def visit(key: str, worker: Worker, browser: Browser) -> None:
    """One game, its pages and its bots."""
    await ask(worker, "GET", f"/api/games/{key}/components")
    await ask(worker, "GET", f"/api/games/{key}/lesson")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = await play(worker, browser, key, seats, 1000)
    await look_back(worker, table)
    for bot in ("peek", "search"):
        await play(worker, browser, key, [{"kind": "me"}, {"kind": "bot", "bot": bot}], 2)


def judged() -> None:
    """One decision of a review."""
    match = Match(catalog.load("ra"), 2, dealer=QuickDealer("deal"))
    match.deal()
    while not match.over:
        match.play(match.game.legal_actions(match.state)[0])
    work = parts(decisions.read(match), ReviewSettings(iterations=20), 1)[0]
    assert thinker.answer("judge", msgspec.json.encode(work).decode())


def imported() -> list[str]:
    """The files of the standard library that were imported."""
    files = [getattr(each, "__file__", None) or "" for each in list(sys.modules.values())]
    return sorted(name.removeprefix(LIBRARY) for name in files if name.startswith(LIBRARY))


async def main() -> None:
    """What `python.mjs` calls."""
    games, *_ = Path("/tmp/in").read_text("utf-8").splitlines()
    browser = Browser()
    worker = await start(browser)
    worker.desk.services.driver.pause = 0.0
    for key in games.split():
        assert "learned" not in roster.levels(key)
        await visit(key, worker, browser)
    judged()
    await ask(worker, "GET", "/api/me")
    Path("/tmp/out").write_text("\n".join(imported()), "utf-8")
