"""People at one table: the waiting room, leaving, resigning, playing again."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from maat import client
from maat.bots import roster
from maat.client import Client, Data, RequestRefused
from maat.core import notation

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
BOT: Data = {"kind": "bot", "bot": "random"}


def seats_of(update: Data, what: str) -> list[object]:
    """One thing of every seat."""
    return [seat[what] for seat in update["seats"]]


def secret_of(opened: Data) -> str:
    """What an invitation grants a seat by."""
    return client.take_invitation(opened["invite"])[2]


def until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something that is about to happen."""
    limit = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.02)


def waiting(running: Running, *seats: Data) -> tuple[Client, Client, str]:
    """A waiting room, as the page opens it: nobody is ready yet."""
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", list(seats or (ME, OPEN)), ready=False)
    path = f"/api/tables/{opened['id']}"
    friend.post(f"{path}/seats", {"invite": secret_of(opened), "ready": False})
    return host, friend, path


def playing(running: Running, *more: Data) -> tuple[Client, Client, str]:
    """Two people who play."""
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN, *more])
    friend.sit(opened["id"], secret_of(opened))
    return host, friend, f"/api/tables/{opened['id']}"


def next_answer(path: str, *people: Client) -> tuple[Client, Data]:
    """Who is asked, and the first of the answers with what a move needs besides."""
    update = people[0].get(path)
    mover = people[update["asked"]["seat"]]
    answer = mover.get(path)["answers"][0]
    return mover, {**answer, "version": update["version"], "id": client.new_id()}


def moved(mover: Client, path: str, answer: Data) -> Data:
    """What the table says to an answer."""
    made: Data = mover.post(
        f"{path}/moves", {key: answer[key] for key in ("action", "version", "id")}
    )
    return made


def answer_by_turns(path: str, host: Client, friend: Client) -> None:
    """Until both have answered, the host not last: then that cannot be taken back alone."""
    movers: list[Client] = []
    while movers[-1:] != [friend] or host not in movers:
        mover, answer = next_answer(path, host, friend)
        moved(mover, path, answer)
        movers.append(mover)


def finished(running: Running) -> tuple[Client, Client, str]:
    """Two people who have played: both let bots play on."""
    host, friend, path = playing(running)
    with friend.look(path.rpartition("/")[2]) as looking:
        host.post(f"{path}/seats/0/bot", {"bot": "random"})
        friend.post(f"{path}/seats/1/bot", {"bot": "random"})
        looking.wait_update(lambda update: bool(update["phase"] == "over"))
    return host, friend, path


# The waiting room.


def test_the_game_begins_once_all_who_sit_there_are_ready(shared: Running) -> None:
    host, friend, path = waiting(shared)
    assert host.get(path)["phase"] == "gathering"
    assert seats_of(friend.post(f"{path}/seats/1", {"ready": True}), "status") == ["waiting", ""]
    assert friend.post(f"{path}/seats/1", {"ready": False})["phase"] == "gathering"
    host.post(f"{path}/seats/0", {"ready": True})
    begun = friend.post(f"{path}/seats/1", {"ready": True})
    assert begun["phase"] == "playing"
    assert seats_of(begun, "status") == ["", ""]
    with pytest.raises(RequestRefused, match="begun"):
        friend.post(f"{path}/seats/1", {"color": 5})


def test_whoever_is_alone_need_not_say_ready(shared: Running) -> None:
    host = shared.guest("Ania")
    table = host.open_table("ra", [ME, OPEN], ready=False)["id"]
    begun = host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert begun["phase"] == "playing"
    assert seats_of(begun, "status") == ["", ""]


