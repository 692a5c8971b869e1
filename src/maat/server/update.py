"""Updates: all that one guest may see of a table, from one seat."""

from __future__ import annotations

from typing import Literal, cast

from maat.core.state import NOBODY
from maat.server.bodies import TableRow
from maat.server.protocol import Chat, Seat, Speaking, UndoState, Update
from maat.server.referee import Referee
from maat.server.store.rows import ChatRow, GameRow
from maat.server.table import Table
from maat.server.view import SeatView, places, ties

Phase = Literal["gathering", "playing", "over"]
SeatKind = Literal["human", "bot", "open", "automa"]
TableKind = Literal["table", "record"]


def update_for(
    table: Table, guest: int | None, wish: int | None, since: int, before: SeatView | None = None
) -> Update:
    """The table as a guest sees it, the scene by what changed if the guest has one before."""
    view = table.view_for(guest, wish)
    told = _seen(table, guest, view, since, before)
    if isinstance(table, Referee):
        _ask_people(table, guest, view, told)
    return told


def _seen(
    table: Table, guest: int | None, view: SeatView, since: int, before: SeatView | None
) -> Update:
    """The table as a guest sees it from a seat."""
    row = table.row
    return Update(
        table=row.id,
        game=row.game,
        version=table.version,
        phase=cast("Phase", row.phase),
        seat=None if view.seat == NOBODY else view.seat,
        mine=row.seats_of(guest),
        host=guest is not None and guest == row.host,
        seats=seats(table),
        options=row.options,
        rules=row.rules,
        newest=table.match.game.version,
        asked=view.asked if table.asked is not None else None,
        scene=view.since(before),
        answers=view.answers if table.asked is not None and table.has_choice else [],
        since=since,
        log=table.messages.lines(table.match, view.eyes, since),
        undo=undo_state(table, guest, view.seat),
        scores=view.scores,
        places=places(table.match),
        ties=ties(table.match, table.messages),
        clock=table.clocks.shown(),
        commitment=row.commitment,
        seed=table.seed if table.is_over else "",
        rematch=row.rematch,
        kind=cast("TableKind", row.kind),
        reconstructed=table.reconstructed,
        redrawn=table.match.redrawn,
        differs=len(row.changes),
    )


def _ask_people(table: Referee, guest: int | None, view: SeatView, told: Update) -> None:
    """Ask for a draw whoever may say it; what people take back is no luck tried again."""
    told.draw, told.alone, told.redrawn = table.drawing(guest, view), table.alone, 0
    told.dealer, told.shared = table.row.dealer, view.eyes != view.seat
    if table.draws:
        told.asked = view.asked
        told.answers = view.answers if told.draw else []


def seats(table: Table) -> list[Seat]:
    """Who sits there; the automa of a solo game comes last."""
    found = [
        Seat(each.name, cast("SeatKind", each.kind), table.bot_at(each.seat), online)
        for each in table.row.seats
        for online in (table.is_online(each.seat),)
    ]
    extra = len(table.match.scores) - len(found)
    return found + [Seat("", "automa", online=True) for _ in range(extra)]


def undo_state(table: Table, guest: int | None, seat: int) -> UndoState:
    """What can be taken back from this seat, and what somebody asked for."""
    state = UndoState()
    if isinstance(table, Referee):
        state.possible = state.free = table.may_take_back(guest)
    elif seat != NOBODY and table.asked is not None:
        alone = not table.row.others(guest)
        state.possible = table.match.back_to(seat) > 0
        state.free = table.match.undoable(seat) > 0 or (state.possible and alone)
    waiting = table.row.request
    if waiting is not None:
        state.by = waiting.seat
        state.agreed = sorted(waiting.agreed)
        state.needed = sorted(waiting.needed)
        state.rules = waiting.rules
    return state


def chat(rows: list[ChatRow]) -> Chat:
    """What was said, as it is sent."""
    return Chat([Speaking(r.n, r.seat, r.name, r.at, r.phrase, r.text) for r in rows])


def table_row(row: GameRow, guest: int) -> TableRow:
    """A table in a list, without waking it."""
    return TableRow(
        id=row.id,
        game=row.game,
        phase=cast("Phase", row.phase),
        kind=cast("TableKind", row.kind),
        version=row.version,
        seats=[Seat(each.name, cast("SeatKind", each.kind), each.bot) for each in row.seats],
        mine=[each.seat for each in row.seats if each.guest == guest],
        asked=row.asked,
        since=row.since,
        created=row.created,
    )
