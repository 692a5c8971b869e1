"""Taking back: free until luck or others come between, else by consent of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maat import client
from maat.client import Client, Data, RequestRefused

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}


def versions(guest: Client, table: str) -> int:
    """The present version."""
    return int(guest.get(f"/api/tables/{table}")["version"])


def act(guest: Client, table: str, action: str, move: str = "") -> int:
    """Answer over HTTP."""
    body = {"action": action, "version": versions(guest, table), "id": move or client.new_id()}
    return int(guest.post(f"/api/tables/{table}/moves", body)["version"])


def undo(guest: Client, table: str, move: str = "") -> Data:
    """Take back over HTTP."""
    body = {"version": versions(guest, table), "id": move or client.new_id()}
    reply: Data = guest.post(f"/api/tables/{table}/undo", body)
    return reply


def seat_two(running: Running) -> tuple[Client, Client, str]:
    """Two people at a table of Ra; the first is asked."""
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", [ME, {"kind": "open"}])
    update = friend.sit(opened["id"], client.take_invitation(opened["invite"])[2])
    people = (host, friend) if update["asked"]["seat"] == 0 else (friend, host)
    return (*people, str(opened["id"]))


@pytest.fixture
def pair(shared: Running) -> tuple[Client, Client, str]:
    """The same on the server all tests share."""
    return seat_two(shared)


def test_a_last_answer_is_taken_back_at_once(pair: tuple[Client, Client, str]) -> None:
    first, _, table = pair
    start = versions(first, table)
    act(first, table, "invoke")
    assert first.get(f"/api/tables/{table}")["undo"]["free"]
    assert undo(first, table) == {"version": start + 2, "asked": False}
    update = first.get(f"/api/tables/{table}?since={start}")
    assert [line["key"] for line in update["log"]][-1] == "log-undone"
    assert update["answers"]


def test_an_undo_sent_again_is_done_once(pair: tuple[Client, Client, str]) -> None:
    first, _, table = pair
    start = versions(first, table)
    act(first, table, "invoke")
    undo(first, table, "u1")
    assert undo(first, table, "u1")["version"] == start + 2
    assert versions(first, table) == start + 2


def test_after_another_players_choice_everybody_has_to_agree(
    pair: tuple[Client, Client, str],
) -> None:
    first, second, table = pair
    start = versions(first, table)
    act(first, table, "invoke")
    act(second, table, "pass")
    assert undo(first, table)["asked"] is True
    waiting = second.get(f"/api/tables/{table}")["undo"]
    assert waiting["by"] == first.get(f"/api/tables/{table}")["mine"][0]
    assert waiting["needed"] == second.get(f"/api/tables/{table}")["mine"]
    with pytest.raises(RequestRefused, match="not-seated"):
        first.post(f"/api/tables/{table}/consent", {"agree": True})
    second.post(f"/api/tables/{table}/consent", {"agree": True})
    update = first.get(f"/api/tables/{table}")
    assert update["version"] == start + 3
    assert update["answers"]
    assert update["undo"]["by"] is None


def test_one_no_ends_it(pair: tuple[Client, Client, str]) -> None:
    first, second, table = pair
    act(first, table, "invoke")
    act(second, table, "pass")
    undo(first, table)
    second.post(f"/api/tables/{table}/consent", {"agree": False})
    assert first.get(f"/api/tables/{table}")["undo"]["by"] is None
    with pytest.raises(RequestRefused, match="nothing-to-undo"):
        second.post(f"/api/tables/{table}/consent", {"agree": True})


def test_a_yes_is_for_the_undo_that_was_seen(pair: tuple[Client, Client, str]) -> None:
    first, second, table = pair
    act(first, table, "invoke")
    act(second, table, "pass")
    undo(first, table)
    path, version = f"/api/tables/{table}/consent", versions(second, table)
    asker = second.get(f"/api/tables/{table}")["undo"]["by"]
    for seen in ({"version": version - 1}, {"by": 1 - asker}):
        with pytest.raises(RequestRefused, match="stale"):
            second.post(path, {"agree": True, **seen})
    assert second.post(path, {"agree": True, "version": version, "by": asker})["version"] > version


def test_one_undo_waits_at_a_time(pair: tuple[Client, Client, str]) -> None:
    first, second, table = pair

    def must_ask(guest: Client) -> bool:
        state = guest.get(f"/api/tables/{table}")["undo"]
        return bool(state["possible"] and not state["free"])

    while not (must_ask(first) and must_ask(second)):
        asked = first if first.get(f"/api/tables/{table}")["answers"] else second
        act(asked, table, last_answer(asked, table))
    undo(first, table)
    with pytest.raises(RequestRefused, match="undo-waits"):
        undo(second, table)
    second.post(f"/api/tables/{table}/consent", {"agree": False})
    assert undo(second, table)["asked"] is True


def test_an_answer_ends_the_wait_for_consent(pair: tuple[Client, Client, str]) -> None:
    first, second, table = pair
    act(first, table, "invoke")
    act(second, table, "pass")
    undo(first, table)
    act(first, table, last_answer(first, table))
    assert second.get(f"/api/tables/{table}")["undo"]["by"] is None


def last_answer(guest: Client, table: str) -> str:
    """The name of the last of the answers that can be given."""
    return str(guest.get(f"/api/tables/{table}")["answers"][-1]["name"])


def test_luck_is_not_taken_back_alone_and_drawn_anew_with_consent(
    pair: tuple[Client, Client, str],
) -> None:
    first, second, table = pair
    act(first, table, "draw")
    mine = first.get(f"/api/tables/{table}")
    assert not mine["undo"]["free"]
    assert mine["undo"]["possible"]
    assert undo(first, table)["asked"] is True
    before = versions(first, table)
    second.post(f"/api/tables/{table}/consent", {"agree": True})
    assert versions(first, table) == before + 1
    act(first, table, "draw")
    assert versions(first, table) > before + 1


def test_a_game_in_which_luck_was_taken_back_says_so_in_log_result_and_record(
    shared: Running,
) -> None:
    guest = shared.guest("Ania")
    table = str(guest.open_table("ra", [ME, ME])["id"])
    act(guest, table, "draw")
    undo(guest, table)
    update = guest.get(f"/api/tables/{table}")
    assert update["log"][-1]["key"] == "log-undone-luck"
    assert update["redrawn"] == 1
    client.play(guest, table, lambda update: update["answers"][-1]["action"])
    assert guest.get(f"/api/tables/{table}")["redrawn"] == 1
    assert guest.get(f"/api/tables/{table}/replay")["redrawn"] == 1
    record = guest.get(f"/api/tables/{table}/record")
    assert record.endswith("\nredrawn 1\n")
    opened = guest.post("/api/records", {"record": record})
    assert guest.get(f"/api/tables/{opened['id']}")["redrawn"] == 1
    with pytest.raises(RequestRefused, match="wrong-redrawn"):
        guest.post("/api/records", {"record": record.replace("redrawn 1", "redrawn 0")})


def test_against_bots_alone_nobody_has_to_be_asked(shared: Running) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table("ra", [ME, {"kind": "bot", "bot": "random"}])
    with guest.look(opened["id"]) as seat:
        seat.wait_update(client.is_my_turn)
        before = seat.update["version"]
        seat.act(seat.update["answers"][0]["action"])
        seat.wait_update(lambda update: update["version"] > before and client.is_my_turn(update))
        assert seat.update["undo"]["free"]
        seat.send("undo", version=seat.update["version"], id="u")
        assert seat.wait("done", "refused")["type"] == "done"


def test_an_undo_that_waits_survives_a_restart(serve: Serve) -> None:
    running = serve()
    host, friend, table = seat_two(running)
    act(host, table, "invoke")
    act(friend, table, "pass")
    start = versions(host, table)
    assert undo(host, table, "wait")["asked"] is True
    running.stop()
    host.url = friend.url = serve().url
    mine = host.get(f"/api/tables/{table}")["mine"]
    assert friend.get(f"/api/tables/{table}")["undo"]["by"] == mine[0]
    assert undo(host, table, "wait") == {"version": start, "asked": True}
    friend.post(f"/api/tables/{table}/consent", {"agree": True})
    assert versions(host, table) == start + 1
    assert undo(host, table, "wait")["version"] == start + 1


def test_who_is_stood_in_for_has_to_agree_all_the_same(pair: tuple[Client, Client, str]) -> None:
    first, second, table = pair
    act(first, table, "invoke")
    act(second, table, "pass")
    start = versions(first, table)
    assert undo(first, table)["asked"] is True
    seat = second.get(f"/api/tables/{table}")["mine"][0]
    first.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    assert first.get(f"/api/tables/{table}")["undo"]["needed"] == [seat]
    assert versions(first, table) == start, "nothing goes back while somebody is away"
    with second.look(table) as looking:
        looking.wait_update(lambda update: update["undo"]["by"] is not None)
        looking.send("consent", agree=True)
        looking.wait_update(lambda update: update["version"] > start)


def test_nothing_is_taken_back_after_the_end(shared: Running) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table("ra", [ME, ME])
    client.play(guest, opened["id"], lambda update: update["answers"][-1]["action"])
    with pytest.raises(RequestRefused, match="nothing-to-undo"):
        undo(guest, opened["id"])


def test_the_record_keeps_what_was_taken_back_and_the_draws_stay_true(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = str(guest.open_table("ra", [ME, ME])["id"])
    act(guest, table, "draw")
    undo(guest, table)
    client.play(guest, table, lambda update: update["answers"][-1]["action"])
    assert "\nundo 2\n" in guest.get(f"/api/tables/{table}/record")
    assert guest.get(f"/api/tables/{table}/proof")["verified"]


def test_what_is_taken_back_is_played_again_aside(serve: Serve) -> None:
    running = serve()
    registry, done = running.services.registry, list[str]()
    aside = registry.aside

    async def noted(work: Any, *args: Any) -> Any:
        done.append(work.__name__)
        return await aside(work, *args)

    registry.aside = noted
    guest = running.guest("Ania")
    table = str(guest.open_table("ra", [ME, ME])["id"])
    act(guest, table, "invoke")
    undo(guest, table)
    assert done == ["take_back"]
