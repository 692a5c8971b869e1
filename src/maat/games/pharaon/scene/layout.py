"""Where everything lies on the sheets of Pharaon."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from maat.games.pharaon import pieces
from maat.games.pharaon.scene import cards
from maat.games.pharaon.state import PharaonState
from maat.scene import Box, Place, Sheet, replace

WIDTH: Final = 440.0  # of every sheet
HEAD: Final = 24.0  # below the name of a sheet
EDGE: Final = 8.0

BOARD: Final = "board"
HEIGHTS: Final = {
    BOARD: 448.0,
    "pyramid": 222.0,
    "supply": 148.0,
    "artisans": 136.0,
    "offerings": 134.0,
    "nile": 254.0,
    "chamber": 152.0,
}
LEFT: Final = (BOARD, "pyramid", "supply")
RIGHT: Final = ("artisans", "offerings", "nile", "chamber")

CARD: Final = 66.0  # the height of a noble, and of what is told about it
SPACE: Final = 38.0  # of the Pyramid and the round track
FOOT: Final = 176.0  # where the round track begins
CELL: Final = 36.0  # a space of a Traitor tile
TILE: Final = 40.0  # from one Traitor tile to the next
SEAL: Final = "seal"  # the layout of what is drawn elsewhere and only told here
UNSEEN: Final = Box(0, 0, 8, 8)
STEP: Final = 27.0  # from one position of the Nile to the next


class Spot(NamedTuple):
    """Sheet, box and layout of a place."""

    sheet: str
    box: Box
    layout: str = "row"
    turn: float = 0


Spots = dict[str, Spot]


# Sheets.


def sheets(state: PharaonState) -> list[Sheet]:
    """The board and what belongs to it, the Traitor's tiles, then a sheet for each seat."""
    shown = len(shown_nobles(state))
    found = [Sheet(name, f"sheet-{name}", WIDTH, HEIGHTS[name], name) for name in LEFT]
    found.append(
        Sheet("nobles", "sheet-nobles", WIDTH, HEAD + CARD * shown + EDGE, f"nobles-{shown}")
    )
    found += [Sheet(name, f"sheet-{name}", WIDTH, HEIGHTS[name], name) for name in RIGHT]
    if state.is_solo():
        found.append(Sheet("traitor", "sheet-traitor", WIDTH, 376, "traitor"))
    seats = range(state.seats)
    return found + [Sheet(f"seat-{seat}", "sheet-seat", 0, 0, seat=seat) for seat in seats]


def lay(place: Place, spots: Spots) -> Place:
    """The place on its sheet; what is only told is not seen on the board."""
    if place.seat >= 0:
        return replace(place, sheet=f"seat-{place.seat}")
    if place.box is not None:
        return place
    spot = spots.get(place.id)
    if spot is None:
        return replace(place, sheet=BOARD, box=UNSEEN, layout=SEAL)
    return replace(place, sheet=spot.sheet, box=spot.box, layout=spot.layout, turn=spot.turn)


def fixed(state: PharaonState) -> Spots:
    """Where each place that never moves lies, by its name."""
    box = state.box
    rows = tuple([len(row) for row in box.pyramid[: int(state.sides()) - 1]])
    return printed(rows, int(box.rounds), int(box.columns), int(box.stages), int(box.top))


@cache
def printed(rows: tuple[int, ...], rounds: int, columns: int, stages: int, top: int) -> Spots:
    """What lies at the same place in every game with these boards."""
    return {
        "round": Spot(BOARD, line(EDGE, 6, 150), "label"),
        "honors": Spot(BOARD, Box(6, 404, 80, 38)),
        **pyramid(rows, rounds),
        **supply(),
        **rows_of_cards(),
        **offerings(),
        **nile(columns, top),
        **chamber(stages),
    }


def line(x: float, y: float, width: float, height: float = 16) -> Box:
    """Room for a line of text."""
    return Box(x, y, width, height)


# The Time Pyramid with the round track at its foot, and the urns beside it.


