"""The board below the wheel: round and special tokens; the supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maat.games.pharaon import pieces
from maat.games.pharaon.scene.pieces import counted, first_player, honors
from maat.games.pharaon.scene.sheets import EDGE, canvas, label, line, sheet
from maat.games.pharaon.state import NO_HOLDER, PharaonState
from maat.scene import Box, Name, Place

BOARD: Final = canvas(sheet("board", 448, "wheel", "anchor"))
SUPPLY: Final = canvas(sheet("supply", 148, "pyramid", "stock"))


@BOARD.told("round clockwise")
def rounds(state: PharaonState) -> Iterator[Place]:
    """The round, and the way the wheel turns."""
    now = {"round": int(state.round), "rounds": int(state.box.rounds)}
    key, values = ("place-round", now) if state.round else ("place-set-up", {})
    yield Place(key, values, id="round", box=line(EDGE, 6, 150), layout="label")
    yield Place("place-clockwise" if state.clockwise else "place-counterclockwise", id="direction")


@BOARD.told("round first pharaoh")
def holders(state: PharaonState) -> Iterator[Place]:
    """Who holds the two special tokens (PH-14, PH-140), and those that nobody has."""
    for token, side in (("first-player", first_player(state)), ("pharaoh", int(state.pharaoh))):
        whose = {NO_HOLDER: "-free", int(state.seats): "-traitor"}.get(side, "")
        yield Place(f"place-{token}{whose}", {} if whose else {"player": Name(side)}, id=token)
    free = honors(state, NO_HOLDER)
    yield Place("place-honors", pieces=free, box=Box(6, 404, 80, 38), silent=True)


@SUPPLY.told("supply.resources")
def supply(state: PharaonState) -> Iterator[Place]:
    """The resources left."""
    left, box = counted(state.supply.pieces, 0, pieces.TOKEN), Box(EDGE, 28, 424, 54)
    yield label("place-supply", EDGE, 4, 180)
    yield Place("place-supply", pieces=left, box=box, layout="middle")
