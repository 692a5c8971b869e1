"""Reviews of finished games over HTTP: asked for, made once, kept, gone on with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from maat import catalog
from maat.client import Client, Data, RequestRefused
from maat.core import notation
from maat.review import decisions, runner
from maat.review.report import EDITION
from maat.review.runner import ReviewSettings
from maat.review.swings import Opinion
from maat.server.reviews import Thought

if TYPE_CHECKING:
    from tests.server.conftest import Running

ME: Data = {"kind": "me"}
BOT: Data = {"kind": "bot", "bot": "random"}
RECORD = sorted((Path(__file__).parents[1] / "games" / "ra" / "records").glob("*.maat"))[0]

Serve = Callable[..., Any]


def imported(guest: Client) -> str:
    """A finished game."""
    text = RECORD.read_text("utf-8")
    return str(guest.post("/api/records", {"record": text})["id"])


def waited(guest: Client, table: str, wanted: str = "done") -> Any:
    """The review once it has come so far."""
    for _ in range(1200):
        told = guest.get(f"/api/tables/{table}/review")
        if told["state"] in (wanted, "failed"):
            break
        time.sleep(0.05)
    assert told["state"] == wanted
    return told


@pytest.fixture
def small(serve: Serve) -> Running:
    """A server whose reviews are quick."""
    running: Running = serve(review=16)
    return running


def test_a_game_that_is_not_over_is_not_reviewed(small: Running) -> None:
    guest = small.guest("Ania")
    table = str(guest.open_table("ra", [ME, BOT])["id"])
    for ask in (guest.get, guest.post):
        with pytest.raises(RequestRefused, match="not-over"):
            ask(f"/api/tables/{table}/review")


def test_a_review_is_made_when_it_is_asked_for_and_then_kept(small: Running, serve: Serve) -> None:
    guest = small.guest("Ania")
    table = imported(guest)
    path = f"/api/tables/{table}/review"
    assert guest.get(path)["state"] == "none"
    assert guest.post(path)["state"] in ("waiting", "running")
    told = waited(guest, table)
    assert told["done"] == told["total"] == len(told["review"]["decisions"])
    codes = {answer["action"] for answer in told["answers"]}
    assert {each["played"] for each in told["review"]["decisions"]} <= codes
    assert guest.post(path) == told
    small.stop()
    again = serve(review=16)
    assert Client(again.url).get(path) == told
    assert asyncio.run(again.services.store.opinions(table)) == {}


def test_a_review_cut_short_goes_on_where_it_was(small: Running) -> None:
    table = imported(small.guest("Ania"))
    store, wish = small.services.store, small.services.reviews.settings
    finished = decisions.read(
        notation.replay(catalog.load("ra"), notation.read(RECORD.read_text()))
    )
    even = [0.5] * finished.seats
    kept = Opinion("known already", 2, 0, even, 0.1, even, 0.1, 0.1, 0.0, 0.1, 0.1, 0.0)
    thought = Thought(EDITION, wish.level, wish.iterations, wish.seed, kept)
    first = finished.decisions[0].at
    asyncio.run(store.keep_opinion(table, first, msgspec.json.encode(thought).decode()))
    asyncio.run(store.keep_review(table, ""))
    told = waited(Client(small.url), table)
    assert told["done"] == told["total"] == len(finished.decisions)
    known = [each for each in told["review"]["decisions"] if each["step"] == "known already"]
    assert [each["n"] for each in known] == [1]


def test_a_review_cut_short_is_begun_again_with_another_budget(serve: Serve) -> None:
    first = serve(review=400)
    guest = first.guest("Ania")
    table = imported(guest)
    guest.post(f"/api/tables/{table}/review")
    while guest.get(f"/api/tables/{table}/review")["done"] < 3:
        time.sleep(0.01)
    first.stop()
    again = serve(review=16)
    assert len(asyncio.run(again.services.store.opinions(table))) >= 3
    told = waited(Client(again.url), table)["review"]
    guest = again.guest("Ola")
    fresh = imported(guest)
    guest.post(f"/api/tables/{fresh}/review")
    assert told == waited(guest, fresh)["review"]


def test_what_another_version_thought_is_thought_again(small: Running) -> None:
    guest = small.guest("Ania")
    table = imported(guest)
    asyncio.run(small.services.store.keep_opinion(table, 9, '{"of": "long ago"}'))
    guest.post(f"/api/tables/{table}/review")
    told = waited(guest, table)
    assert told["done"] == told["total"]


def test_a_review_of_another_edition_is_made_again(small: Running) -> None:
    guest = small.guest("Ania")
    table = imported(guest)
    path = f"/api/tables/{table}/review"
    guest.post(path)
    told = waited(guest, table)
    old = {**told["review"], "edition": EDITION - 1}
    asyncio.run(small.services.store.keep_review(table, msgspec.json.encode(old).decode()))
    assert guest.get(path)["state"] == "none"
    guest.post(path)
    assert waited(guest, table) == told


def test_a_thought_of_another_edition_does_not_fit() -> None:
    finished = decisions.read(
        notation.replay(catalog.load("ra"), notation.read(RECORD.read_text()))
    )
    [work, *_] = runner.parts(finished, ReviewSettings(iterations=16), 1)
    even = [0.5] * finished.seats
    kept = Opinion("turn", 2, 0, even, 0.1, even, 0.1, 0.1, 0.0, 0.1, 0.1, 0.0)
    told = (work.level, work.iterations, work.seed, kept)
    assert Thought(EDITION, *told).fits(work)
    assert not Thought(EDITION - 1, *told).fits(work)


def test_one_review_is_made_at_a_time(small: Running) -> None:
    guest = small.guest("Ania")
    tables = [imported(guest) for _ in range(2)]
    for table in tables:
        guest.post(f"/api/tables/{table}/review")
    assert guest.get(f"/api/tables/{tables[1]}/review")["state"] == "waiting"
    for table in tables:
        waited(guest, table)


def test_bots_of_running_games_answer_while_a_review_is_made(serve: Serve) -> None:
    running = serve(review=400)
    guest = running.guest("Ania")
    table = imported(guest)
    guest.post(f"/api/tables/{table}/review")
    game = str(guest.open_table("ra", [BOT, BOT])["id"])
    for _ in range(3000):
        if guest.get(f"/api/tables/{game}")["phase"] == "over":
            break
        time.sleep(0.1)
    assert guest.get(f"/api/tables/{game}")["phase"] == "over"
    assert guest.get(f"/api/tables/{table}/review")["state"] in ("running", "done")


def test_a_failed_review_can_be_asked_for_again(small: Running) -> None:
    guest = small.guest("Ania")
    table = imported(guest)
    reviews = small.services.reviews
    good, reviews.settings = reviews.settings, type(reviews.settings)(level=1, iterations=16)
    path = f"/api/tables/{table}/review"
    guest.post(path)
    waited(guest, table, "failed")
    reviews.settings = good
    guest.post(path)
    assert waited(guest, table)["review"]["level"] == 4
