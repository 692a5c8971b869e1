"""What lies in front of a seat in a scene."""

from __future__ import annotations

from typing import Final

from maat.games.ra import tiles
from maat.games.ra.scene.board import is_auction
from maat.games.ra.scene.layout import seat_id
from maat.games.ra.scene.pieces import suns, tile_key
from maat.games.ra.state import UNKNOWN, Player, RaState
from maat.scene import Piece, Place, replace

PASSING: Final = (tiles.GOD, tiles.GOLD, tiles.FLOOD, *range(tiles.CIVILIZATION, tiles.MONUMENT))


def seat_places(state: RaState, seat: int, player: Player) -> list[Place]:
    """What lies in front of a seat."""
    points = (
        Place("place-points-hidden", brief=False)
        if player.points == UNKNOWN
        else Place("place-points", {"points": int(player.points)}, brief=False)
    )
    bid = int(state.bid) if is_auction(state) and state.bidder == seat else 0
    statue = [Piece("statue")] if is_auction(state) and state.ra_player == seat else []
    spent = suns(player.spent, tone="spent")
    places = [
        Place("place-suns", pieces=suns(player.suns, bid), id="suns"),
        Place("place-spent", pieces=spent, brief=False, id="spent"),
        Place("place-kept", pieces=held(player, False), id="kept"),
        Place("place-passing", pieces=held(player, True), id="passing"),
        points,
        Place("statue", pieces=statue, brief=False, id="statue", silent=True),
    ]
    return [lying(place, seat) for place in places]


def lying(place: Place, seat: int) -> Place:
    """The place on the sheet of a seat."""
    name = seat_id(seat, place.id) if place.id else ""
    return replace(place, seat=seat, sheet=seat_id(seat), id=name)


def held(player: Player, passing: bool) -> list[Piece]:
    """The tiles that stay between epochs, or those that are gone after this one (RA-07)."""
    return [
        Piece(tile_key(kind), count)
        for kind, count in enumerate(player.tiles)
        if count and is_passing(kind) == passing
    ]


def is_passing(kind: int) -> bool:
    """Whether a tile is discarded when its epoch has been scored."""
    return kind in PASSING
