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
