"""What a store in SQL keeps about guests, in queries that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from maat import catalog
from maat.bots import roster
from maat.core.notation import SOMEBODY
from maat.server.store.columns import TOKEN, device_name
from maat.server.store.interface import Devices, People
from maat.server.store.rows import ASKED, GATHERING, OPEN, PLAYING, ChatRow, Guest, Session, now

Statement = tuple[str, tuple[Any, ...]]  # with its values, which it names $1, $2, ...

INSERT_TOKEN = f"INSERT INTO token({TOKEN}) VALUES($1, $2, $3, $4, $5, $6, $7)"
SEATED = "SELECT game FROM seat WHERE guest = $1"
TALK = "(game, seat) IN (SELECT game, seat FROM seat WHERE guest = $1)"

ASKED_OF = (
    "phase = $2 AND EXISTS (SELECT 1 FROM seat "
    "WHERE seat.game = game.id AND seat.seat = game.asked AND seat.guest = $1)"
)
HEIR = (  # whoever sits there, before those who are only asked to
    "SELECT guest FROM seat WHERE seat.game = game.id AND guest IS NOT NULL AND guest != $1 "
    f"ORDER BY CASE status WHEN '{ASKED}' THEN 1 ELSE 0 END, seat LIMIT 1"
)


def forgetting(guest: int) -> list[Statement]:
    """Nothing tells any more who somebody was: others have the seat, or a bot plays on for it."""
    mine = "guest = $1 AND game IN (SELECT id FROM game WHERE phase = $2{})"
    empty = f"UPDATE seat SET kind = '{OPEN}', name = '', guest = NULL, bot = '', status = ''"
    plays_on = "UPDATE seat SET bot = $4 WHERE bot = '' AND " + mine.format(" AND game = $3")
    return [
        (f"UPDATE game SET request = '' WHERE id IN ({SEATED})", (guest,)),
        (f"UPDATE game SET host = ({HEIR}) WHERE host = $1", (guest,)),
        (f"{empty} WHERE {mine.format('')}", (guest, GATHERING)),
        *((plays_on, (guest, PLAYING, key, roster.usual(key))) for key in catalog.games()),
        (f"UPDATE game SET due = $3, driver = '' WHERE {ASKED_OF}", (guest, PLAYING, now())),
        ("UPDATE seat SET name = $2, guest = NULL WHERE guest = $1", (guest, SOMEBODY)),
        ("DELETE FROM token WHERE guest = $1", (guest,)),
        ("DELETE FROM guest WHERE id = $1", (guest,)),
    ]


class GuestQueries(People, Devices):
    """Guests, their devices and what is known of them; how a query is run is the store's."""

    @abstractmethod
    async def found(self, query: str, *values: Any) -> list[Any]:
        """The rows a query finds."""

    @abstractmethod
    async def done(self, *statements: Statement, again: bool = False) -> None:
        """Write all of this or nothing; `again` if it may be done twice."""

    async def guest(
        self, token: bytes, kinds: tuple[str, ...], used: int = 0, born: int = 0
    ) -> Guest | None:
        rows = await self.found(
            "SELECT guest.id, guest.name, token.kind, token.created, token.born FROM token "
            "JOIN guest ON guest.id = token.guest WHERE token.hash = $1",
            token,
        )
        known = (
            Guest(id, name)
            for id, name, kind, last, first in rows
            if kind in kinds and last >= used and first >= born
        )
        return next(known, None)

    async def rename(self, guest: int, name: str) -> None:
        await self.done(("UPDATE guest SET name = $1 WHERE id = $2", (name, guest)))

    async def add_token(
        self, guest: int, token: bytes, kind: str, only: bool, label: str = "", linked: bool = False
    ) -> None:
        at = now()
        others = ("DELETE FROM token WHERE guest = $1 AND kind = $2", (guest, kind))
        new = (INSERT_TOKEN, (token, guest, kind, at, at, label, int(linked)))
        await self.done(*([others] if only else []), new)

    async def renew_token(self, token: bytes, older: int) -> bool:
        query = "SELECT 1 FROM token WHERE hash = $1 AND created < $2"
        if not await self.found(query, token, older):
            return False
        await self.done(("UPDATE token SET created = $1 WHERE hash = $2", (now(), token)))
        return True

    async def drop_token(self, token: bytes) -> None:
        await self.done(("DELETE FROM token WHERE hash = $1", (token,)))

    # Devices.

    async def sessions(self, guest: int) -> list[Session]:
        rows = await self.found(
            "SELECT hash, kind, label, born, created, linked FROM token WHERE guest = $1 "
            "ORDER BY created DESC, born DESC",
            guest,
        )
        return [
            Session(device_name(hash), kind, label, born, used, bool(linked))
            for hash, kind, label, born, used, linked in rows
        ]

    async def session(self, token: bytes) -> str:
        return device_name(token)

    async def drop_old_tokens(self, older: int) -> None:
        await self.done(("DELETE FROM token WHERE kind = 'cookie' AND created < $1", (older,)))

    async def drop_session(self, guest: int, id: str) -> bool:
        for (token,) in await self.found("SELECT hash FROM token WHERE guest = $1", guest):
            if device_name(token) == id:
                await self.drop_token(token)
                return True
        return False

    async def drop_sessions(self, guest: int, but: bytes, linked: bool) -> None:
        where = "AND linked = 1" if linked else ""
        query = f"DELETE FROM token WHERE guest = $1 AND hash != $2 {where}"
        await self.done((query, (guest, but)))

    # All that is known of a guest.

    async def since(self, guest: int) -> int:
        rows = await self.found("SELECT created FROM guest WHERE id = $1", guest)
        return int(rows[0][0]) if rows else 0

    async def talk_of(self, guest: int) -> list[tuple[str, ChatRow]]:
        query = f"SELECT game, n, seat, name, phrase, text, at FROM chat WHERE {TALK} ORDER BY at"
        return [(game, ChatRow(*rest)) for game, *rest in await self.found(query, guest)]

    async def drop_talk(self, guest: int) -> None:
        await self.done((f"DELETE FROM chat WHERE {TALK}", (guest,)))

    async def forget(self, guest: int) -> None:
        await self.done(*forgetting(guest), again=True)

    async def newest(self) -> int:
        times = "SELECT max(since) AS at FROM game UNION ALL SELECT max(created) AS at FROM token"
        rows = await self.found(f"SELECT max(at) FROM ({times}) AS times")
        return int(rows[0][0] or 0)
