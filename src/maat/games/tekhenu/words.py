"""The vocabularies of Tekhenu; an index into one of these lists stands for the thing."""

from __future__ import annotations

from typing import Final

HORUS: Final = 0
RA: Final = 1
HATHOR: Final = 2
BASTET: Final = 3
THOTH: Final = 4
OSIRIS: Final = 5
GODS: Final = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]

PAPYRUS: Final = 0
BREAD: Final = 1
LIMESTONE: Final = 2
GRANITE: Final = 3
GOLD: Final = 4
SCRIBE: Final = 5
FAITH: Final = 6
POPULATION: Final = 7
HAPPINESS: Final = 8
VP: Final = 9
RESOURCES: Final = ["papyrus", "bread", "limestone", "granite"]
TOKENS: Final = [*RESOURCES, "gold", "scribe", "faith", "population", "happiness", "vp"]

# The color of a die has the number of the resource it produces; gray produces nothing.
YELLOW: Final = 0
BROWN: Final = 1
WHITE: Final = 2
BLACK: Final = 3
GRAY: Final = 4
COLORS: Final = ["yellow", "brown", "white", "black", "gray"]

SUNNY: Final = 0
SHADED: Final = 1
DARK: Final = 2
LIGHTS: Final = ["sunny", "shaded", "dark", "none"]

PURE: Final = 0
TAINTED: Final = 1
FORBIDDEN: Final = 2
PURITIES: Final = ["pure", "tainted", "forbidden"]

# A die is its color and value; around the wheel also its section: god * 30 + color * 6 + value - 1.
FACES: Final = [f"{color}-{value}" for color in COLORS for value in range(1, 7)]
DICE: Final = [f"{god}-{face}" for god in GODS for face in FACES]

TEMPLE_ROW: Final = 0
TEMPLE_COLUMN: Final = 1
WORKSHOPS: Final = 2
QUARRIES: Final = 3
PEOPLE: Final = ["temple_row", "temple_column", "workshops", "quarries"]

DISPLAY: Final = ["left", "middle", "right"]
SPACES: Final = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]
ROTATIONS: Final = ["0", "90", "180", "270"]
# Lines 0 to 4 are the rows, 5 to 9 the columns; the second space of a line is 10 further on.
LINES: Final = [f"{kind}{number}" for kind in ("row", "column") for number in range(1, 6)]
BUILDINGS: Final = [*(f"{line}_first" for line in LINES), *(f"{line}_second" for line in LINES)]
DISTRICTS: Final = RESOURCES

BLESSING: Final = 0  # kinds of card, and how many there are of the three decks
TECHNOLOGY: Final = 1
DECREE: Final = 2
KINDS: Final = ["blessing", "technology", "decree"]
DECK: Final = 24

STARTING_CARDS: Final = 12
DESTINY_CARDS: Final = 4
FIRST_STARTING: Final = 72  # the number of S01 among all cards
FIRST_DESTINY: Final = 84
BLESSINGS: Final = [f"B{number:02}" for number in range(1, 25)]
TECHNOLOGIES: Final = [f"T{number:02}" for number in range(1, 25)]
DECREES: Final = [f"D{number:02}" for number in range(1, 25)]
STARTING: Final = [f"S{number:02}" for number in range(1, 13)]
DESTINY: Final = [f"A{number:02}" for number in range(1, 5)]
CARDS: Final = [*BLESSINGS, *TECHNOLOGIES, *DECREES, *STARTING, *DESTINY]
PILLARS: Final = [f"P{number:02}" for number in range(1, 28)]
EDGES: Final = ["carnelian", "lapis", "malachite", "amber"]
SYMBOLS: Final = ["scroll", "people", "treasury", "labor", "temple", "statue"]
TILES: Final = [*GODS, "dice_granite", "dice_papyrus", "dice_limestone", "dice_bread"]
COIN: Final = ["up", "right"]

BY_NAME: Final = {
    "god": GODS,
    "resource": RESOURCES,
    "token": TOKENS,
    "color": COLORS,
    "light": LIGHTS,
    "purity": PURITIES,
    "face": FACES,
    "die": DICE,
    "people": PEOPLE,
    "display": DISPLAY,
    "space": SPACES,
    "building": BUILDINGS,
    "line": LINES,
    "district": DISTRICTS,
    "kind": KINDS,
    "card": CARDS,
    "pillar": PILLARS,
    "symbol": SYMBOLS,
    "tile": TILES,
    "coin": COIN,
}
