"""What lies in front of a seat in a scene."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from maat.games.ra import tiles
from maat.games.ra.scene.board import is_auction
from maat.games.ra.scene.pieces import counted, suns
from maat.games.ra.state import UNKNOWN, RaState
from maat.scene import Piece, Place, SeatCanvas, Sheet
from maat.scene.strip import summary

# The tiles that are discarded when their epoch has been scored (RA-07).
PASSING: Final = (tiles.GOD, tiles.GOLD, tiles.FLOOD, *range(tiles.CIVILIZATION, tiles.MONUMENT))

SEAT: Final = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))


def possessions(state: RaState, seat: int) -> Hashable:
    """What a seat has, and its part in an auction."""
    player = state.players[seat]
    bids = is_auction(state), state.ra_player == seat, state.bidder == seat and state.bid
    return player.suns, player.spent, *player.tiles, *bids


@SEAT.told(possessions)
def told(state: RaState, seat: int) -> list[Place]:
    """Suns, tiles, and the statue of whoever called the auction."""
    player = state.players[seat]
    bid = int(state.bid) if is_auction(state) and state.bidder == seat else 0
    statue = [Piece("statue")] if is_auction(state) and state.ra_player == seat else []
    passing = [count if kind in PASSING else 0 for kind, count in enumerate(player.tiles)]
    staying = [0 if kind in PASSING else count for kind, count in enumerate(player.tiles)]
    return [
        Place("place-suns", pieces=suns(player.suns, bid), id="suns"),
        Place("place-spent", pieces=suns(player.spent, tone="spent"), brief=False, id="spent"),
        Place("place-kept", pieces=counted(staying), id="kept"),
        Place("place-passing", pieces=counted(passing), id="passing"),
        Place("statue", pieces=statue, id="statue", silent=True),
    ]


def summary_of(state: RaState, seat: int) -> Place:
    """What matters of a seat: its suns and tiles, and the statue."""
    found = told(state, seat)
    return summary(seat, [piece for place in found for piece in place.pieces or ()])


@SEAT.told("points")
def points(state: RaState, seat: int) -> list[Place]:
    """The points, if whoever looks may know them."""
    known = state.players[seat].points
    if known == UNKNOWN:
        return [Place("place-points-hidden", brief=False, id="points")]
    return [Place("place-points", {"points": int(known)}, brief=False, id="points")]
