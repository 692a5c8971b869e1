"""Sockets: each looks at one table from one seat and is told what changes there."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Coroutine
from typing import Any

from msgspec import DecodeError, Struct

from maat.core.errors import MaatError
from maat.core.state import NOBODY
from maat.server import chat, update
from maat.server.cluster import Cluster
from maat.server.coach import Coach
from maat.server.coach_bodies import AskHint, CoachWord
from maat.server.errors import Refusal
from maat.server.explanation import Question, explained
from maat.server.interfaces import Channel, Limiter, Metrics
from maat.server.pace import SocketPace
from maat.server.protocol import (
    ENCODER,
    MESSAGES,
    Act,
    AskDraws,
    Asking,
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
)
from maat.server.referee import by_hand
from maat.server.registry import Registry
from maat.server.store.rows import ChatRow, Guest, now
from maat.server.table import Table
from maat.server.update import Showing, Shown

LOG = logging.getLogger("maat.sockets")

NO_TABLE, NO_HELLO, UNREADABLE = 4000, 4001, 4002
TOO_FAST, FAULT, RESTART = 1008, 1011, 1012

HELLO_TIME = 15.0  # seconds to say it


class Socket:
    """One connection: replies go out in order, updates only in their latest state."""

    __slots__ = (
        *("sockets", "channel", "id", "guest", "session", "pace", "seat", "viewed", "known"),
        *("changes", "position", "shown", "heard", "untold", "unsent", "acting", "__weakref__"),
    )

    def __init__(
        self, sockets: Sockets, channel: Channel, id: str, guest: Guest | None, address: str = ""
    ) -> None:
        self.sockets = sockets
        self.channel = channel
        self.id = id
        self.guest = guest
        self.session = b""  # which of the sessions of its guest opened it
        self.pace = SocketPace(sockets.limiter, next(sockets.numbers), address, self.guest_id)
        self.seat: int | None = None
        self.viewed = NOBODY
        self.known = 0
        self.changes = self.position = False  # are scenes sent by what changed, and positions?
        self.shown: Shown | None = None  # the scene sent last
        self.heard = 0  # the last thing said that was sent
        self.untold: int | None = None  # after which number something said may wait
        self.unsent: Showing | None = None  # how the table is, where that waits
        self.acting = False  # updates wait until the answer has been acknowledged

    @property
    def guest_id(self) -> int | None:
        """Who looks."""
        return None if self.guest is None else self.guest.id

    async def table(self) -> Table:
        """What this socket looks at."""
        return await self.sockets.registry.table(self.id)

    # Sending.

    def reply(self, message: Struct) -> None:
        """Send a message."""
        self.channel.send(ENCODER.encode(message))

    def show(self, showing: Showing) -> None:
        """The table has changed: send how it is, or later, how it is then."""
        self.unsent = showing
        if not self.acting and not self.channel.is_full:
            self.send_unsent()

    def send_unsent(self) -> None:
        """Send how the table is; a connection that cannot be told is closed."""
        showing, self.unsent = self.unsent, None
        if showing is None or self.channel.is_closed:
            return
        try:
            self.channel.send(self._update(showing))
            self.sockets.metrics.pushed()
        except Exception:
            LOG.exception("a table cannot be shown")
            self.sockets.metrics.fault()
            self.channel.close(FAULT)

    def _update(self, showing: Showing) -> bytes:
        view = showing.table.view_for(self.guest_id, self.seat)
        if view.eyes != self.viewed:
            self.known, self.viewed = 0, view.eyes  # another seat has heard other things
        shown = showing.shown(view)
        told = showing.written(self.guest_id, view, self.known, shown, self.shown, self.position)
        self.known = showing.table.version
        self.shown = shown if self.changes else None
        return told

    def tell_chat(self, after: int) -> None:
        """Send what was said since, if anything."""
        if self.untold is None:
            self.sockets.later(self._tell_chat())
        self.untold = after if self.untold is None else min(self.untold, after)

    async def _tell_chat(self) -> None:
        after, self.untold = self.untold or 0, None
        rows = await self.sockets.registry.store.chat(self.id, max(after, self.heard))
        rows = [row for row in rows if row.n > self.heard]
        if rows:
            self.heard = rows[-1].n
            self.reply(update.chat(rows))

    # Receiving.

    async def serve(self) -> None:
        """From hello to goodbye."""
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_TIME)
        except TimeoutError:
            self.channel.close(NO_HELLO)
            return
        if not isinstance(hello, Hello):
            if hello is not None:  # else the line is closed already
                self.channel.close(NO_HELLO)
            return
        table = await self._greet(hello)
        self.acting = True  # until it is here
        self.sockets.add(self, table)
        try:
            self.show(Showing(table))
            self.acting = False
            self.send_unsent()
            self.tell_chat(hello.chat)
            await self._listen()
        finally:
            self.sockets.remove(self)

    async def _greet(self, hello: Hello) -> Table:
        """Find out what whoever has come does not know yet."""
        self.seat = hello.seat
        table = await self.sockets.registry.current(self.id)
        view = table.view_for(self.guest_id, self.seat)
        self.viewed = view.eyes
        self._wish(hello, table)
        if self.changes and self._has_scene(hello, table):
            self.shown = Showing(table).shown(view)
        self.known = min(hello.version, table.version) if self._stays(table) else 0
        self.channel.has_room = self.send_unsent
        return table

    def _wish(self, hello: Hello, table: Table) -> None:
        """How updates are to be sent, and whether to be asked where there is no choice."""
        self.changes, self.position, self.shown = hello.changes, hello.position, None
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

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if message is None:
                return
            try:
                self.pace.check()
            except Refusal:
                self.channel.close(TOO_FAST)
                return
            if not await self.pace.turn(self.channel):
                return
            await self._follow(message)

    async def _receive(self) -> Message | None:
        data = await self.channel.receive()
        if data is None:
            return None
        try:
            return MESSAGES.decode(data)
        except (DecodeError, ValueError) as fault:
            self.reply(Refused("unreadable", 0, values={"detail": str(fault)[:200]}))
            self.channel.close(UNREADABLE)
            return None

    async def _follow(self, message: Message) -> None:
        id = message.id if isinstance(message, Saying) else ""
        self.acting = True
        try:
            await self._obey(message)
        except MaatError as fault:
            self.sockets.metrics.refused(fault.key)
            table = await self.table()
            self.reply(Refused(fault.key, table.version, id, dict(fault.values)))
            if id:
                self.show(Showing(table))
        except Exception:
            LOG.exception("a message could not be followed")
            self.sockets.metrics.fault()
            self.reply(Refused("server-fault", 0, id))
            self.show(Showing(await self.table()))
        finally:
            self.acting = False
            self.send_unsent()

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
        elif isinstance(message, CoachWord):
            table = await self.table()
            await table.do(table.heed(self.guest_id, self.seat, message.word))
        elif isinstance(message, Say):
            await self.sockets.say(await self.table(), self.guest, message)
        else:
            await self._answer(message)

    async def _answer(self, message: Hello | Look | Asking | AskHint | Ping) -> None:
        if isinstance(message, Ping):
            self.reply(Pong(now()))
        elif isinstance(message, AskHint):
            hint = self.sockets.coach.hint(await self.table(), self.guest_id, self.seat)
            self.sockets.later(self._whisper(hint))
        elif isinstance(message, AskDraws):
            self.reply(by_hand(await self.table()).past(self.guest_id))
        elif isinstance(message, Hello | Look):
            self.seat = message.seat
            table = await self.table()
            if isinstance(message, Hello):
                self._wish(message, table)
            self.show(Showing(table))
        else:
            self._explain(message, await self.table())

    def _explain(self, message: Question, table: Table) -> None:
        if isinstance(message, Preview) and isinstance(message.action, list):
            self.pace.foresee(len(message.action))
        self.reply(explained(message, table, self.guest_id, self.seat))

    async def _whisper(self, words: Awaitable[Struct | None]) -> None:
        """What the coach has to say, once it has thought."""
        if (told := await words) is not None:
            self.reply(told)

    async def _act(self, message: Act) -> None:
        start = time.perf_counter()
        table = await self.table()
        before = table.match
        made = await table.do(
            table.act(self.guest_id, message.action, message.version, message.id, message.seat)
        )
        self.reply(Done(message.id, made))
        self.sockets.metrics.answered()
        self.sockets.metrics.acknowledged(time.perf_counter() - start)
        self.sockets.later(self._whisper(self.sockets.coach.remark(table, before, message)))

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


class Sockets:
    """All sockets, by table."""

    def __init__(
        self, registry: Registry, coach: Coach, limiter: Limiter, metrics: Metrics, cluster: Cluster
    ) -> None:
        self.registry = registry
        self.coach = coach
        self.cluster, self.limiter, self.metrics = cluster, limiter, metrics
        self.numbers = itertools.count(1)
        self.by_table: dict[str, set[Socket]] = defaultdict(set)
        self.tasks: set[asyncio.Task[None]] = set()
        registry.on_change.append(self.fan_out)
        registry.watchers.append(self.by_table.__contains__)

    def count(self) -> int:
        """How many sockets are open."""
        return sum(len(sockets) for sockets in self.by_table.values())

    def add(self, socket: Socket, table: Table) -> None:
        """Somebody looks."""
        self.by_table[socket.id].add(socket)
        self.metrics.socket_opened()
        if socket.guest is not None and table.present.come(socket.guest.id):
            self.cluster.came(socket.id, socket.guest.id)
            self._moved(table, socket.guest.id)

    def remove(self, socket: Socket) -> None:
        """Somebody has gone."""
        self.by_table[socket.id].discard(socket)
        if not self.by_table[socket.id]:
            del self.by_table[socket.id]
        self.metrics.socket_closed()
        table, guest = self.registry.awake.get(socket.id), socket.guest_id
        if table is not None and guest is not None and table.present.go(guest):
            self.cluster.went(socket.id, guest)
            self._moved(table, guest)

    def _moved(self, table: Table, guest: int) -> None:
        if table.row.seats_of(guest):
            self.fan_out(table)

    def fan_out(self, table: Table) -> None:
        """Let everybody who looks at a table know that it has changed."""
        lookers = self.by_table.get(table.row.id)
        if lookers:
            showing = Showing(table)
            for socket in lookers:
                socket.show(showing)
            table.put_away()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what has to wait for the store."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def say(self, table: Table, guest: Guest | None, message: Say) -> ChatRow:
        """Somebody says something."""
        said = await chat.say(table, guest, message, self.limiter)
        self.tell_chat(table.row.id, said.n - 1)
        return said

    def tell_chat(self, id: str, after: int) -> None:
        """Let everybody who looks at a table read what was said since."""
        for socket in self.by_table.get(id, ()):
            socket.tell_chat(after)

    async def close(self) -> None:
        """Tell everybody to come again."""
        for socket in [each for sockets in self.by_table.values() for each in sockets]:
            socket.channel.close(RESTART)
