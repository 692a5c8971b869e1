"""Scenes as they are sent: without the fields that say nothing (docs/protocol.md)."""

from __future__ import annotations

from msgspec import Struct

from maat.scene import Box, Piece, Place, Scene, Sheet, Target, Value


class PieceOut(Struct, omit_defaults=True):
    """A piece; what is usual is left out, numbers never are."""

    key: str
    count: int
    values: dict[str, Value] = {}
    sprite: str = ""
    tone: str = ""
    badge: str = ""


class PlaceOut(Struct, omit_defaults=True):
    """A place."""

    key: str
    seat: int
    turn: float
    values: dict[str, Value] = {}
    pieces: list[PieceOut] | None = None
    brief: bool = True
    silent: bool = False
    id: str = ""
    sheet: str = ""
    box: Box | None = None
    layout: str = "row"


class SheetOut(Struct, omit_defaults=True):
    """A sheet."""

    id: str
    key: str
    width: float
    height: float
    seat: int
    art: str = ""


class SceneOut(Struct):
    """A whole scene."""

    places: list[PlaceOut]
    sheets: list[SheetOut]
    targets: list[Target]


def trimmed(scene: Scene) -> SceneOut:
    """The same scene, ready to be written."""
    places = [_place(each) for each in scene.places]
    return SceneOut(places, [_sheet(each) for each in scene.sheets], scene.targets)


def _place(place: Place) -> PlaceOut:
    return PlaceOut(
        place.key,
        place.seat,
        place.turn,
        place.values,
        None if place.pieces is None else [_piece(each) for each in place.pieces],
        place.brief,
        place.silent,
        place.id,
        place.sheet,
        place.box,
        place.layout,
    )


def _piece(piece: Piece) -> PieceOut:
    return PieceOut(piece.key, piece.count, piece.values, piece.sprite, piece.tone, piece.badge)


def _sheet(sheet: Sheet) -> SheetOut:
    return SheetOut(sheet.id, sheet.key, sheet.width, sheet.height, sheet.seat, sheet.art)
