"""The box on the table: what helps those who play with the real pieces."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.e2e.test_axe import complaints

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
