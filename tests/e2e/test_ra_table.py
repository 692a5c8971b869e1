"""Ra in a real browser: the way in, a whole game, and everything beside the board."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_input import hand_over
from tests.e2e.test_pages import PHONE
from tests.e2e.ways import beside, speak


def play_now(page: Page) -> None:
    """The first click."""
    page.locator("[data-game=ra] .starts .primary").click()
    expect(page.locator(".bar.asking")).to_be_visible()


def answered(page: Page, version: int) -> None:
    """Wait until something has come of an answer and it is the person's turn again."""
    page.wait_for_function("version => maat.page.update.version > version", arg=version)
    waiting = "() => maat.page.myTurn || maat.page.update.phase === 'over'"
    page.wait_for_function(waiting)


def own_turn(page: Page) -> None:
    """Pass in auctions until the person is asked for a turn."""
    play_now(page)
    while page.evaluate("maat.page.update.asked.step") != "turn":
        version = page.evaluate("maat.page.update.version")
        page.locator(".answer").first.click()
        answered(page, version)


def answer_by_clicking(page: Page, turn: int) -> None:
    """Click something on the board, or a button of the list where there is no target."""
    before = page.evaluate("maat.page.update.version")
    targets = page.locator(".sheet .target")
    count = targets.count()
    if count and turn % 5:
        targets.nth(0).click()
    else:
        page.locator(".answer").last.click()
    answered(page, before)


def test_the_first_legal_move_is_two_clicks_away(page: Page) -> None:
    play_now(page)
    page.locator(".answer").first.click()
    expect(page.locator(".panel .log")).to_contain_text(re.compile("You (draw|pass|bid)"))


def test_a_game_has_at_most_five_choices_before_more_options(page: Page) -> None:
    page.locator(".games").wait_for()
    games = page.locator(".game").all()
    assert len(games) == 3
    for game in games:
        assert 1 <= game.locator(".starts button").count() <= 5


def test_a_whole_game_by_clicking_against_bots(page: Page, tmp_path: Path) -> None:
    page.locator("[data-game=ra] details.options summary").click()
    form = page.locator("[data-game=ra] form.wish")
    for seat in (2, 3):
        form.locator("select").nth(seat).select_option("greedy")
    form.get_by_role("button", name="Open the table").click()
    page.locator(".bar.asking").wait_for()
    turn = 0
    while page.evaluate("maat.page.update.phase") != "over":
        answer_by_clicking(page, turn)
        turn += 1
        assert turn < 400
    end = page.locator(".end")
    expect(end.locator("h2")).to_contain_text("win")
    expect(end.locator("table.score tfoot")).to_be_visible()
    end.locator("#show-numbers").click()
    expect(end.locator("table.score a").first).to_have_attribute("href", re.compile("#RA-"))
    end.get_by_role("link", name="Check the draws").click()
    expect(page.locator("#verdict")).to_have_class(re.compile("good"))
    page.go_back()
    page.locator(".end").get_by_role("link", name="Replay").click()
    scrub(page)
    one_file(page, tmp_path / "replay.html")


def one_file(page: Page, file: Path) -> None:
    """The replay as one file opens from disk, without a server."""
    table = page.url.split("/")[-1].split("#")[0]
    file.write_bytes(page.request.get(f"/api/tables/{table}/replay.html").body())
    page.goto(file.as_uri())
    expect(page.locator(".board [data-place=center]")).to_be_visible()
    speak(page, "pl")
    expect(page.locator("#tab-log")).to_have_text("Dziennik")
    assert page.locator("a[href^='/']").count() == 0
    page.locator("#replay-first").click()
    expect(page.locator(".of")).to_have_text(re.compile("^1 /"))


