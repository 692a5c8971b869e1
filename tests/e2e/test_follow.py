"""Following what others do: pace."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.e2e.test_pages import open_table
from tests.e2e.ways import ready

from maat import catalog
from maat.server.messages import Messages

WAITS = "() => maat.page.playback.stepping && maat.page.update.phase === 'playing'"


def test_moves_of_others_come_at_the_pace_i_wish(page: Page) -> None:
    open_table(page, "tekhenu")
    ready(page)
    page.locator("#tab-more").click()
    page.locator(".more #pace").select_option("step")
    version = page.evaluate("maat.page.update.version")
    while page.evaluate("maat.page.wanted"):  # until the bot moves
        page.locator(".answer").first.click()
        page.wait_for_function(
            f"version => ({WAITS})() || maat.page.update.version > version", arg=version
        )
        version = page.evaluate("maat.page.update.version")
        page.wait_for_function(f"() => ({WAITS})() || maat.page.wanted")
    expect(page.locator("#step")).to_be_visible()
    expect(page.locator("#to-me")).to_be_visible()
    assert page.evaluate("maat.page.playback.queue.length") > 0  # the bot has thought on
    page.locator("#sound-off").click()
    expect(page.locator(".sound-ask")).to_have_count(0)  # that is asked once
    page.locator("#step").click()
    page.wait_for_function("version => maat.page.update.version > version", arg=version)
    page.evaluate("maat.page.playback.skip()")
    page.locator(".bar.asking").wait_for()
    expect(page.locator("#to-me")).to_have_count(0)
    dwell = """([wish, from]) => {
      const { page } = maat;
      localStorage.setItem("maat-pace", wish);
      page.playback.pause = 1;
      page.wanted = false;
      const usual = { at: 1, seat: 1 - page.update.seat };
      const opens = { ...usual, key: "event-turn-began", opens: "turn" };
      const passed = { ...usual, key: "event-passed", role: "head" };
      page.log = [opens, passed, { ...passed }, { ...passed, sound: "gavel" }];
      page.fresh = page.log.slice(from, from + 1);
      return page.deferred.dwell(page);
    }"""
    slow, normal, fast = (page.evaluate(dwell, [wish, 1]) for wish in ("slow", "normal", "fast"))
    assert slow > normal == 1000 > fast > 0
    assert page.evaluate(dwell, ["slow", 0]) == 0  # that a turn began is no move
    goes_on, won = (page.evaluate(dwell, ["normal", at]) for at in (2, 3))
    assert 0 < goes_on < won == 1000
    page.evaluate("maat.page.update.clock = {}; maat.page.playback.queue.push(maat.page.update)")
    assert page.evaluate("maat.page.deferred.hurries(maat.page)")  # my clock waits for nobody


LIES_OVER = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  return box(".effect").bottom > box(".panels").top;
}"""


def test_the_log_keeps_its_room_while_an_answer_is_looked_at(page: Page) -> None:
    open_table(page, "pharaon")
    ready(page)
    before = page.locator(".panels").bounding_box()
    page.locator(".answer").first.hover()
    expect(page.locator(".effect")).to_be_visible()
    assert page.evaluate(LIES_OVER)
    assert page.locator(".panels").bounding_box() == before


EPOCH_ENDS = """() => {
  const { page } = maat;
  const at = page.update.version + 1;
  const told = { key: "event-epoch-ended-by-suns", values: { epoch: 1, player: "" } };
  const line = { at, ...told, seat: -2, opens: "chapter", scored: 1 };
  page.playback.pause = 1000;
  page.playback.add({ ...page.update, version: at, since: at - 1, log: [line] });
  const usual = { rule: "RA-85", count: 1, phase: 1, icon: "tile-gold" };
  const gold = { ...usual, key: "score-gold", points: 3 };
  const nile = { ...gold, key: "score-nile", points: 4 };
  page.askSheets = () => page.hearSheets({ sides: [[gold, nile], null] });
  page.askSheets();
}"""


