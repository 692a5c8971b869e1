"""Why Botankhamun does what he does, each with its rule."""

from __future__ import annotations

from typing import Final

DIE_OF_GOD: Final = 0
DIE_NEXT_SECTION: Final = 1
DIE_PURE: Final = 2
DIE_OF_COLOR: Final = 3
DIE_LATER_COLOR: Final = 4
DIE_STATUE: Final = 5
DIE_HIGHEST: Final = 6
STATUE_GOD: Final = 7
STATUE_DISTRICTS: Final = 8
STATUE_TEMPLE: Final = 9
STATUE_BLOCKED: Final = 10
PILLAR_POINTS: Final = 11
PILLAR_BUILDING: Final = 12
PILLAR_INNER: Final = 13
BUILDING_PILLARS: Final = 14
HAPPINESS_FIRST: Final = 15
HIGHEST_SECTION: Final = 16
OSIRIS_EXACT: Final = 17
OSIRIS_RIGHT: Final = 18
OSIRIS_ROW: Final = 19
BY_LOT: Final = 20

RULES: Final = {  # in the order of the numbers
    "die_of_god": 129,
    "die_next_section": 129,
    "die_pure": 129,
    "die_of_color": 130,
    "die_later_color": 130,
    "die_statue": 130,
    "die_highest": 130,
    "statue_god": 131,
    "statue_districts": 131,
    "statue_temple": 131,
    "statue_blocked": 131,
    "pillar_points": 133,
    "pillar_building": 133,
    "pillar_inner": 133,
    "building_pillars": 134,
    "happiness_first": 135,
    "highest_section": 136,
    "osiris_exact": 137,
    "osiris_right": 137,
    "osiris_row": 137,
    "by_lot": 127,
}
NAMES: Final = list(RULES)
