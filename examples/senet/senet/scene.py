"""The table of Senet as a seat sees it, from a redacted position."""

from __future__ import annotations

from maat.scene import Piece, Place, Scene

from senet.actions import SQUARES
from senet.state import UNKNOWN, Player, SenetState


def build(state: SenetState) -> Scene:
    """All there is lies in front of the two seats."""
    players = enumerate(state.players)
    return Scene([place for seat, player in players for place in seat_places(seat, player)])


def seat_places(seat: int, player: Player) -> list[Place]:
    """The pieces of a side and its amulet."""
    return [
        Place("place-waiting", {"count": player.waiting}, seat=seat),
        Place("place-track", pieces=squares(player.pieces), seat=seat),
        Place("place-off", {"count": player.off}, seat=seat),
        amulet(seat, player),
    ]


def squares(pieces: int) -> list[Piece]:
    """Where the pieces of a side are, the foremost first."""
    taken = [square for square in range(SQUARES, 0, -1) if pieces >> square & 1]
    return [Piece("square", values={"square": square}) for square in taken]


def amulet(seat: int, player: Player) -> Place:
    """An amulet the seat may not see is only said to be hidden."""
    if player.amulet == UNKNOWN:
        return Place("place-amulet-hidden", seat=seat)
    key = "place-amulet-spent" if player.spent else "place-amulet"
    return Place(key, {"square": player.amulet}, seat=seat)
