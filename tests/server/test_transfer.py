"""Games that are taken along: from a table to another, with the same luck, and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maat.client import Client, RequestRefused
from maat.core import notation
from maat.core.errors import MaatError
from maat.server import transfer

if TYPE_CHECKING:
    from tests.server.conftest import Running

ELSEWHERE = {"to": "https://elsewhere.example/maat/"}
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}


def opened(guest: Client, seats: list[dict[str, str]]) -> str:
    """A table of Ra."""
    table: str = guest.post("/api/tables", {"game": "ra", "seats": seats})["id"]
    return table


def carried(guest: Client, table: str) -> Any:
    """A game to take along."""
    return guest.post(f"/api/tables/{table}/carry", ELSEWHERE)


def test_a_running_game_goes_on_elsewhere_with_the_same_luck(shared: Running) -> None:
    guest, other = shared.guest("Ania"), shared.guest("Ola")
    table = opened(guest, [ME, ME, BOT])
    game = carried(guest, table)
    assert game["link"].startswith("https://elsewhere.example/maat/#g=")
    assert game["picture"].startswith("data:image/svg+xml")
    packed = game["link"].partition("#g=")[2]
    there = other.post("/api/records", {"packed": packed})
    assert there["kind"] == "carried"
    one, two = (who.get(f"/api/tables/{id}") for who, id in ((guest, table), (other, there["id"])))
    assert two["mine"] == [0, 1]
    assert [seat["bot"] for seat in two["seats"]] == ["", "", "greedy"]
    assert (one["kind"], two["kind"]) == ("carried", "carried")
    assert one["commitment"] == two["commitment"]
    record = notation.read(game["record"])
    assert record.carried
    assert record.seed
    assert record.answers


def test_the_draws_to_come_are_those_of_the_first_table(shared: Running) -> None:
    guest = shared.guest("Ania")
    table = opened(guest, [ME, ME])
    text = carried(guest, table)["record"]
    places = [table, guest.post("/api/records", {"record": text})["id"]]
    histories = []
    for place in places:
        for _ in range(6):
            update = guest.get(f"/api/tables/{place}")
            seat, version = update["asked"]["seat"], update["version"]
            mine = guest.get(f"/api/tables/{place}?seat={seat}")
            body = {"action": mine["answers"][0]["action"], "version": version, "seat": seat}
            guest.post(f"/api/tables/{place}/moves", {**body, "id": f"{place}-{version}"})
        histories.append(notation.read(carried(guest, place)["record"]).answers)
    assert histories[0] == histories[1]


def test_the_luck_of_a_game_with_other_people_is_not_shown(shared: Running) -> None:
    guest, other = shared.guest("Ania"), shared.guest("Ola")
    made = guest.post("/api/tables", {"game": "ra", "seats": [ME, {"kind": "open"}]})
    invite = made["invite"].partition("#i=")[2]
    with pytest.raises(RequestRefused, match="not-over"):
        carried(guest, made["id"])
    other.post(f"/api/tables/{made['id']}/seats", {"invite": invite, "name": "Ola"})
    with pytest.raises(RequestRefused, match="not-alone"):
        carried(guest, made["id"])
    with pytest.raises(RequestRefused, match="not-seated"):
        carried(shared.guest("Ewa"), made["id"])
    assert guest.get(f"/api/tables/{made['id']}")["kind"] == "table"


def test_a_record_whose_luck_was_chosen_anew_is_refused(shared: Running) -> None:
    guest = shared.guest("Ania")
    text = carried(guest, opened(guest, [ME, ME]))["record"]
    lines = text.splitlines()
    suns = [at for at, line in enumerate(lines) if line.startswith("* suns")]
    (other,) = {"* suns 9", "* suns 8"} - {lines[suns[0]]}
    lines[suns[0]] = other
    with pytest.raises(RequestRefused, match="wrong-draw"):
        guest.post("/api/records", {"record": "\n".join(lines)})


def test_a_link_that_is_not_whole_is_told(shared: Running) -> None:
    guest = shared.guest("Ania")
    packed = transfer.packed("maat 1\n" * 100)
    bomb = transfer.packed("0" * 10_000_000)
    for broken in (packed[:-4], "", "!!", "AAAA", bomb):
        with pytest.raises(RequestRefused, match="broken-link"):
            guest.post("/api/records", {"packed": broken})


def test_what_is_packed_is_read_again() -> None:
    text = "maat 1\nname 0 Łucja\n"
    assert transfer.unpacked(transfer.packed(text)) == text
    with pytest.raises(MaatError):
        transfer.unpacked(transfer.packed(text)[1:])


def test_a_link_too_long_for_a_camera_has_no_picture() -> None:
    assert transfer.picture(transfer.link("https://a.example/", "x")).startswith("data:")
    assert transfer.picture("https://a.example/" + "x" * transfer.MOST_PICTURE) == ""
