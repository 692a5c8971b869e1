"""What slips at a real table: pressed twice, held down, tapped, pressed at the wrong time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.test_beside import open_table, options

TWICE = "button => { button.click(); button.click(); }"


def key(page: Page, name: str, code: str = "", repeat: bool = False) -> None:
    """A key as a keyboard of another layout sends it."""
    page.evaluate(
        "wish => document.body.dispatchEvent(new KeyboardEvent('keydown', wish))",
        {"key": name, "code": code, "repeat": repeat, "bubbles": True, "cancelable": True},
    )


def seated(page: Page, *seats: str, game: str = "ra") -> None:
    """A table of three with these seats, not mixed."""
    form = options(page, game)
    form.locator("select").first.select_option(str(len(seats)))
    form.locator("input[type=checkbox]").uncheck()
    for n, who in enumerate(seats):
        form.locator(f"select[name=seat-{n}]").select_option(who)
    form.get_by_role("button", name="Open the table").click()


def hand_over(page: Page) -> None:
    """The next person takes the device, if that is asked for."""
    page.locator(".hand-over, .bar.asking").first.wait_for()
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").click()


# Pressed twice.


def test_sitting_down_twice_takes_one_seat(new_page: Any) -> None:
    host = new_page()
    seated(host, "me", "open", "open")
    guest = new_page(host.locator("#invite").input_value())
    guest.locator("#name").fill("Basia")
    sent: list[str] = []
    guest.on("request", lambda request: sent.append(request.method))
    form = guest.locator(".gathering form")
    form.evaluate("form => { form.requestSubmit(); form.requestSubmit(); }")
    expect(host.locator(".who li", has_text="Basia")).to_have_count(1)
    assert sent.count("POST") == 1


def test_a_double_click_opens_one_table(page: Page) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.locator("[data-game=ra] .starts .primary").evaluate(TWICE)
    page.locator(".bar.asking").wait_for()
    assert sent.count("POST") == 1


# Keys.


def test_keys_do_nothing_while_the_device_changes_hands(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    page.locator(".answer").first.click()
    page.locator(".hand-over").wait_for()
    version = page.evaluate("maat.page.beat.version")
    for each in ("1", "u", "?", "l"):
        page.keyboard.press(each)
    page.wait_for_timeout(300)
    assert page.evaluate("maat.page.beat.version") == version
    expect(page.locator(".hand-over")).to_be_visible()


def test_keys_do_nothing_before_the_game(page: Page) -> None:
    open_table(page, "ra", second="open")
    page.locator("#invite").wait_for()
    page.keyboard.press("?")
    expect(page.locator(".gathering")).to_be_visible()


def test_a_key_held_down_gives_one_answer(page: Page) -> None:
    seated(page, "me", "random")
    page.locator(".bar.asking").wait_for()
    page.evaluate("window.given = 0; maat.page.act = () => { window.given += 1; }; 0")
    page.keyboard.down("1")
    page.keyboard.down("1")
    page.keyboard.up("1")
    assert page.evaluate("window.given") == 1


def test_a_held_key_does_not_start_and_stop_a_replay(new_page: Any) -> None:
    page = new_page("/learn/ra")
    page.locator("#scrubber").wait_for()
    page.keyboard.down("p")
    page.keyboard.down("p")
    page.keyboard.up("p")
    assert page.evaluate("maat.page.playing !== null")


def test_letters_work_on_other_layouts_and_with_caps_lock(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    key(page, "і", "KeyS")
    expect(page.locator("#tab-score")).to_have_attribute("aria-selected", "true")
    key(page, "д", "KeyL")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    key(page, "C", "KeyC")
    expect(page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
    key(page, "L")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


def test_reasons_are_asked_for_on_ones_own_turn_only(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    page.evaluate("window.asked = 0; maat.page.askWhy = () => { window.asked += 1; }; 0")
    page.keyboard.press("w")
    page.evaluate("maat.page.myTurn = false")
    page.keyboard.press("w")
    assert page.evaluate("window.asked") == 1


# Clocks.


def test_a_clock_for_each_answer_is_shown(page: Page) -> None:
    open_table(page, "ra", clock="60")
    page.locator(".bar.asking").wait_for()
    expect(page.locator(".seat.own .clock")).to_be_visible()
