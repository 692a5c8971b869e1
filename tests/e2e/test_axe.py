"""axe finds nothing to complain about, in the light and in the dark."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page

PATHS = ["/", "/rules/ra", "/tables", "/cards/ra", "/cards/pharaon", "/cards/tekhenu"]


def complaints(page: Page) -> list[str]:
    """What axe says."""
    page.evaluate(resources.files("axe_playwright_python").joinpath("axe.min.js").read_text())
    found = page.evaluate("axe.run()")["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PATHS)
def test_pages_are_accessible(new_page: Any, path: str, theme: str) -> None:
    page = new_page(path, color_scheme=theme)
    page.locator("main h1").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible(new_page: Any, theme: str, width: int) -> None:
    page = new_page(color_scheme=theme, viewport={"width": width, "height": 800})
    page.locator("[data-game=ra] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    for _ in range(4):
        version = page.evaluate("maat.page.update.version")
        page.locator(".answer").last.click()
        page.wait_for_function("version => maat.page.update.version > version", arg=version)
        page.wait_for_function("() => maat.page.myTurn", timeout=60_000)
    assert complaints(page) == []
    page.locator("#why").click()
    page.locator(".why li").first.wait_for()
    for tab in ("chat", "score", "left", "more"):
        page.locator(f"#tab-{tab}").click()
        page.locator(f"#tab-{tab}[aria-selected=true]").wait_for()
        assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_replay_is_accessible(new_page: Any, theme: str) -> None:
    page = new_page(color_scheme=theme)
    page.locator("[data-game=ra] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}")
    page.locator("#scrubber").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_tables_without_geometry_are_accessible(new_page: Any, game: str, theme: str) -> None:
    page = new_page(color_scheme=theme)
    page.locator(f"[data-game={game}] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_invitation_is_accessible(new_page: Any, home: Any, theme: str) -> None:
    page = new_page(home.url, color_scheme=theme)
    page.locator("[data-game=ra] .starts button").nth(1).click()
    page.locator(".network button").wait_for()
    assert complaints(page) == []
    page.locator(".network button").click()
    page.locator(".network.open").wait_for()
    assert complaints(page) == []
