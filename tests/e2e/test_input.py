"""What slips at a real table: pressed twice, held down, tapped, pressed at the wrong time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_pages import PHONE, open_table, options
from tests.e2e.ways import ready

from maat import catalog

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
        page.locator(".hand-over .primary").click()


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
    ready(page)
    assert sent.count("POST") == 1


def count_answers(page: Page) -> None:
    """From now on answers are counted, not given."""
    page.evaluate("window.given = 0; maat.page.act = () => { window.given += 1; }; 0")


@pytest.mark.parametrize("where", [".answer", ".target"])
def test_a_double_click_answers_one_question(page: Page, where: str) -> None:
    seated(page, "me", "random")
    ready(page)
    count_answers(page)
    page.locator(where).first.dblclick()
    assert page.evaluate("window.given") == 1


def test_enter_held_down_presses_one_button(page: Page) -> None:
    seated(page, "me", "random")
    ready(page)
    count_answers(page)
    page.locator(".answer").first.focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert page.evaluate("window.given") == 1


def test_options_closed_and_opened_again_are_the_ones_shown(page: Page) -> None:
    form = options(page)
    form.locator("select[name=seat-1]").select_option("open")
    summary = page.locator("[data-game=ra] details.options summary")
    summary.click()
    summary.click()
    expect(form.locator("select[name=seat-1]")).to_have_value("open")
    form.get_by_role("button", name="Open the table").click()
    expect(page.locator("#invite")).to_be_visible()


def test_a_slip_is_taken_back_before_the_device_changes_hands(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    first = page.evaluate("maat.page.update.seat")
    page.get_by_role("button", name="Invoke Ra").first.click()
    page.locator(".hand-over #undo").click()
    ready(page)
    assert page.evaluate("maat.page.update.seat") == first
    assert page.evaluate("maat.page.update.asked.step") != "bid"


def test_each_of_several_hears_what_came_since_the_own_turn(page: Page) -> None:
    seated(page, "me", "me")
    answered: list[int] = []
    while True:
        page.locator(".hand-over, .bar.asking").first.wait_for()
        handed = page.locator(".hand-over").count() > 0
        hand_over(page)
        ready(page)
        seat = page.evaluate("maat.page.update.asked.seat")
        if handed and seat in answered:
            break
        answered.append(seat)
        version = page.evaluate("maat.page.update.version")
        page.locator(".answer").last.click()
        page.wait_for_function("version => maat.page.update.version > version", arg=version)
    expect(page.locator(".since > summary")).to_be_visible()


# Keys.


def test_keys_do_nothing_while_the_device_changes_hands(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    page.locator(".answer").first.click()
    page.locator(".hand-over").wait_for()
    version = page.evaluate("maat.page.update.version")
    for each in ("1", "u", "?", "l"):
        page.keyboard.press(each)
    page.wait_for_timeout(300)
    assert page.evaluate("maat.page.update.version") == version
    expect(page.locator(".hand-over")).to_be_visible()


def test_keys_do_nothing_before_the_game(page: Page) -> None:
    open_table(page, "ra", second="open")
    page.locator("#invite").wait_for()
    page.keyboard.press("?")
    expect(page.locator(".gathering")).to_be_visible()


def test_a_key_held_down_gives_one_answer(page: Page) -> None:
    seated(page, "me", "random")
    ready(page)
    count_answers(page)
    page.keyboard.down("1")
    page.keyboard.down("1")
    page.keyboard.up("1")
    assert page.evaluate("window.given") == 1


def test_a_held_key_does_not_start_and_stop_a_replay(new_page: Any) -> None:
    record = catalog.file("ra", "lesson.maat")
    assert record is not None
    page = new_page()
    page.locator("#record").set_input_files(record)
    page.locator("#scrubber").wait_for()
    page.keyboard.down("p")
    page.keyboard.down("p")
    page.keyboard.up("p")
    assert page.evaluate("maat.page.playing !== null")


def test_letters_work_on_other_layouts_and_with_caps_lock(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
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
    ready(page)
    page.evaluate("window.asked = 0; maat.page.why.ask = () => { window.asked += 1; }; 0")
    page.keyboard.press("w")
    page.evaluate("maat.page.myTurn = false")
    page.keyboard.press("w")
    assert page.evaluate("window.asked") == 1


def test_letters_and_digits_can_be_switched_off(page: Page) -> None:
    seated(page, "me", "random")
    ready(page)
    page.keyboard.press("?")
    page.get_by_label("Shortcuts: letters, digits and ?").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    ready(page)
    version = page.evaluate("maat.page.update.version")
    for each in ("1", "s", "?"):
        page.keyboard.press(each)
    page.wait_for_timeout(300)
    assert page.evaluate("maat.page.update.version") == version
    expect(page.locator("#tab-score")).to_have_attribute("aria-selected", "false")
    expect(page.locator(".help")).to_be_hidden()
    page.locator("#tab-more").click()
    page.get_by_role("button", name="Keys").click()
    page.get_by_label("Shortcuts: letters, digits and ?").check()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.locator("#tab-score")).to_have_attribute("aria-selected", "true")


# Clocks.


def test_a_clock_for_each_answer_is_shown(page: Page) -> None:
    open_table(page, "ra", clock="60")
    ready(page)
    expect(page.locator(".seat.own .clock")).to_be_visible()


# One device for several.

LOOKS = """() => {
  window.shown = [];
  const { view } = maat.page.constructor.prototype;
  maat.page.view = function () {
    const drawn = view.call(this);
    if (!this.device.mustPass()) window.shown.push(this.update.seat);
    return drawn;
  };
}"""


def test_whoever_has_the_device_sees_only_their_own_table(page: Page) -> None:
    seated(page, "me", "me", "random")
    for _ in range(6):
        hand_over(page)
        page.wait_for_function("() => maat.page.myTurn")
        page.evaluate(LOOKS)
        seat, version = page.evaluate("[maat.page.update.seat, maat.page.update.version]")
        page.locator(".answer").first.click()
        page.wait_for_function(
            "v => maat.page.update.version > v"
            " && (maat.page.device.mustPass() || maat.page.myTurn)",
            arg=version,
        )
        assert set(page.evaluate("window.shown")) <= {seat}
        page.evaluate("delete maat.page.view")


def test_the_points_of_one_seat_are_not_left_for_the_next(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    page.locator("#tab-score").press("Enter")
    page.locator("table.score").wait_for()
    page.locator(".answer").first.click()
    page.locator(".hand-over").wait_for()
    page.wait_for_timeout(200)
    old = page.evaluate("window.old = maat.page.sheets; JSON.stringify(old)")
    assert old
    hand_over(page)
    page.locator("table.score").wait_for()
    assert page.evaluate("maat.page.sheets !== window.old")


def test_a_page_loaded_again_shows_the_table_of_whoever_had_it(new_page: Any) -> None:
    page = new_page()
    seated(page, "me", "me", "open")
    guest = new_page(page.locator("#invite").input_value())
    guest.locator("#name").fill("Basia")
    guest.locator(".gathering form button").click()
    for each in (guest, page):
        each.locator("#ready").click()
    page.locator(".hand-over, .bar").first.wait_for()
    while page.evaluate("[maat.page.device.handed, maat.page.update.asked.seat]") != [1, 2]:
        version = page.evaluate("maat.page.update.version")
        if page.evaluate("maat.page.update.asked.seat") < 2:
            hand_over(page)
            page.locator(".answer").first.click()
        else:
            guest.locator(".answer").first.click()
        page.wait_for_function("v => maat.page.update.version > v", arg=version)
    assert page.evaluate("maat.page.update.seat") == 1
    page.reload()
    page.locator(".prompt", has_text="Basia").wait_for()
    assert page.evaluate("maat.page.update.seat") == 1
    page.evaluate("maat.page.socket.line.close()")
    page.locator(".offline").wait_for()
    expect(page.locator(".offline")).to_have_count(0)
    assert page.evaluate("maat.page.update.seat") == 1


# Answers to what is on the screen.


def test_an_answer_belongs_to_the_table_that_was_seen(page: Page) -> None:
    seated(page, "me", "me")
    hand_over(page)
    ready(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".bar.asking").wait_for()
    version = page.evaluate("maat.page.playback.busy = true; maat.page.update.version")
    other.locator(".answer", has_text="Invoke").first.click()
    page.wait_for_function("() => maat.page.playback.queue.length")
    page.evaluate("""() => {
      const { socket } = maat.page;
      const { send } = socket.line;
      socket.line.send = (text) => send.call(socket.line, (window.sent = text));
    }""")
    page.locator(".answer", has_text="Invoke").first.click()
    assert page.evaluate("JSON.parse(window.sent).version") == version
    page.wait_for_timeout(300)
    now = page.evaluate("fetch(`/api/tables/${maat.page.id}`).then((reply) => reply.json())")
    assert now["version"] == version + 1
    assert now["asked"]["step"] == "bid"


def test_a_finger_is_known_by_what_touched_the_page(page: Page) -> None:
    seated(page, "me", "random")
    target = page.locator(".sheet .target").first
    target.dispatch_event("pointerdown", {"pointerType": "touch"})
    version = page.evaluate("maat.page.update.version")
    target.evaluate("node => node.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    expect(page.locator(".confirm")).to_be_visible()
    assert page.evaluate("maat.page.update.version") == version
    target.focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.wait_for_function("version => maat.page.update.version > version", arg=version)


def test_no_preview_comes_after_the_answer(new_page: Any) -> None:
    page = new_page(**PHONE)
    seated(page, "me", "random")
    ready(page)
    version = page.evaluate("maat.page.update.version")
    page.locator(".answer").first.tap()
    page.locator(".confirm .primary").tap()
    page.wait_for_function("version => maat.page.update.version > version", arg=version)
    page.wait_for_timeout(400)
    assert page.evaluate("maat.page.looking") is None


def test_a_table_that_was_left_is_silent(page: Page) -> None:
    seated(page, "me", "random")
    ready(page)
    page.evaluate("window.left = maat.page; left.playback.busy = true")
    page.locator(".answer").first.click()
    page.wait_for_function("() => left.playback.queue.length")
    page.evaluate("left.playback.turning = setTimeout(() => left.playback.next(), 200); 0")
    page.locator(".menu").click()
    page.locator(".brand").click()
    page.locator(".games").wait_for()
    page.wait_for_timeout(300)
    expect(page).to_have_title("Maat")
    assert page.evaluate("left.playback.queue.length") == 0
