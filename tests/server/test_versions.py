"""Rules get newer, tables stay: each is played under its own, and can be read whatever comes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import apsw
import pytest

from maat import catalog, client
from maat.client import Client, Data, RequestRefused
from maat.core import notation
from maat.core.dealer import QuickDealer
from maat.core.match import Match

if TYPE_CHECKING:
    from tests.server.conftest import Running, Serve

ME: Data = {"kind": "me"}


def raise_rules(running: Running) -> Any:
    """Let the server's Ra have one version more, with the same box."""
    game = running.services.games.game("ra")
    game.version += 1
    game.boxes.append(game.boxes[-1])
    return game


def finish(guest: Client, table: str) -> Data:
    """Play a game to its end."""
    return client.play(guest, table, lambda update: update["answers"][-1]["action"])


def rules_of(running: Running, table: str) -> int:
    """The version a table is kept under."""
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        [(rules,)] = store.execute("SELECT rules FROM game WHERE id = ?", (table,)).fetchall()
    return int(str(rules))


def test_a_table_is_played_proved_and_exported_under_the_rules_it_began_with(serve: Serve) -> None:
    running = serve()
    guest = running.guest("Ania")
    old = str(guest.open_table("ra", [ME, ME])["id"])
    raise_rules(running)
    new = str(guest.open_table("ra", [ME, ME])["id"])
    for table, rules in ((old, 1), (new, 2)):
        finish(guest, table)
        record = guest.get(f"/api/tables/{table}/record")
        assert f"\nrules {rules}\n" in record
        assert guest.get(f"/api/tables/{table}/proof")["verified"]
        assert rules_of(running, table) == rules
    assert guest.get(f"/api/tables/{old}/replay")["over"]


def newer(running: Running, table: str) -> None:
    """As if a later program had kept this table."""
    running.stop()
    with apsw.Connection(running.settings.database) as store:
        store.set_busy_timeout(5000)  # the server writes, too
        store.execute("UPDATE game SET rules = 9 WHERE id = ?", (table,))


def test_a_finished_game_of_newer_rules_is_still_read(serve: Serve) -> None:
    running = serve()
    guest = running.guest("Ania")
    table = str(guest.open_table("ra", [ME, ME])["id"])
    finish(guest, table)
    record = guest.get(f"/api/tables/{table}/record")
    whole = guest.get(f"/api/tables/{table}/replay")
    newer(running, table)
    again = Client(serve().url)
    with pytest.raises(RequestRefused, match="other-rules-here") as caught:
        again.get(f"/api/tables/{table}")
    assert {"found": 9, "known": 1}.items() <= caught.value.fault["values"].items()
    assert again.get(f"/api/tables/{table}/record") == record.replace("rules 1", "rules 9")
    kept = again.get(f"/api/tables/{table}/replay")
    assert [kept[part] for part in ("seats", "sides", "places", "seed")] == [
        whole[part] for part in ("seats", "sides", "places", "seed")
    ]
    scene: Data = {}
    for frame in whole["frames"]:
        scene = client.whole(scene, frame["scene"])
    assert kept["lacks"]["key"] == "other-rules-here"
    assert kept["lacks"]["values"] == {"found": 9, "known": 1}
    assert whole["lacks"] is None
    [frame] = kept["frames"]
    assert (client.whole({}, frame["scene"]), frame["scores"]) == (
        scene,
        whole["frames"][-1]["scores"],
    )
    assert "Ania" in again.get(f"/api/tables/{table}/replay.html")


def test_a_running_game_of_newer_rules_says_which_it_needs(serve: Serve) -> None:
    running = serve()
    table = str(running.guest("Ania").open_table("ra", [ME, ME])["id"])
    newer(running, table)
    again = Client(serve().url)
    for path in ("", "/replay"):
        with pytest.raises(RequestRefused, match="other-rules-here"):
            again.get(f"/api/tables/{table}{path}")


