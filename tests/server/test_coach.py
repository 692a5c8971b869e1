"""A coach at the table: off by default, never against somebody who has not agreed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import Running

from maat import client
from maat.client import Client, Connection, Data
from maat.review.coach import Advice
from maat.review.report import Edge
from maat.review.reviewer import Work

BAD = Advice(0, None, 0.3, 0.01, 6.0, 0.5, [Edge(0, "gold", 3.0), Edge(0, "suns", -1.0)])
FINE = Advice(0, None, 0.01, 0.01, 0.2, 0.5, [])
ALONE: list[Data] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose coach thinks as little as can be."""
    server = Running(tmp_path_factory.mktemp("coach"), review=16)
    yield server
    server.stop()


class Adviser:
    """Says what it is told to, and remembers what it was asked about."""

    def __init__(self, *told: Advice) -> None:
        self.told = list(told)
        self.asked: list[Work] = []

    async def advise(self, work: Work, owner: str) -> Advice:
        """The next that was told."""
        self.asked.append(work)
        return self.told.pop(0)


@pytest.fixture
def told(running: Running, monkeypatch: pytest.MonkeyPatch) -> Adviser:
    """One answer that gave much away, then one that did not."""
    adviser = Adviser(BAD, FINE)
    monkeypatch.setattr(running.services.coach, "advisers", adviser)
    return adviser


def alone(running: Running, word: str = "") -> Connection:
    """Somebody who plays with a bot and is asked, perhaps with a word on a coach."""
    guest = running.guest("Ania")
    seat = guest.look(guest.open_table("ra", ALONE)["id"])
    if word:
        seat.send("coach", word=word)
        seat.wait_update(lambda each: each["coach"]["word"] == word)
    seat.wait_update(lambda each: len(each["answers"]) > 1)
    return seat


def pair(running: Running) -> tuple[Connection, Connection]:
    """Two people at a table of Ra; the first is asked."""
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", [{"kind": "me"}, {"kind": "open"}])
    update = friend.sit(opened["id"], client.take_invitation(opened["invite"])[2])
    first, second = (host, friend) if update["asked"]["seat"] == 0 else (friend, host)
    seats = look(first, opened["id"]), look(second, opened["id"])
    return seats


def look(guest: Client, table: str) -> Connection:
    """A socket that has seen the table."""
    seat = guest.look(table)
    seat.wait("update")
    return seat


def hinted(seat: Connection) -> Data:
    """What is said when a hint is asked for."""
    seat.send("hint")
    return seat.wait("hint", "refused")


def test_nobody_has_a_coach_who_has_not_asked_for_one(running: Running, told: Adviser) -> None:
    with alone(running) as seat:
        assert seat.update["coach"] == {"on": False, "word": "", "wanted": [], "missing": [0]}
        assert hinted(seat)["key"] == "no-coach"
        seat.act(seat.update["answers"][0]["action"])
        seat.wait_update(lambda each: len(each["answers"]) > 1)
    assert told.asked == []


def test_a_hint_is_one_of_the_answers_and_the_same_when_asked_again(running: Running) -> None:
    with alone(running, "wants") as seat:
        first = hinted(seat)
        assert first["action"] in [each["action"] for each in seat.update["answers"]]
        assert first["version"] == seat.update["version"]
        assert hinted(seat) == first


def test_a_remark_is_whispered_only_if_much_was_given_away(running: Running, told: Adviser) -> None:
    with alone(running, "wants") as seat:
        played = seat.update["answers"][-1]["action"]
        version = seat.update["version"]
        seat.act(played)
        remark = seat.wait("remark")
        assert (remark["version"], remark["played"], remark["action"]) == (version, played, 0)
        assert [(each["key"], each["points"]) for each in remark["edges"]] == [
            ("score-gold", 3.0),
            ("score-suns", -1.0),
        ]
        again = seat.wait_update(lambda each: each["version"] > version and each["answers"] != [])
        seat.act(again["answers"][-1]["action"])
        while len(told.asked) < 2:
            time.sleep(0.01)
        seat.send("ping")
        said: list[str] = []
        while "pong" not in said:
            said.append(seat.receive()["type"])
        assert "remark" not in said
    assert [len(work.record) - work.places[0] for work in told.asked[:1]] == [1]


