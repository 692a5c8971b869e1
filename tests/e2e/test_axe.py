"""axe finds nothing to complain about, in the light and in the dark."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.ways import beside

PATHS = ["/", "/rules/ra", "/tables", "/cards/ra", "/cards/pharaon", "/cards/tekhenu", "/learn/ra"]


# Of all that axe looks at, only these rules ask for colors: nothing else differs in the dark.
COLOURS = ["color-contrast", "link-in-text-block"]


def complaints(page: Page, part: str = "html") -> list[str]:
    """What axe says of a part of the page in the light, and about its colors in the dark."""
    page.evaluate(resources.files("axe_playwright_python").joinpath("axe.min.js").read_text())
    found = page.evaluate("part => axe.run(part)", part)["violations"]
    page.emulate_media(color_scheme="dark")
    asked = "([part, rules]) => axe.run(part, {runOnly: rules})"
    found += page.evaluate(asked, [part, COLOURS])["violations"]
    page.emulate_media(color_scheme="light")
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


@pytest.mark.parametrize("path", PATHS)
def test_pages_are_accessible(new_page: Any, path: str) -> None:
    page = new_page(path)
    page.locator("main h1").wait_for(state="attached")
    if path.startswith("/learn"):
        page.locator(".teacher").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("width", [360, 1280])
def test_the_table_is_accessible(new_page: Any, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800})
    page.locator("[data-game=ra] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    for _ in range(4):
        version = page.evaluate("maat.page.update.version")
        page.locator(".answer").last.click()
        page.wait_for_function("version => maat.page.update.version > version", arg=version)
        page.wait_for_function("() => maat.page.myTurn")
    page.locator("[data-place=center] .face").click()
    page.locator("#what p a").first.wait_for()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.locator("#why").click()
    page.locator(".why").wait_for()  # where every answer is allowed, it says so
    if width == 360:
        beside(page)
    for tab in ("chat", "score", "left", "more"):
        page.locator(f"#tab-{tab}").click()
        page.locator(f"#tab-{tab}[aria-selected=true]").wait_for()
        assert complaints(page, ".panels") == []


def test_the_replay_is_accessible(new_page: Any) -> None:
    page = new_page()
    page.locator("[data-game=ra] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}")
    page.locator("#scrubber").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_tables_without_geometry_are_accessible(new_page: Any, game: str) -> None:
    page = new_page()
    page.locator(f"[data-game={game}] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    assert complaints(page) == []


def test_the_invitation_is_accessible(new_page: Any, home: Any) -> None:
    page = new_page(home.url)
    page.locator("[data-game=ra] .starts button").nth(1).click()
    page.locator(".network button").wait_for()
    assert complaints(page) == []
    page.locator(".network button").click()
    page.locator(".network.open").wait_for()
    assert complaints(page) == []
