"""What Pharaon does by itself."""

from __future__ import annotations

from typing import Final

STARTER: Final = 0  # set-up: draw who starts
SCRIBE: Final = 1  # deal a scribe
DRAFT: Final = 2  # who drafts next
SILVER: Final = 3  # the silver of a draft
DRAFT_END: Final = 4
ROUND: Final = 5  # begin the next round
ROUND_END: Final = 6
FILL: Final = 7  # put offering tokens on empty places
REVEAL: Final = 8  # lay urns below the Pyramid
TURN: Final = 9  # ask for an action
TURN_END: Final = 10
NEXT: Final = 11  # the turn of the next side
EFFECT: Final = 12  # what an area offers, once it is paid
EXTRA_STEP: Final = 13  # the General's
URN_CHOICE: Final = 14  # take an urn from below the Pyramid
URN: Final = 15  # gain the top urn of the pile
TEACHER: Final = 16  # offer what the Teacher adds to an urn
GAIN: Final = 17  # a basic resource of choice
OFFERING: Final = 18  # an offering token of choice
STEPS: Final = 19  # steps on a Nile track
EMPLOY: Final = 20  # an artisan without paying
OFFICIAL: Final = 21  # what a high official brings
ARTISAN_INCOME: Final = 22
REFILL_NOBLE: Final = 23  # a place of the row
REFILL_ARTISAN: Final = 24
PILE: Final = 25  # solo: give the Traitor his urns
PLACE: Final = 26  # solo: a resource of his urn goes onto a tile
SPLIT: Final = 27  # solo: what becomes of the other two
