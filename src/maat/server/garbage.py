"""What nothing leads to any more, though its parts lead to each other.

Python looks for it whenever enough has been made anew: among what is young, which is much where one
position takes the place of another, and among all there is. With thousands of tables everybody
waits for that, most of a second at times. Here nearly nothing is left that only such a look finds,
so all is looked at when there is more of it by half than after the last look, and never else.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Final

GROWTH: Final = 1.5
LEAST: Final = 400_000  # pieces of memory, as many as are there before anybody has come
EVERY: Final = 1.0  # seconds between two looks at how many there are
TRIMMED: Final = 10.0  # seconds between two times that free memory is given back


class Garbage:
    """Finds it in this process, for as long as a server runs."""

    def __init__(self, least: int = LEAST) -> None:
        self.least = least
        self.left = least  # pieces of memory after the last look at all

    async def keep_collecting(self) -> None:
        """Look when there is more."""
        gc.disable()
        try:
            while True:
                self.collect_if_grown()
                await asyncio.sleep(EVERY)
        finally:
            gc.enable()

    def collect_if_grown(self) -> None:
        """Look at all there is if that is worth it."""
        if sys.getallocatedblocks() > self.left * GROWTH:
            gc.collect()
            self.left = max(self.least, sys.getallocatedblocks())


async def keep_trimming() -> None:
    """Give memory back for as long as the server runs; where much is free, that takes a while."""
    while True:
        await asyncio.sleep(TRIMMED)
        await asyncio.to_thread(trim)


def trim() -> None:
    """Give back to the system what lies free between things that are kept: tables that rest let go
    of much, and of itself the allocator keeps what is not at the end."""
    _trimmer()(0)


@cache
def _trimmer() -> Callable[[int], Any]:
    library: Any = ctypes.CDLL(None) if sys.platform == "linux" else None
    return getattr(library, "malloc_trim", lambda _: None)  # glibc has it, others have not