def pyramid(rows: tuple[int, ...], rounds: int) -> Spots:
    """The rows from the foot up, each in the middle of the one below."""
    found: Spots = {}
    for row, length in enumerate(rows):
        x = EDGE + SPACE * (max(rows) - length) / 2
        y = FOOT - 2 - (SPACE + 1) * (row + 1)
        found[f"pyramid-{row + 1}"] = Spot("pyramid", Box(x, y, SPACE * length, SPACE))
        for space in range(length):
            place = Box(x + SPACE * space, y, SPACE, SPACE)
            found[f"pyramid-{row + 1}-{space + 1}"] = Spot("pyramid", place)
    for number in range(rounds):
        place = Box(EDGE + SPACE * number, FOOT, SPACE, SPACE)
        found[f"round-{number + 1}"] = Spot("pyramid", place, "stack")
    return found | {
        "label-urns": Spot("pyramid", line(214, 4, 222), "label"),
        "urns": Spot("pyramid", Box(214, 24, 220, 84)),
        "urns-down": Spot("pyramid", Box(214, 134, 62, 74)),
        "urn-at-hand": Spot("pyramid", Box(296, 124, 76, 90)),
    }


# Supply and payment.


def supply() -> Spots:
    """What is left of the resources, and the payment going on."""
    return {
        "label-supply": Spot("supply", line(EDGE, 4, 180), "label"),
        "supply": Spot("supply", Box(EDGE, 28, 424, 54), "middle"),
        "choosy": Spot("supply", Box(14, 98, 122, 40), "note"),
        "access": Spot("supply", Box(14, 98, 122, 40), "note"),
        "price": Spot("supply", Box(146, 98, 138, 40), "middle"),
        "paid": Spot("supply", Box(294, 98, 138, 40), "middle"),
    }


# Cards.


def shown_nobles(state: PharaonState) -> list[int]:
    """The nobles drawn in the draft, then those in the row."""
    row = [noble for noble in state.noble_row if noble != pieces.EMPTY]
    return cards.members(state.drawn) + row


def row_of_nobles(state: PharaonState) -> Spots:
    """One noble below the other, each with what is to be told about it."""
    shown = shown_nobles(state)
    drafted = len(cards.members(state.drawn))
    found = {
        "drawn": column_of_cards(0, drafted),
        "nobles": column_of_cards(drafted, len(shown) - drafted),
    }
    for place, noble in enumerate(shown):
        name = cards.about_id(noble)
        y = HEAD + CARD * place
        found[f"{name}-note"] = Spot("nobles", Box(74, y + 5, 296, 28), "note")
        tells_more = noble >= pieces.OFFICIAL
        room = Box(74, y + 33, 296, 30) if tells_more else Box(74, y + 5, 296, CARD - 8)
        found[name] = Spot("nobles", room, "row" if tells_more else "note")
    return found


def column_of_cards(first: int, count: int) -> Spot:
    """So many nobles one below the other."""
    return Spot("nobles", Box(0, HEAD + CARD * first, CARD, CARD * max(1, count)), "grid")


def rows_of_cards() -> Spots:
    """The row of artisans and their deck, and the deck of nobles."""
    return {
        "label-nobles": Spot("nobles", line(30, 4, 300), "label"),
        "nobles-down": Spot("nobles", Box(378, HEAD + 2, 54, 74)),
        "label-artisans": Spot("artisans", line(30, 4, 300), "label"),
        "artisans": Spot("artisans", Box(EDGE, HEAD, 330, 106)),
        "artisans-down": Spot("artisans", Box(352, HEAD, 76, 106)),
    }


# Offerings.


def offerings() -> Spots:
    """Sets above, the bonus zone below, the bag beside it."""
    found: Spots = {
        "label-sets": Spot("offerings", line(30, 4, 300), "label"),
        "sets": Spot("offerings", Box(EDGE, HEAD + 4, 424, 34), SEAL),
        "label-bonus": Spot("offerings", line(EDGE, 68, 220), "label"),
        "bonus": Spot("offerings", Box(EDGE, 90, 254, 36), SEAL),
        "tokens-down": Spot("offerings", Box(352, 66, 60, 64)),
    }
    for number in range(6):
        pair = Box(EDGE + 2 + 71 * number, HEAD + 4, 68, 34)
        single = Box(EDGE + 2 + 42 * number, 90, 36, 36)
        found[f"set-{number + 1}"] = Spot("offerings", pair)
        found[f"bonus-{number + 1}"] = Spot("offerings", single)
    return found


