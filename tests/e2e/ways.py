"""Ways to what is not on the screen at once."""

from __future__ import annotations

from playwright.sync_api import Page


def speak(page: Page, language: str) -> None:
    """Choose a language, at a table in its menu."""
    page.locator("main h1").first.wait_for(state="attached")
    menu = page.locator(".menu")
    if menu.count():
        menu.click()
    page.locator("#language").select_option(language)
    if menu.count():
        menu.click()


def beside(page: Page) -> None:
    """On a small screen: turn to the log, and what is with it."""
    page.locator(".pages [data-tab=beside]").click()


def ready(page: Page) -> None:
    """Wait until I am asked and the table has what it loads late, such as its keys."""
    page.locator(".bar.asking").wait_for()
    page.wait_for_function("() => maat.page.deferred")
