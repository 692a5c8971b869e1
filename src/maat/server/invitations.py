"""Invitations: the secret in a link that grants an empty seat, the contact of somebody who waits
to be asked, and where the next game is."""

from __future__ import annotations

import base64
import hashlib
import hmac

from maat.server.errors import Refusal
from maat.server.store.rows import GameRow


class Invitations:
    """Made from the server's own key, so none has to be kept."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def secret(self, row: GameRow) -> str:
        """What grants a seat at a table; another number of the row makes another one."""
        return self._word(f"invite/{row.id}/{row.invite}")

    def contact(self, guest: int) -> str:
        """What lets others ask a guest to their table; always the same."""
        return self._word(f"contact/{guest}")

    def _word(self, message: str) -> str:
        """A word nobody can guess who has not the key."""
        secret = hmac.digest(self.key, message.encode(), hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(secret).decode()

    def next_id(self, row: GameRow) -> str:
        """The id of the table that follows: whoever opens it, there is but one."""
        return hmac.digest(self.key, f"next/{row.id}".encode(), hashlib.sha256)[:16].hex()

    def check(self, row: GameRow, secret: str) -> None:
        """Refuse any other secret."""
        if not hmac.compare_digest(self.secret(row), secret):
            raise Refusal("bad-invite", 403)

    def url(self, row: GameRow, server: str) -> str:
        """The link to pass on; the secret stands in the fragment."""
        return f"{server}/t/{row.id}#i={self.secret(row)}"
