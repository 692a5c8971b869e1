"""A scene that is sent says all that the scene says."""

from __future__ import annotations

import msgspec

from maat.scene import Box, Name, Piece, Place, Scene, Sheet, Target, Value


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
    assert bare == b'{"places":[{"key":"a","pieces":[{"key":"b"}]}],"sheets":[],"targets":[]}'
