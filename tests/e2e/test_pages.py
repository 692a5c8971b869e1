"""What surrounds a game: the lobby, languages, seats that change hands, the time after the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_one_screen import OPEN
from tests.e2e.ways import beside, ready, speak

GAMES = ["ra", "pharaon", "tekhenu"]
LANGUAGES = ["en", "pl", "uk", "hu"]
RAW = (
    r"\b(web|option|place|piece|action|event|ask|score|sheet|bot|parts|error|lesson|phrase|column|tag)"
    r"-[a-z][a-z-]+\b"
)
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}

# Whoever may answer gives the last answer until the game is over.
FINISH = """async () => {
  const path = `/api/tables/${maat.page.id}`;
  for (let n = 0; n < 2000; n += 1) {
    const update = await (await fetch(path)).json();
    if (update.phase === "over") return;
    if (!update.answers.length) { await new Promise((done) => setTimeout(done, 20)); continue; }
    const { version } = update;
    const body = { action: update.answers.at(-1).action, version, id: `f-${n}-${version}` };
    const headers = { "Content-Type": "application/json" };
    await fetch(`${path}/moves`, { method: "POST", headers, body: JSON.stringify(body) });
  }
}"""


def options(page: Page, game: str = "ra") -> Any:
    """The form behind “More options”."""
    page.locator(f"[data-game={game}] details.options summary").click()
    form = page.locator(f"[data-game={game}] form.wish")
    form.wait_for()
    return form


def open_table(page: Page, game: str, **wishes: str) -> None:
    """A table of two: me and a quick bot, unless something else is wished."""
    form = options(page, game)
    form.locator("select").first.select_option("2")
    form.locator("select").nth(2).select_option(wishes.get("second", "random"))
    for name, value in wishes.items():
        if name != "second":
            form.locator(f"select[name={name}]").select_option(value)
    form.get_by_role("button", name="Open the table").click()


def invited(new_page: Any, **wishes: Any) -> tuple[Page, Page]:
    """Two people at a table of Ra, mixed seats left alone."""
    host: Page = new_page()
    open_table(host, "ra", second="open")
    link = host.locator("#invite").input_value()
    guest: Page = new_page(link, **wishes)
    guest.locator("#name").fill("Basia")
    guest.locator(".gathering form button").click()
    for page in (guest, host):
        page.locator("#ready").click()
    for page in (host, guest):
        page.wait_for_function("() => maat.page.update?.asked")
    return host, guest


def mover(*pages: Page) -> Page:
    """The one who is asked."""
    return next(page for page in pages if page.evaluate("maat.page.myTurn"))


def answer(page: Page, name: str) -> None:
    """Click one of the answers and wait for what comes of it."""
    version = page.evaluate("maat.page.update.version")
    page.locator(".answer", has_text=name).first.click()
    page.wait_for_function("version => maat.page.update.version > version", arg=version)


# The lobby.


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_words_in_every_language(page: Page, game: str) -> None:
    form = options(page, game)
    count = form.locator("select").first
    usual = page.evaluate("game => maat.page.games.find((each) => each.key === game).usual", game)
    assert form.locator("select").nth(2).input_value() == usual
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        count.select_option("2")
        seats = form.locator("select").nth(1)
        levels = seats.locator("optgroup").first.locator("option").all_inner_texts()
        assert len(levels) >= 4
        assert all(re.match(r"\d · .+: .+", level) for level in levels)
        for several in ["2"] if game == "ra" else ["2", "1"]:
            count.select_option(several)
            assert re.findall(RAW, form.inner_text()) == []


def test_values_that_name_seats_fit_the_table(page: Page) -> None:
    form = options(page, "pharaon")
    form.locator("select").first.select_option("2")
    scribes = form.locator("select[name=option-scribes]")
    expect(scribes.locator("option")).to_have_text(
        ["Nobody", "Everybody", "Seat 1", "Seat 2", "Seats 1 and 2"]
    )


@pytest.mark.parametrize(("game", "key"), [("pharaon", "dark_tiles"), ("tekhenu", "level")])
def test_options_of_the_solo_game_are_asked_there_only(page: Page, game: str, key: str) -> None:
    form = options(page, game)
    seats = form.locator("select").first
    difficulty = form.locator(f"select[name=option-{key}]")
    seats.select_option("2")
    expect(form.locator("select[name^=option-]").first).to_be_visible()
    expect(difficulty).to_have_count(0)
    seats.select_option("1")
    expect(difficulty).to_have_count(1)


def test_only_one_game_shows_its_options(page: Page) -> None:
    options(page, "ra")
    options(page, "tekhenu")
    expect(page.locator("details.options[open]")).to_have_count(1)
    options(page, "ra")
    expect(page.locator("details.options[open] form")).to_have_count(1)


def test_clocks_run_for_an_answer_and_for_the_game(page: Page) -> None:
    open_table(page, "ra", clock="60", total="600")
    page.locator(".bar.asking").wait_for()
    assert page.evaluate("[maat.page.update.clock.move, maat.page.update.clock.total]") == [60, 600]
    clock = page.locator(".seat.own .clock")
    first = clock.inner_text()
    assert re.match(r"^(1:00|0:[45]\d)$", first)
    expect(clock).not_to_have_text(first)


def test_a_link_that_works_on_this_computer_only_says_so(page: Page) -> None:
    open_table(page, "ra", second="open")
    expect(page.locator(".invite .notice")).to_contain_text("this computer only")


# Names and words.


@pytest.mark.parametrize(("game", "name"), [("pharaon", "Traitor"), ("tekhenu", "Botankhamun")])
def test_the_automa_has_the_name_its_game_gives_it(page: Page, game: str, name: str) -> None:
    page.locator(f"[data-game={game}] .solos [data-level=hard]").click()
    page.locator(".bar.asking").wait_for()
    assert page.evaluate("maat.page.names.at(-1)") == name


def test_bots_are_named_in_the_readers_language(page: Page) -> None:
    open_table(page, "ra", second="greedy")
    page.locator(".bar.asking").wait_for()
    bot = page.locator(".seat:not(.own)")
    expect(bot.locator("h2")).not_to_be_empty()
    expect(bot.locator(".tag").first).to_contain_text("Merchant")
    expect(bot.locator(".bot-face")).to_be_visible()
    speak(page, "uk")
    expect(bot.locator(".tag").first).to_contain_text("Купець")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_all_words_in_every_language(page: Page, game: str) -> None:
    open_table(page, game)
    ready(page)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for tab in ("log", "chat", "score", "left", "more"):
            page.locator(f"#tab-{tab}").click()
            assert re.findall(RAW, page.locator("main").inner_text()) == []
        page.locator("#why").click()
        page.locator(".why").wait_for()
        assert re.findall(RAW, page.locator(".why").inner_text()) == []
        page.locator("#why").click()


# Whether the heading that was chosen is at the top, and nothing lies over it.
LIES_OPEN = """() => {
  const heading = document.querySelectorAll(".rules h2")[2];
  const { left, top, height } = heading.getBoundingClientRect();
  return top < 200 && document.elementFromPoint(left + 9, top + height / 2) === heading;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_reference_are_complete(new_page: Any, game: str, language: str) -> None:
    page = new_page(f"/rules/{game}", locale=language)
    page.locator(".rules .rule").first.wait_for()
    ids = page.evaluate("[...document.querySelectorAll('.rules .rule')].map((each) => each.id)")
    assert len(ids) == len(set(ids)) > 40
    drawn = page.locator(".overview svg").count()
    assert drawn > page.locator(".overview p").count() > 14
    headings = page.locator(".rules h2").count()
    assert page.locator(".contents a").count() == headings > 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    beside = "en" if language != "en" else "uk"
    page.locator("#beside").select_option(beside)
    expect(page.locator(f".rules [lang={beside}]")).to_have_count(len(ids))
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".contents summary").click()
    page.locator(".contents a").nth(2).click()
    page.wait_for_function(LIES_OPEN)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/cards/{game}")
    page.locator(".box").first.wait_for()
    assert page.locator(".parts li").count() == page.locator(".parts li svg").count() > 30
    assert re.findall(RAW, page.locator("main").inner_text()) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# At the table.


