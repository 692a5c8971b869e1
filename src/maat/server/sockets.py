"""Sockets: each looks at one table from one seat and is told what changes there."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import defaultdict, deque
from contextlib import suppress

from msgspec import DecodeError, Struct

from maat.core.errors import MaatError
from maat.core.state import NOBODY
from maat.server import chat, update
from maat.server.errors import Refusal
from maat.server.interfaces import Channel, Gone, Limiter, Metrics
from maat.server.preview import preview
from maat.server.protocol import (
    ENCODER,
    MESSAGES,
    Act,
    AskDraws,
    Asking,
    AskSheets,
    Consent,
    Correct,
    Done,
    HandDraw,
    Hello,
    Look,
    Message,
    Ping,
    Pong,
    Preview,
    Refused,
    Say,
    Saying,
    Undo,
    What,
    Why,
)
from maat.server.referee import by_hand
from maat.server.registry import Registry
from maat.server.store.rows import ChatRow, Guest, now
from maat.server.table import Table
from maat.server.view import SeatView

LOG = logging.getLogger("maat.sockets")

NO_TABLE, NO_HELLO, UNREADABLE = 4000, 4001, 4002
TOO_FAST, FAULT, RESTART, TOO_SLOW = 1008, 1011, 1012, 1013

PACE = "20/2second"  # messages of one socket
HELLO_TIME = 15.0  # seconds to say it
MOST_WAITING = 200


class Socket:
    """One connection: replies go out in order, updates only in their latest state."""

    def __init__(self, sockets: Sockets, channel: Channel, id: str, guest: Guest | None) -> None:
        self.sockets = sockets
        self.registry = sockets.registry
        self.metrics = sockets.metrics
        self.channel = channel
        self.id = id
        self.guest = guest
        self.seat: int | None = None
        self.viewed = NOBODY
        self.known = 0
        self.changes = False  # whether scenes are sent by what changed
        self.shown: SeatView | None = None  # the scene sent last
        self.heard = 0  # the last thing said that was sent
        self.untold: int | None = None  # after which number something said may wait
        self.outbox: deque[bytes] = deque()
        self.stale = False
        self.acting = False  # updates wait until the answer has been acknowledged
        self.wake = asyncio.Event()
        self.number = next(sockets.numbers)
        self.session = b""  # which of the sessions of its guest opened it

    @property
    def guest_id(self) -> int | None:
        """Who looks."""
        return None if self.guest is None else self.guest.id

    async def table(self) -> Table:
        """What this socket looks at."""
        return await self.registry.table(self.id)

    # Sending.

    def reply(self, message: Struct) -> None:
        """Send a message, after those that wait already."""
        self.outbox.append(ENCODER.encode(message))
        self.wake.set()

    def refresh(self) -> None:
        """The table has changed: send its latest state."""
        self.stale = True
        self.wake.set()

    async def send_all(self) -> None:
        """Send whatever waits; a connection that cannot be told what has changed is closed."""
        try:
            await self._send_waiting()
        except Gone:
            return
        except Exception:
            if self.channel.is_closed:
                return
            LOG.exception("a table cannot be shown")
            self.metrics.fault()
            await self.channel.close(FAULT)

    async def _send_waiting(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox:
                await self._send(self.outbox.popleft())
            if self.untold is not None:
                await self._send_chat(self.untold)
            if self.stale and not self.acting:
                await self._send_update(await self.table())

    async def _send_chat(self, after: int) -> None:
        self.untold = None
        rows = await self.registry.store.chat(self.id, max(after, self.heard))
        if rows:
            self.heard = rows[-1].n
            await self._send(ENCODER.encode(update.chat(rows)))

    async def _send_update(self, table: Table) -> None:
        if self.acting or self.outbox:
            self.wake.set()  # something came first while the table was woken
            return
        self.stale = False
        await self._send(self._update(table))
        self.metrics.pushed()

    def _update(self, table: Table) -> bytes:
        view = table.view_for(self.guest_id, self.seat)
        if view.eyes != self.viewed:
            self.known, self.viewed = 0, view.eyes  # another seat has heard other things
        told = update.update_for(table, self.guest_id, self.seat, self.known, self.shown)
        self.known = table.version
        self.shown = view if self.changes else None
        return ENCODER.encode(told)

    async def _send(self, written: bytes) -> None:
        await self.channel.send(written.decode())

    # Receiving.

    async def serve(self) -> None:
        """From hello to goodbye."""
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_TIME)
        except TimeoutError:
            await self.channel.close(NO_HELLO)
            return
        if hello is None:
            return  # the line is closed already
        if not isinstance(hello, Hello):
            await self.channel.close(NO_HELLO)
            return
        self.seat = hello.seat
        self.changes = hello.changes
        table = await self.table()
        view = table.view_for(self.guest_id, self.seat)
        self.viewed = view.eyes
        self._wish(hello, table)
        if self.changes and self._has_scene(hello, table):
            self.shown = view
        self.known = min(hello.version, table.version) if self._stays(table) else 0
        self.refresh()
        self.tell_chat(hello.chat)
        self.sockets.add(self, table)
        sender = asyncio.create_task(self.send_all())
        try:
            await self._listen(sender)
        finally:
            self.sockets.remove(self)
            sender.cancel()
            with suppress(asyncio.CancelledError, Gone):
                await sender

    def _wish(self, hello: Hello, table: Table) -> None:
        """Whether whoever is here wants to be asked where there is no choice."""
        if hello.spare is not None and self.guest is not None:
            table.spare(self.guest.id, hello.spare)

    def _stays(self, table: Table) -> bool:
        """Whether the log a client has is that of the seat it looks from now."""
        mine = table.row.seats_of(self.guest_id)
        return self.seat in mine or len(mine) < 2  # of several, another may be asked by now

    def _has_scene(self, hello: Hello, table: Table) -> bool:
        """Whether the scene the client has is the present one."""
        viewed = NOBODY if hello.viewed is None else hello.viewed
        return hello.base == table.version and viewed == self.viewed

    async def _listen(self, sender: asyncio.Task[None]) -> None:
        while not sender.done():
            message = await self._receive()
            if message is None:
                return
            try:
                self.sockets.limiter.check(PACE, "socket", str(self.number))
            except Refusal:
                await self.channel.close(TOO_FAST)
                return
            if len(self.outbox) > MOST_WAITING:
                await self.channel.close(TOO_SLOW)
                return
            await self._follow(message)

    async def _receive(self) -> Message | None:
        data = await self.channel.receive()
        if data is None:
            return None
        try:
            return MESSAGES.decode(data)
        except (DecodeError, ValueError) as fault:
            told = Refused("unreadable", 0, values={"detail": str(fault)[:200]})
            await self._send(ENCODER.encode(told))
            await self.channel.close(UNREADABLE)
            return None

    async def _follow(self, message: Message) -> None:
        id = message.id if isinstance(message, Saying) else ""
        self.acting = True
        try:
            await self._obey(message)
        except MaatError as fault:
            self.metrics.refused(fault.key)
            version = (await self.table()).version
            self.reply(Refused(fault.key, version, id, dict(fault.values)))
            if id:
                self.refresh()
        except Exception:
            LOG.exception("a message could not be followed")
            self.metrics.fault()
            self.reply(Refused("server-fault", 0, id))
            self.refresh()
        finally:
            self.acting = False
            self.wake.set()

    async def _obey(self, message: Message) -> None:
        if isinstance(message, Act):
            await self._act(message)
        elif isinstance(message, HandDraw | Correct):
            await self._draw(message)
        elif isinstance(message, Undo):
            await self._undo(message)
        elif isinstance(message, Consent):
            table = await self.table()
            await table.do(table.consent(self.guest_id, message))
        elif isinstance(message, Say):
            await self.sockets.say(await self.table(), self.guest, message)
        else:
            await self._answer(message)

    async def _answer(self, message: Hello | Look | Asking | Ping) -> None:
        if isinstance(message, Ping):
            self.reply(Pong(now()))
        elif isinstance(message, AskDraws):
            self.reply(by_hand(await self.table()).past(self.guest_id))
        elif isinstance(message, Hello | Look):
            self.seat = message.seat
            self.refresh()
            if isinstance(message, Hello):
                self.changes, self.shown = message.changes, None
                self._wish(message, await self.table())
        else:
            self._explain(message, await self.table())

    def _explain(self, message: Why | Preview | What | AskSheets, table: Table) -> None:
        view = table.view_for(self.guest_id, self.seat)
        if isinstance(message, AskSheets):
            self.reply(view.sheets())
            return
        if isinstance(message, What):
            self.reply(view.what(message.place, message.piece))
            return
        code = None if message.action is None else table.messages.code(message.action)
        if isinstance(message, Why):
            self.reply(view.why(code))
        elif code is None or code not in view.options:
            raise Refusal("not-legal")
        else:
            self.reply(preview(view, code, self.guest_id in table.spared))

    async def _act(self, message: Act) -> None:
        start = time.perf_counter()
        table = await self.table()
        made = await table.do(
            table.act(self.guest_id, message.action, message.version, message.id, message.seat)
        )
        self.reply(Done(message.id, made))
        self.metrics.answered()
        self.metrics.acknowledged(time.perf_counter() - start)

    async def _draw(self, message: HandDraw | Correct) -> None:
        table, lost = by_hand(await self.table()), 0
        if isinstance(message, HandDraw):
            made = await table.do(table.draw(self.guest_id, message))
        else:
            made, lost = await table.do(table.correct(self.guest_id, message))
        self.reply(Done(message.id, made, lost))

    async def _undo(self, message: Undo) -> None:
        table = await self.table()
        made, _ = await table.do(
            table.undo(self.guest_id, message.version, message.id, message.seat)
        )
        self.reply(Done(message.id, made))

    # Talk.

    def tell_chat(self, after: int) -> None:
        """Send what was said since, if anything."""
        self.untold = after if self.untold is None else min(self.untold, after)
        self.wake.set()


class Sockets:
    """All sockets, by table."""

    def __init__(self, registry: Registry, limiter: Limiter, metrics: Metrics) -> None:
        self.registry = registry
        self.limiter = limiter
        self.metrics = metrics
        self.numbers = itertools.count(1)
        self.by_table: dict[str, set[Socket]] = defaultdict(set)
        registry.on_change.append(self.fan_out)
        registry.watchers.append(self.by_table.__contains__)

    def count(self) -> int:
        """How many sockets are open."""
        return sum(len(sockets) for sockets in self.by_table.values())

    def add(self, socket: Socket, table: Table) -> None:
        """Somebody looks."""
        self.by_table[socket.id].add(socket)
        self.metrics.socket_opened()
        if socket.guest is not None:
            first = table.present.come(socket.guest.id)
            if first and table.row.seats_of(socket.guest.id):
                self.fan_out(table)

    def remove(self, socket: Socket) -> None:
        """Somebody has gone."""
        self.by_table[socket.id].discard(socket)
        if not self.by_table[socket.id]:
            del self.by_table[socket.id]
        self.metrics.socket_closed()
        table = self.registry.awake.get(socket.id)
        if table is not None and socket.guest is not None:
            last = table.present.go(socket.guest.id)
            if last and table.row.seats_of(socket.guest.id):
                self.fan_out(table)

    def fan_out(self, table: Table) -> None:
        """Let everybody who looks at a table know that it has changed."""
        for socket in self.by_table.get(table.row.id, ()):
            socket.refresh()

    async def say(self, table: Table, guest: Guest | None, message: Say) -> ChatRow:
        """Somebody says something."""
        said = await chat.say(table, guest, message, self.limiter)
        for socket in self.by_table.get(table.row.id, ()):
            socket.tell_chat(said.n - 1)
        return said

    async def drop(self, guest: int, only: bytes | None = None, but: bytes | None = None) -> None:
        """Let a guest's sockets come again, as whoever they are then; those of one session, of all
        but one, or all."""
        every = [each for sockets in self.by_table.values() for each in sockets]
        for socket in every:
            chosen = only in (None, socket.session) and but != socket.session
            if chosen and socket.guest_id == guest:
                with suppress(Gone, RuntimeError, OSError):
                    await socket.channel.close(RESTART)

    async def close(self) -> None:
        """Tell everybody to come again."""
        for socket in [each for sockets in self.by_table.values() for each in sockets]:
            with suppress(RuntimeError, OSError):
                await socket.channel.close(RESTART)
