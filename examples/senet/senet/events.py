"""What happens in Senet."""

from __future__ import annotations

from typing import Final

from maat.core.names import EventBook

AMULET_HIDDEN: Final = 0
AMULET_LAID: Final = 1  # whispered: the owner alone hears where
STICKS_THROWN: Final = 2
THROW_LOST: Final = 3
PIECE_ENTERED: Final = 4
PIECE_MOVED: Final = 5
PIECE_BORNE_OFF: Final = 6
PIECE_DISPLACED: Final = 7
AMULET_STRUCK: Final = 8
AMULET_FOUND: Final = 9
NOTHING_FOUND: Final = 10
GAME_ENDED: Final = 11

BOOK: Final = EventBook()
BOOK.add(AMULET_HIDDEN, "amulet_hidden")
BOOK.add(AMULET_LAID, "amulet_laid", "square:number")
BOOK.add(STICKS_THROWN, "sticks_thrown", "throw:throw")
BOOK.add(THROW_LOST, "throw_lost")
BOOK.add(PIECE_ENTERED, "piece_entered", "square:number")
BOOK.add(PIECE_MOVED, "piece_moved", "origin:number", "square:number")
BOOK.add(PIECE_BORNE_OFF, "piece_borne_off", "origin:number")
BOOK.add(PIECE_DISPLACED, "piece_displaced", "square:number")
BOOK.add(AMULET_STRUCK, "amulet_struck", "square:number")
BOOK.add(AMULET_FOUND, "amulet_found", "square:number")
BOOK.add(NOTHING_FOUND, "nothing_found", "square:number")
BOOK.add(GAME_ENDED, "game_ended")
