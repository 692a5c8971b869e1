"""What travels in the bodies of HTTP requests and replies (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from maat.review.report import Review
from maat.server.clocks import ClockSettings
from maat.server.protocol import (
    RECORD_BYTES,
    Action,
    Answer,
    Asked,
    Count,
    Key,
    LogLine,
    MoveId,
    PlayerName,
    Secret,
    SheetLine,
    Word,
)
from maat.server.seating import MOST_SEATS, Seat, SeatNumber
from maat.server.values import ComponentChanges


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty body."""


class Thing(Struct, forbid_unknown_fields=True):
    """Something on the table at a moment of a game, as a seat saw it."""

    at: Count
    place: Word
    piece: Word = ""
    seat: SeatNumber | None = None


class GameOption(Struct):
    """A choice made before the game; the first value is the default."""

    key: str
    values: list[str]
    solo: bool  # means nothing where several play


class GameInfo(Struct):
    """A game on offer."""

    key: str
    rules: int
    seat_counts: list[int]
    options: list[GameOption]
    bots: list[str]
    levels: list[str]  # those of the bots that are levels, the weakest first
    usual: str  # whom to sit down with when nobody says which
    solo: bool
    prefix: str
    reconstructed: int
    bgg: int  # its number at BoardGameGeek, 0 if its folder has none
    tools: list[str]  # what there is for a real table: `pad`, `opening`
    lessons: list[str]  # `lesson`, the guided first game; `solo`, the opponent of the solo game


class Games(Struct):
    """All games on offer, the languages, the phrases that can be said with one click."""

    protocol: int
    version: str
    languages: list[str]
    phrases: list[str]
    games: list[GameInfo]
    pause: float  # seconds a move of a bot is to be seen at the usual pace
    site: str = ""  # where the table is to take along, empty if it was not built


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit there."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Word = ""
    name: PlayerName = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Key
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Key, Word] = {}
    clock: ClockSettings | None = None
    shuffle: bool = False
    name: PlayerName = ""
    changes: ComponentChanges = {}  # component values of the host's box
    dealer: Literal["sealed", "people"] = "sealed"  # people: the box lies on a real table
    ready: bool = True  # whether I am, where others are to come


class TableRow(Struct):
    """A table in a list."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    kind: Literal["table", "record", "carried"]
    version: int
    seats: list[Seat]
    mine: list[int]
    asked: int | None
    since: int
    created: int
    dealer: str = ""  # `people` where the box lies on a real table
    scores: list[int] = []  # of all sides, once the game is over,
    places: list[int] = []  # and their ranking


class Me(Struct):
    """Who I am here, and my tables, the latest first."""

    name: str
    known: bool
    tables: list[TableRow]


class Person(Struct, forbid_unknown_fields=True):
    """What I want to be called; `bearer` asks for a new guest with a token, for programs."""

    name: PlayerName = ""
    bearer: bool = False


class Badge(Struct):
    """My name here; the token only for those who asked for a bearer."""

    name: str
    token: str = ""


class Device(Struct):
    """Where I am known: a browser, a program, a private link that waits to be opened, a contact."""

    id: str
    kind: Literal["cookie", "bearer", "link", "contact"]
    label: str  # the browser and the system it said it is, or empty
    born: int
    used: int
    here: bool  # whether this is the one that asks


class MyDevices(Struct):
    """All of them, the latest used first."""

    devices: list[Device]


class LogOut(Struct, forbid_unknown_fields=True):
    """Log out here, or everywhere."""

    everywhere: bool = False


class Forget(Struct, forbid_unknown_fields=True):
    """Forget me, but only if I am sure."""

    sure: bool = False


class SaidByMe(Struct):
    """Something I have said."""

    table: str
    at: int
    phrase: str
    text: str


class KnownOfMe(Struct):
    """All that a server keeps about me; my answers are in the records of the tables."""

    name: str
    since: int
    devices: list[Device]
    tables: list[TableRow]
    said: list[SaidByMe]


class Link(Struct):
    """A link; its secret is in the fragment."""

    url: str


class OpenLink(Struct, forbid_unknown_fields=True):
    """The secret of a private link."""

    secret: Secret
    replace: bool = False  # also where this device has seats of somebody else


class Network(Struct):
    """Whether I may open this computer to its network; the address and its code if it is open."""

    may: bool
    url: str = ""
    code: str = ""  # a picture as a data address


class Reach(Struct, forbid_unknown_fields=True):
    """Whether the network is to reach this computer."""

    open: bool


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down: on a seat, or on the first empty one."""

    invite: Secret
    name: PlayerName = ""
    seat: SeatNumber | None = None
    ready: bool = True


