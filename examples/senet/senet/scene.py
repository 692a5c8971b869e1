"""The table of Senet as a seat sees it, from a redacted position, and where it is clicked."""

from __future__ import annotations

from typing import Final

from maat.scene import (
    Box,
    Canvas,
    Name,
    Piece,
    Place,
    Scene,
    SeatCanvas,
    Sheet,
    Target,
    in_use,
    laid_out,
)
from maat.scene.targets import Aim, aimed, on, own

from senet import actions
from senet.actions import SQUARES
from senet.state import UNKNOWN, Player, SenetState

CELL: Final = 60.0  # a square of the board, as `art.svg` draws it
EDGE: Final = 10.0
ROW: Final = 10  # squares in each of the two rows
WIDTH: Final = 2 * EDGE + CELL * ROW
HEIGHT: Final = 2 * EDGE + CELL * SQUARES / ROW

BOARD: Final = Canvas(Sheet("board", "sheet-board", WIDTH, HEIGHT, art="board"))
SEAT: Final = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))
TABLE: Final = (BOARD, SEAT)  # in reading order


def build(state: SenetState) -> Scene:
    """The board, then what lies in front of the two seats."""
    return Scene(laid_out(TABLE, state), in_use(TABLE, state))


# The board is only drawn, for the seats say in words what is on it.


@BOARD.drawn("players.pieces players.amulet players.spent")  # kept as long as these are the same
def squares(state: SenetState) -> list[Place]:
    """Every square with what can be seen on it."""
    return [square_place(square, state.players) for square in range(1, SQUARES + 1)]


def square_place(square: int, players: list[Player]) -> Place:
    """A square, a piece on it, and an amulet that the seat knows to be there."""
    owners = [seat for seat, player in enumerate(players) if player.pieces >> square & 1]
    hiders = [seat for seat, player in enumerate(players) if player.amulet == square]
    seen = [owned("piece", seat) for seat in owners]
    seen += [owned("amulet", seat, players[seat].spent) for seat in hiders]
    return Place("square", {"square": square}, seen, id=f"square-{square}", box=box(square))


def owned(key: str, seat: int, spent: bool = False) -> Piece:
    """A thing of a side, in its color."""
    return Piece(key, values={"player": Name(seat)}, tone="spent" if spent else "")


def box(square: int) -> Box:
    """Where a square lies: the track runs to the right, turns, and runs back."""
    row, along = divmod(square - 1, ROW)
    column = ROW - 1 - along if row else along
    return Box(EDGE + CELL * column, EDGE + CELL * row, CELL, CELL)


# The seats.


@SEAT.told()
def belongings(state: SenetState, seat: int) -> list[Place]:
    """The pieces of a side and its amulet."""
    player = state.players[seat]
    ready = [owned("piece", seat)] * player.waiting
    return [
        Place("place-waiting", {"count": player.waiting}),
        Place("place-track", pieces=on_track(player.pieces), id="track"),
        Place("place-off", {"count": player.off}),
        amulet(player),
        Place("piece", {"player": Name(seat)}, ready, silent=True, id="ready"),
    ]


def on_track(pieces: int) -> list[Piece]:
    """Where the pieces of a side are, the foremost first."""
    taken = [square for square in range(SQUARES, 0, -1) if pieces >> square & 1]
    return [Piece("square", values={"square": square}) for square in taken]


def amulet(player: Player) -> Place:
    """An amulet the seat may not see is only said to be hidden."""
    if player.amulet == UNKNOWN:
        return Place("place-amulet-hidden")
    key = "place-amulet-spent" if player.spent else "place-amulet"
    return Place(key, {"square": player.amulet})


# Where answers are clicked: a piece, a square to hide under; to search is an answer in the bar.


AIMS: Final[dict[str, Aim[SenetState]]] = {
    "enter": own("ready", "piece"),
    "move": on("square-{}", "piece"),
    "hide": on("square-{}"),
}


def target(state: SenetState, seat: int, action: int) -> Target:
    """Where one answer is clicked."""
    return aimed(actions.BOOK, AIMS, state, seat, action)
