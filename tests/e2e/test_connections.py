"""Lines that break: dead, closed for good, said into nothing, a server that was renewed."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.e2e.test_input import seated
from tests.e2e.test_pages import open_table

REPLACED = "() => maat.page.socket.line !== window.line && maat.page.socket.line.readyState === 1"
SOCKETS = re.compile(r"/ws/")


def test_a_dead_line_is_noticed_and_replaced(page: Page) -> None:
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def to(end: WebSocketRoute, text: str | bytes) -> None:
            if line not in dead:
                end.send(text)

        line.on_message(lambda text: to(server, text))
        server.on_message(lambda text: to(line, text))

    page.route_web_socket(SOCKETS, pass_on)
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    dead.append(lines[0])
    page.evaluate("""() => {
      const { socket } = maat.page;
      Object.assign(socket.constructor, { pause: 200, patience: 300 });
      window.line = socket.line;
      socket.listen();
    }""")
    page.wait_for_function(REPLACED)
    dead.append(lines[1])
    page.evaluate("""() => {
      const { socket } = maat.page;
      socket.constructor.pause = 1e6;
      socket.listen();
      window.line = socket.line;
      dispatchEvent(new Event("online"));
    }""")
    page.wait_for_function(REPLACED)
    expect(page.locator(".offline")).to_have_count(0)


def test_a_line_that_never_opens_is_given_up(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    page.evaluate("""() => {
      const { socket } = maat.page;
      const Real = WebSocket;
      socket.constructor.patience = 300;
      window.WebSocket = class {
        static OPEN = 1;
        static CLOSED = 3;
        readyState = 0;
        constructor() { window.line = this; window.WebSocket = Real; }
        close() {}
      };
      socket.drop();
    }""")
    page.wait_for_function(REPLACED)
    expect(page.locator(".offline")).to_have_count(0)


def test_a_lost_line_is_told_while_the_device_changes_hands(page: Page) -> None:
    seated(page, "me", "me")
    page.locator(".hand-over, .bar.asking").first.wait_for()
    page.wait_for_function("() => maat.page.socket")
    page.evaluate("maat.page.socket.state = () => {}; 0")  # whatever is heard from now on
    page.evaluate("maat.page.device.handed = 1 - maat.page.device.holder(); maat.page.line(false)")
    expect(page.locator(".hand-over")).to_be_visible()
    expect(page.locator(".offline")).to_be_visible()


def test_drawings_that_did_not_come_are_asked_for_again(page: Page) -> None:
    page.route("**/ra.svg", lambda route: route.abort())
    page.reload()
    page.locator(".games").wait_for()
    expect(page.locator("[data-game=ra] svg.cover-art")).to_have_count(0)
    page.unroute("**/ra.svg")
    open_table(page, "ra")
    expect(page.locator(".board svg.drawing").first).to_be_visible()


def test_what_was_said_stays_until_it_comes_back(page: Page) -> None:
    open_table(page, "ra")
    page.locator("#tab-chat").press("Enter")
    page.evaluate("maat.page.socket.send = () => true; 0")  # a line that died without a word
    page.locator("#say").fill("Hello  there")
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_have_value("Hello  there")
    page.evaluate("delete maat.page.socket.send; 0")
    page.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text("Hello there")
    expect(page.locator("#say")).to_have_value("")


def test_a_table_the_server_cannot_show_says_why(page: Page) -> None:
    asked: list[str] = []

    def once(route: Route) -> None:
        asked.append(route.request.url)
        refused = {"key": "no-such-table", "values": {}}
        if len(asked) > 1:
            route.fulfill(status=404, json=refused)
        else:
            route.continue_()

    page.route(re.compile(r"/api/tables/[\w-]+$"), once)
    page.route_web_socket(SOCKETS, lambda line: line.close(code=4000))
    open_table(page, "ra")
    expect(page.locator(".fault")).to_contain_text("There is no such table.")


def test_only_a_whole_update_ends_the_patience_with_the_server(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    waits = page.evaluate("""() => {
      const { socket, update } = maat.page;
      socket.hear = () => null;
      socket.wait = 4000;
      socket.receive({ type: "pong" });
      const pong = socket.wait;
      socket.receive({ ...update, type: "update" });
      return [pong, socket.wait];
    }""")
    assert waits == [4000, 250]


def test_a_part_that_is_gone_is_loaded_with_the_whole_page_once(page: Page) -> None:
    tries: list[str] = []

    def missing(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/rules.js", missing)
    page.locator("[data-game=ra] .links a").first.click()
    expect(page.locator(".rules .rule").first).to_be_visible()


def test_a_part_that_stays_away_is_told(page: Page) -> None:
    page.route("**/rules.js", lambda route: route.abort())
    page.locator("[data-game=ra] .links a").first.click()
    expect(page.locator(".fault")).to_contain_text("Something went wrong")


def test_what_is_said_and_answered_without_a_line_waits(new_page: Any, served: Any) -> None:
    page = new_page()
    open_table(page, "ra", second="open")
    guest = new_page(page.locator("#invite").input_value())
    guest.locator(".gathering form button").click()
    for each in (guest, page):
        each.locator("#ready").click()
    page.wait_for_function("() => maat.page.update.phase === 'playing'")
    guest.wait_for_function("() => maat.page.update.phase === 'playing'")
    mover = next(each for each in (page, guest) if each.evaluate("maat.page.myTurn"))
    mover.locator("#tab-chat").press("Enter")
    served.kill()
    mover.locator(".offline").wait_for()
    mover.locator("#say").fill("Hello  you \t there")
    mover.keyboard.press("Enter")
    expect(mover.locator("#say")).to_have_value("Hello  you \t there")
    mover.locator(".answer", has_text="Draw").click()
    mover.wait_for_function("() => maat.page.sent === null")
    mover.locator(".answer", has_text="Invoke").first.click()
    served.start()
    expect(mover.locator(".offline")).to_have_count(0)
    mover.wait_for_function("() => maat.page.update.asked.step === 'bid'")
    mover.locator("#say").press("Enter")
    expect(mover.locator(".talk")).to_contain_text("Hello you there")
    assert mover.evaluate("maat.page.talk.lines.at(-1).text") == "Hello you there"
    expect(mover.locator("#say")).to_have_value("")
