"""What travels between the server and a client, both ways (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from maat.scene import Note, Piece, Place, Target, Value
from maat.scene.scene import Icon
from maat.scene.telling import Opens, Role
from maat.server.clocks import Clock
from maat.server.coach_bodies import AskHint, CoachState, CoachWord, Hint, Remark
from maat.server.seating import Seat, SeatNumber
from maat.server.talk_bodies import Chat

PROTOCOL = 3
MOST_DRAWS = 200  # in one message
MESSAGE_BYTES = 16_384
RECORD_BYTES = 262_144

PLAIN = r"^[^\x00-\x1f\x7f]*$"  # one line: no control characters

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9_-]*$")]
Word = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
PlayerName = Annotated[str, Meta(max_length=32, pattern=PLAIN)]
Speech = Annotated[str, Meta(max_length=500, pattern=PLAIN)]
Secret = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionCode = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = ActionCode | Word  # a code or a written name
SomeActions = Annotated[list[Action], Meta(min_length=1, max_length=16)]
Values = dict[str, Value]


# From a client, over a socket.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: what the client knows already."""

    version: Count = 0
    chat: Count = 0
    seat: SeatNumber | None = None
    changes: bool = False  # whether I want scenes by what changed since the one before
    base: Count | None = None  # the version of the scene I have just fetched,
    viewed: SeatNumber | None = None  # and from which seat
    spare: bool | None = None  # whether the table answers for me where there is but one answer
    position: bool = False  # whether I want the position itself, too: for programs


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """From which of my seats I want to look; None follows the question."""

    seat: SeatNumber | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """An answer to the open question."""

    action: Action
    version: Count
    id: MoveId
    seat: SeatNumber | None = None


class HandDraw(Struct, tag="draw", forbid_unknown_fields=True):
    """What people drew, in this order; then the table draws so many things for them.

    An answer that is nothing but a draw may come first, see `Drawing`; or it is a pair of answers,
    see `AnswerPair`.
    Who withholds what they drew in secret says so instead, and names it when it is played.
    """

    version: Count
    id: MoveId
    actions: Annotated[list[Action], Meta(max_length=MOST_DRAWS)] = []
    deal: Annotated[int, Meta(ge=0, le=MOST_DRAWS)] = 0
    withhold: bool = False


class Correct(Struct, tag="correct", forbid_unknown_fields=True):
    """What was really drawn, in the place of an answer of the record, counted from 0."""

    at: Count
    action: Action
    version: Count
    id: MoveId


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last answer: at once if that is free, else the others are asked."""

    version: Count
    id: MoveId
    seat: SeatNumber | None = None


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """My word on an undo somebody asked for."""

    agree: bool
    seat: SeatNumber | None = None
    version: Count | None = None
    by: SeatNumber | None = None


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why an answer, or any that is missing, cannot be given now."""

    action: Action | None = None


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What an answer would do, or each of several."""

    action: Action | SomeActions


class What(Struct, tag="what", forbid_unknown_fields=True):
    """What a thing on the table is: a place, or a piece in it as targets name them."""

    place: Word
    piece: Word = ""


class AskDraws(Struct, tag="draws", forbid_unknown_fields=True):
    """Show what was drawn, to correct it."""


class AskSheets(Struct, tag="sheet", forbid_unknown_fields=True):
    """Show the itemised score sheets."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Something for the others to read: a stock phrase by key, or a text."""

    phrase: Key | None = None
    text: Speech = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Asking = Why | Preview | What | AskDraws | AskSheets
Saying = Act | HandDraw | Correct | Undo  # each with an id, and done once
Message = Hello | Look | Saying | Consent | CoachWord | Asking | AskHint | Say | Ping


# To a client.


class Answer(Struct):
    """A legal answer: its code, its written name, and the message that says it."""

    action: int
    name: str
    key: str
    values: Values = {}


class Asked(Struct):
    """The open question."""

    seat: int
    key: str
    step: str


class LogLine(Struct, omit_defaults=True):
    """A line of the log: its version, message and seat; then how it is told in its turn's line."""

    at: int
    key: str
    seat: int
    values: Values = {}
    opens: Opens = ""  # what begins with it
    role: Role = ""  # what it is in its turn
    icons: list[Icon] = []
    points: int = 0
    spots: list[str] = []  # where it happened: `place`, or `place|piece`
    rule: str = ""  # of an automa's reason
    sound: str = ""  # what is heard, if it is not what its role says
    scored: int | None = None  # the phase of the score sheets that came with it, 0 for none
    back: int | None = None  # of an undo: all lines after this version were taken back


class UndoState(Struct):
    """Whether I may take back, and what waits for consent: an undo, or newer rules."""

    free: bool = False
    possible: bool = False
    by: int | None = None
    agreed: list[int] = []
    needed: list[int] = []
    rules: int = 0  # the version of the rules that is asked for instead, 0 for an undo


class Tie(Struct):
    """Sides that were level in points and all criteria before, and what each has of this one."""

    sides: list[int]
    key: str  # empty where no criterion is left: they share the place
    rule: str
    values: list[int]


