"""The desk of a device: the same operations and sockets as a server's, without one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import pytest

from maat.pocket import thinker
from maat.pocket.worker import PARTS
from maat.scene.cache import CACHE
from maat.server import minds

if TYPE_CHECKING:
    from tests.pocket.conftest import Device, Page

    from maat.server.interfaces import Question

Open = Callable[["Device"], Coroutine[Any, Any, "Page"]]
TWO = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}


async def greeted(page: Page, table: str) -> Any:
    """The first update of a socket."""
    page.worker.connect(1, table)
    page.worker.hear(1, json.dumps({"type": "hello", "version": 0}))
    return await page.hear("update")


async def asked(page: Page, update: Any) -> Any:
    """The next update in which somebody here has to answer, or the last one."""
    while update["phase"] != "over" and not update["answers"]:
        update = await page.hear("update")
    return update


def answer(update: Any, id: str) -> str:
    """The first answer there is, as a message."""
    action = update["answers"][0]["action"]
    return json.dumps({"type": "act", "action": action, "version": update["version"], "id": id})


async def act(page: Page, update: Any, id: str) -> Any:
    """Give the first answer on a socket; what is acknowledged."""
    page.worker.hear(1, answer(update, id))
    return await page.hear("done")


async def played(page: Page, table: str) -> Any:
    """A game played to its end, always by the first answer."""
    update = await asked(page, await greeted(page, table))
    while update["phase"] != "over":
        await act(page, update, f"move-{update['version']}")
        update = await asked(page, await page.hear("update"))
    return update


def test_a_game_is_played_to_its_end_and_looked_back_at(device: Device, open_page: Open) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        update = await played(page, table)
        assert min(update["places"]) == 1
        assert device.thoughts == []  # bots that do not look ahead need no worker of their own
        replay = await page.ask("GET", f"/api/tables/{table}/replay")
        assert len(replay["frames"]) == update["version"] + 1
        assert (await page.ask("GET", f"/api/tables/{table}/proof"))["verified"]
        record = await page.ask("GET", f"/api/tables/{table}/record")
        again = await page.ask("POST", "/api/records", {"record": record})
        assert await page.ask("GET", f"/api/tables/{again['id']}/record")
        folded = await page.ask("GET", f"/api/tables/{table}/replay.html")
        assert "maat/main.js" in folded
        assert "pocket/" not in folded
        await page.leave()

    asyncio.run(work())


def test_what_was_acknowledged_is_there_for_the_next_page(device: Device, open_page: Open) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        update = await asked(page, await greeted(page, table))
        done = await act(page, update, "mine")
        await page.leave()
        again = await open_page(device)
        kept = await greeted(again, table)
        assert kept["version"] >= done["version"]
        assert kept["mine"] == [0]
        again.worker.hear(1, answer(update, "mine"))
        assert (await again.hear("done"))["version"] == done["version"]
        assert [row["id"] for row in (await again.ask("GET", "/api/me"))["tables"]] == [table]
        await again.leave()

    asyncio.run(work())


def test_who_comes_back_after_years_has_the_same_games(device: Device, open_page: Open) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        await page.leave()
        for name in [each for each in device.kept if each.startswith("token/")]:
            device.kept[name] = json.dumps(
                {**json.loads(device.kept[name]), "created": 1, "born": 1}
            )
        again = await open_page(device)
        assert [row["id"] for row in (await again.ask("GET", "/api/me"))["tables"]] == [table]
        assert (await greeted(again, table))["mine"] == [0]
        await again.leave()

    asyncio.run(work())


def test_a_device_keeps_few_drawings_of_games_that_are_over(
    device: Device, open_page: Open
) -> None:
    async def work() -> None:
        page = await open_page(device)
        assert CACHE.most <= PARTS
        await page.leave()

    asyncio.run(work())


def test_a_device_says_what_answers_bring_and_why_others_are_not_allowed(
    device: Device, open_page: Open
) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        update = await asked(page, await greeted(page, table))
        allowed = update["answers"][0]["action"]
        page.worker.hear(1, json.dumps({"type": "preview", "action": allowed}))
        assert (await page.hear("preview"))["action"] == allowed
        page.worker.hear(1, json.dumps({"type": "why", "action": "bid 13"}))
        assert (await page.hear("why"))["reasons"]
        page.worker.hear(1, json.dumps({"type": "sheet"}))
        assert len((await page.hear("sheet"))["sides"]) == 2
        await page.leave()

    asyncio.run(work())


def test_clocks_run_on_a_device_and_are_kept(device: Device, open_page: Open) -> None:
    async def work() -> None:
        page = await open_page(device)
        timed = {**TWO, "clock": {"move": 1, "total": 600}}
        table = (await page.ask("POST", "/api/tables", timed))["id"]
        update = await asked(page, await greeted(page, table))
        version = update["version"]
        while update["version"] == version:  # nobody answers: a bot does, once the time is up
            update = await page.hear("update")
        await page.leave()
        again = await open_page(device)
        clock = (await greeted(again, table))["clock"]
        assert clock["left"][0] <= 599_000
        await again.leave()

    asyncio.run(work())


def test_what_cannot_be_kept_is_not_acknowledged(device: Device, open_page: Open) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        update = await asked(page, await greeted(page, table))
        device.is_full = True
        assert await page.refused("POST", "/api/tables", TWO) == "server-fault"
        page.worker.hear(1, answer(update, "lost"))
        refused = await page.hear("refused")
        assert refused["id"] == "lost"
        device.is_full = False
        assert (await act(page, update, "kept"))["id"] == "kept"
        await page.leave()

    asyncio.run(work())


def test_bots_answer_beside_the_tables_until_the_thinking_worker_has_started(
    device: Device, open_page: Open
) -> None:
    async def work() -> None:
        page = await open_page(device)
        device.is_awake = False
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "peek"}]
        table = (await page.ask("POST", "/api/tables", {"game": "ra", "seats": seats}))["id"]
        update = await asked(page, await greeted(page, table))
        await act(page, update, "mine")
        update = await asked(page, await page.hear("update"))
        assert device.thoughts == []
        device.is_awake = True
        await act(page, update, "next")
        await asked(page, await page.hear("update"))
        seconds = json.loads(device.thoughts[0])["seconds"]
        assert 0 < minds.IN_TIME * seconds < 1.4  # of 2: on a phone all else takes longer, too
        await page.leave()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("bot", "is_awake"), [("greedy", True), ("search", False), ("search", True)]
)
def test_an_answer_is_shown_before_a_bot_thinks(
    bot: str, is_awake: bool, device: Device, open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[list[str]] = []

    def noted(question: Question) -> int:
        waiting.append([message["type"] for _, message in device.said])
        return minds.think(question)

    async def work() -> None:
        page = await open_page(device)
        device.is_awake = is_awake
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        table = (await page.ask("POST", "/api/tables", {"game": "ra", "seats": seats}))["id"]
        update = await asked(page, await greeted(page, table))
        device.said.clear()
        waiting.clear()
        while not waiting:
            await act(page, update, f"move-{update['version']}")
            update = await asked(page, await page.hear("update"))
        assert {"done", "update"} <= set(waiting[0])
        await page.leave()

    monkeypatch.setattr(thinker, "think", noted)
    asyncio.run(work())


def test_everything_is_carried_to_another_device_in_one_file(
    device: Device, open_page: Open
) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        update = await asked(page, await greeted(page, table))
        done = await act(page, update, "mine")
        kept = await page.ask("GET", "/api/device")
        await page.leave()
        other = await open_page(type(device)())
        await other.ask("POST", "/api/me", {"name": "Ola"})
        assert await other.ask("POST", "/api/device", kept) == {"games": 1, "known": 0}
        assert await other.ask("POST", "/api/device", kept) == {"games": 0, "known": 1}
        shown = await asked(other, await greeted(other, table))
        assert shown["mine"] == [0]
        assert shown["version"] >= done["version"]
        await act(other, shown, "next")
        await other.leave()

    asyncio.run(work())


def test_a_running_game_is_carried_to_another_device_and_its_luck_stays(
    device: Device, open_page: Open
) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        update = await asked(page, await greeted(page, table))
        await act(page, update, "mine")
        game = await page.ask("POST", f"/api/tables/{table}/carry", {"to": "https://a.example/"})
        await page.leave()
        other = await open_page(type(device)())
        packed = game["link"].partition("#g=")[2]
        there = (await other.ask("POST", "/api/records", {"packed": packed}))["id"]
        shown = await asked(other, await greeted(other, there))
        assert (shown["kind"], shown["mine"]) == ("carried", [0])
        assert shown["commitment"] == update["commitment"]
        end = await played(other, there)
        assert (end["kind"], end["phase"]) == ("carried", "over")
        assert (await other.ask("GET", f"/api/tables/{there}/proof"))["carried"]
        assert (await other.ask("GET", f"/api/tables/{there}/replay"))["carried"]
        record = await other.ask("GET", f"/api/tables/{there}/record")
        assert "\ncarried\n" in record
        again = await other.ask("POST", "/api/records", {"record": record})
        assert await other.ask("GET", f"/api/tables/{again['id']}/record") == record
        await other.leave()

    asyncio.run(work())


@pytest.mark.parametrize("broken", ["entries", "format"])
def test_a_file_that_was_tampered_with_is_refused(
    device: Device, open_page: Open, broken: str
) -> None:
    async def work() -> None:
        page = await open_page(device)
        await page.ask("POST", "/api/tables", TWO)
        kept = await page.ask("GET", "/api/device")
        if broken == "entries":
            kept["games"][0]["entries"][0]["line"] = "0 fly"
        else:
            kept["maat"] = 99
        assert await page.refused("POST", "/api/device", kept) == "other-device-file"
        await page.leave()

    asyncio.run(work())


def test_an_address_nobody_knows_and_a_table_that_is_not_there(
    device: Device, open_page: Open
) -> None:
    async def work() -> None:
        page = await open_page(device)
        assert await page.refused("GET", "/api/nothing") == "not-found"
        page.worker.connect(7, "nowhere")
        assert await asyncio.wait_for(device.lines.get(), 60) == (7, 4000)
        await page.leave()

    asyncio.run(work())


def test_a_coach_whispers_on_a_device_too(device: Device, open_page: Open) -> None:
    async def work() -> None:
        page = await open_page(device)
        table = (await page.ask("POST", "/api/tables", TWO))["id"]
        await greeted(page, table)
        page.worker.hear(1, json.dumps({"type": "coach", "word": "wants"}))
        update = await page.hear("update")
        while not (update["coach"]["on"] and len(update["answers"]) > 1):
            update = await page.hear("update")
        page.worker.hear(1, json.dumps({"type": "hint"}))
        hint = await page.hear("hint")
        assert hint["action"] in [each["action"] for each in update["answers"]]

    asyncio.run(work())
