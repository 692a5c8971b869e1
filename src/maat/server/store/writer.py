"""One thread that writes: jobs that wait together are made durable by one commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

import apsw

from maat.server.store.interface import Unwell

T = TypeVar("T")
Job = Callable[[apsw.Connection], Any]

MOST_AT_ONCE = 256
AILMENTS = (
    *(apsw.FullError, apsw.IOError, apsw.CorruptError, apsw.NotADBError),
    *(apsw.ReadOnlyError, apsw.CantOpenError, apsw.BusyError),
)


class Waiting:
    """A job, and whoever waits for it."""

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any]):
        self.job = job
        self.loop = loop
        self.done = done
        self.result: Any = None
        self.fault: BaseException | None = None

    def tell(self) -> None:
        """Wake the one who waits, in their own thread."""
        try:
            self.loop.call_soon_threadsafe(self._settle)
        except RuntimeError:  # their loop has closed: nobody waits any more
            return

    def _settle(self) -> None:
        if self.done.done():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.result)


class Writer:
    """Runs jobs on its own connection; an answer comes only after the commit is on disk."""

    def __init__(
        self,
        connection: apsw.Connection,
        timed: Callable[[float], None],
        stands: Callable[[], bool],
    ) -> None:
        self.connection = connection
        self.timed = timed
        self.stands = stands  # whether what is written can be found again
        self.ailment = ""  # what kept the last jobs from disk
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="maat-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Callable[[apsw.Connection], T]) -> T:
        """Run a job and wait until what it wrote cannot be lost."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.queue.put(Waiting(job, loop, done))
        return await asyncio.shield(done)

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.connection.close()

    def _run(self) -> None:
        while True:
            batch, stop = self._batch()
            if batch:
                start = time.perf_counter()
                self._commit(batch)
                self.timed(time.perf_counter() - start)
                for waiting in batch:
                    waiting.tell()
            if stop:
                return

    def _batch(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        item = self.queue.get()
        while item is not None:
            batch.append(item)
            if self.queue.empty() or len(batch) >= MOST_AT_ONCE:
                return batch, False
            item = self.queue.get()
        return batch, True

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            if not self.stands():
                raise apsw.CantOpenError("the file is gone")
            self.connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                self._do(waiting)
                if not self.connection.in_transaction:  # a disk that is full ends all of it
                    raise apsw.AbortError(str(waiting.fault))
            self.connection.execute("COMMIT")
        except apsw.Error as fault:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for waiting in batch:
                waiting.fault = waiting.fault or fault
        self._judge(batch)

    def _judge(self, batch: list[Waiting]) -> None:
        """Whether the disk takes what is written; those who wait hear of it as of one thing."""
        self.ailment = next((found for each in batch if (found := _ailment(each.fault))), "")
        for waiting in batch:
            if _ailment(waiting.fault) or isinstance(waiting.fault, apsw.AbortError):
                waiting.fault = Unwell(self.ailment)

    def _do(self, waiting: Waiting) -> None:
        """A job that fails takes back only itself."""
        try:
            with self.connection:  # a savepoint
                waiting.result = waiting.job(self.connection)
        except Exception as fault:
            waiting.fault = fault


def _ailment(fault: BaseException | None) -> str:
    """What ails the disk, if that is behind a fault; SQLite may have ended all that was begun."""
    while fault is not None and not isinstance(fault, AILMENTS):
        fault = fault.__context__
    return "" if fault is None else type(fault).__name__
