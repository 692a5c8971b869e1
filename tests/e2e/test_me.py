"""My devices and data: seen, logged out, downloaded, forgotten."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.e2e.test_axe import complaints
from tests.e2e.ways import ready

from maat import catalog
from maat.core import notation
from maat.core.match import Match

KNOWN = "fetch('/api/me').then((reply) => reply.json()).then((me) => me.known)"


def test_devices_are_seen_and_ended_and_whoever_wishes_is_forgotten(
    new_page: Any, tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    page.evaluate(
        "fetch('/api/me', {method: 'POST', body: '{\"name\": \"Ania\"}', "
        "headers: {'Content-Type': 'application/json'}})"
    )
    page.goto("/tables")
    page.get_by_role("button", name="private link").click()
    link = page.locator(".secret input").input_value()
    phone = new_page(link)
    phone.wait_for_function(f"() => {KNOWN}")
    page.locator("a[href='/me']").click()
    page.locator(".devices li").nth(2).wait_for()
    assert complaints(page) == []
    page.screenshot(path=tmp_path / "me.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    others = page.locator(".devices li:not(:has(em))").filter(has_text="Chrome")
    others.get_by_role("button").click()
    page.wait_for_function("() => document.querySelectorAll('.devices li').length === 2")
    assert phone.evaluate(KNOWN) is False
    with page.expect_download() as kept:
        page.locator("a[download]").click()
    assert '"Ania"' in Path(kept.value.path()).read_text("utf-8")
    page.locator("#sure").check()
    page.locator("#forget").click()
    page.wait_for_url("**/")
    assert page.evaluate(KNOWN) is False


NASTY = "<img src=x onerror=hit()>"
OPEN = """async (name) => {
  const ask = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
    headers: {"Content-Type": "application/json"}}).then((reply) => reply.json());
  const table = await ask("/api/tables", {game: "ra", name, seats: [{kind: "me"}, {kind: "me"}]});
  await ask(`/api/tables/${table.id}/chat`, {text: name});
  return table.id;
}"""


def test_names_and_talk_are_text_whatever_they_say(new_page: Any) -> None:
    page = new_page()
    table = page.evaluate(OPEN, NASTY)
    page.goto(f"/t/{table}")
    ready(page)
    page.locator("#tab-chat").click()
    page.locator("#panel-chat, .chat").get_by_text(NASTY).last.wait_for()
    page.goto("/tables")
    page.get_by_text(NASTY).first.wait_for()
    assert page.locator("img[src=x]").count() == 0


def replayed() -> str:
    """The record of a game of Ra in which a draw was taken back."""
    dice = random.Random(1)
    match = Match(catalog.load("ra"), 2, seed="luck")
    match.play("draw")
    match.undo(match.record[-2][0], consent=True)
    while not match.over:
        match.play(dice.choice(match.answers()))
    return notation.write(match, notation.describe(match, notation.QUICK, "luck"), "luck")


def test_the_end_of_a_game_says_that_luck_was_taken_back(new_page: Any) -> None:
    page = new_page()
    opened = page.evaluate(
        "(record) => fetch('/api/records', {method: 'POST', body: JSON.stringify({record}), "
        "headers: {'Content-Type': 'application/json'}}).then((reply) => reply.json())",
        replayed(),
    )
    page.goto(f"/t/{opened['id']}")
    page.locator(".end .redrawn").wait_for()
    assert "1 draw" in page.locator(".end .redrawn").inner_text()
