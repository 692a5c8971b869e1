"""Running a server until it is told to stop."""

from __future__ import annotations

import errno
import socket

import uvicorn

from maat.server.app import make_app
from maat.server.protocol import MESSAGE_BYTES
from maat.server.settings import Settings


def server(settings: Settings) -> uvicorn.Server:
    """A server that has not started yet."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        limit_concurrency=20_000,
        server_header=False,
        access_log=False,
        log_level="warning",
    )
    return uvicorn.Server(config)


def listening(host: str, port: int) -> socket.socket:
    """A socket on this port, or on any free one if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as fault:
        if fault.errno != errno.EADDRINUSE:
            made.close()
            raise
        made.bind((host, 0))
    return made
