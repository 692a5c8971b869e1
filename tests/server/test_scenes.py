"""A scene that is sent says all that the scene says."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
import pytest

from maat.scene import Box, Name, Piece, Place, Scene, Sheet, Target, Value
from maat.server import scenes

PAIRS = [(Piece, scenes.PieceOut), (Place, scenes.PlaceOut), (Sheet, scenes.SheetOut)]


@pytest.mark.parametrize(("inside", "sent"), PAIRS, ids=lambda kind: str(kind.__name__))
def test_no_field_is_forgotten(inside: Any, sent: Any) -> None:
    assert {each.name for each in fields(inside)} == set(sent.__struct_fields__)


def test_what_was_left_out_is_the_default() -> None:
    piece = Piece("tile-ra", 3, {"sun": 1}, "ra", "dark", "R")
    values: dict[str, Value] = {"player": Name(1), "count": 1}
    pieces = [piece, Piece("tile-god")]
    box = Box(1, 2, 3, 4)
    place = Place("place-x", values, pieces, 1, False, True, "x", "board", box, "grid", 90)
    sheet = Sheet("board", "sheet-board", 10, 20, "board", 2)
    scene = Scene([place, Place("place-y")], [sheet, Sheet("s", "k", 0, 0)], [Target(1, "x", "y")])
    written = msgspec.json.encode(scenes.trimmed(scene))
    assert msgspec.json.decode(written, type=Scene) == scene
    bare = msgspec.json.encode(scenes.trimmed(Scene([Place("a", pieces=[Piece("b")])])))
    assert b"sprite" not in bare
