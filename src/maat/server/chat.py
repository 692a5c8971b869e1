"""What people say to each other at a table: phrases that speak every language, and words."""

from __future__ import annotations

from maat.server.errors import Refusal
from maat.server.interfaces import Limiter
from maat.server.names import shown
from maat.server.protocol import Say
from maat.server.store.rows import ChatRow, Guest
from maat.server.table import Table

PHRASES = (
    *("hello", "good-luck", "well-played", "thanks", "thinking", "your-turn"),
    *("sorry", "oops", "undo-please", "back-soon", "rematch", "good-game"),
)

PACE = "30/minute"  # what one guest says


async def say(table: Table, guest: Guest | None, message: Say, limiter: Limiter) -> ChatRow:
    """Keep what a guest says, under the name of the seat, if there is one."""
    if guest is None:
        raise Refusal("not-seated", 403)
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refusal("unknown-phrase", 400, phrase=message.phrase)
    text = shown(message.text).strip()
    if not message.phrase and not text:
        raise Refusal("nothing-said", 400)
    await limiter.count(PACE, "chat", str(guest.id))
    seated = [seat.name for seat in table.row.seats if seat.guest == guest.id]
    name = seated[0] if seated else guest.name
    return await table.do(table.say(guest.id, name, message.phrase or "", text))
