"""How many sockets each address has, whoever stands in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class SocketCounts:
    """Counts; an address may have so many."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.by_address: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Whether one more socket of an address is welcome."""
        return self.by_address[address] < self.each

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """A socket of an address, for as long as it is open."""
        self.by_address[address] += 1
        try:
            yield
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
