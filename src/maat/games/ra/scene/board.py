"""The auction board in a scene."""

from __future__ import annotations

from maat.games.ra import steps
from maat.games.ra.scene.layout import BOARD, CELL, STATION, WIDTH, boat, station
from maat.games.ra.scene.pieces import tile_key
from maat.games.ra.state import EMPTY, NO_BIDDER, RaState
from maat.scene import Box, Name, Piece, Place, Value, replace


def board_places(state: RaState) -> list[Place]:
    """Epoch, Ra track, center, auction track, bag and the auction going on."""
    left = [Piece(tile_key(kind), count) for kind, count in enumerate(state.bag) if count]
    ra_track: dict[str, Value] = {"drawn": int(state.ra_count), "limit": int(state.ra_limit)}
    free: dict[str, Value] = {"free": len(state.track) - int(state.filled)}
    count: dict[str, Value] = {"count": int(state.bag_total)}
    sack = Box(44, 284, 108, 104)
    spaces = Box((WIDTH - CELL * len(state.track)) / 2, 190, CELL * len(state.track), CELL)
    places = [
        Place("place-epoch", {"epoch": int(state.epoch)}, brief=False, box=Box(280, 68, 160, 32)),
        Place("place-ra-track", ra_track, box=Box(250, 100, 220, 26)),
        Place("place-center", {"sun": int(state.center)}, box=Box(210, 390, 300, 24)),
        Place("place-track", free, track(state), id="track", box=spaces),
        Place("place-bag", count, left, brief=False, id="bag", box=sack, layout="heap", stock=True),
    ]
    placed = places + auction(state) + drawn(state)
    return [replace(place, sheet=BOARD) for place in placed]


def track(state: RaState) -> list[Piece]:
    """The tiles on the auction track, left to right."""
    return [Piece(tile_key(kind)) for kind in state.track if kind != EMPTY]


def is_auction(state: RaState) -> bool:
    """Whether bids are asked for."""
    return state.agenda is not None and state.agenda.step == steps.BID


def auction(state: RaState) -> list[Place]:
    """Who called it and who leads, while bids are asked for."""
    if not is_auction(state):
        return []
    caller = Name(int(state.ra_player))
    box = Box(16, 164, WIDTH - 32, 24)
    if state.bidder == NO_BIDDER:
        return [Place("place-auction", {"player": caller}, box=box)]
    leader = Name(int(state.bidder))
    values: dict[str, Value] = {"player": caller, "bidder": leader, "sun": int(state.bid)}
    return [Place("place-auction-bid", values, box=box)]


# What is only drawn, for it has been said: suns, boat and statue where they lie.


def drawn(state: RaState) -> list[Place]:
    """The stations of the Ra track, the boat on it, the central sun, the statue of Ra."""
    center = [Piece("sun", values={"sun": int(state.center)}, badge=str(state.center))]
    statue = [] if is_auction(state) else [Piece("statue")]
    places = stations(state)
    if not state.boatless:
        places.append(only_drawn("boat", boat(state), [Piece("boat")]))
    places.append(only_drawn("center", Box(317, 296, 86, 86), center, "place-center-sun"))
    places.append(only_drawn("statue", Box(572, 276, 100, 112), statue))
    return places


def only_drawn(key: str, box: Box, pieces: list[Piece], name: str = "") -> Place:
    """A place on the board that a text need not name."""
    return Place(name or key, pieces=pieces, id=key, box=box, brief=False, silent=True)


def stations(state: RaState) -> list[Place]:
    """The spaces of the Ra track, with the Ra tiles drawn this epoch."""
    limit = int(state.ra_limit)
    found = []
    for number in range(1, limit + 1):
        last = "station-last" if number == limit else ""
        pieces = [Piece("tile-ra") if number <= state.ra_count else Piece("station", sprite=last)]
        box = station(number, limit, STATION)
        found.append(only_drawn(f"station-{number}", box, pieces, "station"))
    return found
