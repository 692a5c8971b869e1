"""Finished and running games played again: frames, records, proofs, imports."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from maat import catalog
from maat.catalog import AnyGame
from maat.core import notation
from maat.core.errors import MaatError
from maat.core.log import UNDO
from maat.core.match import Entry, Match
from maat.core.seal import commitment
from maat.core.state import CHANCE, NOBODY
from maat.server.bodies import Draw, Frame, Proof, Replay, Thing
from maat.server.errors import Refusal
from maat.server.games import opening
from maat.server.messages import Messages
from maat.server.names import tidy
from maat.server.protocol import Explained, LogLine
from maat.server.seating import Seat
from maat.server.store.interface import Store
from maat.server.store.rows import (
    BOT,
    CARRIED,
    HUMAN,
    MOST_UNDOS,
    OVER,
    PLAYING,
    RECORD,
    RESIGNED,
    EntryRow,
    GameRow,
    SeatRow,
    now,
)
from maat.server.tokens import new_id
from maat.server.view import SeatView, places

MOST_LINES = 6000  # of a record that is imported
MOST_EFFORT = 100_000  # answers that are played to play it again
MOST_FRAMES = 1000  # of a replay in one answer


@dataclass(frozen=True)
class ReplaySource:
    """A match to play again, and what its table tells about it."""

    id: str
    match: Match[Any]
    messages: Messages
    seats: list[Seat]
    dealer: str
    commitment: str
    seed: str
    carried: bool = False


def play(source: ReplaySource, seat: int, first: int = 0) -> Replay:
    """Moments as one seat saw them, each scene by what changed since the one before; of a long game
    a part, from one of them on."""
    match, messages = source.match.opening(), source.messages
    for entry in source.match.history[: max(0, first - 1)]:
        match.enter(entry)
    view = SeatView(match, messages, seat)
    frames = [] if first else [_frame(view, None, None, messages.lines(match, seat, -1))]
    for entry in source.match.history[match.version :]:
        if len(frames) == MOST_FRAMES:
            break
        since = match.version
        match.enter(entry)
        before, view = view, SeatView(match, messages, seat)
        frames.append(_frame(view, before, entry, messages.lines(match, seat, since)))
    return _replay(source, SeatView(source.match, messages, seat), frames)


def explained(match: Match[Any], messages: Messages, seat: int, thing: Thing) -> Explained:
    """What a thing is, and was worth to a seat at an earlier moment of a match."""
    moment = match.opening()
    moment.follow(match.history[: thing.at])
    return SeatView(moment, messages, seat).what(thing.place, thing.piece)


def ending(source: ReplaySource) -> Replay:
    """The last moment of a game, as spectators see it."""
    view = SeatView(source.match, source.messages, NOBODY)
    return msgspec.structs.replace(_replay(source, view, [_frame(view, None, None, [])]), total=1)


def _replay(source: ReplaySource, view: SeatView, frames: list[Frame]) -> Replay:
    match = source.match
    return Replay(
        table=source.id,
        game=match.game.key,
        seat=None if view.seat == NOBODY else view.seat,
        over=match.over,
        seats=source.seats,
        options=match.options,
        frames=frames,
        sides=view.sheets().sides,
        places=places(match),
        commitment=source.commitment,
        seed=source.seed if match.over else "",
        redrawn=0 if source.dealer == notation.PEOPLE else match.redrawn,
        differs=len(match.game.changes),
        carried=source.carried,
        total=match.version + 1,
    )


def _frame(
    view: SeatView, before: SeatView | None, entry: Entry | None, lines: list[LogLine]
) -> Frame:
    by, answer = None, None
    if entry is not None and entry[0] != UNDO:
        by, action = view.match.record_for(view.seat)[-1]
        answer = view.messages.answers[action] if action >= 0 else None
    scene = view.since(before)
    return Frame(view.version, view.asked, scene, lines, answer, by, view.scores)


# Records.


async def record_text(store: Store, row: GameRow) -> str:
    """A table's game in the project's notation, from what is kept; for this no rules are needed."""
    lines = [entry.line for entry in await store.entries(row.id)]
    if row.phase != OVER:
        seed = await store.seed(row.id) if row.kind == CARRIED else ""
        return notation.compose(header(row), lines, seed)
    return notation.compose(header(row), lines, await store.seed(row.id), await _result(store, row))


def header(row: GameRow) -> notation.Record:
    """The header of a table's record."""
    return notation.Record(
        game=row.game,
        rules=row.rules,
        seats=len(row.seats),
        components=row.components,
        changes=row.changes,
        options=row.options,
        names={each.seat: each.name for each in row.seats if each.name},
        bots={each.seat: each.bot for each in row.seats if _is_bots(row, each)},
        resigned=[each.seat for each in row.seats if each.status == RESIGNED],
        carried=row.kind == CARRIED,
        dealer=row.dealer,
        commitment=row.commitment,
    )


