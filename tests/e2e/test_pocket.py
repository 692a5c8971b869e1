"""The table without a server: played offline, from any folder of a plain host of files."""

from __future__ import annotations

import importlib
import json
import os
import random
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tests.e2e.conftest import CHROMIUM, FLAGS, PATIENCE, ROOT
from tests.e2e.pockets import (
    ALLOW_WRITES,
    COUNT_IDLE,
    COUNT_KEEPING,
    COUNT_LIGHT,
    NOTE_WRITES,
    OFFER,
    PLAY_ON,
    REFUSE_WRITES,
    SHARE,
    UNWATCHED,
    Host,
    holding,
    installable,
    laid_out,
    renewed,
    wait_for_engine,
    wait_for_keeping,
)
from tests.e2e.test_all_games import expect_an_end, play_to_the_end, start, start_against
from tests.e2e.test_axe import complaints
from tests.e2e.test_lessons import PLAY as THROUGH
from tests.e2e.test_referee import drive
from tests.e2e.ways import speak
from tests.npm import needs_npm

from maat.cli import site as command
from maat.server.run import in_background
from maat.server.settings import Settings

KILLS = 2  # here; `make soak` has many more
# A store that cannot be opened here: of a version nobody knows.
OF_ANOTHER = "new Promise((done) => (indexedDB.open('maat', 99).onsuccess = () => done(null)))"
OPEN = "0.0.0.0"  # this computer by an address to which browsers trust no more than to others
ROOM_IS_KNOWN = 31_000  # milliseconds after which a browser looks anew how much room there is
GAMES_IN_A_TAB = 10
MANY_KILLS, KILLS_OF_A_GAME = 100, 20  # a game of Ra has some sixty answers

pytestmark = needs_npm


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once for all tests of this process."""
    folder = tmp_path_factory.mktemp("built") / "site"
    command.run(folder)
    return folder


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A plain host with the site in a folder."""
    laid_out(site, tmp_path / "host")
    made = Host(tmp_path / "host")
    yield made
    made.end()


