"""Opening the table to the network from the page: friends come by the address, and go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.e2e.conftest import Home

LANGUAGES = ["en-US", "pl-PL", "uk-UA", "hu-HU"]


def invited(page: Page) -> Page:
    """Open a table of Ra for two and look at the invitation."""
    page.locator("[data-game=ra] details.options summary").click()
    form = page.locator("[data-game=ra] form.wish")
    form.locator("select").first.select_option("2")
    form.locator("[name=seat-1]").select_option("open")
    form.locator("[type=submit]").click()
    page.locator("#invite").wait_for()
    return page


def shows(page: Page) -> None:
    """The code is drawn."""
    page.wait_for_function("() => document.querySelector('.qr')?.naturalWidth > 0")


def test_a_friend_comes_by_the_network_and_stays_seated_when_it_closes(
    new_page: Any, home: Home
) -> None:
    host = invited(new_page(home.url))
    expect(host.locator(".invite .notice")).to_have_text("This link works on this computer only.")
    expect(host.locator(".qr")).to_have_count(0)
    host.get_by_role("button", name="Open to my network").press("Enter")
    expect(host.get_by_role("status")).to_contain_text(home.reached)
    expect(host.get_by_role("button", name="Close again")).to_be_focused()
    shows(host)
    expect(host.locator(".invite .notice")).to_have_count(0)
    link = host.locator("#invite").input_value()
    assert link.startswith(f"{home.reached}/t/")

    friend: Page = new_page(link)
    friend.locator("#name").fill("Basia")
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="I am ready").click()
    expect(friend.locator(".table")).to_be_visible()
    expect(host.locator(".seat", has_text="Basia")).to_be_visible()
    friend.mouse.move(0, 0)  # off an answer, whose preview would lie over the tabs
    friend.locator("#tab-more").click()
    expect(friend.locator(".more")).to_be_visible()
    expect(friend.locator(".network")).to_have_count(0)

    host.locator("#tab-more").click()
    host.get_by_role("button", name="Close again").click()
    expect(host.get_by_role("button", name="Open to my network")).to_be_visible()
    expect(friend.locator(".offline")).to_be_visible()
    expect(host.locator(".offline")).to_have_count(0)
    expect(host.locator(".seat", has_text="Basia")).to_be_visible()
    host.get_by_role("button", name="Open to my network").click()
    expect(friend.locator(".offline")).to_have_count(0)
    assert friend.evaluate("maat.page.update.mine.length") == 1


def test_the_front_page_opens_and_closes_too(new_page: Any, home: Home) -> None:
    page: Page = new_page(home.url)
    page.get_by_role("button", name="Open to my network").click()
    expect(page.locator(".network-reached b")).to_have_text(home.reached)
    shows(page)
    assert "svg" in unquote(str(page.locator(".qr").get_attribute("src")))
    friend: Page = new_page(home.reached)
    expect(friend.locator(".game")).to_have_count(3)
    expect(friend.locator(".network")).to_have_count(0)
    page.get_by_role("button", name="Close again").click()
    expect(page.locator(".qr")).to_have_count(0)
    expect(page.locator(".network-reached")).to_be_empty()


def test_a_private_link_follows_the_door(new_page: Any, home: Home) -> None:
    page = invited(new_page(home.url))
    page.get_by_role("link", name="My tables").click()
    page.get_by_role("button", name="Keep my seat").click()
    field = page.locator(".secret input")
    expect(field).to_have_value(f"{home.url}/#k=" + field.input_value().partition("#k=")[2])
    page.get_by_role("button", name="Open to my network").click()
    page.wait_for_function(
        "url => document.querySelector('.secret input').value.startsWith(url)", arg=home.reached
    )
    other: Page = new_page(field.input_value())
    expect(other.locator(".running .tables li")).to_have_count(1)


def test_without_a_network_one_line_says_so(new_page: Any, home: Home) -> None:
    home.network = ""
    page: Page = new_page(home.url)
    page.get_by_role("button", name="Open to my network").click()
    expect(page.get_by_role("alert")).to_contain_text("not connected to any network")
    expect(page.get_by_role("button", name="Open to my network")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_the_screen_in_every_language(
    new_page: Any, home: Home, language: str, width: int
) -> None:
    size = {"width": width, "height": 800}
    page = invited(new_page(home.url, locale=language, viewport=size))
    for count in (0, 1):
        expect(page.locator(".invite .qr")).to_have_count(count)
        expect(page.locator(".network button")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        page.locator(".network button").click()
