"""Why the Traitor does what he does, each with its rule."""

from __future__ import annotations

from typing import Final

NEXT_TILE: Final = 0
WHEEL_FULL: Final = 1
BOTH_FULL: Final = 2
NOBLE_PLACE: Final = 3
NOBLE_GONE: Final = 4
ARTISAN_BEST: Final = 5
ARTISAN_WORST: Final = 6
ARTISAN_LEFTMOST: Final = 7
OFFERING_PLACE: Final = 8
OFFERING_GONE: Final = 9
TRACK_FULLEST: Final = 10
TRACK_EMPTIEST: Final = 11
TRACK_LEFTMOST: Final = 12
TRACK_ENDED: Final = 13
NO_URNS: Final = 14

RULES: Final = {  # in the order of the numbers
    "next_tile": 193,
    "wheel_full": 192,
    "both_full": 192,
    "noble_place": 196,
    "noble_gone": 196,
    "artisan_best": 200,
    "artisan_worst": 200,
    "artisan_leftmost": 200,
    "offering_place": 202,
    "offering_gone": 202,
    "track_fullest": 204,
    "track_emptiest": 204,
    "track_leftmost": 204,
    "track_ended": 204,
    "no_urns": 206,
}
NAMES: Final = list(RULES)
