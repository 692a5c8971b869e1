"""Where tables are kept: the interface every back end offers, and the rows it keeps."""

from __future__ import annotations

import hashlib
import secrets
import string
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"

TABLE = "table"
RECORD = "record"

HUMAN = "human"
BOT = "bot"
OPEN = "open"

LETTERS = string.ascii_letters + string.digits


class Conflict(Exception):
    """Somebody else has written there first."""


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def new_token() -> str:
    """More than 256 random bits for a cookie, a link or a command line."""
    return _letters(43)


def new_id() -> str:
    """A name for a table that nobody can guess."""
    return _letters(12)


def _letters(length: int) -> str:
    """Random letters and digits: with a hyphen in front, a command line would see an option."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def digest(token: str) -> bytes:
    """All the store ever sees of a token."""
    return hashlib.sha256(token.encode()).digest()


@dataclass(frozen=True)
class Guest:
    """Somebody who has been here."""

    id: int
    name: str


@dataclass
class SeatRow:
    """Who sits on a seat; a human with a bot's name is stood in for."""

    seat: int
    kind: str = OPEN
    guest: int | None = None
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class Request:
    """An undo that waits for the consent of others; it survives a restart."""

    seat: int
    count: int
    move: str
    needed: frozenset[int]
    agreed: frozenset[int] = frozenset()

    @property
    def is_granted(self) -> bool:
        """Whether nobody is left who has to agree."""
        return self.needed <= self.agreed

    def with_word(self, seats: set[int]) -> Request:
        """The same after these seats have agreed."""
        return replace(self, agreed=self.agreed | seats)

    def without(self, seat: int) -> Request:
        """The same when a seat need not be asked any more."""
        return replace(self, needed=self.needed - {seat}, agreed=self.agreed - {seat})


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


@dataclass(frozen=True)
class Entry:
    """One line of a history; the first of a move has the id its client gave it."""

    line: str
    spent: int = 0
    at: int = 0
    move: str | None = None
    made: int | None = None  # the version the whole move led to


@dataclass(frozen=True)
class ChatRow:
    """One thing that was said."""

    n: int
    seat: int | None
    name: str
    phrase: str
    text: str
    at: int


class Store(ABC):
    """Reads are quick and direct; a write returns when it can no longer be lost."""

    # Guests.

    @abstractmethod
    def guest(self, token: bytes, kinds: tuple[str, ...]) -> Guest | None:
        """Whose token of one of these kinds this is."""

    @abstractmethod
    async def add_guest(self, name: str, token: bytes, kind: str) -> Guest:
        """A new guest with a first token."""

    @abstractmethod
    async def rename(self, guest: int, name: str) -> None:
        """Call a guest something else from now on."""

    @abstractmethod
    async def add_token(self, guest: int, token: bytes, kind: str, only: bool) -> None:
        """Another token; `only` drops the guest's others of the same kind."""

    @abstractmethod
    async def renew_token(self, token: bytes, older: int) -> bool:
        """A token from before that time counts as new again; whether it was so old."""

    @abstractmethod
    async def drop_token(self, token: bytes) -> None:
        """The token opens nothing any more."""

    @abstractmethod
    async def drop_tokens(self, kind: str, older: int) -> None:
        """Nor does any of this kind from before that time."""

    # Tables.

    @abstractmethod
    async def add_game(self, row: GameRow, seed: str, entries: list[Entry]) -> None:
        """A new table."""

    @abstractmethod
    def game(self, id: str) -> GameRow | None:
        """A table with its seats."""

    @abstractmethod
    def games_of(self, guest: int, most: int) -> list[GameRow]:
        """The tables a guest sits at or has opened, the latest first."""

    @abstractmethod
    def game_ids(self) -> list[str]:
        """All tables, the oldest first."""

    @abstractmethod
    def clocked(self) -> list[str]:
        """The tables at which a clock runs."""

    @abstractmethod
    def seed(self, id: str) -> str:
        """The secret seed of a table."""

    @abstractmethod
    def entries(self, id: str) -> list[Entry]:
        """The history of a table."""

    @abstractmethod
    def made(self, id: str, move: str) -> int | None:
        """The version a move has led to, None if it was never made."""

    @abstractmethod
    async def append(self, row: GameRow, entries: list[Entry]) -> None:
        """Go on from `row.version`, keep the row's new phase, question and request; or Conflict."""

    @abstractmethod
    async def save(self, row: GameRow) -> None:
        """Keep who sits where, the invitation, an undo that waits, the table that follows."""

    # Talk.

    @abstractmethod
    async def say(self, id: str, said: ChatRow) -> None:
        """Keep what was said."""

    @abstractmethod
    def chat(self, id: str, after: int) -> list[ChatRow]:
        """What was said since."""

    # Reviews.

    @abstractmethod
    def review(self, id: str) -> str | None:
        """The review of a game; empty while it is made, None if nobody asked for one."""

    @abstractmethod
    def opinions(self, id: str) -> dict[int, str]:
        """What has been found out for a review that is not complete."""

    @abstractmethod
    async def keep_opinion(self, id: str, n: int, told: str) -> None:
        """Keep a part of a review."""

    @abstractmethod
    async def keep_review(self, id: str, told: str) -> None:
        """Keep a review in the place of its parts, or that one was asked for."""

    # The rest.

    @abstractmethod
    def key(self) -> bytes:
        """The server's own secret."""

    @abstractmethod
    def announce(self, url: str) -> None:
        """Leave a note where the server that uses this store is found."""

    @abstractmethod
    def backup(self, path: str) -> None:
        """A consistent copy of everything, while the server runs."""

    @abstractmethod
    def close(self) -> None:
        """Finish all writes and let go."""
