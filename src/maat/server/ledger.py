"""What is known of a table in memory, and how it keeps step with what is kept in the store.

Everything happens under the table's lock and is durable before anybody hears of it. Whoever else
may write to the same store, the row tells: a write names the version and the revision it has seen,
who loses reads what was written and goes on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from maat.core import notation
from maat.core.dealer import Dealer
from maat.core.log import UNDO
from maat.core.match import Match
from maat.core.seal import SealedDealer
from maat.core.state import NOBODY
from maat.server.clocks import Clocks
from maat.server.errors import Refusal
from maat.server.interfaces import Aside
from maat.server.messages import Messages
from maat.server.presence import Presence
from maat.server.recovery import play_on
from maat.server.store.interface import Conflict, Store
from maat.server.store.news import News
from maat.server.store.rows import GATHERING, OVER, PLAYING, RECORD, EntryRow, GameRow, now
from maat.server.view import SeatView, places

P = ParamSpec("P")
T = TypeVar("T")
L = TypeVar("L", bound="Ledger")

LATEST = 16  # moves whose ids are kept in mind; of others the store is asked
TRIES = 8  # writes that lose against others, until somebody is told to try again


def goes_on(
    work: Callable[Concatenate[L, P], Awaitable[T]],
) -> Callable[Concatenate[L, P], Coroutine[Any, Any, T]]:
    """Work at a table that is done again, from its checks on, if somebody else wrote first."""

    @wraps(work)
    async def again(table: L, /, *args: P.args, **values: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(table, *args, **values)
            except Conflict:
                await table.catch_up()
                table.has_lost = True  # what was sent may be among what was read
        raise Conflict(table.row.id)

    return again


class Ledger:
    """Plays ahead on a copy of its match, appends that durably, and only then lets anybody know."""

    def __init__(
        self,
        row: GameRow,
        match: Match[Any],
        messages: Messages,
        store: Store,
        seed: str,
        clocks: Clocks,
    ) -> None:
        self.row = row
        self.match = match  # never changed once awake: another takes its place
        self.messages = messages
        self.store = store
        self.lock = asyncio.Lock()
        self.seed = seed
        self.clocks = clocks  # the same: never turned, others take their place
        self.present = Presence(0.0)
        self.spared: set[int] = set()  # guests who want no question that has but one answer
        self.failed: dict[int, str] = {}  # seats whose bot was replaced, and by which
        self.aside: Aside = asyncio.to_thread
        self.changed: Callable[[Any], None] = lambda _: None
        self.is_broken = False
        self.has_lost = False  # whether somebody else wrote since the last write of our own
        self.reconstructed = False
        self._moves: dict[str, int] = {}  # what the latest of them led to, by their ids
        self._views: dict[tuple[int, int], SeatView] = {}
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def version(self) -> int:
        """The number of entries of the history."""
        return self.match.version

    @property
    def asked(self) -> int | None:
        """The seat that has to answer now."""
        return self.match.asked if self.row.phase == PLAYING else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.row.phase == OVER

    @property
    def is_mine(self) -> bool:
        """Whether nobody else acts for the table where somebody has to."""
        return self.row.due is None or self.row.driver in ("", self.store.worker)

    def view(self, seat: int, eyes: int | None = None) -> SeatView:
        """What a seat, or NOBODY, sees now; with other eyes, what those may see of it."""
        key = seat, seat if eyes is None else eyes
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = self._look(*key)
        return found

    def put_away(self) -> None:
        """Keep what everybody sees; how a seat sees it is made again if somebody asks."""
        self._views = {key: view for key, view in self._views.items() if key == (NOBODY, NOBODY)}

    def rest(self) -> None:
        """Keep no drawing of the table: nobody has done anything there for a while."""
        for view in self._views.values():
            view.rest()
        self._views.clear()

    def _look(self, seat: int, eyes: int) -> SeatView:
        return SeatView(self.match, self.messages, seat, eyes)

    # Doing.

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end under the lock, even if whoever asked has gone meanwhile."""

        async def locked() -> T:
            async with self.lock:
                if self.is_broken:
                    work.close()
                    raise Refusal("try-again", 503)
                try:
                    return await work
                except Conflict:
                    await self.catch_up()
                    raise

        task = asyncio.create_task(locked())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal leads to this call, and the task to the refusal

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._running)

    def _ahead(self) -> Match[Any]:
        """A copy of the match with a dealer: the draws must be known before they are durable."""
        ahead = self.match.copy()
        ahead.dealer = self._dealer()
        if ahead.dealer is not None:
            ahead.dealer.skip(ahead.draws())
        return ahead

    def _dealer(self) -> Dealer | None:
        """Whoever draws, at the first draw."""
        return SealedDealer(self.seed)

    async def _append(self, ahead: Match[Any], move: str | None, spent: int) -> int:
        """Keep what a copy of the match has more, then put it in its place; the version made."""
        at, made = now(), ahead.version
        entries = ahead.history[self.version :]
        lines = [EntryRow(notation.line(ahead.game, *each), at=at) for each in entries]
        if lines:
            lines[0] = replace(lines[0], spent=spent, move=move, made=made)
        clocks, undone = self.clocks.copy(), bool(entries) and entries[0][0] == UNDO
        clocks.turn(self.asked, ahead.asked, spent, undone)
        phase = OVER if ahead.over else PLAYING
        known = ahead.over and min(ahead.scores) >= 0  # all sides were followed to the end
        result = [ahead.scores, places(ahead)] if known else []
        row = replace(self.row, asked=ahead.asked, since=at, phase=phase, request=None)
        row = replace(row, result=result) if result or row.result else row
        kept = await self._written(self.store.append(_with_due(row, clocks), lines))
        self.row, self.match, self.clocks = kept, ahead, clocks
        self.remember(lines)
        self.tell()
        return made

    async def keep(self, row: GameRow, match: Match[Any] | None = None) -> None:
        """Change what surrounds the game, or its rules together with its match."""
        kept = await self._written(self.store.save(_with_due(row, self.clocks)))
        self.row, self.match = kept, match or self.match
        self.tell()

    async def _written(self, write: Awaitable[GameRow]) -> GameRow:
        try:
            kept = await write
        except Conflict:
            raise
        except BaseException:
            self.is_broken = True  # what is on disk may be more than is known here: wake it anew
            raise
        self.has_lost = False
        return replace(kept, said=self.row.said) if kept.said < self.row.said else kept

    def tell(self) -> None:
        """Let everybody here know that something has changed."""
        self._views.clear()
        self.changed(self)

    # What others wrote.

    async def catch_up(self, heard: News | None = None) -> None:
        """Go on from what was written elsewhere: as it was heard, if that comes next, else read."""
        try:
            if heard is not None and heard.follows(self.row):
                await self._follow(heard.after(self.row), heard.entries)
            elif heard is None or heard.made > (self.row.version, self.row.revision):
                await self._read()
        except BaseException:
            self.is_broken = True
            raise

    async def _read(self) -> None:
        row, entries = await self.store.news(self.row.id, self.version)
        if row is None:
            raise Refusal("no-such-table", 404)
        if (row.rules, row.options) != (self.row.rules, self.row.options):
            raise Conflict(row.id)  # the same history under other rules
        await self._follow(row, entries[: row.version - self.version])

    async def take_over(self) -> None:
        """See how a table stands that nobody has acted for, and when it is time to."""
        await self.catch_up()
        due = _due(self.row, self.clocks)
        if due is None or due > now():
            await self.store.put_off(self.row.id, due)
            self.row = replace(self.row, due=due)

    async def _follow(self, row: GameRow, entries: list[EntryRow]) -> None:
        match, clocks = self.match, self.clocks
        if entries or row.phase != self.row.phase:
            match, clocks = match.copy(), clocks.copy()
            if self.row.phase == GATHERING:
                clocks.turn(None, match.asked, 0, False)
            await play_on(match, row, entries, clocks)
            clocks.go_on(now() - row.since, mercy=False)
        if match.version != row.version:
            raise Conflict(row.id)  # less is kept than is known here
        changed = row != self.row
        self.row, self.match, self.clocks = row, match, clocks
        self.remember(entries)
        if changed:
            self.tell()

    def remember(self, entries: list[EntryRow]) -> None:
        """Keep in mind what moves these were, the latest of them."""
        made = {each.move: each.made for each in entries if each.move and each.made is not None}
        self._moves = dict([*self._moves.items(), *made.items()][-LATEST:])

    async def _made(self, move: str, version: int) -> int | None:
        """The version a move has led to, if it was made: then a later one than it answers."""
        if version > self.version:
            await self.catch_up()
        if move in self._moves:
            return self._moves[move]
        if version == self.version and not self.has_lost:
            return None  # if it was made after all, the store refuses it and then tells
        return await self.store.made(self.row.id, move)


def _with_due(row: GameRow, clocks: Clocks) -> GameRow:
    """A row that says when somebody has to act."""
    due = _due(row, clocks)
    return row if row.due == due else replace(row, due=due)


def _due(row: GameRow, clocks: Clocks) -> int | None:
    """When somebody has to act for a table at which people play: a bot, or the one for whom time
    is up; a game that can begin has to."""
    if row.kind == RECORD or not row.has_people or row.phase == OVER:
        return None
    if row.is_complete or (row.asked is not None and row.seats[row.asked].bot):
        return now()
    deadline = clocks.deadline()
    return None if deadline is None else now() + deadline