class HandOver(Struct, forbid_unknown_fields=True):
    """The bot that is to answer for a seat; empty gives the seat back to its player."""

    bot: Word = ""


class Move(Struct, forbid_unknown_fields=True):
    """The same as `act`."""

    action: Action
    version: Count
    id: MoveId
    seat: SeatNumber | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """The same as `undo`."""

    version: Count
    id: MoveId
    seat: SeatNumber | None = None


class NewRules(Struct, forbid_unknown_fields=True):
    """Play on under the newest rules."""

    version: Count


class Accepted(Struct):
    """The version a message has led to; `asked` if the others have to consent first."""

    version: int
    asked: bool = False


class Corrected(Struct):
    """The version a correction has led to, and how many answers did not fit it any more."""

    version: int
    lost: int


class ImportRecord(Struct, forbid_unknown_fields=True):
    """A record, or what a link holds of one; it must replay legally."""

    record: Annotated[str, Meta(max_length=RECORD_BYTES)] = ""
    packed: Annotated[str, Meta(max_length=RECORD_BYTES)] = ""


class CarryTo(Struct, forbid_unknown_fields=True):
    """Where a game is to go on: the address of another table of this kind."""

    to: Annotated[str, Meta(max_length=300, pattern="^https?://")]


class CarriedGame(Struct):
    """A game to take along: as a file, as a link and, if a camera can read it, as a picture."""

    name: str
    record: str
    link: str
    picture: str


class Opened(Struct):
    """A table that has been opened, and the link that invites to its empty seats."""

    id: str
    url: str
    invite: str
    kind: Literal["table", "record", "carried"] = "table"


class Frame(Struct):
    """One moment of a replay."""

    version: int
    asked: Asked | None
    scene: Raw
    lines: list[LogLine]
    answer: Answer | None
    by: int | None
    scores: list[int | None]


class Replay(Struct):
    """A whole game as one seat saw it."""

    table: str
    game: str
    seat: int | None
    over: bool
    seats: list[Seat]
    options: dict[str, str]
    frames: list[Frame]
    sides: list[list[SheetLine] | None]
    places: list[int]
    commitment: str
    seed: str
    redrawn: int = 0  # draws that were taken back and made anew
    differs: int = 0  # component values that are not ours
    carried: bool = False  # whether somebody had the seed in hand before the end
    total: int = 1  # how many frames there are in all; ask for those that are missing
    lacks: Fault | None = None  # what this server would need to play it again: only the end is left
    mine: list[int] = []  # the seats whoever asks held


class ReviewState(Struct):
    """How far a review is; once it is done, the review and the answers it speaks of in words."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    review: Review | None = None
    answers: list[Answer] = []


class Draw(Struct):
    """One answer of chance: what it could be, how likely each was, which it is."""

    n: int
    at: int
    names: list[str]
    weights: list[int]
    drawn: int
    answer: Answer


class Proof(Struct):
    """Everything needed to check the draws of a finished game."""

    table: str
    game: str
    dealer: str
    commitment: str
    seed: str
    verified: bool
    draws: list[Draw]
    carried: bool = False  # whether somebody had the seed in hand before the end


class Fault(Struct):
    """What went wrong: a key for the texts, its values; an id to find it in the server's log."""

    key: str
    values: dict[str, int | str] = {}
    version: int | None = None
    id: str = ""


class Engine(Struct):
    """Which engine bots think with; how much of the fast one is compiled, from 0 to 1."""

    stage: Literal["plain", "building", "compiled", "failed"]
    share: float
    key: str  # why it is not compiled, empty where nothing went wrong


class About(Struct):
    """What this server runs; where the table is to take along, empty if it was not built."""

    version: str
    engine: Engine
    site: str


class Health(Struct):
    """How the server is."""

    status: Literal["ok", "unwell"]
    version: str
    tables: int
    sockets: int
    store: str = ""  # what kept the last write from the disk, empty if nothing did
