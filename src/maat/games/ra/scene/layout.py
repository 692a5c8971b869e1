"""Where everything lies on the sheets of Ra."""

from __future__ import annotations

from typing import Final

from maat.games.ra.state import RaState
from maat.scene import Box, Sheet

BOARD: Final = "board"
WIDTH: Final = 720.0
HEIGHT: Final = 420.0

HORIZON: Final = 128.0  # where the sun boat rises and sets
ZENITH: Final = 72.0  # how far above the horizon it is at noon
STATION: Final = 38.0
BOAT: Final = 92.0
CELL: Final = 80.0  # a space of the auction track


def sheets(seats: int) -> list[Sheet]:
    """The auction board and one sheet for what lies in front of each seat."""
    found = [Sheet(BOARD, "sheet-board", WIDTH, HEIGHT, art="board")]
    return found + [Sheet(seat_id(seat), "sheet-seat", 0, 0, seat=seat) for seat in range(seats)]


def seat_id(seat: int, what: str = "") -> str:
    """The sheet of a seat, or a place on it."""
    return f"seat-{seat}-{what}" if what else f"seat-{seat}"


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