def test_what_the_coach_said_itself_is_not_remarked_on(running: Running, told: Adviser) -> None:
    with alone(running, "wants") as seat:
        told.told = [Advice(seat.update["answers"][0]["action"], None, 0, 0, 0, 0, []), BAD]
        seat.act(hinted(seat)["action"])
        seat.wait_update(lambda each: len(each["answers"]) > 1)
    assert len(told.asked) == 1


def test_among_people_all_have_to_agree_and_one_no_ends_it(running: Running) -> None:
    first, second = pair(running)
    with first, second:
        mine, other = first.update["seat"], second.update["seat"]
        first.send("coach", word="wants")
        waiting = {"on": False, "word": "wants", "wanted": [mine], "missing": [other]}
        assert first.wait_update(lambda each: each["coach"]["word"])["coach"] == waiting
        assert hinted(first)["key"] == "no-coach"
        asked = second.wait_update(lambda each: each["coach"]["wanted"])
        assert asked["coach"]["wanted"] == [mine]
        second.send("coach", word="agrees")
        first.wait_update(lambda each: each["coach"]["on"])
        assert hinted(first)["type"] == "hint"
        assert not second.update["coach"]["on"]
        assert hinted(second)["key"] == "no-coach"
        second.send("coach", word="")
        ended = first.wait_update(lambda each: not each["coach"]["on"])
        assert ended["coach"] == {"on": False, "word": "", "wanted": [], "missing": [0, 1]}


def test_who_wants_no_coach_any_more_leaves_that_of_others(running: Running) -> None:
    first, second = pair(running)
    with first, second:
        first.send("coach", word="wants")
        second.send("coach", word="wants")
        first.wait_update(lambda each: each["coach"]["on"])
        second.wait_update(lambda each: each["coach"]["on"])
        first.send("coach", word="")
        first.wait_update(lambda each: each["coach"]["word"] == "agrees")
        assert second.wait_update(lambda each: len(each["coach"]["wanted"]) == 1)["coach"]["on"]


def test_on_a_shared_device_each_seat_says_its_own_word(running: Running, told: Adviser) -> None:
    guest = running.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    with guest.look(table, seat=0) as first, guest.look(table, seat=1) as second:
        seats = first, second
        asked = seats[0].wait("update")["asked"]["seat"]
        second.wait("update")
        mine, other = seats[asked], seats[1 - asked]
        mine.send("coach", word="wants")
        waiting = mine.wait_update(lambda each: each["coach"]["word"])["coach"]
        assert (waiting["on"], waiting["missing"]) == (False, [1 - asked])
        assert hinted(mine)["key"] == "no-coach"
        other.send("coach", word="agrees")
        mine.wait_update(lambda each: each["coach"]["on"])
        assert hinted(other)["key"] == "no-coach"  # it was wanted for the other seat
        assert told.asked == []
        assert hinted(mine)["seat"] == asked


def test_who_has_resigned_has_no_coach_and_no_say_in_those_of_others(running: Running) -> None:
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", [{"kind": "me"}, {"kind": "open"}])
    friend.sit(opened["id"], client.take_invitation(opened["invite"])[2])
    with look(host, opened["id"]) as first, look(friend, opened["id"]) as second:
        mine, other = first.update["seat"], second.update["seat"]
        second.send("coach", word="wants")
        first.wait_update(lambda each: each["coach"]["wanted"] == [other])
        friend.post(f"/api/tables/{opened['id']}/seats/{other}/resign")
        left = first.wait_update(lambda each: not each["coach"]["wanted"])
        assert left["coach"]["missing"] == [mine]
        first.send("coach", word="wants")
        first.wait_update(lambda each: each["coach"]["on"] and len(each["answers"]) > 1)
        second.send("coach", word="")
        assert second.wait("refused")["key"] == "resigned"
        assert hinted(second)["key"] == "no-coach"
        assert hinted(first)["type"] == "hint"


def test_a_coach_that_fails_says_so_and_may_be_asked_again(running: Running, told: Adviser) -> None:
    with alone(running, "wants") as seat:
        told.told = []
        assert hinted(seat)["key"] == "no-hint"
        told.told = [FINE]
        assert hinted(seat)["type"] == "hint"


def test_who_only_looks_has_no_coach(running: Running) -> None:
    with alone(running, "wants") as seat:
        guest = running.guest("Celina")
        with guest.look(seat.update["table"]) as watcher:
            assert watcher.wait("update")["coach"] is None
            assert hinted(watcher)["key"] == "no-coach"
            watcher.send("coach", word="wants")
            refused: Any = watcher.wait("refused")
            assert refused["key"] == "not-seated"