def test_a_seat_is_chosen_and_whoever_is_moved_says_ready_again(shared: Running) -> None:
    host, friend, path = waiting(shared, ME, OPEN, BOT)
    friend.post(f"{path}/seats/1", {"ready": True})
    with pytest.raises(RequestRefused, match="not-your-seat"):
        host.post(f"{path}/seats/1", {"seat": 0})
    update = host.post(f"{path}/seats/0", {"seat": 1})
    assert seats_of(update, "name") == ["Bogdan", "Ania", "random 3"]
    assert seats_of(update, "status") == ["waiting", "waiting", ""]
    assert seats_of(update, "color") == [1, 0, None], "each has kept the color"
    update = host.post(f"{path}/seats/1", {"seat": 2})
    assert seats_of(update, "name") == ["Bogdan", "random 2", "Ania"]
    with pytest.raises(RequestRefused, match="no-such-seat"):
        host.post(f"{path}/seats/2", {"seat": 5})


def test_a_color_of_another_person_is_taken_and_one_of_a_bot_changes_hands(shared: Running) -> None:
    host, friend, path = waiting(shared, ME, OPEN, BOT)
    with pytest.raises(RequestRefused, match="color-taken"):
        friend.post(f"{path}/seats/1", {"color": 0})
    assert seats_of(friend.post(f"{path}/seats/1", {"color": 2}), "color") == [None, 2, 1]
    assert seats_of(host.post(f"{path}/seats/0", {"color": 5}), "color") == [5, 2, 1]
    with pytest.raises(RequestRefused, match="unreadable"):
        host.post(f"{path}/seats/0", {"color": 6})


def test_whoever_leaves_before_the_game_leaves_an_empty_seat_and_the_host_an_heir(
    shared: Running,
) -> None:
    host, friend, path = waiting(shared)
    with pytest.raises(RequestRefused, match="not-host"):
        friend.post(f"{path}/seats/0/free")
    host.post(f"{path}/seats/0/free")
    update = friend.get(path)
    assert seats_of(update, "kind") == ["open", "human"]
    assert update["host"]
    assert host.get("/api/me")["tables"] == []
    friend.post(f"{path}/seats/1/free")
    assert friend.get("/api/me")["tables"] == []


def test_a_host_who_is_forgotten_leaves_an_heir_and_no_word_that_is_waited_for(
    shared: Running,
) -> None:
    host, friend, path = waiting(shared)
    host.post("/api/me/forget", {"sure": True})
    update = friend.get(path)
    assert seats_of(update, "kind") == ["open", "human"]
    assert update["host"]

    host, friend, path = playing(shared)
    mover, answer = next_answer(path, host, friend)
    while mover is host or answer["name"] != "draw":  # no luck comes after any other
        moved(mover, path, answer)
        mover, answer = next_answer(path, host, friend)
    made = moved(friend, path, answer)["version"]
    asked = friend.post(f"{path}/undo", {"version": made, "id": "b"})
    assert friend.get(path)["undo"]["needed"] == [0], asked
    host.post("/api/me/forget", {"sure": True})
    update = friend.get(path)
    assert update["undo"]["needed"] == []
    assert update["host"]


def test_the_host_frees_the_seat_of_somebody_who_lost_the_way_in(shared: Running) -> None:
    host, _, path = waiting(shared)
    update = host.post(f"{path}/seats/1/free")
    assert seats_of(update, "kind") == ["human", "open"]
    again = shared.guest("Bogdan")
    invite = client.take_invitation(host.get(f"{path}/invite")["url"])[2]
    assert again.post(f"{path}/seats", {"invite": invite})["mine"] == [1]


# A game that runs.


