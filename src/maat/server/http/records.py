"""Looking back: replays, records, proofs, imports."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from maat.core import notation
from maat.core.state import NOBODY
from maat.server import bodies, replays, transfer, update
from maat.server.errors import Refusal
from maat.server.http.calls import Call, File
from maat.server.http.routes import Routes
from maat.server.http.tables import check_room, opened, told_seats
from maat.server.protocol import Explained
from maat.server.store.rows import CARRIED, OVER, PLAYING, RECORD, GameRow
from maat.server.table import Table

routes = Routes()


async def _source(call: Call) -> tuple[Table, replays.ReplaySource]:
    try:
        table = await call.table()
    except Refusal as reason:
        if reason.key != "table-damaged":
            raise
        table = await call.registry.salvaged(call.path("id"))  # the last good position
    row, seats = table.row, update.seats(table)
    about = row.dealer, row.commitment, table.seed, row.kind == CARRIED
    return table, replays.ReplaySource(row.id, table.match, table.messages, seats, *about)


@routes.get("/api/tables/{id}/replay", limit="60/minute", query=("seat", "from"))
async def replay(call: Call) -> bodies.Replay:
    """The game from the start, or from a moment on.

    It is told as a seat saw it; once it is over, as any seat did. Of a finished game whose rules
    this server does not have, the last moment is left.
    """
    return await _replay(call, call.number("from") or 0)


async def _replay(call: Call, first: int) -> bodies.Replay:
    try:
        table, source = await _source(call)
    except Refusal as reason:
        return await _ending(call, reason)
    seat = _seen_from(call, table, call.number("seat"))
    async with call.services.turns.of(call.owner):
        found = await call.services.aside(replays.play, source, seat, first)
    return msgspec.structs.replace(found, mine=table.row.seats_of(call.guest_id))


@routes.post("/api/tables/{id}/what", limit="120/minute")
async def what(call: Call, thing: bodies.Thing) -> Explained:
    """What a thing is, and was worth at a moment of the game."""
    table, source = await _source(call)
    seat = _seen_from(call, table, thing.seat)
    async with call.services.turns.of(call.owner):
        return await call.services.aside(
            replays.explained, source.match, source.messages, seat, thing
        )


def _seen_from(call: Call, table: Table, seat: int | None) -> int:
    """The seat a replay is asked for, if whoever asks may see it."""
    mine = table.row.seats_of(call.guest_id)
    open_to_all = table.is_over or table.row.kind == RECORD
    if seat is None:
        seat = mine[0] if len(mine) == 1 and not open_to_all else NOBODY  # of several, one holds it
    elif seat >= len(table.row.seats) or not (open_to_all or seat in mine):
        raise Refusal("not-seated", 403)
    return seat


async def _ending(call: Call, reason: Refusal) -> bodies.Replay:
    """The last moment of a finished game whose rules cannot be played here."""
    told = await call.store.ending(call.path("id"))
    if told is None:
        raise reason
    lacks = bodies.Fault(reason.key, reason.values)
    return msgspec.structs.replace(replays.read_ending(told), lacks=lacks)


@routes.get("/api/tables/{id}/replay.html", media="text/html", limit="20/minute", query=("seat",))
async def replay_file(call: Call) -> File:
    """The same as one file."""
    found = msgspec.structs.replace(await _replay(call, 0), mine=[])  # it goes to anybody
    while len(found.frames) < found.total:
        more = await _replay(call, len(found.frames))
        found.frames += more.frames
    text = await call.services.one_file(found)
    name = f"{found.game}-{found.table}.html"
    return _download(text, "text/html", name)


@routes.get("/api/tables/{id}/record", media="text/plain", limit="60/minute")
async def record(call: Call) -> File:
    """The record."""
    row = await call.store.game(call.path("id"))
    if row is None:
        raise Refusal("no-such-table", 404)
    _check_finished(row)
    text = await replays.record_text(call.store, row)
    return _download(text, "text/plain", f"{row.game}-{row.id}.maat")


def _download(text: str, kind: str, name: str) -> File:
    return File(text.encode(), kind, name)


def _check_finished(row: GameRow) -> None:
    if row.phase != OVER and row.kind != RECORD:
        raise Refusal("not-over")


@routes.post("/api/tables/{id}/carry", limit="20/minute")
async def carry(call: Call, body: bodies.CarryTo) -> bodies.CarriedGame:
    """Take a game along.

    Of a running game the seed goes along: only who plays it without other people gets it, and the
    table says so from then on.
    """
    table = await call.table()
    text = await table.do(_carried(call, table))
    link = transfer.link(body.to, text)
    picture = await call.services.aside(transfer.picture, link)
    return bodies.CarriedGame(f"{table.row.game}-{table.row.id}.maat", text, link, picture)


async def _carried(call: Call, table: Table) -> str:
    row = table.row
    if row.phase == PLAYING and row.kind != RECORD and row.dealer == notation.SEALED:
        transfer.check_alone(row, call.known().id)
        await table.keep(replace(row, kind=CARRIED))
    else:
        _check_finished(row)
    return await replays.record_text(call.store, table.row)


@routes.get("/api/tables/{id}/proof", limit="30/minute")
async def proof(call: Call) -> bodies.Proof:
    """The proof of the draws."""
    table, source = await _source(call)
    _check_finished(table.row)
    async with call.services.turns.of(call.owner):
        return await call.services.aside(replays.prove, source)


@routes.post("/api/records", status=201, limit="10/minute;150/hour")
async def import_record(call: Call, body: bodies.ImportRecord) -> bodies.Opened:
    """Import a record.

    One of a running game that has its seed goes on here.
    """
    aside = call.services.aside
    async with call.services.turns.of(call.owner):
        text = body.record or transfer.unpacked(body.packed)
        read = await aside(notation.read, text)
        game = await aside(call.games.game_of, read)  # with values of its own it is made anew
        row, entries = await aside(replays.read_record, game, read)
    guest = await call.welcome()
    row.host = guest.id
    if transfer.goes_on(row, read):
        check_room(call)
        row = transfer.seated(row, read, guest)
        row.seats = told_seats(row.seats)
    await call.store.add_game(row, read.seed, entries)
    return opened(call, row)
