"""The table of Ra as a seat sees it, from a redacted position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maat.core.state import NOBODY
from maat.games.ra import actions, steps, tiles
from maat.games.ra.state import EMPTY, NO_BIDDER, UNKNOWN, Player, RaState
from maat.scene import Box, Name, Piece, Place, Scene, Sheet, Target, Value, replace

BOARD: Final = "board"
WIDTH: Final = 720.0
HEIGHT: Final = 420.0

HORIZON: Final = 128.0  # where the sun boat rises and sets
ZENITH: Final = 72.0  # how far above the horizon it is at noon
STATION: Final = 38.0
BOAT: Final = 92.0
CELL: Final = 80.0  # a space of the auction track

PASSING: Final = (tiles.GOD, tiles.GOLD, tiles.FLOOD, *range(tiles.CIVILIZATION, tiles.MONUMENT))


def build(state: RaState, seat: int = NOBODY, options: Sequence[int] = ()) -> Scene:
    """The table with the legal answers of the seat that looks."""
    return replace(draw(state), targets=[target(state, seat, action) for action in options])


def draw(state: RaState) -> Scene:
    """The auction board, then each seat."""
    places = board(state)
    for other, player in enumerate(state.players):
        places += seat_places(state, other, player)
    return Scene(places, sheets(len(state.players)))


def sheets(seats: int) -> list[Sheet]:
    """The auction board and one sheet for what lies in front of each seat."""
    found = [Sheet(BOARD, "sheet-board", WIDTH, HEIGHT, art="board")]
    return found + [Sheet(seat_id(seat), "sheet-seat", 0, 0, seat=seat) for seat in range(seats)]


def seat_id(seat: int, what: str = "") -> str:
    """The sheet of a seat, or a place on it."""
    return f"seat-{seat}-{what}" if what else f"seat-{seat}"


# The board.


def board(state: RaState) -> list[Place]:
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


def station(number: int, limit: int, size: float) -> Box:
    """A space of the Ra track, on the way of the sun from left to right."""
    way = number / limit
    x = 60 + way * (WIDTH - 120)
    y = HORIZON - 4 * ZENITH * way * (1 - way)
    return Box(x - size / 2, y - size / 2, size, size)


def boat(state: RaState) -> Box:
    """Where the sun boat is: above the last Ra tile drawn."""
    below = station(min(int(state.ra_count), int(state.ra_limit)), int(state.ra_limit), STATION)
    middle = below.x + STATION / 2
    return Box(middle - BOAT / 2, max(0.0, below.y + STATION / 2 - BOAT * 0.78), BOAT, BOAT * 0.6)


# The seats.


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


def suns(owned: int, bid: int = 0, tone: str = "") -> list[Piece]:
    """A set of suns, highest first."""
    return [
        Piece(
            "sun",
            values={"sun": sun},
            sprite="sun-spent" if tone else "",
            tone="bid" if sun == bid else tone,
            badge=str(sun),
        )
        for sun in range(16, 0, -1)
        if owned >> sun & 1
    ]


def tile_key(kind: int) -> str:
    """The message that names a kind of tile."""
    return "tile-" + tiles.NAMES[kind].replace("_", "-")


# Where answers are clicked.


def target(_: RaState, seat: int, action: int) -> Target:
    """The bag, the statue, a sun, a tile; what has no place on the table is in the bar."""
    family = actions.BOOK.family(action)
    if family.verb == "draw":
        return Target(action, "bag")
    if family.verb == "invoke":
        return Target(action, "statue")
    if family.verb == "bid":
        return Target(action, seat_id(seat, "suns"), f"sun#{actions.BOOK.word(action)}")
    if family.verb == "take":
        return Target(action, "track", tile_key(action - actions.TAKE))
    if family.verb == "discard":
        kind = action - actions.DISCARD
        where = "passing" if is_passing(kind) else "kept"
        return Target(action, seat_id(seat, where), tile_key(kind))
    return Target(action)
