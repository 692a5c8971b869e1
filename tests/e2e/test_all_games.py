"""Every game from the first click to the last, whatever its table looks like."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

OTHERS = ["pharaon", "tekhenu"]


def start(page: Page, game: str, name: str) -> None:
    """One click on the front page; on one device two play."""
    page.locator(f"[data-game={game}] .starts").get_by_role("button", name=name).click()
    if name == "Pass and play":
        page.locator(f"[data-game={game}] .passing select").select_option("2")
        page.locator(f"[data-game={game}] .passing .primary").click()
    page.wait_for_function("() => maat.page.update?.phase === 'playing'")


def start_against(page: Page, game: str, bot: str) -> None:
    """A table with bots of one kind: those of the second level never think long."""
    page.locator(f"[data-game={game}] details.options summary").click()
    form = page.locator(f"[data-game={game}] form.wish")
    form.locator("select[name=seats]").select_option("3")
    for seat in (1, 2):
        form.locator(f"select[name=seat-{seat}]").select_option(bot)
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_function("() => maat.page.update?.phase === 'playing'")


# Waits for a question of mine after a version: what can be clicked, with the answers unfolded.
ASKED = """async (last) => {
  const { page } = maat;
  const frame = () => new Promise(requestAnimationFrame);
  for (;;) {
    if (page.update.phase === "over") return null;
    if (page.myTurn && page.update.version > last) break;
    await frame();
  }
  document.querySelector("#unfold")?.click();
  await frame();
  const count = (selector) => document.querySelectorAll(selector).length;
  return [page.update.version, count(".sheet .target"), count(".answer")];
}"""


def play_to_the_end(page: Page, seed: str) -> int:
    """Click targets and answers as they come; how many it took."""
    chance = random.Random(seed)
    turns, version = 0, -1
    while asked := page.evaluate(ASKED, version):
        version, targets, answers = asked
        if targets and chance.random() < 0.3:
            page.locator(".sheet .target").nth(chance.randrange(targets)).click()
        else:
            page.locator(".answer").nth(chance.randrange(answers)).click()
        turns += 1
    return turns


def expect_an_end(page: Page) -> None:
    """Who won, and a score sheet with rule numbers."""
    expect(page.locator(".end h2")).not_to_be_empty()
    expect(page.locator(".end table.score tfoot")).to_be_visible()
    expect(page.locator("#count-all")).to_have_count(0)
    scrolls = "end => end.scrollHeight > end.clientHeight + 1"
    assert not page.locator(".end").evaluate(scrolls)  # the whole result is seen at once
    page.locator("#show-numbers").click()
    expect(page.locator(".end table.score .rule a").first).to_be_visible()


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_against_bots(page: Page, game: str) -> None:
    start_against(page, game, "greedy")
    assert play_to_the_end(page, game) > 5
    expect_an_end(page)


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_solo_game(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}] .solos button").first.click()
    page.wait_for_function("() => maat.page.update?.phase === 'playing'")
    assert play_to_the_end(page, f"solo {game}") > 5
    expect_an_end(page)


@pytest.mark.parametrize("game", OTHERS)
def test_pass_and_play_starts(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}]").get_by_role("button", name="Pass and play").click()
    form = page.locator(f"[data-game={game}] .passing")
    most = form.locator("option").last.inner_text()
    form.locator("select").select_option(most)
    for seat, name in enumerate(("Ania", "Bogdan", "Csaba")):
        form.locator("input").nth(seat).fill(name)
    form.locator(".primary").click()
    page.wait_for_function("() => maat.page.update?.phase === 'playing'")
    others = [f"Seat {seat}" for seat in range(4, int(most) + 1)]
    assert page.evaluate("maat.page.names") == ["Ania", "Bogdan", "Csaba", *others]
    expect(page.locator(".hand-over, .bar.asking").first).to_be_visible()


@pytest.mark.parametrize("game", OTHERS)
def test_a_phone_shows_the_table_without_sideways_scroll(new_page: Any, game: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="hu")
    page.locator(f"[data-game={game}] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-tab=mine]").click()
    page.locator(".strip .name").first.click()
    page.locator(".belongings [aria-label=Bezárás]").click()  # nothing lies over it
    expect(page.locator(".belongings")).to_have_count(0)


# Numbers of more than one line, and words that are broken within.
BROKEN = """() => [...document.querySelectorAll(".left :is(b, span)")].filter((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size;
  return lines > node.textContent.trim().split(/\\s+/).length;
}).map((node) => node.textContent)"""


@pytest.mark.parametrize(
    ("game", "heads"),
    [
        ("ra", ["Bag"]),
        ("pharaon", ["Bag", "Deck of nobles", "Deck of artisans"]),
        ("tekhenu", ["Bag", "Cards left to draw"]),
    ],
)
def test_what_is_left_in_bags_and_decks_is_listed(page: Page, game: str, heads: list[str]) -> None:
    start(page, game, "Play now")
    page.get_by_role("tab", name="Left").click()
    told = page.locator(".left")
    expect(told).to_have_count(len(heads))
    for at, head in enumerate(heads):
        expect(told.nth(at).locator("h2")).to_contain_text(head)
    expect(told.first.locator("li").first).not_to_be_empty()
    assert page.evaluate(BROKEN) == []
