"""How much travels: the first load of a table and every update stay small."""

from __future__ import annotations

import json
import random
import re
import time
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from maat.client import new_id
from maat.server.http import tables

if TYPE_CHECKING:
    from tests.server.conftest import Running

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\.\.?/[^"']+)["']""")
LINKED = re.compile(r"""(?:href|src)="(/static/[^"]+)\"""")

MOST_BARE, MOST_DRAWN = 80_000, 400_000  # bytes of a first load, without and with board art
MOST_MEAN, MOST_EVER = 4_500, 26_000  # bytes of an update
UPDATES = 60

each_game = pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])


def fetched(url: str, path: str) -> tuple[int, str]:
    """How many bytes a browser is sent, and what they say."""
    plain = urlopen(url + path).read().decode()
    with urlopen(Request(url + path, headers={"Accept-Encoding": "gzip"})) as reply:
        return len(reply.read()), plain


def first_load(url: str, path: str, data: list[str]) -> int:
    """The page, all that it links to, the modules it needs and the data it asks for."""
    size, page = fetched(url, path)
    waiting = [*LINKED.findall(page), *data]
    folder = next(each for each in waiting if each.endswith("/main.js")).removesuffix("main.js")
    waiting.append(f"{folder}table.js")
    seen: set[str] = set()
    while waiting:
        each = waiting.pop()
        if each in seen or (each.endswith(".svg") and "art/maat" not in each):
            continue
        seen.add(each)
        more, text = fetched(url, each)
        size += more
        if each.endswith(".js"):
            waiting += [resolved(each, name) for name in IMPORT.findall(text)]
    return size


def resolved(module: str, name: str) -> str:
    """The address of an import."""
    parts = module.split("/")[:-1]
    for part in name.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


@each_game
@pytest.mark.parametrize("language", ["en", "pl", "uk", "hu"])
def test_a_first_load_is_small(shared: Running, game: str, language: str) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table(game, [{"kind": "me"}, {"kind": "me"}])["id"]
    texts = [f"/locale/{language}/{name}.ftl" for name in ("common", f"{game}-table")]
    data = ["/api/games", f"/api/tables/{table}", *texts]
    bare = first_load(guest.url, f"/t/{table}", data)
    version = re.findall(r"/static/[^/]+/", fetched(guest.url, "/")[1])[0]
    art, _ = fetched(guest.url, f"{version}art/{game}.svg")
    assert bare < MOST_BARE
    assert bare + art < MOST_DRAWN


@each_game
def test_an_update_is_small(shared: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: "5eed" * 16)  # the same luck every time
    guest = shared.guest("Ania")
    table = guest.open_table(game, [{"kind": "me"}, {"kind": "me"}])["id"]
    address = f"{guest.url.replace('http', 'ws')}/ws/{table}"
    headers = {"Authorization": f"Bearer {guest.token}"}
    dice = random.Random(game)
    sizes: list[int] = []
    with connect(address, additional_headers=headers, compression=None, proxy=None) as line:
        line.send('{"type":"hello","changes":true,"seat":0}')
        while len(sizes) <= UPDATES:
            text = line.recv(timeout=20)
            if json.loads(text)["type"] != "update":
                continue
            sizes.append(len(text))
            update = guest.get(f"/api/tables/{table}")
            if update["phase"] == "over":
                break
            action = dice.choice(update["answers"])["action"]
            move = {"action": action, "version": update["version"], "id": new_id()}
            guest.post(f"/api/tables/{table}/moves", move)
            time.sleep(0.001)
    updates = sizes[1:]  # the first is the whole table
    assert sum(updates) / len(updates) < MOST_MEAN
    assert max(updates) < MOST_EVER