@pytest.fixture
def device(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes devices that have never been here."""
    made: list[BrowserContext] = []

    def new(**wishes: Any) -> BrowserContext:
        usual = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}}
        context = browser.new_context(**{**usual, "reduced_motion": "reduce", **wishes})
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield new
    for context in made:
        context.close()


def visit(context: BrowserContext, url: str) -> Page:
    """The front page, with tables that can be played."""
    page = context.new_page()
    page.goto(url)
    wait_for_engine(page)
    return page


def cut_off(page: Page, host: Host) -> Page:
    """Once the site is kept here: no host, no network, and a page that starts from nothing."""
    wait_for_keeping(page)
    host.end()
    page.context.set_offline(True)
    url = page.url
    page.close()
    return visit(page.context, url)


def answer(page: Page) -> int:
    """Give the first answer there is; the version that is acknowledged."""
    page.locator(".bar.asking").wait_for()
    version: int = page.evaluate("maat.page.update.version")
    page.evaluate("document.querySelector('#unfold')?.click()")
    page.locator(".answer").first.click()
    page.wait_for_function("v => maat.page.update.version > v", arg=version)
    page.wait_for_function("() => maat.page.socket.pending.size === 0")
    return int(page.evaluate("maat.page.update.version"))


def alone(page: Page, game: str) -> None:
    """A solo game."""
    page.locator(f"[data-game={game}] .solos button").first.click()
    page.wait_for_function("() => maat.page.update?.phase === 'playing'")


def carried_link(page: Page) -> str:
    """The link under which the game at this table goes on elsewhere; it is a picture, too."""
    page.locator("#tab-more").click()
    page.locator("#transfer").click()
    link = page.locator("#transfer-link").input_value()
    expect(page.locator(".transfer img.qr")).to_be_visible()
    expect(page.locator(".more .notice").first).to_contain_text("taken along")
    return link


def kept(page: Page, click: Callable[[], None]) -> str:
    """What a click on a download gives."""
    with page.expect_download() as coming:
        click()
    return Path(coming.value.path()).read_text("utf-8")


def test_a_game_is_played_to_its_end_in_flight_mode(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    context = device(accept_downloads=True)
    context.add_init_script(COUNT_LIGHT)
    page = cut_off(visit(context, host.url), host)
    alone(page, "pharaon")
    assert page.evaluate("lit") == 1
    take_back_an_answer(page)
    assert page.evaluate(PLAY_ON) > 5
    expect_an_end(page)
    record = kept(page, page.get_by_role("link", name="Record").first.click)
    assert record.startswith("maat 1")
    page.evaluate(SHARE, record)
    page.wait_for_url("**at=/replay/**")
    page.reload()
    expect(page.locator("main.replay-page, main[class*=replay]").first).to_be_visible()
    replay = page.url
    speak(page, "pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    learn(page)
    use_the_box(page, page.url.split("?")[0])
    page.goto(f"{replay.replace('/replay/', '/review/')}#go")
    page.wait_for_function("() => document.querySelector('.waiting progress')?.value > 0")


def take_back_an_answer(page: Page) -> None:
    """Answer until that can be taken back, and do."""
    page.locator(".bar.asking").wait_for()
    while not page.locator("#undo:not([disabled])").count():
        answer(page)
    before = page.evaluate("maat.page.update.version")
    page.locator("#undo").click()
    page.wait_for_function("v => maat.page.update.version !== v", arg=before)
    assert "log-undone" in page.evaluate("maat.page.log.map(({ key }) => key)")


def learn(page: Page) -> None:
    """Play a lesson, and look a rule up."""
    page.evaluate("maat.go('/learn/ra')")
    page.locator(".teacher").wait_for()
    assert page.evaluate(THROUGH) == []
    page.evaluate("maat.go('/rules/ra')")
    expect(page.locator("[id='RA-45']")).to_be_attached()


def use_the_box(page: Page, url: str) -> None:
    """Count, lay out and referee with the real pieces."""
    page.goto(f"{url}?at=/box/ra/pad")
    page.locator("[name=count]").select_option("3")
    page.locator(".tool-foot .primary").click()
    page.locator("[data-line=gold-1] .counter button").last.click()
    expect(page.locator("[data-line=gold-1] .pad-points")).to_have_text("3")
    page.locator(".box-back").click()
    page.locator("[data-tool=setup]").click()
    page.locator(".tool-foot .primary").click()
    expect(page.locator("[data-place=seat-0-suns] .tag")).to_be_visible()
    page.locator(".box-back").click()
    page.locator("[data-tool=referee]").click()
    page.locator("#begin").click()
    for suns in (1, 2):
        page.locator("[data-outcome^=suns]:not([disabled])").first.click()
        page.wait_for_function("n => maat.page.update.version >= n", arg=suns)
    expect(page.locator(".answer").first).to_be_visible()
    for game in ("pharaon", "tekhenu"):
        drive_an_automa(page, url, game)
    page.goto(f"{url}?at=/box/tekhenu/clock")
    page.locator(".tool-foot .primary").click()
    page.locator("#clock-go").click()
    expect(page.locator(".dial.runs")).to_be_visible()
    correct_a_value(page, url)


def correct_a_value(page: Page, url: str) -> None:
    """Games are played with what the box says before it is kept."""
    page.goto(f"{url}?at=/box/pharaon/values")
    field = page.locator("[data-path='artisans.1.pp']")
    field.fill("9")
    field.press("Tab")
    page.locator("#values-keep").click()
    expect(page.locator(".tool-foot")).to_contain_text("da się grać")  # in Polish by then
    page.locator("#values-none").click()
    expect(field).to_have_value("2")


def drive_an_automa(page: Page, url: str, game: str) -> None:
    """Open its driver, and tell it something: it says what is to be done with the pieces."""
    page.goto(f"{url}?at=/box/{game}/automa")
    page.locator("#begin").click()
    page.locator("#deal-all").click()
    expect(page.locator(".deed").first).to_be_visible()
    before = page.evaluate("maat.page.update.version")
    page.locator("#deed-done").click()
    page.locator(".outcome:not([disabled]), #no-change, .answer").first.click()
    page.wait_for_function("v => maat.page.update.version > v", arg=before)


def test_a_device_keeps_shows_and_carries_games(
    host: Host, device: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    context = device(accept_downloads=True)
    context.add_init_script(COUNT_KEEPING)
    page = visit(context, host.url)
    expect(page.locator(".device")).not_to_contain_text("may clear them")
    assert page.evaluate("asked") == 1
    assert installable(page) == []
    start(page, "ra", "Pass and play")
    take_over(page)
    link = carried_link(page)
    page.goto(host.url)
    wait_for_engine(page)
    expect(page.locator(".running li")).to_have_count(1)
    expect(page.locator(".running li")).to_contain_text("taken along")
    file = tmp_path / "maat.json"
    file.write_text(kept(page, page.get_by_role("button", name="Save all games").click))
    assert len(json.loads(file.read_text())["games"]) == 1
    other = visit(device(viewport={"width": 360, "height": 740}), host.url)
    expect(other.locator(".device")).to_contain_text("may clear them")
    other.evaluate(OFFER)
    other.get_by_role("button", name="Install on this device").scroll_into_view_if_needed()
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(other) == []
    other.get_by_role("button", name="Install on this device").click()
    assert other.evaluate("installed")
    other.locator(".device input[type=file]").set_input_files(file)
    expect(other.locator(".running li")).to_have_count(1)
    other.goto(link)
    other.locator(".hand-over button, .bar.asking").first.wait_for()
    assert "at=/t/" in other.url
    assert other.evaluate("maat.page.update.kind") == "carried"
    assert other.evaluate("maat.page.update.mine.length") == 2
    other.goto(f"{host.url}?at=/learn/ra")
    wait_for_engine(other)
    expect(other.locator("main h1").first).to_be_visible()
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_server_hands_the_table_out_and_a_game_goes_there_and_back(
    site: Path, device: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    wished = Settings(database=str(tmp_path / "maat.db"), site=str(site), thinkers=1, limits=False)
    with in_background(wished, lambda: "127.0.0.1") as running:
        server = f"http://127.0.0.1:{running.config.port}/"
        page = device().new_page()
        page.goto(server)
        page.get_by_role("link", name="Take this table along").click()
        wait_for_engine(page)
        start(page, "ra", "Pass and play")
        take_over(page)
        page.goto(carried_link(page))
        take_over(page)
        assert page.url.startswith(f"{server}t/")
        carried_link(page)
        page.locator("#transfer-to").fill(f"{server}pocket/")
        page.locator("#transfer-to").press("Enter")
        expect(page.locator("#transfer-link")).to_have_value(re.compile("/pocket/#g="))
        page.goto(page.locator("#transfer-link").input_value())
        take_over(page)
        assert page.url.startswith(f"{server}pocket/?at=/t/")


def take_over(page: Page) -> None:
    """Somebody on this device is asked, and has it in hand."""
    page.locator(".hand-over button, .bar.asking").first.wait_for()
    if page.locator(".hand-over button").count():
        page.locator(".hand-over button").first.click()
    page.locator(".bar.asking").wait_for()


def test_games_can_be_read_about_while_the_engine_still_comes(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    page = device().new_page()
    bar = page.locator(".pocket progress")
    with holding("python.wasm.gz"):
        page.goto(host.url)
        for game in ("ra", "pharaon", "tekhenu"):
            expect(page.locator(f"[data-game={game}] .starts .primary")).to_be_visible()
        page.wait_for_function("() => document.querySelector('.pocket progress')?.value > 0.2")
        page.wait_for_timeout(500)
        assert bar.evaluate("bar => bar.value") < 0.4  # most of what is fetched is that file
        assert not page.locator("html[data-engine=ready]").count()
    page.wait_for_function("() => document.querySelector('.pocket progress')?.value >= 0.8")
    wait_for_engine(page)
    expect(bar).to_have_count(0)


def test_where_a_browser_does_not_keep_the_site_it_plays_and_says_so(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    context = device()
    page = context.new_page()
    page.goto(host.url.replace("127.0.0.1", OPEN))
    assert not page.evaluate("isSecureContext")
    wait_for_engine(page)
    expect(page.locator(".device")).to_contain_text("does not keep the program itself")
    expect(page.locator(".device")).not_to_contain_text("no network")
    start(page, "ra", "Pass and play")
    take_over(page)
    assert answer(page) > 0


def test_an_answer_is_on_the_disk_before_it_is_acknowledged_or_can_be_given_again(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    page = visit(device(), host.url)
    start(page, "ra", "Pass and play")
    take_over(page)
    worker = next(each for each in page.workers if each.url.endswith("/worker.js"))
    worker.evaluate(NOTE_WRITES)
    answer(page)
    written = worker.evaluate("writes")
    assert written
    assert set(written) == {"strict"}
    take_over(page)
    version = page.evaluate("maat.page.update.version")
    worker.evaluate(REFUSE_WRITES)
    page.evaluate("document.querySelector('#unfold')?.click()")
    page.locator(".answer").first.click()
    expect(page.locator(".fault:visible")).to_have_count(1)
    page.wait_for_function("() => maat.page.socket.pending.size === 0")
    assert page.evaluate("maat.page.update.version") == version
    worker.evaluate(ALLOW_WRITES)
    page.locator(".pocket .fault button").click()
    expect(page.locator(".fault")).to_have_count(0)
    page.wait_for_function("() => !maat.page.sent")  # a second click at once is no second answer
    assert answer(page) > version


def test_two_tabs_have_the_same_tables_and_a_dead_worker_comes_back(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    context = device()
    page = visit(context, host.url)
    start_against(page, "ra", "greedy")
    version = answer(page)
    second = context.new_page()
    second.goto(page.url)
    second.locator(".bar").first.wait_for()
    assert second.evaluate("maat.page.update.version") >= version
    page.close()  # and its worker with it
    second.locator(".bar.asking").wait_for(timeout=90_000)
    assert answer(second) > version


def test_memory_that_nobody_needs_is_given_back_at_once(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    context = device()
    context.add_init_script(COUNT_IDLE)
    page = visit(context, host.url)
    left = """async (collects) => {
      const [version] = document.querySelector("script[src*=carrier]").src.match(/.*\\//);
      const { collect } = await import(version + "collector.js");
      const later = (time) => new Promise((done) => setTimeout(done, time));
      const garbage = () => new WeakRef({ much: new Uint8Array(1_000_000) });
      const seen = garbage();
      await later(0); // what is looked at is held until then
      if (collects) collect();
      await later(1000);
      return seen.deref() !== undefined;
    }"""
    assert page.evaluate(left, False)
    assert not page.evaluate(left, True)
    start(page, "ra", "Pass and play")
    page.wait_for_function("() => idle > 0")
    before = page.evaluate("idle")
    for _ in range(4):  # each is acknowledged and shown
        take_over(page)
        answer(page)
    page.wait_for_function("before => idle > before", arg=before)


def answered_and_killed(browser: Browser, profile: Path, url: str, known: int) -> tuple[str, int]:
    """What was known is there; give an answer, then one more, and end the browser without a word
    at some moment of it; where, and what was acknowledged."""
    wishes: dict[str, Any] = {"executable_path": CHROMIUM, "args": FLAGS, "locale": "en-US"}
    context = browser.browser_type.launch_persistent_context(str(profile), **wishes)
    context.set_default_timeout(PATIENCE)
    page = context.pages[0]
    page.goto(url)
    wait_for_engine(page)
    if "at=" not in url:
        start(page, "ra", "Pass and play")
    take_over(page)
    assert page.evaluate("maat.page.update.version") >= known
    version, where = answer(page), page.url
    page.evaluate("document.querySelector('.hand-over button, .answer')?.click()")
    time.sleep(random.random() / 20)  # a strict write takes a few milliseconds
    for process in processes_of(profile):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    with suppress(Error):
        context.close()
    return where, version


def processes_of(profile: Path) -> list[int]:
    """The processes of the browser that uses a profile."""
    found: list[int] = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


def kill_and_come_back(browser: Browser, profile: Path, url: str, times: int) -> None:
    """Nothing acknowledged is lost, and nothing is played twice: each answer is one version."""
    where, version = url, 0
    for _ in range(times):
        where, reached = answered_and_killed(browser, profile, where, version)
        assert reached > version
        version = reached


def test_a_browser_that_is_killed_has_lost_no_answer(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    kill_and_come_back(browser, tmp_path / "profile", host.url, KILLS)


# The rest is long: `make soak` runs it.


@pytest.mark.soak
@pytest.mark.parametrize("again", [True, False], ids=["a visit later", "at the first visit"])
def test_a_new_version_comes_whole_and_says_so(
    host: Host, device: Callable[..., BrowserContext], tmp_path: Path, again: bool
) -> None:
    page = visit(device(), host.url)
    wait_for_keeping(page)
    old = renewed(next((tmp_path / "host").glob("*/*")), "v-update")
    if again:
        page.reload()
        wait_for_engine(page)  # the old version, although its files have gone from the host
    assert old.name in page.content()
    page.evaluate("navigator.serviceWorker.ready.then((here) => here.update())")
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator("script[src*=v-update]").first).to_be_attached()
    wait_for_engine(page)


def make_room(page: Page, room: dict[str, int]) -> None:
    """How many bytes this host may keep on the device; as many as usual if nothing is said."""
    line = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, **room})


@pytest.mark.soak
def test_a_full_device_says_so_and_goes_on_once_there_is_room(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    page = visit(device(), host.url)
    start_against(page, "ra", "greedy")
    version = answer(page)
    page.locator(".bar.asking").wait_for()
    make_room(page, {"quotaSize": 1})
    page.wait_for_timeout(ROOM_IS_KNOWN)
    page.evaluate("document.querySelector('#unfold')?.click()")
    page.locator(".answer").first.click()
    expect(page.locator(".pocket .fault")).to_contain_text("no room left")
    page.locator(".pocket .fault button").click()
    make_room(page, {})
    page.wait_for_timeout(ROOM_IS_KNOWN)
    assert answer(page) > version
    version = page.evaluate("maat.page.update.version")
    make_room(page, {"quotaSize": 1})
    page.wait_for_timeout(ROOM_IS_KNOWN)
    page.goto(host.url)
    wait_for_engine(page)
    page.locator("[data-game=ra] .starts .primary").click()
    expect(page.locator(".pocket .fault")).to_contain_text("no room left")
    make_room(page, {})
    page.locator(".running a").first.click()
    assert answer(page) > version


@pytest.mark.soak
def test_a_browser_that_keeps_nothing_is_told_so(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    page = device().new_page()
    page.goto(f"{host.url}icons/icon.svg")
    page.evaluate(OF_ANOTHER)
    page.goto(host.url)
    expect(page.locator(".pocket .fault")).to_contain_text("keeps nothing here", timeout=90_000)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_an_automa_is_driven_through_a_whole_game_in_flight_mode(
    host: Host, device: Callable[..., BrowserContext], game: str
) -> None:
    page = cut_off(visit(device(viewport={"width": 360, "height": 740}), host.url), host)
    page.goto(f"{page.url.split('?')[0]}?at=/box/{game}/automa")
    page.locator("#begin").click()
    page.locator("#deal-all").click()
    assert drive(page, "") > 20
    assert page.evaluate("maat.page.update.phase") == "over"
    expect(page.locator(".end")).to_contain_text("count it")


@pytest.mark.soak
@pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])
def test_every_game_is_played_to_its_end_in_flight_mode(
    host: Host, device: Callable[..., BrowserContext], game: str
) -> None:
    page = cut_off(visit(device(), host.url), host)
    start_against(page, game, "greedy")
    page.evaluate(UNWATCHED)
    assert play_to_the_end(page, game) > 5
    expect_an_end(page)
    page.get_by_role("link", name="Review").first.click()
    page.locator("svg.curve, .curve").first.wait_for(timeout=570_000)


@pytest.mark.soak
def test_a_solo_game_of_tekhenu_in_flight_mode(
    host: Host, device: Callable[..., BrowserContext]
) -> None:
    page = cut_off(visit(device(), host.url), host)
    alone(page, "tekhenu")
    page.evaluate(UNWATCHED)
    assert play_to_the_end(page, "solo") > 5
    expect_an_end(page)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("_", range(MANY_KILLS // KILLS_OF_A_GAME))
def test_a_browser_that_is_killed_a_hundred_times_has_lost_no_answer(
    browser: Browser, host: Host, tmp_path: Path, _: int
) -> None:
    kill_and_come_back(browser, tmp_path / "profile", host.url, KILLS_OF_A_GAME)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", ["ra", "pharaon", "tekhenu"])
def test_ten_games_in_one_tab_leave_no_memory_behind(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    tables = importlib.import_module("pocket_tables")
    laid_out(site, tmp_path)
    (grown,) = tables.growth(tmp_path, game, GAMES_IN_A_TAB)
    assert grown.holds, grown
