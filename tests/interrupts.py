"""Ctrl+C for programs that tests start."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heard() -> Iterator[None]:
    """What is started here hears Ctrl+C, which tests in the background of a shell do not."""
    deaf = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, deaf)
