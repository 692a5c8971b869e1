"""A table: a game in progress, who sits there, and a lock under which everything happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from maat.bots import roster
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
from maat.server.names import told_apart
from maat.server.presence import Presence
from maat.server.protocol import Consent
from maat.server.seats import check_hand_over, empty_seat
from maat.server.store.interface import Store
from maat.server.store.rows import (
    BOT,
    GATHERING,
    HUMAN,
    MOST_UNDOS,
    OVER,
    PLAYING,
    RECORD,
    ChatRow,
    EntryRow,
    GameRow,
    Kept,
    Request,
    SeatRow,
    now,
)
from maat.server.view import SeatView

T = TypeVar("T")


class Table:
    """Plays ahead on a copy of its match, appends that durably, and only then lets anybody know."""

    def __init__(
        self,
        row: GameRow,
        match: Match[Any],
        messages: Messages,
        store: Store,
        kept: Kept,
        clocks: Clocks,
    ) -> None:
        self.row = row
        self.match = match  # never changed once awake: another takes its place
        self.messages = messages
        self.store = store
        self.lock = asyncio.Lock()
        self.seed = kept.seed
        self.clocks = clocks
        self.present = Presence(0.0)
        self.spared: set[int] = set()  # guests who want no question that has but one answer
        self.failed: dict[int, str] = {}  # seats whose bot was replaced, and by which
        self.aside: Aside = asyncio.to_thread
        self.changed: Callable[[Table], None] = lambda _: None
        self.is_broken = False
        self.reconstructed = False
        self._views: dict[tuple[int, int], SeatView] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._said = kept.said

    # Who is who.

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

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat, empty if a person does."""
        return self.failed.get(seat, self.row.seats[seat].bot) if self.row.seats[seat].bot else ""

    def is_online(self, seat: int) -> bool:
        """Whether whoever sits there is looking."""
        return self.present.is_here(self.row.seats[seat].guest)

    def own(self, guest: int | None, seat: int | None) -> int:
        """One of the guest's seats: the one named, the one asked, or the first."""
        mine = self.row.seats_of(guest)
        if not mine or guest is None or (seat is not None and seat not in mine):
            raise Refusal("not-seated", 403)
        self.present.note(guest)
        if seat is not None:
            return seat
        return self.asked if self.asked is not None and self.asked in mine else mine[0]

    @property
    def has_choice(self) -> bool:
        """Whether the seat that is asked has to choose, or at least wants to be asked."""
        seat = self.asked
        spared = seat is not None and self.row.seats[seat].guest in self.spared
        return not spared or self.match.has_choice()

    def spare(self, guest: int, wish: bool) -> None:
        """Note whether a guest wants to be asked where there is no choice."""
        if wish != (guest in self.spared):
            (self.spared.add if wish else self.spared.discard)(guest)
            self.changed(self)

    def view(self, seat: int, eyes: int | None = None) -> SeatView:
        """What a seat, or NOBODY, sees now; with other eyes, what those may see of it."""
        key = seat, seat if eyes is None else eyes
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = self._look(*key)
        return found

    def _look(self, seat: int, eyes: int) -> SeatView:
        return SeatView(self.match, self.messages, seat, eyes)

    def view_for(self, guest: int | None, wish: int | None) -> SeatView:
        """What a guest sees now, from where they wish if they may."""
        return self.view(self.view_seat(guest, wish))

    def view_seat(self, guest: int | None, wish: int | None) -> int:
        """From where a guest looks: where they wish, or where they are asked; else NOBODY."""
        mine = self.row.seats_of(guest)
        if wish is not None and wish in mine:
            return wish
        if self.asked in mine and self.asked is not None:
            return self.asked
        return mine[0] if mine else NOBODY

    # Doing.

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end under the lock, even if whoever asked has gone meanwhile."""

        async def locked() -> T:
            async with self.lock:
                if self.is_broken:
                    work.close()
                    raise Refusal("try-again", 503)
                return await work

        task = asyncio.create_task(locked())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._running)

    async def _append(self, ahead: Match[Any], move: str | None, spent: int) -> int:
        """Keep what a copy of the match has more, then put it in its place; the version made."""
        at, made = now(), ahead.version
        phase = OVER if ahead.over else PLAYING
        row = replace(self.row, asked=ahead.asked, since=at, phase=phase, request=None)
        entries = ahead.history[self.version :]
        lines = [EntryRow(notation.line(ahead.game, *each), at=at) for each in entries]
        if lines:
            lines[0] = replace(lines[0], spent=spent, move=move, made=made)
        try:
            kept = await self.store.append(row, lines)
            thinker = self.asked
            self.row, self.match = kept, ahead
            undone = bool(entries) and entries[0][0] == UNDO
            self.clocks.turn(thinker, self.asked, spent, undone)
        except BaseException:
            self.is_broken = True  # what is on disk may be more than is known here: wake it anew
            raise
        self._tell()
        return made

    def _tell(self) -> None:
        self._views.clear()
        self.changed(self)

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

    async def start(self) -> None:
        """Begin once nobody is missing."""
        if self.row.is_complete:
            ahead = self._ahead()
            ahead.deal()
            await self._append(ahead, None, 0)

    # Answers.

    async def act(
        self, guest: int | None, action: int | str, version: int, move: str, seat: int | None
    ) -> int:
        """A guest answers; the version that made."""
        mine = self.own(guest, seat)
        move = f"{guest}/{move}"  # ids are one's own: others may use the same
        made = await self.store.made(self.row.id, move)
        if made is not None:
            return made
        self._expect(version)
        if self.asked is None or self.asked != mine:
            raise Refusal("not-asked")
        if self.row.seats[mine].bot:
            raise Refusal("stood-in")
        return await self._answer(self.messages.code(action), move)

    async def answer_for(self, seat: int, bot: str, action: int, version: int) -> bool:
        """A bot answers for a seat, unless the table has moved on or the seat changed hands."""
        if version != self.version or self.asked != seat or self.row.seats[seat].bot != bot:
            return False
        await self._answer(action, None)
        return True

    async def answer_only(self, version: int) -> None:
        """The table gives an answer that is no choice, unless it was given meanwhile."""
        if version == self.version and not self.has_choice:
            (action,) = self.match.game.legal_actions(self.match.state)
            await self._answer(action, None)

    async def _answer(self, action: int, move: str | None) -> int:
        ahead = self._ahead()
        ahead.play(action)
        return await self._append(ahead, move, self.clocks.used())

    def _expect(self, version: int) -> None:
        if self.row.phase == GATHERING:
            raise Refusal("not-started")
        if version != self.version:
            raise Refusal("stale", version=self.version)

    # Taking back.

    async def undo(
        self, guest: int | None, version: int, move: str, seat: int | None
    ) -> tuple[int, bool]:
        """Take back at once if that is free, else ask the others; whether they have to be asked."""
        mine = self.own(guest, self._last_of(guest) if seat is None else seat)
        move = f"{guest}/{move}"
        made = await self.store.made(self.row.id, move)
        if made is not None:
            return made, False
        waiting = self.row.request
        if waiting is not None and waiting.move == move:
            return self.version, True
        self._expect(version)
        free = self.match.undoable(mine)
        count = free or self.match.back_to(mine)
        if self.is_over or not count:
            raise Refusal("nothing-to-undo")
        if sum(seat == UNDO for seat, _ in self.match.history) >= MOST_UNDOS:
            raise Refusal("too-many-undos")
        needed = set() if free else self.row.others(guest)
        if not needed:
            return await self._take_back(count, move), False
        if waiting is not None and waiting.seat != mine:
            raise Refusal("undo-waits")
        await self._wait_for(Request(mine, count, move, frozenset(needed)))
        return self.version, True

    def _last_of(self, guest: int | None) -> int | None:
        """The seat of the guest's last answer."""
        mine = self.row.seats_of(guest)
        return next((who for who, _ in reversed(self.match.record) if who in mine), None)

    async def consent(self, guest: int | None, word: Consent) -> int:
        """One word on an undo; the last yes takes back, the first no ends it."""
        waiting, agree, seat = self.row.request, word.agree, word.seat
        if waiting is None:
            raise Refusal("nothing-to-undo")
        if word.version not in (None, self.version) or word.by not in (None, waiting.seat):
            raise Refusal("stale")
        mine = set(self.row.seats_of(guest)) & waiting.needed
        if not mine or (seat is not None and seat not in mine):
            raise Refusal("not-seated", 403)
        if not agree:
            await self._wait_for(None)
            return self.version
        return await self._settle(waiting.with_word(mine if seat is None else {seat}))

    async def _wait_for(self, request: Request | None) -> None:
        """Keep an undo that waits, or that none waits any more."""
        await self.keep(replace(self.row, request=request))

    async def _settle(self, waiting: Request) -> int:
        """Take back what all have agreed to, else go on waiting."""
        if waiting.is_granted and waiting.rules:
            return await self._play_under(waiting.rules)
        if waiting.is_granted:
            return await self._take_back(waiting.count, waiting.move)
        await self._wait_for(waiting)
        return self.version

    async def _take_back(self, count: int, move: str) -> int:
        ahead = self.match.copy()
        await self.aside(ahead.take_back, count)  # plays all of it again
        return await self._append(ahead, move, self.clocks.used())

    # Newer rules.

    async def renew_rules(self, guest: int, version: int) -> tuple[int, bool]:
        """Play on under the newest rules, once all agree; whether others have to be asked."""
        if guest != self.row.host:
            raise Refusal("not-host", 403)
        mine, rules = self.own(guest, None), self.match.game.version
        self._expect(version)
        if self.is_over or self.row.rules == rules:
            raise Refusal("newest-rules")
        if self.row.request is not None:
            raise Refusal("undo-waits")
        notation.under(self.match, rules, self._dealer())
        needed = frozenset(self.row.others(guest))
        return await self._settle(Request(mine, 0, "", needed, rules=rules)), bool(needed)

    async def _play_under(self, rules: int) -> int:
        match = notation.under(self.match, rules, self._dealer())
        await self.keep(replace(self.row, rules=rules, options=match.options, request=None), match)
        return self.version

    # Seats.

    async def sit(self, guest: int, name: str, seat: int | None) -> int:
        """Take an empty seat; who has one and asks for any has it already."""
        mine = self.row.seats_of(guest)
        if seat is None and mine:
            return mine[0]
        chosen = empty_seat(self.row, seat)
        called = told_apart(name, [each.name for each in self.row.seats])
        await self.keep(self.row.with_seat(SeatRow(chosen, HUMAN, guest, "", called, now())))
        self.present.note(guest)
        await self.start()
        return chosen

    async def hand_over(self, guest: int, seat: int, bot: str) -> None:
        """Give a seat to a bot, or take it back; who is away gets the usual bot, not a rival's."""
        if self.row.kind == RECORD:
            raise Refusal("not-your-seat", 403)
        if seat >= len(self.row.seats):
            raise Refusal("no-such-seat", 404)
        row = self.row.seats[seat]
        check_hand_over(self.row, guest, row, bot, self.present)
        self.failed.pop(seat, None)
        if row.kind == HUMAN:
            stands_in = bot if guest == row.guest else roster.usual(self.row.game)
            await self.keep(self.row.with_seat(replace(row, bot=stands_in)))
        elif bot:
            await self.keep(self.row.with_seat(SeatRow(seat, BOT, None, bot, f"{bot} {seat + 1}")))
        else:
            await self.keep(self.row.with_seat(SeatRow(seat)))
        await self.start()

    async def renew(self) -> None:
        """Another invitation; the old one stops working."""
        await self.keep(replace(self.row, invite=self.row.invite + 1))

    async def keep(self, row: GameRow, match: Match[Any] | None = None) -> None:
        """Change what surrounds the game, or its rules together with its match."""
        try:
            self.row, self.match = await self.store.save(row), match or self.match
        except BaseException:
            self.is_broken = True
            raise
        self._tell()

    # Talk.

    async def say(self, guest: int, name: str, phrase: str, text: str) -> ChatRow:
        """Let everybody at the table read something."""
        seat = next(iter(self.row.seats_of(guest)), None)
        if seat is None:
            raise Refusal("not-seated", 403)
        said = ChatRow(self._said + 1, seat, name, phrase, text, now())
        await self.store.say(self.row.id, said)
        self._said = said.n
        return said
