"""The questions of Pharaon."""

from __future__ import annotations

from typing import Final

RING: Final = 0  # chance: the next area of the ring
WHEEL: Final = 1  # chance: the color that faces the offerings area
DIRECTION: Final = 2  # chance: which way the wheel turns
FIRST: Final = 3  # chance: who starts
URN: Final = 4  # chance: an urn off the pile
NOBLE: Final = 5  # chance: a noble off the deck
ARTISAN: Final = 6  # chance: an artisan off the deck
TOKEN: Final = 7  # chance: an offering token out of the bag
KEEP: Final = 8  # which of two nobles to start with
URN_CHOICE: Final = 9  # which of the urns below the Pyramid to take
TURN: Final = 10  # act in an area, exchange or pass
BONUS: Final = 11  # whether, and in which color, to pay for a bonus token
COLUMN: Final = 12  # which column of the Nile area to pay
COLOR: Final = 13  # the color three artisan resources are paid in
PAY: Final = 14  # the next piece to pay with
SET: Final = 15  # which set of offering tokens to take
OFFERING: Final = 16  # which bonus token to take, or one out of the bag
HIRE: Final = 17  # which noble to take, or the top of the deck
EMPLOY: Final = 18  # which artisan to take, or the top of the deck
ADVANCE: Final = 19  # which Nile track to move on
GAIN: Final = 20  # which basic resource to gain
DIPLOMAT: Final = 21  # whether to replace the urn
TEACHER: Final = 22  # whether to gain a resource besides the urn, and which
INCOME: Final = 23  # the income of the space reached or of the one left of it
GIVE: Final = 24  # what to give in exchange
AFTER: Final = 25  # after the action: exchange or end the turn
TILE: Final = 26  # chance: the next Traitor tile and its side
LINK: Final = 27  # chance: the resource linked to a Traitor tile
PLOT: Final = 28  # chance: the urn the Traitor reveals
BLOCK: Final = 29  # which of two resources goes onto the wheel
TOLD_TURN: Final = 30  # solo, told: where the player acted, or passed
TOLD_CHANGE: Final = 31  # solo, told: what the player took
