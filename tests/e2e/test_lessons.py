"""Lessons, played through by what is lit up."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.ways import speak

LESSONS: Final = ["ra", "pharaon", "tekhenu", "pharaon/solo", "tekhenu/solo"]
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
SIDEWAYS: Final = {**PHONE, "viewport": {"width": 740, "height": 360}}

# Goes on from stop to stop: what is lit up is pressed, and whatever is wrong on the way is told.
PLAY: Final = """async () => {
  const { page } = maat;
  const wrong = [];
  const RAW = /\\b(lesson|solo|web|score|event|place|action|ask)-[a-z0-9-]+/;
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const lit = (kind) => document.querySelector(`.ring.${kind}:not([hidden])`);
  const isSeen = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const inside = right > left + 9 && bottom > top + 9 && left < innerWidth && top < innerHeight;
    return inside && !middle(thing)?.closest(".teacher");
  };
  page.pace = 0;
  while (true) {
    while (!page.stops(page.at)) await new Promise((done) => setTimeout(done));
    page.point();
    const { task, moment } = page;
    const { about, turn, frame } = moment;
    const told = document.querySelector(".teacher").innerText;
    if (RAW.test(told)) wrong.push([frame.version, told]);
    const [spoken, thing] = [lit("about"), lit("wished")];
    if (task ? spoken : thing) wrong.push([frame.version, "two things at a time"]);
    if (about && !task && !(spoken && isSeen(spoken))) wrong.push([frame.version, about]);
    const reason = document.querySelector(".teacher .why")?.innerText ?? "";
    if (task && !reason) wrong.push([frame.version, "no reason"]);
    if (page.at === page.last) {
      const seen = document.getElementById("main").innerText;
      return RAW.test(seen) ? [...wrong, [frame.version, seen]] : wrong;
    }
    const { at } = page;
    if (task) {
      const button = thing && middle(thing)?.closest("button, .twin");
      if (button) button.click();
      else wrong.push([frame.version, "nothing to press"]);
      if (page.at === at) {
        wrong.push([frame.version, "the wrong thing is lit up"]);
        page.answer(turn.action);
      }
    } else document.getElementById("lesson-forth").click();
  }
}"""


def opened(new_page: Any, lesson: str, **wishes: Any) -> Page:
    """A lesson that can be played."""
    page: Page = new_page(f"/learn/{lesson}", **wishes)
    page.locator(".teacher").wait_for()
    return page


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_through_by_what_is_lit_up(new_page: Any, lesson: str) -> None:
    page = opened(new_page, lesson, locale="hu" if lesson == "ra" else "en-US")
    assert page.evaluate(PLAY) == []
    expect(page.locator("table.score")).to_be_visible()
    expect(page.locator("#lesson-play")).to_be_visible()


@pytest.mark.parametrize("held", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_lesson_fits_a_phone(new_page: Any, held: dict[str, Any]) -> None:
    page = opened(new_page, "pharaon/solo", **held)
    assert page.evaluate(PLAY) == []
    expect(page.locator(".teacher")).to_be_in_viewport(ratio=1)


def test_a_wrong_answer_gets_a_kind_word_and_the_reason(new_page: Any) -> None:
    page = opened(new_page, "ra")
    page.locator("#lesson-forth").click()
    expect(page.locator(".teacher")).to_contain_text("Everyone has a set of suns")
    expect(page.locator(".answer")).to_have_count(0)  # first something is to be read
    page.locator("#lesson-forth").click()
    expect(page.locator(".teacher .why")).to_contain_text("Nothing lies on the track yet")
    page.locator(".answer", has_text="Invoke").click()
    expect(page.locator(".teacher .kind")).to_contain_text("possible, too")
    expect(page.locator(".teacher .kind")).to_contain_text("Nothing lies on the track yet")
    assert page.evaluate("maat.page.moment.frame.version") == 2
    page.locator("#lesson-back").click()
    expect(page.locator(".teacher")).to_contain_text("Everyone has a set of suns")


def test_a_lesson_goes_on_where_it_was_left_and_jumps_to_any_chapter(new_page: Any) -> None:
    page = opened(new_page, "ra")
    page.locator("#chapters").click()
    page.locator("[data-chapter=epoch]").click()
    expect(page.locator(".teacher")).to_contain_text("Some turns later")
    page.reload()
    expect(page.locator("#chapters")).to_contain_text("An epoch ends")
    said = {page.locator(".teacher .text").inner_text()}
    for language in ("pl", "uk", "hu"):
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said.add(page.locator(".teacher .text").inner_text())
    assert len(said) == 4


@pytest.mark.parametrize(
    ("lesson", "others"), [("tekhenu/solo", ["automa"]), ("ra", ["greedy", "greedy"])]
)
def test_a_lesson_ends_at_a_table_against_its_automa_or_the_weakest_who_play_to_win(
    new_page: Any, lesson: str, others: list[str]
) -> None:
    page = opened(new_page, lesson)
    page.evaluate("maat.page.go(maat.page.last)")
    page.locator("#lesson-play").click()
    page.wait_for_function("() => maat.page.update?.asked && maat.at.startsWith('/t/')")
    sides = page.evaluate("maat.page.update.seats.map((seat) => seat.bot || seat.kind)")
    assert sorted(sides) == sorted(["human", *others])


# The way there.


def test_the_front_page_shows_somebody_new_where_to_begin(page: Page) -> None:
    first = page.locator(".game").first
    expect(first).to_have_attribute("data-game", "ra")
    expect(first.locator(".start-here")).to_be_visible()
    expect(first.locator(".at-a-glance li")).to_have_count(3)
    expect(page.locator("[data-game=pharaon] p.small")).to_contain_text("your box may differ")
    first.locator(".learn-first").click()
    page.locator(".teacher").wait_for()
    page.evaluate("maat.page.go(maat.page.last)")
    page.locator(".teacher header a").click()
    expect(page.locator("[data-game=tekhenu] .learn-first")).to_be_visible()
    expect(page.locator("[data-game=ra] .learn-first")).to_have_count(0)


@pytest.mark.parametrize(("game", "option"), [("pharaon", "dark_tiles"), ("tekhenu", "level")])
def test_a_solo_game_of_any_difficulty_is_one_click_away(
    page: Page, game: str, option: str
) -> None:
    page.locator(f"[data-game={game}] [data-level=hard]").click()
    page.wait_for_function("() => maat.page.update?.asked")
    hardest = page.evaluate(
        "([game, key]) => maat.page.games.find((each) => each.key === game)"
        ".options.find((each) => each.key === key).values.at(-1)",
        [game, option],
    )
    assert page.evaluate("key => maat.page.update.options[key]", option) == hardest
