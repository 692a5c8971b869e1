"""What every store offers, whatever it keeps its rows in."""

from __future__ import annotations

from abc import ABC, abstractmethod

from maat.server.store.rows import ChatRow, EntryRow, GameRow, Guest


class Conflict(Exception):
    """Somebody else has written there first."""


class Store(ABC):
    """Whoever asks waits; a write returns when it can no longer be lost."""

    # Guests.

    @abstractmethod
    async def guest(self, token: bytes, kinds: tuple[str, ...]) -> Guest | None:
        """Whose token of one of these kinds this is."""

    @abstractmethod
    async def add_guest(self, name: str, token: bytes, kind: str) -> Guest:
        """A new guest with a first token."""

    @abstractmethod
    async def rename(self, guest: int, name: str) -> None:
        """Call a guest something else from now on."""

    @abstractmethod
    async def add_token(self, guest: int, token: bytes, kind: str, only: bool) -> None:
        """Another token; `only` drops the guest's others of the same kind."""

    @abstractmethod
    async def renew_token(self, token: bytes, older: int) -> bool:
        """A token from before that time counts as new again; whether it was so old."""

    @abstractmethod
    async def drop_token(self, token: bytes) -> None:
        """The token opens nothing any more."""

    @abstractmethod
    async def drop_tokens(self, kind: str, older: int) -> None:
        """Nor does any of this kind from before that time."""

    # Tables.

    @abstractmethod
    async def add_game(self, row: GameRow, seed: str, entries: list[EntryRow]) -> None:
        """A new table."""

    @abstractmethod
    async def game(self, id: str) -> GameRow | None:
        """A table with its seats."""

    @abstractmethod
    async def games_of(self, guest: int, most: int) -> list[GameRow]:
        """The tables a guest sits at or has opened, the latest first."""

    @abstractmethod
    async def game_ids(self) -> list[str]:
        """All tables, the oldest first."""

    @abstractmethod
    async def clocked(self) -> list[str]:
        """The tables at which a clock runs."""

    @abstractmethod
    async def seed(self, id: str) -> str:
        """The secret seed of a table."""

    @abstractmethod
    async def entries(self, id: str) -> list[EntryRow]:
        """The history of a table."""

    @abstractmethod
    async def made(self, id: str, move: str) -> int | None:
        """The version a move has led to, None if it was never made."""

    @abstractmethod
    async def append(self, row: GameRow, entries: list[EntryRow]) -> None:
        """Go on from `row.version`, keep the row's new phase, question and request; or Conflict."""

    @abstractmethod
    async def save(self, row: GameRow) -> None:
        """Keep who sits where, the invitation, what waits for consent, the rules, what follows."""

    # Talk.

    @abstractmethod
    async def say(self, id: str, said: ChatRow) -> None:
        """Keep what was said."""

    @abstractmethod
    async def chat(self, id: str, after: int) -> list[ChatRow]:
        """What was said since."""

    # Reviews.

    @abstractmethod
    async def review(self, id: str) -> str | None:
        """The review of a game; empty while it is made, None if nobody asked for one."""

    @abstractmethod
    async def opinions(self, id: str) -> dict[int, str]:
        """What has been found out for a review that is not complete."""

    @abstractmethod
    async def keep_opinion(self, id: str, n: int, told: str) -> None:
        """Keep a part of a review."""

    @abstractmethod
    async def keep_review(self, id: str, told: str) -> None:
        """Keep a review in the place of its parts, or that one was asked for."""

    # Endings.

    @abstractmethod
    async def ending(self, id: str) -> bytes | None:
        """How a game ended, None if that was not kept."""

    @abstractmethod
    async def keep_ending(self, id: str, told: bytes) -> None:
        """Keep how a game ended."""

    # The rest.

    @abstractmethod
    def key(self) -> bytes:
        """The server's own secret."""

    @abstractmethod
    def close(self) -> None:
        """Finish all writes and let go."""
