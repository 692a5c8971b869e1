"""What travels of talk at a table, to all who look."""

from __future__ import annotations

from msgspec import Struct


class Speaking(Struct):
    """One thing that was said."""

    n: int
    seat: int | None
    name: str
    at: int
    phrase: str = ""
    text: str = ""


class Chat(Struct, tag="chat"):
    """What was said since."""

    lines: list[Speaking]