def _is_bots(row: GameRow, seat: SeatRow) -> bool:
    """Whether a bot answers for a seat until the game is over."""
    return row.phase != OVER and (seat.kind == BOT or seat.status == RESIGNED)


async def _result(store: Store, row: GameRow) -> list[int]:
    """The scores of a finished game as they were kept, or by its rules; none without either."""
    told = await store.ending(row.id)
    if told is not None:
        return [score or 0 for score in read_ending(told).frames[-1].scores]
    try:
        match = opening(catalog.load_with(row.game, row.rules, row.changes), row)
        for at, entry in enumerate(await store.entries(row.id), start=1):
            match.enter(notation.entry(match.game, at, entry.line))
    except MaatError:
        return []
    return match.scores


def pack_ending(replay: Replay) -> bytes:
    """How a game ended, as it is kept."""
    return zlib.compress(msgspec.json.encode(replay))


def read_ending(told: bytes) -> Replay:
    """How a game ended, as it was kept."""
    return msgspec.json.decode(zlib.decompress(told), type=Replay)


def effort(record: notation.Record) -> int:
    """How many answers are played to play a record again: everything anew after each undo."""
    length, total = 0, 0
    for _, who, answer in record.answers:
        back = int(answer) if who == "undo" and answer.isdigit() else -1
        length = max(0, length - back)
        total += 1 if back < 0 else length
    return total


def checked(game: AnyGame, record: notation.Record) -> Match[Any]:
    """The match a record tells; every line is checked against the rules, and the draws."""
    if len(record.answers) > MOST_LINES:
        raise Refusal("record-too-long", 413, most=MOST_LINES)
    undos = sum(who == "undo" for _, who, _ in record.answers)
    if undos > MOST_UNDOS or effort(record) > MOST_EFFORT:
        raise Refusal("too-many-undos")
    match = notation.replay(game, record)
    if record.seed:
        notation.verify_draws(game, record)
    return match


def read_record(game: AnyGame, record: notation.Record) -> tuple[GameRow, list[EntryRow]]:
    """A record as a table to look at."""
    match = checked(game, record)
    row = GameRow(
        id=new_id(),
        kind=CARRIED if record.carried and match.over else RECORD,
        game=record.game,
        rules=record.rules,
        components=record.components,
        changes=record.changes,
        options=notation.describe(match).options,
        clock=(0, 0),
        dealer=record.dealer,
        commitment=record.commitment,
        host=None,
        created=now(),
        since=now(),
        phase=OVER if match.over else PLAYING,
        version=match.version,
        asked=match.asked,
        result=[match.scores, places(match)] if match.over else [],
        seats=[_seat(record, seat) for seat in range(match.seats)],
    )
    return row, [EntryRow(notation.line(game, *each), at=now()) for each in match.history]


def _seat(record: notation.Record, seat: int) -> SeatRow:
    status = RESIGNED if seat in record.resigned else ""
    return SeatRow(seat, HUMAN, None, "", _name(record, seat), status=status)


def _name(record: notation.Record, seat: int) -> str:
    """What a record calls a seat, within the limits of all names."""
    with suppress(Refusal):
        return tidy(record.names.get(seat, ""))
    return ""


async def finished_records(store: Store) -> AsyncIterator[tuple[str, str]]:
    """Every finished game of a store: a name for its file, and its record."""
    for id in await store.game_ids():
        row = await store.game(id)
        if row is not None and row.phase == OVER:
            yield f"{row.game}-{id}", await record_text(store, row)


# Proofs.


def prove(source: ReplaySource) -> Proof:
    """What chance could answer each time and what it did, so that anybody can draw again."""
    match = source.match.opening()
    game = match.game
    draws: list[Draw] = []
    for seat, action in source.match.history:
        if seat == CHANCE:
            options = match.legal_actions()
            weights = [int(weight) for weight in game.weights(match.state)]
            names = [game.actions.names[code] for code in options]
            drawn = options.index(action)
            said = source.messages.answers[action]
            draws.append(Draw(len(draws), match.version + 1, names, weights, drawn, said))
        match.enter((seat, action))
    verified = _is_true(source)
    return Proof(
        source.id,
        game.key,
        source.dealer,
        source.commitment,
        source.seed,
        verified,
        draws,
        source.carried,
    )


def _is_true(source: ReplaySource) -> bool:
    """Whether the seed is the one promised and every draw the one it gives."""
    if not source.seed or commitment(source.seed) != source.commitment:
        return False
    header = notation.describe(source.match, source.dealer, source.seed)
    written = notation.write(source.match, header, source.seed)
    try:
        notation.verify_draws(source.match.game, notation.read(written))
    except MaatError:
        return False
    return True
