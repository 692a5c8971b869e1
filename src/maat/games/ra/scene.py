"""The table of Ra as a seat sees it, from a redacted position."""

from __future__ import annotations

from maat.games.ra import steps, tiles
from maat.games.ra.state import EMPTY, NO_BIDDER, UNKNOWN, Player, RaState
from maat.scene import Name, Piece, Place, Scene, Value


def build(state: RaState) -> Scene:
    """The auction board, then each seat."""
    places = board(state)
    for seat, player in enumerate(state.players):
        places += seat_places(seat, player)
    return Scene(places)


def board(state: RaState) -> list[Place]:
    """Epoch, Ra track, center, auction track, bag and the auction going on."""
    left = [Piece(tile_key(kind), count) for kind, count in enumerate(state.bag) if count]
    places = [
        Place("place-epoch", {"epoch": int(state.epoch)}, brief=False),
        Place("place-ra-track", {"drawn": int(state.ra_count), "limit": int(state.ra_limit)}),
        Place("place-center", {"sun": int(state.center)}),
        Place("place-track", {"free": len(state.track) - int(state.filled)}, track(state)),
        Place("place-bag", {"count": int(state.bag_total)}, left, brief=False),
    ]
    return places + auction(state)


def track(state: RaState) -> list[Piece]:
    """The tiles on the auction track, left to right."""
    return [Piece(tile_key(kind)) for kind in state.track if kind != EMPTY]


def auction(state: RaState) -> list[Place]:
    """Who called it and who leads, while bids are asked for."""
    ask = state.agenda
    if ask is None or ask.step != steps.BID:
        return []
    caller = Name(int(state.ra_player))
    if state.bidder == NO_BIDDER:
        return [Place("place-auction", {"player": caller})]
    leader = Name(int(state.bidder))
    values: dict[str, Value] = {"player": caller, "bidder": leader, "sun": int(state.bid)}
    return [Place("place-auction-bid", values)]


def seat_places(seat: int, player: Player) -> list[Place]:
    """What lies in front of a seat."""
    held = [Piece(tile_key(kind), count) for kind, count in enumerate(player.tiles) if count]
    points = (
        Place("place-points-hidden", seat=seat, brief=False)
        if player.points == UNKNOWN
        else Place("place-points", {"points": int(player.points)}, seat=seat, brief=False)
    )
    return [
        Place("place-suns", pieces=suns(player.suns), seat=seat),
        Place("place-spent", pieces=suns(player.spent), seat=seat, brief=False),
        Place("place-tiles", pieces=held, seat=seat),
        points,
    ]


def suns(owned: int) -> list[Piece]:
    """A set of suns, highest first."""
    return [Piece("sun", values={"sun": sun}) for sun in range(16, 0, -1) if owned >> sun & 1]


def tile_key(kind: int) -> str:
    """The message that names a kind of tile."""
    return "tile-" + tiles.NAMES[kind].replace("_", "-")
