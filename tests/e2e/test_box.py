"""The box on the table: what helps those who play with the real pieces."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_axe import complaints
from tests.e2e.test_results import told_to_bg_stats

PHONE = {"width": 360, "height": 740}
FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_every_seat_has_a_clock_that_goes_on_while_nobody_looks(new_page: Any) -> None:
    page = new_page(viewport=PHONE)
    page.clock.install()
    page.locator("[data-game=ra] .links a[href='/box/ra']").click()
    page.locator("[data-tool=clock]").click()
    page.locator("[name=count]").select_option("4")
    page.locator(".guests input").nth(1).fill("Ania")
    page.locator("[name=minutes]").select_option("10")
    assert complaints(page) == []
    page.locator(".tool-foot .primary").click()
    page.locator("#clock-go").click()
    page.clock.fast_forward("01:01")
    expect(page.locator(".dial").nth(0)).to_contain_text(re.compile(r"8:\d\d"))
    page.locator(".dial").nth(0).click()
    page.reload()
    page.clock.fast_forward("11:00")
    expect(page.locator(".dial").nth(1)).to_contain_text("Ania")
    expect(page.locator(".dial.overdrawn .dial-time")).to_have_text(re.compile(r"−1:\d\d"))
    page.locator("#clock-go").click()
    told = page.locator(".dials").inner_text()
    page.clock.fast_forward("01:00")
    assert page.locator(".dials").inner_text() == told
    assert complaints(page) == []
    assert page.evaluate(FITS)
    page.locator(".box-back").click()
    page.locator("a[href='/box']").click()
    expect(page.locator(".boxes a")).to_have_count(3)
    assert complaints(page) == []


def add(page: Page, line: str, times: int = 1) -> None:
    """Tap plus."""
    for _ in range(times):
        count = page.locator(f"[data-line={line}] input")
        before = int(count.input_value())
        page.locator(f"[data-line={line}] .counter button").last.click()
        expect(count).to_have_value(str(before + 1))


def choose(page: Page, line: str, *cards: int) -> None:
    """Choose cards of a line, in its sheet where it has one."""
    page.locator(f"[data-line={line}]").wait_for()
    sheet = page.locator(f"[data-line={line}] .pad-add")
    has_sheet = sheet.count() > 0
    where = page.locator(".pad-sheet" if has_sheet else f"[data-line={line}]")
    if has_sheet:
        sheet.click()
    for card in cards:
        where.locator(f"[data-card='{card}']").click()
        expect(where.locator(f"[data-card='{card}']")).to_have_attribute("aria-pressed", "true")
    if has_sheet:
        page.locator("#pad-next").click()
        expect(sheet).to_be_focused()  # and in sight, however long the pad is


@pytest.mark.parametrize(("tool", "next_one"), [("pad", "#pad-next"), ("setup", "#draw-anew")])
def test_by_keyboard_a_tool_goes_on_where_its_button_was(
    new_page: Any, tool: str, next_one: str
) -> None:
    page = new_page(f"/box/tekhenu/{tool}")
    page.locator(".tool-foot .primary").focus()
    page.keyboard.press("Enter")
    page.locator(next_one).wait_for()
    page.wait_for_function("() => document.activeElement.id === 'main'")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.box-back')")


def test_an_evening_of_ra_is_counted_on_the_pad(new_page: Any) -> None:
    page = new_page("/box/ra/pad", viewport=PHONE)
    page.locator("[name=count]").select_option("2")
    page.locator(".guests input").nth(0).fill("Ola")
    page.locator(".tool-foot .primary").click()
    add(page, "pharaoh-1", 2)
    add(page, "gold-1")
    choose(page, "civilizations-1", 0, 1, 2)
    expect(page.locator("[data-line=gold-1] .pad-points")).to_have_text("3")
    expect(page.locator("[data-line=gold-1]")).to_contain_text("RA-87")
    expect(page.locator(".pad-total b")).to_have_text("23 points")
    page.locator("[data-line=flood-1] input").fill("13")
    page.keyboard.press("Tab")
    expect(page.locator("[data-line=flood-1] [role=alert]")).to_contain_text("12")
    expect(page.locator("[data-line=flood-1] input")).to_have_value("0")
    assert complaints(page) == []
    assert page.evaluate(FITS)
    sizes = "[...document.querySelectorAll('.counter button')].map((each) => each.offsetHeight)"
    assert min(page.evaluate(sizes)) >= 44
    page.reload()
    expect(page.locator("[data-line=pharaoh-1] input")).to_have_value("2")
    assert "23" not in page.locator(".pad-tabs").inner_text()
    page.locator("#pad-next").click()
    expect(page.locator(".pad-total b")).to_have_text("3 points")
    page.locator("#pad-next").click()
    expect(page.locator(".podium li")).to_contain_text(["Ola", "Seat 2"])
    assert complaints(page) == []
    page.locator("#pad-proceed").click()
    expect(page.locator("[data-line=pharaoh-2] input")).to_have_value("2")
    expect(page.locator("[data-line=gold-2] input")).to_have_value("0")
    page.locator("#pad-next").click()
    page.locator("#pad-next").click()
    page.locator("#pad-proceed").click()
    choose(page, "suns", 0, 3, 5)
    page.locator("#pad-next").click()
    page.locator("[data-line=suns] .pad-add").click()
    page.locator(".pad-sheet [data-card='3']").click()
    expect(page.locator(".pad-sheet").locator("..").get_by_role("alert")).to_contain_text("Ola")
    page.locator("#pad-next").click()
    page.locator("#pad-next").click()
    expect(page.locator(".pad-end h2")).to_contain_text("Ola")
    expect(page.locator(".results")).to_be_attached()
    page.locator("[name=start]").select_option("Ola")
    page.locator("[name=minutes]").fill("45")
    page.keyboard.press("Tab")
    page.wait_for_function(
        "() => JSON.parse(localStorage['maat-plays'] ?? '[]')[0]?.duration === 45"
    )
    kept = "JSON.parse(localStorage['maat-plays'])[0].players.map(({ start }) => start)"
    assert page.evaluate(kept) == [True, False]
    told = told_to_bg_stats(page)
    assert (told["durationMin"], told["game"]["name"]) == (45, "Ra")
    assert [player["startPlayer"] for player in told["players"]] == [True, False]


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_the_last_points_of_the_other_games_are_counted_on_the_pad(
    new_page: Any, game: str
) -> None:
    page = new_page(f"/box/{game}/pad", viewport=PHONE, locale="hu-HU")
    page.locator("[name=count]").select_option("1")
    page.locator(".tool-foot .primary").click()
    page.locator("#pad-next").click()
    page.locator("#pad-next").click()
    scored, points = ("bot-decrees", "8") if game == "tekhenu" else ("traitor-nobles", "2")
    if game == "pharaon":
        add(page, "noble-value")
    add(page, scored, 2)
    expect(page.locator(f"[data-line={scored}] .pad-points")).to_have_text(points)
    assert complaints(page) == []
    page.reload()
    page.locator(".pad-tabs").wait_for()
    page.evaluate("maat.page.tool.take(null)")
    page.locator("[name=count]").select_option("2")
    page.locator(".tool-foot .primary").click()
    if game == "pharaon":
        choose(page, "ring", 2, 0, 1, 3, 4)
        page.locator("#pad-next").click()
        choose(page, "artisans", 0, 1)
        choose(page, "nobles", 8)
        add(page, "chamber", 2)
    else:
        choose(page, "order", 1, 0)
        page.locator("#pad-next").click()
        page.locator("[data-line=vp] input").fill("40")
        page.keyboard.press("Tab")
        choose(page, "pillars", 12)
        choose(page, "temple", 2, 7)
        choose(page, "decrees", 12)
        expect(page.locator("[data-line=decrees] .pad-points")).to_have_text("3")
    assert complaints(page) == []
    assert page.evaluate(FITS)
    page.locator("#pad-next").click()
    page.locator("#pad-next").click()
    expect(page.locator(".podium li").first).to_contain_text("1. hely")
    if game == "tekhenu":  # not "starting points", though the rules count them so
        expect(page.locator(".score")).to_contain_text("Pontok a pontsávon")
    assert complaints(page) == []
    page.goto("/plays")
    expect(page.locator(".courses tfoot")).to_be_visible()  # of whoever sat there, if not of me


def test_the_set_up_sheet_is_ticked_off_and_luck_is_drawn_by_a_tap(new_page: Any) -> None:
    page = new_page("/box/ra", viewport=PHONE)
    page.locator("[data-tool=setup]").click()
    page.locator("[name=count]").select_option("3")
    page.locator(".tool-foot .primary").click()
    suns = page.locator("[data-place$=-suns] .lay-pieces")
    expect(suns).to_have_count(3)
    page.locator("[data-place=bag] input").check()
    page.locator("[data-place=seat-0-suns] input").check()
    assert complaints(page) == []
    assert page.evaluate(FITS)
    told = suns.all_inner_texts()
    page.reload()
    expect(page.locator("[data-place=bag] input")).to_be_checked()
    assert suns.all_inner_texts() == told
    page.locator("#draw-anew").click()
    expect(page.locator("[data-place=seat-0-suns] input")).not_to_be_checked()
    expect(page.locator("[data-place=bag] input")).to_be_checked()
    for game, place in (("pharaon", "area-nile"), ("tekhenu", "starting")):
        page.goto(f"/box/{game}/setup")
        page.locator(".tool-foot .primary").click()
        expect(page.locator(f"[data-place={place}] .tag")).to_be_visible()
        assert complaints(page) == []
        assert page.evaluate(FITS)
