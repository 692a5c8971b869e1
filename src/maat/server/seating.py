"""What travels about who sits at a table (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from maat.server.store.rows import COLORS

MOST_SEATS = 8

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SeatKind = Literal["human", "bot", "open", "automa"]
SeatStatus = Literal["", "asked", "waiting", "resigned"]


class Seat(Struct):
    """Who sits there, and whether they are here."""

    name: str
    kind: SeatKind
    bot: str = ""  # who answers: for a bot its name, for a human the one that stands in
    online: bool = False
    status: SeatStatus = ""  # asked to play again, not ready yet, or given up for good
    color: int | None = None  # which of the colors, None for that of its number
    wait: int = 0  # seconds until others may let a bot play, or free the seat


class Settle(Struct, forbid_unknown_fields=True):
    """What I choose before the game: another seat, a color, whether I am ready."""

    seat: SeatNumber | None = None
    color: Annotated[int, Meta(ge=0, lt=COLORS)] | None = None
    ready: bool | None = None


class Contact(Struct, forbid_unknown_fields=True):
    """What lets others ask a guest to their table."""

    contact: Annotated[str, Meta(min_length=16, max_length=128)]


class PlayAgain(Struct, forbid_unknown_fields=True):
    """Whether I play again with those I have played with."""

    again: bool = True
