"""Looking back, over HTTP: replays, records, proofs, imports."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache

from starlette.responses import Response

from maat import catalog
from maat.core import notation
from maat.core.errors import MaatError
from maat.core.state import NOBODY
from maat.server import beats, bodies, replays
from maat.server.calls import Call
from maat.server.course import begin
from maat.server.lobby import opened
from maat.server.refusal import Refusal
from maat.server.store import OVER, RECORD, GameRow, Store
from maat.server.tables import Table
from maat.server.wording import Wording


def _tape(call: Call) -> tuple[Table, replays.Tape]:
    table = call.table
    row = table.row
    course = call.house.course(row)
    history = list(table.course.match.history)
    seats = beats.seats(table)
    tape = replays.Tape(row.id, course, history, seats, row.dealer, row.commitment, table.seed)
    return table, tape


async def replay(call: Call) -> bodies.Replay:
    """The game so far as a seat saw it; once it is over, as any seat did."""
    table, tape = _tape(call)
    seat = call.number("seat")
    mine = table.seats_of(None if call.guest is None else call.guest.id)
    open_to_all = table.is_over or table.row.kind == RECORD
    if seat is None:
        seat = mine[0] if len(mine) == 1 and not open_to_all else NOBODY  # of several, one holds it
    elif seat >= len(table.row.seats) or not (open_to_all or seat in mine):
        raise Refusal("not-seated", 403)
    return await asyncio.to_thread(replays.play, tape, seat)


async def replay_file(call: Call) -> Response:
    """The replay as one file."""
    found = await replay(call)
    text = await asyncio.to_thread(call.services.pages.one_file, found)
    name = f"{found.game}-{found.table}.html"
    return _download(text, "text/html", name)


async def record(call: Call) -> Response:
    """The record of a finished game."""
    table = _finished(call)
    text = replays.record_text(table.course, table.row, table.seed)
    return _download(text, "text/plain", f"{table.row.game}-{table.row.id}.maat")


def _download(text: str, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


def _finished(call: Call) -> Table:
    table = call.table
    if not table.is_over and table.row.kind != RECORD:
        raise Refusal("not-over")
    return table


async def proof(call: Call) -> bodies.Proof:
    """What is needed to check every draw."""
    _finished(call)
    _, tape = _tape(call)
    return await asyncio.to_thread(replays.prove, tape)


async def review(call: Call) -> bodies.ReviewState:
    """The review of a finished game, or how far it is."""
    return call.services.reviews.state(_over(call))


async def start_review(call: Call) -> bodies.ReviewState:
    """Have a finished game reviewed, once; asking again does no harm."""
    return await call.services.reviews.start(_over(call))


def _over(call: Call) -> Table:
    table = call.table
    if not table.is_over:
        raise Refusal("not-over")
    return table


async def import_record(call: Call) -> bodies.Opened:
    """A record from elsewhere, to look at."""
    read = notation.read(call.body_of(bodies.ImportRecord).record)
    wording = call.house.wording(read.game)
    row, entries = await asyncio.to_thread(replays.read_record, wording, read)
    guest = await call.welcome()
    row.host = guest.id
    await call.store.add_game(row, read.seed, entries)
    return opened(call, row)


def finished_records(store: Store) -> Iterator[tuple[str, str | MaatError]]:
    """Every finished game of a store: a name for its file, and its record or why there is none."""
    for id in store.game_ids():
        row = store.game(id)
        if row is not None and row.phase == OVER:
            try:
                yield f"{row.game}-{id}", _record(store, row)
            except MaatError as reason:
                yield f"{row.game}-{id}", reason


def _record(store: Store, row: GameRow) -> str:
    course = begin(_wording(row.game), row)
    for entry in store.entries(row.id):
        course.enter(course.read(entry.line))
    return replays.record_text(course, row, store.seed(row.id))


@cache
def _wording(game: str) -> Wording:
    return Wording(catalog.load(game))
