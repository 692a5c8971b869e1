"""Where what an answer lays or moves would come to lie is seen before it is given."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage
from tests.e2e.questions import position
from tests.e2e.test_one_screen import CARRY

# An answer of the open question that has a ghost: the first, in the order of the list.
FIRST: Final = """() => {
  const { painter, update } = maat.page;
  const found = update.answers.find(({ action }) => {
    const look = painter.looks.get(action);
    return look?.to || look?.ghost;
  });
  return found && { action: found.action, to: painter.looks.get(found.action).to ?? "" };
}"""

LOOK: Final = """(action) => {
  maat.page.preview(maat.page.update.answers.find((each) => each.action === action), 0);
}"""

# Of each ghost: whether it is drawn, whole in sight, ringed, and what it belongs to.
SEEN: Final = """() => [...document.querySelectorAll(".ghost .face")].map((node) => {
  const at = node.getBoundingClientRect();
  const home = node.closest(".own, .board").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) => at.left > left - 9 && at.right < right + 9
    && at.top > top - 9 && at.bottom < bottom + 9;
  return {
    drawn: Boolean(document.querySelector(node.querySelector("use").getAttribute("href"))),
    seen: at.width > 8 && at.height > 8 && inside(home)
      && inside(new DOMRect(0, 0, innerWidth, innerHeight)),
    ring: getComputedStyle(node).outlineStyle,
    mine: Boolean(node.closest(".own")),
  };
})"""

# One of each kind: area, urn, set, bonus token, option of the Nile, artisan, noble, track, goods,
# die, Pillar, Building, Statue.
KINDS: Final = [
    *(("pharaon", kind) for kind in ("turn", "urn_choice", "set", "offering", "column")),
    *(("pharaon", kind) for kind in ("employ", "hire", "keep", "advance", "gain")),
    *(("tekhenu", kind) for kind in ("turn", "anubis_die", "treat", "space", "rotation")),
    *(("tekhenu", kind) for kind in ("building", "district", "statue")),
]


def asked(page: Page, game: str, kind: str) -> dict[str, Any]:
    """A question of this kind, and an answer to it that has a ghost."""
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position(game, kind))
    page.wait_for_function("() => maat.page.deferred && maat.page.myTurn")
    expect(page.locator(".ghost")).to_have_count(0)
    found: dict[str, Any] = page.evaluate(FIRST)
    return found


def ghosts(page: Page) -> list[dict[str, Any]]:
    """What is seen of them, once they are there: no real piece has a dashed ring."""
    page.locator(".ghost .face").first.wait_for()
    found: list[dict[str, Any]] = page.evaluate(SEEN)
    assert all(each["drawn"] and each["seen"] and each["ring"] == "dashed" for each in found), found
    return found


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_ghost_lies_where_the_piece_would(page: Page, game: str, kind: str) -> None:
    found = asked(page, game, kind)
    page.evaluate(LOOK, found["action"])
    is_mine = found["to"].startswith("seat-")
    assert all(each["mine"] == is_mine for each in ghosts(page))
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_a_ghost_comes_by_pointer_and_by_focus(page: Page, game: str) -> None:
    found = asked(page, game, "turn")
    answer = page.locator(f".answer[data-answer='{found['action']}']")
    answer.hover()
    ghosts(page)
    page.mouse.move(1, 1)
    expect(page.locator(".ghost")).to_have_count(0)
    answer.focus()
    ghosts(page)
    page.locator(f".target[data-action='{found['action']}']").first.focus()
    ghosts(page)


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_a_ghost_comes_by_the_first_tap(new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    found = asked(page, game, "turn")
    version = page.evaluate("maat.page.update.version")
    page.locator(f".target[data-action='{found['action']}']").first.tap()
    ghosts(page)
    assert page.evaluate("maat.page.update.version") == version


def test_the_balance_a_die_leads_to_is_seen_at_the_scales(page: Page) -> None:
    found = asked(page, "tekhenu", "turn")
    page.evaluate(LOOK, found["action"])
    ghosts(page)
    told = page.evaluate(
        "a => maat.page.painter.looks.get(a).gain.find(({ key }) => key === 'place-balance').badge",
        found["action"],
    )
    expect(page.locator(".own .item[data-piece='place-balance'] .then")).to_have_text(told)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_ghost_moves_only_where_motion_is_welcome(new_page: NewPage, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    found = asked(page, "pharaon", "turn")
    page.evaluate(LOOK, found["action"])
    page.locator(".ghost").first.wait_for()
    name = page.evaluate("getComputedStyle(document.querySelector('.ghost')).animationName")
    assert (name == "none") == (motion == "reduce")


@pytest.mark.parametrize(("kind", "tokens"), [("set", 2), ("offering", 1)])
def test_an_answer_shows_the_tokens_it_takes(page: Page, kind: str, tokens: int) -> None:
    found = asked(page, "pharaon", kind)
    answer = page.locator(f".answer[data-answer='{found['action']}']")
    expect(answer.locator(".looks .look")).to_have_count(tokens)


def test_of_equal_dice_one_is_taken(page: Page) -> None:
    asked(page, "tekhenu", "turn")
    equal = """() => maat.page.update.answers.find(({ action }) => {
      const spot = maat.page.painter.spots.get(action);
      return spot?.place.pieces.filter(({ key }) => key === spot.piece).length > 1;
    }).action"""
    page.evaluate(LOOK, page.evaluate(equal))
    assert len(ghosts(page)) == 1
