"""The table of Senet as a seat sees it, from a redacted position, and where it is clicked."""

from __future__ import annotations

from typing import Final

from maat.scene import Box, Name, Piece, Place, Scene, Sheet, Target, replace

from senet import actions
from senet.actions import HOME, SQUARES
from senet.state import UNKNOWN, Player, SenetState

BOARD: Final = "board"
CELL: Final = 60.0  # a square of the board, as `art.svg` draws it
EDGE: Final = 10.0
ROW: Final = 10  # squares in each of the two rows


def build(state: SenetState) -> Scene:
    """The board, then what lies in front of the two seats."""
    players = list(enumerate(state.players))
    lying = [place for seat, player in players for place in seat_places(seat, player)]
    return Scene(board(state.players) + lying, sheets(len(players)))


def sheets(seats: int) -> list[Sheet]:
    """The board with its drawing, and a list for each seat."""
    height = 2 * EDGE + CELL * SQUARES / ROW
    drawn = Sheet(BOARD, "sheet-board", 2 * EDGE + CELL * ROW, height, art="board")
    return [drawn, *(Sheet(seat_id(seat), "sheet-seat", 0, 0, seat=seat) for seat in range(seats))]


def seat_id(seat: int, what: str = "") -> str:
    """The sheet of a seat, or a place on it."""
    return f"seat-{seat}-{what}" if what else f"seat-{seat}"


# The board is only drawn, for the seats say in words what is on it.


def board(players: list[Player]) -> list[Place]:
    """Every square with what can be seen on it."""
    return [square_place(square, players) for square in range(1, SQUARES + 1)]


def square_place(square: int, players: list[Player]) -> Place:
    """A square, a piece on it, and an amulet that the seat knows to be there."""
    owners = [seat for seat, player in enumerate(players) if player.pieces >> square & 1]
    hiders = [seat for seat, player in enumerate(players) if player.amulet == square]
    seen = [owned("piece", seat) for seat in owners]
    seen += [owned("amulet", seat, players[seat].spent) for seat in hiders]
    return Place(
        "square",
        {"square": square},
        seen,
        brief=False,
        silent=True,
        id=square_id(square),
        sheet=BOARD,
        box=box(square),
    )


def owned(key: str, seat: int, spent: bool = False) -> Piece:
    """A thing of a side, in its color."""
    return Piece(key, values={"player": Name(seat)}, tone="spent" if spent else "")


def square_id(square: int) -> str:
    """The name of the place that is a square."""
    return f"square-{square}"


def box(square: int) -> Box:
    """Where a square lies: the track runs to the right, turns, and runs back."""
    row, along = divmod(square - 1, ROW)
    column = ROW - 1 - along if row else along
    return Box(EDGE + CELL * column, EDGE + CELL * row, CELL, CELL)


# The seats.


def seat_places(seat: int, player: Player) -> list[Place]:
    """The pieces of a side and its amulet."""
    ready = [owned("piece", seat)] * player.waiting
    places = [
        Place("place-waiting", {"count": player.waiting}),
        Place("place-track", pieces=squares(player.pieces), id="track"),
        Place("place-off", {"count": player.off}),
        amulet(player),
        Place("piece", {"player": Name(seat)}, ready, brief=False, silent=True, id="waiting"),
    ]
    return [lying(place, seat) for place in places]


def lying(place: Place, seat: int) -> Place:
    """The place on the sheet of a seat."""
    name = seat_id(seat, place.id) if place.id else ""
    return replace(place, seat=seat, sheet=seat_id(seat), id=name)


def squares(pieces: int) -> list[Piece]:
    """Where the pieces of a side are, the foremost first."""
    taken = [square for square in range(SQUARES, 0, -1) if pieces >> square & 1]
    return [Piece("square", values={"square": square}) for square in taken]


def amulet(player: Player) -> Place:
    """An amulet the seat may not see is only said to be hidden."""
    if player.amulet == UNKNOWN:
        return Place("place-amulet-hidden")
    key = "place-amulet-spent" if player.spent else "place-amulet"
    return Place(key, {"square": player.amulet})


# Where answers are clicked.


def target(_: SenetState, seat: int, action: int) -> Target:
    """A piece to enter or move, a square to hide under; to search is an answer in the bar."""
    if action == actions.ENTER:
        return Target(action, seat_id(seat, "waiting"), "piece")
    if action <= actions.MOVE + SQUARES:
        return Target(action, square_id(action - actions.MOVE), "piece")
    if actions.HIDE + HOME <= action <= actions.HIDE + SQUARES:
        return Target(action, square_id(action - actions.HIDE))
    return Target(action)
