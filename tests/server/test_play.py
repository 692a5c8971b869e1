"""Whole games over real sockets."""

from __future__ import annotations

import json
import random
import threading
from typing import TYPE_CHECKING, Any

import pytest

from maat import client
from maat.client import Client, Data, RequestRefused
from maat.core import notation
from maat.envs.position import Position

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}


def bot(name: str = "random") -> Data:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


def first(update: Data) -> int:
    """The first answer."""
    return int(update["answers"][0]["action"])


def anything(seed: int) -> Any:
    """Any answer."""
    dice = random.Random(seed)
    return lambda update: dice.choice(update["answers"])["action"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_of_ra_against_bots(shared: Running, seats: int) -> None:
    guest = shared.guest("Ania")
    rivals = [bot("random"), bot("drawy"), bot("random"), bot("drawy")][: seats - 1]
    opened = guest.open_table("ra", [ME, *rivals])
    update = client.play(guest, opened["id"], anything(seats))
    assert update["phase"] == "over"
    assert update["answers"] == []
    assert update["asked"] is None
    assert len(update["scores"]) == seats
    assert min(update["places"]) == 1


def test_the_record_of_a_played_game_replays_and_its_draws_are_true(shared: Running) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table("ra", [ME, bot()])
    first_update = guest.get(f"/api/tables/{opened['id']}")
    update = client.play(guest, opened["id"], anything(1))
    text = guest.get(f"/api/tables/{opened['id']}/record")
    record = notation.read(text)
    game = shared.services.games.game("ra")
    match = notation.replay(game, record)
    assert [int(points) for points in game.scores(match.state)] == update["scores"]
    assert record.commitment == first_update["commitment"] == update["commitment"]
    assert first_update["seed"] == ""
    assert notation.verify_draws(game, record) == match.draws()


def test_two_people_play_in_their_own_sockets(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN])
    base, table, secret = client.take_invitation(opened["invite"])
    assert base == shared.url
    assert host.get(f"/api/tables/{table}")["phase"] == "gathering"
    update = friend.sit(table, secret, "Bogdan")
    assert update["phase"] == "playing"
    assert update["mine"] == [1]
    ends: list[Data] = []
    players = [
        threading.Thread(
            target=lambda who=who, n=n: ends.append(client.play(who, table, anything(n)))
        )
        for n, who in enumerate((host, friend))
    ]
    for player in players:
        player.start()
    for player in players:
        player.join(60)
    assert [end["phase"] for end in ends] == ["over", "over"]
    assert ends[0]["scores"] == ends[1]["scores"]
    assert [seat["name"] for seat in ends[0]["seats"]] == ["Ania", "Bogdan"]


def test_one_guest_plays_all_seats_on_one_device(shared: Running) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table("ra", [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}])
    with guest.look(opened["id"]) as seat:
        for _ in range(12):
            update = seat.wait_update(client.is_my_turn)
            assert update["seat"] == update["asked"]["seat"]
            assert seat.act(first(update))["type"] == "done"
            seat.wait("update")
        assert seat.update["mine"] == [0, 1]
        other = 1 - seat.update["seat"]
        seat.send("look", seat=other)
        seat.wait_update(lambda update: update["seat"] == other)
        assert seat.update["since"] == 0


def test_a_spectator_sees_only_what_is_public(shared: Running) -> None:
    guest, stranger = shared.guest("Ania"), Client(shared.url)
    opened = guest.open_table("ra", [ME, bot()])
    with stranger.look(opened["id"]) as looking:
        update = looking.wait("update")
        assert update["seat"] is None
        assert update["mine"] == []
        assert update["answers"] == []
        assert update["scores"] == [None, None]
        looking.send("act", action=0, version=update["version"], id="x")
        assert looking.wait("refused")["key"] == "not-seated"
    mine = guest.get(f"/api/tables/{opened['id']}")
    assert mine["scores"] == [10, None]


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_the_other_games_can_be_played_through_the_same_door(shared: Running, game: str) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table(game, [ME, bot()])
    with guest.look(opened["id"]) as seat:
        for turn in range(30):
            update = seat.wait_update(client.is_my_turn)
            if update["phase"] == "over":  # an unlucky Pharaon passes early
                break
            answer = update["answers"][turn % len(update["answers"])]["action"]
            assert seat.act(answer)["type"] == "done"
            seat.wait("update")


