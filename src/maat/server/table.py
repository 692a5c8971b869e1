"""A table: a game in progress, who sits there, what they may do."""

from __future__ import annotations

from dataclasses import replace

from maat.core import notation
from maat.core.log import UNDO
from maat.core.state import NOBODY
from maat.server.errors import Refusal
from maat.server.ledger import Ledger, goes_on
from maat.server.names import told_apart
from maat.server.protocol import Consent
from maat.server.seating import Settle
from maat.server.seats import (
    check_asks,
    check_free,
    check_hand_over,
    dyed,
    empty_seat,
    everybody_ready,
    forgotten,
    freed,
    handed_over,
    moved,
    own_seat,
    resigned,
    said_ready,
    seat_at,
    with_word,
)
from maat.server.store.rows import (
    ASKED,
    FREED,
    GATHERING,
    HUMAN,
    MOST_UNDOS,
    PLAYING,
    RESIGNED,
    WAITING,
    ChatRow,
    GameRow,
    Guest,
    Request,
    now,
)
from maat.server.view import SeatView


class Table(Ledger):
    """What guests, bots and the table itself do, each checked on what is known to be kept."""

    # Who is who.

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

    # Beginning.

    @goes_on
    async def start(self) -> None:
        """Begin once nobody is missing."""
        if self.row.is_complete:
            if any(each.status for each in self.row.seats):
                await self.keep(everybody_ready(self.row))  # whoever is alone need not say so
            ahead = self._ahead()
            ahead.deal()
            await self._append(ahead, None, 0)

    # Answers.

    @goes_on
    async def act(
        self, guest: int | None, action: int | str, version: int, move: str, seat: int | None
    ) -> int:
        """A guest answers; the version that made."""
        mine = self.own(guest, seat)
        move = f"{guest}/{move}"  # ids are one's own: others may use the same
        made = await self._made(move, version)
        if made is not None:
            return made
        self._expect(version)
        if self.asked is None or self.asked != mine:
            raise Refusal("not-asked")
        self._check_plays(mine)
        return await self._answer(self.messages.code(action), move)

    def _check_plays(self, seat: int) -> None:
        """Refuse whoever has left a seat to a bot, for now or for good."""
        if self.row.seats[seat].bot:
            raise Refusal("resigned" if self.row.seats[seat].status == RESIGNED else "stood-in")

    @goes_on
    async def answer_for(self, seat: int, bot: str, action: int, version: int) -> bool:
        """A bot answers for a seat, unless the table has moved on or the seat changed hands."""
        if version != self.version or self.asked != seat or self.row.seats[seat].bot != bot:
            return False
        await self._answer(action, None)
        return True

    @goes_on
    async def answer_only(self, version: int) -> None:
        """The table gives an answer that is no choice, unless it was given meanwhile."""
        if version == self.version and not self.has_choice:
            (action,) = self.match.legal_actions()
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

    @goes_on
    async def undo(
        self, guest: int | None, version: int, move: str, seat: int | None
    ) -> tuple[int, bool]:
        """Take back at once if that is free, else ask the others; whether they have to be asked."""
        mine = self.own(guest, self._last_of(guest) if seat is None else seat)
        move = f"{guest}/{move}"
        made = await self._made(move, version)
        if made is not None:
            return made, False
        waiting = self.row.request
        if waiting is not None and waiting.move == move:
            return self.version, True
        self._expect(version)
        if self.row.seats[mine].status == RESIGNED:
            raise Refusal("resigned")
        free = self.match.undoable(mine)
        count = free or self.match.back_to(mine)
        if self.is_over or not count:
            raise Refusal("nothing-to-undo")
        if sum(seat == UNDO for seat, _ in self.match.history) >= MOST_UNDOS:
            raise Refusal("too-many-undos")
        needed = set() if free else self._who_agrees(guest)
        if not needed:
            return await self._take_back(count, move), False
        if waiting is not None and waiting.seat != mine:
            raise Refusal("undo-waits")
        await self._wait_for(Request(mine, count, move, frozenset(needed)))
        return self.version, True

    def _who_agrees(self, guest: int | None) -> set[int]:
        """Who has to say yes to what is not free; for who lost a seat in the game nobody can."""
        if self.row.is_bereft:
            raise Refusal("undo-seat-lost")
        return self.row.others(guest)

    def _last_of(self, guest: int | None) -> int | None:
        """The seat of the guest's last answer."""
        mine = self.row.seats_of(guest)
        return next((who for who, _ in reversed(self.match.record) if who in mine), None)

    @goes_on
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

    @goes_on
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

    @goes_on
    async def sit(self, guest: int, name: str, seat: int | None, ready: bool = True) -> int:
        """Take an empty seat; who has one and asks for any has it already."""
        mine = self.row.seats_of(guest)
        if seat is None and mine:
            return mine[0]
        chosen = self.row.seats[empty_seat(self.row, seat)].left()
        called = told_apart(name, [each.name for each in self.row.seats])
        status = chosen.status if ready or self.row.phase != GATHERING else WAITING
        sits = replace(chosen, kind=HUMAN, guest=guest, name=called, seen=now(), status=status)
        await self.keep(self.row.with_seat(sits))
        self.present.note(guest)
        await self.start()
        return chosen.seat

    @goes_on
    async def ask_guest(self, host: int, seat: int, guest: Guest) -> None:
        """Keep an empty seat for somebody, who says whether they come."""
        check_asks(self.row, host, seat)
        if self.row.seats_of(guest.id):
            raise Refusal("seated-already")
        called = told_apart(guest.name, [each.name for each in self.row.seats])
        chosen = self.row.seats[seat].left()
        sits = replace(chosen, kind=HUMAN, guest=guest.id, name=called, status=ASKED)
        await self.keep(self.row.with_seat(sits))

    @goes_on
    async def settle(self, guest: int, seat: int, wish: Settle) -> None:
        """Somebody chooses before the game begins, and then it may."""
        row, at = self.row, own_seat(self.row, guest, seat).seat
        if row.phase != GATHERING:
            raise Refusal("begun")
        if wish.seat is not None:
            row, at = moved(row, at, wish.seat), wish.seat
        if wish.color is not None:
            row = dyed(row, at, wish.color)
        if wish.ready is not None:
            row = said_ready(row, guest, wish.ready)
        self.present.note(guest)
        await self.keep(row)
        await self.start()

    @goes_on
    async def free(self, guest: int, seat: int) -> None:
        """Leave a seat, or as the host free one that somebody does not find back to."""
        row = seat_at(self.row, seat)
        check_free(self.row, guest, row, self.present)
        is_lost = row.guest != guest and self.row.phase == PLAYING
        after = freed(self.row, replace(row, status=FREED) if is_lost else row)
        if is_lost:  # who has gone agrees to nothing, not to what was asked before, either
            after = replace(after, request=None)
        await self._without(after, {seat})

    @goes_on
    async def resign(self, guest: int, seat: int) -> bool:
        """A bot plays on for good in the place of somebody who gives up; whether that is new."""
        row = own_seat(self.row, guest, seat)
        if self.row.phase != PLAYING:
            raise Refusal("game-over" if self.is_over else "not-started")
        if row.status == RESIGNED:
            return False
        await self._without(resigned(self.row, row), {seat})
        return True

    @goes_on
    async def forget(self, guest: int) -> None:
        """Nothing tells any more who somebody was."""
        await self._without(forgotten(self.row, guest), set(self.row.seats_of(guest)))

    async def _without(self, row: GameRow, seats: set[int]) -> None:
        """Keep a row in which seats have nothing to say any more to what waits for consent."""
        waiting = row.request
        if waiting is not None:
            others = replace(waiting, needed=waiting.needed - seats)
            waiting = None if waiting.seat in seats else others
        await self.keep(replace(row, request=waiting))
        if waiting is not None and waiting.is_granted:
            await self._settle(waiting)

    # Playing again.

    @goes_on
    async def follow_with(self, id: str) -> None:
        """The table that follows has this id, unless somebody was faster."""
        if not self.row.rematch:
            await self.keep(replace(self.row, rematch=id))

    @goes_on
    async def answer_again(self, guest: int, again: bool) -> None:
        """Whoever was asked to play again does, or leaves the seat to others."""
        row = self.row
        asked = [each for each in row.seats if each.guest == guest and each.status == ASKED]
        if row.phase != GATHERING or not asked:
            return
        for each in asked:
            row = row if again else freed(row, each)
        await self.keep(said_ready(row, guest, again))
        await self.start()

    @goes_on
    async def hand_over(self, guest: int, seat: int, bot: str) -> None:
        """Give a seat to a bot, or take it back; who is away gets the usual bot, not a rival's."""
        row = seat_at(self.row, seat)
        check_hand_over(self.row, guest, row, bot, self.present)
        self.failed.pop(seat, None)
        await self.keep(handed_over(self.row, guest, row, bot))
        await self.start()

    @goes_on
    async def heed(self, guest: int | None, seat: int | None, word: str) -> None:
        """One word on coaches: for a seat of the guest, on one of its own or on those of others."""
        mine = self.own(guest, seat)
        if self.row.seats[mine].status == RESIGNED:
            raise Refusal("resigned")  # whoever has left has no say in it
        await self.keep(with_word(self.row, mine, word))

    @goes_on
    async def renew(self) -> None:
        """Another invitation; the old one stops working."""
        await self.keep(replace(self.row, invite=self.row.invite + 1))

    # Talk.

    async def say(self, guest: int, name: str, phrase: str, text: str) -> ChatRow:
        """Let everybody at the table read something."""
        seat = next(iter(self.row.seats_of(guest)), None)
        if seat is None:
            raise Refusal("not-seated", 403)
        said = await self.store.say(self.row.id, ChatRow(0, seat, name, phrase, text, now()))
        self.row = replace(self.row, said=max(self.row.said, said.n))
        return said