# The Nile.


def nile(columns: int, top: int) -> Spots:
    """Options above, tracks below."""
    found: Spots = {"label-nile": Spot("nile", line(30, 4, 300), "label")}
    wide = (WIDTH - 2 * EDGE) / columns
    for number in range(columns):
        x = EDGE + wide * number
        found[f"cost-{number + 1}"] = Spot("nile", Box(x + wide / 2 - 23, HEAD + 4, 46, 23))
        found[f"column-{number + 1}"] = Spot("nile", Box(x + 2, HEAD + 2, wide - 4, 77), SEAL)
        found[f"gains-{number + 1}"] = Spot(
            "nile", Box(x + wide / 2 - 23, HEAD + 32, 46, 46), "grid"
        )
    for place, color in enumerate(pieces.COLOR_NAMES):
        found |= track(place, color, top)
    for position in range(1, top + 1):
        text = line(2, track_y(top, position) + 5, 36)
        found[f"nile-points-{position}"] = Spot("nile", text, "title")
    steps = line(292, 4, 140)
    return found | {"steps": Spot("nile", steps, "label")}


def track_y(top: int, position: int) -> float:
    """Where a position of the tracks begins."""
    return 134 + STEP * (top - position)


def track(place: int, color: str, top: int) -> Spots:
    """One track from its resource at the head to the start below it."""
    x = 40 + 79.0 * place
    found = {
        f"track-{color}": Spot("nile", Box(x, 108, 76, 24 + STEP * (top + 1)), SEAL),
        f"river-{color}": Spot("nile", Box(x + 26, 107, 25, 25)),
    }
    for position in range(top + 1):
        room = Box(x + 2, track_y(top, position), 72, STEP - 1)
        found[f"track-{color}-{position}"] = Spot("nile", room)
    return found


# The burial chamber.


def chamber(stages: int) -> Spots:
    """The start and the stages from left to right: worth, cubes, cost."""
    found: Spots = {"label-chamber": Spot("chamber", line(30, 4, 300), "label")}
    wide = (WIDTH - 2 * EDGE) / (stages + 1)
    for stage in range(stages + 1):
        x = EDGE + wide * stage
        found[f"stage-{stage}-face"] = Spot("chamber", Box(x + 4, HEAD, wide - 8, 40))
        found[f"cubes-{stage}"] = Spot("chamber", Box(x + 1, HEAD + 42, wide - 2, 26))
        side = min(wide - 8, 54.0)
        found[f"stage-{stage}"] = Spot("chamber", Box(x + 4, HEAD + 70, side, side), "grid")
    return found


# The Traitor.


def traitor(state: PharaonState) -> Spots:
    """His tiles one below the other, then what he has."""
    found: Spots = {
        "traitor": Spot("traitor", Box(14, 9, 412, 26), "note"),
        "traitor-tokens": Spot("traitor", Box(EDGE, 246, 212, 32)),
        "traitor-gods": Spot("traitor", Box(228, 242, 204, 40)),
        "traitor-nobles": Spot("traitor", Box(EDGE, 286, 212, 46)),
        "traitor-artisans": Spot("traitor", Box(228, 286, 204, 46)),
        "traitor-tracks": Spot("traitor", Box(EDGE, 339, 212, 30)),
        "traitor-honors": Spot("traitor", Box(228, 336, 80, 36)),
    }
    spaces = int(state.box.spaces)
    cell = min(CELL, (WIDTH - 64) / max(1, spaces))
    for spot, level in enumerate(state.plot.levels):
        y = 36 + TILE * spot
        covered, coming = cell * max(1, level), cell * max(1, spaces - level)
        room = Box(54, y, covered, cell)
        found[f"tile-{spot + 1}-link"] = Spot("traitor", Box(12, y, cell, cell))
        found[f"tile-{spot + 1}-tokens"] = Spot("traitor", room)
        at = min(54 + cell * level, 54 + cell * (spaces - 1))
        found[f"tile-{spot + 1}"] = Spot("traitor", Box(at, y, coming, cell))
    return found
