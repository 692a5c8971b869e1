"""The auction board in a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.ra import steps, tiles
from maat.games.ra.scene import keys
from maat.games.ra.scene.pieces import counted
from maat.games.ra.state import EMPTY, NO_BIDDER, RaState
from maat.scene import Box, Canvas, Name, Piece, Place, Sheet, Values, step_of

WIDTH: Final = 720.0
HORIZON: Final = 128.0  # where the sun boat rises and sets
ZENITH: Final = 52.0  # how far above the horizon it is at noon
STATION: Final = 38.0
BOAT: Final = 66.0
FRAME: Final = 18.0  # of the board, on every side
CELL: Final = 80.0  # a space of the auction track

BOARD: Final = Canvas(
    Sheet("board", "sheet-board", WIDTH, 420, "board", role="anchor", page="board")
)


def is_auction(state: RaState) -> bool:
    """Whether bids are asked for."""
    return step_of(state) == steps.BID


@BOARD.told("epoch center ra_count ra_limit")
def sky(state: RaState) -> Iterator[Place]:
    """Epoch, Ra track, center."""
    drawn = {"drawn": int(state.ra_count), "limit": int(state.ra_limit)}
    epoch, sun = {"epoch": int(state.epoch)}, {"sun": int(state.center)}
    yield Place("place-epoch", epoch, brief=False, box=Box(280, 95, 160, 27))
    yield Place("place-ra-track", drawn, box=Box(250, 123, 220, 25))
    yield Place("place-center", sun, id="center-words", box=Box(210, 390, 300, 24))


@BOARD.told("*track filled")
def track(state: RaState) -> Iterator[Place]:
    """What is offered."""
    free = {"free": len(state.track) - int(state.filled)}
    lying = [Piece(keys.TILE[kind]) for kind in state.track if kind != EMPTY]
    long = CELL * float(len(state.track))
    yield Place("place-track", free, lying, box=Box((WIDTH - long) / 2, 190, long, CELL))


@BOARD.told("*bag bag_total")
def bag(state: RaState) -> Iterator[Place]:
    """What is left to be drawn, told to whoever asks, and how many of it are Ra tiles: the answer
    that draws one says it."""
    count, left, box = int(state.bag_total), counted(state.bag), Box(44, 284, 108, 104)
    counts = {"ra": int(state.bag[tiles.RA]), "all": count}
    tell = {"count": count}
    yield Place("place-bag", tell, left, brief=False, box=box, layout="heap", stock=True)
    yield Place("place-odds", counts, brief=False, silent=True)


@BOARD.told(is_auction, "ra_player bidder bid")
def auction(state: RaState) -> Iterator[Place]:
    """Who called it and who leads, while bids are asked for."""
    if not is_auction(state):
        return
    caller = Name(int(state.ra_player))
    box = Box(16, 160, WIDTH - 32, 21)  # marks of last moves stand between it and the tiles
    if state.bidder == NO_BIDDER:
        yield Place("place-auction", {"player": caller}, box=box)
        return
    leader = Name(int(state.bidder))
    values: Values = {"player": caller, "bidder": leader, "sun": int(state.bid)}
    yield Place("place-auction-bid", values, id="auction", box=box)


@BOARD.drawn("ra_count ra_limit center boatless", is_auction)
def drawn(state: RaState) -> list[Place]:
    """The stations of the Ra track, the boat on it, the central sun, the statue of Ra."""
    sun = [Piece("sun", values={"sun": int(state.center)}, badge=str(state.center))]
    statue = [] if is_auction(state) else [Piece("statue")]
    return [
        *[station(state, number) for number in range(1, int(state.ra_limit) + 1)],
        *([] if state.boatless else [boat(state)]),
        Place("place-center-sun", pieces=sun, id="center", box=Box(317, 296, 86, 86)),
        Place("statue", pieces=statue, id="statue", box=Box(572, 276, 100, 112)),
    ]


# The Ra track.


def station(state: RaState, number: int) -> Place:
    """A space of the Ra track, with the Ra tile drawn this epoch."""
    x, y = on_way(state, number)
    last = "station-last" if number == state.ra_limit else ""
    tile = Piece("tile-ra") if number <= state.ra_count else Piece("station", sprite=last)
    box = Box(x - STATION / 2, y - STATION / 2, STATION, STATION)
    return Place("station", pieces=[tile], id=f"station-{number}", box=box)


def boat(state: RaState) -> Place:
    """The sun boat, above the last Ra tile drawn."""
    x, y = on_way(state, min(int(state.ra_count), int(state.ra_limit)))
    inside = min(max(x - BOAT / 2, FRAME), WIDTH - FRAME - BOAT)
    box = Box(inside, max(FRAME, y - STATION / 2 + 2 - BOAT * 0.6), BOAT, BOAT * 0.6)
    return Place("boat", pieces=[Piece("boat")], id="boat", box=box)


def on_way(state: RaState, number: int) -> tuple[float, float]:
    """Where the sun is at a space of the Ra track, on its way from left to right."""
    way = number / int(state.ra_limit)
    return 60 + way * (WIDTH - 120), HORIZON - 4 * ZENITH * way * (1 - way)
