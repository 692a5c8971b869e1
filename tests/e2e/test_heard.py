"""For those who do not see the page or use no mouse: focus, links, what is spoken, what stands out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.test_beside import open_table
from tests.e2e.test_slips import hand_over, seated

RECORD = sorted((Path(__file__).parents[1] / "games" / "ra" / "records").glob("*.maat"))[0]
FOCUS = "() => document.activeElement.closest('.bar') !== null"


# The proof of the draws.


def test_a_browser_that_cannot_check_the_draws_says_so(page: Page) -> None:
    page.locator("#record").set_input_files(RECORD)
    page.locator("#scrubber").wait_for()
    table = page.evaluate("maat.page.id")
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get() {} })")
    page.goto(f"/verify/{table}")
    expect(page.locator("#verdict")).to_contain_text("only over https")
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()


# Links.


def test_the_skip_link_keeps_an_invitation(new_page: Any) -> None:
    host = new_page()
    open_table(host, "ra", second="open")
    guest = new_page(host.locator("#invite").input_value())
    guest.locator("#name").wait_for()
    guest.locator(".skip").focus()
    guest.keyboard.press("Enter")
    expect(guest.locator("#main")).to_be_focused()
    assert "#i=" in guest.url
    guest.locator(".gathering form button").click()
    expect(guest.locator(".table")).to_be_visible()


def test_a_private_link_works_while_the_front_page_is_open(new_page: Any) -> None:
    page = new_page()
    open_table(page, "ra")
    page.goto("/tables")
    page.get_by_role("button", name="Keep my seat").click()
    link = page.locator(".secret input").input_value()
    other = new_page()
    other.locator(".games").wait_for()
    other.evaluate("link => { location.hash = new URL(link).hash; }", link)
    expect(other.locator(".running .tables li")).to_have_count(1)
    assert "k=" not in other.url


def test_an_invitation_works_while_the_table_is_watched(new_page: Any) -> None:
    host = new_page()
    open_table(host, "ra", second="open")
    link = host.locator("#invite").input_value()
    guest = new_page(link.split("#")[0])
    guest.get_by_text("You are watching").wait_for()
    guest.evaluate("link => { location.hash = new URL(link).hash; }", link)
    expect(guest.locator(".gathering form button")).to_be_visible()


# Focus.


def test_a_new_page_gets_the_focus(page: Page) -> None:
    page.get_by_role("link", name="My tables").focus()
    page.locator("[data-game=ra] .links a").first.press("Enter")
    page.locator(".rules").wait_for()
    expect(page.locator("#main")).to_be_focused()


def test_after_the_hand_over_the_questions_have_the_focus(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    page.locator(".answer").first.press("Enter")
    expect(page.locator(".hand-over button")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".bar").wait_for()
    expect(page.locator(".bar")).to_be_focused()


def test_reasons_take_the_focus_and_give_it_back(page: Page) -> None:
    open_table(page, "ra")
    for close in ("Escape", "w"):
        page.locator("#why").press("Enter")
        expect(page.locator(".why h2")).to_be_focused()
        page.keyboard.press(close)
        expect(page.locator("#why")).to_be_focused()
    page.locator("#why").press("Enter")
    page.locator(".why header button").press("Enter")
    expect(page.locator("#why")).to_be_focused()
