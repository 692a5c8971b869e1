"""Who may sit where: the seats of a table, and the rules for taking one and giving one away."""

from __future__ import annotations

from maat.server.errors import Refusal
from maat.server.presence import Presence
from maat.server.store.rows import BOT, GATHERING, HUMAN, OPEN, GameRow, SeatRow


def empty_seat(row: GameRow, wish: int | None) -> int:
    """The seat somebody can take: the one they wish, or the first that is empty."""
    found = [each.seat for each in row.seats if each.kind == OPEN]
    if not found:
        raise Refusal("no-empty-seat")
    if wish is not None and wish not in found:
        raise Refusal("seat-taken")
    return found[0] if wish is None else wish


def check_hand_over(row: GameRow, guest: int, seat: SeatRow, bot: str, present: Presence) -> None:
    """Refuse a guest who may not give this seat to a bot, or empty it."""
    if seat.guest == guest:
        return
    if guest != row.host and not row.seats_of(guest):
        raise Refusal("not-seated", 403)
    if seat.kind == HUMAN:
        _check_absent(seat, bot, present)
    elif seat.kind == BOT and row.phase != GATHERING:
        raise Refusal("not-your-seat", 403)
    elif guest != row.host:
        raise Refusal("not-host", 403)


def _check_absent(seat: SeatRow, bot: str, present: Presence) -> None:
    """Only a bot takes the place of somebody else, and only once they are gone."""
    if not bot:
        raise Refusal("not-your-seat", 403)
    if present.is_here(seat.guest):
        raise Refusal("player-present")
    if left := present.grace_left(seat.guest):
        raise Refusal("just-left", seconds=left)
