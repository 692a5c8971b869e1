"""A coach at the table: a switch, a hint, a quiet remark, and the word of others."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.test_pages import invited, open_table
from tests.e2e.ways import ready

REMARK = """() => {
  const { page } = maat;
  const [answer, other] = page.update.answers;
  const about = { version: page.update.version, seat: page.update.seat, lost: 0.2, points: 6 };
  const edges = [{ key: "score-suns", points: 5.4, icon: "" }];
  page.act(answer);
  page.hear({ type: "remark", ...about, played: answer.action, action: other.action, edges });
}"""


def want(page: Page) -> None:
    """Turn the switch."""
    ready(page)
    page.locator("#tab-more").click()
    page.locator("#coach").check()


def test_a_coach_hints_when_asked_and_remarks_quietly(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    expect(page.locator("#hint")).to_have_count(0)
    want(page)
    page.wait_for_function("() => maat.page.update.answers.length > 1")
    page.locator("#hint").click()
    said = page.locator("section.coach")
    expect(said).to_contain_text("My answer would be")
    expect(page.locator(".answer.seen")).to_have_count(1)
    said.locator(".close").click()
    expect(said).to_have_count(0)
    page.evaluate(REMARK)
    remark = page.locator("#remark")
    expect(remark.locator("summary")).to_contain_text("gave much away")
    expect(remark.locator(".edges")).to_be_hidden()
    remark.locator("summary").click()
    expect(remark.locator(".edges")).to_have_text("Suns +5")


def test_a_coach_waits_for_the_others_to_agree(new_page: Any) -> None:
    host, friend = invited(new_page)
    first, second = (host, friend) if host.evaluate("maat.page.wanted") else (friend, host)
    want(first)
    expect(first.locator(".more")).to_contain_text("waits until everybody has agreed")
    expect(first.locator("#hint")).to_have_count(0)
    second.locator("#coach-wish .primary").click()
    expect(first.locator("#hint")).to_be_visible()
    second.locator("#tab-more").click()
    second.locator("#coach-end").click()
    expect(first.locator("#hint")).to_have_count(0)
    expect(first.locator("[role=alert]")).to_contain_text("Not everybody agrees")
