"""A finished game goes where people keep theirs: here, BG Stats, a table, a picture, a text."""

from __future__ import annotations

import csv
import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Download, Page, Route, expect
from tests.e2e.test_pages import FINISH, LANGUAGES, RAW, open_table
from tests.e2e.ways import speak


def downloaded(page: Page, button: str) -> Download:
    """What a button hands over as a file."""
    with page.expect_download() as found:
        page.locator(button).click()
    return found.value


def told_to_bg_stats(page: Page) -> Any:
    """What the link carries, as BG Stats reads it."""
    address = page.locator("#bg-stats").get_attribute("href") or ""
    start = "https://app.bgstatsapp.com/createPlay.html?data="
    assert address.startswith(start)
    return json.loads(unquote(address.removeprefix(start)))


LASTED = 47  # minutes


def begun_long_ago(page: Page) -> None:
    """Whatever the page is told of its games, they began so long before they ended."""

    def tell(route: Route) -> None:
        reply = route.fetch()
        me = reply.json()
        for row in me["tables"]:
            row["created"] = row["since"] - LASTED * 60_000
        route.fulfill(response=reply, json=me)

    page.route("**/api/me", tell)


def test_a_result_goes_to_bg_stats_a_table_a_picture_a_text_and_stays_here(
    new_page: Any, tmp_path: Path
) -> None:
    page: Page = new_page(
        permissions=["clipboard-read", "clipboard-write"], timezone_id="Asia/Tokyo"
    )
    page.locator("#my-name").fill('=Ada, "queen"')
    page.locator("#my-name").press("Tab")
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    begun_long_ago(page)
    page.evaluate(FINISH)
    page.locator(".results summary").click()
    id, scores, places = page.evaluate(
        "[maat.page.id, maat.page.update.scores, maat.page.update.places]"
    )

    page.wait_for_function("() => document.querySelector('#bg-stats').href.includes('bggId')")
    told = told_to_bg_stats(page)
    assert (told["sourceName"], told["sourcePlayId"], told["game"]["bggId"]) == ("Maat", id, 12)
    when = datetime.strptime(told["playDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
    assert abs(datetime.now(UTC) - when) < timedelta(hours=1)  # by no clock on a wall
    assert (told["game"]["name"], told["durationMin"]) == ("Ra", LASTED)
    assert [player["score"] for player in told["players"]] == scores
    assert [player["rank"] for player in told["players"]] == places
    assert [player["winner"] for player in told["players"]] == [place == 1 for place in places]
    assert sorted(player["startPlayer"] for player in told["players"]) == [False, True]

    sheet = tmp_path / "ra.csv"
    downloaded(page, "#result-table").save_as(sheet)
    rows = list(csv.DictReader(sheet.read_text("utf-8-sig").splitlines()))
    assert [int(row["Points"]) for row in rows] == scores
    assert '\'=Ada, "queen"' in [row["Player"] for row in rows]  # no formula for a spreadsheet
    lines = list(rows[0])[8:]
    assert [sum(int(row[line]) for line in lines) for row in rows] == scores

    drawing = tmp_path / "ra.png"
    downloaded(page, "#result-picture").save_as(drawing)
    assert drawing.read_bytes().startswith(b"\x89PNG")
    page.locator("#share-result").click()
    expect(page.locator("#share-result")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Ra, ")
    assert f"1. {told['players'][places.index(1)]['name']}: {max(scores)} point" in copied

    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".results a[href='/plays']").click()
    kept = page.locator(".plays li")
    expect(kept).to_have_count(1)
    mine = told["players"].index(next(each for each in told["players"] if "Ada" in each["name"]))
    expect(page.locator(".courses tfoot td").last).to_have_text(f"{scores[mine]}")
    page.reload()
    expect(kept).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert re.findall(RAW, page.locator("main").inner_text()) == []
    page.locator("#plays-forget").click()
    page.locator("#plays-sure").click()
    expect(kept).to_have_count(0)


def test_whoever_has_no_name_is_you_wherever_the_game_is_told(page: Page) -> None:
    open_table(page, "ra")
    page.locator(".bar.asking").wait_for()
    page.evaluate(FINISH)
    page.locator(".results summary").click()
    page.wait_for_function("() => document.querySelector('#bg-stats').href.includes('bggId')")
    assert "You" in [player["name"] for player in told_to_bg_stats(page)["players"]]
    id = page.evaluate("maat.page.id")
    page.goto("/tables")
    row = page.locator(".tables li").first
    expect(row).to_contain_text("You")
    expect(row).not_to_contain_text("Seat")
    page.goto(f"/replay/{id}")
    page.locator(".table").wait_for()
    assert page.evaluate("maat.page.names").count("You") == 1
    file = page.request.get(f"/api/tables/{id}/replay.html").text()
    assert '"mine":[]' in file  # whoever is sent it is somebody else
