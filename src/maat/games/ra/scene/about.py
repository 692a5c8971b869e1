"""What the things on the table of Ra are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maat.core.vectors import vec
from maat.games.ra import scoring, tiles
from maat.games.ra.scene import keys
from maat.games.ra.state import RaState
from maat.scene import Note, Piece, Place
from maat.scene.about import Book, found, left

CIVILIZATION: Final = "RA-90 RA-98"
MONUMENT: Final = "RA-91 RA-92 RA-83"
BOOK: Final[Book] = {
    "tile-ra": "RA-29 RA-27",
    "tile-god": "RA-36 RA-86 RA-39",
    "tile-gold": "RA-87 RA-98",
    "tile-pharaoh": "RA-85 RA-99",
    "tile-nile": "RA-89 RA-99",
    "tile-flood": "RA-88 RA-89 RA-98",
    **dict.fromkeys(keys.TILE[tiles.CIVILIZATION : tiles.MONUMENT], CIVILIZATION),
    **dict.fromkeys(keys.TILE[tiles.MONUMENT : tiles.FUNERAL], MONUMENT),
    "tile-funeral": "RA-67 RA-66 RA-70",
    "tile-drought": "RA-67 RA-66 RA-71",
    "tile-unrest": "RA-67 RA-66 RA-72",
    "tile-earthquake": "RA-67 RA-66 RA-72",
    "sun": "RA-44 RA-06 RA-94",
    "place-spent/sun": "RA-62 RA-06 RA-94",
    "place-center-sun/sun": "RA-42 RA-60 RA-100",
    "boat": "RA-27 RA-28 RA-31",
    "station": "RA-28 RA-31",
    "statue": "RA-58 RA-32",
    "place-epoch": "RA-17 RA-79 RA-80",
    "place-ra-track": "RA-31 RA-28",
    "place-center": "RA-42 RA-60",
    "place-track": "RA-42 RA-26",
    "place-bag": "RA-12 RA-02 RA-25",
    "place-auction": "RA-43 RA-44",
    "place-auction-bid": "RA-45 RA-43",
    "place-points": "RA-83 RA-104",
    "place-points-hidden": "RA-108 RA-83",
}


def rules(place: Place, piece: Piece | None) -> list[str]:
    """The rules about a thing, the one that says what it does first."""
    return found(BOOK, place, piece)


def notes(state: RaState, seat: int, place: Place, piece: Piece | None) -> list[Note]:
    """What a tile more or the suns are worth to a seat; how many tiles are left in the bag."""
    if piece is not None and piece.key.partition("-")[0] == "sun" and seat >= 0:
        return suns(state, seat)
    if piece is None or piece.key not in keys.TILE:
        return []
    kind = keys.TILE.index(piece.key)
    told = [left(state.bag[kind])]
    is_scored = tiles.GOD <= kind < tiles.FUNERAL
    if seat < 0 or state.over or not is_scored or has_all(state, seat, kind):
        return told
    return [one_more(state, seat, kind), *told]


def suns(state: RaState, seat: int) -> list[Note]:
    """What the suns of a seat add up to, and what that brings at the end (RA-94)."""
    total, points = scoring.sun_sum(state.players[seat]), scoring.sun_points(state, seat)
    return [] if state.over else [Note("what-suns", {"sum": int(total), "points": int(points)})]


def has_all(state: RaState, seat: int, kind: int) -> bool:
    """Whether there is no further tile of a kind that a seat does not have."""
    return bool(state.players[seat].tiles[kind] >= state.box.tiles[kind])


def one_more(state: RaState, seat: int, kind: int) -> Note:
    """What another tile would change of the scoring after this epoch, or after the last one."""
    rows = vec[vec[i64]]([player.tiles[:] for player in state.players])
    before, end = points(state, rows, seat)
    rows[seat][kind] += 1
    after, later = points(state, rows, seat)
    if kind in range(tiles.MONUMENT, tiles.FUNERAL):
        return Note("what-more-end", {"points": later - end})
    return Note("what-more-epoch", {"points": after - before})


def without(state: RaState, seat: int, kind: int) -> int:
    """What a seat would score less after this epoch and after the last one with a tile less."""
    rows = vec[vec[i64]]([player.tiles[:] for player in state.players])
    before = sum(points(state, rows, seat))
    rows[seat][kind] -= 1
    return before - sum(points(state, rows, seat))


def points(state: RaState, rows: vec[vec[i64]], seat: int) -> tuple[int, int]:
    """What the tiles of a seat score after this epoch, and what its monuments do at the end."""
    end = scoring.monument_points(state.box, rows[seat])
    return int(scoring.tile_points(state.box, rows, seat)), int(end)
