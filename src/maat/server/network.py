"""The network door: opens and closes a second address of a server that listens here alone."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from maat.server.errors import Refusal
from maat.server.settings import url_of

# Whatever lies beyond the gateway, then the networks of homes and offices, then IPv6.
TARGETS: Final = (
    *("203.0.113.1", "192.168.254.254", "172.31.254.254", "10.254.254.254"),
    "2001:db8::1",
)


def address() -> str:
    """How this computer is called in its network, empty if it is in none; a private name first."""
    found = [each for each in map(_source, TARGETS) if each]
    return min(found, key=lambda each: ipaddress.ip_address(each).is_global, default="")


def _source(target: str) -> str:
    """From which address packets would go there; none is sent."""
    family = socket.AF_INET6 if ":" in target else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found = str(probe.getsockname()[0])
    except OSError:
        return ""  # no way leads there
    read = ipaddress.ip_address(found)
    local = read.is_loopback or read.is_unspecified or (read.version == 6 and read.is_link_local)
    return "" if local else found


class OpenSocket(Protocol):
    """One more socket of a running server."""

    @property
    def port(self) -> int:
        """Where it listens."""

    def close(self) -> None:
        """Listen no more, and let go of whoever came by it."""


Listen = Callable[[str, int], Awaitable[OpenSocket]]


class Door:
    """Lets others in the network reach the server, until it is closed again."""

    def __init__(self, port: int, listen: Listen, find: Callable[[], str] = address) -> None:
        self.port = port
        self.listen = listen
        self.find = find
        self.host = ""  # the address it is open at
        self.listener: OpenSocket | None = None
        self.ports: dict[str, int] = {}  # by address, so that friends find their way back
        self.lock = asyncio.Lock()

    @property
    def url(self) -> str:
        """How the network reaches the server; empty if closed, or if the network has changed."""
        if self.listener is None or self.find() != self.host:
            return ""
        return url_of(self.host, self.listener.port)

    async def open(self) -> None:
        """Listen on the present address; where its port is taken, on another."""
        async with self.lock:
            host = self.find()
            if self.listener is not None and host == self.host:
                return
            self._close()
            if not host:
                raise Refusal("no-network")
            wished = self.ports.get(host, self.port)
            try:
                self.listener = await self.listen(host, wished)
            except OSError as fault:
                told = f"{host}:{wished}"
                raise Refusal("no-address", address=told, reason=str(fault.strerror)) from None
            self.host = host
            self.ports[host] = self.listener.port

    async def close(self) -> None:
        """Listen on this computer alone."""
        async with self.lock:
            self._close()

    def _close(self) -> None:
        if self.listener is not None:
            self.listener.close()
        self.listener, self.host = None, ""
