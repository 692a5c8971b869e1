"""Updates: all that one guest may see of a table, from one seat."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, cast

from maat.core.state import NOBODY
from maat.scene import Place
from maat.server.bodies import TableRow
from maat.server.coach_bodies import CoachState, Word
from maat.server.protocol import (
    ENCODER,
    LogLine,
    UndoState,
    Update,
)
from maat.server.referee import Referee
from maat.server.seating import Seat, SeatKind, SeatStatus
from maat.server.store.rows import HUMAN, PLAYING, WANTS, ChatRow, GameRow, SeatRow
from maat.server.table import Table
from maat.server.talk_bodies import Chat, Speaking
from maat.server.view import SeatView, places, ties

Phase = Literal["gathering", "playing", "over"]
TableKind = Literal["table", "record", "carried"]


class Shown(NamedTuple):
    """The scene a client has: as everybody saw it, and what of it was the client's own."""

    public: SeatView
    own: list[Place]


class Showing:
    """A table as it is now, for all who look: what they see alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.referee = table if isinstance(table, Referee) else None
        self.draws = self.referee is not None and self.referee.draws
        self.public = table.view(NOBODY)
        self._lines: dict[tuple[object, ...], LogLine] = {}
        self._shared: dict[SeatView | None, bytes] = {}
        self._written: dict[tuple[object, ...], bytes] = {}

    def shown(self, view: SeatView) -> Shown:
        """The scene of a view once it has been sent."""
        return Shown(self.public, view.own(self.public))

    def update(self, guest: int | None, view: SeatView, since: int) -> Update:
        """The table as a guest sees it."""
        own = self._own(guest, view, since)
        return Update(**self._alike(None), **own, own=view.own(self.public))

    def written(
        self,
        guest: int | None,
        view: SeatView,
        since: int,
        now: Shown,
        before: Shown | None,
        position: bool = False,
    ) -> bytes:
        """The same as it is sent, the scene by what changed if the client has one before."""
        row = self.table.row
        same = before is not None and before.own == now.own
        base = None if before is None else before.public
        somebody = guest if row.seats_of(guest) or guest == row.host else None
        key = somebody, view, since, base, same, position
        found = self._written.get(key)
        if found is None:
            if base not in self._shared:
                self._shared[base] = ENCODER.encode({"type": "update", **self._alike(base)})
            own = self._own(guest, view, since) | ({} if same else {"own": now.own})
            if position:
                own["position"] = view.position
            found = self._shared[base][:-1] + b"," + ENCODER.encode(own)[1:]  # two objects are one
            if not self.table.clocks.on:  # which tell the very time
                self._written[key] = found
        return found

    def _alike(self, before: SeatView | None) -> dict[str, Any]:
        """What all who look are told alike, the scene by what changed since the one before."""
        table, row = self.table, self.table.row
        return {
            "table": row.id,
            "game": row.game,
            "version": table.version,
            "phase": row.phase,
            "seats": seats(table),
            "options": row.options,
            "rules": row.rules,
            "newest": table.match.game.version,
            "asked": self.public.asked if table.asked is not None or self.draws else None,
            "scene": self.public.since(before),
            "places": places(table.match),
            "ties": ties(table.match, table.messages),
            "commitment": row.commitment,
            "seed": table.seed if table.is_over else "",
            "rematch": row.rematch,
            "kind": row.kind,
            "reconstructed": table.reconstructed,
            "redrawn": 0 if self.referee else table.match.redrawn,  # people try no luck again
            "differs": len(row.changes),
            "dealer": row.dealer if self.referee else "",
            "alone": self.referee and self.referee.alone,
            "withhold": self.referee is not None and self.referee.may_withhold,
        }

    def _own(self, guest: int | None, view: SeatView, since: int) -> dict[str, Any]:
        """What one of them is told besides; people draw where whoever may say it is asked to."""
        table, row = self.table, self.table.row
        draw = self.referee and self.referee.drawing(guest, view)
        asked = draw if self.draws else table.asked is not None and table.has_choice
        pairs = {} if self.referee is None else {"pairs": self.referee.pairs(guest, view)}
        return pairs | {
            "seat": None if view.seat == NOBODY else view.seat,
            "mine": row.seats_of(guest),
            "host": guest is not None and guest == row.host,
            "targets": view.targets,
            "answers": view.answers if asked else [],
            "since": since,
            "log": self._log(view.eyes, since),
            "undo": undo_state(table, guest, view.seat),
            "coach": None if view.seat == NOBODY else coach_state(row, view.seat),
            "scores": view.scores,
            "clock": table.clocks.shown(),
            "draw": draw,
            "shared": view.eyes != view.seat,
        }

    def _log(self, seat: int, since: int) -> list[LogLine]:
        """What a seat may read of the log after a version; who hears the same reads the same."""
        match, lines, found = self.table.match, self._lines, list[LogLine]()
        sides = len(match.scores)
        for told in match.journal(seat, since):
            key = told.version, told.event, told.seat, told.data
            if key not in lines:
                lines[key] = self.table.messages.line(told, sides)
            found.append(lines[key])
        return found


def seats(table: Table) -> list[Seat]:
    """Who sits there; the automa of a solo game comes last."""
    found = [_seat(table, each) for each in table.row.seats]
    extra = len(table.match.scores) - len(found)
    return found + [Seat("", "automa", online=True) for _ in range(extra)]


def _seat(table: Table, row: SeatRow) -> Seat:
    online = table.is_online(row.seat)
    gone = table.row.phase == PLAYING and row.kind == HUMAN and not online
    return Seat(
        name=row.name,
        kind=cast("SeatKind", row.kind),
        bot=table.bot_at(row.seat),
        online=online,
        status=cast("SeatStatus", row.standing),
        color=row.color,
        wait=table.present.grace_left(row.guest) if gone else 0,
    )


def undo_state(table: Table, guest: int | None, seat: int) -> UndoState:
    """What can be taken back from this seat, and what somebody asked for."""
    state = UndoState()
    if isinstance(table, Referee):
        state.possible = state.free = table.may_take_back(guest)
    elif seat != NOBODY and table.asked is not None:
        is_free = table.match.undoable(seat) > 0
        state.possible = is_free or (table.match.back_to(seat) > 0 and not table.row.is_bereft)
        state.free = is_free or (state.possible and not table.row.others(guest))
    waiting = table.row.request
    if waiting is not None:
        state.by = waiting.seat
        state.agreed = sorted(waiting.agreed)
        state.needed = sorted(waiting.needed)
        state.rules = waiting.rules
    return state


def coach_state(row: GameRow, seat: int) -> CoachState:
    """Whether a seat has a coach, and who has to say a word on it."""
    return CoachState(
        row.is_coached(seat),
        cast("Word", row.seats[seat].coach),
        [each.seat for each in row.seats if each.coach == WANTS],
        row.silent(),
    )


def chat(rows: list[ChatRow]) -> Chat:
    """What was said, as it is sent."""
    return Chat([Speaking(r.n, r.seat, r.name, r.at, r.phrase, r.text) for r in rows])


def table_row(row: GameRow, guest: int) -> TableRow:
    """A table in a list, without waking it."""
    scores, places = row.result or ([], [])
    seats = [
        Seat(
            name=each.name,
            kind=cast("SeatKind", each.kind),
            bot=each.bot,
            status=cast("SeatStatus", each.standing),
        )
        for each in row.seats
    ]
    return TableRow(
        id=row.id,
        game=row.game,
        phase=cast("Phase", row.phase),
        kind=cast("TableKind", row.kind),
        version=row.version,
        seats=seats,
        mine=[each.seat for each in row.seats if each.guest == guest],
        asked=row.asked,
        since=row.since,
        created=row.created,
        dealer=row.dealer,
        scores=scores,
        places=places,
    )