class Drawing(Struct):
    """A draw that people make: the answers are what it may be.

    Where one of my answers is nothing but a draw, that one comes first and is said together with
    what was drawn; then question, answers and targets of the draw stand here."""

    left: list[int]  # how many there are of each answer
    run: int  # how many are drawn in a row
    automa: bool  # whether an automa alone needs it
    goal: Note | None  # where it goes
    first: int | None = None
    asked: Asked | None = None
    answers: list[Answer] = []
    targets: list[Target] = []


class AnswerPair(Struct):
    """An answer of mine that leads to another question of mine, and that one's answers.

    Where people play at a real table, both are said at once, and those that follow in `then`."""

    first: int
    asked: Asked
    answers: list[Answer]
    targets: list[Target]
    then: list[AnswerPair] = []
    usual: bool = False  # of several answers only the one that nearly everybody gives
    again: bool = False  # the same question: several of its answers, in whatever order


class Update(Struct, tag="update"):
    """All a seat may see now: what all who look are told alike, then what is one's own."""

    table: str
    game: str
    version: int
    phase: Literal["gathering", "playing", "over"]
    seats: list[Seat]
    options: dict[str, str]
    rules: int
    newest: int
    asked: Asked | None
    scene: Raw  # as everybody sees it
    places: list[int]
    ties: list[Tie]
    commitment: str
    seed: str
    rematch: str
    kind: Literal["table", "record", "carried"]
    reconstructed: bool
    redrawn: int  # draws that were taken back and made anew
    differs: int  # component values that are not ours: the host's box says otherwise
    dealer: str  # `people` where the box lies on a real table and they draw
    alone: int | None  # at a table of people, the seat that alone may see what is asked
    withhold: bool  # whether what is drawn may stay secret until it is played
    seat: int | None
    mine: list[int]
    host: bool
    targets: list[Target]
    answers: list[Answer]
    since: int
    log: list[LogLine]
    undo: UndoState
    coach: CoachState | None  # null for whoever only looks
    scores: list[int | None]
    clock: Clock | None
    draw: Drawing | None  # what I am to draw, or may
    shared: bool  # whether I see my seat as everybody may
    pairs: list[AnswerPair] | UnsetType = UNSET  # left out where the program draws
    own: list[Place] | UnsetType = UNSET  # places I see otherwise; left out where as before
    position: dict[str, Any] | UnsetType = UNSET  # what I may see of it, if I asked for it


class Done(Struct, tag="done"):
    """Your answer is kept; the version it made, and what did not fit a correction any more."""

    id: str
    version: int
    lost: int = 0


class Refused(Struct, tag="refused"):
    """Your message was not followed; why, and the present version."""

    key: str
    version: int
    id: str = ""
    values: dict[str, int | str] = {}


class Reason(Struct):
    """A rule and the answers it forbids now."""

    rule: str
    answers: list[Answer]


class Reasons(Struct, tag="why"):
    """Why not; empty if nothing is forbidden."""

    action: int | None
    version: int
    reasons: list[Reason]


class Shift(Struct):
    """A number that is seen of a side: how it is now, and in the piece how it would be."""

    seat: int
    before: int
    piece: Piece


class Effect(Struct, tag="preview"):
    """What an answer would do: lines as in the log, points won or lost by each side."""

    action: int
    version: int
    lines: list[LogLine]
    points: list[int | None]  # None for those that are hidden, or hang on what is
    next: Asked | None  # who would decide: luck at seat -1, a secret at -2; None once it is over
    shifts: list[Shift]
    unsure: bool  # whether more hangs on what is hidden


class Effects(Struct, tag="previews"):
    """What each of several answers would do, in the order they were named."""

    version: int
    effects: list[Effect]


class Explained(Struct, tag="what"):
    """What a thing is: the rules about it, what it is worth, why no answer is given by it."""

    place: str
    piece: str
    version: int
    rules: list[str]
    notes: list[Note]
    reasons: list[Reason]
    values: str = ""  # where its printed values stand in `components.toml`


class PastDraw(Struct):
    """A draw: where it stands in the record, what it is, what it could have been."""

    at: int
    answer: Answer
    others: list[Answer]


class Draws(Struct, tag="draws"):
    """The last draws I may see."""

    version: int
    draws: list[PastDraw]


class SheetLine(Struct):
    """One line of a score sheet."""

    key: str
    rule: str
    count: int
    points: int
    phase: int
    icon: str = ""  # the drawing that stands for it


class Sheets(Struct, tag="sheet"):
    """The score sheets I may see, None for the others."""

    version: int
    sides: list[list[SheetLine] | None]


class Pong(Struct, tag="pong"):
    """I am here; the time by my clock, in milliseconds."""

    at: int


Told = Reasons | Effect | Effects | Explained | Draws | Sheets | Hint | Remark
Reply = Update | Done | Refused | Told | Chat | Pong


MESSAGES: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()
