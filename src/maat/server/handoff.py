"""Sockets handed from worker to worker on one machine: who looks at one table meets in one.

Whichever worker the system gives a new socket to hands it on, as it is, to the one that the table's
name stands for. There what all see is made once. Nothing depends on it: a worker that cannot be
reached is done without, and any worker serves any table.
"""

from __future__ import annotations

import asyncio
import socket
from array import array
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

import uvicorn

LONGEST = 65_536  # bytes of the head of a request


class Handoff:
    """How one worker of several gives and takes sockets."""

    def __init__(self, folder: str, number: int, count: int) -> None:
        self.folder = Path(folder)
        self.number = number
        self.count = count
        self.running: uvicorn.Server | None = None
        self.taking: set[asyncio.Task[None]] = set()
        self.ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.ear.setblocking(False)

    def _door(self, number: int) -> str:
        return str(self.folder / str(number))

    def pass_on(self, path: bytes, line: Any, head: bytes) -> bool:
        """Hand a connection on by the request that began it; not if this worker is the right one
        or the right one is not there. Raises BlockingIOError where it has its hands full."""
        number = crc32(path) % self.count
        if number == self.number:
            return False
        rights = socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line.fileno()])
        try:
            self.ear.sendmsg([head], [rights], 0, self._door(number))
        except BlockingIOError:
            raise
        except OSError:
            return False
        return True

    def open(self, running: uvicorn.Server) -> None:
        """Take what others hand on, in the loop of a server that runs."""
        self.running = running
        with suppress(FileNotFoundError):
            Path(self._door(self.number)).unlink()  # of the worker that was here before
        self.ear.bind(self._door(self.number))
        asyncio.get_running_loop().add_reader(self.ear, self._take)

    def close(self) -> None:
        """Give and take no more, once the server has ended."""
        self.ear.close()

    def _take(self) -> None:
        head, lines, _, _ = socket.recv_fds(self.ear, LONGEST, 1)
        for line in lines:  # none where this worker has no room for another file
            task = asyncio.create_task(self._serve(socket.socket(fileno=line), head))
            self.taking.add(task)
            task.add_done_callback(self.taking.discard)

    async def _serve(self, line: socket.socket, head: bytes) -> None:
        """Go on as if the connection had come here, with the request it began with: it is counted,
        and turned away where there is no room."""
        assert self.running is not None
        speaks: Any = self.running.config.http_protocol_class
        made: asyncio.Protocol = speaks(
            config=self.running.config,
            server_state=self.running.server_state,
            app_state=self.running.lifespan.state,
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: made, line)
        except OSError:
            line.close()  # whoever it was has gone
            return
        made.data_received(head)