def scrub(page: Page) -> None:
    """Go through the replay of a finished game by slider and keys."""
    page.locator("#scrubber").wait_for()
    bar = page.locator(".bar")
    assert bar.evaluate("node => node.scrollWidth - node.clientWidth") == 0
    last = page.evaluate("maat.page.replay.frames.length") - 1
    expect(page.locator(".of")).to_have_text(f"{last + 1} / {last + 1}")
    page.locator("#scrubber").fill(str(last // 2))
    expect(page.locator(".of")).to_have_text(f"{last // 2 + 1} / {last + 1}")
    page.locator("body").press("Home")
    expect(page.locator(".of")).to_have_text(f"1 / {last + 1}")
    page.locator("main").press("ArrowRight")
    expect(page.locator(".of")).to_have_text(f"2 / {last + 1}")
    page.locator("#scrubber").fill("30")
    link = page.evaluate("location.href")
    page.goto("/")
    page.goto(link)
    expect(page.locator(".of")).to_have_text(f"31 / {last + 1}")
    page.locator(".viewer select").select_option("1")
    expect(page.locator(".seat.own")).to_have_attribute("data-seat", "1")


def two_people(new_page: Any) -> tuple[Page, Page]:
    """One opens a table and invites, the other one comes."""
    host: Page = new_page()
    host.locator("[data-game=ra] details.options summary").click()
    form = host.locator("[data-game=ra] form.wish")
    form.locator("select").first.select_option("2")
    form.locator("select").nth(2).select_option("open")
    form.get_by_role("button", name="Open the table").click()
    link = host.locator("#invite").input_value()
    guest: Page = new_page(link, locale="pl-PL")
    guest.locator("#name").fill("Basia")
    guest.get_by_role("button", name="Usiądź").click()
    for page in (guest, host):
        page.locator("#ready").click()
    expect(guest.locator(".table")).to_be_visible()
    expect(host.locator(".seat", has_text="Basia")).to_be_visible()
    for page in (host, guest):
        page.wait_for_function("() => maat.page.update.asked")
    return host, guest


def test_two_people_play_by_invitation(new_page: Any) -> None:
    host, guest = two_people(new_page)
    for _ in range(6):
        before = host.evaluate("maat.page.update.version")
        mover = host if host.evaluate("maat.page.myTurn") else guest
        mover.locator(".answer").first.click()
        for page in (host, guest):
            page.wait_for_function("version => maat.page.update.version > version", arg=before)
    expect(guest.locator(".panel .log")).to_contain_text("dobiera")
    expect(host.locator(".panel .log")).to_contain_text("draws")


def test_talk_appears_in_each_readers_language(new_page: Any) -> None:
    page = new_page()
    play_now(page)
    page.locator("#tab-chat").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(page.locator(".talk")).to_contain_text("Good luck!")
    watcher = new_page(page.url, locale="uk-UA")
    watcher.locator("#tab-chat").click()
    expect(watcher.locator(".talk")).to_contain_text("Успіхів!")


def test_the_language_changes_at_once_for_everything(page: Page) -> None:
    own_turn(page)
    speak(page, "hu")
    expect(page.locator(".panel .log")).to_contain_text("korszak")
    expect(page.locator(".answer").first).to_contain_text("Lapkahúzás")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    speak(page, "en")
    expect(page.locator(".answer").first).to_contain_text("Draw a tile")


def test_the_browsers_language_is_the_first_one(new_page: Any) -> None:
    page = new_page(locale="uk-UA")
    expect(page.locator("[data-game=ra] .starts .primary")).to_have_text("Грати зараз")


def test_why_not_names_the_rule_and_links_to_it(page: Page) -> None:
    own_turn(page)
    version = page.evaluate("maat.page.update.version")
    page.get_by_role("button", name="Invoke Ra").first.click()
    answered(page, version)
    page.locator("#why").click()
    reason = page.locator(".why li").first
    link = reason.get_by_role("link")
    expect(link).to_have_text(re.compile(r"^RA-\d+$"))
    expect(link).to_have_attribute("href", re.compile(r"^/rules/ra#RA-\d+$"))
    rule = link.inner_text()
    page.goto(f"/rules/ra#{rule}")
    expect(page.locator(f"#{rule}")).to_be_focused()


def test_why_not_is_short_where_much_is_forbidden(page: Page) -> None:
    page.locator("[data-game=tekhenu] .starts .primary").click()
    page.locator("#why").click()
    reasons = page.locator(".why li")
    expect(reasons.first.locator("a").first).to_have_text(re.compile(r"^TK-\d+$"))
    assert reasons.count() <= 3


def test_the_rules_can_be_searched(new_page: Any) -> None:
    page = new_page("/rules/ra")
    page.locator(".rules .rule").first.wait_for()
    everything = page.locator(".rules .rule").count()
    page.locator("#search").fill("auction track")
    assert 0 < page.locator(".rules .rule").count() < everything
    page.locator("#search").fill("RA-45")
    expect(page.locator(".rules .rule")).to_have_count(1)


def test_hovering_and_focusing_preview_an_answer(page: Page) -> None:
    play_now(page)
    page.locator(".answer").first.hover()
    expect(page.locator(".effect")).to_be_visible()
    page.locator("main").hover(position={"x": 5, "y": 5})
    expect(page.locator(".effect")).to_have_count(0)
    page.locator(".answer").last.focus()
    expect(page.locator(".effect li, .effect .none").first).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (600, 500)])
