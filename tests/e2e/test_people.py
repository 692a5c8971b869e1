"""People at one table: the waiting room, somebody who is gone, another game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from maat.client import Client
from maat.server.run import in_background
from maat.server.settings import Settings

NewPage = Callable[..., Page]

BOTS = """async () => {
  const { id, update } = maat.page;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ bot: "random" });
  await fetch(`/api/tables/${id}/seats/${update.mine[0]}/bot`, { method: "POST", headers, body });
}"""


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[str]:
    """A server that waits three seconds for who has gone; where it is."""
    wishes: dict[str, Any] = {"grace": 3.0, "thinkers": 1, "limits": False, "pause": 0.0}
    wished = Settings(database=str(tmp_path / "maat.db"), **wishes)
    with in_background(wished) as running:
        yield replace(wished, port=running.config.port).public_url


def opened(new_page: NewPage, url: str) -> Page:
    """The waiting room of a table for two."""
    host = new_page(url)
    host.locator("#my-name").fill("Ania")
    host.locator("[data-game=ra] details.options summary").click()
    form = host.locator("[data-game=ra] form.wish")
    form.locator("select").first.select_option("2")
    form.locator("select").nth(2).select_option("open")
    form.locator("input[type=checkbox]").uncheck()
    form.get_by_role("button", name="Open the table").click()
    return host


def invited(new_page: NewPage, url: str) -> tuple[Page, Page]:
    """Two people in the waiting room of a table for two."""
    host = opened(new_page, url)
    friend = new_page(host.locator("#invite").input_value())
    friend.locator("#name").fill("Basia")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator("#ready").wait_for()
    return host, friend


def begun(host: Page, friend: Page) -> None:
    """Both say that they are ready."""
    friend.locator("#ready").click()
    host.locator("#ready").click()
    for page in (host, friend):
        page.locator(".table").wait_for()


def test_seats_and_colors_are_chosen_before_the_game(new_page: NewPage, patient: str) -> None:
    host, friend = invited(new_page, patient)
    expect(friend.locator("[data-color='0']")).to_be_disabled()
    friend.locator("[data-color='4']").click()
    expect(host.locator("[data-seat='1'] .mark")).to_have_class("mark seat-color-4")
    friend.locator("#ready").click()
    expect(host.locator("[data-seat='1'] .is-ready")).to_be_visible()
    host.locator("[data-seat='1'] [data-do=move]").click()
    expect(friend.locator("[data-seat='0']")).to_contain_text("Basia you not ready yet")
    friend.get_by_role("button", name="Good luck!").click()
    expect(host.locator(".talk")).to_contain_text("Good luck!")
    assert host.locator("a", has_text="Rules").get_attribute("target") == "_blank"
    begun(host, friend)
    expect(friend.locator(".seat.own .mark").first).to_have_class("mark seat-color-4")
    assert friend.evaluate("maat.page.update.seat") == 0
    refused(*(host, friend) if host.evaluate("maat.page.myTurn") else (friend, host))


def test_a_late_reply_leads_nobody_back_to_the_waiting_room(
    new_page: NewPage, patient: str
) -> None:
    host, friend = invited(new_page, patient)
    held: list[tuple[Route, APIResponse]] = []
    friend.route("**/seats/1", lambda route: held.append((route, route.fetch())))
    friend.locator("#ready").click()
    expect(host.locator("[data-seat='1'] .is-ready")).to_be_visible()
    host.locator("#ready").click()
    friend.locator(".table").wait_for()
    ((route, reply),) = held
    with friend.expect_event("requestfinished"):
        route.fulfill(response=reply)
    friend.evaluate("new Promise(requestAnimationFrame)")
    assert friend.evaluate("maat.page.update.phase") == "playing"
    expect(friend.locator(".table")).to_be_visible()


def refused(mover: Page, other: Page) -> None:
    """Somebody asks to take back what the other has answered to, and hears the no."""
    mover.locator(".answer", has_text="Invoke Ra").click()
    other.locator(".answer", has_text="Pass").click()
    mover.wait_for_function("() => maat.page.myTurn && maat.page.deferred")
    mover.locator("#undo").click()
    other.get_by_role("button", name="Refuse").click()
    expect(mover.locator(".fault")).to_contain_text("do not agree")


def test_who_is_gone_is_waited_for_then_stood_in_for_or_freed(
    new_page: NewPage, patient: str
) -> None:
    host, friend = invited(new_page, patient)
    begun(host, friend)
    friend.context.close()
    stand_in = host.get_by_role("button", name="Let a bot play in")
    expect(stand_in).to_be_disabled()
    expect(stand_in).to_contain_text("in 3 s")
    expect(stand_in).to_contain_text("in 2 s")
    host.mouse.move(0, 0)
    host.locator("#tab-more").click()
    free = host.get_by_role("button", name="Free the seat: Basia")
    expect(free).to_be_enabled()
    expect(host.get_by_role("button", name="Let a bot play", exact=True)).to_be_enabled()
    host.once("dialog", lambda dialog: dialog.accept())
    free.click()
    link = host.locator("#invite").input_value()
    again = new_page(link)
    again.locator("#name").fill("Basia")
    again.get_by_role("button", name="Sit down").click()
    again.locator(".table").wait_for()
    assert again.evaluate("maat.page.update.mine") == [1]


def test_a_host_asks_a_bot_that_waits(new_page: NewPage, patient: str) -> None:
    bot = Client(patient)
    bot.come_in("Robot")
    contact = bot.post("/api/me/contact")["contact"]
    host = opened(new_page, patient)
    host.get_by_label("Contact of the bot").fill(contact)
    host.get_by_role("button", name="Ask a bot that waits").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Robot asked to play")
    bot.post(f"/api/tables/{bot.get('/api/me')['tables'][0]['id']}/seats/1", {"ready": True})
    expect(host.locator("[data-seat='1']")).to_contain_text("ready")


def test_another_game_waits_for_those_who_played(new_page: NewPage, patient: str) -> None:
    host, friend = invited(new_page, patient)
    begun(host, friend)
    for page in (host, friend):
        page.evaluate(BOTS)
    for page in (host, friend):
        page.locator(".end").wait_for()
    host.get_by_role("button", name="Play again").click()
    expect(host.locator("[data-seat='0']")).to_contain_text("asked to play")
    expect(friend.locator(".announcement b")).to_have_text("Ania asks for another game.")
    friend.get_by_role("button", name="Play again").click()
    for page in (host, friend):
        page.wait_for_function("() => maat.page.update?.phase === 'playing'")
    assert friend.evaluate("maat.page.update.mine") == [0]
    friend.goto(f"{patient}/tables")
    row = friend.locator(".tables li", has_text="Winner")
    expect(row.locator(".state")).to_contain_text("Place")
