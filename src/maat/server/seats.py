"""Who may sit where: the seats of a table, and the rules for taking one and giving one away."""

from __future__ import annotations

from dataclasses import replace

from maat.bots import roster
from maat.core.notation import SOMEBODY
from maat.server.errors import Refusal
from maat.server.presence import Presence
from maat.server.store.rows import (
    AGREES,
    ASKED,
    BOT,
    FREED,
    GATHERING,
    HUMAN,
    OPEN,
    OVER,
    PLAYING,
    RECORD,
    RESIGNED,
    WAITING,
    WANTS,
    GameRow,
    SeatRow,
)


def empty_seat(row: GameRow, wish: int | None) -> int:
    """The seat somebody can take: the one they wish, or the first that is empty."""
    found = [each.seat for each in row.seats if each.kind == OPEN and row.phase != OVER]
    if not found:
        raise Refusal("no-empty-seat")
    if wish is not None and wish not in found:
        raise Refusal("seat-taken")
    return found[0] if wish is None else wish


def check_asks(row: GameRow, host: int, seat: int) -> None:
    """Refuse whoever may not ask somebody to this seat."""
    if host != row.host:
        raise Refusal("not-host", 403)
    if row.phase != GATHERING:
        raise Refusal("begun")
    if seat_at(row, seat).kind != OPEN:
        raise Refusal("seat-taken")


def seat_at(row: GameRow, seat: int) -> SeatRow:
    """A seat of a table at which people play."""
    if row.kind == RECORD:
        raise Refusal("not-your-seat", 403)
    if seat >= len(row.seats):
        raise Refusal("no-such-seat", 404)
    return row.seats[seat]


def own_seat(row: GameRow, guest: int, seat: int) -> SeatRow:
    """A seat of a guest's own."""
    found = seat_at(row, seat)
    if found.guest != guest:
        raise Refusal("not-your-seat", 403)
    return found


# Giving a seat away.


def check_hand_over(row: GameRow, guest: int, seat: SeatRow, bot: str, present: Presence) -> None:
    """Refuse a guest who may not give this seat to a bot, or empty it."""
    if seat.status == RESIGNED:
        raise Refusal("resigned")
    if seat.guest == guest:
        return
    if guest != row.host and not row.seats_of(guest):
        raise Refusal("not-seated", 403)
    if seat.kind == HUMAN and not bot:
        raise Refusal("not-your-seat", 403)  # only a bot takes the place of somebody else
    if seat.kind == HUMAN:
        _check_absent(seat, present)
    elif seat.kind == BOT and row.phase != GATHERING:
        raise Refusal("not-your-seat", 403)
    elif guest != row.host:
        raise Refusal("not-host", 403)


def check_free(row: GameRow, guest: int, seat: SeatRow, present: Presence) -> None:
    """Refuse a guest who may not empty a person's seat: one's own, or as the host another's; in a
    game that runs only once its player is gone."""
    if row.phase == OVER:
        raise Refusal("game-over")
    if seat.kind != HUMAN:
        raise Refusal("not-your-seat", 403)
    if seat.status == RESIGNED:
        raise Refusal("resigned")
    if seat.guest == guest:
        return
    if guest != row.host:
        raise Refusal("not-host", 403)
    if row.phase == PLAYING:
        _check_absent(seat, present)


def _check_absent(seat: SeatRow, present: Presence) -> None:
    if present.is_here(seat.guest):
        raise Refusal("player-present")
    if left := present.grace_left(seat.guest):
        raise Refusal("just-left", seconds=left)


def handed_over(row: GameRow, guest: int, seat: SeatRow, bot: str) -> GameRow:
    """The same with a bot on a seat, or nobody; whoever is away, or lost it, gets the usual bot, or
    keeps the one they chose themselves, never a rival's choice."""
    usual = roster.usual(row.game)
    if seat.kind == HUMAN:
        return row.with_seat(replace(seat, bot=bot if guest == seat.guest else seat.bot or usual))
    if not bot:
        return row.with_seat(seat.left())
    sits = replace(seat.left(), kind=BOT, bot=usual if seat.status == FREED else bot)
    return row.with_seat(placed(sits, seat.seat))


def freed(row: GameRow, seat: SeatRow) -> GameRow:
    """The same with an empty seat; a host who sits nowhere any more hands that on, too."""
    after = row.with_seat(seat.left())
    return after if seat.guest != row.host or after.seats_of(row.host) else handed_on(after)


