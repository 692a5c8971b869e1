"""The box lies on a real table: whole evenings are entered with taps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_axe import complaints
from tests.e2e.test_results import LASTED, begun_long_ago, told_to_bg_stats
from tests.server import test_referee, test_taps
from tests.server.test_referee import finished

from maat.client import Client
from maat.core.match import Match

PHONE = {"width": 360, "height": 740}
FITS = "document.documentElement.scrollWidth <= innerWidth"

# Enters the answers of a record as fast as the page asks for them: how many taps that took.
ENTER = """async ([names, end, forced = []]) => {
  const page = maat.page, shown = (selector) => document.querySelector(selector);
  const ways = ".hand-over .primary, #unfold";
  const until = async (found) => {
    for (const start = Date.now(); Date.now() - start < 20000; ) {
      const it = found();
      if (it) return it;
      await new Promise((done) => setTimeout(done, 4));
    }
    throw new Error(`at ${page.update.version} of ${end}: ${shown("main").innerText}`);
  };
  let taps = 0;
  while (page.update.version < end && page.update.phase === "playing") {
    const at = page.update.version, name = names[at];
    const code = () => page.update.answers.find((each) => each.name === name)?.action;
    const folded = () => page.update.draw && page.update.draw.first === code();
    const drawn = () => names[folded() ? at + 1 : at];
    const chosen = [name, ...names.slice(at + 1).filter((_, n) => !forced[at + 1 + n])];
    const said = (many) => shown(`[data-said="${chosen.slice(0, many).join("/")}"]`);
    const one = () => said(1) ?? shown(`[data-outcome="${drawn()}"]`);
    const several = () => said(4) ?? said(3) ?? said(2);
    const answer = () => several() ?? one() ?? shown(`[data-answer="${code()}"]`);
    const { byHand } = page;
    const deals = () => byHand.dealing === at || byHand.dealsFor(page.update);
    const asked = () => page.sent !== at && !deals() && (answer() || shown(ways));
    const it = await until(() => page.update.version !== at || asked());
    if (it === true) continue;  // there was no choice, so nobody was asked
    taps += 1;
    it.click();
    const gone = it.matches(ways);
    await until(() => (gone ? !it.isConnected : page.update.version > at));
  }
  return taps;
}"""


# What the table deals by itself is what stands in the record.
DEALT = """(names) => {
  const { byHand } = maat.page;
  byHand.deal = function () {
    const { draw, version } = this.page.update;
    if (!draw || this.dealing === version) return;
    this.dealing = version;
    this.said({ type: "draw", actions: names.slice(version, version + draw.run), version });
  };
}"""


def begin(page: Page, game: str, seats: int, tool: str = "referee") -> None:
    """Open a table of people around this phone."""
    page.locator(f"[data-tool={tool}]").click()
    if tool == "referee":
        page.locator("[name=count]").select_option(str(seats))
    page.locator("#begin").click()
    page.locator(".draws").wait_for()


def enter(page: Page, played: Match[Any], end: int | None = None) -> int:
    """Enter a record; how many taps that took."""
    names = named_all(played)
    legal = [played.game.legal_actions(state) for state, _ in played.positions()]
    only = [len(each) == 1 for each in legal]
    taps: int = page.evaluate(ENTER, [names, len(names) if end is None else end, only])
    return taps


def opened(new_page: Any, game: str, seats: int, tool: str = "referee") -> Page:
    page: Page = new_page(f"/box/{game}", viewport=PHONE)
    begin(page, game, seats, tool)
    return page


def test_a_whole_game_is_entered_tap_by_tap_and_scored(new_page: Any) -> None:
    played = finished("ra", 3)
    page = opened(new_page, "ra", 3)
    assert complaints(page) == []
    names = named_all(played)
    end = next(at + 1 for at in range(10, 60) if names[at].startswith("tile"))
    enter(page, played, end)
    # A draw that was named wrongly is corrected, and what came after it stays.
    page.evaluate("maat.page.byHand.askPast()")
    page.locator("[data-outcome^=tile]").first.click()
    expect(page.locator(".outcome")).to_have_count(
        page.evaluate("maat.page.byHand.wrong.others.length")
    )
    assert page.evaluate(FITS)
    page.locator("#close-past").click()
    page.evaluate("maat.page.undo()")
    expect(page.locator(".entered")).to_contain_text("what it really was")
    begun_long_ago(page)
    # The tile and the draw, which were one tap, are taken back together: that is a version more.
    said = [*names[:end], "undo", *names[end - 2 :]]
    page.evaluate(ENTER, [said, len(said)])
    expect(page.locator(".end")).to_be_visible()
    assert page.evaluate("maat.page.update.scores") == played.scores
    page.locator(".results summary").click()
    page.wait_for_function("() => document.querySelector('#bg-stats').href.includes('bggId')")
    told = told_to_bg_stats(page)
    assert (told["game"]["name"], told["durationMin"]) == ("Ra", LASTED)
    assert [player["score"] for player in told["players"]] == played.scores


def test_who_is_asked_at_a_device_of_several_is_named(new_page: Any) -> None:
    page = opened(new_page, "ra", 3)
    page.locator("#deal-all").click()
    expect(page.locator(".deed")).to_have_count(3)  # sets to take; that the epoch begins is no deed
    page.locator("#draws-more").click()
    page.locator("#correct").click()
    page.locator("#close-past").click()
    expect(page.locator("#correct")).to_have_count(0)  # who is through with it sees all tiles again
    page.get_by_role("button", name="Invoke Ra").click()
    expect(page.locator(".bar.asking .prompt")).to_have_text(re.compile(r"^Seat \d: Your turn"))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (820, 1180)])
def test_on_a_large_screen_what_is_to_be_done_stands_beside_the_question(
    new_page: Any, width: int, height: int
) -> None:
    page = new_page("/box/tekhenu", viewport={"width": width, "height": height})
    begin(page, "tekhenu", 1)
    page.locator("#deal-all").click()
    expect(page.locator(".above .deed").nth(8)).to_be_attached()
    expect(page.locator(".stage")).to_be_in_viewport(ratio=0.9)
    page.locator(".answer").first.click()  # it lies free
    page.wait_for_function("() => maat.page.update.asked.step === 'draft'")


def test_a_draw_is_corrected_by_keyboard(new_page: Any) -> None:
    page = opened(new_page, "ra", 2)
    page.locator("#deal-all").click()
    page.locator("[data-outcome='tile gold']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-outcome='tile gold']")).to_have_accessible_name(re.compile("4 left"))
    for name in ("draws-more", "correct"):
        page.locator(f"#{name}").focus()
        page.keyboard.press("Enter")
    for name in ("tile gold", "tile nile"):  # which it was, then what it really was
        page.wait_for_function("() => document.activeElement.id === 'answers'")
        page.locator(f"[data-outcome='{name}']").focus()
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'answers'")
    expect(page.locator(".entered")).to_contain_text("Nile")


def test_a_secret_is_entered_while_nobody_else_looks(new_page: Any) -> None:
    played = finished("tekhenu", 2)
    first = next(at for at, _ in enumerate(played.record) if named(played, at).startswith("deal D"))
    page = opened(new_page, "tekhenu", 2)
    enter(page, played, first)
    expect(page.locator(".hand-over")).to_be_visible()
    assert page.evaluate("maat.page.update.answers.length") == 0
    enter(page, played, first + 12)
    assert page.evaluate("maat.page.update.shared")  # the screen is everybody's again


def test_a_secret_may_stay_unknown_until_it_is_played(new_page: Any) -> None:
    page = opened(new_page, "tekhenu", 2)
    page.locator("#deal-all").click()
    expect(page.locator(".hand-over")).to_be_visible()
    assert complaints(page) == []
    page.locator("#withhold").click()
    page.locator("#deed-done").click()  # what was dealt before is still to be laid out
    # The second holder need not be asked, and the rest of the set-up is dealt, too.
    page.wait_for_function("maat.page.update.asked.step === 'draft'")
    expect(page.locator(".hand-over")).to_have_count(0)
    assert not page.evaluate("maat.page.log.some(({ key }) => key === 'event-decree-seen')")


def named(played: Match[Any], at: int) -> str:
    return named_all(played)[at]


def named_all(played: Match[Any]) -> list[str]:
    return [played.game.actions.names[action] for _, action in played.record]


# What is to be done is seen whole before more than two rows of what is asked next are.
DEEDS_FIRST = """() => {
  const [deeds, outcomes] = [".deeds", ".outcomes"].map((each) => document.querySelector(each));
  const much = Array.from({ length: 60 }, () => outcomes.firstElementChild.cloneNode(true));
  outcomes.append(...much);
  const whole = deeds.scrollHeight <= deeds.clientHeight + 1;
  const few = outcomes.clientHeight <= 142;
  for (const each of much) each.remove();
  return whole || few;
}"""


# Counts how often the screen is kept lit.
HELD = """() => {
  maat.locks = 0;
  const release = async () => { maat.locks -= 1; };
  const request = async () => { maat.locks += 1; return { release }; };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}"""


def test_the_driver_of_an_automa_says_what_to_do_and_why(new_page: Any) -> None:
    page = new_page("/box/pharaon", viewport=PHONE)
    page.evaluate(HELD)
    begin(page, "pharaon", 1, "automa")
    assert page.evaluate("maat.locks") == 1  # the screen stays lit, and one wish of it is enough
    assert page.evaluate("maat.page.update.options.player") == "told"
    page.locator("#deal-all").click()
    expect(page.locator(".tells.much .deed").first).to_be_visible()
    assert page.locator(".draws-foot #no-change").count() == 0  # its question is not seen yet
    assert complaints(page) == []
    drive(page, ".tells .deed small")
    expect(page.locator(".deed .rule-number").first).to_contain_text("PH-")
    expect(page.locator(".points")).to_be_visible()
    expect(page.locator("#show-me")).to_be_in_viewport(ratio=1)  # however much is to be done
    expect(page.locator(".outcome").first).to_be_visible()  # what is asked next needs no other tap
    assert complaints(page) == []
    page.locator("#show-me").click()
    expect(page.locator("#todo")).to_be_visible()
    page.locator("#todo").click()
    page.locator("#deed-done").click()
    expect(page.locator("#deed-done")).to_have_count(0)
    page.evaluate(NOTHING_CAN_HAVE_CHANGED)  # then the table answers by itself


def test_what_the_automa_does_is_seen_before_what_is_asked(new_page: Any) -> None:
    page = opened(new_page, "pharaon", 1, "automa")
    page.locator("#deal-all").click()
    drive(page, ".draws:not(.much):has(.outcome) .deed:nth-child(3)")
    assert page.evaluate(DEEDS_FIRST)


# At how many places from the left the first halves of deeds stand.
LINES = """() => new Set([...document.querySelectorAll(".pairs .outcome.first")]
  .map((each) => each.getBoundingClientRect().left)).size"""


def test_both_halves_of_a_deed_take_one_tap(new_page: Any) -> None:
    page = new_page("/box/pharaon", viewport=PHONE)
    page.locator("[data-tool=referee]").click()
    page.locator("[name=count]").select_option("1")
    page.locator("[name=deals]").check()
    page.locator("#begin").click()
    page.locator(".dock, .draws").first.wait_for()
    drive(page, ".pairs [data-said^='pass/']")
    assert complaints(page) == []
    assert (
        page.evaluate(LINES) == 1
    )  # each deed begins a line, and what may be said with it follows
    assert page.evaluate(FITS)
    page.keyboard.press("a")
    focused = page.locator(".outcome:focus")
    first = focused.get_attribute("data-said")
    page.keyboard.press("ArrowDown")
    expect(focused).not_to_have_attribute("data-said", str(first))
    before = page.evaluate("maat.page.update.version")
    page.locator("[data-said^='pass/']").first.click()
    page.wait_for_function("least => maat.page.update.version >= least", arg=before + 2)


def test_what_was_drawn_is_said_with_the_answer_to_it(new_page: Any) -> None:
    page = opened(new_page, "pharaon", 1)
    page.locator("#deal-all").click()
    drive(page, ".outcome-split")
    assert complaints(page) == []
    assert page.evaluate(FITS)
    expect(page.locator(".draws-head")).to_contain_text("onto the wheel")
    both = page.locator("[data-said^='plot'][data-said*='/block']").first
    version = page.evaluate("maat.page.update.version")
    expect(both).to_have_accessible_name(re.compile("urn .*onto the wheel", re.IGNORECASE))
    both.click()
    page.wait_for_function("least => maat.page.update.version >= least", arg=version + 2)
    told = page.evaluate("maat.page.log.slice(-12).map(({ key }) => key)")
    assert {"event-plot-revealed", "event-slot-blocked"} <= set(told)


def test_cards_or_goods_taken_one_after_the_other_take_one_tap(new_page: Any) -> None:
    page = opened(new_page, "tekhenu", 1)
    page.locator("#deal-all").click()
    drive(page, ".outcome.set")
    assert complaints(page) == []
    sets = page.locator(".outcome.set")
    expect(sets).to_have_count(3)  # two of three cards, and nothing else to tap
    expect(page.locator(".outcomes button")).to_have_count(3)
    first, second = str(sets.first.get_attribute("data-said")).split("/")
    assert first.split()[1] in sets.first.inner_text()
    assert second.split()[1] in sets.first.inner_text()
    version = page.evaluate("maat.page.update.version")
    sets.first.click()
    page.wait_for_function("least => maat.page.update.version >= least", arg=version + 2)


def test_another_answer_than_the_usual_is_a_tap_beside_it(new_page: Any) -> None:
    page = opened(new_page, "tekhenu", 1)
    page.locator("#deal-all").click()
    drive(page, ".outcome.other", likes=" ra")
    usual = page.locator(".outcome-split .outcome.both").first
    assert "°" in usual.inner_text()  # it says how the tile is turned
    assert complaints(page) == []
    assert page.evaluate(FITS)
    version = page.evaluate("maat.page.update.version")
    page.locator(".outcome.other").first.click()
    page.wait_for_function("version => maat.page.update.version === version + 1", arg=version)
    assert page.evaluate("maat.page.update.asked.step") == "rotation"


# Taps one thing after another until something is seen: how many taps that took.
DRIVE = """async ([seen, likes]) => {
  const page = maat.page, shown = (selector) => document.querySelector(selector);
  let taps = 0;
  for (const start = Date.now(); Date.now() - start < 240000; ) {
    if ((seen && shown(seen)) || page.update.phase === "over") return taps;
    const all = [...document.querySelectorAll(".outcome:not([disabled]), #no-change, .answer")];
    const liked = all.filter(({ dataset }) => likes && dataset.said?.includes(likes));
    const offered = liked.length ? liked : all;
    const chosen = offered[(7 * taps + 3) % Math.max(1, offered.length)] ?? shown("#deed-done");
    const it = page.sent !== page.update.version && chosen;
    if (it) { taps += 1; it.click(); }
    await new Promise((done) => setTimeout(done, 8));
  }
  throw new Error(shown("main").innerText);
}"""


# A change was told, and the question after more of them has one answer.
NOTHING_CAN_HAVE_CHANGED = """async () => {
  const { byHand, update } = maat.page;
  const asked = { ...update.asked, step: "told_change" };
  maat.page.update = { ...update, asked, answers: [], draw: null, withhold: false };
  byHand.telling = true;
  byHand.follow({ ...update, version: -1 });
  await new Promise((done) => setTimeout(done));
}"""


def drive(page: Page, seen: str, likes: str = "") -> int:
    """Play on until something is seen, and what one likes where it can be; so many taps it took."""
    taps: int = page.evaluate(DRIVE, [seen, likes])
    return taps


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [("pharaon", 3), ("tekhenu", 2)])
def test_other_games_are_entered_whole(new_page: Any, game: str, seats: int) -> None:
    played = test_taps.arranged(finished(game, seats))
    page = opened(new_page, game, seats)
    enter(page, played)
    assert page.evaluate("maat.page.update.scores") == played.scores


class Visited:
    """The server of the pages, for those who count without one."""

    def __init__(self, page: Page) -> None:
        self.url = page.evaluate("location.origin")

    def guest(self, name: str = "") -> Client:
        client = Client(self.url)
        client.come_in(name)
        return client


@pytest.mark.soak
@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_a_thumb_taps_as_often_as_is_counted(new_page: Any, game: str) -> None:
    played = test_taps.arranged(test_taps.greedy(game, 1, 2, whims=30))
    page = new_page(f"/box/{game}", viewport=PHONE)
    begin(page, game, 1)
    thumb = test_taps.Thumb(test_referee.opened(Visited(page), game, "Ania"), played)
    thumb.enter()
    page.evaluate(DEALT, named_all(played))
    page.locator("#deal-all").click()
    assert 1 + enter(page, played) == thumb.taps
    assert page.evaluate("maat.page.update.scores") == played.scores


@pytest.mark.soak
@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_an_automa_is_driven_through_a_whole_game(new_page: Any, game: str) -> None:
    page = opened(new_page, game, 1, "automa")
    drive(page, "")
    assert page.evaluate("maat.page.update.phase") == "over"
