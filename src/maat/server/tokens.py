"""Random names: tokens of guests and links, ids of tables; and what the store sees of them."""

from __future__ import annotations

import hashlib
import secrets
import string

from maat.server.store.rows import now

LETTERS = string.ascii_letters + string.digits

COOKIE = "cookie"
BEARER = "bearer"
LINK = "link"
CONTACT = "contact"  # lets others ask a guest to their table, and opens nothing
FRESH = 1  # days after which a cookie starts anew


def days_ago(days: int) -> int:
    """A moment in the past, as the store counts."""
    return now() - days * 86_400_000


def new_token() -> str:
    """More than 256 random bits for a cookie, a link or a command line."""
    return _letters(43)


def new_id() -> str:
    """A name for a table that nobody can guess: 131 random bits."""
    return _letters(22)


def _letters(length: int) -> str:
    """Random letters and digits: with a hyphen in front, a command line would see an option."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def digest(token: str) -> bytes:
    """All the store ever sees of a token."""
    return hashlib.sha256(token.encode()).digest()
