"""My box says otherwise: a value is corrected, tried, kept, shared, and played with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.test_pages import LANGUAGES, PHONE, RAW, open_table
from tests.e2e.ways import speak

from maat import catalog
from maat.core import components

PATH = "artisans.1.pp"
OTHERWISE = {"en": "9 instead of 2", "pl": "9 zamiast 2", "uk": "9 замість 2", "hu": "9, nálunk 2"}
ASK = """() => {
  const node = document.querySelector('.board [data-piece^="artisan#"]');
  const place = node.closest("[data-place]").dataset.place;
  maat.page.what.show({ place, piece: node.dataset.piece, n: 0, node }, true);
}"""


def write(page: Page, path: str, words: str) -> None:
    """Write what the box says into the field of a value, and have it tried."""
    field = page.locator(f"[data-path='{path}']")
    field.fill(words)
    field.press("Tab")
    page.locator("#values-keep").click()


def expect_words_of_what_differs(page: Page) -> None:
    """What differs is told in words, in every language."""
    expect(page.locator(".differs li")).to_have_text(
        re.compile(r"artisan 1 .* · Prestige Points: 9 instead of 2")
    )
    assert PATH not in page.locator(".differs").inner_text()
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".differs li")).to_have_text(re.compile(OTHERWISE[language]))
        assert re.findall(RAW, page.locator(".differs").inner_text()) == []
    speak(page, "en")


def test_a_value_of_my_box_is_tried_kept_shared_and_played_with(
    new_page: Any, tmp_path: Path
) -> None:
    page: Page = new_page("/box/pharaon", **PHONE)
    page.locator("[data-tool=values]").click()
    write(page, PATH, "9")
    expect(page.locator(".tool-foot")).to_contain_text("can be played with")
    write(page, "chamber.1.pp", "5000")
    expect(page.locator(".fault")).to_contain_text("5,000")
    page.reload()
    expect(page.locator(f"[data-path='{PATH}']")).to_have_value("9")
    expect(page.locator("[data-path='chamber.1.pp']")).to_have_value("4")  # refused: not kept
    write(page, "urns.1", "trade, trade")
    expect(page.locator(".fault")).to_contain_text("2")
    page.locator(".fault button").click()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(".printed").first.wait_for()
        assert re.findall(RAW, page.locator("main").inner_text()) == []
    speak(page, "pl")
    page.locator("#values-search").fill("rzemieślnik 1")  # as it is called on the page
    expect(page.locator(f"[data-path='{PATH}']")).to_be_visible()
    expect(page.locator("[data-path='pyramid.1']")).to_have_count(0)
    page.locator("#values-search").fill("")
    speak(page, "en")
    told = page.locator("label", has=page.locator("[data-path='pyramid.1']"))
    expect(told.locator(".value-words")).to_contain_text("any basic resource")

    with page.expect_download() as found:
        page.locator("#values-save").click()
    file = tmp_path / "mine.toml"
    found.value.save_as(file)
    model = catalog.read_values("pharaon")
    own = catalog.owner_values("pharaon", file)  # as `maat components --check` reads it
    assert components.differences(model, own) == {PATH: 9}
    page.locator("#values-none").click()
    expect(page.locator(f"[data-path='{PATH}']")).to_have_value("2")
    page.locator("#values-file").set_input_files(file)
    expect(page.locator(f"[data-path='{PATH}']")).to_have_value("9")

    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    expect(page.locator("[data-game=pharaon] .own-values")).to_be_checked()
    open_table(page, "pharaon", second="open")
    page.locator(".differs summary").click()
    expect_words_of_what_differs(page)
    page.get_by_role("button", name="Seat a bot here").click()
    page.wait_for_function("() => maat.page.what && maat.page.myTurn")
    page.evaluate(ASK)
    link = page.locator(".what a[href*='/box/pharaon/values#artisans.']")
    page.goto(link.get_attribute("href") or "")
    expect(page.locator(".printed")).to_have_count(1)

    page.goto("/box/ra/values")  # nothing of it is reconstructed: all values are shown
    expect(page.locator("[data-path='tiles.ra']")).to_have_value("30")
