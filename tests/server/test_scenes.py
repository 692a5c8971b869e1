"""A scene that is sent says all that the scene says."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from maat import client
from maat.core.log import shared as kept_once
from maat.core.state import NOBODY
from maat.scene import Box, Name, Piece, Place, Scene, Sheet, Target, Value, replace
from maat.scene.changes import Mended, changes
from maat.server.update import Showing, Shown

if TYPE_CHECKING:
    from tests.server.conftest import Running


def test_what_was_left_out_is_the_default() -> None:
    piece = Piece("tile-ra", 3, {"sun": 1}, "ra", "dark", "R")
    values: dict[str, Value] = {"player": Name(1), "count": 1}
    pieces = [piece, Piece("tile-god")]
    box = Box(1, 2, 3, 4)
    place = Place("place-x", values, pieces, 1, False, True, "x", "board", box, "grid", 90)
    sheet = Sheet("board", "sheet-board", 10, 20, "board", 2)
    scene = Scene([place, Place("place-y")], [sheet, Sheet("s", "k", 0, 0)], [Target(1, "x", "y")])
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
    bare = msgspec.json.encode(Scene([Place("a", pieces=[Piece("b")])]))
    assert (
        bare
        == b'{"places":[{"key":"a","pieces":[{"key":"b"}]}],"sheets":[],"targets":[],"focus":""}'
    )


def pieces(dice: random.Random) -> list[Piece] | None:
    """What may lie in a place: no pieces can, none do, or some."""
    if not dice.randrange(4):
        return None
    return [Piece("piece", dice.randrange(2)) for _ in range(dice.randrange(7))]


@pytest.mark.parametrize("seed", range(60))
def test_what_changed_makes_the_scene_of_the_one_before(seed: int) -> None:
    dice = random.Random(seed)
    before, now = (
        [
            Place("place", {"count": dice.randrange(2)}, pieces(dice), id=str(number))
            for number in dice.sample(range(8), dice.randrange(8))
        ]
        for _ in range(2)
    )
    sheets = [Sheet("board", "sheet-board", 10, 20)]
    old, new = Scene(before, sheets), Scene(now, [] if seed % 2 else sheets, [Target(1)])
    written = [msgspec.json.encode(each) for each in (old, new, changes(old, new, 7))]
    was, became, told = [msgspec.json.decode(each) for each in written]
    assert client.whole(was, told) == became
    assert ("sheets" in told) == (old.sheets != new.sheets)


def test_of_a_place_with_many_pieces_only_the_one_that_changed_is_told() -> None:
    before = Place("place", pieces=[Piece("piece", at) for at in range(9)], id="a")
    assert before.pieces is not None
    now = replace(before, pieces=[*before.pieces[:4], Piece("piece", 40), *before.pieces[5:]])
    told = changes(Scene([before]), Scene([now]), 7)
    assert told.places == [(0, 1)]
    assert told.mended == [Mended(0, [(0, 4), Piece("piece", 40), (5, 9)])]


@pytest.mark.parametrize("key", ["ra", "pharaon", "tekhenu"])
def test_a_socket_that_wants_changes_has_the_scene_of_one_that_does_not(
    shared: Running, key: str
) -> None:
    guest = shared.guest("Ania")
    table = str(guest.open_table(key, [{"kind": "me"}, {"kind": "me"}])["id"])
    registry = shared.services.registry
    with guest.look(table) as seat:
        for number in range(25):
            update = seat.wait_update(client.is_my_turn)
            if number % 5 == 4:
                drawn = registry.awake[table].view(NOBODY)
                registry.awake[table].rest()  # as after a while in which nobody answers
                assert "scene" not in vars(drawn)
            fetched = guest.get(f"/api/tables/{table}")
            whole = client.laid(fetched["scene"], fetched["own"], fetched["targets"])
            assert update["scene"] == whole
            if update["phase"] == "over":
                break
            seat.act(update["answers"][-1]["action"])
            seat.update["answers"] = []


def test_a_table_keeps_what_everybody_sees_until_it_rests(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = shared.guest("Ania")
    id = str(guest.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"])
    registry = shared.services.registry
    with guest.look(id) as seat:
        update = seat.wait_update(client.is_my_turn)
        done = seat.act(update["answers"][0]["action"])
        seat.wait_update(lambda told: bool(told["version"] >= done["version"]))
        table = registry.awake[id]
        kept = table.view(NOBODY)
        assert {"seen", "scene"} <= vars(kept).keys()
        monkeypatch.setattr("maat.server.registry.REST", -1.0)
        registry.sweep()
        assert not {"seen", "scene"} & vars(kept).keys()
        assert table.view(NOBODY) is not kept
        entries = [*table.match.history, *table.match.record]
        assert all(kept_once(each) is each for each in entries), "shared by all tables"


def test_what_all_see_alike_is_encoded_once(shared: Running) -> None:
    host = shared.guest("Ania")
    table = host.open_table("ra", [{"kind": "me"}, {"kind": "me"}])["id"]
    showing = Showing(shared.services.registry.awake[table])

    def written(guest: int | None, seat: int | None, before: Shown | None = None) -> bytes:
        view = showing.table.view_for(guest, seat)
        return showing.written(guest, view, 0, showing.shown(view), before)

    me = showing.table.row.host
    seats = [written(me, 0), written(me, 1)]
    assert written(None, None) is written(10**6, None), "strangers get the very same bytes"
    assert len({*seats, written(None, None)}) == 3
    assert len(showing._shared) == 1, "and the others what is common to all"
