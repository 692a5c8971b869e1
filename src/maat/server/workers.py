"""Several workers on one machine: they share a port and a store, and are replaced when they die.

They are forks of a process that has loaded all there is and does nothing else: one that has died is
soon there again, even while others are being started.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from multiprocessing import connection, get_context
from multiprocessing.context import ForkProcess
from multiprocessing.synchronize import Event

from maat.core.errors import MaatError
from maat.server import logs
from maat.server.games import LoadedGames
from maat.server.handoff import Handoff
from maat.server.run import listening, server
from maat.server.settings import Settings

LOG = logging.getLogger("maat.workers")

BREATH = (
    0.5  # seconds between looks at who lives; a worker that cannot even start is tried as often
)
FAREWELL = 20.0  # seconds until a worker that was asked to end is made to
ENDING = (signal.SIGTERM, signal.SIGINT)


class Workers:
    """Starts them, starts those again that have died, and ends all of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.context = get_context("fork")
        self.ready: Event = self.context.Event()
        self.ending = threading.Event()
        self.processes: dict[int, ForkProcess] = {}
        self.folder = tempfile.TemporaryDirectory(prefix="maat-")  # of the handoff between them

    def run(self, ready: Callable[[], None]) -> None:
        """Until told to stop; `ready` once the first of them serves."""
        for each in ENDING:
            signal.signal(each, lambda *_: self.ending.set())
        LoadedGames().all()
        gc.freeze()  # what workers share is not looked at by each of them, and so stays shared
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
            args = wished, self.ready, self.folder.name, number, os.getpid()
            self.processes[number] = self.context.Process(target=_work, args=args)
            signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)  # until it hears them itself
            self.processes[number].start()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

    def _end(self) -> None:
        for each in self.processes.values():
            each.terminate()
        limit = time.monotonic() + FAREWELL
        for each in self.processes.values():
            each.join(max(0.0, limit - time.monotonic()))
            if each.is_alive():
                each.kill()
        self.folder.cleanup()


def _work(settings: Settings, ready: Event, folder: str, number: int, parent: int) -> None:
    """Serve as one of them, no longer than whoever has started it lives."""
    for each in ENDING:
        signal.signal(each, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    handoff = Handoff(folder, number, settings.workers)
    logs.configure(settings.log, settings.log_level)
    threading.Thread(target=_outlive_nobody, args=(parent,), daemon=True).start()
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


def _outlive_nobody(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(BREATH)
    os.kill(os.getpid(), signal.SIGTERM)