def test_a_preview_moves_nothing_under_the_pointer(new_page: Any, size: tuple[int, int]) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    play_now(page)
    answer = page.locator(".answer").first
    before = answer.bounding_box()
    answer.hover()
    expect(page.locator(".effect li, .effect .none").first).to_be_visible()
    assert answer.bounding_box() == before
    page.wait_for_timeout(600)
    expect(page.locator(".effect")).to_be_visible()


def test_a_finger_can_change_its_mind(new_page: Any) -> None:
    page = new_page(**PHONE)
    own_turn(page)
    page.locator("[data-place=bag] .target").tap()
    page.locator(".confirm .quiet").tap()
    expect(page.locator(".effect")).to_have_count(0)


def test_what_the_board_says_stays_on_it(new_page: Any) -> None:
    page = new_page(locale="uk")
    page.locator("#my-name").fill("Володимир Великий з Наддніпрянщини")
    page.locator("[data-game=ra] details.options summary").click()
    form = page.locator("[data-game=ra] form.wish")
    for seat in (1, 2, 3):
        form.locator("select").nth(seat).select_option("me")
    form.locator("button").click()
    hand_over(page)
    page.locator("[data-place=statue] .target").click()
    page.wait_for_function("() => maat.page.update.asked?.step === 'bid'")
    hand_over(page)
    page.locator(".answer").last.click()
    page.locator(".hand-over .primary").click()
    board = page.locator(".board").first.bounding_box()
    for fact in page.locator(".board .fact span").all():
        box = fact.bounding_box()
        assert board
        assert box
        assert board["x"] <= box["x"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]


def test_an_answer_can_be_taken_back(new_page: Any) -> None:
    host, guest = two_people(new_page)
    mover = host if host.evaluate("maat.page.myTurn") else guest
    mover.locator(".answer").nth(1).click()
    mover.wait_for_function("() => maat.page.update.undo.free")
    mover.locator("#undo").click()
    mover.wait_for_function("() => maat.page.myTurn")
    expect(host.locator(".panel .log")).to_contain_text("taken back")
    expect(guest.locator(".panel .log")).to_contain_text("Cofnięto")


def pass_and_play(page: Page) -> None:
    """Two people on one device."""
    page.locator("[data-game=ra]").get_by_role("button", name="Pass and play").click()
    expect(page.locator("[data-game=ra] .passing .primary")).to_be_in_viewport(ratio=1)
    page.locator("[data-game=ra] .passing select").select_option("2")
    page.locator("[data-game=ra] .passing .primary").click()
    page.locator(".hand-over, .bar.asking").first.wait_for()
    hand_over(page)


def test_pass_and_play_hides_the_table_until_the_next_one_has_it(page: Page) -> None:
    pass_and_play(page)
    first = page.evaluate("maat.page.update.seat")
    page.get_by_role("button", name="Draw a tile").first.click()
    expect(page.locator(".hand-over")).to_be_visible()
    expect(page.locator(".hand-over .primary")).to_be_focused()
    expect(page.locator(".seat")).to_have_count(0)
    hand_over(page)
    expect(page.locator(".seat.own")).to_be_visible()
    assert page.evaluate("maat.page.update.seat") != first


def test_a_finger_previews_first_and_acts_the_second_time(new_page: Any) -> None:
    page = new_page(**PHONE)
    own_turn(page)
    before = page.evaluate("maat.page.update.version")
    bag = page.locator("[data-place=bag] .target")
    bag.tap()
    expect(page.locator(".confirm")).to_be_visible()
    assert page.evaluate("maat.page.update.version") == before
    bag.tap()
    page.wait_for_function("version => maat.page.update.version > version", arg=before)


@pytest.mark.parametrize("language", ["en", "pl", "uk", "hu"])
def test_a_phone_never_scrolls_sideways(new_page: Any, language: str) -> None:
    page = new_page(locale=language, **PHONE)
    assert wide(page) == 0
    play_now(page)
    assert wide(page) == 0
    beside(page)
    for tab in ("chat", "score", "left", "more"):
        page.locator(f"#tab-{tab}").click()
        assert wide(page) == 0
    for answer in page.locator(".answer").all():
        box = answer.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.goto("/rules/ra")
    page.locator(".rules .rule").first.wait_for()
    assert wide(page) == 0


def wide(page: Page) -> int:
    """How far the page reaches beyond the screen."""
    page.locator("main h1").first.wait_for(state="attached")
    return int(page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)"))


