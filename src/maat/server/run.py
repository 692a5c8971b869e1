"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from threading import Thread
from time import sleep
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from maat.server import network
from maat.server.app import make_app
from maat.server.connections import (
    RESERVE,
    Connections,
    HttpConnection,
    SocketConnection,
    raise_file_limit,
)
from maat.server.handoff import Handoff
from maat.server.protocol import MESSAGE_BYTES
from maat.server.settings import Settings

GRACE = 5.0  # seconds for a farewell


def server(
    settings: Settings,
    find: Callable[[], str] = network.address,
    handoff: Handoff | None = None,
) -> uvicorn.Server:
    """A server that has not started yet; `find` tells its address in the network, `handoff` leads
    to the other workers of this machine."""

    async def listen(host: str, port: int) -> Beside:
        return await Beside(running, listening(host, port)).start()

    is_small = settings.alone and settings.workers == 1
    opened = network.Door(settings.port, listen, find) if is_small else None
    running = uvicorn.Server(_config(settings, make_app(settings, opened), handoff))
    return running


@contextmanager
def in_background(
    settings: Settings,
    find: Callable[[], str] = network.address,
    handoff: Handoff | None = None,
    port: int = 0,
) -> Iterator[uvicorn.Server]:
    """A server that runs in a thread of its own, on any free port, until the block ends."""
    with listening(settings.host, port) as listener:
        running = server(replace(settings, port=listener.getsockname()[1]), find, handoff)
        thread = Thread(target=running.run, kwargs={"sockets": [listener]})
        thread.start()
        while not running.started:
            sleep(0.01)
        if handoff is not None:
            running.servers[0].get_loop().call_soon_threadsafe(handoff.open, running)
        try:
            yield running
        finally:
            running.should_exit = True
            thread.join(20)
            if handoff is not None:
                handoff.close()
            if thread.is_alive():
                raise TimeoutError("the server does not end")


def _config(settings: Settings, app: ASGIApp, handoff: Handoff | None) -> uvicorn.Config:
    most = min(settings.connections, raise_file_limit() - RESERVE)
    connections = Connections(most, most if settings.proxies else settings.each)
    asks: Any = partial(HttpConnection, connections, handoff)
    stays: Any = partial(SocketConnection, connections)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=asks,
        ws=stays,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # `identity.py` reads them, where settings say so
        server_header=False,
        access_log=False,
        log_config=None,
    )


class Beside:
    """One more socket of a running server, which ends with it if not before."""

    def __init__(self, running: uvicorn.Server, listener: socket.socket) -> None:
        self.running = running
        self.listener = listener
        self.address = listener.getsockname()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address[1])

    async def start(self) -> Beside:
        """Serve here, too."""
        backlog = self.running.config.backlog
        loop = asyncio.get_running_loop()
        try:
            self.server = await loop.create_server(self._line, sock=self.listener, backlog=backlog)
        except OSError:
            self.listener.close()
            raise
        self.running.servers.append(self.server)
        return self

    def _line(self) -> asyncio.Protocol:
        """What speaks on a new connection: the same as on all others."""
        running = self.running
        speaks: Any = running.config.http_protocol_class
        made: asyncio.Protocol = speaks(
            config=running.config,
            server_state=running.server_state,
            app_state=running.lifespan.state,
        )
        return made

    def close(self) -> None:
        """Serve here no more; who came by this socket is told to come again, and let go."""
        self.running.servers.remove(self.server)
        self.server.close()
        self.listener.close()
        loop = asyncio.get_running_loop()
        for line in list(self.running.server_state.connections):
            if line.transport.get_extra_info("sockname") == self.address:
                line.shutdown()
                loop.call_later(GRACE, line.transport.abort)  # whoever does not listen


def listening(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket on this port, or on any free one if it is taken; several workers share theirs."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except OSError as fault:
        if fault.errno != errno.EADDRINUSE:
            made.close()
            raise
        made.bind((host, 0))
    return made
