"""Where everything lies on the sheets of the web table: board in four parts, mats, pyramid."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from maat.games.tekhenu import automa, words
from maat.games.tekhenu.components import SIZE
from maat.games.tekhenu.scene.pieces import dashed
from maat.scene import Box, Place, Sheet, replace

WHEEL: Final = "wheel"
TEMPLE: Final = "temple"
TOWN: Final = "town"  # Osiris and the commoners' track
MARKET: Final = "market"
PYRAMID: Final = "pyramid"

WIDTH: Final = 480.0
HEIGHT: Final = 560.0
PYRAMID_HEIGHT: Final = 272.0
MAT_HEIGHT: Final = 268.0

CENTER: Final = 240.0  # of the wheel, both ways
RADIUS: Final = 176.0
ROW_RADIUS: Final = (154.0, 116.0, 79.0)  # of the Pure, Tainted and Forbidden dice
ROW_WIDTH: Final = (158.0, 118.0, 80.0)
DIE: Final = 36.0

CELL: Final = 58.0  # a space of the Temple Complex
GRID_LEFT: Final = 95.0
GRID_TOP: Final = 97.0
GRID: Final = CELL * SIZE
RIM: Final = 11.0
SITE: Final = 42.0  # a Building space

OSIRIS_TOP: Final = 84.0
OSIRIS_ROW: Final = 43.0
DISTRICT_LEFT: Final = 62.0
DISTRICT: Final = 82.0
STATUE: Final = 46.0

TRACK_TOP: Final = 356.0
TRACK_ROW: Final = 66.0
TRACK_COLUMNS: Final = 11
STEP: Final = 42.8

CARDS_LEFT: Final = 50.0
SECTION_TOP: Final = 8.0
SECTION: Final = 137.0


class Spot(NamedTuple):
    """Sheet, box and the way pieces lie in it."""

    sheet: str
    box: Box
    layout: str = "line"
    turn: float = 0


def sheets(seats: int, solo: bool) -> list[Sheet]:
    """The board in four parts, the pyramid in solo play, and a mat for each seat."""
    found = [
        Sheet(name, f"sheet-{name}", WIDTH, HEIGHT, art=f"board-{name}")
        for name in (WHEEL, TOWN, TEMPLE, MARKET)
    ]
    if solo:
        art = f"board-{PYRAMID}"
        found.append(Sheet(PYRAMID, f"sheet-{PYRAMID}", WIDTH, PYRAMID_HEIGHT, art=art))
    return found + [
        Sheet(f"mat-{seat}", "sheet-seat", WIDTH, MAT_HEIGHT, art="board-seat", seat=seat)
        for seat in range(seats)
    ]


def lying(place: Place) -> Place:
    """The place with its spot; what has none is listed in words."""
    if place.seat >= 0:
        return on_mat(place)
    spot = SPOTS.get(place.id)
    if spot is None or place.pieces is None:
        return place
    if place.key in TOLD:
        spot = spot._replace(layout="seal")
    return placed(place, spot)


def placed(place: Place, spot: Spot) -> Place:
    """The place on its spot."""
    return replace(place, sheet=spot.sheet, box=spot.box, layout=spot.layout, turn=spot.turn)


def on_mat(place: Place) -> Place:
    """A place of a seat: on its mat if it has a box there, else listed below."""
    sheet = f"mat-{place.seat}"
    box = MAT.get(place.id.removeprefix(f"seat-{place.seat}-"))
    if box is None or place.pieces is None:
        return replace(place, sheet=sheet)
    return replace(place, sheet=sheet, box=box, layout="line")


# Told in words, for pieces elsewhere on the sheet show the same.
TOLD: Final = frozenset({"place-building-offer"})

MAT: Final = {
    "resources": Box(10, 8, 460, 50),
    "scale-left": Box(14, 116, 100, 36),
    "scale-right": Box(142, 116, 118, 36),
    "scale-below": Box(76, 172, 112, 32),
    "balance-mark": Box(108, 66, 48, 34),
    "production": Box(284, 74, 184, 46),
    "levels": Box(284, 122, 184, 15),
    "statue-row": Box(284, 144, 184, 36),
    "statue-cost": Box(284, 180, 184, 24),
    "row": Box(12, 216, 456, 44),
}


# The wheel: six gods around it, Horus above.


def centered(x: float, y: float, width: float, height: float) -> Box:
    """A box around a point, to a tenth."""
    return Box(round(x - width / 2, 1), round(y - height / 2, 1), width, height)


def on_ring(at: float, radius: float) -> tuple[float, float]:
    """A point around the wheel; gods have the whole numbers from 0 to 5."""
    angle = at * pi / 3
    return CENTER + radius * sin(angle), CENTER - radius * cos(angle)


def leaning(at: int) -> float:
    """How far a row of dice of this section leans, never upside down."""
    return (0.0, 60.0, -60.0, 0.0, 60.0, -60.0)[at]


def wheel_spots() -> dict[str, Spot]:
    """The sections with their dice, Statues and tiles, and what lies beside the wheel."""
    found = {
        "wheel": Spot(WHEEL, centered(CENTER, CENTER, 2 * RADIUS, 2 * RADIUS), "spin"),
        "rings": Spot(WHEEL, centered(CENTER, CENTER, 2 * RADIUS, 2 * RADIUS)),
        "obelisk": Spot(WHEEL, Box(206, 178, 68, 84)),
        "order": Spot(WHEEL, Box(8, 8, 140, 34)),
        "slots": Spot(WHEEL, Box(336, 6, 140, 36), "seal"),
        "bag": Spot(WHEEL, Box(12, 484, 68, 68), "heap"),
        "destiny": Spot(WHEEL, Box(96, 480, 376, 74), "cards"),
    }
    for at, god in enumerate(words.GODS):
        found |= god_spots(at, god)
    return found


def god_spots(at: int, god: str) -> dict[str, Spot]:
    """What belongs to a god around the wheel."""
    found = {
        f"section-{god}": Spot(WHEEL, GOD_BOXES[at], "seal"),
        f"shrine-{god}": Spot(WHEEL, SHRINES[at]),
        f"slot-{god}": Spot(WHEEL, SLOTS[at]),
        f"bonus-{god}": Spot(WHEEL, BONUSES[at]),
    }
    for purity, name in enumerate(words.PURITIES):
        x, y = on_ring(at, ROW_RADIUS[purity])
        box = centered(x, y, ROW_WIDTH[purity], DIE)
        found[f"dice-{god}-{name}"] = Spot(WHEEL, box, "line", leaning(at))
    return found


# By place around the wheel: medallion, Statue spaces, number of the Horus tile, its bonus.
GOD_BOXES: Final = (
    Box(216, 6, 48, 48),
    Box(408, 78, 50, 50),
    Box(408, 352, 50, 50),
    Box(216, 426, 48, 48),
    Box(22, 352, 50, 50),
    Box(22, 78, 50, 50),
)
SHRINES: Final = (
    Box(270, 14, 66, 36),
    Box(410, 132, 66, 36),
    Box(410, 312, 66, 36),
    Box(270, 430, 66, 36),
    Box(4, 312, 66, 36),
    Box(4, 132, 66, 36),
)
SLOTS: Final = (
    Box(182, 16, 30, 30),
    Box(404, 46, 30, 30),
    Box(404, 404, 30, 30),
    Box(182, 432, 30, 30),
    Box(8, 404, 30, 30),
    Box(8, 46, 30, 30),
)
BONUSES: Final = (
    Box(138, 17, 44, 28),
    Box(434, 47, 44, 28),
    Box(434, 405, 44, 28),
    Box(138, 433, 44, 28),
    Box(38, 405, 44, 28),
    Box(38, 47, 44, 28),
)


# The Temple Complex.


def temple_spots() -> dict[str, Spot]:
    """Spaces, rim, Building spaces, Statues for the people, display."""
    found = {
        "buildings": Spot(TEMPLE, Box(4, 4, 60, 36), "seal"),
        "tile": Spot(TEMPLE, Box(318, 446, 158, 10), "seal"),
        "people-temple-column": Spot(TEMPLE, centered(CENTER, 23, 76, 42)),
        "people-temple-row": Spot(TEMPLE, centered(21, GRID_TOP + GRID / 2, 40, 76), "grid"),
    }
    for at, name in enumerate(words.SPACES):
        x = GRID_LEFT + CELL * (at % SIZE)
        y = GRID_TOP + CELL * (at // SIZE)
        found[f"space-{name}"] = Spot(TEMPLE, Box(x + 2, y + 2, CELL - 4, CELL - 4), "spin")
        found[f"pillar-{name}"] = Spot(TEMPLE, Box(x + 11, y + 3, CELL - 22, CELL - 6))
        found[f"row-{at // SIZE + 1}"] = Spot(TEMPLE, Box(GRID_LEFT, y, 8, 8), "seal")
    return found | rim_spots() | site_spots() | display_spots()


def rim_spots() -> dict[str, Spot]:
    """The four sides of the rim, clockwise from the top; the upright ones are turned."""
    x, y, half = GRID_LEFT + GRID / 2, GRID_TOP + GRID / 2, (GRID + RIM) / 2 + 1
    return {
        "rim-top": Spot(TEMPLE, centered(x, y - half, GRID, RIM), "spin"),
        "rim-right": Spot(TEMPLE, centered(x + half, y, GRID, RIM), "spin", 90),
        "rim-bottom": Spot(TEMPLE, centered(x, y + half, GRID, RIM), "spin"),
        "rim-left": Spot(TEMPLE, centered(x - half, y, GRID, RIM), "spin", 90),
    }


def site_spots() -> dict[str, Spot]:
    """The Building spaces: rows left and right, columns above and below."""
    found = {}
    before = RIM + 4 + SITE / 2
    for at, name in enumerate(words.BUILDINGS):
        along = CELL * (at % SIZE + 0.5)
        second = at >= 2 * SIZE
        across = GRID + before if second else -before
        in_row = at % (2 * SIZE) < SIZE
        x = GRID_LEFT + (across if in_row else along)
        y = GRID_TOP + (along if in_row else across)
        spot = Spot(TEMPLE, centered(x, y, SITE, SITE))
        found[f"building-{dashed(name)}"] = spot
        found[f"site-{dashed(name)}"] = spot
    return found


def display_spots() -> dict[str, Spot]:
    """The display of Ra, and beside it the ways to turn a tile."""
    found = {}
    for at, name in enumerate(words.DISPLAY):
        x = 12 + 100.0 * at
        found[f"display-{name}"] = Spot(TEMPLE, Box(x + 3, 462, 64, 64))
        found[f"cost-{name}"] = Spot(TEMPLE, Box(x + 2, 528, 66, 26))
        found[f"worth-{name}"] = Spot(TEMPLE, Box(x + 68, 496, 28, 28))
    for at, turn in enumerate(words.ROTATIONS):
        box = Box(322 + 78.0 * (at % 2), 450 + 54.0 * (at // 2), 50, 50)
        found[f"face-{turn}"] = Spot(TEMPLE, box, "spin", float(turn))
        side = Box(box.x + 50, box.y + 12, 26, 26)
        found[f"points-{turn}"] = Spot(TEMPLE, side)
    return found


# Osiris, the commoners' track and the supply.


def town_spots() -> dict[str, Spot]:
    """Rows of Osiris below two Statues, the track in two lines, the supply."""
    found = {
        "people-workshops": Spot(TOWN, centered(DISTRICT_LEFT + DISTRICT, 27, 90, STATUE)),
        "people-quarries": Spot(TOWN, centered(DISTRICT_LEFT + 3 * DISTRICT, 27, 90, STATUE)),
        "supply": Spot(TOWN, Box(60, 504, 410, 48)),
    }
    for row in range(6):
        found |= osiris_spots(row)
    for at in range(2 * TRACK_COLUMNS):
        column, line = at % TRACK_COLUMNS, at // TRACK_COLUMNS
        x, y = 5 + STEP * column, TRACK_TOP + TRACK_ROW * line
        found[f"track-{at}"] = Spot(TOWN, Box(x + 2, y + 18, STEP - 4, TRACK_ROW - 20), "grid")
    return found


def osiris_spots(row: int) -> dict[str, Spot]:
    """A row of Osiris: its four spaces, and what it brings at the right."""
    y = OSIRIS_TOP + OSIRIS_ROW * row
    found = {
        f"osiris-row-{row + 1}": Spot(TOWN, Box(4, y, 8, 8), "seal"),
        f"gold-{row + 1}": Spot(TOWN, Box(34, y + 9, 26, 26)),
        f"reward-{row + 1}": Spot(TOWN, Box(394, y + 6, 84, 31)),
    }
    for at, district in enumerate(words.DISTRICTS):
        box = Box(DISTRICT_LEFT + DISTRICT * at + 3, y + 3, DISTRICT - 6, OSIRIS_ROW - 6)
        found[f"osiris-{row + 1}-{district}"] = Spot(TOWN, box)
        found[f"pair-{row + 1}-{district}"] = Spot(TOWN, box)
    return found


# The card market.


def market_spots() -> dict[str, Spot]:
    """Four sections from top to bottom, each with what it asks for at the left."""
    found = {}
    for section in range(1, 5):
        y = SECTION_TOP + SECTION * (section - 1)
        found[f"market-{section}"] = Spot(MARKET, Box(CARDS_LEFT, y + 3, 426, 128), "cards")
        found[f"asks-{section}"] = Spot(MARKET, Box(8, y + 14, 36, 36))
        found[f"refresh-{section}"] = Spot(MARKET, Box(8, y + 80, 36, 36))
        found[f"closed-{section}"] = Spot(MARKET, Box(CARDS_LEFT + 150, y + 20, 92, 92))
        found[f"symbols-{section}"] = Spot(MARKET, Box(8, y + 54, 36, 20), "seal")
    return found


# Botankhamun.


def pyramid_spots() -> dict[str, Spot]:
    """His tiles from the base up, his dice and Statues; his cards are listed in words."""
    found = {
        "bot-dice": Spot(PYRAMID, Box(10, 10, 132, 36)),
        "bot-statues": Spot(PYRAMID, Box(338, 10, 132, 36)),
    }
    rows = len(automa.ROW_STARTS)
    for row in range(rows):
        width = 70.0 * (rows - row)
        y = 200 - 64.0 * row
        found[f"pyramid-{row + 1}"] = Spot(PYRAMID, Box((WIDTH - width) / 2, y, width, 64))
    return found


SPOTS: Final[dict[str, Spot]] = (
    wheel_spots() | temple_spots() | town_spots() | market_spots() | pyramid_spots()
)
