"""The sheets of Pharaon."""

from __future__ import annotations

from typing import Final

from maat.games.pharaon.scene.pieces import present
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Canvas, Place, SeatCanvas, Sheet, nothing_else, replace

WIDTH: Final = 440.0  # of every sheet
HEAD: Final = 24.0  # below the name of a sheet
EDGE: Final = 8.0
CARD: Final = 66.0  # the height of a noble, and of what is told about it
DRAFTED: Final = 110.0  # of one in the draft
DECK: Final = 38.0  # the height of the deck below the nobles


# The pages of a small screen, and the drawing that stands for each.
TABS: Final = {
    "wheel": "pharaoh-token",
    "pyramid": "income-any-basic",
    "draft": "card-noble",
    "cards": "emblem-nobles",
    "nile": "emblem-nile",
    "traitor": "disc-traitor",
}


def canvas(name: str, height: float, page: str, role: str = "", key: str = "") -> Canvas:
    """A sheet of the board; what is only told has a corner of the first one."""
    title, tab = key or f"sheet-{name}", TABS[page]
    sheet = Sheet(name, title, WIDTH, height, name, role=role, page=page, tab=tab)
    return Canvas(sheet, seals="board")


BOARD: Final = canvas("board", 448, "wheel", "anchor")
PYRAMID: Final = canvas("pyramid", 222, "pyramid", "anchor")
SUPPLY: Final = canvas("supply", 148, "pyramid", "stock")
DRAFT: Final = canvas("draft", HEAD + EDGE + 2 * DRAFTED, "draft", key="place-drawn")
NOBLES: Final = canvas("nobles", HEAD + EDGE + DECK, "cards")  # and the cards that are shown
ARTISANS: Final = canvas("artisans", 136, "cards")
OFFERINGS: Final = canvas("offerings", 134, "pyramid")
NILE: Final = canvas("nile", 254, "nile")
CHAMBER: Final = canvas("chamber", 152, "nile")
TRAITOR: Final = canvas("traitor", 376, "traitor")
SEAT: Final = SeatCanvas(Sheet("seat", "sheet-seat", 0, 0))


def sheets(state: PharaonState) -> list[Sheet]:
    """The board and what belongs to it, the Traitor's tiles, then a sheet for each seat."""
    shown = max(2, len(present(state.noble_row)))  # and the deck beside them
    height = NOBLES.sheet.height + CARD * shown
    nobles = replace(NOBLES.sheet, height=height, art=f"nobles-{shown}")
    left = [BOARD.sheet, PYRAMID.sheet, SUPPLY.sheet]
    right = [ARTISANS.sheet, OFFERINGS.sheet, NILE.sheet, CHAMBER.sheet]
    draft = [DRAFT.sheet] if state.drawn else []
    alone = [TRAITOR.sheet] if state.is_solo() else []
    return [*left, *draft, nobles, *right, *alone, *SEAT.sheets(int(state.seats))]


# What the sheets say they are: the message, the sheet, and where it stands there.
LABELS: Final = (
    ("place-urns", "pyramid", 214, 4, 222),
    ("place-supply", "supply", EDGE, 4, 180),
    ("sheet-artisans", "artisans", 30, 4, 300),
    ("sheet-nobles", "nobles", 30, 4, 300),
    ("place-sets", "offerings", 30, 4, 300),
    ("place-bonus", "offerings", EDGE, 68, 220),
    ("sheet-nile", "nile", 30, 4, 300),
    ("sheet-chamber", "chamber", 30, 4, 300),
)


@BOARD.drawn(nothing_else)
def labels(_: PharaonState) -> list[Place]:
    """The names that stand on the sheets."""
    return [
        Place(
            key,
            id=f"label-{key.partition('-')[2]}",
            sheet=sheet,
            box=line(x, y, width),
            layout="label",
        )
        for key, sheet, x, y, width in LABELS
    ]


def line(x: float, y: float, width: float) -> Box:
    """Room for a line of text."""
    return Box(x, y, width, 16)