def test_in_a_game_a_seat_is_freed_once_its_player_is_gone(serve: Serve) -> None:
    running = serve(grace=30)
    host, friend, path = playing(running, OPEN)
    third = running.guest("Csaba")
    third.sit(path.rpartition("/")[2], client.take_invitation(host.get(f"{path}/invite")["url"])[2])
    seat = f"{path}/seats/1/free"
    with friend.look(path.rpartition("/")[2]) as looking:
        looking.wait("update")
        with pytest.raises(RequestRefused, match="player-present"):
            host.post(seat)
    until(lambda: not host.get(path)["seats"][1]["online"])
    assert 0 < host.get(path)["seats"][1]["wait"] <= 30, "the page counts down"
    with pytest.raises(RequestRefused, match="just-left"):
        host.post(seat)
    for table in running.services.registry.awake.values():
        table.present.grace = 0.0
    assert host.get(path)["seats"][1]["wait"] == 0
    assert host.post(seat)["seats"][1]["kind"] == "open"
    with third.look(path.rpartition("/")[2]) as looking:
        assert looking.wait("chat")["lines"][0]["phrase"] == "free", "nobody does so in secret"
    assert friend.get(path)["mine"] == []
    invite = client.take_invitation(host.get(f"{path}/invite")["url"])[2]
    found = running.guest("Bogdan").post(f"{path}/seats", {"invite": invite, "ready": False})
    assert (found["mine"], found["phase"], found["seats"][1]["status"]) == ([1], "playing", "")


def test_a_seat_that_was_given_away_agrees_to_nothing(shared: Running) -> None:
    host, friend, path = playing(shared)
    answer_by_turns(path, host, friend)
    back = {"version": host.get(path)["version"], "id": client.new_id()}
    host.post(f"{path}/undo", back)
    host.post(f"{path}/seats/1/free")  # whoever sat there is not here
    assert host.get(path)["version"] == back["version"], "nor to what was asked before"
    back["id"] = client.new_id()
    with pytest.raises(RequestRefused, match="undo-seat-lost"):
        host.post(f"{path}/undo", back)
    update = host.post(f"{path}/seats/1/bot", {"bot": "random"})
    assert update["seats"][1]["bot"] == roster.usual("ra"), "no rival chooses who plays on for them"
    assert not update["undo"]["possible"], "nor does a bot agree for them"


@pytest.mark.parametrize("is_resigned", [False, True])
@pytest.mark.parametrize("is_host", [False, True])
def test_nobody_who_takes_a_seat_that_was_given_away_agrees_for_who_lost_it(
    shared: Running, is_host: bool, is_resigned: bool
) -> None:
    host, friend, path = playing(shared)
    answer_by_turns(path, host, friend)
    host.post(f"{path}/seats/1/free")
    taker = host if is_host else shared.guest("Csaba")
    invite = client.take_invitation(host.get(f"{path}/invite")["url"])[2]
    assert 1 in taker.post(f"{path}/seats", {"invite": invite, "seat": 1})["mine"]
    if is_resigned:
        taker.post(f"{path}/seats/1/resign")
    update = host.get(path)
    assert not update["undo"]["possible"]
    if not is_resigned:  # else a bot may be faster
        back = {"version": update["version"], "id": client.new_id(), "seat": 0}
        with pytest.raises(RequestRefused, match="undo-seat-lost"):
            host.post(f"{path}/undo", back)


def test_whoever_leaves_a_game_can_be_followed_by_a_bot_or_another(shared: Running) -> None:
    host, friend, path = playing(shared)
    host.post(f"{path}/seats/0/free")
    update = friend.post(f"{path}/seats/0/bot", {"bot": "random"})
    assert seats_of(update, "kind") == ["bot", "human"]
    assert update["host"]


def test_who_resigns_is_followed_by_a_bot_for_good_and_the_record_says_so(shared: Running) -> None:
    host, friend, path = playing(shared)
    table = path.rpartition("/")[2]
    with friend.look(table) as looking:
        update = host.post(f"{path}/seats/0/resign")
        assert (update["seats"][0]["status"], update["seats"][0]["bot"]) == ("resigned", "peek")
        assert looking.wait("chat")["lines"][0]["phrase"] == "resign"
        for body in ("", "random"):
            with pytest.raises(RequestRefused, match="resigned"):
                host.post(f"{path}/seats/0/bot", {"bot": body})
        with pytest.raises(RequestRefused, match="resigned"):
            host.post(f"{path}/seats/0/free")
        friend.post(f"{path}/seats/1/bot", {"bot": "random"})
        over = looking.wait_update(lambda update: bool(update["phase"] == "over"))
    assert over["seats"][0]["name"] == "Ania"
    text = friend.get(f"{path}/record")
    assert notation.read(text).resigned == [0]
    copy = friend.post("/api/records", {"record": text})["id"]
    assert friend.get(f"/api/tables/{copy}")["seats"][0]["status"] == "resigned"


