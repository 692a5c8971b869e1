"""Sessions that end: the sockets they have opened come again, as whoever they are then."""

from __future__ import annotations

from maat.server.sockets import RESTART, Socket, Sockets
from maat.server.tokens import BEARER, COOKIE


async def drop(
    sockets: Sockets, guest: int, only: bytes | None = None, but: bytes | None = None
) -> None:
    """End the sockets of a guest: of one session, of all but one, or all; at every worker."""
    for socket in _of(sockets, guest):
        if only in (None, socket.session) and but != socket.session:
            socket.channel.close(RESTART)
    sockets.cluster.dropped(guest)


async def check(sockets: Sockets, guest: int) -> None:
    """End those of a guest's sockets whose session opens nothing any more."""
    for socket in _of(sockets, guest):
        if await sockets.registry.store.guest(socket.session, (COOKIE, BEARER)) is None:
            socket.channel.close(RESTART)


def _of(sockets: Sockets, guest: int) -> list[Socket]:
    every = [each for found in sockets.by_table.values() for each in found]
    return [socket for socket in every if socket.guest_id == guest]
