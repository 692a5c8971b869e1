"""Following what others do: pace."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.e2e.test_pages import open_table
from tests.e2e.ways import ready

WAITS = "() => maat.page.stepping && maat.page.update.phase === 'playing'"


def test_moves_of_others_come_at_the_pace_i_wish(page: Page) -> None:
    open_table(page, "tekhenu")
    ready(page)
    page.locator("#tab-more").click()
    page.locator(".more #pace").select_option("step")
    version = page.evaluate("maat.page.update.version")
    while page.evaluate("maat.page.wanted"):  # until the bot moves
        page.locator(".answer").first.click()
        page.wait_for_function(
            f"version => ({WAITS})() || maat.page.update.version > version", arg=version
        )
        version = page.evaluate("maat.page.update.version")
        page.wait_for_function(f"() => ({WAITS})() || maat.page.wanted")
    expect(page.locator("#step")).to_be_visible()
    expect(page.locator("#to-me")).to_be_visible()
    assert page.evaluate("maat.page.queue.length") > 0  # the bot has thought on
    page.locator("#step").click()
    page.wait_for_function("version => maat.page.update.version > version", arg=version)
    page.evaluate("maat.page.skip()")
    page.locator(".bar.asking").wait_for()
    expect(page.locator("#to-me")).to_have_count(0)
    dwell = """wish => {
      const { page } = maat;
      localStorage.setItem("maat-pace", wish);
      Object.assign(page, { pause: 1, wanted: false });
      page.fresh = [{ at: 1, key: "event-passed", seat: 1 - page.update.seat, opens: "turn" }];
      return page.late.dwell(page);
    }"""
    slow, normal, fast = (page.evaluate(dwell, wish) for wish in ("slow", "normal", "fast"))
    assert slow > normal == 1000 > fast > 0
    page.evaluate("maat.page.update.clock = {}; maat.page.queue.push(maat.page.update)")
    assert page.evaluate("maat.page.late.hurries(maat.page)")  # my clock waits for nobody