def test_my_tables_are_listed_without_waking_them(serve: Serve) -> None:
    running = serve(asleep=0.05)
    guest = running.guest("Ania")
    opened = guest.open_table("ra", [ME, bot()])
    with guest.look(opened["id"]) as seat:
        seat.wait_update(client.is_my_turn)
    while running.services.registry.awake:
        threading.Event().wait(0.02)
    (row,) = guest.get("/api/me")["tables"]
    assert row["id"] == opened["id"]
    assert row["asked"] == 0
    assert row["mine"] == [0]
    assert not running.services.registry.awake
    assert guest.get(f"/api/tables/{opened['id']}")["asked"]["seat"] == 0


def test_chat_reaches_everybody_and_those_who_come_later(shared: Running) -> None:
    host, friend = shared.guest("Ania"), shared.guest("Bogdan")
    opened = host.open_table("ra", [ME, OPEN])
    friend.sit(opened["id"], client.take_invitation(opened["invite"])[2])
    with host.look(opened["id"]) as one, friend.look(opened["id"]) as two:
        one.send("say", phrase="good-luck")
        assert two.wait("chat")["lines"][0]["phrase"] == "good-luck"
        two.send("say", text="Dzień dobry")
        assert one.wait("chat")["lines"][0]["n"] == 1
        assert one.wait("chat")["lines"][0]["text"] == "Dzień dobry"
        one.send("say", phrase="no-such")
        assert one.wait("refused")["key"] == "unknown-phrase"
    with friend.look(opened["id"], chat=1) as later:
        assert [line["n"] for line in later.wait("chat")["lines"]] == [2]


def test_a_rematch_seats_the_same_people_once(shared: Running) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table("ra", [ME, bot()], clock={"move": 600})
    with pytest.raises(client.RequestRefused, match="not-over"):
        guest.post(f"/api/tables/{opened['id']}/rematch")
    client.play(guest, opened["id"], anything(3))
    again = guest.post(f"/api/tables/{opened['id']}/rematch")
    assert guest.post(f"/api/tables/{opened['id']}/rematch")["id"] == again["id"]
    update = guest.get(f"/api/tables/{again['id']}")
    assert update["mine"] == [1]
    assert guest.get(f"/api/tables/{opened['id']}")["rematch"] == again["id"]


@pytest.mark.parametrize("game", ["pharaon", "tekhenu"])
def test_a_solo_game_has_an_automa_and_goes_on(shared: Running, game: str) -> None:
    guest = shared.guest("Ania")
    opened = guest.open_table(game, [ME])
    with guest.look(opened["id"]) as seat:
        seat.wait("update")
        for _ in range(20):
            update = seat.wait_update(client.is_my_turn)
            if update["phase"] == "over":  # a game may be short
                break
            assert seat.act(first(update))["type"] == "done"
            seat.wait("update")
        assert len(seat.update["scores"]) == len(seat.update["seats"])
        assert seat.update["seats"][-1]["kind"] in ("automa", "human")


@pytest.mark.parametrize(("code", "key"), [(4000, "no-such-table"), (4002, "unreadable")])
def test_a_client_does_not_come_back_to_what_is_closed_for_good(
    shared: Running, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [ME, ME])["id"] if code != 4000 else "none"
    said = client.Connection.send

    def garbled(seat: client.Connection, kind: str, **fields: Any) -> None:
        """Cannot be understood."""
        said(seat, f"mumbled {kind}", **fields)

    monkeypatch.setattr(client.Connection, "send", garbled)
    with pytest.raises(RequestRefused, match=key) as refused:
        client.play(guest, table, first)
    assert refused.value.status == code


def test_a_program_may_ask_for_the_position_itself(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = guest.open_table("ra", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    with guest.look(table) as seat:
        assert "position" not in seat.wait_update(client.is_my_turn)
    with guest.look(table, position=True) as seat:
        update = seat.wait_update(client.is_my_turn)
    position = Position.from_json(json.dumps(update["position"]))
    assert position.legal_actions() == [answer["action"] for answer in update["answers"]]
    assert position.redetermine(0, 1).scores[1] > position.scores[1]  # which is not told
    assert position.features(0).shape == (len(position.feature_names),)
