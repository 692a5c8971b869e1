"""For those who see little or use no mouse: focus, links, what is spoken, what stands out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.test_input import hand_over, seated
from tests.e2e.test_pages import PHONE, invited, open_table
from tests.e2e.ways import ready

RECORD = sorted((Path(__file__).parents[1] / "games" / "ra" / "records").glob("*.maat"))[0]


# The proof of the draws.


def test_a_browser_that_cannot_check_the_draws_says_so(page: Page) -> None:
    page.locator("#record").set_input_files(RECORD)
    page.locator("#scrubber").wait_for()
    table = page.evaluate("maat.page.id")

    def seal(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, json={**reply.json(), "dealer": "hmac-sha256"})

    page.route("**/proof", seal)
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get() {} })")
    page.goto(f"/verify/{table}")
    expect(page.locator("#verdict")).to_contain_text("only over https")
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()


@pytest.mark.parametrize(("seed", "told"), [(True, "all match"), (False, "names no seed")])
def test_draws_of_another_generator_are_not_called_false(
    page: Page, tmp_path: Path, seed: bool, told: str
) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    file = tmp_path / "game.maat"
    file.write_text("\n".join(each for each in lines if seed or not each.startswith("seed")))
    page.locator("#record").set_input_files(file)
    page.locator("#scrubber").wait_for()
    page.goto(f"/verify/{page.evaluate('maat.page.id')}")
    expect(page.locator("#verdict")).to_contain_text(told)
    page.locator("details summary").click()
    expect(page.locator(".score tbody")).to_contain_text("Tile drawn:")


# Links.


def test_the_skip_link_keeps_an_invitation(new_page: Any) -> None:
    host = new_page()
    open_table(host, "ra", second="open")
    guest = new_page(host.locator("#invite").input_value())
    guest.locator("#name").wait_for()
    guest.locator(".skip").focus()
    guest.keyboard.press("Enter")
    expect(guest.locator("#main")).to_be_focused()
    assert "#i=" in guest.url
    guest.locator(".gathering form button").click()
    expect(guest.locator("#ready")).to_be_visible()


def test_a_private_link_works_while_the_front_page_is_open(new_page: Any) -> None:
    page = new_page()
    open_table(page, "ra")
    page.locator(".bar").wait_for()
    page.goto("/tables")
    page.get_by_role("button", name="Keep my seat").click()
    link = page.locator(".secret input").input_value()
    other = new_page()
    other.locator(".games").wait_for()
    other.evaluate("link => { location.hash = new URL(link).hash; }", link)
    expect(other.locator(".running .tables li")).to_have_count(1)
    assert "k=" not in other.url


def test_a_private_link_asks_before_it_replaces_somebody(new_page: Any) -> None:
    page, other = new_page(), new_page()
    for each in (page, other):
        open_table(each, "ra")
        each.locator(".bar").wait_for()
    page.goto("/tables")
    page.get_by_role("button", name="Keep my seat").click()
    link = page.locator(".secret input").input_value()
    own = other.url
    for answer, sits in (("dismiss", True), ("accept", False)):
        other.once("dialog", lambda dialog, answer=answer: getattr(dialog, answer)())
        other.goto(link)
        expect(other.locator(".running .tables li")).to_have_count(1)
        other.goto(own)
        expect(other.locator(".seat.own")).to_have_count(int(sits))


def test_an_invitation_works_while_the_table_is_watched(new_page: Any) -> None:
    host = new_page()
    open_table(host, "ra", second="open")
    link = host.locator("#invite").input_value()
    guest = new_page(link.split("#")[0])
    guest.get_by_text("You are watching").wait_for()
    guest.evaluate("link => { location.hash = new URL(link).hash; }", link)
    expect(guest.locator(".gathering form button")).to_be_visible()


# Focus.


def test_a_new_page_gets_the_focus(page: Page) -> None:
    page.get_by_role("link", name="My tables").focus()
    page.locator("[data-game=ra] .links a").first.press("Enter")
    page.locator(".rules").wait_for()
    expect(page.locator("#main")).to_be_focused()


def test_after_the_hand_over_the_questions_have_the_focus(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    page.locator(".answer").first.press("Enter")
    expect(page.locator(".hand-over .primary")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".bar").wait_for()
    expect(page.locator(".bar")).to_be_focused()


def test_reasons_take_the_focus_and_give_it_back(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    for close in ("Escape", "w"):
        page.locator("#why").press("Enter")
        expect(page.locator(".why h2")).to_be_focused()
        page.keyboard.press(close)
        expect(page.locator("#why")).to_be_focused()
    page.locator("#why").press("Enter")
    page.locator(".why header button").press("Enter")
    expect(page.locator("#why")).to_be_focused()


# What is spoken.

LINES = """count => {
  const { page } = maat;
  const at = page.update.version + 1;
  const line = (n) => ({ at, key: "log-undone", seat: -1, values: { count: n + 1 } });
  const log = Array.from({ length: count }, (_, n) => line(n));
  page.take({ ...page.update, version: at, since: at - 1, log });
  maat.draw();
}"""


def open_still_table(page: Page) -> None:
    """My turn at a table that hears nothing more: what a test puts there stays."""
    open_table(page, "ra")
    ready(page)
    page.evaluate("() => { maat.page.socket.close(); maat.page.playback.queue.length = 0; }")


def test_all_lines_of_an_update_are_spoken_but_no_more_than_eight(page: Page) -> None:
    open_still_table(page)
    spoken = page.locator("#newest[aria-live=polite] p")
    page.evaluate(LINES, 3)
    expect(spoken).to_have_text([re.compile(r"^\d moves? (is|are) taken back")] * 3)
    page.evaluate(LINES, 20)
    expect(spoken).to_have_count(8)
    expect(spoken.last).to_contain_text("20 moves")


def test_talk_is_spoken_where_it_is_not_open(new_page: Any) -> None:
    host, guest = invited(new_page)
    guest.locator("#tab-chat").press("Enter")
    guest.get_by_role("button", name="Good luck!").click()
    expect(host.locator("#said[aria-live=polite]")).to_contain_text("Basia Good luck!")


def test_a_preview_is_spoken(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    expect(page.locator(".dock > [aria-live=polite]")).to_have_count(1)
    page.locator(".answer").first.focus()
    expect(page.locator(".dock > [aria-live=polite] .effect")).to_be_visible()


# What was missed.


def test_all_events_since_my_last_answer_are_counted(page: Page) -> None:
    open_still_table(page)
    page.evaluate("maat.page.actedAt = maat.page.update.version; 0")
    page.evaluate(LINES, 20)
    expect(page.locator(".since > summary")).to_contain_text("20")
    expect(page.locator(".since .turn")).to_have_count(20)


def test_talk_that_was_read_is_not_new_again(new_page: Any) -> None:
    host, guest = invited(new_page)
    guest.locator("#tab-chat").press("Enter")
    guest.get_by_role("button", name="Good luck!").click()
    expect(host.locator(".unread")).to_have_text("1")
    host.locator("#tab-chat").press("Enter")
    host.locator("#tab-log").press("Enter")
    host.reload()
    host.wait_for_function("() => maat.page?.talk?.lines.length")
    expect(host.locator(".unread")).to_have_count(0)
    guest.get_by_role("button", name="Thank you!").click()
    expect(host.locator(".unread")).to_have_text("1")


# What stands out.


def test_a_fault_is_seen_wherever_one_reads_and_keeps_its_rule(new_page: Any) -> None:
    page = new_page(**PHONE)
    open_table(page, "ra")
    ready(page)
    page.evaluate("scrollTo(0, 600)")
    page.evaluate(
        "maat.page.refused({ key: 'illegal-answer', values: { rule: 'RA-45' }, id: 'x' })"
    )
    page.wait_for_function("() => maat.page.rules?.say")
    expect(page.locator(".fault")).to_be_in_viewport()
    words = page.evaluate("maat.page.ruleText('RA-45')")
    expect(page.locator(".fault")).to_contain_text(words)


def test_rules_that_cannot_be_had_are_not_asked_for_again_and_again(page: Page) -> None:
    asked: list[str] = []

    def missing(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route("**/ra-rules.ftl", missing)
    open_table(page, "ra")
    ready(page)
    page.evaluate(
        "maat.page.refused({ key: 'illegal-answer', values: { rule: 'RA-45' }, id: 'x' })"
    )
    page.wait_for_timeout(500)
    assert len(asked) == 1
    expect(page.locator(".fault")).not_to_contain_text("went wrong")


def test_nothing_turns_where_movement_is_unwanted(page: Page) -> None:
    open_table(page, "pharaon")
    page.locator(".turning").first.wait_for(state="attached")
    turning = page.locator(".turning:not(.layout-ring)").first
    assert turning.evaluate("node => getComputedStyle(node).transitionDuration") == "0s"


def test_what_is_chosen_shows_in_forced_colors(new_page: Any) -> None:
    page = new_page(forced_colors="active")
    open_table(page, "ra")
    ready(page)
    tab = page.locator("[role=tab][aria-selected=true]")
    assert tab.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"


def test_the_focus_goes_along_when_the_game_begins(new_page: Any) -> None:
    host = new_page()
    open_table(host, "ra", second="open")
    guest = new_page(host.locator("#invite").input_value())
    guest.locator("#name").press("Enter")
    for page in (guest, host):
        page.locator("#ready").press("Enter")
    for page in (host, guest):
        expect(page.locator(".bar")).to_be_focused()


def test_a_line_that_reads_like_the_one_before_is_spoken_again(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    assert page.evaluate("""() => {
      const spoken = (at) => {
        maat.page.news = [{ at, key: "log-undone", values: { count: 1 } }];
        maat.draw();
        return document.querySelector("#newest p");
      };
      return spoken(1) !== spoken(2);
    }""")


def test_what_has_the_focus_is_not_under_the_bar(new_page: Any) -> None:
    page = new_page(viewport={"width": 480, "height": 400})
    open_table(page, "tekhenu")
    ready(page)
    sticks = "node => ['fixed', 'sticky'].includes(getComputedStyle(node).position)"
    assert not page.locator(".dock").evaluate(sticks)  # there everything scrolls
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
    for target in page.locator(".sheet .target").all()[:8]:
        target.focus()
        assert target.evaluate("""node => {
          const bar = document.querySelector(".dock").getBoundingClientRect();
          return node.getBoundingClientRect().bottom <= bar.top + 1;
        }""")


def test_rules_of_the_score_open_beside_the_table(page: Page) -> None:
    open_table(page, "ra")
    page.locator("#tab-score").press("Enter")
    expect(page.locator(".score .rule a").first).to_have_attribute("target", "_blank")
