"""How fast a socket is heard: it alone, and all sockets of its guest or its address together."""

from __future__ import annotations

import asyncio

from maat.server.errors import Refusal
from maat.server.interfaces import Channel, Limiter

EACH = "20/2second"  # messages of one socket
SHARE = "60/2second"  # of all sockets of one guest; ten times as many of an address
FORESEEN = "96/2second"  # answers they ask about several at once
BREATH = 0.5  # seconds until a message that has no turn yet is looked at again


class SocketPace:
    """Counts what one socket says."""

    __slots__ = ("address", "guest", "limiter", "number")

    def __init__(self, limiter: Limiter, number: int, address: str, guest: int | None) -> None:
        self.limiter = limiter
        self.number = number
        self.address = address
        self.guest = guest

    def check(self) -> None:
        """Refuse one more message of a socket that says too much by itself."""
        self.limiter.check(EACH, "socket", str(self.number))

    async def turn(self, channel: Channel) -> bool:
        """Wait while the others have said much: all of them together hold up nobody else.

        Whether a turn came before the line was closed.
        """
        while True:
            try:
                self._share(SHARE, "messages")
            except Refusal:
                if channel.is_closed:
                    return False
                await asyncio.sleep(BREATH)
            else:
                return True

    def foresee(self, count: int) -> None:
        """Refuse more answers to be foreseen than there is time for."""
        for _ in range(count):
            self._share(FORESEEN, "previews")

    def _share(self, limits: str, what: str) -> None:
        self.limiter.share(limits, what, self.address, self.guest)
