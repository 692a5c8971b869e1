"""A table can be played by looking: what a question needs is on the screen when it comes.

Each kind of question, rare ones too, and in whole random games, every game with every number of
seats, one in twelve questions, each time in another window. As a soak every question of such games
and every kind of question, in every window.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.e2e.questions import QUESTIONS, choices, position

from maat import catalog

GAMES: Final = ["ra", "pharaon", "tekhenu"]
TABLES: Final = [(game, seats) for game in GAMES for seats in catalog.load(game).seat_counts]
WINDOWS: Final = [
    (360, 740),
    (1280, 800),
    (820, 1180),
    (1920, 1080),
    (390, 844),
    (2560, 1440),
    (740, 360),
    (844, 390),
]
OFTEN: Final = 12  # questions from one measurement to the next
Windows = Callable[[], list[tuple[int, int]]]
MET: Final = 3  # random games whose questions are known

OPEN: Final = """async ([game, seats]) => {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "random" }));
  const body = JSON.stringify({ game, seats: [{ kind: "me" }, ...others] });
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch("/api/tables", { method: "POST", headers, body });
  return (await reply.json()).id;
}"""

# Answers at random, without drawing, until a question comes that is to be measured.
PLAY: Final = """async (often) => {
  const page = maat.page;
  window.seen ??= { count: 0, chance: 11 };
  maat.draw = () => {};
  const random = (most) => {
    seen.chance = (seen.chance * 48271) % 2147483647;
    return seen.chance % most;
  };
  const moment = () => new Promise((go) => setTimeout(go, 4));
  const answer = () => page.act(page.update.answers[random(page.update.answers.length)]);
  for (;;) {
    while (!page.myTurn && page.update.phase !== "over") await moment();
    if (page.update.phase === "over") return null;
    const { step } = page.update.asked;
    const { version } = page.update;
    if (seen.last !== version) {
      seen.last = version;
      seen.count += 1;
      if (seen.count % often === 0) return step;
    }
    answer();
    while (page.update.version === version) await moment();
  }
}"""

MEASURE: Final = """() => {
  delete maat.draw;
  maat.draw();
  const faults = [];
  const narrow = innerWidth < 700 || innerHeight < 500;
  const least = narrow ? 12 : 11;
  const within = (box, room) => box.left > room.left - 1.5 && box.top > room.top - 1.5
    && box.right < room.right + 1.5 && box.bottom < room.bottom + 1.5;
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector) => all(selector).filter((node) => node.checkVisibility());
  const box = (node) => node.getBoundingClientRect();
  const inside = (what, nodes, most = Infinity, fewest = 1) => {
    if (nodes.length < fewest) faults.push(`${what}: ${nodes.length} of ${fewest}`);
    for (const node of nodes.slice(0, most)) {
      const room = node.closest(".stage, .own, .scroll-answers, .strip");
      const at = box(node);
      const where = [what, ...[at.left, at.top, at.width, at.height].map(Math.round)].join(" ");
      if (!at.width || !within(at, whole)) faults.push(`${where} outside the window`);
      else if (room && room !== node && !within(at, box(room))) {
        faults.push(`${where} outside ${room.className}`);
      }
    }
  };
  const { stage, update, painter } = maat.page;
  // the page stands still
  const root = document.documentElement;
  const scrolls = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth;
  if (scrolls) faults.push("the page scrolls");
  if (!seen(".stage .sheet").length) faults.push("no board is seen");
  // the place that is asked about
  const spots = [...painter.spots.values()];
  const board = (sheet) => seen(`.stage .sheet[data-sheet="${sheet}"]`);
  const shown = new Set(stage.lying.map((each) => each.id));
  const asked = spots.map(({ place }) => place.sheet).filter((sheet) => shown.has(sheet));
  if (asked.length || maat.page.scene.focus) inside("asked sheet", board(stage.asked));
  if (asked.length) inside("target", seen(".stage .target"));
  const own = spots.some(({ place }) => place.seat === update.seat);
  if (!narrow && !asked.length && own) inside("own target", seen(".own .target"));
  // what is mine
  inside("mine", seen(".own"));
  const things = ".own .item, .own .lane:not(.silent, .hush) .piece, .own .notes li";
  inside("own thing", seen(things), narrow ? 6 : Infinity, 0);
  inside("own number", seen(".own .tally"), narrow ? 9 : Infinity, 0);
  // the answers
  inside("answer", seen(".scroll-answers :is(.answer, .fold)"), 2, 0);
  inside("plain answer", seen(".plain .answer"), 3, 0);
  if (!seen(".answer, .fold").length) faults.push("no answer");
  inside("question", seen(".prompt"));
  // the others
  inside("score", seen(".total"), Infinity, update.seats.length);
  inside("side", seen(".seat.other"), Infinity, update.seats.length - 1);
  const high = (innerHeight - box(document.querySelector(".own")).top) / innerHeight;
  if (innerWidth < 700 && high > 0.45) faults.push(`the dock takes ${high}`);
  // drawings
  const across = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const meets = (one) => (other) => across(one, other) > 1 && down(one, other) > 1;
  const dice = seen('.stage [data-place^="dice-"] .drawing').map(box);
  if (dice.some((die, at) => dice.slice(at + 1).some(meets(die)))) faults.push("dice overlap");
  for (const wheel of seen('.stage .place[data-place="rings"]').map(box)) {
    for (let angle = 0; angle < 6; angle += 1) {  // where the arrow may be
      const way = (angle * Math.PI) / 3;
      const x = (wheel.left + wheel.right) / 2 + 0.51 * wheel.width * Math.sin(way);
      const y = (wheel.top + wheel.bottom) / 2 - 0.51 * wheel.width * Math.cos(way);
      const arrow = { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
      if (dice.some(meets(arrow))) faults.push("a die lies over the arrow");
    }
  }
  // whether a number stands on two lines: a text of its own in two boxes
  const isBroken = (node) => [...node.childNodes].some((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = range.getClientRects().length;
    return each.nodeType === Node.TEXT_NODE && /\\S/.test(each.data) && lines > 1;
  });
  for (const node of seen(".badge, .count, .thing b, .total b")) {
    if (isBroken(node)) faults.push(`${node.className} ${node.textContent} is broken`);
  }
  // whether a word of an answer goes on in the next line
  const isTorn = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s-]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map((each) => each.top)).size > 1) return true;
      }
    }
    return false;
  };
  for (const node of seen(".answer .label, .own .lane-name")) {
    if (isTorn(node)) faults.push(`${node.textContent} is torn`);
  }
  for (const node of seen(".stage .door .badge")) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const door = box(node.closest(".face"));
    const lintel = door.top + door.height / 3;
    if (node.textContent && box(range).top < lintel) faults.push("a number crosses the lintel");
  }
  for (const node of seen('.stage .sheet[data-sheet="nobles"] .fact-note span')) {
    if (box(node).height < least) faults.push("a noble without a word");
    if (node.scrollHeight > node.clientHeight + 2) faults.push(`${node.textContent} is cut off`);
  }
  if (innerWidth >= 1280 && stage.asked === "market") {
    const cards = '.stage .sheet[data-sheet="market"] .inscription';
    if (all(cards).length !== seen(cards).length) faults.push("a card without its name");
  }
  // letters
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (words.nextNode()) {
    const node = words.currentNode.parentElement;
    const said = words.currentNode.data.trim();
    if (!said || node.closest(".hush, svg")) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (size > least - 0.01 || !node.checkVisibility()) continue;
    small.add(`${size}px ${node.className} ${said.slice(0, 20)}`);
  }
  // words that are only heard lie in the list they belong to, or they would make the page longer
  for (const node of all(".scroll-answers :is(.label, .hush)")) {
    const apart = getComputedStyle(node).position === "absolute";
    const inList = node.offsetParent?.closest(".scroll-answers");
    if (apart && !inList) faults.push("words outside the list");
  }
  // what is said is said whole, and once
  for (const { textContent } of all(".summary .hush")) {
    if (/:.*:/.test(textContent)) faults.push(`${textContent} is said twice`);
  }
  const [raw] = document.querySelector("main").innerHTML.match(/.{0,60}\\{\\s*\\$.{0,30}/su) ?? [];
  if (raw) faults.push(`a value is missing: ${raw}`);
  // what a finger has chosen is done by a button in sight, however much there is to tell
  const [first] = update.answers;
  const lines = maat.page.log.slice(-8);
  const told = { action: first.action, version: update.version, lines, points: [], shifts: [] };
  maat.page.effects.set(first.action, { ...told, next: null, unsure: true });
  Object.assign(maat.page, { chosen: first.action, looking: first });
  maat.draw();
  inside("do it", seen(".confirm .primary"));
  for (const node of seen(".confirm .primary")) {
    if (!within(box(node), box(document.querySelector(".dock")))) faults.push("do it is cut off");
  }
  maat.page.effects.clear();
  maat.page.unlook();
  return [...new Set(faults), ...[...small].slice(0, 5)];
}"""


CARRY: Final = """async (record) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ record });
  const reply = await fetch("/api/records", { method: "POST", headers, body });
  await maat.go(`/t/${(await reply.json()).id}`);
}"""


def questions(page: Page, often: int) -> Iterator[str]:
    """The kinds of question that are to be measured, until the game is over."""
    while (step := page.evaluate(PLAY, often)) is not None:
        yield step


def measured(page: Page, step: str, windows: Iterable[tuple[int, int]]) -> Iterator[str]:
    """What is wrong with a question in some windows."""
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        yield from (f"{step} at {width}x{height}: {each}" for each in page.evaluate(MEASURE))


def faults_of_a_game(page: Page, game: str, seats: int, often: int, windows: Windows) -> list[str]:
    """What is wrong with questions of a random game against bots."""
    page.locator(".games").wait_for()
    page.goto(f"/t/{page.evaluate(OPEN, [game, seats])}")
    page.locator(".bar").wait_for()
    page.wait_for_function("() => maat.page.deferred")
    return [fault for step in questions(page, often) for fault in measured(page, step, windows())]


def faults_of_all_kinds(page: Page, game: str, windows: Windows) -> list[str]:
    """What is wrong with questions of each kind."""
    page.locator(".games").wait_for()
    faults = list[str]()
    for step in QUESTIONS[game]:
        page.evaluate(CARRY, position(game, step))
        page.wait_for_function("() => maat.page.deferred && maat.page.myTurn")
        assert page.evaluate("() => maat.page.update.asked.step") == step
        faults += measured(page, step, windows())
    return faults


def in_turn(first: int = 0) -> Windows:
    """Another window each time."""
    turns = itertools.cycle([*WINDOWS[first:], *WINDOWS[:first]])
    return lambda: [next(turns)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_question_needs_is_on_the_screen(page: Page, game: str, seats: int) -> None:
    first = 2 * TABLES.index((game, seats)) % len(WINDOWS)  # so that a game meets all of them
    assert faults_of_a_game(page, game, seats, OFTEN, in_turn(first)) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_of_any_kind_needs_is_on_the_screen(page: Page, game: str) -> None:
    assert faults_of_all_kinds(page, game, in_turn()) == []


# Of the words of nobles: how many there are, are cut off, end in dots though they are said whole.
CUT: Final = """() => {
  maat.page.stage.asked = "nile"; // the nobles lie beside what is asked about
  maat.page.stage.tab = "cards";
  maat.draw();
  const told = [...document.querySelectorAll('.stage .sheet[data-sheet="nobles"] .fact-note span')];
  const cut = told.filter((node) => node.scrollHeight > node.clientHeight + 2);
  const names = maat.page.painter.scene.places.filter(({ layout }) => layout === "note")
    .map((place) => maat.page.painter.name(place));
  const ended = names.map((name) => `${name.slice(0, -1)}\u2026`);
  const dotted = told.filter(({ innerText }) => ended.includes(innerText));
  const whole = told.filter(({ innerText }) => names.includes(innerText));
  return [told.length, cut.length, dotted.length, whole.length];
}"""


def test_the_longest_words_of_nobles_are_not_cut_off(page: Page) -> None:
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position("pharaon", "hire", (2, 5)))
    page.wait_for_function("() => maat.page.deferred && maat.page.myTurn")
    for width, height in [(1920, 1080), (1620, 1012), (740, 360), (667, 375), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT)[:3] == [3, 0, 0], (width, height)
    page.set_viewport_size({"width": 2560, "height": 1440})
    assert page.evaluate(CUT) == [3, 0, 0, 3]  # where there is room all is said


def test_cards_of_the_market_have_their_names_where_they_are_asked_about(page: Page) -> None:
    page.set_viewport_size({"width": 1180, "height": 700})
    page.locator(".games").wait_for()
    page.evaluate(CARRY, position("tekhenu", "market"))
    page.wait_for_function("() => maat.page.deferred && maat.page.myTurn")
    names = page.locator('.stage .sheet[data-sheet="market"] .inscription:visible')
    assert (
        names.count() == page.locator('.stage .sheet[data-sheet="market"] .inscription').count() > 3
    )


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_every_question_needs_is_on_every_screen(page: Page, game: str, seats: int) -> None:
    assert faults_of_a_game(page, game, seats, 1, lambda: WINDOWS) == []


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
def test_what_every_kind_of_question_needs_is_on_every_screen(page: Page, game: str) -> None:
    assert faults_of_all_kinds(page, game, lambda: WINDOWS) == []


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_kept_for_every_kind_of_question(game: str) -> None:
    counts = catalog.load(game).seat_counts
    met = {kind for n, seats in enumerate(counts * MET) for kind, _ in choices(game, seats, n)}
    assert met <= set(QUESTIONS[game])
