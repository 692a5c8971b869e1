"""What happens in Ra."""

from __future__ import annotations

from typing import Final

from maat.core.names import EventBook

SUNS_DEALT: Final = 0
TILE_DRAWN: Final = 1
RA_DRAWN: Final = 2
RA_INVOKED: Final = 3
GOD_SPENT: Final = 4
STOPPED: Final = 5
BID_PLACED: Final = 6
PASSED: Final = 7
COULD_NOT_BID: Final = 8
AUCTION_WON: Final = 9
AUCTION_EMPTY: Final = 10
TRACK_DISCARDED: Final = 11
DISASTER_STRUCK: Final = 12
TILE_LOST: Final = 13
EPOCH_ENDED_BY_SUNS: Final = 14
EPOCH_ENDED_BY_RA: Final = 15
SCORED: Final = 16
EPOCH_BEGAN: Final = 17
GAME_ENDED: Final = 18
TURN_BEGAN: Final = 19

BOOK: Final = EventBook()
BOOK.add(SUNS_DEALT, "suns_dealt", "sun:number")
BOOK.add(TILE_DRAWN, "tile_drawn", "tile:tile")
BOOK.add(RA_DRAWN, "ra_drawn", "drawn:number", "limit:number")
BOOK.add(RA_INVOKED, "ra_invoked", "tiles:number")
BOOK.add(GOD_SPENT, "god_spent", "tile:tile")
BOOK.add(STOPPED, "stopped")
BOOK.add(BID_PLACED, "bid_placed", "sun:number")
BOOK.add(PASSED, "passed")
BOOK.add(COULD_NOT_BID, "could_not_bid")
BOOK.add(AUCTION_WON, "auction_won", "sun:number", "center:number", "tiles:number")
BOOK.add(AUCTION_EMPTY, "auction_empty")
BOOK.add(TRACK_DISCARDED, "track_discarded", "tiles:number")
BOOK.add(DISASTER_STRUCK, "disaster_struck", "tile:tile")
BOOK.add(TILE_LOST, "tile_lost", "tile:tile", "count:number")
BOOK.add(EPOCH_ENDED_BY_SUNS, "epoch_ended_by_suns", "epoch:number")
BOOK.add(EPOCH_ENDED_BY_RA, "epoch_ended_by_ra", "epoch:number")
BOOK.add(SCORED, "scored", "points:number", "total:number")
BOOK.add(EPOCH_BEGAN, "epoch_began", "epoch:number")
BOOK.add(GAME_ENDED, "game_ended")
BOOK.add(TURN_BEGAN, "turn_began")
