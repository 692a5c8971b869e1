"""Looking back: replays, records, proofs, imports, the one-file page."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from maat import client
from maat.client import Client, Data, RequestRefused

if TYPE_CHECKING:
    from tests.server.conftest import Running

ME: Data = {"kind": "me"}
BOT: Data = {"kind": "bot", "bot": "random"}
RECORDS = Path(__file__).parents[1] / "games" / "ra" / "records"


@pytest.fixture(scope="module")
def finished(shared: Running) -> tuple[Client, str]:
    """A game that has been played to its end."""
    guest = shared.guest("Ania")
    table = str(guest.open_table("ra", [ME, BOT, BOT])["id"])
    client.play(guest, table, lambda update: update["answers"][0]["action"])
    return guest, table


def test_a_replay_has_a_frame_for_every_entry(finished: tuple[Client, str]) -> None:
    guest, table = finished
    update = guest.get(f"/api/tables/{table}")
    replay = guest.get(f"/api/tables/{table}/replay")
    assert [frame["version"] for frame in replay["frames"]] == list(range(update["version"] + 1))
    assert replay["frames"][-1]["scores"] == update["scores"]
    scene: Data = {}
    for frame in replay["frames"]:
        scene = client.whole(scene, frame["scene"])
    assert scene == Client(guest.url).get(f"/api/tables/{table}")["scene"]


def test_after_the_end_everybody_may_look_from_any_seat(finished: tuple[Client, str]) -> None:
    guest, table = finished
    stranger = Client(guest.url)
    for seat in (0, 1, 2):
        replay = stranger.get(f"/api/tables/{table}/replay?seat={seat}")
        middle = replay["frames"][len(replay["frames"]) // 2]
        hidden = [points is None for points in middle["scores"]]
        assert hidden == [other != seat for other in (0, 1, 2)]


def test_things_of_an_earlier_moment_tell_what_they_are(finished: tuple[Client, str]) -> None:
    guest, table = finished
    asked: Data = {"at": 12, "place": "seat-1-suns", "seat": 1}
    scene: Data = {}
    for frame in guest.get(f"/api/tables/{table}/replay?seat=1")["frames"][:13]:
        scene = client.whole(scene, frame["scene"])
    suns = next(place for place in scene["places"] if place.get("id") == asked["place"])
    sun = f"sun#{suns['pieces'][0]['badge']}"
    told = Client(guest.url).post(f"/api/tables/{table}/what", {**asked, "piece": sun})
    assert told["version"] == 12
    assert told["rules"]
    with pytest.raises(RequestRefused, match="not-there"):
        guest.post(f"/api/tables/{table}/what", {**asked, "piece": "sun#99"})
    lesson = {"at": 30, "place": "bag"}
    assert guest.post("/api/games/ra/lesson/what", lesson)["rules"]
    with pytest.raises(RequestRefused, match="not-found"):
        guest.post("/api/games/ra/solo/what", lesson)


def test_before_the_end_only_ones_own_seat_can_be_replayed(shared: Running) -> None:
    guest, stranger = shared.guest("Ania"), shared.guest("Zły")
    table = str(guest.open_table("ra", [ME, ME])["id"])
    assert guest.get(f"/api/tables/{table}/replay?seat=1")["seat"] == 1
    with pytest.raises(RequestRefused, match="not-seated"):
        stranger.get(f"/api/tables/{table}/replay?seat=1")
    for watcher in (stranger, guest):  # of two on one device nobody knows who looks
        assert watcher.get(f"/api/tables/{table}/replay")["seat"] is None
    for what in ("record", "proof"):
        with pytest.raises(RequestRefused, match="not-over"):
            guest.get(f"/api/tables/{table}/{what}")


def test_the_proof_lets_anybody_draw_again(finished: tuple[Client, str]) -> None:
    guest, table = finished
    proof = guest.get(f"/api/tables/{table}/proof")
    assert proof["verified"]
    assert hashlib.sha256(proof["seed"].encode()).hexdigest() == proof["commitment"]
    for draw in proof["draws"]:
        message = f"{draw['n']}.0".encode()
        mac = hmac.digest(proof["seed"].encode(), message, "sha256")
        left = int.from_bytes(mac[:8], "big") % sum(draw["weights"])
        place = 0
        while left >= draw["weights"][place]:
            left -= draw["weights"][place]
            place += 1
        assert place == draw["drawn"]


def test_a_record_is_imported_and_replayed(finished: tuple[Client, str]) -> None:
    guest, table = finished
    text = guest.get(f"/api/tables/{table}/record")
    opened = guest.post("/api/records", {"record": text})
    update = guest.get(f"/api/tables/{opened['id']}")
    assert (update["kind"], update["phase"]) == ("record", "over")
    assert update["seats"][0]["name"] == "Ania"
    assert guest.get(f"/api/tables/{opened['id']}/record") == text
    assert guest.get(f"/api/tables/{opened['id']}/proof")["verified"]


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.maat")), ids=lambda file: file.stem)
def test_every_record_of_the_collection_can_be_imported(shared: Running, file: Path) -> None:
    guest = shared.guest("Ania")
    opened = guest.post("/api/records", {"record": file.read_text("utf-8")})
    assert guest.get(f"/api/tables/{opened['id']}/replay?seat=0")["frames"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: "hello", "not-a-record"),
        (lambda text: text.replace("0 draw", "0 fly", 1), "unknown-answer"),
        (lambda text: re.sub(r"\nresult .*", "\nresult 1 2 3", text), "wrong-result"),
        (lambda text: re.sub(r"seed ....", "seed 0000", text), "broken-commitment"),
        (lambda text: text.replace("game ra", "game go"), "unknown-game"),
    ],
)
def test_a_record_that_is_not_legal_is_refused(
    finished: tuple[Client, str], change: object, key: str
) -> None:
    guest, table = finished
    text = guest.get(f"/api/tables/{table}/record")
    assert callable(change)
    with pytest.raises(RequestRefused) as told:
        guest.post("/api/records", {"record": change(text)})
    assert told.value.key == key


def test_a_record_with_endless_undos_is_refused(finished: tuple[Client, str]) -> None:
    guest, table = finished
    lines = guest.get(f"/api/tables/{table}/record").splitlines()
    last = max(at for at, line in enumerate(lines) if re.match(r"\d+ \w", line))
    before = [line for line in lines[: last + 1] if not line.startswith("result")]
    text = "\n".join([*before, *["undo 1", lines[last]] * 2000])
    with pytest.raises(RequestRefused, match="too-many-undos"):
        guest.post("/api/records", {"record": text})


def test_nobody_plays_on_from_an_imported_record(finished: tuple[Client, str]) -> None:
    guest, table = finished
    text = guest.get(f"/api/tables/{table}/record")
    copy = guest.post("/api/records", {"record": text})["id"]
    with pytest.raises(RequestRefused, match="not-your-seat"):
        guest.post(f"/api/tables/{copy}/seats/0/bot", {"bot": "random"})


def test_a_replay_is_one_file_without_a_server(finished: tuple[Client, str]) -> None:
    guest, table = finished
    page = guest.get(f"/api/tables/{table}/replay.html?seat=0")
    assert "%STATIC%" not in page
    assert not re.search(r"(src|href)=\"/", page)
    imports = json.loads(re.findall(r'<script type="importmap">(.*?)</script>', page)[0])["imports"]
    assert "maat/main.js" in imports
    data = json.loads(re.findall(r'id="replay">(.*?)</script>', page, re.DOTALL)[0])
    assert data["table"] == table
    files = json.loads(re.findall(r'id="files">(.*?)</script>', page, re.DOTALL)[0])
    assert {name for name in files if name.startswith("art/")} == {"art/maat.svg", "art/ra.svg"}