def test_an_undo_waits_no_longer_for_whoever_has_resigned(shared: Running) -> None:
    host, friend, path = playing(shared, OPEN)
    third = shared.guest("Csaba")
    third.sit(path.rpartition("/")[2], client.take_invitation(host.get(f"{path}/invite")["url"])[2])
    people = [host, friend, third]
    for move in range(2):  # a choice of two after each other: the first needs consent
        update = host.get(path)
        asked = people[update["asked"]["seat"]]
        body = {"action": "invoke" if not move else "pass", "version": update["version"]}
        asked.post(f"{path}/moves", body | {"id": f"m{move}"})
    update = host.get(path)
    undos = {who: who.get(path)["undo"] for who in people}
    by = next(who for who, undo in undos.items() if undo["possible"] and not undo["free"])
    by.post(f"{path}/undo", {"version": update["version"], "id": "u"})
    needed = host.get(path)["undo"]["needed"]
    people[needed[0]].post(f"{path}/consent", {"agree": True})
    assert host.get(path)["version"] == update["version"]
    people[needed[1]].post(f"{path}/seats/{needed[1]}/resign")
    assert host.get(path)["version"] > update["version"], "it is taken back"


def test_a_game_all_people_have_resigned_from_is_played_to_its_end(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, BOT])["id"]
    guest.post(f"/api/tables/{table}/seats/0/resign")
    until(lambda: guest.get("/api/me")["tables"][0]["phase"] == "over")
    (row,) = guest.get("/api/me")["tables"]
    update = guest.get(f"/api/tables/{table}")
    assert (row["scores"], row["places"]) == (update["scores"], update["places"])
    assert row["seats"][0]["status"] == "resigned"


# Playing again.


def test_a_rematch_is_announced_and_waits_for_those_who_played(shared: Running) -> None:
    host, friend, path = finished(shared)
    with pytest.raises(RequestRefused, match="not-found"):
        host.post(f"{path}/rematch", {"again": False})
    with friend.look(path.rpartition("/")[2]) as looking:
        again = host.post(f"{path}/rematch")["id"]
        told = looking.wait_update(lambda update: bool(update["rematch"]))
    assert told["rematch"] == again
    after = f"/api/tables/{again}"
    update = friend.get(after)
    assert (update["phase"], update["mine"]) == ("gathering", [0])
    assert seats_of(update, "status") == ["asked", ""]
    assert seats_of(update, "bot") == ["", ""], "who let a bot play on plays again"
    assert friend.get("/api/me")["tables"][0]["seats"][0]["status"] == "asked"
    assert friend.post(f"{path}/rematch")["id"] == again
    assert friend.get(after)["phase"] == "playing"


def test_the_seat_of_who_declines_a_rematch_is_the_hosts_to_give(shared: Running) -> None:
    host, friend, path = finished(shared)
    after = f"/api/tables/{host.post(f'{path}/rematch')['id']}"
    friend.post(f"{path}/rematch", {"again": False})
    assert seats_of(host.get(after), "kind") == ["open", "human"]
    assert friend.get(after)["mine"] == []
    assert host.post(f"{after}/seats/0/bot", {"bot": "random"})["phase"] == "playing"


def test_all_who_ask_at_once_for_a_rematch_find_one_table(shared: Running) -> None:
    host, friend, path = finished(shared)
    with ThreadPoolExecutor(2) as crowd:
        asked = [crowd.submit(each.post, f"{path}/rematch") for each in (host, friend)]
        found = {each.result()["id"] for each in asked}
    assert len(found) == 1
    assert host.get(f"/api/tables/{found.pop()}")["phase"] == "playing"
    assert len(host.get("/api/me")["tables"]) == 2