def handed_on(row: GameRow) -> GameRow:
    """The same with another host: whoever sits there, before those who are only asked to."""
    people = sorted((each.status == ASKED, each.seat) for each in row.seats if each.guest)
    return replace(row, host=row.seats[people[0][1]].guest if people else None)


def forgotten(row: GameRow, guest: int) -> GameRow:
    """The same once nothing tells who somebody was: others go on without them."""
    seats = [_without_name(row, each) if each.guest == guest else each for each in row.seats]
    after = replace(row, seats=seats)
    return handed_on(after) if row.host == guest else after


def _without_name(row: GameRow, seat: SeatRow) -> SeatRow:
    """The seat of somebody who is forgotten: empty, or in a running game a bot's."""
    if row.phase == GATHERING:
        return seat.left()
    bot = seat.bot if row.phase == OVER else seat.bot or roster.usual(row.game)
    return replace(seat, guest=None, name=SOMEBODY, bot=bot, coach="")


def resigned(row: GameRow, seat: SeatRow) -> GameRow:
    """The same with a bot that plays on for good; whose seat it was is not forgotten, but for who
    took the seat of somebody who lost it."""
    bot = roster.usual(row.game)
    if seat.status == FREED:
        after = freed(row, seat)
        sits = replace(after.seats[seat.seat], kind=BOT, bot=bot)
        return after.with_seat(placed(sits, seat.seat))
    return row.with_seat(replace(seat, bot=bot, status=RESIGNED, coach=""))


# Before the game.


def placed(seat: SeatRow, number: int) -> SeatRow:
    """The same on another seat; a bot is called after both."""
    name = f"{seat.bot} {number + 1}" if seat.kind == BOT else seat.name
    return replace(seat, seat=number, name=name)


def moved(row: GameRow, seat: int, to: int) -> GameRow:
    """The same after two seats have changed places, each with its color; another person who was
    ready looks again."""
    if to >= len(row.seats):
        raise Refusal("no-such-seat", 404)
    mine, other = (replace(row.seats[each], color=row.seats[each].shade) for each in (seat, to))
    if other.kind == HUMAN and other.guest != mine.guest and not other.status:
        other = replace(other, status=WAITING)
    return row.with_seat(placed(mine, to)).with_seat(placed(other, seat)) if seat != to else row


def dyed(row: GameRow, seat: int, color: int) -> GameRow:
    """The same with another color for a seat; a bot or an empty seat gets the one it had."""
    mine = row.seats[seat]
    for each in row.seats:
        if each.seat != seat and each.shade == color:
            if each.kind == HUMAN:
                raise Refusal("color-taken")
            row = row.with_seat(replace(each, color=mine.shade))
    return row.with_seat(replace(mine, color=color))


def said_ready(row: GameRow, guest: int, ready: bool) -> GameRow:
    """The same after somebody has said whether they are ready."""
    status = "" if ready else WAITING
    seats = [replace(each, status=status) if each.guest == guest else each for each in row.seats]
    return replace(row, seats=seats)


def everybody_ready(row: GameRow) -> GameRow:
    """The same once the game begins."""
    return replace(row, seats=[replace(each, status="") for each in row.seats])


def seated_again(row: GameRow, guest: int) -> list[SeatRow]:
    """Who plays the next game: the next of them first, with the same colors; all but the guest,
    who is ready, are asked."""
    order = [replace(each, color=each.shade) for each in row.seats[1:] + row.seats[:1]]
    return [_again(placed(each, seat), guest) for seat, each in enumerate(order)]


def _again(seat: SeatRow, guest: int) -> SeatRow:
    if seat.kind == BOT:
        return seat
    if seat.guest is None:
        return seat.left()
    return replace(seat, bot="", status="" if seat.guest == guest else ASKED)


# Coaches.


def with_word(row: GameRow, seat: int, word: str) -> GameRow:
    """The same with a player's word on coaches; who says no to those of others ends them all."""
    before = row.seats[seat].coach
    others = [each for each in row.seats if each.seat != seat and each.coach == WANTS]
    if word or before == WANTS:
        kept = word or (AGREES if others else "")
        return row.with_seat(replace(row.seats[seat], coach=kept))
    return replace(row, seats=[replace(each, coach="") for each in row.seats])
