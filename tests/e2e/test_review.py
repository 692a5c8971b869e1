"""The page of a review: asked for, waited for, read, clicked through."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from maat.client import Client

if TYPE_CHECKING:
    from tests.e2e.conftest import Served

RECORD = sorted((Path(__file__).parents[1] / "games" / "ra" / "records").glob("*.maat"))[0]
PATIENCE = 90_000


def complaints(page: Page) -> list[str]:
    """What axe says."""
    page.evaluate(resources.files("axe_playwright_python").joinpath("axe.min.js").read_text())
    found = page.evaluate("axe.run()")["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    """A finished game."""
    guest = Client(served.url)
    guest.come_in("Ania")
    return str(guest.post("/api/records", {"record": RECORD.read_text("utf-8")})["id"])


def opened(new_page: Any, table: str, **wishes: Any) -> Page:
    """The page with a review on it."""
    page: Page = new_page(f"/review/{table}#go", **wishes)
    page.locator("#curve").wait_for(timeout=PATIENCE)
    return page


def test_a_finished_game_is_reviewed_from_its_table(new_page: Any, table: str) -> None:
    page = new_page(f"/t/{table}")
    page.locator(".end a", has_text="Review this game").click()
    page.locator("#curve").wait_for(timeout=PATIENCE)
    assert page.url.endswith(f"/review/{table}")
    shown = page.evaluate("maat.page.review")
    expect(page.locator(".turn-card")).to_have_count(len(shown["turns"]))
    expect(page.locator(".player")).to_have_count(shown["seats"])
    page.locator("#only-lost").uncheck()
    expect(page.locator(".decision")).to_have_count(len(shown["decisions"]))
    explained = [each for each in shown["decisions"] if each["edges"]]
    expect(page.locator(".decision .why")).to_have_count(len(explained))
    expect(page.locator(".decision .edge")).to_have_count(
        sum(len(each["edges"]) for each in explained)
    )


def test_curve_cards_and_decisions_lead_to_their_position(new_page: Any, table: str) -> None:
    page = opened(new_page, table)
    curve = page.evaluate("maat.page.review.curve")
    box = page.locator("#curve").bounding_box()
    assert box is not None
    page.locator("#curve").click(position={"x": box["width"] - 15, "y": 80})
    assert page.evaluate("maat.page.frame.version") == curve[-1]["version"]
    page.locator("#curve").focus()
    page.keyboard.press("Home")
    assert page.evaluate("maat.page.frame.version") == curve[0]["version"]
    page.keyboard.press("ArrowRight")
    assert page.evaluate("maat.page.frame.version") == curve[1]["version"]
    assert "%" in str(page.locator("#curve").get_attribute("aria-valuetext"))
    page.locator(".turn-card button").first.click()
    turn = page.evaluate("maat.page.review.turns[0]")
    assert page.evaluate("maat.page.frame.version") == turn["version"]
    page.locator("#only-lost").uncheck()
    page.locator(".decision").nth(3).click()
    expect(page.locator(".decision").nth(3)).to_have_attribute("aria-current", "step")
    assert page.evaluate("maat.page.frame.version") == curve[3]["version"]


def test_players_of_one_name_and_decisions_are_told_apart(new_page: Any, served: Served) -> None:
    guest = Client(served.url)
    guest.come_in("Ania")
    names = "\nname 0 random\nname 1 random"
    named = RECORD.read_text("utf-8").replace("\nseats 2", "\nseats 2" + names)
    table = str(guest.post("/api/records", {"record": named})["id"])
    page = opened(new_page, table)
    told = page.locator(".player-name").all_inner_texts()
    assert [name.strip() for name in told] == ["random 1", "random 2"]
    page.locator("#only-lost").uncheck()
    page.locator(".decision").nth(4).click()
    expect(page.locator(".decision").nth(4).locator("b").first).to_have_text("5")
    expect(page.locator(".seen b")).to_contain_text("Decision 5 of")


@pytest.mark.parametrize(
    ("width", "theme", "locale", "title"),
    [
        (360, "dark", "pl-PL", "Analiza: Ra"),
        (1280, "light", "uk-UA", "Аналіз: Ра"),
        (360, "light", "hu-HU", "Elemzés: Rá"),
    ],
)
def test_the_review_is_accessible_and_fits(
    new_page: Any, table: str, width: int, theme: str, locale: str, title: str
) -> None:
    viewport = {"width": width, "height": 780}
    page = opened(new_page, table, viewport=viewport, color_scheme=theme, locale=locale)
    expect(page.locator("h1")).to_have_text(title)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert complaints(page) == []