def test_an_epoch_ends_with_its_points_counted(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    version = page.evaluate("maat.page.update.version")
    page.evaluate("maat.page.askSheets = () => 0")
    page.evaluate(EPOCH_ENDS)
    ceremony = page.locator(".ceremony")
    expect(ceremony.locator("h2[role=status]")).to_be_visible()
    expect(ceremony.locator("tbody tr:not(.yet)")).to_have_count(2)  # nothing moves: all at once
    expect(ceremony.locator("tbody .tiny")).to_have_count(2)
    expect(ceremony.locator("tfoot td").first).to_have_text("7")
    expect(page.locator("#counted")).to_have_text(
        re.compile(r"Gold: (\w+) 3.*Nile: \1 4.*Total: \1 7")
    )
    expect(ceremony.locator(".rule")).to_have_count(0)
    page.locator("#show-numbers").click()
    expect(ceremony.locator(".rule a").first).to_have_text("RA-85")
    assert page.evaluate("maat.page.update.version") == version
    expect(page.locator(".answer, .target")).to_have_count(0)  # what was asked is answered
    page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
    assert page.evaluate("maat.page.update.version") == version + 1
    expect(page.locator(".answer").first).to_be_visible()
    page.evaluate(EPOCH_ENDS.replace("scored: 1", "scored: 0"))  # as where nothing is counted
    expect(ceremony.locator(".wins b")).to_have_count(2)
    expect(page.locator("#counted")).to_contain_text("Points if the game ended now:")


TWO_AT_ONCE = EPOCH_ENDS.replace(
    "log: [line]",
    'log: [{ ...line, scored: 0 }, { ...line, key: "event-passed", scored: undefined, '
    'opens: "turn" }, { ...line, key: "event-epoch-ended-by-ra", seat: 0 }]',
)


def test_a_phase_and_a_scoring_that_come_at_once_are_told_one_after_the_other(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    version = page.evaluate("maat.page.update.version")
    page.evaluate("maat.page.askSheets = () => 0")
    page.evaluate(TWO_AT_ONCE)
    ceremony = page.locator(".ceremony")
    expect(ceremony).to_have_count(1)
    told = ceremony.locator(".heads li, table")
    expect(told).to_have_count(0)  # of the next turn nothing
    expect(ceremony.locator(".wins")).to_have_count(0)  # more is counted before that
    page.keyboard.press("Escape")
    expect(ceremony.locator("tfoot td").first).to_have_text("7")
    assert page.evaluate("maat.page.update.version") == version
    page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
    assert page.evaluate("maat.page.update.version") == version + 1


def test_a_tie_says_how_it_was_broken(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    page.evaluate(
        """async () => {
          const { page } = maat;
          const tie = { sides: [0, 1], key: "tie-sun", rule: "RA-105", values: [9, 13] };
          const { version } = page.update;
          page.socket.close();
          const over = { phase: "over", places: [2, 1], scores: [20, 20], ties: [tie] };
          page.take({ ...page.update, ...over });
          page.hearSheets({ version, sides: [[], []] });
        }"""
    )
    expect(page.locator(".tie")).to_contain_text("the highest sun decides")
    expect(page.locator(".tie b")).to_have_text(["9", "13"])
    expect(page.locator(".podium li").first).to_have_class("best")
    expect(page.locator(".end a", has_text="Back to the games")).to_be_visible()
    expect(page.locator("#share")).to_be_visible()


def test_sounds_are_off_until_they_are_asked_for(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    page.evaluate(
        """() => {
          window.rung = 0;
          const Real = window.AudioContext;
          window.AudioContext = class extends Real { constructor() { super(); window.rung += 1; } };
          const usual = { at: 1, key: "event-passed", seat: 0 };
          const won = { ...usual, sound: "gavel" };
          maat.page.fresh = [{ ...usual, role: "paid" }, won, { ...usual, opens: "chapter" }];
        }"""
    )
    page.evaluate("maat.page.deferred.sound(maat.page)")
    assert page.evaluate("window.rung") == 0
    assert page.evaluate("maat.page.deferred.soundsOf(maat.page)") == ["gavel", "chapter", "turn"]
    page.locator("#tab-more").click()
    page.locator("#volume").fill("50")
    page.wait_for_function("() => window.rung === 1")
    page.evaluate("maat.page.deferred.sound(maat.page)")
    assert page.evaluate("window.rung") == 1


# Each sound rendered by itself, instead of being heard: when it ends, and its largest amplitude.
RENDER = """async (names) => {
  const rate = 22050;
  const found = [];
  for (const name of names) {
    let made;
    window.AudioContext = class extends OfflineAudioContext {
      constructor() { super(1, 3 * rate, rate); made = this; }
    };
    const main = document.querySelector('script[src$="main.js"]').src;
    const { play } = await import(new URL(`sound.js?${name}`, main));
    play(name, 1);
    const wave = made ? (await made.startRendering()).getChannelData(0) : [];
    const loud = Math.max(...wave.map(Math.abs), 0);
    found.push([name, wave.findLastIndex((each) => Math.abs(each) > 0.002) / rate, loud]);
  }
  return found;
}"""


def test_every_sound_can_be_heard_and_is_short(page: Page) -> None:
    told = [Messages(catalog.load(key)).tellings.events.values() for key in catalog.games()]
    names = {each.sound for events in told for each in events if each.sound}
    names |= {"coins", "chapter", "turn", "end"}  # that follow from what happens
    assert len(names) == 9
    for name, ends, loud in page.evaluate(RENDER, sorted(names)):
        assert 0.05 < ends < 1.7, name
        assert 0.05 < loud < 1, name


HALF_UNDONE = """() => {
  const { page } = maat;
  const usual = { key: "event-passed", seat: page.update.seat, values: { player: "" } };
  const opens = { ...usual, at: 1, key: "event-turn-began", opens: "turn" };
  const passed = { ...usual, at: 1, role: "head" };
  const gained = { ...usual, at: 2, role: "gained", icons: [{ name: "tile-gold" }] };
  const undone = { at: 3, key: "log-undone", seat: -1, values: { count: 1 }, back: 1 };
  page.log = [opens, passed, gained, undone];
  maat.draw();
}"""


UNDO_ENDS = """(kind) => {
  const { page } = maat;
  const { seat, seats, undo } = page.update;
  const others = (kind) => seats.map((each, at) => (at === seat ? each : { ...each, kind }));
  const waits = { ...undo, by: seat, needed: [1 - seat] };
  page.update = { ...page.update, seats: others("human"), undo: waits };
  page.take({ ...page.update, seats: others(kind), undo: { ...undo, by: null } });
  maat.draw();
}"""


def test_a_refused_undo_is_told_and_a_bot_plays_for_me(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    for kind, told in (("open", "lost their seat"), ("human", "do not agree")):
        page.evaluate(UNDO_ENDS, kind)
        expect(page.locator(".fault")).to_contain_text(told)
    for width, height in ((1280, 800), (360, 740), (740, 360)):  # the strip is always seen
        page.set_viewport_size({"width": width, "height": height})
        fault, strip = page.locator(".fault").bounding_box(), page.locator(".strip").bounding_box()
        assert fault
        assert strip
        assert strip["y"] + strip["height"] <= fault["y"]
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(HALF_UNDONE)
    expect(page.locator(".panel .atoms li")).to_have_count(2)  # that it began goes without saying
    expect(page.locator(".panel .atoms .struck")).to_have_count(1)
    expect(page.locator(".panel .turn .gained")).to_have_count(0)  # nothing is left of it
    page.locator("#tab-more").click()
    page.locator("#stand-in").click()
    page.wait_for_function("() => maat.page.update.seats[maat.page.update.seat].bot")


def test_an_unknown_address_shows_a_page(page: Page) -> None:
    reply = page.goto("/nothing/here")
    assert reply is not None
    assert reply.status == 404
    expect(page.locator(".fault")).to_contain_text("nothing at this address")
    for lost in ("/rules/chess", "/learn/chess", "/t/chess"):
        page.goto(lost)
        expect(page.locator(".fault")).not_to_be_empty()
        expect(page.locator("[data-game=ra] .starts")).to_be_visible()  # there are ways on
    assert page.request.get("/nothing/here", headers={"Accept": "*/*"}).json()["key"] == "not-found"
