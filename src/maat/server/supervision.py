"""Whoever started the server is told how it is, as systemd wants it (sd_notify)."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import Final

READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
STOPPING: Final = "STOPPING=1"


def tell(state: str) -> None:
    """Tell it, if somebody wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.sendall(state.encode())


async def keep_telling() -> None:
    """Say that tables are served, twice as often as one has to; a loop that hangs does not."""
    wait = int(os.environ.get("WATCHDOG_USEC", "0")) / 2e6
    while wait:
        tell(ALIVE)
        await asyncio.sleep(wait)
