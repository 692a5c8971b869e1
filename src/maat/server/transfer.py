"""Games carried from one place to another: a record with its seed, packed so that a link holds it.

The seed goes along, so nobody can draw again by carrying a game; whoever carried it had its luck in
hand, and both tables say so from then on.
"""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace

from maat.bots import roster
from maat.core import notation
from maat.server import pictures
from maat.server.errors import Refusal
from maat.server.protocol import RECORD_BYTES
from maat.server.store.rows import BOT, CARRIED, PLAYING, GameRow, Guest, SeatRow, now

RAW = -15  # for zlib: no header, no sum
MARK = "#g="  # what no host sees of an address
MOST_PICTURE = 2000  # signs of a link that a camera still reads


def packed(record: str) -> str:
    """A record as signs that an address may hold."""
    maker = zlib.compressobj(9, wbits=RAW)
    data = maker.compress(record.encode()) + maker.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> str:
    """The record again; whoever made the link may be anybody."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
        opener = zlib.decompressobj(wbits=RAW)
        found = opener.decompress(data, RECORD_BYTES)
        if opener.eof:
            return found.decode()
    except (ValueError, zlib.error):
        pass
    raise Refusal("broken-link", 400)


def link(to: str, record: str) -> str:
    """Where a game goes on, at another place of this kind."""
    return f"{to.partition('#')[0]}{MARK}{packed(record)}"


def picture(link: str) -> str:
    """The link to be photographed, empty if it is too long for that."""
    return pictures.address(link, error="l") if len(link) <= MOST_PICTURE else ""


def goes_on(row: GameRow, record: notation.Record) -> bool:
    """Whether a record can be played on: its luck is there, and a seat is asked."""
    is_sealed = bool(record.seed) and record.dealer == notation.SEALED
    return is_sealed and row.phase == PLAYING and row.asked is not None


def seated(row: GameRow, record: notation.Record, guest: Guest) -> GameRow:
    """A record as a table that goes on: whoever brought it has the seats of people."""
    seats = [_seat(row.game, each, record.bots.get(each.seat, ""), guest) for each in row.seats]
    return replace(row, kind=CARRIED, seats=seats)


def _seat(game: str, seat: SeatRow, bot: str, guest: Guest) -> SeatRow:
    if not bot:
        return replace(seat, guest=guest.id, name=seat.name or guest.name, seen=now())
    known = bot if bot in roster.known(game) else roster.usual(game)
    return SeatRow(seat.seat, BOT, None, known, f"{known} {seat.seat + 1}", now())


def check_alone(row: GameRow, guest: int) -> None:
    """Refuse to show the luck of a game in which other people play."""
    if not row.seats_of(guest):
        raise Refusal("not-seated", 403)
    if row.others(guest):
        raise Refusal("not-alone", 403)