THEIRS = """() => maat.page.myTurn && maat.page.deferred && maat.page.log.some((line) =>
  line.at > maat.page.actedAt && line.seat >= 0 && !maat.page.update.mine.includes(line.seat))"""


def test_what_happened_since_my_last_answer_is_told(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    page.locator(".answer").first.click()
    page.wait_for_function(THEIRS)
    told = page.locator(".since .turn")
    expect(told.first).to_be_hidden()  # the log is beside it
    page.locator("#tab-chat").click()
    expect(told.first).to_be_visible()
    page.locator("#tab-log").click()
    assert told.count() == page.locator(".panel .log .news").count()
    page.evaluate(THREE_TURNS)
    expect(told).to_have_count(2)  # what I did I know
    assert page.evaluate(MARKED) == page.evaluate("[1 - maat.page.update.seat]")


THREE_TURNS = """() => {
  const { page } = maat;
  const told = { at: 2, key: "event-passed", values: {}, role: "head", opens: "turn" };
  const { seat } = page.update;
  const chapter = { ...told, seat: -1, opens: "chapter" };
  const log = [{ ...told, seat }, chapter, { ...told, seat: 1 - seat }];
  Object.assign(page, { actedAt: 1, log });
  maat.draw();
}"""
# Whose turn is told first: the color of a seat is its number.
MARKED = """() => /seat-color-(\\d)/.exec(
  document.querySelector(".since .turn").innerHTML).slice(1).map(Number)"""


def test_what_a_turn_was_about_is_marked(page: Page) -> None:
    open_table(page, "ra")
    ready(page)
    page.evaluate(
        """() => {
          const { page } = maat;
          const told = { at: page.update.version, key: "event-passed", values: {}, role: "head" };
          const seat = 1 - page.update.seat;
          const reason = { ...told, seat, rule: "RA-50" };
          page.log = [{ ...told, seat, opens: "turn", spots: ["statue"] }, reason];
          page.actedAt = 0;
          maat.draw();
        }"""
    )
    expect(page.locator("[data-last]")).to_have_attribute("data-place", "statue")
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.locator(".panel .turn summary").focus()
    expect(page.locator("[data-pointed]")).to_have_attribute("data-place", "statue")
    expect(page.locator(".panel .turn .because")).to_have_count(1)
    page.locator(".panel .turn summary").click()
    expect(page.locator(".panel .atoms li")).to_have_count(2)
    expect(page.locator(".panel .atoms .rule")).to_contain_text("RA-50")
    page.mouse.move(0, 0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.locator(".panel .turn").hover()
    expect(page.locator("[data-pointed]")).to_have_attribute("data-place", "statue")
    # the boat, which is drawn later, does not cover the mark
    page.evaluate(
        """() => {
          const [head, reason] = maat.page.log;
          maat.page.log = [{ ...head, spots: ["station-1"] }, reason];
          maat.draw();
        }"""
    )
    expect(page.locator("[data-last]")).to_have_attribute("data-place", "station-1")
    expect(page.locator("[data-last]")).to_have_css("z-index", "1")
    # until my next answer
    page.evaluate("maat.page.actedAt = maat.page.update.version; maat.draw()")
    expect(page.locator("[data-last]")).to_have_count(0)
    page.evaluate(
        """() => {
          const undo = { at: maat.page.update.version + 1, key: "log-undone", seat: -1 };
          maat.page.log = [...maat.page.log, { ...undo, values: { count: 1 }, back: 0 }];
          maat.draw();
        }"""
    )
    expect(page.locator(".panel .turn").last).to_have_class(re.compile("struck"))


def test_nothing_is_new_before_my_first_answer(page: Page) -> None:
    open_table(page, "tekhenu")
    page.locator(".bar.asking").wait_for()
    assert page.evaluate("maat.page.log.length") > 0
    expect(page.locator(".since, .log .news")).to_have_count(0)
    expect(page.locator(".panel .turn").last).to_contain_text("The table is set up.")


def test_a_long_log_grows_as_one_scrolls(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    line = "{ at: 0, key: 'log-undone', seat: -1, values: {} }"
    page.evaluate(f"maat.page.log = Array.from({{ length: 150 }}, () => ({line})); maat.draw()")
    turns = page.locator("#panel .turn")
    expect(turns).to_have_count(40)
    page.evaluate("document.getElementById('panel').scrollTop = 1e6")
    expect(turns).to_have_count(80)


def test_a_chime_rings_when_it_is_my_turn_if_i_wish(new_page: Any) -> None:
    host, guest = invited(new_page)
    for page in (host, guest):
        page.evaluate("""() => {
          window.rung = 0;
          const Real = window.AudioContext;
          window.AudioContext = class extends Real { constructor() { super(); window.rung += 1; } };
        }""")
    first = mover(host, guest)
    second = guest if first is host else host
    second.locator("#tab-more").click()
    second.get_by_label("chime", exact=False).check()
    answer(first, "Invoke")
    second.wait_for_function("() => maat.page.myTurn")
    assert second.evaluate("window.rung") == 1
    expect(second).to_have_title(re.compile("^● "))
    expect(first).not_to_have_title(re.compile("^● "))
    answer(second, "Pass")
    first.wait_for_function("() => maat.page.myTurn")
    assert first.evaluate("window.rung") == 0


def test_an_undo_waits_for_consent_even_through_a_restart(new_page: Any, served: Any) -> None:
    host, guest = invited(new_page)
    first = mover(host, guest)
    second = guest if first is host else host
    answer(first, "Invoke")
    second.wait_for_function("() => maat.page.myTurn")
    answer(second, "Pass")
    first.wait_for_function("() => maat.page.myTurn")
    version = first.evaluate("maat.page.update.version")
    first.locator("#undo").click()
    expect(second.locator(".consent")).to_be_visible()
    served.kill()
    served.start()
    expect(second.locator(".offline")).to_have_count(0)
    expect(second.locator(".consent")).to_be_visible()
    second.locator(".consent .primary").click()
    first.wait_for_function("version => maat.page.update.version > version", arg=version)
    expect(first.locator(".panel .log")).to_contain_text("taken back")


def test_a_vanished_players_seat_is_given_to_a_bot_and_taken_back(new_page: Any) -> None:
    host, guest = invited(new_page)
    table = guest.url
    guest.goto("/")
    away = host.locator(".seat:not(.own)")
    expect(away).to_contain_text("away")
    away.get_by_role("button", name="Let a bot play").click()
    expect(away).to_contain_text("a bot stands in")
    expect(away.get_by_role("button", name="Take the seat back")).to_have_count(0)
    guest.goto(table)
    guest.get_by_role("button", name="Take the seat back").click()
    expect(host.locator(".seat", has_text="a bot stands in")).to_have_count(0)
    expect(guest.locator(".seat", has_text="a bot stands in")).to_have_count(0)


def test_a_score_sheet_is_live_where_points_are_open(page: Page) -> None:
    open_table(page, "pharaon")
    page.locator(".bar.asking").wait_for()
    expect(page.locator(".panel .turn").last).to_contain_text("The table is set up.")
    while page.evaluate("maat.page.update.asked.step") != "turn":
        version = page.evaluate("maat.page.update.version")
        page.locator(".answer").first.click()
        page.wait_for_function("v => maat.page.update.version > v && maat.page.myTurn", arg=version)
    expect(page.locator(".panel .turn").last).to_contain_text("The table is set up.")
    page.locator("#tab-score").click()
    expect(page.locator("table.score tfoot")).not_to_contain_text("?")
    expect(page.locator("table.score .rule a").first).to_have_attribute(
        "href", re.compile(r"^/rules/pharaon#PH-\d+$")
    )


def test_reconstructed_values_are_told(page: Page) -> None:
    open_table(page, "pharaon")
    page.locator("#tab-more").click()
    expect(page.locator(".more .notice")).to_contain_text("reconstructed")
    page.goto("/cards/pharaon")
    page.locator(".values summary").click()
    expect(page.locator("tr.reconstructed").first).to_be_visible()


def test_about_tells_how_far_the_fast_engine_is(page: Page) -> None:
    about = page.request.get("/api/about").json()

    def at(stage: str, share: float) -> None:
        told = {**about, "engine": {"stage": stage, "share": share, "key": ""}}
        page.route("**/api/about", lambda route: route.fulfill(json=told))

    at("building", 0.4)
    page.goto("/about")
    expect(page.locator(".engine")).to_contain_text("while the fast one is compiled")
    expect(page.locator("progress")).to_have_attribute("value", "0.4")
    expect(page.locator("main")).to_contain_text("40 %")
    at("compiled", 1)
    expect(page.locator(".engine")).to_have_text("Bots think with the fast, compiled engine.")
    expect(page.locator("progress")).to_have_count(0)


# On a large screen.


def test_rules_fill_a_large_window(new_page: Any) -> None:
    page = new_page("/rules/ra", viewport={"width": 2560, "height": 1440})
    rules = page.locator(".rule")
    one, other = rules.nth(0).bounding_box(), rules.nth(1).bounding_box()
    assert one
    assert other
    assert one["y"] == other["y"]  # side by side
    assert other["x"] + other["width"] - one["x"] > 0.6 * 2560
    assert one["width"] < 0.5 * 2560


# On a phone.


def test_the_others_are_shown_with_letters_and_in_words_on_demand(new_page: Any) -> None:
    page = new_page(**PHONE)
    open_table(page, "pharaon")
    page.locator(".seat.other .name").first.click()
    other = page.locator(".belongings.brief")
    letters = other.locator(".letters")
    expect(letters.first).to_be_visible()
    assert other.locator(".full:visible").count() == 0
    other.locator(".in-words").click()
    expect(other.locator(".full").first).to_be_visible()
    assert other.locator(".letters:visible").count() == 0


def test_four_others_and_the_round_are_read_on_a_phone(new_page: Any) -> None:
    page = new_page(**PHONE)
    page.locator(".games").wait_for()
    page.goto(f"/t/{page.evaluate(OPEN, ['pharaon', 5])}")
    names = page.locator(".seat.other .name")
    expect(names).to_have_count(4)
    page.wait_for_function("() => maat.page.deferred")
    cut = (
        "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.title)"
    )
    assert names.evaluate_all(cut) == []
    expect(page.locator(".seat.other .total:visible")).to_have_count(4)
    while page.locator(".menu small").inner_text() != "1/5":  # the draft comes first
        ready(page)
        page.locator(".answer").first.tap()
        page.locator(".confirm .primary").tap()
        page.wait_for_timeout(100)
    names.nth(2).tap()
    expect(page.locator(".belongings .lane-name").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_boards_can_be_enlarged_on_a_phone(new_page: Any, game: str) -> None:
    page = new_page(**PHONE)
    open_table(page, game)
    page.locator(".bar.asking").wait_for()
    board = page.locator(".stage .board").first
    before = board.evaluate("(each) => each.clientWidth")
    page.locator("#zoom").click()
    expect(page.locator("#zoom")).to_have_attribute("aria-pressed", "true")
    assert board.evaluate("(each) => each.clientWidth") == pytest.approx(2 * before, abs=2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#zoom").click()
    page.wait_for_function("() => maat.page.deferred")
    page.evaluate(PINCH, 1.5)
    assert board.evaluate("(each) => each.clientWidth") == pytest.approx(1.5 * before, abs=2)


# Two fingers on the boards move apart.
PINCH = """(times) => {
  const camera = document.querySelector(".camera");
  const spot = { target: camera, clientY: 200 };
  const touch = (identifier, clientX) => new Touch({ ...spot, identifier, clientX });
  const fingers = (type, apart) => camera.dispatchEvent(new TouchEvent(type, {
    bubbles: true, cancelable: true, touches: [touch(1, 180 - apart), touch(2, 180 + apart)] }));
  fingers("touchstart", 40);
  fingers("touchmove", 40 * times);
}"""


def test_boards_can_be_enlarged_by_wheel_and_keys(page: Page) -> None:
    open_table(page, "pharaon")
    ready(page)
    board = page.locator('.sheet[data-sheet="nile"]')

    def width() -> int:
        return int(board.evaluate("(each) => each.clientWidth"))

    before = width()
    board.hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -80)
    page.keyboard.up("Control")
    assert width() == pytest.approx(before * 1.49, abs=3)
    page.keyboard.press("Escape")
    assert width() == pytest.approx(before, abs=1)
    page.keyboard.press("+")
    assert width() == pytest.approx(before * 1.5, abs=3)
    page.keyboard.press("z")
    assert width() > before * 1.1
    assert page.evaluate("maat.page.stage.asked") == "nile"


SMALL = """least => {
  const found = [];
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode.parentElement;
    const size = parseFloat(getComputedStyle(node).fontSize);
    const drawn = node.closest(".hush, .badge, .count, .caption");
    const said = words.currentNode.data.trim();
    if (said && !drawn && node.checkVisibility() && size < least) found.push(`${size} ${said}`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_must_be_read_is_tiny_on_a_phone(new_page: Any, game: str) -> None:
    page = new_page(**PHONE)
    open_table(page, game)
    page.locator(".bar.asking").wait_for()
    assert page.evaluate(SMALL, 11) == []


LOW = """() => {
  const all = document.querySelectorAll("main button:not(.target, .over), main select, header a");
  const low = (each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5;
  return [...all].filter(low).map((each) => each.outerHTML.slice(0, 90));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_button_is_large_enough_for_a_thumb(new_page: Any, game: str) -> None:
    page = new_page(**PHONE)
    open_table(page, game)
    page.locator(".bar.asking").wait_for()
    beside(page)
    for tab in ("chat", "more", "log"):
        page.locator(f"#tab-{tab}").click()
        assert page.evaluate(LOW) == []


# The end.


def test_when_it_is_over_it_can_be_kept_opened_again_and_played_again(
    new_page: Any, tmp_path: Path
) -> None:
    page = new_page()
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    page.evaluate(FINISH)
    page.locator(".end h2").wait_for()
    page.reload()
    expect(page.locator(".end table.score tfoot")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    sheet = page.locator(".end .scroll")
    assert sheet.evaluate("node => node.scrollWidth - node.clientWidth") == 0
    with page.expect_download() as kept:
        page.locator(".end").get_by_role("link", name="record", exact=False).first.click()
    record = tmp_path / "game.maat"
    kept.value.save_as(record)
    page.locator(".end .primary").click()
    page.wait_for_function("() => maat.page.update?.phase === 'playing'")
    other = new_page()
    other.locator("#record").set_input_files(record)
    other.locator("#scrubber").wait_for()
    last = other.evaluate("maat.page.replay.frames.length")
    other.locator("#replay-first").click()
    other.locator("#replay-toggle").click()
    expect(other.locator(".of")).not_to_have_text(f"1 / {last}")
    other.locator("#replay-toggle").click()
    record.write_text(record.read_text("utf-8").replace("draw", "fly"), "utf-8")
    other.goto("/")
    other.locator("#record").set_input_files(record)
    expect(other.locator(".fault")).to_contain_text("fly")
