"""What Victory Points are for: lines of score sheets, and the entries of a ledger.

From DISTRICTS on there is an entry for each Scoring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

START: Final = 0
STATUE_LINE: Final = 1
PILLAR_BUILDINGS: Final = 2
PILLAR_EDGES: Final = 3
PILLAR_DISPLAY: Final = 4
PILLAR_ABILITY: Final = 5
HATHOR: Final = 6
STATUE_BONUS: Final = 7
TECHNOLOGIES: Final = 8
IMPURITY: Final = 9
BLOCKED_STATUE: Final = 10
TURN_ORDER: Final = 11
BOT_CARDS: Final = 12
BOT_DECREES: Final = 13
BOT_SCRIBES: Final = 14
DISTRICTS: Final = 15
TEMPLE: Final = 16
STATUES: Final = 17
HAPPINESS: Final = 18
PRODUCTION: Final = 19
BUILDING_ROW: Final = 20
BREAD: Final = 21
PER_SCORING: Final = 7
ENTRIES: Final = DISTRICTS + 2 * PER_SCORING

# Their names, each with its rule.
RULES: Final = [
    ("start", 16),
    ("statue_line", 49),
    ("pillar_buildings", 54),
    ("pillar_edges", 55),
    ("pillar_display", 57),
    ("pillar_ability", 58),
    ("hathor", 64),
    ("statue_bonus", 44),
    ("technologies", 75),
    ("impurity", 96),
    ("blocked_statue", 131),
    ("turn_order", 111),
    ("bot_cards", 141),
    ("bot_decrees", 142),
    ("bot_scribes", 142),
    ("districts", 102),
    ("temple", 103),
    ("statues", 104),
    ("happiness", 105),
    ("production", 106),
    ("building_row", 107),
    ("bread", 108),
]
NAMES: Final = [name for name, _ in RULES]


def entry(scoring: i64, label: i64) -> i64:
    """Where in a ledger a label of the first or second Scoring stands."""
    return label + PER_SCORING * scoring
