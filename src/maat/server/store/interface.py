"""What every store offers, whatever it keeps its rows in."""

from __future__ import annotations

from abc import ABC, abstractmethod

from maat.server.errors import Refusal
from maat.server.store.rows import ChatRow, EntryRow, GameRow, Guest, Session

AHEAD = 10_000  # milliseconds before its time that a table is claimed


class Conflict(Refusal):
    """Somebody else has written there first: what they wrote has to be read."""

    def __init__(self, what: str) -> None:
        super().__init__("try-again", 503)
        self.what = what


class Unwell(Refusal):
    """The disk does not take or give what it should: full, damaged, gone; nothing was changed."""

    def __init__(self, ailment: str) -> None:
        super().__init__("store-unwell", 503)
        self.ailment = ailment


class People(ABC):
    """What is kept about guests: tokens, devices, what each has said."""

    @abstractmethod
    async def guest(
        self, token: bytes, kinds: tuple[str, ...], used: int = 0, born: int = 0
    ) -> Guest | None:
        """Whose token of one of these kinds this is, if it was used and made after these times."""

    @abstractmethod
    async def add_guest(self, name: str, token: bytes, kind: str, label: str = "") -> Guest:
        """A new guest with a first token."""

    @abstractmethod
    async def rename(self, guest: int, name: str) -> None:
        """Call a guest something else from now on."""

    @abstractmethod
    async def add_token(
        self, guest: int, token: bytes, kind: str, only: bool, label: str = "", linked: bool = False
    ) -> None:
        """Another token; `only` drops the guest's others of the same kind."""

    @abstractmethod
    async def renew_token(self, token: bytes, older: int) -> bool:
        """A token from before that time counts as new again; whether it was so old."""

    @abstractmethod
    async def drop_token(self, token: bytes) -> None:
        """The token opens nothing any more."""


class Store(People):
    """What is kept of tables; whoever asks waits, a write returns when it can no longer be lost."""

    worker: str = ""  # who writes here, another one after every start

    @abstractmethod
    async def add_game(self, row: GameRow, seed: str, entries: list[EntryRow]) -> None:
        """A new table, or Conflict if there is one with its id."""

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
    async def claim(self, patience: int) -> list[str]:
        """The tables for which somebody has to act soon and nobody will, from now on this worker's:
        who was to is gone, or has done nothing for so many milliseconds."""

    @abstractmethod
    async def put_off(self, id: str, due: int | None) -> None:
        """Nobody has to act for a table before that time."""

    @abstractmethod
    async def seed(self, id: str) -> str:
        """The secret seed of a table."""

    @abstractmethod
    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        """The history of a table, or what came after so many entries."""

    async def news(self, id: str, after: int) -> tuple[GameRow | None, list[EntryRow]]:
        """A table as it is, and what came after so many entries."""
        row = await self.game(id)
        return row, [] if row is None else await self.entries(id, after)

    @abstractmethod
    async def made(self, id: str, move: str) -> int | None:
        """The version a move has led to, None if it was never made."""

    @abstractmethod
    async def append(self, row: GameRow, entries: list[EntryRow]) -> GameRow:
        """Go on from the version and revision of the row, keep its new phase, question, request
        and result; the row as it is kept then, or Conflict."""

    @abstractmethod
    async def save(self, row: GameRow) -> GameRow:
        """Keep who sits where, the host, the invitation, what waits for consent, the rules, what
        follows; the row as it is kept then, or Conflict unless the revision is the row's."""

    @abstractmethod
    async def note_seen(self, seen: dict[str, dict[int, int]]) -> None:
        """When guests who sit at tables were last here, table by table."""

    # Talk.

    @abstractmethod
    async def say(self, id: str, said: ChatRow) -> ChatRow:
        """Keep what was said, under the next number."""

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


class Devices(ABC):
    """What a server for many people keeps about them besides, and how it lets go of it."""

    @abstractmethod
    async def sessions(self, guest: int) -> list[Session]:
        """Every token of a guest, the latest used first."""

    @abstractmethod
    async def session(self, token: bytes) -> str:
        """What a token is called in that list."""

    @abstractmethod
    async def drop_old_tokens(self, older: int) -> None:
        """Cookies nobody has used since that time are deleted."""

    @abstractmethod
    async def drop_session(self, guest: int, id: str) -> bool:
        """One of a guest's devices is known no more; whether there was such a one."""

    @abstractmethod
    async def drop_sessions(self, guest: int, but: bytes, linked: bool) -> None:
        """All tokens of a guest but one open nothing any more; `linked`: those a link has made."""

    @abstractmethod
    async def since(self, guest: int) -> int:
        """When a guest came first."""

    @abstractmethod
    async def talk_of(self, guest: int) -> list[tuple[str, ChatRow]]:
        """Everything somebody has said, with the table."""

    @abstractmethod
    async def drop_talk(self, guest: int) -> None:
        """What somebody has said where they sit is not there any more."""

    @abstractmethod
    async def forget(self, guest: int) -> None:
        """Nothing that tells who this was is left: not the name, nor any way back."""

    @abstractmethod
    async def newest(self) -> int:
        """When something was last written."""

    @abstractmethod
    async def forget_absent(self, older: int) -> int:
        """Guests who can come back by nothing, sit nowhere and came before that time are forgotten;
        how many they were."""

    async def banned(self) -> list[str]:
        """Networks from which nobody may ask, by the word of an operator."""
        return []

    @abstractmethod
    async def drop_games(self, older: int) -> int:
        """Tables nobody has touched since that time are deleted; how many they were."""


class ServerStore(Store, Devices):
    """What a server for many people keeps its tables in."""

    @abstractmethod
    async def check(self) -> None:
        """Refuse if nothing that is written now would be there later."""

    @abstractmethod
    def ailment(self) -> str:
        """What is wrong with the store, as far as the last write can tell; empty if nothing is."""

    @abstractmethod
    def announce(self, url: str) -> None:
        """Note where the server of this store is found."""

    async def leave(self) -> None:
        """Finish all writes and let go, where a loop runs."""
        self.close()
