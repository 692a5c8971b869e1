"""What happens in Pharaon."""

from __future__ import annotations

from typing import Final

from maat.core.names import EventBook

AREA_LAID: Final = 0
WHEEL_SET: Final = 1
DIRECTION_SET: Final = 2
STARTER_CHOSEN: Final = 3
URN_REVEALED: Final = 4
URNS_RESHUFFLED: Final = 5
NOBLE_REVEALED: Final = 6
NOBLE_DRAWN: Final = 7
NOBLE_TAKEN: Final = 8
ARTISAN_REVEALED: Final = 9
ARTISAN_TAKEN: Final = 10
SET_FILLED: Final = 11
BONUS_FILLED: Final = 12
BAG_REFILLED: Final = 13
TOKEN_TAKEN: Final = 14
SET_TAKEN: Final = 15
URN_TAKEN: Final = 16
URN_DRAWN: Final = 17
URN_REPLACED: Final = 18
RESOURCE_GAINED: Final = 19
SUPPLY_EMPTY: Final = 20
ACTED: Final = 21
EXTRA_ACTED: Final = 22
ACCESS_PAID: Final = 23
PIECE_PAID: Final = 24
SLOT_BLOCKED: Final = 25
TRACK_ADVANCED: Final = 26
STAGE_BUILT: Final = 27
HEIR_NAMED: Final = 28
FIRST_PLAYER_TAKEN: Final = 29
PASSED: Final = 30
PASSED_LAST: Final = 31
DISC_MOVED: Final = 32
EXCHANGED: Final = 33
NOBLE_USED: Final = 34
ROUND_BEGAN: Final = 35
ROUND_ENDED: Final = 36
WHEEL_TURNED: Final = 37
TILE_LAID: Final = 38
TILE_LINKED: Final = 39
PLOT_REVEALED: Final = 40
TILE_COVERED: Final = 41
NOBLE_DISCARDED: Final = 42
ARTISAN_DISCARDED: Final = 43
NOBLE_VALUE_RAISED: Final = 44
GOD_UNLOCKED: Final = 45
SCORED: Final = 46
GAME_ENDED: Final = 47
REASONED: Final = 48
SOME_NOBLE_TAKEN: Final = 49  # told: nobody says which
SOME_NOBLE_DISCARDED: Final = 50  # told: nobody says which
SOME_SET_TAKEN: Final = 51  # told: nobody says which
SOME_BONUS_TAKEN: Final = 52  # told: nobody says which
TURN_BEGAN: Final = 53

BOOK: Final = EventBook()
BOOK.add(AREA_LAID, "area_laid", "area:area", "place:number")
BOOK.add(WHEEL_SET, "wheel_set", "color:color")
BOOK.add(DIRECTION_SET, "direction_set", "clockwise:number")
BOOK.add(STARTER_CHOSEN, "starter_chosen")
BOOK.add(URN_REVEALED, "urn_revealed", "urn:number")
BOOK.add(URNS_RESHUFFLED, "urns_reshuffled", "count:number")
BOOK.add(NOBLE_REVEALED, "noble_revealed", "noble:noble", "place:number")
BOOK.add(NOBLE_DRAWN, "noble_drawn", "noble:noble")
BOOK.add(NOBLE_TAKEN, "noble_taken", "noble:noble")
BOOK.add(ARTISAN_REVEALED, "artisan_revealed", "artisan:number", "place:number")
BOOK.add(ARTISAN_TAKEN, "artisan_taken", "artisan:number", "points:number")
BOOK.add(SET_FILLED, "set_filled", "token:token", "place:number")
BOOK.add(BONUS_FILLED, "bonus_filled", "token:token", "place:number")
BOOK.add(BAG_REFILLED, "bag_refilled", "count:number")
BOOK.add(TOKEN_TAKEN, "token_taken", "token:token")
BOOK.add(SET_TAKEN, "set_taken", "place:number", "first:token", "second:token")
BOOK.add(URN_TAKEN, "urn_taken", "urn:number")
BOOK.add(URN_DRAWN, "urn_drawn", "urn:number")
BOOK.add(URN_REPLACED, "urn_replaced", "urn:number")
BOOK.add(RESOURCE_GAINED, "resource_gained", "resource:resource", "count:number")
BOOK.add(SUPPLY_EMPTY, "supply_empty", "resource:resource")
BOOK.add(ACTED, "acted", "area:area")
BOOK.add(EXTRA_ACTED, "extra_acted", "area:area", "noble:noble")
BOOK.add(ACCESS_PAID, "access_paid", "piece:piece", "color:color")
BOOK.add(PIECE_PAID, "piece_paid", "piece:piece", "count:number")
BOOK.add(SLOT_BLOCKED, "slot_blocked", "color:color")
BOOK.add(TRACK_ADVANCED, "track_advanced", "color:color", "position:number")
BOOK.add(STAGE_BUILT, "stage_built", "stage:number")
BOOK.add(HEIR_NAMED, "heir_named")
BOOK.add(FIRST_PLAYER_TAKEN, "first_player_taken")
BOOK.add(PASSED, "passed", "row:number")
BOOK.add(PASSED_LAST, "passed_last")
BOOK.add(DISC_MOVED, "disc_moved", "row:number", "space:number")
BOOK.add(EXCHANGED, "exchanged", "noble:noble", "given:piece", "gained:resource")
BOOK.add(NOBLE_USED, "noble_used", "noble:noble")
BOOK.add(ROUND_BEGAN, "round_began", "round:number")
BOOK.add(ROUND_ENDED, "round_ended", "round:number")
BOOK.add(WHEEL_TURNED, "wheel_turned", "color:color")
BOOK.add(TILE_LAID, "tile_laid", "tile:number", "place:number", "dark:number")
BOOK.add(TILE_LINKED, "tile_linked", "color:color", "place:number")
BOOK.add(PLOT_REVEALED, "plot_revealed", "urn:number", "left:number")
BOOK.add(TILE_COVERED, "tile_covered", "color:color", "place:number", "space:number")
BOOK.add(NOBLE_DISCARDED, "noble_discarded", "noble:noble")
BOOK.add(ARTISAN_DISCARDED, "artisan_discarded", "artisan:number")
BOOK.add(NOBLE_VALUE_RAISED, "noble_value_raised", "points:number")
BOOK.add(GOD_UNLOCKED, "god_unlocked", "god:god")
BOOK.add(SCORED, "scored", "points:number")
BOOK.add(GAME_ENDED, "game_ended")
BOOK.add(REASONED, "reasoned", "reason:reason")
BOOK.add(SOME_NOBLE_TAKEN, "some_noble_taken", "place:number")
BOOK.add(SOME_NOBLE_DISCARDED, "some_noble_discarded", "place:number")
BOOK.add(SOME_SET_TAKEN, "some_set_taken", "place:number")
BOOK.add(SOME_BONUS_TAKEN, "some_bonus_taken", "place:number")
BOOK.add(TURN_BEGAN, "turn_began")