def test_a_record_with_an_owners_values_is_kept_with_them(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[points]\ngod = 4\n", "utf-8")
    match: Match[Any] = Match(catalog.load("ra", file), 2, dealer=QuickDealer("box"))
    while not match.over:
        match.play(match.answers()[0])
    text = notation.write(match, notation.describe(match, notation.QUICK, "box"), "box")
    running = serve()
    table = running.guest("Ania").post("/api/records", {"record": text})["id"]
    running.stop()
    again = Client(serve().url)
    assert again.get(f"/api/tables/{table}")["scores"] == match.scores
    assert again.get(f"/api/tables/{table}/record") == text
    assert again.get(f"/api/tables/{table}/proof")["verified"]


# Moving to newer rules.


@pytest.fixture
def old_game(serve: Serve) -> tuple[Running, Client, Client, str]:
    """The host, a friend and their game, begun before the rules got newer."""
    running = serve()
    host, friend = running.guest("Ania"), running.guest("Bogdan")
    opened = host.open_table("ra", [ME, {"kind": "open"}])
    friend.sit(opened["id"], client.take_invitation(opened["invite"])[2])
    table = str(opened["id"])
    raise_rules(running)
    return running, host, friend, table


def ask_for_newest(guest: Client, table: str) -> Data:
    """Ask to play on under the newest rules."""
    version = guest.get(f"/api/tables/{table}")["version"]
    reply: Data = guest.post(f"/api/tables/{table}/rules", {"version": version})
    return reply


def test_the_host_moves_a_game_to_the_newest_rules_once_all_agree(
    old_game: tuple[Running, Client, Client, str],
) -> None:
    running, host, friend, table = old_game
    before = host.get(f"/api/tables/{table}")
    assert (before["rules"], before["newest"]) == (1, 2)
    assert ask_for_newest(host, table)["asked"]
    asked = friend.get(f"/api/tables/{table}")
    assert (asked["undo"]["rules"], asked["rules"], rules_of(running, table)) == (2, 1, 1)
    friend.post(f"/api/tables/{table}/consent", {"agree": True})
    after = host.get(f"/api/tables/{table}")
    assert (after["rules"], after["undo"]["by"], rules_of(running, table)) == (2, None, 2)
    same = ("version", "scene", "answers", "scores", "asked")
    assert [after[part] for part in same] == [before[part] for part in same]
    assert running.services.registry.awake[table].match.state.rules == 2
    with pytest.raises(RequestRefused, match="newest-rules"):
        ask_for_newest(host, table)


def test_one_no_leaves_a_game_under_its_own_rules(
    old_game: tuple[Running, Client, Client, str],
) -> None:
    running, host, friend, table = old_game
    ask_for_newest(host, table)
    friend.post(f"/api/tables/{table}/consent", {"agree": False})
    after = host.get(f"/api/tables/{table}")
    assert (after["rules"], after["undo"]["by"], rules_of(running, table)) == (1, None, 1)


def test_only_the_host_asks_for_newer_rules(
    old_game: tuple[Running, Client, Client, str],
) -> None:
    _, _, friend, table = old_game
    with pytest.raises(RequestRefused, match="not-host"):
        ask_for_newest(friend, table)


def test_what_waits_for_consent_survives_a_restart(
    old_game: tuple[Running, Client, Client, str], serve: Serve
) -> None:
    running, host, friend, table = old_game
    ask_for_newest(host, table)
    running.stop()
    again = serve()
    raise_rules(again)
    friend.url = again.url
    friend.post(f"/api/tables/{table}/consent", {"agree": True})
    assert rules_of(again, table) == 2


def test_a_game_that_does_not_fit_the_newest_rules_stays(
    old_game: tuple[Running, Client, Client, str],
) -> None:
    running, host, _, table = old_game
    game = running.services.games.game("ra")
    other = catalog.module("ra", "components").read(catalog.read_values("ra"))
    other.suns = [list(reversed(sets)) for sets in other.suns]  # the first draw is another one
    game.boxes[-1] = other
    with pytest.raises(RequestRefused, match="rules-differ") as caught:
        ask_for_newest(host, table)
    assert caught.value.fault["values"]["at"] == 1
    assert host.get(f"/api/tables/{table}")["undo"]["by"] is None
