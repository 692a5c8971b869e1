"""Rules get newer: what a page tells of games of other versions than the newest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import apsw
import pytest
from playwright.sync_api import Page, expect

from maat.client import Client, take_invitation
from maat.server.run import in_background
from maat.server.settings import Settings

NewPage = Callable[..., Page]

RECORD: Final = Path(__file__).parents[1] / "games" / "ra" / "records" / "ra-2p-suns-end-game.maat"
OPEN: Final = """async () => {
  const headers = { "Content-Type": "application/json" };
  const post = async (path, body) =>
    (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  await post("/api/me", { name: "Ania" });
  return post("/api/tables", { game: "ra", seats: [{ kind: "me" }, { kind: "open" }] });
}"""


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, Any]]:
    """A server with the store of a folder: its address, and what it consists of."""
    wished = Settings(database=str(folder / "maat.db"), thinkers=1, limits=False, grace=0.0)
    with in_background(wished) as running:
        app: Any = running.config.app
        yield replace(wished, port=running.config.port).public_url, app.state.services


def raise_rules(services: Any) -> None:
    """Let the server's Ra have one version more, with the same box."""
    game = services.games.game("ra")
    game.version += 1
    game.boxes.append(game.boxes[-1])


def test_a_table_names_its_older_rules_and_moves_once_the_others_agree(
    new_page: NewPage, tmp_path: Path
) -> None:
    with served(tmp_path) as (url, services):
        host = new_page(url)
        opened = host.evaluate(OPEN)
        friend = Client(url)
        friend.come_in("Bogdan")
        friend.sit(opened["id"], take_invitation(opened["invite"])[2])
        raise_rules(services)
        host.goto(f"{url}/t/{opened['id']}")
        host.locator("#tab-more").click()
        expect(host.locator(".more")).to_contain_text("version 1 of the rules")
        host.locator("#newest-rules").click()
        expect(host.locator(".consent")).to_contain_text("version 2 of the rules")
        friend.post(f"/api/tables/{opened['id']}/consent", {"agree": True})
        expect(host.locator(".consent")).to_have_count(0)
        expect(host.locator("#newest-rules")).to_have_count(0)
        expect(host.locator(".more")).not_to_contain_text("of the rules")


@pytest.mark.parametrize("path", ["t", "replay"])
def test_of_a_finished_game_of_newer_rules_the_end_is_shown_and_why_no_more(
    new_page: NewPage, tmp_path: Path, path: str
) -> None:
    with served(tmp_path) as (url, _):
        guest = Client(url)
        guest.come_in("Ania")
        text = RECORD.read_text("utf-8")
        table = guest.post("/api/records", {"record": text})["id"]
        scores = guest.get(f"/api/tables/{table}")["scores"]
    with apsw.Connection(str(tmp_path / "maat.db")) as store:
        store.execute("UPDATE game SET rules = 9")
    with served(tmp_path) as (url, _):
        page = new_page(f"{url}/{path}/{table}")
        expect(page.locator(".prompt")).to_contain_text("version 9 of the rules")
        for score in scores:
            expect(page.locator("#panel")).to_contain_text(str(score))
        links = [link.get_attribute("href") for link in page.locator("#panel a.button").all()]
        assert links == [f"/api/tables/{table}/{each}" for each in ("record", "replay.html")]
