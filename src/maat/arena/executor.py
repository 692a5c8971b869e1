"""Who plays the games: this process, a pool of processes, or the machines of a Ray cluster."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from maat import pool
from maat.arena.worker import Chunk, PlayedChunk, play_work
from maat.core.errors import NotFound


class Executor(ABC):
    """Takes work and gives results, in whatever order they come."""

    width = 1  # pieces of work that go on at once

    @abstractmethod
    def hand_out(self, work: Chunk) -> None:
        """Take a piece of work."""

    @abstractmethod
    def wait(self) -> list[PlayedChunk]:
        """What has been finished, at least one piece; only when something is handed out."""

    @abstractmethod
    def close(self) -> None:
        """Stop at once; unfinished work is lost."""


class Alone(Executor):
    """Plays right here."""

    def __init__(self) -> None:
        self.waiting: deque[Chunk] = deque()

    def hand_out(self, work: Chunk) -> None:
        self.waiting.append(work)

    def wait(self) -> list[PlayedChunk]:
        return [play_work(self.waiting.popleft())]

    def close(self) -> None:
        self.waiting.clear()


class Processes(Executor):
    """A pool on this machine."""

    def __init__(self, jobs: int) -> None:
        self.width = jobs
        self.pool = pool.started(jobs)
        self.waiting: set[Future[PlayedChunk]] = set()

    def hand_out(self, work: Chunk) -> None:
        self.waiting.add(self.pool.submit(play_work, work))

    def wait(self) -> list[PlayedChunk]:
        ready, self.waiting = wait(self.waiting, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in ready]
        except BrokenProcessPool:
            raise NotFound("executor-broken") from None

    def close(self) -> None:
        pool.stop(self.pool)


class Machines(Executor):
    """A Ray cluster; each machine has this package installed."""

    def __init__(self, address: str) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise NotFound("no-ray") from None
        self.ray = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as fault:
            reason = str(fault).splitlines()[0] if str(fault) else ""
            raise NotFound("ray-unreachable", address=address, reason=reason) from None
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.play = ray.remote(num_cpus=1, max_retries=3)(play_work)
        self.waiting: list[Any] = []

    def hand_out(self, work: Chunk) -> None:
        self.waiting.append(self.play.remote(work))

    def wait(self) -> list[PlayedChunk]:
        ready, self.waiting = self.ray.wait(self.waiting, num_returns=1)
        done: list[PlayedChunk] = self.ray.get(ready)
        return done

    def close(self) -> None:
        self.ray.shutdown()


def gather(jobs: int, address: str | None) -> Executor:
    """The executor a command asks for."""
    if address is not None:
        return Machines(address)
    return Alone() if jobs == 1 else Processes(jobs)
