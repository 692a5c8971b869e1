"""What is this? Everything on a table tells it, by pointer, finger and keyboard."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.questions import position
from tests.e2e.test_one_screen import CARRY
from tests.e2e.ways import ready

# Things of which the middle belongs to another one, those of a heap of equal ones apart.
HIDDEN: Final = """async () => {
  const at = performance.getEntriesByType("resource").find(({ name }) => /\\/what\\.js/.test(name));
  const { thingAt, THINGS } = await import(at.name);
  const found = [];
  for (const node of document.querySelectorAll(THINGS)) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const seen = width && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (!seen || node.closest(".layout-wheel, .layout-stack") || !node.closest(".stage")) continue;
    const place = node.closest("[data-place]").dataset.place;
    const thing = thingAt({ x, y });
    const same = thing?.place === place && thing.piece === (node.dataset.piece ?? "");
    if (!same) found.push(`${place} ${thing?.place}`);
  }
  return found;
}"""


def opened(page: Page, game: str) -> None:
    """A table of a game, with all it loads."""
    page.goto("/")
    page.locator(f"[data-game={game}] .starts .primary").click()
    ready(page)
    page.wait_for_function("() => maat.page.what && !maat.page.playback.busy")


@pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])
def test_whatever_lies_under_the_pointer_tells_of_itself_alone(page: Page, game: str) -> None:
    opened(page, game)
    assert page.evaluate(HIDDEN) == []
    thing = page.locator(".own [data-piece]").first
    thing.hover(position={"x": 3, "y": 3})
    card = page.locator("#what")
    expect(card).to_have_attribute("role", "tooltip")
    expect(card.locator("p a").first).to_have_attribute("href", re.compile(f"^/rules/{game}#"))
    expect(card.locator("p").first).to_have_text(re.compile(r"(\w+\W+){4}"))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_click_or_the_keyboard_asks_and_nothing_is_answered(page: Page) -> None:
    opened(page, "ra")
    version = page.evaluate("maat.page.update.version")
    card = page.locator("#what")
    page.locator("[data-place=center] .face").click()
    expect(card).to_have_attribute("role", "dialog")
    expect(card.locator("h2")).to_have_text(re.compile(r"^sun \d+$"))
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    tile = "maat.page.painter.pieceName({ key: 'tile-art', count: 2, values: {} })"
    assert page.evaluate(tile) == "2 × art (civilization)"  # the kind is told, too
    page.keyboard.press("i")
    expect(card.locator("h2")).to_be_visible()
    first = card.locator("h2").inner_text()
    page.keyboard.press("ArrowRight")
    expect(card.locator("h2")).not_to_have_text(first)
    page.keyboard.press("Tab")  # nothing is trapped
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate("maat.page.update.version") == version


def test_a_lesson_tells_what_its_things_are(page: Page) -> None:
    page.goto("/learn/ra")
    page.wait_for_function("() => maat.page?.what")
    page.locator("[data-place=center] .face").click()
    card = page.locator("#what")
    expect(card.locator("p a").first).to_have_attribute("href", re.compile("^/rules/ra#"))


def test_a_finger_that_stays_asks_and_covers_no_answer(new_page: Any) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    opened(page, "ra")
    version = page.evaluate("maat.page.update.version")
    box = page.locator(".table .target").first.bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    card = page.locator("#what")
    expect(card.locator("p").first).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    low = card.bounding_box()
    assert low["y"] + low["height"] <= page.locator(".dock").bounding_box()["y"]
    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)
    assert page.evaluate("[maat.page.chosen, maat.page.update.version]") == [None, version]
    page.touchscreen.tap(**spot)  # a short tap still previews
    expect(page.locator(".confirm .primary")).to_be_visible()


# What an answer would do, told in a word of another side and in nothing else.
PASSED = """() => {
  const { page } = maat;
  const [answer] = page.update.answers;
  const other = (page.update.seat + 1) % page.names.length;
  const shift = { seat: other, before: 0, piece: { key: "place-passed", count: 1 } };
  const told = { action: answer.action, lines: [], points: [], next: null, unsure: false };
  page.effects.set(answer.action, { ...told, shifts: [shift] });
  page.looking = answer;
  maat.draw();
}"""


def test_a_preview_names_no_side_without_a_number(page: Page) -> None:
    opened(page, "pharaon")
    page.evaluate(PASSED)
    page.locator(".effect").wait_for()
    assert page.locator(".effect .shifts").count() == 0


def test_dots_on_a_phone_say_that_a_tap_shows_more_of_a_side(new_page: Any) -> None:
    page: Page = new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position("tekhenu", "turn"))
    ready(page)
    cut = page.locator(".seat.other:has([data-cut])")
    expect(cut).to_have_count(2)
    page.locator(".seat.other .name").first.click()
    expect(page.locator(".belongings .board")).to_be_visible()
    expect(page.locator(".belongings .notes")).to_contain_text("Left to build")


# What an answer would do and the card about the thing under the pointer: whether the first is whole
# in the window, and whether they lie apart, from each other and from the thing.
APART: Final = """() => {
  const [told, card, thing] = [".effect", "#what", ".target.chosen, .target:hover"].map((each) => (
    document.querySelector(each).getBoundingClientRect()));
  const apart = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1
    || one.right <= other.left + 1 || other.right <= one.left + 1;
  const { scrollHeight, clientHeight } = document.querySelector(".effect").parentElement;
  const whole = told.height > 30 && told.bottom <= innerHeight && scrollHeight <= clientHeight + 1;
  return [whole, apart(told, card), apart(card, thing)];
}"""


@pytest.mark.parametrize("window", [(1280, 800), (820, 1180), (1920, 1080)])
@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_what_an_answer_would_do_is_read_beside_the_card(
    page: Page, game: str, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position(game, "turn"))
    ready(page)
    page.wait_for_function("() => maat.page.what && !maat.page.playback.busy")
    page.locator(".stage .target").nth(1).hover()
    page.locator("#what p").first.wait_for()
    page.locator(".effect .none").wait_for()
    assert page.evaluate(APART) == [True, True, True]
