"""Processes that share work, and end with the one that started them, however that ends."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from maat.core.errors import NotFound

NEW_OBJECTS: Final = 50_000  # between looks for cycles: a search makes many objects and no cycles


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Some processes; who leaves early, by an interrupt or a fault, does not wait for them."""
    pool = started(jobs)
    try:
        yield pool
    except BrokenProcessPool:
        raise NotFound("worker-gone") from None
    finally:
        stop(pool)


def started(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes that share nothing with this one."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes at once; unfinished work is lost."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)


def prepare() -> None:
    """A worker leaves interrupts to its parent, and goes when its parent is gone."""
    sweep_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def sweep_rarely() -> None:
    """Let a process that searches spend less of its time on looking for cycles."""
    gc.set_threshold(NEW_OBJECTS)


def follow_parent() -> None:
    """Leave as soon as the process that started this one has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
