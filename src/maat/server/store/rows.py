"""The rows a store keeps: guests, tables with their seats, entries of a history, talk."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from maat.core import notation

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"

TABLE = "table"
RECORD = "record"
CARRIED = "carried"  # a table whose seed somebody had in hand

HUMAN = "human"
BOT = "bot"
OPEN = "open"

WANTS = "wants"  # a coach whispers to whoever sits there,
AGREES = "agrees"  # or somebody else may have one

ASKED = "asked"  # whether to play, or again: somebody has a seat and has not said yes,
WAITING = "waiting"  # sits there and is not ready,
RESIGNED = "resigned"  # or has given up: a bot plays on for good;
FREED = "freed"  # or somebody else gave the seat away: nobody can agree for who sat there

COLORS = 6

MOST_UNDOS = 500  # in a game: everything is played again for each


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Guest:
    """Somebody who has been here."""

    id: int
    name: str


@dataclass(frozen=True)
class Session:
    """A device or program that is a guest, or a link that would make one so."""

    id: str  # nobody comes in with it
    kind: str
    label: str
    born: int
    used: int
    linked: bool  # whether a private link was opened there


@dataclass
class SeatRow:
    """Who sits on a seat; a human with a bot's name is stood in for."""

    seat: int
    kind: str = OPEN
    guest: int | None = None
    bot: str = ""
    name: str = ""
    seen: int = 0  # when its guest was last here, in milliseconds
    coach: str = ""  # the word of whoever sits there on a coach; another who sits down has none
    status: str = ""  # what keeps a game from beginning, or that its player has resigned
    color: int | None = None  # which of the colors it has, if not that of its number

    @property
    def shade(self) -> int:
        """The color it has."""
        return self.seat % COLORS if self.color is None else self.color

    @property
    def standing(self) -> str:
        """Its status as it is told."""
        return "" if self.status == FREED else self.status

    def left(self) -> SeatRow:
        """The same once nobody sits there; others have chosen their colors beside it."""
        status = FREED if self.status == FREED else ""
        return SeatRow(self.seat, color=self.color, status=status)


@dataclass(frozen=True)
class Request:
    """An undo, or newer rules, that wait for the consent of others; it survives a restart."""

    seat: int
    count: int
    move: str
    needed: frozenset[int]
    agreed: frozenset[int] = frozenset()
    rules: int = 0  # the version to play on under, 0 for an undo

    @property
    def is_granted(self) -> bool:
        """Whether nobody is left who has to agree."""
        return self.needed <= self.agreed

    def with_word(self, seats: set[int]) -> Request:
        """The same after these seats have agreed."""
        return replace(self, agreed=self.agreed | seats)


@dataclass
class GameRow:
    """A table without its history."""

    id: str
    kind: str
    game: str
    rules: int
    components: str
    options: dict[str, str]
    clock: tuple[int, int]
    dealer: str
    commitment: str
    host: int | None
    invite: int = 0
    created: int = 0
    phase: str = GATHERING
    version: int = 0
    asked: int | None = None
    since: int = 0
    rematch: str = ""
    request: Request | None = None
    seats: list[SeatRow] = field(default_factory=list)
    changes: dict[str, Any] = field(default_factory=dict)  # component values that are not ours
    revision: int = 0  # how often the row was written since it was made
    said: int = 0  # the number of the last thing said
    due: int | None = None  # when somebody has to act for the table: a bot, or for whom time is up
    driver: str = ""  # the worker that will, if it lives
    result: list[list[int]] = field(default_factory=list)  # points and places, once it is over
    chain: bytes = field(default=b"", compare=False)  # the hash of the last entry

    @property
    def is_complete(self) -> bool:
        """Whether a game can begin: nobody is missing, and of several people all are ready."""
        if self.phase != GATHERING or any(each.kind == OPEN for each in self.seats):
            return False
        people = [each for each in self.seats if each.kind == HUMAN]
        alone = len({each.guest for each in people}) == 1
        return alone or not any(each.status for each in people)

    @property
    def by_hand(self) -> bool:
        """Whether the box lies on a real table, and people say what they drew."""
        return self.dealer == notation.PEOPLE and self.kind == TABLE

    @property
    def has_people(self) -> bool:
        """Whether somebody plays for whom no bot stands in, or wants to know how it ends."""
        people = [each for each in self.seats if each.guest is not None]
        return any(not each.bot or each.status == RESIGNED for each in people)

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats a guest holds."""
        if guest is None:
            return []
        return [each.seat for each in self.seats if each.guest == guest]

    def others(self, guest: int | None) -> set[int]:
        """The seats of people who have to consent: all but me, whoever stands in for them."""
        playing = [each for each in self.seats if each.status != RESIGNED]
        return {each.seat for each in playing if each.guest not in (None, guest)}

    @property
    def is_bereft(self) -> bool:
        """Whether somebody's seat was given away in the game: what is not free to take back is not
        taken back any more, whoever sits there since."""
        return any(each.status == FREED for each in self.seats)

    def is_coached(self, seat: int) -> bool:
        """Whether a coach whispers to a seat: its player wants it, and every person agrees."""
        wished = self.seats[seat].guest is not None and self.seats[seat].coach == WANTS
        return wished and not self.silent()

    def silent(self) -> list[int]:
        """The seats of people who have not said a word on coaches."""
        return [seat for seat in sorted(self.others(None)) if not self.seats[seat].coach]

    def with_seat(self, changed: SeatRow) -> GameRow:
        """The same with another on a seat."""
        seats = [changed if each.seat == changed.seat else each for each in self.seats]
        return replace(self, seats=seats)


@dataclass(frozen=True)
class EntryRow:
    """One line of a history; the first of a move has the id its client gave it."""

    line: str
    spent: int = 0
    at: int = 0
    move: str | None = None
    made: int | None = None  # the version the whole move led to
    chain: bytes = b""  # the hash of this entry and all before it


@dataclass(frozen=True)
class ChatRow:
    """One thing that was said."""

    n: int
    seat: int | None
    name: str
    phrase: str
    text: str
    at: int