def test_the_keyboard_plays_everything(page: Page) -> None:
    page.locator(".games").wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.locator("[data-game=ra] .starts .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => maat.page?.myTurn")
    for keys in (["1"], ["t", "Enter"], ["a", "Enter"], ["t", "ArrowRight", "ArrowLeft", "Enter"]):
        before = page.evaluate("maat.page.update.version")
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function("version => maat.page.update.version > version", arg=before)
        page.wait_for_function("() => maat.page.myTurn")
    page.keyboard.press("w")
    expect(page.locator(".why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    before = page.evaluate("maat.page.update.version")
    for key in ["1", "Tab", "Tab", "Tab"]:  # nothing behind the help is reached
        page.keyboard.press(key)
        assert page.evaluate(
            "[...document.querySelectorAll('.help *'), document.body]"
            ".includes(document.activeElement)"
        )
    assert page.evaluate("maat.page.update.version") == before
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_be_hidden()


def test_the_focus_stays_where_the_questions_are(page: Page) -> None:
    own_turn(page)
    for _ in range(2):
        page.locator(".answer").first.focus()
        version = page.evaluate("maat.page.update.version")
        page.keyboard.press("Enter")
        answered(page, version)
        expect(page.locator(".bar")).to_be_focused()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.bar') !== null")


def test_the_title_tells_whose_turn_it_is(page: Page) -> None:
    play_now(page)
    expect(page).to_have_title("● Your turn: Ra")
    assert "maat-turn" in page.evaluate("document.getElementById('favicon').href")


def test_what_is_left_is_counted_with_the_chance_of_ra(page: Page) -> None:
    play_now(page)
    page.locator("#tab-left").click()
    first = page.locator(".left li").first
    expect(first).to_contain_text("Ra")
    expect(first.locator(".share")).to_have_text(re.compile(r"%$"))


def test_my_tables_and_the_private_link_open_the_same_seats(new_page: Any) -> None:
    page = new_page()
    play_now(page)
    table = page.url
    page.goto("/tables")
    expect(page.locator(".tables li.mine")).to_have_count(1)
    page.get_by_role("button", name="Keep my seat").click()
    link = page.locator(".secret input").input_value()
    other = new_page(link)
    expect(other.locator(".running .tables li")).to_have_count(1)
    other.goto(table)
    expect(other.locator(".bar.asking")).to_be_visible()


def test_a_spectator_sees_the_table_and_answers_nothing(new_page: Any) -> None:
    page = new_page()
    play_now(page)
    watcher = new_page(page.url)
    expect(watcher.locator(".board")).to_be_visible()
    expect(watcher.locator(".answer")).to_have_count(0)
    expect(watcher.locator(".sheet .target")).to_have_count(0)


def test_the_page_goes_on_after_the_server_was_killed(new_page: Any, served: Any) -> None:
    page = new_page()
    own_turn(page)
    version = page.evaluate("maat.page.update.version")
    served.kill()
    expect(page.locator(".offline")).to_be_visible()
    served.start()
    expect(page.locator(".offline")).to_have_count(0)
    assert page.evaluate("maat.page.update.version") >= version
    page.wait_for_function("() => maat.page.myTurn")
    page.locator(".answer").first.click()
    page.wait_for_function("version => maat.page.update.version > version", arg=version)


# Remembers that a piece flew, which takes less time than a busy machine may need to look.
FLEW = """() => new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  maat.flew ||= added.some((node) => node.matches?.(".flying"));
}).observe(document.body, { subtree: true, childList: true })"""


def test_pieces_fly_and_nothing_waits_for_them(new_page: Any) -> None:
    page = new_page(reduced_motion="no-preference")
    own_turn(page)
    page.wait_for_function("() => maat.page.deferred")  # what makes them fly
    page.evaluate(FLEW)
    page.get_by_role("button", name="Draw a tile").first.click()
    page.wait_for_function("() => maat.flew")
    page.wait_for_function("() => maat.page.myTurn")
    page.wait_for_function("() => !document.querySelector('.flying')")


def test_a_greyed_sun_says_why_it_cannot_be_bid(page: Page) -> None:
    pass_and_play(page)
    for button in (page.get_by_role("button", name="Invoke Ra").first, page.locator(".answer")):
        version = page.evaluate("maat.page.update.version")
        button.nth(0 if button.count() == 1 else 2).click()  # the second lowest of four suns
        page.wait_for_function("version => maat.page.update.version > version", arg=version)
        hand_over(page)
    page.locator(".seat.own .dim").first.click()
    card = page.locator("#what")
    expect(card.locator("h3 + p")).to_contain_text("RA-45")
    expect(card.locator(".greyed")).to_have_text(re.compile(r"^Bid \d+$"))  # and of no other
    expect(card).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".seat.own .dim button").first).to_be_focused()
