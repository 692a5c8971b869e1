"""Finished and running games played again: frames, records, proofs, imports."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache

from maat import catalog
from maat.catalog import AnyGame
from maat.core import notation
from maat.core.errors import MaatError
from maat.core.match import UNDO
from maat.core.seal import commitment
from maat.core.state import CHANCE, NOBODY
from maat.server.bodies import Draw, Frame, Proof, Replay
from maat.server.course import Answered, Course, begin
from maat.server.errors import Refusal
from maat.server.messages import Messages
from maat.server.protocol import Line, Seat
from maat.server.store.interface import Store
from maat.server.store.rows import HUMAN, OVER, PLAYING, RECORD, Entry, GameRow, SeatRow, now
from maat.server.tokens import new_id
from maat.server.view import View, places

MOST_EFFORT = 200_000  # answers that are played to play a record again


@dataclass(frozen=True)
class Tape:
    """A history to play again, apart from the table it comes from."""

    id: str
    course: Course  # at the opening
    history: list[Answered]
    seats: list[Seat]
    dealer: str
    commitment: str
    seed: str


def play(tape: Tape, seat: int) -> Replay:
    """Every moment as one seat saw it, each scene by what changed since the one before."""
    course = tape.course
    view = View(course, seat)
    frames = [_frame(view, None, None, course.lines(seat, -1))]
    for answered in tape.history:
        since = course.version
        course.enter(answered)
        before, view = view, View(course, seat)
        frames.append(_frame(view, before, answered, course.lines(seat, since)))
    over = course.match.over
    return Replay(
        table=tape.id,
        game=course.game.key,
        seat=None if seat == NOBODY else seat,
        over=over,
        seats=tape.seats,
        options=course.match.options,
        frames=frames,
        sides=view.sheets().sides,
        places=places(course),
        commitment=tape.commitment,
        seed=tape.seed if over else "",
    )


def _frame(view: View, before: View | None, answered: Answered | None, lines: list[Line]) -> Frame:
    course = view.course
    by, answer = None, None
    if answered is not None and answered[0] != UNDO:
        by, action = course.match.record_for(view.seat)[-1]
        answer = course.messages.answers[action] if action >= 0 else None
    scene = view.since(before)
    return Frame(view.version, view.asked, scene, lines, answer, by, view.scores)


# Records.


def record_text(course: Course, row: GameRow, seed: str) -> str:
    """A table's game in the project's notation."""
    header = notation.describe(course.match)
    header.dealer, header.commitment = row.dealer, row.commitment
    header.names = {each.seat: each.name for each in row.seats if each.name}
    return notation.write(course.match, header, seed)


def effort(record: notation.Record) -> int:
    """How many answers are played to play a record again: everything anew after each undo."""
    length, total = 0, 0
    for _, who, answer in record.answers:
        back = int(answer) if who == "undo" and answer.isdigit() else -1
        length = max(0, length - back)
        total += 1 if back < 0 else length
    return total


def read_record(game: AnyGame, record: notation.Record) -> tuple[GameRow, list[Entry]]:
    """A record as a table to look at; every line is checked against the rules."""
    if effort(record) > MOST_EFFORT:
        raise Refusal("too-many-undos")
    match = notation.replay(game, record)
    if record.seed:
        notation.verify_draws(game, record)
    row = GameRow(
        id=new_id(),
        kind=RECORD,
        game=record.game,
        rules=record.rules,
        components=record.components,
        options=match.options,
        clock=(0, 0),
        dealer=record.dealer,
        commitment=record.commitment,
        host=None,
        created=now(),
        since=now(),
        phase=OVER if match.over else PLAYING,
        version=len(match.history),
        asked=None if match.seat < 0 else match.seat,
        seats=[
            SeatRow(seat, HUMAN, None, "", record.names.get(seat, ""))
            for seat in range(match.seats)
        ],
    )
    return row, [Entry(notation.line(game, *each), at=now()) for each in match.history]


async def finished_records(store: Store) -> AsyncIterator[tuple[str, str | MaatError]]:
    """Every finished game of a store: a name for its file, and its record or why there is none."""
    for id in await store.game_ids():
        row = await store.game(id)
        if row is not None and row.phase == OVER:
            try:
                yield f"{row.game}-{id}", await _record(store, row)
            except MaatError as reason:
                yield f"{row.game}-{id}", reason


async def _record(store: Store, row: GameRow) -> str:
    course = begin(_messages(row.game), row)
    for entry in await store.entries(row.id):
        course.enter(course.read(entry.line))
    return record_text(course, row, await store.seed(row.id))


@cache
def _messages(game: str) -> Messages:
    return Messages(catalog.load(game))


# Proofs.


def prove(tape: Tape) -> Proof:
    """What chance could answer each time and what it did, so that anybody can draw again."""
    course = tape.course
    game = course.game
    draws: list[Draw] = []
    for answered in tape.history:
        if answered[0] == CHANCE:
            options = game.legal_actions(course.match.state)
            weights = [int(weight) for weight in game.weights(course.match.state)]
            names = [game.actions.names[code] for code in options]
            drawn = options.index(answered[1])
            said = course.messages.answers[answered[1]]
            draws.append(Draw(len(draws), course.version + 1, names, weights, drawn, said))
        course.enter(answered)
    verified = _is_true(tape, course)
    return Proof(tape.id, game.key, tape.dealer, tape.commitment, tape.seed, verified, draws)


def _is_true(tape: Tape, course: Course) -> bool:
    """Whether the seed is the one promised and every draw the one it gives."""
    if not tape.seed or commitment(tape.seed) != tape.commitment:
        return False
    header = notation.describe(course.match, tape.dealer, tape.seed)
    written = notation.write(course.match, header, tape.seed)
    try:
        notation.verify_draws(course.game, notation.read(written))
    except MaatError:
        return False
    return True
