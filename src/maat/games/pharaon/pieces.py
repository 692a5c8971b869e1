"""Areas, resources, offering tokens and nobles as small numbers (PH-02 to PH-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OFFERINGS: Final = 0
NOBLES: Final = 1
NILE: Final = 2
CHAMBER: Final = 3
ARTISANS: Final = 4
AREAS: Final = 5

COLORS: Final = 5  # the basic resources are pieces 0 to 4
EVERY_COLOR: Final = 31  # as bits
NO_COLOR: Final = 5  # where a color could stand: none is asked for, or any will do
OWN_COLOR: Final = 6  # the same for access: any will do, but it counts as its own alone
SILVER: Final = 5
TOKEN: Final = 6  # five offering tokens that show a resource
AREA_TOKEN: Final = 11  # five that show an area
PRESTIGE: Final = 16  # two that are worth points
KINDS: Final = 18
TOKENS: Final = 12  # kinds of offering token
NEUTRAL: Final = 18  # a marker where the supply had no token left
EMPTY: Final = -1

AREA_NAMES: Final = ["offerings", "nobles", "nile", "chamber", "artisans"]
COLOR_NAMES: Final = ["agriculture", "construction", "trade", "power", "justice"]
RESOURCE_NAMES: Final = [*COLOR_NAMES, "silver"]
TOKEN_NAMES: Final = [
    *(f"{name}_token" for name in COLOR_NAMES),
    *(f"{name}_token" for name in AREA_NAMES),
    "prestige_low",
    "prestige_high",
]
PIECE_NAMES: Final = [*RESOURCE_NAMES, *TOKEN_NAMES]

# Means of payment, the plainest first: 5 basic resources, 5 tokens that show one, a token
# that shows the area, silver.
AREA_MEANS: Final = 10
SILVER_MEANS: Final = 11
MEANS: Final = 12
MEANS_NAMES: Final = [*COLOR_NAMES, *TOKEN_NAMES[:COLORS], "area_token", "silver"]

NONE: Final = 0  # incomes of the Time Pyramid
FIRST_PLAYER: Final = 1
ANY_BASIC: Final = 2
ANY_SILVER: Final = 3
OFFERING: Final = 4
INCOME_NAMES: Final = ["none", "first_player", "any_basic", "silver", "offering"]

GENERAL: Final = 6  # nobles are numbers 1 to 26, sets of them bits
JUDGE: Final = 11
VIZIER: Final = 12
DOCTOR: Final = 13
CONTRACTOR: Final = 14
PRIEST: Final = 15
GOVERNOR: Final = 16
SORCERESS: Final = 17
TREASURER: Final = 18
TEACHER: Final = 19
DIPLOMAT: Final = 20
OFFICIAL: Final = 21  # the first of six
ALL_NOBLES: Final = 26
SCRIBES: Final = 5
NOBLE_NAMES: Final = [
    "scribe_1",
    "scribe_2",
    "scribe_3",
    "scribe_4",
    "scribe_5",
    "general_6",
    "architect_7",
    "high_priestess_8",
    "master_9",
    "granary_steward_10",
    "judge_11",
    "grand_vizier_12",
    "doctor_13",
    "chief_contractor_14",
    "high_priest_15",
    "governor_16",
    "sorceress_17",
    "treasurer_18",
    "teacher_19",
    "diplomat_20",
    "official_21",
    "official_22",
    "official_23",
    "official_24",
    "official_25",
    "official_26",
]

URNS: Final = 30
ARTISAN_CARDS: Final = 30
GOD_NAMES: Final = ["isis", "horus", "osiris", "anubis", "ra"]
TILES: Final = 5  # of the Traitor

CHAMBER_ICON: Final = 1  # what stands beside a space of a Traitor tile, with a number
TAKE_NOBLE: Final = 2
DISCARD_NOBLE: Final = 3
NOBLE_VALUE: Final = 4
GOD_ICON: Final = 5
TAKE_ARTISAN: Final = 6
DISCARD_ARTISAN: Final = 7
TAKE_SET: Final = 8
TAKE_BONUS: Final = 9
NILE_ICON: Final = 10
ICON_NAMES: Final = [
    "",
    "chamber",
    "take_noble",
    "discard_noble",
    "noble_value",
    "god",
    "take_artisan",
    "discard_artisan",
    "take_set",
    "take_bonus",
    "nile",
]
LOW: Final = 0  # lowest artisan, least filled tile
HIGH: Final = 1  # highest artisan, most filled tile
ICON_WORDS: Final = {"low": LOW, "least": LOW, "high": HIGH, "most": HIGH}


def piece_of(means: i64, area: i64) -> i64:
    """The kind of piece a means of payment is."""
    if means < COLORS:
        return means
    if means == SILVER_MEANS:
        return SILVER
    return AREA_TOKEN + area if means == AREA_MEANS else means + 1
