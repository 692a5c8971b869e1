"""Several workers on one machine: they share a port and a store, and are replaced when they die."""

from __future__ import annotations

import logging
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event

from maat.core.errors import MaatError
from maat.server import logs
from maat.server.handoff import Handoff
from maat.server.run import listening, server
from maat.server.settings import Settings

LOG = logging.getLogger("maat.workers")

BREATH = (
    0.5  # seconds between looks at who lives; a worker that cannot even start is tried as often
)
FAREWELL = 20.0  # seconds until a worker that was asked to end is made to


class Workers:
    """Starts them, starts those again that have died, and ends all of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.context = get_context("spawn")
        self.ready: Event = self.context.Event()
        self.ending = threading.Event()
        self.processes: dict[int, SpawnProcess] = {}
        self.folder = tempfile.TemporaryDirectory(prefix="maat-")  # of the handoff between them

    def run(self, ready: Callable[[], None]) -> None:
        """Until told to stop; `ready` once the first of them serves."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, lambda *_: self.ending.set())
        greeted = False
        while not self.ending.is_set():
            self._start_missing()
            if not greeted and self.ready.is_set():
                greeted = True
                ready()
            connection.wait([each.sentinel for each in self.processes.values()], BREATH)
        self._end()

    def _start_missing(self) -> None:
        for number in range(self.settings.workers):
            before = self.processes.get(number)
            if before is not None and before.is_alive():
                continue
            if before is not None:
                LOG.error(
                    "worker %s has died (%s), another takes its place", number, before.exitcode
                )
                time.sleep(BREATH if not self.ready.is_set() else 0)
            compiles = self.settings.compile and number == 0
            wished = replace(self.settings, compile=compiles)
            args = wished, self.ready, self.folder.name, number
            self.processes[number] = self.context.Process(target=_work, args=args)
            self.processes[number].start()

    def _end(self) -> None:
        for each in self.processes.values():
            each.terminate()
        limit = time.monotonic() + FAREWELL
        for each in self.processes.values():
            each.join(max(0.0, limit - time.monotonic()))
            if each.is_alive():
                each.kill()
        self.folder.cleanup()


def _work(settings: Settings, ready: Event, folder: str, number: int) -> None:
    """Serve as one of them, no longer than whoever has started it lives."""
    handoff = Handoff(folder, number, settings.workers)
    logs.configure(settings.log, settings.log_level)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    try:
        running = server(settings, handoff=handoff)
        listener = listening(settings.host, settings.port, shared=True)
    except (MaatError, OSError) as fault:
        LOG.error("a worker cannot start: %s", fault)
        raise SystemExit(1) from None

    def tell() -> None:
        while not running.started:
            time.sleep(0.02)
        running.servers[0].get_loop().call_soon_threadsafe(handoff.open, running)
        ready.set()

    threading.Thread(target=tell, daemon=True).start()
    with listener, closing(handoff):
        running.run(sockets=[listener])


def _outlive_nobody() -> None:
    started = parent_process()
    if started is not None:
        connection.wait([started.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
