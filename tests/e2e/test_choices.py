"""The page wants no question without a choice, unless whoever plays does."""

from __future__ import annotations

import json
from typing import Any

from tests.e2e.test_pages import PHONE, open_table

# The last answer of every question, as fast as the table goes on; how many there were each time.
PLAY = """() => new Promise((done) => {
  const counts = [];
  let asked = -1;
  const timer = setInterval(() => {
    const { page } = maat;
    if (page.update.phase === "over") { clearInterval(timer); done(counts); }
    if (!page.myTurn || page.update.version === asked) return;
    asked = page.update.version;
    counts.push(page.update.answers.length);
    page.act(page.update.answers.at(-1));
  }, 5);
})"""


def test_only_whoever_wants_is_asked_without_a_choice(new_page: Any) -> None:
    page = new_page()
    sent: list[dict[str, Any]] = []

    def keep(text: str) -> None:
        sent.append(json.loads(text))

    page.on("websocket", lambda socket: socket.on("framesent", keep))
    page.locator("[data-game=ra] .starts .primary").click()
    page.locator(".bar.asking").wait_for()
    page.locator("#tab-more").click()
    page.locator("#ask-always").check()
    page.locator("#ask-always").uncheck()
    counts = page.evaluate(PLAY)
    assert [each["spare"] for each in sent if each["type"] == "hello"] == [True, False, True]
    assert min(counts) > 1


def test_the_words_of_two_nobles_are_read_whole_on_a_phone(new_page: Any) -> None:
    page = new_page(**PHONE)
    open_table(page, "pharaon")
    told = page.locator(".answer small")
    told.nth(1).wait_for()
    cut = "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length"
    assert told.evaluate_all(cut) == 0
    bottom = "all => Math.max(...all.map((each) => each.getBoundingClientRect().bottom))"
    assert page.locator(".answer").evaluate_all(bottom) <= PHONE["viewport"]["height"]
